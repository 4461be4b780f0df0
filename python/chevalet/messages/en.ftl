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
usage-other = { $detail }
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
cgp-board-size = The board has { $rows } rows; the most is { $most }.
cgp-seats = There must be as many racks as scores: { $racks } and { $scores }.
cgp-number = “{ $text }” should be a number (scores, then scoreless turns).
cgp-operation = The operation “{ $name }” is given twice.
rack-too-long = The rack { $rack } has { $held } tiles; the most is { $most }.
too-many-of-letter = Too many { $letter }: { $used } on the board and racks, the game has { $available }.
too-many-jokers = Too many jokers: { $used } on the board and racks, the game has { $available }.

### graph

### data

### rules

### core
