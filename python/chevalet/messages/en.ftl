# Every sentence of Chevalet, in English. An error's key is its name in kebab case; its variables are
# the error's fields. fr.ftl has the same keys with the same variables.
# Each part adds its sentences at the end of its group.

### shell

cli-interrupted = Interrupted.
cli-help =
    French Scrabble in a terminal: words, racks, positions.
cli-option-version = Print the version and stop.
cli-option-json = Answer in JSON, for programs.
cli-option-lexicon = Word list: the name of an installed list, or a file (KWG, or one word a line).
cli-name-or-file = NAME|FILE
cli-file = FILE

help-arguments = Arguments
help-options = Options
help-commands = Commands
help-subcommand = COMMAND [ARGUMENTS]...
help-required = required
help-default = default
help-help = Show this message and stop.
help-install-completion = Install completion for the shell in use.
help-show-completion = Show the completion script, to copy or adapt it.

unknown-command = “{ $name }” is not a command.{ $similar ->
        [none] { "" }
       *[other] { " " }Did you mean: { $similar }?
    }
usage-missing = { $name } is missing (“--help” shows the usage).
usage-no-such-option = There is no option { $name } (“--help” lists them).
usage-bad-value = Wrong value for { $name }: { $detail }
usage-value-missing = The option { $name } needs a value (“--help” shows the usage).
usage-no-value = The option { $name } takes no value.
usage-too-small = Wrong value for { $name }: the least is { $least }.
usage-too-large = Wrong value for { $name }: the most is { $most }.
usage-no-number = Wrong value for { $name }: a whole number is needed.
usage-no-choice = Wrong value for { $name }: choose among { $known }.
usage-extra = Too many arguments: { $extra } (“--help” shows the usage).
usage-other = { $detail }
output-failed = The answer could not be written: the disk is full, or the output is closed.
file-not-found = The file { $name } does not exist.
file-forbidden = The file { $name } is not accessible: permission denied.
file-is-a-folder = { $name } is a folder; a file is needed.
file-unusable = The file { $name } cannot be used: { $detail }

not-a-square = “{ $text }” names no square: write for instance H4 (across) or 4H (down).
square-off-board = The square { $text } is off the board, which has { $size } rows.
cgp-fields = A CGP position has four fields (board, racks, scores, scoreless turns); this one has { $found }.
cgp-character = Unexpected character “{ $character }” in the position, at character { $place }.
cgp-several-letters = The tile “{ $tile }” has several letters (at character { $place }): French has none.
cgp-row-width = Row { $row } has { $width } squares; it needs { $size }.
cgp-board-size = The board has { $rows } rows; it needs { $least } to { $most }.
cgp-seats = There must be as many racks as scores: { $racks } and { $scores }.
cgp-number = “{ $text }” should be a number (scores, then scoreless turns).
cgp-operation = The operation “{ $name }” is given twice.
rack-too-long = The rack { $rack } has { $held } tiles; the most is { $most }.
too-many-of-letter = Too many { $letter }: { $used } on the board and racks, the game has { $available }.
too-many-jokers = Too many jokers: { $used } on the board and racks, the game has { $available }.

cli-option-leaves = Table of leave values (KLV2 file); without it that of the list, if it has one.
cli-option-seed = Seed of chance: the same gives the same games.
cli-moves = Draw a position and list its legal moves, best first.
cli-moves-position = The position, as CGP, in quotes.
cli-moves-positions = File of CGP positions, one a line (- for standard input); prints one line of JSON for each.
cli-moves-top = Only the N best moves.
cli-moves-heading = Rack { $rack }, list { $lexicon }: { $found ->
        [0] no move.
        [one] one move.
       *[other] { $found } moves.
    }
cli-moves-column-rank = No.
cli-moves-column-place = Ref.
cli-moves-column-word = Word
cli-moves-column-points = Points
cli-moves-column-leave = Leave
cli-moves-column-equity = Equity
cli-moves-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-moves-more = … and { $more } more (--top N shows them).
cli-bench = Measure the speed.
cli-bench-selfplay = Play whole games, best move against best move.
cli-bench-games = Number of games.
cli-bench-threads = Number of threads.
cli-bench-result =
    { $games } games in { NUMBER($seconds, maximumFractionDigits: 2) } s: { NUMBER($games_per_second, maximumFractionDigits: 1) } a second ({ $threads ->
        [one] one thread
       *[other] { $threads } threads
    }, seed { $seed }). Mean score { NUMBER($mean_score, maximumFractionDigits: 1) }, at most { $memory } MB of memory.
one-position-needed = Give a position (--position CGP) or a file of positions (--positions FILE), one of the two.
position-line = { $file }, line { $line }: { $problem }

lookup-welcome = Chevalet { $version }
lookup-help =
    Type one question a line:
    {"  "}AVALANCHE     a word: is it valid, its hooks, its anagrams
    {"  "}AEINRS?       letters, ? for a joker: the words they make
    {"  "}P.SSE*        a pattern: . one letter, * several, [AEI] one of these
    {"  "}15/15/… A/    a whole CGP position: its moves
    :help says this again, :q (or Ctrl-D) stops.
lookup-prompt = word>{" "}

### graph

unknown-lexicon = No word list is called “{ $name }” (known lists: { $known }).
lexicon-name-taken = A list is already called “{ $name }”: choose another name with --name, or --replace for an imported list.
bad-lexicon-name = “{ $name }” is no name for a list: small letters without accents, digits, “.”, “-” and “_”, 40 characters at most.
built-in-lexicon = The list “{ $name }” comes with the program: it cannot be removed.
lexicon-altered = The file of the list “{ $name }” has changed since it was imported; import it again.
store-busy = Another program is changing the word lists ({ $folder }); try again in a moment.
file-already-there = The file { $file } exists already; --replace replaces it.
file-too-large = The file { $file } is too large ({ $megabytes } MB; the most is { $most }).
empty-word-list = The file { $file } is empty.
not-text = The file { $file } is neither a text nor a word graph (KWG).
few-words = The file { $file } is no list of one word a line: only { $words } of { $lines } lines are words. For instance, line { $line }: “{ $example }”.
graph-too-large = The list { $file } has too many words for a word graph (KWG).
broken-graph = The file { $file } is no sound word graph (KWG).
broken-description = The description of the list “{ $name }” cannot be read ({ $file }): remove the list and import it again.
not-letters = “{ $text }” has “{ $character }” in it, which is no letter.
bad-word-length = “{ $word }” cannot be in a list: a word has 1 to 21 letters.
look-up-too-large = { $held } tiles are too many for a rack: { $most } at most.
pattern-character = “{ $character }” has no meaning in the pattern “{ $pattern }” (at character { $place }).
pattern-unclosed = “]” is missing in the pattern “{ $pattern }” (choice opened at character { $place }).
pattern-empty-choice = The choice in the pattern “{ $pattern }” admits no letter (at character { $place }).
pattern-too-long = The pattern “{ $pattern }” is longer than any word.
bad-expression = The regular expression “{ $expression }” makes no sense at character { $place }.
expression-too-large = The regular expression “{ $expression }” needs too much memory.

cli-name = NAME
cli-more = … and { $more ->
        [one] one more
       *[other] { $more } more
    }
cli-letters = { $count } letters
cli-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }

