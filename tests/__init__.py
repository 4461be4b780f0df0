"""The tests of Chevalet: `make test` runs them all."""
