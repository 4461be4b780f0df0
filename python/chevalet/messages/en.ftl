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

### graph

### data

### rules

### core
