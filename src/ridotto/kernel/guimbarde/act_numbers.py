"""Between the readable game and the kernel: acts, lawful acts by the game's judge, and lines."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ridotto.cards import Card
from ridotto.games.guimbarde import acts
from ridotto.games.guimbarde.boxes import ALL, Box
from ridotto.games.guimbarde.deal_start import judge_cut, judge_take
from ridotto.games.guimbarde.facts import turn_of
from ridotto.games.guimbarde.pack import mate_of, point_of
from ridotto.games.guimbarde.point import (
    judge_lay,
    judge_leave,
    judge_name,
    judge_silent,
    true_number,
)
from ridotto.games.guimbarde.state import (
    Comparing,
    Cutting,
    Guimbarde,
    Laying,
    Naming,
    Opening,
    Playing,
)
from ridotto.games.guimbarde.tricks import duty_of, judge_card, judge_marry, next_player
from ridotto.kernel.contract import Deal, Pack, Tables
from ridotto.kernel.guimbarde import layout, tables
from ridotto.kernel.guimbarde.numbering import (
    CARD,
    CUT,
    LANE,
    LAY,
    LEAVE,
    MARRY,
    NAME,
    NUMBER,
    RANK_COUNT,
    SHOW,
    SHOWABLE,
    SHOWN,
    SILENT,
)
from ridotto.kernel.guimbarde.payments import lane
from ridotto.table import HOUSE, Action, Seat

SET_NUMBER: Final = {cards: number for number, cards in enumerate(SHOWABLE)}

BOX_RULES: Final = tuple(
    {Box.POINT: "point.lay", Box.MARIAGE: "boxes.mariage"}.get(box, "boxes.take") for box in ALL
)
"""The rule by which each box is drawn before the play."""


def set_up(t: Tables, deal: Deal) -> Action:
    """The readable act that begins a sitting from the party's slots."""
    del t
    boxes = deal[layout.BOXES : layout.BOXES + len(ALL)].tolist()
    dealer, deals = int(deal[layout.DEALER]), int(deal[layout.DEALS])
    return acts.SetUp(HOUSE, dealer=dealer, boxes=tuple(boxes), deals=deals)


def shuffled(t: Tables, pack: Pack) -> Action:
    """The readable act that lays the pack in this order."""
    del t
    return acts.Shuffle(HOUSE, tuple(CARD[number] for number in pack.tolist()))


def seat_in_turn(table: Guimbarde) -> Seat:
    """Who has to act; asked at every act, so the play is looked at first."""
    seat = next_player(table) if isinstance(table.phase, Playing) else turn_of(table)
    assert seat is not None
    return seat


# Acts --------------------------------------------------------------------------------------------


def acts_of(table: Guimbarde, action: Action) -> tuple[int, ...]:
    """A readable act in the kernel's numbers; sets laid open come in their order, then the end."""
    del table
    match action:
        case acts.Play(card=card):
            return (NUMBER[card],)
        case acts.Marry(card=card):
            return (NUMBER[card] + MARRY,)
        case acts.Take(sets=sets):
            return (*sorted(SHOW + SET_NUMBER[cards] for cards in sets), SHOWN)
        case acts.Cut(lifted=lifted):
            return (CUT + lifted,)
    return (BARE_NUMBER[type(action)],)


BARE_NUMBER: Final[Mapping[type[Action], int]] = {
    acts.Name: NAME,
    acts.Silent: SILENT,
    acts.Lay: LAY,
    acts.Leave: LEAVE,
}


def action_of(table: Guimbarde, begun: tuple[int, ...]) -> Action | None:
    """The readable act made of these; None while more sets may be laid open."""
    seat, last = seat_in_turn(table), begun[-1]
    if last <= CUT:
        wed = last % LANE >= RANK_COUNT
        return acts.Marry(seat, CARD[last - MARRY]) if wed else acts.Play(seat, CARD[last])
    if last < SHOW:
        return acts.Cut(seat, last - CUT)
    if last < SHOWN:
        return None
    if last == SHOWN:
        return acts.Take(seat, tuple(SHOWABLE[number - SHOW] for number in begun[:-1]))
    return BARE_ACTION[last](table, seat)


BARE_ACTION: Final[Mapping[int, Callable[[Guimbarde, Seat], Action]]] = {
    NAME: lambda table, seat: acts.Name(seat, true_number(table, seat)),
    SILENT: lambda _, seat: acts.Silent(seat),
    LAY: lambda table, seat: acts.Lay(seat, point_of(table.deal.hands[seat])),
    LEAVE: lambda _, seat: acts.Leave(seat),
}


