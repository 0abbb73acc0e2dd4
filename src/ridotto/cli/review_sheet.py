"""A review on the terminal: the result, the mistakes, the line of what could be expected."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.language import decimal, terminal_language, to_text
from ridotto.cli.sentences import say
from ridotto.games.translations import cite_in
from ridotto.table import Action, Seat, letter
from ridotto.table.acts import Play
from ridotto.table.sentence import Sentence

if TYPE_CHECKING:
    from ridotto.analysis import Decision, Hindsight, LuckAndSkill, Review

MOST: Final = 5
"""The most mistakes, and the most things one could not know, that are told."""
WIDTH: Final = 41
COLUMNS: Final = (
    say("column-before"),
    say("column-cards"),
    say("column-own"),
    say("column-others"),
    say("column-chance"),
    say("column-result"),
)

SLIP: Final = re.compile(r"\{([^{}]+)\}")


class Words(NamedTuple):
    """How a game's cards and acts are called."""

    names: Mapping[Card, str]
    deed: Callable[[Action], Sentence | None]

    def card(self, card: Card) -> str:
        """Its name."""
        return self.names.get(card, card)

    def named(self, text: str) -> str:
        """A sentence with its cards by their names."""
        return SLIP.sub(lambda found: self.card(Card(found[1])), text)


def print_review(
    console: Console, review: "Review", title: str, words: Words, seat: Seat | None
) -> None:
    """All of it; of one seat, or of everybody."""
    console.print(Text(to_text(say("review-head", title=title, n=review.deal)), "bold"))
    console.print(_how(review), soft_wrap=True)
    seats = range(len(review.sides)) if seat is None else (seat,)
    _print_split(console, review, seats)
    for line in (*_mistakes(review, words, seat), *_hindsights(review, words, seat)):
        console.print(line, soft_wrap=True)
    for one in seats if seat is not None else _one_of_each_side(review):
        for line in _course(review, one):
            console.print(line)


def _how(review: "Review") -> str:
    judged = sum(1 for decision in review.decisions if decision.done)
    forced = len(review.decisions) - judged
    unit, worlds = unit_words(review), review.worlds
    return to_text(say("review-how", judged=judged, worlds=worlds, forced=forced, unit=unit))


def unit_words(review: "Review") -> str:
    """In what everything is counted."""
    return to_text(say("unit-of", unit=review.unit))


# Luck and skill ----------------------------------------------------------------------------------


def _print_split(console: Console, review: "Review", seats: "range | tuple[Seat, ...]") -> None:
    console.print()
    if not review.split:
        # It comes with the analysis, which needs NumPy.
        from ridotto.analysis.why_not import why_not

        console.print(to_text(say("not-split", why=why_not(review.unsplit))))
        return
    table = Table(
        box=None, padding=(0, 2), title=to_text(say("luck-and-skill")), title_justify="left"
    )
    table.add_column(to_text(say("column-seat")))
    for name in COLUMNS:
        table.add_column(to_text(name), justify="right")
    for one in review.split:
        if one.seat in seats:
            table.add_row(letter(one.seat), *_figures(one))
    console.print(table)
    for one in review.split:
        if one.seat in seats:
            console.print(_verdict(one), soft_wrap=True)


def _figures(one: "LuckAndSkill") -> list[str]:
    parts = (one.before, one.cards, one.own, one.others, one.chance, one.result)
    return [figure(part) for part in parts]


def _verdict(one: "LuckAndSkill") -> str:
    """One sentence: what weighed most."""
    parts = {
        "cards": one.cards,
        "own": one.own,
        "others": one.others,
        "chance": one.chance,
    }
    name = max(parts, key=lambda part: abs(parts[part]))
    way, weight = "for" if parts[name] > 0 else "against", figure(parts[name])
    return to_text(say("weighed-most", seat=letter(one.seat), what=name, figure=weight, way=way))


def figure(value: float) -> str:
    """A value with its sign, as finely as its size asks for."""
    rounded = f"{value:+.1f}" if abs(value) >= 2 else f"{value:+.2f}"
    # Nothing has no sign.
    rounded = rounded[1:] if not float(rounded) else rounded
    return decimal(rounded.replace("-", "−"))


def _size(value: float) -> str:
    return decimal(f"{value:.3g}")


# Mistakes ----------------------------------------------------------------------------------------


