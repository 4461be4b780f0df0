"""From tiles laid to a play: the rack, the squares, the words, the points."""

from collections import Counter
from collections.abc import Sequence

from chevalet.game.actions import Place
from chevalet.game.board import CARD, Laid, Line, Square
from chevalet.game.card_refusals import (
    CardDoesNotApply,
    CardNeedsSquare,
    CardNeedsTile,
    CardNeedsWord,
)
from chevalet.game.cards import Changes, Deck
from chevalet.game.edition import Edition
from chevalet.game.given import Given
from chevalet.game.hands import from_rack
from chevalet.game.placement import lines_formed
from chevalet.game.play import CardUse, Play, Word
from chevalet.game.refusals import (
    FirstWordOffStar,
    JokerWithoutLetter,
    NotATile,
    NotTouching,
    OnePlaceATurn,
    TooManyTiles,
    WordsNotAllowed,
    not_on_rack,
)
from chevalet.game.scoring import NO_FAVOURS, Favours, full_rack_bonus, line_points
from chevalet.game.setup import WordRule
from chevalet.game.state import State
from chevalet.game.tiles import ALPHABET, JOKER, NotHeld, take

_FACES = frozenset(ALPHABET + ALPHABET.lower())


def consider(state: State, place: Place, given: Given, used_before: int | None = None) -> Play:
    """The play that a placement makes, or a refusal. Under `contestation` words are not looked up.

    `used_before` counts the cards used earlier in the turn, when they are not all on the table.
    """
    edition, public = given.edition, state.public
    uses = card_changes(place.cards, edition.deck)
    check_tiles(place, uses, state.rack(place.seat), edition)
    cards = public.cards
    words: list[Word] = []
    lines: list[tuple[Line, frozenset[Square]]] = []
    board, closed = public.board, cards.closed if cards else frozenset()
    freed = sum(change.anywhere for _, change in uses)
    for laying in place.layings:
        try:
            formed = lines_formed(board, edition.layout, laying, closed=closed, keep=place.keep)
        except (FirstWordOffStar, NotTouching):
            # « Formez un mot N'IMPORTE OÙ »: each card frees one word.
            if not freed:
                raise
            freed -= 1
            formed = lines_formed(board, edition.layout, laying, anywhere=True, closed=closed)
        lines += [(line, frozenset(tile.square for tile in laying)) for line in formed]
        board = board.with_tiles(laying)
    texts = [line.text for line, _ in lines]
    if any(change.backwards for _, change in uses):
        texts[0] = texts[0][::-1]
    favours = share_favours(uses, texts, [line for line, _ in lines], place, edition)
    for (line, laid), text, favour in zip(lines, texts, favours, strict=True):
        points = line_points(line, laid, edition.layout, edition.values, favour)
        words.append(Word(text, points, line.start, line.direction))
    if used_before is None:
        used_before = len(cards.used) if cards else 0
    play = sum_up(place, tuple(words), uses, edition, used_before)
    if public.setup.word_rule is WordRule.ARBITRE and (wrong := wrong_words(play, given)):
        raise WordsNotAllowed(words=wrong)
    return play


def card_changes(uses: Sequence[CardUse], deck: Deck | None) -> list[tuple[CardUse, Changes]]:
    """The cards played with a word; what each one changes."""
    changes = []
    for use in uses:
        card = deck.find(use.card) if deck else None
        if card is None or card.changes is None:
            raise CardDoesNotApply(card=use.card)
        changes.append((pared(use, card.changes), card.changes))
    return changes


def pared(use: CardUse, change: Changes) -> CardUse:
    """Only what the card is about: anything else that came with it has no meaning."""
    return CardUse(
        use.card,
        word=use.word if change.names_word else None,
        square=use.square if change.turn_over or change.premium_again else None,
        tiles=use.tiles if change.turn_over else "",
    )


def check_tiles(
    place: Place, uses: Sequence[tuple[CardUse, Changes]], rack: str, edition: Edition
) -> None:
    """Every tile is a letter that the seat holds; a joker says which letter it stands for."""
    laid = [tile for laying in place.layings for tile in laying]
    for one in laid:
        if one.tile == JOKER:
            raise JokerWithoutLetter(square=one.square)
        if one.tile not in _FACES:
            raise NotATile(tile=one.tile, square=one.square)
    if edition.tiles_a_turn is not None and len(laid) > edition.tiles_a_turn:
        raise TooManyTiles(laid=len(laid), most=edition.tiles_a_turn)
    try:
        take(rack, from_rack(tuple(laid), turned_tiles(uses, laid)))
    except NotHeld as missing:
        raise not_on_rack(missing.tile, rack) from None
    if len(place.layings) > 1 and not any(change.several_words for _, change in uses):
        raise OnePlaceATurn()


