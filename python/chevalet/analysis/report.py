"""A review as a page of its own: no other file, no script, charts drawn as SVG."""

from collections.abc import Callable, Sequence
from html import escape

from chevalet.analysis.advice import Advice
from chevalet.analysis.review import Summary, TurnReview

Say = Callable[..., str]
"""Gives the sentence of a key, with its facts: `chevalet.messages.text` is one."""
WIDTH, HEIGHT, LEFT, BOTTOM = 720, 220, 44, 24
LINES = ("one", "two", "three", "four")
"""The look of each seat's line."""

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
  color: #1d1d1b; background: #fff }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 2rem }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem;
  border-bottom: 1px solid #d8d4c8 }
td.number { text-align: right; font-variant-numeric: tabular-nums }
tr.costly td { background: #fff3e6 }
svg { width: 100%; height: auto }
svg text { font: 12px system-ui, sans-serif; fill: currentColor }
.grid { stroke: #d8d4c8 } .one { stroke: #0b5cad } .two { stroke: #b3430e; stroke-dasharray: 6 3 }
.three { stroke: #2c7a3f; stroke-dasharray: 2 3 }
.four { stroke: #7a3fa0; stroke-dasharray: 9 3 2 3 }
path { fill: none; stroke-width: 2.5 }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1d1d1b }
  th, td { border-color: #444 } tr.costly td { background: #40301f } .grid { stroke: #444 }
  .one { stroke: #7db8f0 } .two { stroke: #f0a37d } .three { stroke: #8fd6a0 }
  .four { stroke: #d0a6ee } }
"""


def page(
    names: Sequence[str], turns: Sequence[TurnReview], found: Sequence[Summary], say: Say
) -> str:
    """The whole page, in the language that `say` speaks."""
    title = say("review-title", names=" – ".join(names))
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{escape(say("review-language"))}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>",
            f"<h1>{escape(title)}</h1>",
            _summary(found, say),
            f"<h2>{escape(win_title(names, say))}</h2>",
            win_chart(names, turns, win_title(names, say)),
            f"<h2>{escape(say('review-chart-score'))}</h2>",
            score_chart(names, turns, found, say("review-chart-score")),
            _turns(names, turns, say),
            "</body></html>",
            "",
        ]
    )


def play_text(advice: Advice, say: Say) -> str:
    """A play in a word or two."""
    match advice.kind:
        case "place":
            return f"{advice.place} {advice.word} {advice.points}"
        case "exchange":
            return say("review-exchange", tiles=advice.tiles)
        case _:
            return say("review-pass")


def remark(turn: TurnReview, say: Say) -> str:
    """What is worth saying about a turn."""
    said = []
    if turn.unknown:
        said.append(say("review-unknown", words=", ".join(turn.unknown)))
    if turn.missed_full_rack is not None:
        said.append(say("review-missed-one", play=play_text(turn.missed_full_rack, say)))
    if turn.good_exchange is not None:
        said.append(say("review-exchange-good" if turn.good_exchange else "review-exchange-bad"))
    if turn.is_solved:
        said.append(say("review-solved"))
    return "; ".join(said)


def summary_rows(found: Sequence[Summary]) -> list[tuple[str, list[str]]]:
    """The figures of the players: the key of what they are, and one text each."""
    return [
        ("review-score", [str(one.score) for one in found]),
        ("review-best-turns", [f"{one.best_turns}/{one.turns}" for one in found]),
        ("review-win-lost", [f"{one.win_lost:.0%}" for one in found]),
        ("review-points-lost", [f"{one.points_lost:.0f}" for one in found]),
        ("review-full-racks", [str(one.full_racks) for one in found]),
        ("review-missed", [str(one.missed_full_racks) for one in found]),
        ("review-bad-exchanges", [str(one.bad_exchanges) for one in found]),
    ]


def _summary(found: Sequence[Summary], say: Say) -> str:
    head = "".join(f'<th scope="col">{escape(one.name)}</th>' for one in found)
    rows = [
        f'<tr><th scope="row">{escape(say(key))}</th>'
        + "".join(f'<td class="number">{escape(text)}</td>' for text in texts)
        + "</tr>"
        for key, texts in summary_rows(found)
    ]
    return f"<table><tr><td></td>{head}</tr>{''.join(rows)}</table>"


def _turns(names: Sequence[str], turns: Sequence[TurnReview], say: Say) -> str:
    keys = ("turn", "player", "rack", "played", "best", "win-lost", "points-lost", "remark")
    head = "".join(f'<th scope="col">{escape(say(f"review-{key}"))}</th>' for key in keys)
    rows = []
    for turn in turns:
        texts = (
            names[turn.seat],
            turn.rack,
            play_text(turn.played, say),
            "" if turn.is_best else play_text(turn.best, say),
        )
        lost = (
            f"{turn.win_lost:.1%}" if turn.win_lost >= 0.001 else "",
            f"{turn.points_lost:.0f}" if turn.points_lost >= 0.5 else "",
        )
        rows.append(
            f"<tr{' class=costly' if turn.win_lost >= 0.05 else ''}>"
            f'<td class="number">{turn.number}</td>'
            + "".join(f"<td>{escape(text)}</td>" for text in texts)
            + "".join(f'<td class="number">{text}</td>' for text in lost)
            + f"<td>{escape(remark(turn, say))}</td></tr>"
        )
    return f"<table><tr>{head}</tr>{''.join(rows)}</table>"


def win_title(names: Sequence[str], say: Say) -> str:
    """With two players the chances of one tell those of the other."""
    return say("review-chart-win", name=names[0]) if len(names) == 2 else say("review-chart-wins")


def win_chart(names: Sequence[str], turns: Sequence[TurnReview], label: str) -> str:
    """The chance to win of the first of two after every turn; of more, each one's own."""
    marks = [(0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %")]
    lines = chances(turns, len(names))
    key = _key(names) if len(lines) > 1 else ""
    return _chart(list(zip(LINES, lines, strict=False)), 0.0, 1.0, marks, label, key)


def chances(turns: Sequence[TurnReview], seats: int) -> list[list[float]]:
    """One line for the first of two, one for each of more; a turn tells of its own seat."""
    lines = [[1 / seats] for _ in range(1 if seats == 2 else seats)]
    for turn in turns:
        for seat, line in enumerate(lines):
            win = turn.played.win
            if win is None or (seats > 2 and seat != turn.seat):
                line.append(line[-1])
            else:
                line.append(win if seat == turn.seat else 1 - win)
    return lines


def score_chart(
    names: Sequence[str], turns: Sequence[TurnReview], found: Sequence[Summary], label: str
) -> str:
    """All scores, turn by turn."""
    lines = []
    for seat, kind in zip(range(len(names)), LINES, strict=False):
        scores = [float(turn.scores[seat]) for turn in turns] + [float(found[seat].score)]
        lines.append((kind, scores))
    top = max(100.0, *(max(scores) for _, scores in lines))
    marks = [(float(score), str(score)) for score in range(0, int(top) + 1, 100)]
    return _chart(lines, 0.0, top, marks, label, _key(names))


def _key(names: Sequence[str]) -> str:
    """Which line is whose."""
    return "".join(
        f'<path class="{kind}" d="M{LEFT + 8} {16 + 18 * seat}h28"/>'
        f'<text x="{LEFT + 44}" y="{20 + 18 * seat}">{escape(name)}</text>'
        for seat, (name, kind) in enumerate(zip(names, LINES, strict=False))
    )


def _chart(
    lines: Sequence[tuple[str, Sequence[float]]],
    low: float,
    high: float,
    marks: Sequence[tuple[float, str]],
    label: str,
    key: str = "",
) -> str:
    def y(value: float) -> float:
        share = (value - low) / (high - low)
        return round(HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - 8), 1)

    grid = "".join(
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH}" y1="{y(value)}" y2="{y(value)}"/>'
        f'<text x="{LEFT - 6}" y="{y(value) + 4}" text-anchor="end">{text}</text>'
        for value, text in marks
    )
    drawn = ""
    for kind, values in lines:
        step = (WIDTH - LEFT) / max(len(values) - 1, 1)
        points = " ".join(
            f"{'L' if place else 'M'}{round(LEFT + place * step, 1)} {y(value)}"
            for place, value in enumerate(values)
        )
        drawn += f'<path class="{kind}" d="{points}"/>'
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">'
        f"{grid}{drawn}{key}</svg>"
    )