cli-word = Is it a word, and what is there to say: hooks, anagrams, words inside.
cli-word-metavar = WORD…
cli-word-words = The word, in either case, with or without accents; several may be given.
cli-word-definition = Add the definitions of the Littré and synonyms (in French).
cli-word-forms = What it is
cli-word-form = { $spelling }: { $what }
cli-word-form-of = { $spelling }: { $what } (of “{ $lemma }”)
cli-word-synonyms = Synonyms ({ $pos })
cli-word-littre = Littré ({ $years }): definitions of another century
cli-word-littre-none = The Littré ({ $years }) does not have this word.
cli-word-valid = { $word } is valid (list { $lexicon }).
cli-word-invalid = { $word } is not valid (list { $lexicon }).
cli-word-near = Words near it
cli-word-before = Hooks before
cli-word-after = Hooks after
cli-word-shorter = Without an end letter
cli-word-anagrams = Anagrams
cli-word-inside = Words inside

cli-rack = The words that a rack can make.
cli-rack-metavar = TILES
cli-rack-tiles = The tiles of the rack; “?” is a joker (quote it: 'AEINRST?').
cli-rack-order = Longest first, or by points (on plain squares), or alphabetical.
cli-rack-min = Fewest letters.
cli-rack-max = Most letters.
cli-rack-top = Show only N of them.
cli-rack-heading = { $rack }: { $total ->
        [0] no word
        [one] one word
       *[other] { $total } words
    } (list { $lexicon })

cli-find = The words that match a pattern.
cli-find-metavar = PATTERN
cli-find-pattern = “?” is any letter, “*” any run of letters, [AEIOU] one of these letters, [^AEIOU] any other (quote it: 'A??E*').
cli-find-regex = The pattern is a regular expression, for the whole word.
cli-find-heading = { $total ->
        [0] No word
        [one] One word
       *[other] { $total } words
    } (list { $lexicon })

cli-lexicon = Word lists: see them, import some, compare them.
cli-lexicon-which = The name of a list, or a file.
cli-lexicon-replace = Replace what has this name already.
cli-lexicon-list = List all of them.
cli-lexicon-info = All about one list: number of words, origin, licences, hash.
cli-lexicon-import = Import a list (one word a line) or a word graph (KWG).
cli-lexicon-import-file = The file; UTF-8, UTF-16 or Latin-1, with or without accents.
cli-lexicon-import-name = The name to give it; without one, the file’s.
cli-lexicon-compare = Compare two lists; the exit code is 1 if they differ.
cli-lexicon-compare-all = Give all words, not only the first.
cli-lexicon-export = Write a list to a file: a graph if its name ends in .kwg, else a text.
cli-lexicon-export-file = The file to write.
cli-lexicon-remove = Remove an imported list.
cli-folder = FOLDER
cli-lexicon-about-fr = French words for the game, not the official list
cli-lexicon-about-noms-propres = Given names, surnames, places and brands
cli-lexicon-build = Make the built-in lists again from their open sources.
cli-lexicon-build-out = Where to write the files.
cli-lexicon-build-sources = Folder of sources fetched before; without it they are fetched (apt-get, pip and npm).
recipe-source-missing = The source { $file } is missing from the folder { $folder }.
recipe-fetch-failed = Fetching the sources failed: { $command }
cli-lexicon-built-in = comes with the program
cli-lexicon-added = imported from { $file } on { $date }
cli-lexicon-words = { $count ->
        [0] no word
        [one] one word
       *[other] { $count } words
    }
cli-lexicon-row-name = List
cli-lexicon-row-description = Description
cli-lexicon-row-count = Size
cli-lexicon-row-by-length = By length
cli-lexicon-row-licence = Licence
cli-lexicon-row-sources = Sources
cli-lexicon-row-file = Imported from
cli-lexicon-row-date = Imported on
cli-lexicon-row-graph = Graph
cli-lexicon-row-hash = Hash
cli-lexicon-imported = List “{ $name }” imported: { cli-lexicon-words }.
cli-lexicon-dropped = Lines left out (number, reason, line numbers):
cli-lexicon-dropped-comment = comments
cli-lexicon-dropped-columns = several words or columns
cli-lexicon-dropped-not-letters = something other than letters
cli-lexicon-dropped-too-short = one letter only
cli-lexicon-dropped-too-long = more than 21 letters
cli-lexicon-dropped-duplicate = the letters of another word
cli-lexicon-common = In common: { cli-lexicon-words }.
cli-lexicon-only = Only in { $name }: { cli-lexicon-words }
cli-lexicon-exported = { cli-lexicon-words } in { $file }.
cli-lexicon-removed = List “{ $name }” removed.

### data

### rules

unknown-edition = There is no edition “{ $name }”. Editions: { $known }.
wrong-number-of-seats = This edition takes { $most ->
        [1] one seat
       *[other] { $least } to { $most } seats
    }; number given: { $seats }.
bad-seat-name = The seat name “{ $name }” is empty or already taken.
unknown-word-rule = There is no word rule “{ $name }”: “arbitre” or “contestation”.
nobody-to-contest = One person plays alone: nobody could contest. Choose the rule “arbitre”.
penalty-without-contest = A penalty for contesting ({ $points }) needs the rule “contestation”.
seats-not-named = Give a list of names, one a seat, not “{ $given }”.
bad-clock =
    The clock is badly set: { $detail ->
        [length] there must be at least a millisecond to play
        [beep] the beep cannot come after the end of the time
        [rings] the number of rings cannot be negative
        [increment] the time added every turn cannot be negative
        [penalty] the points lost for a minute of overtime cannot be negative
       *[limit] the overtime that loses the game must last at least a millisecond
    }.
bad-turn-limit = This edition is played in one of these numbers of turns: { $allowed }. Number given: { $turns }.
no-turn-limit = This edition has no fixed number of turns: give none (number given: { $turns }).
turn-limit-missing = This edition is played in a fixed number of turns: choose one of { $allowed }.
bad-option = The option { $name } cannot be { $value }.
proper-nouns-missing = This edition also needs a list of proper nouns.
word-list-missing = A word list is needed to go on with this game.
rack-too-large = { $held } tiles: too many possible moves to list them all ({ $most } tiles at most). Ask for the best, or for those over one square.
wrong-word-list = The game was made with the list { $expected }; the list given is { $given }.
game-is-over = The game is over.
game-is-paused = The game is paused.
game-is-not-paused = The game is not paused.
no-such-seat = There is no seat with the number { $seat }.
seat-is-away = This seat has left the table.
seat-is-not-away = This seat is already at the table.
not-your-turn = It is not your turn: somebody else is to play.
stale-version = The game has moved on: version { $given } given, version { $current } now.
too-late = The time of the turn is over.
nothing-due = The clock has nothing to say yet.
no-time-to-hold-for = A word is only held for a clock that will play it.
accept-or-contest-first = The word laid must be accepted or contested first.
nothing-laid = No tile is laid.
too-many-tiles = { $laid } tiles laid; { $most } at most in a turn.
one-place-a-turn = Words cannot be formed in several places in one turn.
not-a-tile = “{ $tile }” on { $square } is not a letter.
joker-without-letter = The joker on { $square } must say which letter it stands for.
tile-not-on-rack = The tile { $tile } is not on the rack ({ $rack }), or not as often.
joker-not-on-rack = A letter in lower case or in brackets is a joker; there is none on the rack ({ $rack }), or not as many.
off-the-board = The square { $square } is off the board.
square-occupied = The square { $square } already holds { $tile }.
square-laid-twice = Two tiles are laid on { $square }.
square-closed = The square { $square } is closed: a word laid backwards is not lengthened.
not-on-one-line = The tile on { $square } is not in line with the others.
gap-in-line = The square { $square } is empty between the tiles laid.
not-touching = The tiles laid from { $square } touch nothing on the board.
first-word-off-star = The first word must cover the star on { $star }.
word-too-short = A word has two letters or more (square { $square }).
words-not-allowed = Words not allowed: { $words }.
letter-differs = { $square } holds { $tile }, not { $given }.
nothing-exchanged = No tile is given for the exchange.
bag-too-small = { $held ->
        [0] The bag is empty
        [one] The bag holds { $held } tile
       *[other] The bag holds { $held } tiles
    }; the exchange requires { $required }.
