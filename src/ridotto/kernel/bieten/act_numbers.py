"""Between the kernel's numbers and the readable game's acts and lines."""

from collections.abc import Iterator, Mapping
from typing import Final

from ridotto.cards import Card
from ridotto.games.bieten import acts
from ridotto.games.bieten.bids import (
    judge_raise_openly,
    limit_now,
    may_speak_on,
    moment_of,
)
from ridotto.games.bieten.duty import judge_bid_claim, judge_card, judge_claim, names_for
from ridotto.games.bieten.game import awaited
from ridotto.games.bieten.offers import make_offers
from ridotto.games.bieten.pack import WELI
from ridotto.games.bieten.state import FIGURES, After, Before, Bieten, Status
from ridotto.games.bieten.weli import holding_of
from ridotto.kernel.bieten import layout, numbering, tables
from ridotto.kernel.bieten.numbering import CARD, NUMBER, cut_act, lifted_by
from ridotto.kernel.contract import Deal, Pack, Tables
from ridotto.table import HOUSE, Action, Do, Offer, PickNumber, Seat, View

WORDS: Final[dict[type[Action], int]] = {
    acts.Hold: numbering.HOLD,
    acts.Good: numbering.GOOD,
    acts.Silent: numbering.SILENT,
    acts.Done: numbering.DONE,
    acts.Rob: numbering.ROB,
    acts.Leave: numbering.LEAVE,
}
"""Acts that are always the same."""
KINDS: Final = {number: kind for kind, number in WORDS.items()}


def set_up(t: Tables, deal: Deal) -> Action:
    """The slate as the party's slots have it; the winner is named first of those who are out."""
    players = int(t[tables.PLAYERS])
    out = [seat for seat in range(players) if int(deal[layout.OUT]) >> seat & 1]
    first = int(deal[layout.FIRST_OUT])
    return acts.SetUp(
        HOUSE,
        dealer=int(deal[layout.DEALER]),
        scores=tuple(int(deal[layout.SCORES + seat]) for seat in range(players)),
        out=tuple(sorted(out, key=lambda seat: (seat != first, seat))),
        games=int(deal[layout.GAMES]),
    )


def shuffled(t: Tables, pack: Pack) -> Action:
    """The house shuffles."""
    del t
    return acts.Shuffle(HOUSE, tuple(CARD[int(number)] for number in pack))


def acts_of(table: Bieten, action: Action) -> tuple[int, ...]:
    """Every readable act is one of the kernel's, but for a bid out of turn (D 3)."""
    if isinstance(action, acts.Bid) and action.seat not in awaited(table):
        raise ValueError("the kernel knows no bids out of turn")
    match action:
        case acts.Bid(figure=figure):
            return (numbering.BID + FIGURES.index(figure),)
        case acts.Groschen(figure=figure):
            return (numbering.GROSCHEN + FIGURES.index(figure),)
        case acts.Play(card=card):
            return (numbering.PLAY + NUMBER[card],)
        case acts.Baptise(name=name):
            return (numbering.NAME + NUMBER[name],)
        case acts.Cut(lifted=lifted):
            return (cut_act(lifted),)
        case _:
            return (WORDS[type(action)],)


def action_of(table: Bieten, acts: tuple[int, ...]) -> Action:
    """The readable act of whoever is awaited."""
    (number,) = acts
    (seat,) = awaited(table)
    return _action(seat, number)


def _action(seat: Seat, number: int) -> Action:
    if number in KINDS:
        return KINDS[number](seat)
    if number < numbering.GROSCHEN:
        return acts.Bid(seat, FIGURES[number - numbering.BID])
    if number < numbering.HOLD:
        return acts.Groschen(seat, FIGURES[number - numbering.GROSCHEN])
    if number < numbering.CUT:
        return acts.Play(seat, CARD[number - numbering.PLAY])
    if number < numbering.NAME:
        return acts.Cut(seat, int(lifted_by(number)))
    return acts.Baptise(seat, Card(CARD[number - numbering.NAME]))


def judged(table: Bieten, begun: tuple[int, ...]) -> set[int]:
    """What whoever is awaited may do: the same as the game's offers, asked in fewer questions."""
    assert not begun
    (seat,) = awaited(table)
    if isinstance(table.phase, Before | After):
        return {*_offers(table, seat), *_after_offers(table, seat)}
    return {
        number for offer in make_offers(View(seat, table)) for number in numbers_of(table, offer)
    }


def numbers_of(table: Bieten, offer: Offer) -> Iterator[int]:
    """What the game offers, in the kernel's numbers; claims of faults are no acts there."""
    match offer:
        case Do(action=action):
            yield from acts_of(table, action)
        case PickNumber(numbers=numbers):
            yield from (cut_act(lifted) for lifted in numbers)


def _offers(table: Bieten, seat: Seat) -> Iterator[int]:
    """The limit is the same for all figures, so it is asked once, and the conversation too."""
    if not may_speak_on(table, seat):
        return
    holding, moment = holding_of(table, seat), moment_of(table)
    bids = limit_now(table, seat).lawful
    for number, figure in enumerate(FIGURES):
        status = table.deal.wager(figure).status
        bid = bids and status is Status.UNBID
        raised = status is Status.HELD2 and judge_raise_openly(table, seat, figure).lawful
        judge = judge_bid_claim if bid else judge_claim
        if (bid or raised) and judge(holding, figure, moment).lawful:
            yield (numbering.BID if bid else numbering.GROSCHEN) + number


def _after_offers(table: Bieten, seat: Seat) -> Iterator[int]:
    """A card, or silence once it is laid."""
    if isinstance(table.phase, After):
        yield numbering.DONE
        return
    holding, moment = holding_of(table, seat), moment_of(table)
    for card in holding.hand:
        if card == WELI:
            yield from (numbering.NAME + NUMBER[name] for name in names_for(holding, moment))
        elif judge_card(holding, card, moment).lawful:
            yield numbering.PLAY + NUMBER[card]


def lines_of(t: Tables, deal: Deal) -> Mapping[tuple[int, str], int]:
    """The points of every figure, by seat and by rule and figure."""
    lines = {}
    for number, figure in enumerate(FIGURES):
        result = int(deal[layout.RESULTS + number]) - 1
        if result >= 0:
            seat, line = result & (1 << layout.SEAT_BITS) - 1, result >> layout.SEAT_BITS
            points = int(t[tables.POINTS + line])
            lines[seat, f"{layout.LINE_RULES[line]} {figure.value}"] = points
    return lines


def lines_at(table: Bieten) -> Mapping[tuple[int, str], int]:
    """The lines of the readable table, from the scribe's count; nothing before it."""
    lines = table.deal.count.lines if table.deal.count is not None else ()
    return {(line.side, f"{line.rule} {line.note}"): line.points for line in lines}