def _mistakes(review: "Review", words: Words, seat: Seat | None) -> Iterator[Text]:
    found = review.mistakes(seat)
    sure = f"{decimal(f'{review.threshold:g}')} {unit_words(review)}"
    yield Text()
    if not found:
        yield Text(to_text(say("no-mistake", sure=sure)))
        return
    n = len(found)
    head = say("mistakes-most", sure=sure, n=n, most=MOST) if n > MOST else None
    yield Text(to_text(head or say("mistakes", sure=sure, n=n)), "bold")
    for decision in found[:MOST]:
        yield from _mistake(decision, words, review.game)


def _mistake(decision: "Decision", words: Words, game: str) -> Iterator[Text]:
    done, best = decision.done, decision.best
    assert done is not None
    assert best is not None
    mistake = say(
        "mistake",
        n=decision.trick,
        seat=letter(decision.seat),
        done=said(done.action, done.text, words),
        best=said(best.action, best.text, words),
    )
    yield Text(f"  {to_text(mistake)}")
    cost = say(
        "mistake-cost",
        loss=_size(done.loss),
        sure=_size(max(done.sure_loss, 0)),
        value=figure(done.value),
        best=figure(best.value),
    )
    yield Text(f"    {to_text(cost)}", "dim")
    if decision.why:
        cite = cite_in(game, terminal_language())
        why = ((words.named(to_text(one.said)), cite(one.source)) for one in decision.why)
        cited = (f"{text} ({source})" if source else text for text, source in why)
        yield Text(f"    {to_text(say('of-better', said=' '.join(cited)))}", "dim")


def _hindsights(review: "Review", words: Words, seat: Seat | None) -> Iterator[Text]:
    found = [d for d in review.decisions if d.hindsight and seat in (None, d.seat)]
    found.sort(key=lambda d: -d.hindsight.gain if d.hindsight else 0.0)
    if found:
        yield Text()
        yield Text(to_text(say("right-but")), "bold")
    for decision in found[:MOST]:
        late = decision.hindsight
        assert late is not None
        assert decision.done is not None
        done = said(decision.done.action, decision.text, words)
        other = said(late.action, late.text, words)
        seat_, gain = letter(decision.seat), _size(late.gain)
        told_ = say("hindsight", n=decision.trick, seat=seat_, done=done, other=other, gain=gain)
        yield Text(f"  {to_text(told_)}{_needed(late, words)}")


def _needed(late: "Hindsight", words: Words) -> str:
    if late.needed is None:
        return ""
    holder, card = letter(late.needed.seat), words.card(late.needed.card)
    return f" {to_text(say('had-to-know', seat=holder, card=card))}"


def said(action: Action, text: str, words: Words) -> str:
    """An act in words: where no words are known, as a record has it."""
    if isinstance(action, Play):
        return to_text(say("deed-plays", card=words.card(action.card)))
    if (sentence := words.deed(action)) is not None:
        return words.named(to_text(sentence))
    parts = text.split()
    return " ".join(parts[1:]) if parts and parts[0] == letter(action.seat) else text


# The line ----------------------------------------------------------------------------------------


def _one_of_each_side(review: "Review") -> tuple[Seat, ...]:
    return tuple(dict(reversed([(side, seat) for seat, side in enumerate(review.sides)])).values())


def _course(review: "Review", seat: Seat) -> Iterator[Text]:
    """What the seat could expect at the beginning of every trick, as a line of dots."""
    points = dict[str, float]()
    for one in review.line:
        points.setdefault(to_text(say("trick-number", n=one.trick)), one.values[seat])
    for part in review.split:
        if part.seat == seat:
            points[to_text(say("column-result"))] = part.result
    low, high = min(0.0, *points.values()), max(0.0, *points.values())
    yield Text()
    yield Text(to_text(say("could-expect", seat=letter(seat), unit=unit_words(review))), "bold")
    for name, value in points.items():
        yield Text(f"  {name:>9} {figure(value):>8}  {_bar(value, low, high)}")


def _bar(value: float, low: float, high: float) -> str:
    """A dot where the value stands, and a stroke at nothing."""
    step = (high - low) / (WIDTH - 1) or 1.0
    cells = [" "] * WIDTH
    cells[round(-low / step)] = "│"
    cells[round((value - low) / step)] = "●"
    return "".join(cells).rstrip()