no-exchange = This edition has no exchange.
nothing-to-contest = No word is waiting to be accepted or contested.
own-word = Nobody contests or accepts a word of their own.
not-yours-to-accept = It is for the next player to accept the word laid.
no-word-named = Say which words are contested.
word-not-laid = The word { $word } was not formed.
word-already-contested = The word { $word } has just been looked up: it is good.
no-cards = This edition has no cards.
card-not-held = The card “{ $card }” is not in the hand.
card-out-of-time = The card “{ $card }” cannot be played now, but { $when ->
        [with-word] with a word
        [own-turn] in one’s own turn, before the word
        [other-turn] at the start of an opponent’s turn
        [any-time] by itself, without a word, at any time
       *[answer] in answer to a card
    }.
card-does-not-apply = The card “{ $card }” does not apply to what is played.
card-needs-word = The card “{ $card }” is about a word formed; { $word } is not one that fits.
card-needs-square = The card “{ $card }” is about a square of the word: the tile turned over, laid, or a premium square already covered.
card-needs-seat = The card “{ $card }” is about another player: say which.
card-needs-tile = The card “{ $card }” is about a tile of the rack: say which.
rack-is-empty = This player’s rack is empty.
no-score-to-take = This player’s last turn brought nothing.
answers-awaited = The card “{ $card }” waits for the others’ answer.
nothing-to-answer = No card waits for this player’s answer.
too-many-cards = { $held } cards in hand; { $most } at most: whoever drew them first plays one at once, if it may be, or drops some.
cards-just-drawn = The turn is not over: whoever has just drawn cards may still play one at once, or drop none to be done.
nothing-to-drop = There is no card to drop.
drop-the-right-number = Cards to drop: { $required }; given: { $given }.
corrupt-log = The game’s log is damaged at event { $index } ({ $detail }).
not-a-word = “{ $text }” is no word: letters only, a joker in lower case or in brackets.
events-not-json = This log is not JSON: error on line { $line }, column { $column }.
events-version = Log of version { $found }; this program reads version { $known }.
event-malformed = Event { $index } of the log is malformed at “{ $path }” (expected: { $wanted }).
gcg-malformed = Malformed GCG game on line { $line }, column { $column } (expected: { $wanted }).
gcg-unknown-player = GCG game, line { $line }: “{ $nick }” is not a player that was announced.
gcg-total = GCG game, line { $line }: the total { $total } should be { $expected }.
gcg-encoding = Unknown or wrong encoding: “{ $encoding }”.
gcg-points = GCG game, line { $line }, column { $column }: { $points } points written, { $counted } counted.
gcg-rack = GCG game, line { $line }, column { $column }: the rack { $rack } cannot be the one.
gcg-illegal = GCG game, line { $line }, column { $column }: { $word } cannot be laid there.
gcg-not-replayable = GCG game, line { $line }: what a replay needs is missing or malformed ({ $detail }).
gcg-contradicts = GCG game, line { $line }: the move written is not the one that the events beside it tell.

sign-letter-double = double letter
sign-letter-triple = triple letter
sign-word-double = double word
sign-word-triple = triple word
sign-star = star
sign-hollow-triangle = hollow triangle
sign-full-triangle = full triangle
sign-hollow-circle = hollow circle
sign-full-circle = full circle
sign-card = card square

card-dix-points = Add 10 points to your score. The points are added before a word is doubled or tripled.
card-joker-cinq = A joker is worth 5 points.
card-invalider = Cancel another player’s card.
card-doubler = Double the value of your word.
card-echanger-chevalets = Before your turn, swap the letters of your rack with those of another player.
card-echanger-et-jouer = Exchange as many letters of your rack as you like for new ones from the bag AND form a word.
card-regarder = Look at the letters of another player’s rack.
card-perdre-son-tour = Make a player lose a turn. This card must be played at the start of an opponent’s turn.
card-un-vaut-dix = A letter worth 1 point is worth 10. This change of value counts for the current turn only.
card-nom-propre = Play a proper noun. A proper noun is a word that usually begins with a capital letter.
card-plusieurs-mots = Play several words in your turn. If you use the 7 letters of your rack you do not earn the 50 bonus points.
card-case-deja-utilisee = Score the points of a premium square that was already used.
card-n-importe-ou = Form a word ANYWHERE on the board.
card-a-l-envers = Form a word backwards.
card-fois-quatre = Form one of these words and multiply by four the points shown on the letters: ON, SI, DU, DE, LA, LE, JE
card-prendre-une-lettre = Take a letter from an opponent’s rack without looking at it. Your opponent may not draw a letter to get back to 7 before the end of their next turn.
card-tripler = Triple the value of your word.
card-retourner = Turn one of your letters face down and use it as a joker. This joker still has no value.
card-empocher-le-score = Pocket your opponent’s last score. You may still play a word in your turn.

### core

cli-train = Learn by playing against oneself.
cli-train-leaves = Learn what kept tiles are worth, for a word list.
cli-train-games = Number of games a generation.
cli-train-rounds = Number of generations: each plays with what the one before has learned.
cli-train-output = KLV2 file to write (compressed if its name ends in .xz); without it the table becomes that of the list.
cli-train-progress = Games
cli-train-cluster = Spread the games over the Ray cluster at this address (host:port); the table is the same.
cli-address = ADDRESS
ray-missing = Work on a cluster needs Ray: install it with pip install "chevalet[cluster]".
cluster-unreachable = No Ray cluster answers at { $address }: check the address, and that the cluster is running (ray start --head).
cluster-forbids = The cluster at { $address } wants a token: give it in RAY_AUTH_TOKEN, with RAY_AUTH_MODE=token.
cluster-unfit = A machine of the cluster has version { $there } of the program, this one version { $here }: install the same everywhere.
cli-train-done = Leave table written: { $file }
cli-train-win = Learn the chance to win by score difference and tiles left, for a word list.
cli-train-win-games = Number of games.
cli-train-win-output = File to write (compressed if its name ends in .xz); without it the table becomes that of the list.
cli-train-win-done = Table of chances written: { $file }
training-unfit = This state of training is damaged, or of another training: begin it anew.

leaves-unreadable = This is no sound KLV2 leave table.
leaves-file-unreadable = The file { $file } is no sound leave table (KLV2).
board-unfit = The board of the position has { $side } rows, that of the game { $wanted }: each row needs { $wanted } squares.
rack-unfit = The rack “{ $rack }” will not do: { $most } tiles at the most, letters from A to Z, “?” for a joker.

### analysis

board-apart = No game can have led to this board: the tile on { $square } is not joined to the first square by words. Check the board.
two-seats-needed = Only games of two players can be searched; this one has { $seats }.
rack-unknown = The rack of the player to move is missing: give it, and the search can begin.
nothing-left-to-play = The other rack is empty and so is the bag: the game is over, there is nothing to search.
hands-too-small = With tiles left to draw every player holds { $wanted } of them; “{ $rack }” has fewer.
time-limit-unfit = { $seconds } is no time to think: give a number of seconds above zero.
bag-not-empty = The end can be searched once the bag is empty; { $left } tiles are left to draw.
bag-unfit = Draws are looked at one by one when 1 to { $most } tiles are left in the bag; there are { $left }.
chances-unreadable = This is no sound table of chances to win; “chevalet train win” makes one.

