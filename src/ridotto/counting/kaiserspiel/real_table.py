"""Kaiserspiel at a real table: jettons and fiches, mark after mark, and the Partie's stake.

The entry is passed to the same rules that mark a deal played here, in the order in which things
count (r. XV); nothing is implemented twice.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.counting.deal_sheet import Places, Sheet, Stand
from ridotto.counting.entry_checks import (
    EntryError,
    check_faults,
    check_seat,
    fault_remarks,
    read_cards,
)
from ridotto.counting.evening import FaultEntry
from ridotto.counting.game_counting import GameCounting
from ridotto.counting.kaiserspiel.entry import (
    HonourTrick,
    ImperialEntry,
    KaiserspielEntry,
    KaiserspielEvening,
    KaiserspielStart,
    choices,
    find_named,
    read_honours,
)
from ridotto.counting.kaiserspiel.sentences import say as wrong
from ridotto.games.kaiserspiel.acts import Ground, SetUp
from ridotto.games.kaiserspiel.deal_end import (
    cards_lines,
    fold_marked,
    follow_forfeit,
    follow_won,
)
from ridotto.games.kaiserspiel.deal_start import tourne
from ridotto.games.kaiserspiel.events import Marked, PartieEnded, TrickGathered
from ridotto.games.kaiserspiel.faults import price
from ridotto.games.kaiserspiel.fines import fine
from ridotto.games.kaiserspiel.imperials import (
    find_imperials,
    find_tournees,
    tournee_seats,
)
from ridotto.games.kaiserspiel.marks import Board, clear
from ridotto.games.kaiserspiel.position import fold_set_up, judge_set_up
from ridotto.games.kaiserspiel.rules import FOUR, HAND, IMPERIAL, RULE_BOOK
from ridotto.games.kaiserspiel.state import Deal, Forfeit, Kaiserspiel, Playing, Shuffling
from ridotto.games.kaiserspiel.tricks import fold_gathered
from ridotto.table import HOUSE, Payment, ScoreLine, Seat, said_remark, total
from ridotto.table.tricks import Played

VOID: Final = ("fault.faulty-pack", "fault.face-up-card", "fault.misdeal")
FORFEIT: Final = ("fault.mixed-hand", "fault.leaving")
GROUNDS: Final = {f"fault.{ground.value}": ground for ground in Ground}


def begin(state: Kaiserspiel, opening: KaiserspielStart) -> Kaiserspiel:
    """The dealer, and the marks as they lie."""
    nothing = (0,) * state.rules.players
    position = SetUp(
        HOUSE,
        dealer=opening.dealer,
        fiches=opening.fiches or nothing,
        loose=opening.loose or nothing,
    )
    verdict = judge_set_up(state, position)
    if not verdict.lawful:
        raise EntryError("opening", verdict.said, "opening")
    return fold_set_up(state, position)


def enter(state: Kaiserspiel, deal: KaiserspielEntry) -> tuple[Kaiserspiel, Sheet]:
    """Mark a deal; who has the agreed imperials is paid the stake, and a new Partie begins."""
    faults = check_faults(deal.faults, RULE_BOOK, state.rules.players)
    void = next((fault for fault in faults if fault.fault in VOID), None)
    if void is not None:
        return _void(state, deal, void)
    if not state.rules.turned_apart and any(f.fault == "fault.mixed-hand" for f in faults):
        raise EntryError("no-fault", wrong("no-talon"), "faults")
    given_up = next((fault for fault in faults if fault.fault in FORFEIT), None)
    if given_up is not None:
        forfeit = Forfeit(given_up.by, given_up.fault)
        return _close(state, deal, follow_forfeit(state.with_deal(forfeit=forfeit)))
    played = _play(state, deal, faults)
    ended = None if played.deal.winner is None else follow_won(played)
    return _close(played, deal, ended)


def _play(
    state: Kaiserspiel, deal: KaiserspielEntry, faults: tuple[FaultEntry, ...]
) -> Kaiserspiel:
    """Turned card, imperials, tournée, Rummel, honours; then fines, and the tricks (r. XV)."""
    state = _turn(state, deal)
    state = _mark(state, tourne(state.rules, state.dealer, _turned(state)))
    state = _mark(state, tuple(_shown(state, deal)))
    state = _mark(state, tuple(_tournees(state, deal)))
    if deal.rummel is not None:
        seat = check_seat(deal.rummel, state.rules.players, "rummel")
        state = _mark(state, (ScoreLine(seat, "rummel", FOUR),))
    for trick in read_honours(state, deal):
        state = _gather(state, deal, trick)
    state = _mark(state, tuple(line for fault in faults for line in _fine(state, fault)))
    return state if state.deal.winner is not None else _mark(state, _cards(state, deal))


def _turned(state: Kaiserspiel) -> Card:
    turned = state.deal.turned
    assert turned is not None
    return turned


def _turn(state: Kaiserspiel, deal: KaiserspielEntry) -> Kaiserspiel:
    if not deal.turned:
        raise EntryError("turned", wrong("turned"), "turned")
    card = read_cards(state.rules.the_pack, (deal.turned,), "turned")[0]
    return state.with_deal(turned=card, phase=Playing())


def _mark(state: Kaiserspiel, lines: tuple[ScoreLine, ...]) -> Kaiserspiel:
    """Line after line; who has enough has won, and nothing more is marked."""
    for line in lines:
        if state.deal.winner is None:
            state = fold_marked(state, Marked(line=line))
    return state


def _shown(state: Kaiserspiel, deal: KaiserspielEntry) -> Iterator[ScoreLine]:
    """Imperials in hand, elder's first (r. VII)."""
    apart = state.rules.turned_apart
    pack = state.rules.the_pack.cards
    cards = tuple(card for card in pack if not (apart and card == state.deal.turned))
    possible = find_imperials(state.rules, cards, state.deal.trumps)
    seen: dict[Card, Seat] = {}
    for entry in _in_turn(state, deal.imperials, "imperials"):
        found = find_named(possible, entry, "imperials")
        for card in found.cards:
            if seen.setdefault(card, entry.by) != entry.by:
                said = wrong("two-hands", card=(card,))
                raise EntryError("twice", said, "imperials", (card,))
        yield ScoreLine(entry.by, found.rule, found.worth * IMPERIAL, found.cards)


