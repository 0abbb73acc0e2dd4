"""The two windows for announcing, and what is said outside them (intro, r. I-II)."""

import msgspec

from ridotto.games.tresette.acts import Announce
from ridotto.games.tresette.events import Heard, Hearing, Timing
from ridotto.games.tresette.items import (
    Item,
    announced_ranks,
    items_in,
    marks_of,
    read_item,
    rule_of,
    window_of,
)
from ridotto.games.tresette.ledger import Due
from ridotto.games.tresette.rules import ThreeSevens, Window2From
from ridotto.games.tresette.sentences import say
from ridotto.games.tresette.state import (
    Announced,
    Announcing,
    Phase,
    Playing,
    Tresette,
)
from ridotto.table import Remark, Seat, Verdict, faulty, impossible, lawful, noted_line, said_remark
from ridotto.table.sentence import Sentence
from ridotto.table.sentences import say as shared

FAULT_OF = {
    Timing.EARLY: "fault.early-announcement",
    Timing.OUT_OF_TURN: "fault.out-of-turn",
    Timing.LATE: "fault.late-announcement",
}
WHY = {
    Timing.EARLY: say("announced-at-second-trick"),
    Timing.OUT_OF_TURN: say("announce-at-your-turn"),
    Timing.LATE: say("announcing-time-past"),
}
AT_ONCE = (Timing.IN_TIME, Timing.EXPOSED)
BEFORE_SECOND = 1
SECOND = 2


def held_items(state: Tresette, seat: Seat) -> tuple[Item, ...]:
    """What this person's cards as dealt let him announce, said or not (Decision)."""
    deal = state.deal
    return items_in(state.rules, deal.judged_cards(seat, deal.fresh))


def announceable(state: Tresette, seat: Seat) -> tuple[Item, ...]:
    """What is worth saying at one's turn now: in time, and no Napolitana given away early.

    Sevens that write a Partie come first: another item might be the last mark, and end the deal.
    """
    said = said_items(state, seat)
    items = [
        item
        for item in held_items(state, seat)
        if timing(state, seat, item) is Timing.IN_TIME and _like(said, item) is None
    ]
    return tuple(sorted(items, key=lambda item: not hearing(state, seat, item).partie))


def timing(state: Tresette, seat: Seat, item: Item) -> Timing:
    """How an announcement made now would stand to its window (r. I-II)."""
    phase, deal = state.phase, state.deal
    window = phase.window if isinstance(phase, Announcing) else 0
    in_turn = isinstance(phase, Announcing) and phase.seat == seat
    if window_of(state.rules, item) == 1:
        if window != 1:
            return Timing.LATE
        return Timing.IN_TIME if in_turn else Timing.OUT_OF_TURN
    if window == 1 or deal.round == BEFORE_SECOND:
        return _before_second(state, seat, item, in_turn=in_turn)
    if in_turn:
        return Timing.IN_TIME
    missed = deal.round > SECOND or seat in deal.spoken
    return Timing.LATE if missed else Timing.OUT_OF_TURN


def _before_second(state: Tresette, seat: Seat, item: Item, *, in_turn: bool) -> Timing:
    """Threes and Twos told too soon are punishable; a Napolitana only gives itself away (r. I)."""
    if not item.napolitana:
        return Timing.EARLY
    if not in_turn:
        return Timing.OUT_OF_TURN
    return Timing.IN_TIME if seat == state.deal.forehand else Timing.EXPOSED


def judge_announce(state: Tresette, action: Announce) -> Verdict:
    """Each item whole, held, said once, in its window, in turn (intro, r. I-II)."""
    if state.rules.heaps and not state.rules.heaps_announced:
        return impossible("announce.heaps", say("open-heaps-announce-nothing"))
    if not isinstance(state.phase, Announcing | Playing):
        return impossible("announce.turn", say("nothing-announced-now"))
    in_turn = isinstance(state.phase, Announcing) and state.phase.seat == action.seat
    if not action.items and not in_turn:
        return impossible("announce.turn", shared("not-your-announcement"))
    if len(set(action.items)) != len(action.items):
        return impossible("announce.once", say("item-announced-once"))
    verdicts = [_judge_item(state, action.seat, code) for code in action.items]
    verdicts.sort(key=lambda v: ("impossible", "faulty", "lawful").index(v.grade.value))
    return verdicts[0] if verdicts else lawful("announce.turn")


def _judge_item(state: Tresette, seat: Seat, code: str) -> Verdict:
    item = read_item(code)
    if item is None or (item.rank and item.rank not in announced_ranks(state.rules)):
        return impossible("announce.items", say("no-such-announcement", code=code))
    if _like(said_items(state, seat), item):
        return impossible("announce.once", say("announced-already"))
    held = _like(held_items(state, seat), item)
    if held is not None and held.number > item.number:
        return impossible("announce.whole", say("told-whole", item=held.said))
    when = timing(state, seat, item)
    if when in FAULT_OF:
        return faulty(FAULT_OF[when], WHY[when])
    if held is None or held.number != item.number:
        return faulty("announce.held", say("cards-hold-no", item=item.said))
    return lawful("napolitana.exposed" if when is Timing.EXPOSED else rule_of(item))