### store

stale-append = Game { $game } already has { $current } events; the next ones were meant to begin at { $given }.
unknown-game = There is no game “{ $game }”.
store-unavailable = The database does not answer ({ $reason }). What was confirmed is kept.
store-address = Unknown kind of database address (“{ $scheme }”): sqlite:///file or postgresql://user@server/database.
store-driver-missing = The Python package “{ $package }” is missing to speak to this database.
store-too-new = This database comes from a newer version of the program; this one knows version { $known }.
subscriber-too-slow = The connection fell behind the game; going on from event { $version }.

### server

invite-gone = This link was used already, or is not complete. Ask whoever invites you for another one.
game-still-running = The full record of the game will be there once it is over.
not-found = There is nothing at { $path }.
bad-message = The request was not understood: { $path } ({ $detail }).
message-too-large = The message is too long ({ $most } bytes at the most).
too-many-requests = That is too fast: wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } and try again.
too-many-sockets = Too many pages are open at once from the same address ({ $most } at the most): close a few.
foreign-origin = The request comes from another site ({ $origin }): open the page of Chevalet itself.
server-fault = Something broke on our side; nothing was changed. Try again.
not-your-seat = This seat is not yours.
spectators-only-watch = You are watching: to play in this game you need a seat.
nothing-watched = Open a game first.
computer-seat = The computer plays at this seat: it cannot be given away.
level-missing = Choose a level for the computer “{ $name }”.
odd-name = The name “{ $name }” has characters that cannot be seen: change it.
clock-too-long = A clock has { $most } hours at the most.
look-up-forbidden = No dictionary during the game: you are playing one without help.
study-forbidden = Analysis waits for the end of the game you are playing: nobody is helped while playing.
nothing-studied = This analysis has ended already.
not-to-study = This edition cannot be analysed: it takes a board, a bag and two racks.
no-hints = This game is played without help.
game-not-over = The rematch waits for the end of the game.
no-address-free = No port is free from { $first } to { $last } on { $host }: choose another one with --port.
page-not-built = The page is not built. Run “make build”, then reload.
cli-play = Play: open the game in the browser (the same without a command).
cli-serve = Serve games, without opening a browser.
cli-lookup = Look words up, one question a line.
cli-host = HOST
cli-serve-host = The address to listen on; 0.0.0.0 to be reached from other machines.
cli-serve-port = The port to listen on; without it the first free one from 8080 on.
cli-serve-database = Where to keep the games: sqlite:///file, postgresql://… or memory:; without it, in the user's folder.
cli-serve-log = What the log keeps: debug, info, warning or error.
cli-serve-address = Chevalet is here: { $address }
cli-play-no-browser = Do not open a browser.

### players

level-premiers-mots = First words
level-ecolier = Schoolchild
level-debutant = Beginner
level-famille = Family player
level-amateur = Keen player
level-club = Club player
level-expert = Expert
level-champion = Champion
unknown-level = There is no level “{ $name }”. Levels: { $known }.
### the page: its frame

page-skip = Skip to the content
page-home = Chevalet, start page
page-navigation = Navigation
page-start = Play
page-setup = New game
page-invite = Invite
page-join = Join
page-games = Games
page-lookup = Words
page-settings = Settings
page-help = Help
page-lost = This page does not exist
page-lost-text = The address may be incomplete.
page-back-to-start = Back to the start
page-offline = The server does not answer. Check the connection; nothing is lost.
page-no-answer = The server is slow to answer. Try again.
page-server-fault = The server had a problem ({ $status }). Try again in a moment.

page-tagline = Every edition of French Scrabble. No account, no advertising.
page-play = Play
page-play-computer = Play against the computer
page-play-computer-text = Classic edition, two players, no clock.
page-play-here = Around one screen
page-play-here-text = Two to eight people on the same device; a curtain hides the racks.
page-play-online = Online, by a link
page-play-online-text = Send a link: whoever opens it is at the table.
page-play-other = Other editions and settings
page-play-other-text = Géant, délire, ancien, dé-fi, solitaires; clock, dictionary.
page-level = Level
page-running-games = Games in progress
page-all-games = All games
page-resume = Resume
page-starting = The game is being made…
page-loading = One moment…
page-retry = Try again
page-player = Player
page-player-number = Player { $number }
page-computer = Computer
page-computer-number = Computer { $number }
page-guest = Guest
page-guest-number = Guest { $number }
page-rack-number = Rack { $number }

edition-classique = Classique
    .text = The game everyone knows: 102 tiles, fifteen squares by fifteen, two to four players. Seven tiles laid at once earn 50 points.
edition-geant = Géant
    .text = The classic rules for people who see little: very large letters, premium squares marked in relief. Tiles are exchanged only while seven are left in the bag.
edition-delire = Délire
    .text = Special squares give cards, and cards let you break the rules: a word backwards, a proper noun, racks swapped. You keep three at most.
edition-ancien = Ancien
    .text = The box of old with its chronometer: two or four minutes a turn, a beep at the last minute. When it rings, the word you have prepared is laid.
edition-ancien-solitaire = Solitaire
    .text = Alone against yourself, in thirty or forty turns. The aim is to beat your own record.
edition-ancien-deux-chevalets = Two racks
    .text = Alone, with one rack for you and another for an imaginary opponent. You play both as well as you can.
edition-ancien-lettres-visibles = Letters in sight
    .text = Alone, with all the letters spread out before you, and the dictionary allowed. Each turn you take seven at most to form the dearest word.
edition-defi = Dé-fi
    .text = Twelve dice to roll, a small board of nine squares, one minute a turn. After each turn only the word just laid stays; 200 points win.

page-edition = Edition
page-solitaires = To play alone
page-seats-range = { $min ->
        [1] one player
       *[other] { $min ->
            [2] { $max ->
                [2] two players
               *[other] 2 to { $max } players
            }
           *[other] { $min } to { $max } players
        }
    }
page-one-person = one person alone
page-players = Players
page-seat = Seat { $number }
page-seat-kind = Who plays at seat { $number }?
page-seat-name = Name at seat { $number }
page-seat-level = Level at seat { $number }
page-kind-here = on this device
page-kind-computer = computer
page-kind-open = by a link
page-add-seat = Add a player
page-remove-seat = Remove seat { $number }
page-rules = Rules
page-word-rule = Words the dictionary lacks
page-arbitre = Referee
    .text = Refused at once, nothing is lost.
page-contestation = Contesting
    .text = Laid all the same; an opponent in doubt contests.
page-clock = Clock
page-clock-none = No clock
page-clock-turn = { $minutes ->
        [one] { $minutes } minute a turn
       *[other] { $minutes } minutes a turn
    }
page-clock-total = { $minutes } minutes a player
page-dictionary = Dictionary
page-lexicon = { $name } – { $words } words
page-options = More options
page-turn-limit = Number of turns
page-no-limit = no limit
page-turns = { $turns } turns
page-contest-penalty = Points lost for contesting a good word
page-answer-time = Seconds to answer a card
page-hints = Allow hints
page-begin = Begin
page-begin-and-invite = Begin and invite