def _in_turn(
    state: Kaiserspiel, entries: tuple[ImperialEntry, ...], field: str
) -> list[ImperialEntry]:
    for entry in entries:
        check_seat(entry.by, state.rules.players, field)
    return sorted(entries, key=lambda entry: state.speakers.index(entry.by))


def _tournees(state: Kaiserspiel, deal: KaiserspielEntry) -> Iterator[ScoreLine]:
    """What the turned card completes, where it is agreed to count (r. XVI)."""
    rules = state.rules
    if deal.tournees and not (rules.unrestricted and rules.turned_apart):
        raise EntryError("restricted", wrong("restricted"), "tournees")
    for entry in _in_turn(state, deal.tournees, "tournees"):
        if entry.by not in tournee_seats(state):
            said = wrong("tournee-dealer")
            raise EntryError("dealer", said, "tournees", dealer=state.dealer)
        possible = find_tournees(rules, rules.the_pack.cards, _turned(state), state.deal.trumps)
        found = find_named(possible, entry, "tournees")
        yield ScoreLine(entry.by, found.rule, found.worth * IMPERIAL, found.cards)


def _gather(state: Kaiserspiel, deal: KaiserspielEntry, trick: HonourTrick) -> Kaiserspiel:
    """What the trick brings, first an imperial made to fall, then honours (r. IX, XV).

    Who held the four high trumps had his imperials in hand; for anybody else others played some.
    """
    if state.deal.winner is not None:
        return state
    own = any(e.by == trick.by and e.imperial == state.deal.trumps for e in deal.imperials)
    player = trick.by if own else state.party.after(trick.by)
    plays = tuple(Played(player, Card(card), player) for card in trick.cards)
    gathered = fold_gathered(state.with_deal(trick=plays), TrickGathered(winner=trick.by))
    return _mark(gathered.with_deal(due=()), gathered.deal.due)


def _fine(state: Kaiserspiel, fault: FaultEntry) -> tuple[ScoreLine, ...]:
    """Imperials lost (r. X-XII)."""
    ground = GROUNDS.get(fault.fault)
    if ground is None:
        return ()
    return fine(state.rules, fault.by, fault.fault, price(state.rules, ground) * fault.number)


