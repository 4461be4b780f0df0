"""Why a turn passed, a word came back, a seat gave up, a game ended."""

from enum import StrEnum


class PassReason(StrEnum):
    CHOSEN = "chosen"
    TIME_UP = "time-up"
    WORD_TAKEN_BACK = "word-taken-back"
    CARD = "card"


class TakenBack(StrEnum):
    WRONG_WORD = "wrong-word"
    CARD_CANCELLED = "card-cancelled"


class EndReason(StrEnum):
    WENT_OUT = "went-out"
    ALL_PASSED_TWICE = "all-passed-twice"
    NOTHING_LEFT_TO_PLAY = "nothing-left-to-play"
    TURN_LIMIT = "turn-limit"
    SCORE_REACHED = "score-reached"
    RESIGNED = "resigned"


class ResignReason(StrEnum):
    CHOSEN = "chosen"
    TIME = "time"
