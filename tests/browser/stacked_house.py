"""A server whose délire box is stacked: every square gives a card, and there are only two texts.

One doubles a word, the other cancels a card, so that a test soon meets an answer window.
"""

import sys
from dataclasses import replace

from chevalet import editions
from chevalet.game.board import grid
from chevalet.game.cards import Deck

deck = editions.DELIRE.deck
assert deck is not None
TWO = tuple(card for card in deck.cards if card.name in ("doubler", "invalider"))
ROWS = "\n".join(
    " ".join("*" if row == column == 7 else "!" for column in range(15)) for row in range(15)
)
STACKED = replace(
    editions.DELIRE,
    layout=grid(ROWS),
    deck=replace(Deck(TWO), copies=tuple((card.name, 60) for card in TWO)),
)

if __name__ == "__main__":
    editions.EDITIONS = tuple(
        STACKED if one.name == STACKED.name else one for one in editions.EDITIONS
    )
    from tests.browser.house import main

    main(*sys.argv[1:])