def _cards(state: Kaiserspiel, deal: KaiserspielEntry) -> tuple[ScoreLine, ...]:
    """Four for each trick above one's share, from elder on (Begriff)."""
    tricks, players = deal.tricks, state.rules.players
    if len(tricks) != players or sum(tricks) != HAND:
        said = wrong("tricks-sum", wanted=HAND, seats=players, n=sum(tricks))
        raise EntryError("tricks-sum", said, "tricks", n=sum(tricks), wanted=HAND)
    return tuple(line for seat in state.speakers for line in cards_lines(state, seat, tricks))


def _void(
    state: Kaiserspiel, deal: KaiserspielEntry, fault: FaultEntry
) -> tuple[Kaiserspiel, Sheet]:
    """The dealer deals again; after a misdeal the next, and it costs (r. I, II, IV)."""
    dealer, misdealt = state.dealer, fault.fault == "fault.misdeal"
    if misdealt and fault.by != dealer:
        raise EntryError("dealer", wrong("dealer"), "faults", dealer=dealer)
    price_ = state.rules.faults.misdeal if misdealt else 0
    after = _mark(state, fine(state.rules, dealer, fault.fault, price_))
    if after.deal.winner is not None:
        return _close(after, deal, follow_won(after))
    sheet = _sheet(after, deal, after.board, (), void=True)
    return _next(after, after.party.after(dealer) if misdealt else dealer, after.board), sheet


def _close(
    state: Kaiserspiel, deal: KaiserspielEntry, ended: PartieEnded | None
) -> tuple[Kaiserspiel, Sheet]:
    """The deal goes on; a Partie that is over is paid, and all marks are taken up."""
    payments = () if ended is None else ended.payments
    sheet = _sheet(state, deal, state.board, payments, ended=ended)
    partien = state.partien + (ended is not None)
    board = state.board if ended is None else clear(state.rules.players)
    party = state.party.paid(payments)
    party = msgspec.structs.replace(party, deals=party.deals + 1)
    after = msgspec.structs.replace(state, party=party, partien=partien)
    return _next(after, party.after(state.dealer), board), sheet


def _next(state: Kaiserspiel, dealer: Seat, board: Board) -> Kaiserspiel:
    party = msgspec.structs.replace(state.party, dealer=dealer)
    deal = Deal(dealer=dealer, before=board, hands=((),) * state.rules.players)
    return msgspec.structs.replace(state, party=party, board=board, deal=deal, phase=Shuffling())


def _sheet(
    state: Kaiserspiel,
    deal: KaiserspielEntry,
    board: Board,
    payments: tuple[Payment, ...],
    *,
    ended: PartieEnded | None = None,
    void: bool = False,
) -> Sheet:
    lines = state.deal.lines
    over = () if ended is None else (said_remark(ended.rule, wrong("note-over"), ended.seat),)
    return Sheet(
        dealer=state.dealer,
        order=state.party.order,
        sides=tuple((seat,) for seat in state.seats),
        lines=lines,
        totals=tuple(total(lines, seat) for seat in state.seats),
        remarks=(*over, *fault_remarks(deal.faults, RULE_BOOK, lambda seat: seat)),
        payments=payments,
        stands=_stands(board),
        void=void,
    )


def _stands(board: Board) -> tuple[Stand, ...]:
    jettons = tuple(points // FOUR for points in board.loose)
    return Stand("fiches", board.fiches), Stand("loose", board.loose), Stand("jettons", jettons)


def places(state: Kaiserspiel) -> Places:
    """Fiches and jettons before the next deal."""
    return Places(
        order=state.party.order,
        sides=tuple((seat,) for seat in state.seats),
        dealer=state.dealer,
        stands=(*_stands(state.board), Stand("target", (state.rules.target,))),
        choices=choices(state.rules),
        over=state.partien >= state.rules.partien,
    )


def due_at_end(state: Kaiserspiel) -> tuple[Payment, ...]:
    """An unfinished Partie is not paid (r. XX)."""
    del state
    return ()


COUNTING: Final = GameCounting(
    unit="stake",
    evening=KaiserspielEvening,
    begin=begin,
    enter=enter,
    places=places,
    due_at_end=due_at_end,
)
