//! Reading a word list: one word a line, in whatever dress lists come.
//!
//! UTF-8 with or without a byte order mark, UTF-16 with one, or a Western 8-bit encoding; any
//! line ends; case, accents and ligatures folded. A line that is no word is dropped and counted
//! under its reason; a file with more such lines than words is refused.

use super::MAX_WORD_LENGTH;
use super::fold::fold;

/// The shortest word that can be laid.
const MIN_WORD_LENGTH: usize = 2;

const MAX_EXAMPLES: usize = 5;
const MAX_EXAMPLE_LENGTH: usize = 40;

/// Why a file is not a word list.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WordListError {
    #[error("the file is empty")]
    Empty,
    #[error("byte {at}: this is not text")]
    NotText { at: usize },
    #[error("{words} of {lines} lines are words")]
    FewWords {
        words: usize,
        lines: usize,
        dropped: Vec<Dropped>,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    Utf8,
    Utf16,
    /// Windows-1252, with the three letters that ISO 8859-15 puts in the place of fractions.
    Western,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It begins with `#`, `;` or `//`.
    Comment,
    /// It has several words or columns.
    Columns,
    /// It has a character that is no letter.
    NotLetters,
    TooShort,
    TooLong,
    /// The same letters came before, perhaps with other accents.
    Duplicate,
}

impl Reason {
    const ALL: [Self; 6] = [
        Self::Comment,
        Self::Columns,
        Self::NotLetters,
        Self::TooShort,
        Self::TooLong,
        Self::Duplicate,
    ];
}

/// Lines dropped for one reason, with the first few of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dropped {
    pub reason: Reason,
    pub count: usize,
    /// Line number, counted from 1, and its text, cut if long.
    pub examples: Vec<(usize, String)>,
}

/// A list as read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WordList {
    /// Ascending, no two the same.
    pub words: Vec<Vec<u8>>,
    pub encoding: Encoding,
    /// Lines that are not blank.
    pub lines: usize,
    /// By reason; no reason without a line.
    pub dropped: Vec<Dropped>,
}

impl WordList {
    pub fn read(bytes: &[u8]) -> Result<Self, WordListError> {
        let (text, encoding) = decode(bytes)?;
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        let lines: Vec<&str> = text.split('\n').map(str::trim).collect();
        let mut found = Vec::new();
        let mut dropped = Vec::new();
        for (index, line) in lines.iter().enumerate() {
            match read_line(line) {
                _ if line.is_empty() => {}
                Ok(word) => found.push((word, index)),
                Err(reason) => dropped.push((reason, index)),
            }
        }
        let line_count = found.len() + dropped.len();
        if line_count == 0 {
            return Err(WordListError::Empty);
        }
        let is_comment = |(reason, _): &&(Reason, usize)| *reason == Reason::Comment;
        let no_words = dropped.len() - dropped.iter().filter(is_comment).count();
        if found.is_empty() || found.len() < no_words {
            return Err(WordListError::FewWords {
                words: found.len(),
                lines: line_count,
                dropped: report(dropped, &lines),
            });
        }
        Ok(Self {
            words: unique(found, &mut dropped),
            encoding,
            lines: line_count,
            dropped: report(dropped, &lines),
        })
    }
}

/// Sorts words, each with the index of its line; of equal ones the first line stays.
fn unique(mut found: Vec<(Vec<u8>, usize)>, dropped: &mut Vec<(Reason, usize)>) -> Vec<Vec<u8>> {
    found.sort_unstable();
    let mut words: Vec<Vec<u8>> = Vec::with_capacity(found.len());
    for (word, line) in found {
        if words.last() == Some(&word) {
            dropped.push((Reason::Duplicate, line));
        } else {
            words.push(word);
        }
    }
    words
}

fn read_line(line: &str) -> Result<Vec<u8>, Reason> {
    if line.starts_with(['#', ';']) || line.starts_with("//") {
        return Err(Reason::Comment);
    }
    if line.contains(|character: char| character.is_whitespace() || ",;|".contains(character)) {
        return Err(Reason::Columns);
    }
    let word = fold(line).map_err(|_| Reason::NotLetters)?;
    match word.len() {
        MIN_WORD_LENGTH..=MAX_WORD_LENGTH => Ok(word),
        length if length < MIN_WORD_LENGTH => Err(Reason::TooShort),
        _ => Err(Reason::TooLong),
    }
}

fn report(mut dropped: Vec<(Reason, usize)>, lines: &[&str]) -> Vec<Dropped> {
    dropped.sort_unstable_by_key(|&(_, line)| line);
    let example = |&(_, line): &(Reason, usize)| {
        let text = lines[line].chars().take(MAX_EXAMPLE_LENGTH).collect();
        (line + 1, text)
    };
    let of_reason = |reason| {
        let mine = || dropped.iter().filter(move |(other, _)| *other == reason);
        let examples = mine().take(MAX_EXAMPLES).map(example).collect();
        Dropped {
            reason,
            count: mine().count(),
            examples,
        }
    };
    let all = Reason::ALL.map(of_reason);
    all.into_iter()
        .filter(|dropped| dropped.count > 0)
        .collect()
}

fn decode(bytes: &[u8]) -> Result<(String, Encoding), WordListError> {
    let (text, encoding) = match bytes {
        [0xff, 0xfe, rest @ ..] => (utf16(rest, u16::from_le_bytes)?, Encoding::Utf16),
        [0xfe, 0xff, rest @ ..] => (utf16(rest, u16::from_be_bytes)?, Encoding::Utf16),
        _ => match std::str::from_utf8(bytes) {
            Ok(text) => (
                text.trim_start_matches('\u{feff}').to_string(),
                Encoding::Utf8,
            ),
            Err(_) => (
                bytes.iter().map(|&byte| western(byte)).collect(),
                Encoding::Western,
            ),
        },
    };
    match text.find(|character: char| character.is_control() && !character.is_whitespace()) {
        // The end-of-file mark of old systems.
        Some(at) if text[at..] == *"\u{1a}" => Ok((text[..at].to_string(), encoding)),
        Some(at) => Err(WordListError::NotText { at }),
        None => Ok((text, encoding)),
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, WordListError> {
    let units = bytes.chunks(2).map(|pair| match *pair {
        [first, second] => unit([first, second]),
        // Half a unit: a lone surrogate, which is never text.
        _ => 0xd800,
    });
    let mut at = 2;
    char::decode_utf16(units)
        .map(|character| {
            let character = character.map_err(|_| WordListError::NotText { at })?;
            at += 2 * character.len_utf16();
            Ok(character)
        })
        .collect()
}

/// A character of Windows-1252 or ISO 8859-15, where they are letters of French.
fn western(byte: u8) -> char {
    match byte {
        0x8c | 0xbc => 'Œ',
        0x9c | 0xbd => 'œ',
        0x9f | 0xbe => 'Ÿ',
        0x91 | 0x92 => '\u{2019}',
        0x93 | 0x94 => '"',
        0x96 | 0x97 => '-',
        _ => char::from(byte),
    }
}
