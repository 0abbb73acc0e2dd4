"""Between the kernel's acts and those of the readable game."""

from collections.abc import Mapping

from ridotto.games.taroc import acts
from ridotto.games.taroc.announcements import judge_announce
from ridotto.games.taroc.deal_start import judge_cut
from ridotto.games.taroc.honours import held
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.skar import dealt_to_dealer, free_cards, pagat_may_go, special_skars
from ridotto.games.taroc.state import SKAR, Announcing, Cutting, Laying, Taroc
from ridotto.games.taroc.tricks import duty_of, judge_card, judge_pass_lead
from ridotto.kernel.contract import Deal, Pack, Tables
from ridotto.kernel.taroc import layout, tables
from ridotto.kernel.taroc.from_table import in_turn
from ridotto.kernel.taroc.inference import KIND
from ridotto.kernel.taroc.layout import PLACES
from ridotto.kernel.taroc.numbering import (
    ANNOUNCE,
    CARD,
    CUT,
    HONOUR_NAMES,
    HONOUR_NUMBER,
    NUMBER,
    PASS,
    PASS_LEAD,
    act_of_cut,
    lifted_by,
)
from ridotto.table import HOUSE, Action


def set_up(t: Tables, deal: Deal) -> Action:
    """The dealer, and how many deals have been played."""
    del t
    return acts.SetUp(HOUSE, dealer=int(deal[layout.DEALER]), deals=int(deal[layout.DEALS]))


def shuffled(t: Tables, pack: Pack) -> Action:
    """The house lays the pack in this order."""
    del t
    return acts.Shuffle(HOUSE, tuple(CARD[int(number)] for number in pack))


def acts_of(table: Taroc, action: Action) -> tuple[int, ...]:
    """One number; for the Skar one for each card, from the highest number down."""
    del table
    match action:
        case acts.Cut(lifted=lifted):
            return (act_of_cut(lifted),)
        case acts.LaySkar(cards=cards):
            return tuple(sorted((NUMBER[card] for card in cards), reverse=True))
        case acts.Announce(honour=honour):
            return (ANNOUNCE + HONOUR_NUMBER[honour],)
        case acts.Pass():
            return (PASS,)
        case acts.PassLead():
            return (PASS_LEAD,)
        case acts.Play(card=card):
            return (NUMBER[card],)
    raise ValueError(f"no act of courteous play inside a deal: {action}")


def action_of(table: Taroc, numbers: tuple[int, ...]) -> Action | None:
    """The readable act; None while the Skar is not complete."""
    seat, number = in_turn(table), numbers[0]
    if isinstance(table.phase, Laying):
        cards = PACK.sort(CARD[number] for number in numbers)
        return acts.LaySkar(seat, cards) if len(cards) == SKAR else None
    if number >= CUT:
        return acts.Cut(seat, lifted_by(number))
    if number >= ANNOUNCE:
        return acts.Announce(seat, HONOUR_NAMES[number - ANNOUNCE])
    if number == PASS:
        return acts.Pass(seat)
    return acts.PassLead(seat) if number == PASS_LEAD else acts.Play(seat, CARD[number])


def judged(table: Taroc, begun: tuple[int, ...]) -> set[int]:
    """The acts that may be next, by the readable game's own judge."""
    match table.phase:
        case Cutting():
            return _cuts(table)
        case Laying():
            return _skars(table, begun)
        case Announcing():
            return _honours(table)
    return _plays(table)


def _cuts(table: Taroc) -> set[int]:
    numbers = range(len(PACK) + 1)
    cuts = (acts.Cut(table.cutter, lifted) for lifted in numbers)
    return {act_of_cut(cut.lifted) for cut in cuts if judge_cut(table, cut).lawful}


def _skars(table: Taroc, begun: tuple[int, ...]) -> set[int]:
    """Cards that, with lower ones after them, complete a Skar of those the game grants."""
    rules, dealt = table.rules, dealt_to_dealer(table)
    free = [NUMBER[card] for card in free_cards(rules, dealt)]
    alone = [NUMBER[rules.pagat]] if pagat_may_go(rules, dealt) else []
    together = special_skars(rules, dealt)
    pools = [(*free, *alone), *(tuple(NUMBER[card] for card in cards) for cards in together)]
    found: set[int] = set()
    for pool in pools:
        if set(begun) <= set(pool):
            left = sorted(n for n in pool if not begun or n < begun[-1])
            found |= set(left[SKAR - len(begun) - 1 :])
    return found


def _honours(table: Taroc) -> set[int]:
    """Those held that come after the last one he named; and passing."""
    seat = in_turn(table)
    named = [HONOUR_NUMBER[a.name] for a in table.deal.announced if a.seat == seat]
    last = max(named, default=-1)
    found = {PASS}
    for honour in held(table.rules, table.deal.hands[seat]):
        number = HONOUR_NUMBER[honour.name]
        if number > last and judge_announce(table, acts.Announce(seat, honour.name)).lawful:
            found.add(ANNOUNCE + number)
    return found


def _plays(table: Taroc) -> set[int]:
    """Where overtrumping is agreed every card is judged, else one of each suit speaks for it."""
    seat = in_turn(table)
    duty, every = duty_of(table, seat), table.rules.must_overtrump
    good: dict[int, bool] = {}
    for card in duty.hand:
        alike = NUMBER[card] if every else KIND[card]
        if alike not in good:
            good[alike] = judge_card(duty, card).lawful
    found = {NUMBER[c] for c in duty.hand if good[NUMBER[c] if every else KIND[c]]}
    if judge_pass_lead(table, acts.PassLead(seat)).lawful:
        found.add(PASS_LEAD)
    return found


def lines_of(t: Tables, deal: Deal) -> Mapping[tuple[int, str], int]:
    """What was counted and what was paid, by seat and by rule; no zeros."""
    dealer = int(deal[layout.DEALER])
    first = tables.SEAT_AT + PLACES * dealer
    seats = [int(seat) for seat in t[first : first + PLACES]]
    seats += [seat for seat in range(int(t[tables.PLAYERS])) if seat not in seats]
    return {
        (seat, rule): points
        for column, seat in enumerate(seats)
        for kind, rule in enumerate(layout.LINE_RULES)
        if (points := int(deal[layout.SHEET + layout.LINES * column + kind]))
    }


def lines_at(table: Taroc) -> Mapping[tuple[int, str], int]:
    """The score lines of the readable table, from its account and ledger."""
    lines: dict[tuple[int, str], int] = {}

    def add(seat: int, rule: str, points: int) -> None:
        lines[seat, rule] = lines.get((seat, rule), 0) + points

    for line in table.deal.account.lines if table.deal.account else ():
        add(line.side, line.rule, line.points)
    for payment in table.deal.ledger:
        add(payment.payee, payment.rule, payment.amount)
        add(payment.payer, payment.rule, -payment.amount)
    return {key: points for key, points in lines.items() if points}