def turned_tiles(
    uses: Sequence[tuple[CardUse, Changes]], laid: Sequence[Laid]
) -> dict[Square, str]:
    """« Retournez l'une de vos lettres »: the squares laid with a tile face down, and its face."""
    jokers = {one.square for one in laid if one.tile.islower()}
    turned = {}
    for use, change in uses:
        if change.turn_over:
            if use.square is None or use.square not in jokers:
                raise CardNeedsSquare(card=use.card)
            if not isinstance(use.tiles, str) or use.tiles not in tuple(ALPHABET):
                raise CardNeedsTile(card=use.card)
            turned[use.square] = use.tiles
    return turned


def share_favours(
    uses: Sequence[tuple[CardUse, Changes]],
    texts: Sequence[str],
    lines: Sequence[Line],
    place: Place,
    edition: Edition,
) -> list[Favours]:
    """What the cards change for each of the words formed."""
    if not uses:
        return [NO_FAVOURS] * len(texts)
    chosen = [chosen_word(use, change, texts) for use, change in uses]
    laid = {tile.square for laying in place.layings for tile in laying}
    again = None
    for use, change in uses:
        if change.premium_again:
            lying = {square for line in lines for square in line.squares} - laid
            if use.square is None or use.square not in lying:
                raise CardNeedsSquare(card=use.card)
            premium = edition.layout[use.square]
            if premium.letter == premium.word == 1:
                raise CardNeedsSquare(card=use.card)
            again = use.square
    favours = []
    for index in range(len(texts)):
        here = [change for (_, change), word in zip(uses, chosen, strict=True) if word == index]
        times = 1
        for change in here:
            times *= change.factor
        favours.append(
            Favours(
                joker_value=max(change.joker_value for _, change in uses),
                one_point_letters=max(change.one_point_letters for _, change in uses),
                letters_times=4 if any(change.quadrupled for change in here) else 1,
                added=sum(change.add for change in here),
                times=times,
                again=again,
            )
        )
    return favours


def chosen_word(use: CardUse, change: Changes, texts: Sequence[str]) -> int | None:
    """Which of the words formed a card is about: the one named, else the first that fits."""
    if not change.names_word:
        return None
    fitting = [
        i for i, text in enumerate(texts) if not change.quadrupled or text in change.quadrupled
    ]
    if use.word is not None:
        fitting = [i for i in fitting if texts[i] == use.word.upper()]
        if not fitting:
            raise CardNeedsWord(card=use.card, word=use.word)
    if not fitting:
        raise CardDoesNotApply(card=use.card)
    return fitting[0]


def sum_up(
    place: Place,
    words: tuple[Word, ...],
    uses: Sequence[tuple[CardUse, Changes]],
    edition: Edition,
    used_before: int,
) -> Play:
    """All words, then the bonus for a full rack, then the points for three cards at once."""
    laid = [tile for laying in place.layings for tile in laying]
    several = any(change.several_words for _, change in uses)
    bonus = 0 if several else full_rack_bonus(len(laid), edition.rack_size, edition.bonus)
    three = bool(uses) and used_before + len(uses) >= 3
    extra = edition.deck.three_used if edition.deck and three else 0
    return Play(
        layings=place.layings,
        words=words,
        points=sum(word.points for word in words) + bonus + extra,
        bonus=bonus,
        extra=extra,
        uses=tuple(use for use, _ in uses),
        cards_earned=sum(edition.layout[tile.square] is CARD for tile in laid),
        keep=place.keep,
    )


def wrong_words(play: Play, given: Given) -> tuple[str, ...]:
    """The words of a play that may not be played, each once, in the order they were formed.

    « Jouez un nom propre »: one word may be in the list of proper nouns instead.
    """
    texts = [word.text for word in play.words]
    wrong = [index for index, text in enumerate(texts) if text not in given.words]
    for use, change in card_changes(play.uses, given.edition.deck):
        noun = chosen_word(use, change, texts) if change.proper_noun else None
        if noun in wrong and texts[noun] in given.proper_nouns:
            wrong.remove(noun)
    return tuple(Counter(texts[index] for index in wrong))