def judged(table: Guimbarde, begun: tuple[int, ...]) -> set[int]:
    """The acts that may be next, by the readable game's own judge."""
    seat = seat_in_turn(table)
    match table.phase:
        case Playing():
            return _judged_plays(table, seat)
        case Opening():
            return _judged_sets(table, seat, begun)
        case Naming() | Comparing():
            name = acts.Name(seat, true_number(table, seat))
            silent = judge_silent(table, acts.Silent(seat))
            return _those(((NAME, judge_name(table, name).lawful), (SILENT, silent.lawful)))
        case Laying():
            lay = judge_lay(table, acts.Lay(seat, point_of(table.deal.hands[seat])))
            leave = judge_leave(table, acts.Leave(seat))
            return _those(((LAY, lay.lawful), (LEAVE, leave.lawful)))
        case Cutting():
            lifts = range(SHOW - CUT)
            return {CUT + n for n in lifts if judge_cut(table, acts.Cut(seat, n)).lawful}
    raise ValueError("nobody has to act")


def _those(verdicts: Sequence[tuple[int, bool]]) -> set[int]:
    return {number for number, lawful in verdicts if lawful}


def _judged_plays(table: Guimbarde, seat: Seat) -> set[int]:
    duty = duty_of(table, seat)
    cards = [card for card in duty.hand if judge_card(duty, card).lawful]
    wed = [c for c in cards if mate_of(c) in duty.hand and _may_marry(table, seat, c)]
    return {NUMBER[card] for card in cards} | {NUMBER[card] + MARRY for card in wed}


def _may_marry(table: Guimbarde, seat: Seat, card: Card) -> bool:
    return judge_marry(table, acts.Marry(seat, card)).lawful


def _judged_sets(table: Guimbarde, seat: Seat, begun: tuple[int, ...]) -> set[int]:
    """Each set after those begun with, and the end."""
    laid = tuple(SHOWABLE[number - SHOW] for number in begun)
    first = begun[-1] - SHOW + 1 if begun else 0
    more = {
        SHOW + number
        for number in range(first, len(SHOWABLE))
        if judge_take(table, acts.Take(seat, (*laid, SHOWABLE[number]))).lawful
    }
    return more | {SHOWN} if judge_take(table, acts.Take(seat, laid)).lawful else more


# Lines -------------------------------------------------------------------------------------------


def lines_at(table: Guimbarde) -> dict[tuple[int, str], int]:
    """What everybody has won or lost in the deal by each rule, from the readable ledger."""
    lines: dict[tuple[int, str], int] = {}
    for payment in table.deal.ledger:
        for seat, amount in ((payment.payer, -payment.amount), (payment.payee, payment.amount)):
            if seat != HOUSE:
                lines[seat, payment.rule] = lines.get((seat, payment.rule), 0) + amount
    return {key: amount for key, amount in lines.items() if amount}


def lines_of(t: Tables, deal: Deal) -> dict[tuple[int, str], int]:
    """The score lines of the kernel's deal, by side and rule."""
    lines: dict[tuple[int, str], int] = {}
    for seat in range(t[tables.PLAYERS]):
        for rule, amount in _of_seat(t, deal, seat):
            lines[seat, rule] = lines.get((seat, rule), 0) + int(amount)
    return {key: amount for key, amount in lines.items() if amount}


def _of_seat(t: Tables, deal: Deal, seat: int) -> list[tuple[str, int]]:
    """Each payment to or from a seat, with its rule."""
    stake = "stake" if t[tables.STAKE_ALWAYS] else "stake.empty"
    award = "fonds.first" if deal[layout.TIED] else "fonds.award"
    share = "sitting.last-winner" if t[tables.LAST_WINNER] else "sitting.share"
    rest_to, award_by = deal[layout.REST_TO], deal[layout.AWARD_BY]
    drawn = zip(BOX_RULES, range(len(ALL)), strict=True)
    return [
        (stake, -t[tables.STAKE] * deal[layout.STAKED]),
        ("fonds.laid", -t[tables.FONDS] if deal[layout.FONDS] else 0),
        *((r, deal[layout.DRAWN + b]) for r, b in drawn if deal[layout.DRAWN_BY + b] == seat),
        *((r, lane(deal[layout.LINES + n], seat)) for n, r in enumerate(layout.LINE_RULES)),
        (award, deal[layout.AWARD] if award_by == seat else 0),
        (share, deal[layout.SHARE] + (deal[layout.REST] if rest_to == seat else 0)),
    ]