page-invite-title = Invite someone
page-invite-text = Send this link to the person who will take the seat. It works once.
page-invite-for = Link for { $name }
page-copy = Copy
page-copied = Copied
page-share = Share
page-go-to-game = Go to the game
page-invite-gone = The links of this game are not on this device. They are shown once only, to whoever makes the game.
page-other-device = Go on from another device
page-other-device-text = A link gives your seat to the device that opens it.
page-make-link = Make a link for { $name }
page-watch-link = Link to watch
page-watch-link-text = Whoever opens it sees the board and no rack.

page-join-title = You are invited to play
page-join-edition = { $edition } edition, with { $names }.
page-join-take = Take my seat
page-join-watch = Only watch

page-no-games = No game on this device yet.
page-finished-games = Finished games
page-your-turn = Your turn
page-turn-of = { $name } to play
page-won-by = Won by { $names }
page-draw = A draw: { $names }
page-game-over = Finished
page-score-line = { $name } { $score }

page-lookup-title = Look a word up
page-lookup-field = Word or letters
page-lookup-hint = A word, or letters with ? for a joker.
page-lookup-mode = Question
page-lookup-word = Is it a word?
page-lookup-rack = What do these letters make?
page-lookup-ask = Look up
page-word-valid = { $word } is good.
page-word-wrong = { $word } is not in the dictionary.
page-word-forms = Forms
page-word-form = { $spelling }: { $pos } { $lemma } { $inflection }
page-word-definition = Definition
page-word-definition-source = Source: { $source }
page-word-hooks-before = Hooks before
page-word-hooks-after = Hooks after
page-word-without = With one letter less
page-word-anagrams = Anagrams
page-word-inside = Words inside
page-word-near = Words nearby
page-rack-none = These letters make no word.
page-rack-total = { $total ->
        [one] { $total } word
       *[other] { $total } words
    }
page-rack-shown = The { $shown } dearest of { $total }
page-rack-letters = { $count } letters
page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

page-settings-look = Look
page-theme = Colours
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-look = Board
page-look-bois = Wood
    .text = A wooden board, quiet colours.
page-look-geant = Giant
    .text = Very large letters, strong contrasts, relief on the premium squares. For every edition.
page-language = Language
page-language-fr = Français
page-language-en = English
page-settings-play = Play
page-sound = Sounds
page-speech = Read the moves and the cursor’s square aloud
page-animation = Animation
page-animation-auto = As the device
page-animation-on = Always
page-animation-off = Never
page-hide-bag = Hide what is left in the bag
page-notify = Tell me when it is my turn
page-notify-refused = The browser does not allow notifications. Its own settings can change that.
page-your-name = Your name
page-settings-kept = Settings stay on this device.

page-help-title = Help
page-help-play = Playing a word
page-help-play-1 = Drag letters from the rack to the board; or tap a letter, then a square.
page-help-play-2 = Or tap a square (an arrow shows the direction; tap again to turn it) and type the word. Accents are accepted.
page-help-play-3 = The word and its points are shown as you go. “Play” or Enter plays it.
page-help-keys = By keyboard
page-key-arrows = arrows
page-key-arrows-text = move on the board
page-key-letter = a letter
page-key-letter-text = lay it on the chosen square
page-key-shift-letter = Shift + letter
page-key-shift-letter-text = lay it with a joker
page-key-space = Space
page-key-space-text = change direction
page-key-enter = Enter
page-key-enter-text = play the word
page-key-backspace = Backspace
page-key-backspace-text = take the last letter back
page-key-escape = Escape
page-key-escape-text = take everything back
page-help-commands = By commands
page-help-commands-text = The command box under the board is for those who use no mouse; a screen reader reads its answers. For example:
page-help-commands-list = play H4 WORD · try H4 WORD · rack · bag · bag E · score · time · row H · square H8 · last · exchange ABC · pass · challenge WORD · help
page-help-rules = The rules in short
page-help-rules-text = Form words that cross, and score more than the others. The first word covers the star; the next ones touch a letter that lies there. Premium squares count once. Instead of playing you may exchange tiles or pass. The game ends when a player has no tile left and the bag is empty, or when everybody has passed twice running; each then subtracts the value of the tiles left, and whoever went out adds those of the others.
page-help-signs = The premium squares
page-help-licences = Licences
page-help-licences-text = Chevalet is free software under the MIT licence. The French word list comes from Grammalecte and Dicollecte (MPL 2.0). The typeface is Atkinson Hyperlegible Next, by the Braille Institute (SIL OFL 1.1).
page-help-trademark = Scrabble is a registered trademark, of Hasbro in the United States and Canada and of Mattel elsewhere. This project is not theirs, and neither of them has approved it.

page-offline-title = No connection
page-offline-shell = The page is here, but the server does not answer. Games are kept; they will be back with the connection.
page-update-ready = A new version is ready.
page-reload = Reload

### the page: the game

