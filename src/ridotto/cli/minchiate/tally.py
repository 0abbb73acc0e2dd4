"""From what a scorer types to a tally: two sides' tricks, the ultima, marks and faults."""

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from ridotto.cards import Card, CardError
from ridotto.cli.errors import Complaint
from ridotto.cli.minchiate.scene import count_resti
from ridotto.games.minchiate.count import Tally
from ridotto.games.minchiate.faults import misdeal_marks
from ridotto.games.minchiate.pack import PACK, TAROCCHI
from ridotto.games.minchiate.rules import RULE_BOOK, Rules
from ridotto.games.minchiate.state import SEATS, TRICKS
from ridotto.table import Remark

SIDES: Final = ("first", "second")
PLAYED: Final = TRICKS * len(SEATS)
FOLLA: Final = len(PACK) - PLAYED
BARRING: Final = ("wrong-number", "wrong-discard")
FREE: Final = ("misdeal-mended", "forgotten-cards")
FAULTS: Final = ("misdeal", "revoke", *BARRING, *FREE)
CODES: Final = {card.casefold(): card for card in PACK.cards}

Cards = tuple[Card, ...]


class Entered(msgspec.Struct, frozen=True):
    """A tally, and what is to be said of how it was entered."""

    tally: Tally
    remarks: tuple[Remark, ...] = ()


def read_cards(option: str, text: str) -> Cards:
    """Cards by their codes, and stretches of tarocchi such as 28-32; each once."""
    cards: list[Card] = []
    wrong: list[str] = []
    for word in text.replace(",", " ").split():
        try:
            cards += _expand(word)
        except CardError as error:
            wrong.append(str(error))
    if wrong:
        raise Complaint(f"{option}: {'; '.join(wrong)}")
    twice = PACK.sort({card for card in cards if cards.count(card) > 1})
    if twice:
        raise Complaint(f"{option}: {' '.join(twice)} named more than once")
    return tuple(cards)


def _expand(word: str) -> Cards:
    stretch = re.fullmatch(r"(\d+)-(\d+)", word)
    if stretch is None:
        return (CODES.get(word.casefold()) or PACK.card(word),)
    low, high = (PACK.card(end) for end in stretch.groups())
    return TAROCCHI[int(low) - 1 : int(high)]


def read_piles(first: str | None, second: str | None, folla: str | None) -> tuple[Cards, Cards]:
    """Both sides' cards; one side may be left out where the folla is named."""
    given = [
        None if text is None else read_cards(f"--{side}", text)
        for side, text in zip(SIDES, (first, second), strict=True)
    ]
    laid = None if folla is None else read_cards("--folla", folla)
    _check_apart(given, laid)
    if laid is not None and len(laid) != FOLLA:
        raise Complaint(f"--folla: {FOLLA} cards lie in the folla, not {len(laid)}")
    named = {card for heap in (*given, laid) for card in heap or ()}
    rest = tuple(card for card in PACK.cards if card not in named)
    if None in given:
        if laid is None or given == [None, None]:
            raise Complaint("name the cards of both sides, or of one side and of the folla")
        given = [rest if pile is None else pile for pile in given]
        rest = laid
    piles = (given[0] or (), given[1] or ())
    _check_count(piles, rest if laid is None else laid)
    return piles


def _check_apart(given: Sequence[Cards | None], laid: Cards | None) -> None:
    heaps = [("--first", given[0]), ("--second", given[1]), ("--folla", laid)]
    for place, (name, cards) in enumerate(heaps):
        for other, more in heaps[place + 1 :]:
            both = PACK.sort(set(cards or ()) & set(more or ()))
            if both:
                raise Complaint(f"{' '.join(both)} named twice: in {name} and in {other}")


