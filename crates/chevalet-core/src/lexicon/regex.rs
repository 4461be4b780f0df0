//! Regular expressions, matched against whole words while the graph is walked: a beginning that
//! no match can have is not followed.

use regex_automata::hybrid::LazyStateID;
use regex_automata::hybrid::dfa::{Cache, DFA};
use regex_automata::nfa::thompson;
use regex_automata::util::syntax;
use regex_automata::{Anchored, Input, MatchKind};

use super::MAX_WORD_LENGTH;
use super::walk::Guide;

/// Why a regular expression cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RegexError {
    /// What the expression's parser says, and of which character, counted from 0.
    #[error("character {at}: {message}")]
    Syntax { at: usize, message: String },
    #[error("the expression needs too much memory")]
    TooLarge,
}

/// Enough for any sensible expression, little enough for a server.
const NFA_BYTES: usize = 1 << 18;
const CACHE_BYTES: usize = 2 << 20;

fn syntax_error(text: &str, error: &regex_syntax::Error) -> RegexError {
    let (offset, message) = match error {
        regex_syntax::Error::Parse(error) => (error.span().start.offset, error.kind().to_string()),
        regex_syntax::Error::Translate(error) => {
            (error.span().start.offset, error.kind().to_string())
        }
        error => (0, error.to_string()),
    };
    let at = text.char_indices().take_while(|&(i, _)| i < offset).count();
    RegexError::Syntax { at, message }
}

/// A regular expression over A to Z, in either case.
#[derive(Debug)]
pub struct Regex {
    dfa: DFA,
}

impl Regex {
    pub fn parse(text: &str) -> Result<Self, RegexError> {
        let config = syntax::Config::new()
            .case_insensitive(true)
            .unicode(false)
            .utf8(false)
            .nest_limit(50);
        let hir = syntax::parse_with(text, &config).map_err(|error| syntax_error(text, &error))?;
        let nfa = thompson::Compiler::new()
            .configure(
                thompson::Config::new()
                    .utf8(false)
                    .nfa_size_limit(Some(NFA_BYTES))
                    .which_captures(thompson::WhichCaptures::None),
            )
            .build_from_hir(&hir)
            .map_err(|_| RegexError::TooLarge)?;
        let dfa = DFA::builder()
            .configure(
                DFA::config()
                    // Every match from the first letter on, not only the leftmost: whether one
                    // of them ends with the word is asked when the word ends.
                    .match_kind(MatchKind::All)
                    .cache_capacity(CACHE_BYTES)
                    .skip_cache_capacity_check(false)
                    // The walk keeps states of the path it is on: they must not be dropped.
                    .minimum_cache_clear_count(Some(0)),
            )
            .build_from_nfa(nfa)
            .map_err(|_| RegexError::TooLarge)?;
        Ok(Self { dfa })
    }

    pub(super) fn guide(&self) -> Result<RegexGuide<'_>, RegexError> {
        let mut cache = self.dfa.create_cache();
        let input = Input::new("").anchored(Anchored::Yes);
        let start = self
            .dfa
            .start_state_forward(&mut cache, &input)
            .map_err(|_| RegexError::TooLarge)?;
        let states = [start; MAX_WORD_LENGTH + 1];
        Ok(RegexGuide {
            dfa: &self.dfa,
            cache,
            states,
            too_large: false,
        })
    }
}

pub(super) struct RegexGuide<'a> {
    dfa: &'a DFA,
    cache: Cache,
    states: [LazyStateID; MAX_WORD_LENGTH + 1],
    too_large: bool,
}

impl RegexGuide<'_> {
    /// Whether the walk saw everything.
    pub fn finish(self) -> Result<(), RegexError> {
        if self.too_large {
            Err(RegexError::TooLarge)
        } else {
            Ok(())
        }
    }
}

impl Guide for RegexGuide<'_> {
    fn enter(&mut self, depth: usize, letter: u8) -> bool {
        let byte = letter + b'A' - 1;
        match self
            .dfa
            .next_state(&mut self.cache, self.states[depth], byte)
        {
            Ok(state) => {
                self.states[depth + 1] = state;
                !state.is_dead() && !self.too_large
            }
            Err(_) => {
                self.too_large = true;
                false
            }
        }
    }

    fn wants(&mut self, length: usize) -> bool {
        match self
            .dfa
            .next_eoi_state(&mut self.cache, self.states[length])
        {
            Ok(state) => state.is_match(),
            Err(_) => {
                self.too_large = true;
                false
            }
        }
    }
}