game-title = { $edition }: { $names }
game-table = The table
game-opening = Opening the game…
game-not-found = This game does not open
game-connecting = Connecting to the server…
game-reconnecting = Connection lost: trying again. What you have laid stays laid.
game-board = Board
game-board-keys = Arrows: another square. Letters: lay. Space: turn. Enter: play. Slash: commands.
game-rows = Rows
game-square-empty = empty
game-square-closed = closed square
game-joker = blank
game-tile = { $letter }, { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
game-tile-tried = laid, not played yet
game-tile-face-down = face down
game-tile-turned = { $letter } turned over, a joker
game-pool-tile = { $letter }, { $count ->
        [one] only one
       *[other] { $count } of them
    }
game-no-such-tile = There is no { $letter } on your rack.
game-direction = { $direction ->
        [across] Across
       *[down] Down
    }
game-rack = Rack
game-rack-of = { $name }’s rack
game-rack-empty = The rack is empty.
game-players = Players
game-you = you
game-offline = not here
game-to-play = , to play
game-score = Score:
game-clock = { $name }’s time: { $time }
game-standing-away = has left the table
game-standing-resigned = has resigned
game-your-turn = Your turn
game-your-answer = You are awaited
game-waiting = Waiting for { $names }
game-paused = The game is paused.
game-over = The game is over.
game-time-left = { $seconds ->
        [60] One minute left.
       *[other] { $seconds } seconds left.
    }
game-bonus = bonus of { $points } points
game-extra = bonus of { $points } points for three cards
game-not-a-word = { $count ->
        [one] { $words } is not in the list. Try something else: nothing is lost.
       *[other] { $words } are not in the list. Try something else: nothing is lost.
    }
game-keep = Which word stays on the board?
game-keep-said = Two words formed: { $words }. Before you play, choose the one that stays on the board.
game-actions = Actions
game-play = Play
game-points = { $points ->
        [one] point
       *[other] points
    }
game-recall = Take your tiles back
game-shuffle = Shuffle
game-sort = Sort
game-pass = Pass
game-pass-text = Your turn will be lost. Pass?
game-exchange = Exchange
game-exchange-text = Choose the tiles to give back; you may type them too. The exchange takes your turn.
game-exchange-all = All
game-exchange-count = { $count ->
        [0] Exchange
        [one] Exchange one tile
       *[other] Exchange { $count } tiles
    }
game-joker-which = Which letter does the blank stand for?
game-cancel = Cancel
game-close = Close
game-menu = Menu
game-contest = Word to accept or to challenge
game-contest-which = Words challenged
game-contest-word = Challenge { $word }
game-accept = Accept
game-pending = { $name } has laid { $word } at { $place } for { $points } points.
game-panel = Sheet, bag and commands
game-sheet = Sheet
game-bag = Bag
game-bag-count = { $count ->
        [0] The bag is empty.
        [one] One tile is left in the bag.
       *[other] { $count } tiles are left in the bag.
    }
game-bag-hide = Do not show the tiles that are left
game-unseen = Tiles you cannot see ({ $count })
game-chat = Chat
game-commands = Commands

menu-pause = Pause
menu-resume = Go on with the game
menu-leave = Leave the table
menu-leave-text = The others go on without you; you may come back.
menu-return = Come back to the table
menu-resign = Resign
menu-resign-text = The game will be lost for you, for good.
menu-links = Links to the game
menu-comfort = Comfort
menu-sound = Sounds
menu-speech = Read aloud what happens
menu-cursor-sound = Tell the cursor’s place by a sound
menu-geant = Very large letters (giant look)
menu-keys = Keyboard shortcuts
key-letters = A to Z
    .does = lay the letter where the cursor is
key-joker = Shift + letter
    .does = lay the blank for this letter
key-space = Space
    .does = turn the direction
key-enter = Enter
    .does = play
key-backspace = Backspace
    .does = take the last letter back
key-escape = Escape
    .does = take all letters back
key-shuffle = +
    .does = shuffle the rack
key-sort = =
    .does = sort the rack
key-command = /
    .does = write a command
key-arrows = Arrows, Home, End
    .does = move on the board

sheet-turn = Turn
sheet-player = Player
sheet-rack = Rack
sheet-word = Word
sheet-place = Ref.
sheet-points = Points
sheet-total = Total
sheet-empty = Nobody has played yet.
sheet-taken-back = (word taken back)
sheet-exchange = { $count ->
        [one] exchange of one tile
       *[other] exchange of { $count } tiles
    }
sheet-pass = { $reason ->
        [time-up] time up
        [card] turn lost (card)
       *[none] pass
    }
sheet-score-taken = score taken or given ({ $name })
sheet-contest = challenge lost
sheet-overtime = overtime
sheet-left = tiles left

chat-mute = Do not show the chat
chat-empty = Nothing has been said.
chat-line = Your message
chat-send = Send
command-label = Command (“help” lists them)
command-example = play H4 WORD
command-send = Send
curtain-label = Another player
curtain-turn = { $name } is to play.
curtain-text = Hand the device to { $name }. The rack is shown afterwards.
curtain-ready = I am { $name }

hand-title = Délire cards ({ $count })
hand-empty = No card. A délire square lets you draw one.
card-more = Explanation
card-play = Play a card
card-play-now = Play the card
card-with-word = Play with the word
card-withdraw = Do not play it
card-chosen = Card chosen for your word: { $card }
card-withdrawn = Card kept in hand: { $card }
card-two-letters = See the two-letter words
card-give-which = It costs a card, given back unused. Which one?
card-give-back = Give this card back
card-when = { $when ->
        [with-word] Played with a word, in your turn.
        [own-turn] Played in your turn, before the word.
        [other-turn] Played at the start of an opponent’s turn.
        [any-time] Played at any time.
       *[answer] Played in answer to a card.
    }
card-which-seat = Which player?
card-which-word = Which word?
card-which-square = Which square?
card-first-word = the first that fits
card-which-tile = Which tile to turn over? It will be a joker.
card-which-tiles = Which tiles?
card-no-square = First lay a word that runs over a premium square already covered, then choose the card.
card-next-word = Form another word
card-next-word-said = The next tiles form another word.
answer-label = Answer to a card
answer-title = { $count ->
        [one] { $name } plays a card:
       *[other] { $name } plays { $count } cards:
    }
answer-cancel = Cancel it
answer-let-be = Let it be
answer-waiting = The other players may still answer.
drop-title = Too many cards in your hand: { $count ->
        [one] drop one.
       *[other] drop { $count }.
    }
drop-do = Drop
drop-none-title = You may still play a card at once, before your turn ends.
drop-none-do = End the turn
shown-two-letters = Words of two letters

ending-title = { $count ->
        [one] { $who ->
            [me] You have won!
           *[other] { $names } wins the game.
        }
       *[other] A tie: { $names }.
    }
ending-alone = Game over: { $score } points.
ending-reason = { $reason ->
        [went-out] A player has placed every tile.
        [all-passed-twice] All players have passed twice running.
        [nothing-left-to-play] No word can be placed any more.
        [turn-limit] The number of turns is reached.
        [score-reached] The score to reach is reached.
       *[resigned] { $seats ->
            [1] The game was given up.
           *[other] All the others have resigned.
        }
    }
ending-before = Score
ending-left = Tiles left
ending-change = Change
ending-total = Total
ending-nothing = none
ending-rematch = Rematch
ending-replay = Step through the game
ending-share = Share
ending-gcg = Download (GCG)
ending-link = Link to see the game again
replay-label = Step through the game
replay-first = Start
replay-back = Back
replay-on = On
replay-last = End
replay-leave = Back to the game
replay-start = Start of the game
replay-row = { $kind ->
        [word] { $name }: { $word } at { $place }, { $points } points
        [taken-back] { $name } takes { $word } back
        [exchange] { $name } exchanges
        [pass] { $name } passes
       *[other] { $name }: { $points } points
    }

news-first = { $who ->
        [me] You start.
       *[other] { $name } starts.
    }
news-turn = { $who ->
        [me] Your turn.
       *[other] { $name } is to play.
    }
news-drawn = You draw { $tiles }.
news-rolled = { $who ->
        [me] Your dice: { $dice }.
       *[other] { $name }’s dice: { $dice }.
    }
news-played = { $who ->
        [me] You play { $word } at { $place }, { $points } points.
       *[other] { $name } plays { $word } at { $place }, { $points } points.
    }
news-laid = { $who ->
        [me] You lay { $word } at { $place }, { $points } points; the word may be challenged.
       *[other] { $name } lays { $word } at { $place }, { $points } points; accept or challenge it.
    }
news-changed = { $word } at { $place } is now worth { $points } points.
news-score = Your score: { $score }.
news-mine-stands = { $points ->
        [one] One point more.
       *[other] { $points } points more.
    } Your score: { $score }.
news-stands = { $name }’s word is accepted: { $points } points, { $score } in all.
news-contest-right = { $who ->
        [me] You challenge rightly
       *[other] { $name } challenges rightly
    }: { $words } is not in the list.
news-contest-wrong = { $who ->
        [me] You challenge wrongly
       *[other] { $name } challenges wrongly
    }: { $words } is in the list.{ $points ->
        [0] { "" }
       *[other] { " " }Penalty: { $points } points.
    }
news-taken-back = { $reason ->
        [card-cancelled] { $who ->
            [me] Without its card your word does not hold: you take it back and play again.
           *[other] Without its card { $name }’s word does not hold: it is taken back.
        }
       *[other] { $who ->
            [me] You take your tiles back.
           *[other] { $name } takes the tiles back.
        }
    }
news-cleared = { $count ->
        [one] One die leaves the board.
       *[other] { $count } dice leave the board.
    }{ $board ->
        [empty] { " " }It is empty: the next word crosses the star.
       *[word] { "" }
    }
news-closed = { $count ->
        [one] Square closed: { $squares }.
       *[other] Squares closed: { $squares }.
    }
news-also = Also formed: { $words }.
news-exchanged = { $who ->
        [me] You exchange { $count ->
            [one] one tile
           *[other] { $count } tiles
        } and draw { $drawn }.
       *[other] { $name } exchanges { $count ->
            [one] one tile
           *[other] { $count } tiles
        }.
    }
news-passed = { $reason ->
        [time-up] Time up: { $who ->
            [me] you pass.
           *[other] { $name } passes.
        }
        [word-taken-back] { $who ->
            [me] Your turn is lost.
           *[other] { $name } loses the turn.
        }
        [card] { $who ->
            [me] A card makes you lose your turn.
           *[other] A card makes { $name } lose the turn.
        }
       *[chosen] { $who ->
            [me] You pass.
           *[other] { $name } passes.
        }
    }
news-cards-drawn = { $who ->
        [me] You draw { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
       *[other] { $name } draws { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
    }
news-card = { $who ->
        [me] You play the card:
       *[other] { $name } plays the card:
    } { $card }
news-card-text = { $card }
news-cards-dropped = { $who ->
        [me] You drop
       *[other] { $name } drops
    } { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
news-cards-back = { $who ->
        [me] Your other cards come back to your hand.
       *[other] { $name }’s other cards come back.
    }
news-card-cancelled = Card cancelled: { $card }
news-window = You have { $seconds } seconds to answer this card.
news-rack-shown = { $who ->
        [me] { $other }’s rack: { $tiles }.
       *[other] { $name } looks at { $whom ->
            [me] your rack.
           *[other] { $other }’s rack.
        }
    }
news-racks-swapped = { $who ->
        [me] You swap racks with { $other }.
       *[other] { $name } swaps racks with { $whom ->
            [me] you.
           *[other] { $other }.
        }
    }
news-tile-taken = { $who ->
        [me] You take a tile from { $other }: { $tile }.
       *[other] { $name } takes a tile from { $whom ->
            [me] your rack: { $tile }.
           *[other] { $other }.
        }
    }
news-score-taken = { $who ->
        [me] You take { $points } points from { $other }.
       *[other] { $name } takes { $points } points from { $whom ->
            [me] you.
           *[other] { $other }.
        }
    }
news-turn-lost = { $who ->
        [me] You will lose your next turn.
       *[other] { $name } will lose the next turn.
    }
news-two-letters = { $who ->
        [me] You give a card back: here are the words of two letters.
       *[other] { $name } gives a card back to see the words of two letters.
    }
news-beep = The chronometer beeped: little time is left.
news-rang = The time of the turn is over.
news-paused = { $who ->
        [me] You pause the game.
       *[other] { $name } pauses the game.
    }
news-resumed = The game goes on.
news-resigned = { $reason ->
        [time] { $who ->
            [me] Your time is used up: the game is lost for you.
           *[other] { $name }’s time is used up.
        }
       *[chosen] { $who ->
            [me] You resign.
           *[other] { $name } resigns.
        }
    }
news-left = { $who ->
        [me] You leave the table.
       *[other] { $name } leaves the table.
    }
news-returned = { $who ->
        [me] You come back to the table.
       *[other] { $name } comes back to the table.
    }
news-penalised = { $who ->
        [me] Overtime: you lose { $points } points.
       *[other] Overtime: { $name } loses { $points } points.
    }
news-ended = { $seats ->
        [1] Game over: { $score } points.
       *[other] { $count ->
            [one] { $who ->
                [me] Game over: you win with { $score } points.
               *[other] Game over: { $names } wins with { $score } points.
            }
           *[other] Game over: a tie between { $names }, { $score } points.
        }
    }
cli-match = Let two contenders play each other, and see who is stronger.
cli-match-first = A level (debutant, champion...), or a way to play: static, no-leaves, sim:0.5s.
cli-match-second = The other one.
cli-match-games = Number of games.
cli-match-pairs = In mirrored pairs: the same draws, seats changed over.
cli-match-edition = Edition.
cli-match-seats = Number of seats, which the two contenders take in turn.
cli-match-procs = Number of processes.
cli-match-keep = File to keep every result in: a match that is interrupted goes on where it was.
cli-match-gcg = Folder to keep the games in, as GCG.
cli-match-title = { $games } { $games ->
    [one] game
   *[other] games
  }, of them { $pairs } mirrored { $pairs ->
    [one] pair
   *[other] pairs
  }
match-win-rate = games won
match-spread = mean spread
match-score = mean score
match-full-racks = scrabbles a game
match-seconds = seconds a move
unknown-contender = “{ $name }” is neither a level nor a way to play. You may name: { $known }.
bad-thinking-time = “{ $name }”: after the colon comes a number of seconds or of trials above zero, as in sim:0.5s or sim:300i.
other-match-kept = The file { $file } holds the results of another match: give another one.

# --- the command box: short, what matters first, written for the ear

nothing-said = Say a command, or “help” to hear them all.
no-such-command = “{ $said }” is no command. Say “help” to hear them all.
misspelt-command = “{ $said }” is no command. Did you mean: { $meant }?
ambiguous-command = “{ $said }” may mean: { $meant }. Write one letter more.
command-incomplete = Something is missing. Say, for example: { $usage }.
command-too-long = “{ $rest }” is too much. Say, for example: { $usage }.
not-a-line = “{ $said }” is no line of the board. Say, for example: { $usage }.
not-a-letter = “{ $said }” is no letter.
not-a-card = No card is called “{ $said }”. Cards: { $known }.
not-a-player = Nobody at this table is called “{ $said }”. Players: { $names }.
watching-only = You watch this game without playing.
nothing-to-try-with = No word can be tried out here.

said-joker = joker
said-empty = empty
said-closed = closed
said-face-down = face down
said-you = you
said-from-to = { $first } to { $last }
said-rack-empty = Empty rack.
said-board-empty = Empty board.
said-word-at = { $word } at { $place }
said-bag =
    { $count ->
        [0] Empty bag.
        [one] { $count } tile in the bag.
       *[other] { $count } tiles in the bag.
    }
said-unseen = Unseen: { $letters }.
said-bag-letter =
    { $count ->
        [0] No { $letter } left to see, of { $total }.
       *[other] { $letter }: { $count } left to see, of { $total }.
    }
said-box =
    { $count ->
        [0] Empty box.
        [one] { $count } die in the box.
       *[other] { $count } dice in the box.
    }
said-score =
    { $points ->
        [one] { $name }, { $points } point.
       *[other] { $name }, { $points } points.
    }
said-your-turn = You.
said-turn = { $names }.
said-paused = Game paused.
said-ended = Game over. Won by: { $names }.
said-no-clock = No clock in this game.
said-time = { $name }, { $time }.
said-overtime = { $name }, { $time } late.
said-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
said-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
said-laid = { $word } at { $place }, { $points } points, laid by { $name }, to accept or to challenge.
said-nothing-yet = Nothing has been played yet.
said-last-word = { $word } at { $place }, { $points } points, { $name }.
said-last-taken-back = { $word } at { $place } taken back, { $name }.
said-last-exchange =
    { $count ->
        [one] Exchange of { $count } tile, { $name }.
       *[other] Exchange of { $count } tiles, { $name }.
    }
said-last-pass = Pass, { $name }.
said-tried = { $points } points: { $words }.
said-bonus = { $points } of them a bonus.
said-no-cards-here = This edition has no cards.
said-no-dice-here = This edition has no dice.
said-no-cards-held = No card in hand.
said-cards-of =
    { $count ->
        [one] { $name }: { $count } card.
       *[other] { $name }: { $count } cards.
    }
said-resign-sure = The game will be lost. If you are sure, say: { $usage }.

command-play = lays a word. H4 runs to the right, 4H downwards; a joker is put in brackets. “with” adds cards, “then” another word.
command-try = tells words and points, without playing.
command-hold = holds a word, played when the time is up; alone, holds none.
command-exchange = exchanges these tiles and passes the turn.
command-pass = passes the turn.
command-contest = challenges the word just laid.
command-accept = accepts the word just laid.
command-rack = tells the tiles of the rack.
command-bag = tells what is left; with a letter, how many of it.
command-score = tells the scores.
command-turn = tells who is awaited.
command-time = tells everyone’s time.
command-board = tells the words on the board.
command-row = tells a row, from left to right.
command-column = tells a column, from top to bottom.
command-square = tells what is on a square.
command-last = tells the last move.
command-cards = tells the cards in hand.
command-card = plays a card alone, with the name of a player or tiles if need be.
command-drop = drops the cards that are too many.
command-two-letters = gives this card back to see the two-letter words.
command-cancel = cancels the card just played.
command-let-be = lets the card just played be.
command-dice = tells the dice rolled and those in the box.
command-pause = stops the game for a while.
command-resume = goes on with the game.
command-resign = gives the game up.
command-help = tells the commands; with a name, that one alone.

cli-review = Look at a game turn by turn: what was played, and the best there was.
cli-review-file = A game in GCG, or typed by hand: one line a turn (name, rack, square, word, points); or the name of a game played here.
cli-review-edition = Edition, if the file does not say.
cli-review-time = Seconds a turn.
cli-review-html = HTML page to write.
cli-review-progress = Turns
cli-review-written = Page written: { $file }
review-language = en
review-title = Game { $names }
review-chart-win = { $name }’s chances to win
review-chart-wins = Chances to win
review-chart-score = Scores
review-turn = turn
review-player = player
review-rack = rack
review-played = played
review-best = better
review-win-lost = chances lost
review-points-lost = points lost
review-remark = remark
review-score = score
review-best-turns = best moves found
review-full-racks = scrabbles
review-missed = scrabbles missed
review-bad-exchanges = bad exchanges
review-exchange = exchange { $tiles }
review-pass = pass
review-unknown = not in the list: { $words }
review-missed-one = scrabble missed: { $play }
review-solved = end solved
review-exchange-good = good exchange
review-exchange-bad = another play was better
not-reviewable = Only games of two to four with tiles from a bag and no cards can be reviewed; this is a game of “{ $edition }” for { $seats }.
review-too-early = The game “{ $game }” is not over: it can be reviewed when it is.
nothing-played = This game has not a single turn: there is nothing to review.
typed-line-malformed = Line { $line }: { $wanted ->
    [name] the player’s name is missing
    [rack] a rack is letters and “?”; if it is not known, write “-”
    [square] the square is missing, such as H4 or 4H, or an exchange such as -QX, or “pass”
    [word] the word after the square cannot be read; a joker is written in lower case
    [points] the points after the word are missing
   *[other] there is something too much at the end
  }.
typed-word-misplaced = Line { $line }: “{ $word }” cannot be written there; other letters are in its way, or it leaves the board.

no-such-hint = There are three hints, from 1 to 3; there is no hint { $step }.
no-hint-now = There is no hint to give: it is not your turn, or nothing can be laid.
cli-solitaire-record = Search for the highest score there is, alone, with all letters in sight.
cli-record-minutes = How long to search, in minutes (10 when nothing is asked for).
cli-record-rounds = Number of rounds to search: with the same seed the same number gives the same game.
cli-record-output = GCG file to save the game in; without it, solitaire-SCORE.gcg in the current folder.
cli-record-show = Search for nothing: replay the game of this GCG file, checked move by move.
cli-record-pause = Seconds between two moves when a game is replayed in a terminal.
cli-record-player = Solitaire
cli-record-found = { $score } points after { $seconds } s
cli-record-interrupted = Search interrupted: the best game is kept.
cli-record-done = { $score } points. Game checked move by move: { $file }
cli-record-place = Place
cli-record-word = Word
cli-record-points = Points
cli-record-total = Total
nothing-to-plan-for = This list has not enough words of { $length } letters, around which a game is planned: choose another.
record-folder-missing = The folder { $folder } does not exist: create it first, or choose another file.
record-miscounted = The search counted { $found } points where the rules count { $counted }: this is a fault of the program, please report it.
### the page: analysis

page-study = Analysis
study-board = Board to analyse
study-board-hint = Click a square, then type; a second click turns the word. Shift + letter lays a blank; in this field, a small letter among capitals: MaIS.
study-position = Position
study-rack = Rack
study-other-rack = Opponent’s rack
study-rack-hint = “?” is a blank. A rack that nobody knows stays empty.
study-rack-unknown = unknown rack
study-score = Score
study-other-score = Opponent’s score
study-options = Edition, dictionary, time
study-edition = Edition
study-time = Time
study-seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
study-depth = Depth
study-plies =
    { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    } ahead
study-unseen = Letters left: { $total }
study-word-at = Word to lay at { $place }
study-word-nowhere = Word to lay: choose a square first
study-lay = Lay
study-paste = Paste a text
study-text = CGP position or GCG game
study-text-hint = One line of CGP, or a whole game as GCG: every move becomes a position.
study-file = Or a file
study-read = Read
study-turn = Move of the game
study-turn-before = Move before
study-turn-after = Next move
study-clear = Clear
study-link = Link to this position
study-cgp = CGP position
study-plays = Best moves
study-answers = Likely replies
study-empty = Lay the letters of the board and of the rack, then start the analysis.
study-start = Analyse
study-start-answers = Look for replies
study-stop = Stop
study-undo = Back one move
study-step = { $play }, { $points } points
study-play = Move
study-play-this = Lay { $play } and look for the reply
study-points = Pts
study-leave = Leave
study-leave-value = Leave value
study-win = Win
study-spread = Final spread
study-reply = Reply
study-reply-most = up to { $most } points
study-share = Share
study-dropped = ruled out
study-nothing = –
study-exchange = exchange { $tiles }
study-pass = pass
study-begins = The analysis begins.
study-progress = Progress of the analysis
study-nodes = { $nodes } positions seen
study-end-exact = Empty bag: the end is worked out, final spread { $spread }.
study-end-between = Empty bag: final spread proven between { $low } and { $high }.
study-rollouts = { $rollouts } trials
study-racks = { $racks } racks tried
study-best-so-far = Leading: { $play }, { $points } points
study-best = Best move: { $play }, { $points } points, { $win } chance to win
study-expect = Average reply: { $mean } points
study-unknown =
    { $count ->
        [one] Word on the board that the dictionary lacks:
       *[other] Words on the board that the dictionary lacks:
    } { $words }

page-review = Game review
review-back = Back to the game

hint-title = Hint
hint-what =
    { $kind ->
        [full] There is a bingo to play!
       *[other] The best move scores { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
hint-where =
    It starts at { $place }, { $direction ->
        [down] going down
       *[other] going right
    }, and has { $length } letters.
hint-word = It is { $word } at { $place }, { $points } points.
hint-ask-where = Where?
hint-ask-word = Which word?

review-begin = Review the game
review-again = Review again
review-time = Time for each move
review-intro = Every move is compared with the best there was, by simulation.
review-progress = Progress of the review
review-done = { $done } of { $turns } moves
review-finished = The review is done.
review-stopped = The review was stopped.
review-summary = In short
review-turns-title = Move by move
review-chances = Chances
review-chart-table = The figures of the chart
review-the-best = the best move
review-study = Analyse
review-study-turn = Analyse move { $number }
review-empty = Nothing to review yet.