def said_items(state: Tresette, seat: Seat) -> tuple[Item, ...]:
    """What this person has announced from the cards in hand."""
    deal = state.deal
    codes = [a.item for a in deal.announced if a.seat == seat and a.since == deal.fresh]
    return tuple(item for code in codes if (item := read_item(code)) is not None)


def _like(items: tuple[Item, ...], item: Item) -> Item | None:
    """The item of the same rank, or of the same suit."""
    return next((i for i in items if (i.rank, i.suit) == (item.rank, item.suit)), None)


def fold_announce(state: Tresette, action: Announce) -> Tresette:
    """It is heard."""
    return state.with_deal(hearing=action)


def follow_hearing(state: Tresette) -> Heard | None:
    """How each item stands, and what it brings; whether it is true nobody asks yet."""
    action = state.deal.hearing
    if action is None:
        return None
    items = tuple(item for code in action.items if (item := read_item(code)) is not None)
    phase = state.phase
    return Heard(
        seat=action.seat,
        items=tuple(hearing(state, action.seat, item) for item in items),
        in_turn=isinstance(phase, Announcing) and phase.seat == action.seat,
    )


def hearing(state: Tresette, seat: Seat, item: Item) -> Hearing:
    """Marks for an item; three Sevens besides are a Partie (intro)."""
    side, rules = state.side(seat), state.rules
    line = noted_line(side, rule_of(item), marks_of(rules, item), item.open_cards(), item.said)
    partie = item.sevens and not (rules.sevens_first_deal_only and state.ledger.opened)
    if partie and rules.three_sevens is ThreeSevens.ENDS_PARTIE:
        line = noted_line(side, "sevens.ends", rules.target, item.open_cards(), item.said)
    partie = partie and rules.three_sevens is ThreeSevens.BONUS_PARTIE
    return Hearing(item.code, timing(state, seat, item), line, partie)


def fold_heard(state: Tresette, event: Heard) -> Tresette:
    """What counts is due, what was said out of turn waits, the rest is only remembered."""
    deal = state.deal
    told = tuple(
        Announced(event.seat, h.item, h.timing, deal.fresh, h.line.points) for h in event.items
    )
    due = [_due(state, event, h) for h in event.items if h.timing in AT_ONCE]
    waits = [_due(state, event, h) for h in event.items if h.timing is Timing.OUT_OF_TURN]
    state = state.with_deal(
        hearing=None,
        announced=(*deal.announced, *told),
        deferred=(*deal.deferred, *waits),
        remarks=(*deal.remarks, *_remarks(event)),
    )
    state = put_due(state, tuple(due))
    return _next_speaker(state, event.seat) if event.in_turn else state


def _due(state: Tresette, event: Heard, heard: Hearing) -> Due:
    since = state.deal.fresh
    return Due(line=heard.line, partie=heard.partie, seat=event.seat, item=heard.item, since=since)


def _remarks(event: Heard) -> tuple[Remark, ...]:
    return tuple(
        said_remark(FAULT_OF[h.timing], said, h.line.side)
        for h in event.items
        if (said := _consequence(h)) is not None
    )


def _consequence(heard: Hearing) -> Sentence | None:
    """What an announcement outside its time comes to (r. I-II)."""
    item = heard.line.said
    assert item is not None
    match heard.timing:
        case Timing.EARLY:
            return say("note-forfeited", item=item)
        case Timing.OUT_OF_TURN:
            return say("note-ranks-last", item=item)
        case Timing.LATE:
            return say("note-void", item=item)
        case Timing.IN_TIME | Timing.EXPOSED:
            return None


def put_due(state: Tresette, due: tuple[Due, ...]) -> Tresette:
    """These are laid next, in their order."""
    ledger = msgspec.structs.replace(state.ledger, due=(*state.ledger.due, *due))
    return state.with_deal(story=(*state.deal.story, *due), ledger=ledger)


def _next_speaker(state: Tresette, seat: Seat) -> Tresette:
    """On to the next in turn; behind the last the window closes."""
    assert isinstance(state.phase, Announcing)
    window = state.phase.window
    state = state.with_deal(spoken=(*state.deal.spoken, seat))
    if len(state.deal.spoken) == len(state.seats):
        return _close_window(state)
    if window == SECOND and _by_the_trick(state) and seat != state.deal.leader:
        return state.in_phase(Playing())
    return state.in_phase(Announcing(window, state.party.after(seat)))


def _by_the_trick(state: Tresette) -> bool:
    """Does each announce at his own turn to play, from the trick's leader (Decision)?"""
    return state.rules.window2_from is Window2From.LEADER


def _close_window(state: Tresette) -> Tresette:
    """What was said out of turn is laid now, after all who spoke in turn (r. II)."""
    assert isinstance(state.phase, Announcing)
    ready = state.deal.deferred
    spoken = () if state.phase.window == 1 else state.deal.spoken
    state = state.with_deal(deferred=(), spoken=spoken, phase=Playing())
    return put_due(state, ready)


def after_card(state: Tresette) -> Phase | None:
    """Who may announce after a card of the second trick has been laid, if anybody."""
    deal = state.deal
    if not state.rules.two_windows or deal.round != SECOND:
        return None
    first = len(deal.trick) == 1
    if not _by_the_trick(state):
        return Announcing(SECOND, deal.forehand) if first else None
    last = deal.trick[-1].seat
    return Announcing(SECOND, last if first else state.party.after(last))