def _check_count(piles: tuple[Cards, Cards], rest: Cards) -> None:
    count = len(piles[0]) + len(piles[1])
    if count < PLAYED:
        raise Complaint(
            f"the sides hold {count} cards, and {PLAYED} are played: {PLAYED - count} missing "
            f"among {' '.join(rest)}"
        )
    if count > PLAYED:
        raise Complaint(
            f"the sides hold {count} cards, and only {PLAYED} are played: {count - PLAYED} too "
            f"many; besides them there are only {' '.join(rest) or 'none'}"
        )
    odd = [side for side, pile in zip(SIDES, piles, strict=True) if len(pile) % 4]
    if odd:
        raise Complaint(
            f"tricks are of four cards, and {' and '.join(odd)} cannot hold "
            f"{' and '.join(str(len(piles[SIDES.index(side)])) for side in odd)}"
        )


def read_side(option: str, text: str) -> int:
    """First or second."""
    if text.casefold() not in SIDES:
        raise Complaint(f"{option}: {text!r} is no side; the sides are first and second")
    return SIDES.index(text.casefold())


def enter(rules: Rules, piles: tuple[Cards, Cards], ultima: int, lead: int) -> Entered:
    """The tally before faults."""
    if not piles[ultima]:
        raise Complaint(f"{SIDES[ultima]} has no trick, so it cannot have the last one")
    if abs(lead) >= rules.marks.resto:
        raise Complaint(
            f"--marked: a lead of {rules.marks.resto} is paid at once as a resto, so {lead} cannot "
            "be marked; enter what is left of it"
        )
    left = [card for card in PACK.cards if card not in (*piles[0], *piles[1])]
    conto = [card for card in left if card in rules.worth]
    odd = Remark("deal.pigliare", f"carte di conto left in the folla: {' '.join(conto)}")
    return Entered(Tally(piles=piles, ultima=ultima, lead=lead), (odd,) if conto else ())


def enter_fault(rules: Rules, entered: Entered, text: str) -> Entered:
    """``misdeal:second:2``: the fault, whose it is, and of how many cards or how often."""
    name, side, number = _read_fault(text)
    rule, tally = f"fault.{name}", entered.tally
    told = f"{SIDES[side]}: {RULE_BOOK.title(rule)}"
    if name in BARRING:
        tally = msgspec.structs.replace(tally, barred=tuple(sorted({*tally.barred, side})))
        remarks = [Remark(rule, f"{told}: counts only cards, ultima and marks", side)]
    elif name == "misdeal":
        tally, remarks = _misdeal(rules, tally, side, number)
    elif name == "revoke":
        each = rules.faults.revoke_resti * number
        remarks = [
            Remark(rule, f"{told}: the player pays each enemy {count_resti(each)} besides", side)
        ]
    else:
        remarks = [Remark(rule, f"{told}: put right, free", side)]
    return Entered(tally, (*entered.remarks, *remarks))


def _misdeal(rules: Rules, tally: Tally, dealers: int, number: int) -> tuple[Tally, list[Remark]]:
    """The dealer's enemies mark; every sixty of a lead calls for its resto (Dr. 6, 14)."""
    marks, enemies = misdeal_marks(rules, number), 1 - dealers
    lead = tally.lead + (marks if enemies == 0 else -marks)
    remarks = [Remark("fault.misdeal", f"{SIDES[enemies]} marks {marks} for the misdeal", enemies)]
    resti, left = divmod(abs(lead), rules.marks.resto)
    if resti:
        lead = left if lead > 0 else -left
        paid = f"{SIDES[enemies]} is paid {count_resti(resti)} on the way, {left} stay marked"
        remarks.append(Remark("resto.due", paid, enemies))
    return msgspec.structs.replace(tally, lead=lead), remarks


def _read_fault(text: str) -> tuple[str, int, int]:
    name, *rest = text.casefold().split(":")
    if name not in FAULTS:
        raise Complaint(
            f"--fault: {name!r} is no fault a scorer enters; there are: {', '.join(FAULTS)}"
        )
    if not rest or len(rest) > 2:
        raise Complaint(f"--fault: write {name}:SIDE or {name}:SIDE:NUMBER, not {text!r}")
    number = rest[1] if len(rest) == 2 else "1"
    if not number.isdecimal() or int(number) < 1:
        raise Complaint(f"--fault: {number!r} is no number of cards in {text!r}; 1 or more")
    return name, read_side("--fault", rest[0]), int(number)
