"""Every edition of French Scrabble: rules, word lists, move generation."""
