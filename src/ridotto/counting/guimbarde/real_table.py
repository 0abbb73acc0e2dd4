"""Guimbarde at a real table: five boxes, marriages, the Fou, the fonds, and everybody's jettons.

The entry is passed to the same rules that pay a deal played here; nothing is implemented twice.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.counting.deal_sheet import Places, Sheet, Stand
from ridotto.counting.entry_checks import EntryError, check_faults, check_seat, fault_remarks
from ridotto.counting.evening import FaultEntry
from ridotto.counting.game_counting import GameCounting
from ridotto.counting.guimbarde.entry import (
    FouEntry,
    GrandTable,
    GuimbardeEntry,
    GuimbardeEvening,
    GuimbardeStart,
    TableMarriage,
)
from ridotto.counting.guimbarde.sentences import say as wrong
from ridotto.games.guimbarde.acts import SetUp
from ridotto.games.guimbarde.boxes import ALL, GREAT, Box, Boxes, content
from ridotto.games.guimbarde.deal_end import contested, follow_sharing, prize
from ridotto.games.guimbarde.deal_start import new_deal
from ridotto.games.guimbarde.events import BoxTaken, FondsLaid, Staked
from ridotto.games.guimbarde.marriages import (
    fou_pay,
    grand_table_pay,
    hand_marriage_pay,
    marriage_pay,
)
from ridotto.games.guimbarde.pack import FOU, GUIMBARDE, KOENIG, SUIT_LETTERS, mate_of
from ridotto.games.guimbarde.payments import (
    book,
    book_fines,
    fold_box_taken,
    fold_fonds_laid,
    fold_staked,
    stakes,
    to_each,
)
from ridotto.games.guimbarde.position import fold_set_up, judge_set_up
from ridotto.games.guimbarde.rules import RULE_BOOK, FouPay
from ridotto.games.guimbarde.state import Guimbarde, Shuffling
from ridotto.table import HOUSE, Payment, Seat
from ridotto.table.tricks import Played, Trick

VOID: Final = ("fault.misdeal", "fault.faulty-pack")
FINED: Final = (
    "fault.out-of-turn",
    "fault.revoke",
    "fault.not-beating",
    "fault.kept-queen",
    "fault.taken-marriage",
    "fault.false-point",
)
PLAIN: Final = tuple(suit for suit in SUIT_LETTERS if suit != KOENIG[0])
"""Suits whose king can be married on the table."""


def begin(state: Guimbarde, opening: GuimbardeStart) -> Guimbarde:
    """The dealer, and the boxes as they stand."""
    filled = opening.boxes or (0,) * len(ALL)
    position = SetUp(HOUSE, dealer=opening.dealer, boxes=filled)
    verdict = judge_set_up(state, position)
    if not verdict.lawful:
        raise EntryError("opening", verdict.said, "opening")
    return fold_set_up(state, position)


def enter(state: Guimbarde, deal: GuimbardeEntry) -> tuple[Guimbarde, Sheet]:
    """Stakes, boxes, Point, fonds, what the play paid, and who wins the fonds."""
    faults = check_faults(deal.faults, RULE_BOOK, state.rules.players)
    before = state.party.accounts
    state = msgspec.structs.replace(state, deal=new_deal(state, ()))
    if not state.staked:
        state = fold_staked(state, Staked(boxes=stakes(state)))
    void = next((fault for fault in faults if fault.fault in VOID), None)
    if void is None:
        state = _play(state, deal, faults)
    elif void.fault == "fault.misdeal":
        if void.by != state.dealer:
            raise EntryError("dealer", wrong("dealer"), "faults", dealer=state.dealer)
        state = book_fines(state, to_each(state, state.dealer, void.fault))
    sheet = _sheet(state, deal, before, void=void is not None)
    return _next(state, void=void is not None), sheet


def _play(state: Guimbarde, deal: GuimbardeEntry, faults: tuple[FaultEntry, ...]) -> Guimbarde:
    for box, seat in _boxes(state, deal):
        rule = "boxes.mariage" if box is Box.MARIAGE else "boxes.take"
        state = fold_box_taken(state, BoxTaken(seat, box, content(state.boxes, box), rule))
    if deal.point is not None:
        seat = check_seat(deal.point, state.rules.players, "point")
        amount = content(state.boxes, Box.POINT)
        state = fold_box_taken(state, BoxTaken(seat, Box.POINT, amount, "point.lay"))
    if deal.point is not None or state.rules.fonds_always:
        state = fold_fonds_laid(state, FondsLaid())
    state = book(state, tuple(_paid_in_play(state, deal)))
    for fault in faults:
        if fault.fault in FINED:
            fines = to_each(state, fault.by, fault.fault) * fault.number
            state = book_fines(state, fines)
    if deal.fonds is None or not contested(state):
        return state
    seat = check_seat(deal.fonds, state.rules.players, "fonds")
    # Whoever has the fonds had most tricks: should the last winner get the boxes, it is he.
    state = state.with_deal(tricks=(Trick(seat, (), seat),))
    return fold_box_taken(state, BoxTaken(seat, Box.POINT, prize(state), "fonds.award"))


def _boxes(state: Guimbarde, deal: GuimbardeEntry) -> Iterator[tuple[Box, Seat]]:
    """Who laid which card open; the Mariage takes King and Guimbarde in one hand (text)."""
    taken = (
        (Box.GUIMBARDE, deal.guimbarde),
        (Box.KOENIG, deal.koenig),
        (Box.FOU, deal.fou),
        (Box.MARIAGE, deal.mariage),
    )
    for box, seat in taken:
        if seat is not None:
            yield box, check_seat(seat, state.rules.players, box.value)
    if deal.mariage is not None and any(s not in (None, deal.mariage) for _, s in taken[:2]):
        raise EntryError("mariage", wrong("mariage"), "mariage", GREAT)


def _paid_in_play(state: Guimbarde, deal: GuimbardeEntry) -> Iterator[Payment]:
    """Marriages in hand and on the table, the great one, and the Fou (r. 1-5)."""
    players = state.rules.players
    for hand in deal.hand_marriages:
        seat = check_seat(hand.by, players, "hand_marriages")
        yield from hand_marriage_pay(state, seat, _king(hand.suit, SUIT_LETTERS, "hand_marriages"))
    for married in deal.table_marriages:
        yield from _table_marriage(state, married)
    if deal.grand_table is not None:
        yield from _grand_table(state, deal.grand_table)
    if deal.fou_played is not None:
        yield from _fou(state, deal.fou_played)


def _king(suit: str, suits: tuple[str, ...], field: str) -> Card:
    if suit not in suits:
        raise EntryError("suit", wrong("suit", typed=suit, known=" ".join(suits)), field)
    return Card(f"{suit}K")


def _table_marriage(state: Guimbarde, married: TableMarriage) -> tuple[Payment, ...]:
    field, players = "table_marriages", state.rules.players
    card = _king(married.suit, PLAIN, field)
    mate = mate_of(card)
    assert mate is not None
    king = Played(check_seat(married.king, players, field), card, married.king)
    queen = Played(check_seat(married.queen, players, field), mate, married.queen)
    _two(king.seat, queen.seat, field)
    winner, trumps = king, KOENIG
    if married.trumped is not None:
        seat = check_seat(married.trumped, players, field)
        _two(seat, king.seat, field)
        _two(seat, queen.seat, field)
        # Which suit is trumps, and which trump it was, pays nobody more.
        trumps = Card("s8")
        winner = Played(seat, Card("s7"), seat)
    if married.forced:
        winner = Played(king.seat, GUIMBARDE, king.seat)
    return marriage_pay(state.with_deal(turned=trumps), (king, queen, winner), winner)


def _two(one: Seat, other: Seat, field: str) -> None:
    if one == other:
        raise EntryError("same-person", wrong("same-person"), field, seat=one)


def _grand_table(state: Guimbarde, grand: GrandTable) -> tuple[Payment, ...]:
    players, field = state.rules.players, "grand_table"
    king = Played(check_seat(grand.king, players, field), KOENIG, grand.king)
    bride = Played(check_seat(grand.by, players, field), GUIMBARDE, grand.by)
    _two(king.seat, bride.seat, field)
    return grand_table_pay(state, (king, bride), bride)


def _fou(state: Guimbarde, fou: FouEntry) -> tuple[Payment, ...]:
    players, field = state.rules.players, "fou_played"
    played = Played(check_seat(fou.by, players, field), FOU, fou.by)
    if state.rules.fou_pay is FouPay.NONE or fou.taken is None:
        return fou_pay(state, (played,), played)
    taker = Played(check_seat(fou.taken, players, field), KOENIG, fou.taken)
    _two(played.seat, taker.seat, field)
    return fou_pay(state, (played, taker), taker)


def _sheet(state: Guimbarde, deal: GuimbardeEntry, before: tuple[int, ...], *, void: bool) -> Sheet:
    won = zip(state.party.accounts, before, strict=True)
    totals = tuple(now - then for now, then in won)
    return Sheet(
        dealer=state.dealer,
        order=state.party.order,
        sides=tuple((seat,) for seat in state.seats),
        totals=totals[: state.rules.players],
        remarks=fault_remarks(deal.faults, RULE_BOOK, lambda seat: seat),
        payments=(*state.deal.ledger, *state.deal.fines),
        stands=(_stand(state.boxes),),
        void=void,
    )


def _stand(boxes: Boxes) -> Stand:
    return Stand("boxes", boxes)


def _next(state: Guimbarde, *, void: bool) -> Guimbarde:
    """The deal goes on to the right; after a void one the same dealer deals, the stakes lie."""
    party = state.party
    if not void:
        dealer = party.after(state.dealer)
        party = msgspec.structs.replace(party, deals=party.deals + 1, dealer=dealer)
    return msgspec.structs.replace(state, party=party, staked=void, phase=Shuffling())


def places(state: Guimbarde) -> Places:
    """The boxes before the stakes of the next deal."""
    return Places(
        order=state.party.order,
        sides=tuple((seat,) for seat in state.seats),
        dealer=state.party.dealer,
        stands=(_stand(state.boxes),),
        choices={"boxes": tuple(box.value for box in ALL), "suits": SUIT_LETTERS, "kings": PLAIN},
        over=state.party.deals >= state.rules.sitting,
    )


def due_at_end(state: Guimbarde) -> tuple[Payment, ...]:
    """What is left in the boxes is shared (Decision)."""
    shared = follow_sharing(state)
    return tuple(Payment(HOUSE, s, n, shared.rule) for s, n in enumerate(shared.shares) if n)


COUNTING: Final = GameCounting(
    unit="jetton",
    evening=GuimbardeEvening,
    begin=begin,
    enter=enter,
    places=places,
    due_at_end=due_at_end,
)
