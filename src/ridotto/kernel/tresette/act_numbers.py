"""Between the readable game's acts and the kernel's."""

from ridotto.games.tresette import acts
from ridotto.games.tresette.announcements import held_items, judge_announce
from ridotto.games.tresette.deal_start import cut_limits
from ridotto.games.tresette.game import awaited
from ridotto.games.tresette.items import read_item
from ridotto.games.tresette.state import Announcing, Cutting, Tresette
from ridotto.games.tresette.tricks import duty_of, judge_card, judge_sign
from ridotto.kernel.contract import Deal, Pack, Tables
from ridotto.kernel.tresette import layout, tables
from ridotto.kernel.tresette.numbering import (
    CARD,
    CARDS,
    CUT,
    MAKE_SIGN,
    NAME,
    NUMBER,
    SIGNS,
    SPEAK_NO_MORE,
    item_number,
)
from ridotto.table import HOUSE, Action, Seat


def set_up(t: Tables, deal: Deal) -> Action:
    """Seats in the order of play, and the score from the party's slots."""
    if deal[layout.FINISHED] or deal[layout.PAST : layout.PARTY].any():
        raise ValueError("a sitting that was begun with other partners cannot be laid")
    sides = int(t[tables.SIDES])
    slate = deal[layout.SLATE : layout.PAST].reshape(layout.SIDES, layout.SIDES)[:sides, :sides]
    return acts.SetUp(
        HOUSE,
        order=tuple(range(int(t[tables.PLAYERS]))),
        dealer=int(deal[layout.DEALER]),
        marks=tuple(deal[layout.MARKS : layout.MARKS + sides].tolist()),
        slate=tuple(map(tuple, slate.tolist())),
        opened=int(deal[layout.OPENED]),
        deals=int(deal[layout.DEALS]),
    )


def shuffled(t: Tables, pack: Pack) -> Action:
    """The house shuffles."""
    del t
    return acts.Shuffle(HOUSE, tuple(CARD[int(number)] for number in pack))


def acts_of(table: Tresette, action: Action) -> tuple[int, ...]:
    """A card, a cut or a sign is one act; an announcement one for each item, and its end."""
    del table
    match action:
        case acts.Play(card=card):
            return (NUMBER[card],)
        case acts.Cut(lifted=lifted):
            return (CUT + lifted,)
        case acts.Sign(signal=signal):
            return (MAKE_SIGN + SIGNS.index(signal),)
        case acts.Announce(items=codes):
            items = [item for code in codes if (item := read_item(code)) is not None]
            return (*(NAME + item_number(item) for item in items), SPEAK_NO_MORE)
        case _:
            raise ValueError(f"the kernel has no act for {action}")


def action_of(table: Tresette, numbers: tuple[int, ...]) -> Action | None:
    """The readable act; an announcement goes on until nothing more is said."""
    (seat,), last = awaited(table), numbers[-1]
    if last < CARDS:
        return acts.Play(seat, CARD[last])
    if last > CUT:
        return acts.Cut(seat, last - CUT)
    if last >= MAKE_SIGN:
        return acts.Sign(seat, SIGNS[last - MAKE_SIGN])
    if last != SPEAK_NO_MORE:
        return None
    code = _codes(table, seat) if len(numbers) > 1 else {}
    return acts.Announce(seat, tuple(code[number] for number in numbers[:-1]))


def _codes(table: Tresette, seat: Seat) -> dict[int, str]:
    """What this seat can name, by the act of naming it."""
    return {NAME + item_number(item): item.code for item in held_items(table, seat)}


def judged(table: Tresette, begun: tuple[int, ...]) -> set[int]:
    """The acts that may be next."""
    (seat,) = awaited(table)
    match table.phase:
        case Cutting():
            least, most = cut_limits()
            return {CUT + lifted for lifted in range(least, most + 1)}
        case Announcing():
            return {SPEAK_NO_MORE, *_judged_items(table, seat, begun)}
        case _:
            return _judged_cards(table, seat)


def _judged_items(table: Tresette, seat: Seat, begun: tuple[int, ...]) -> set[int]:
    """Items that can be said besides those already named."""
    code = _codes(table, seat)
    named = tuple(code[number] for number in begun)
    return {
        number
        for number in code
        if number not in begun
        and judge_announce(table, acts.Announce(seat, (*named, code[number]))).lawful
    }


def _judged_cards(table: Tresette, seat: Seat) -> set[int]:
    duty = duty_of(table, seat)
    found = {NUMBER[card] for card in duty.hand if judge_card(duty, card).lawful}
    if not duty.before and table.rules.signals:
        for number, signal in enumerate(SIGNS):
            if judge_sign(table, acts.Sign(seat, signal)).lawful:
                found.add(MAKE_SIGN + number)
    return found
