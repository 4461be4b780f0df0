"""`python -m chevalet` is the `chevalet` command."""

from chevalet.cli.app import main

main()
