"""What people enter after a deal of Kaiserspiel with real cards."""

from typing import Annotated

import msgspec

from ridotto.cards import Card
from ridotto.counting.entry_checks import EntryError, check_seat, read_cards
from ridotto.counting.evening import (
    MOST_DEALS,
    CardCode,
    Evening,
    Faults,
    Heap,
    Meaning,
    Person,
    SmallNumber,
    asked,
)
from ridotto.counting.kaiserspiel.sentences import say as wrong
from ridotto.games.kaiserspiel.deal_start import is_honour
from ridotto.games.kaiserspiel.imperials import Imperial
from ridotto.games.kaiserspiel.pack import SUIT_LETTERS, rank_of, suit_of
from ridotto.games.kaiserspiel.rules import Rules
from ridotto.games.kaiserspiel.state import Kaiserspiel


class ImperialEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An imperial somebody showed in time: ``Q`` four queens, ``h`` the sequence of hearts."""

    by: Person
    imperial: str


class HonourTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trick with honours in it: who won it, and which they are."""

    by: Person
    cards: Heap


class KaiserspielEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal: the turned card, what was shown, who had the Rummel, honours trick by trick, tricks.

    ``tricks`` are how many everybody has; they are missing where the Partie was won before.
    """

    turned: Annotated[CardCode, asked("The turned card.")] = ""
    imperials: Annotated[
        tuple[ImperialEntry, ...],
        asked(
            "An imperial that was shown, and by whom: Q is four queens, h the sequence of hearts."
        ),
    ] = ()
    tournees: Annotated[
        tuple[ImperialEntry, ...],
        asked("An imperial with the turned card, where that is agreed.", rare=True),
    ] = ()
    rummel: Annotated[Person | None, asked("Who had the Rummel.")] = None
    honours: Annotated[
        tuple[HonourTrick, ...],
        asked(
            "The honours of trumps, trick by trick in their order: who won the trick, and "
            "which honours lay in it."
        ),
    ] = ()
    tricks: Annotated[
        tuple[SmallNumber, ...],
        asked("Everybody's number of tricks, 12 in all.", columns=Meaning.PERSON),
    ] = ()
    faults: Faults = ()


class KaiserspielStart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who deals first, and the marks of a Partie already under way: fiches and loose points."""

    dealer: Annotated[Person, asked("Who deals first.")] = 0
    fiches: Annotated[
        tuple[SmallNumber, ...],
        asked("The fiches of a Partie already begun.", columns=Meaning.PERSON, rare=True),
    ] = ()
    loose: Annotated[
        tuple[SmallNumber, ...],
        asked("The loose points of a Partie already begun.", columns=Meaning.PERSON, rare=True),
    ] = ()


class KaiserspielEvening(Evening, frozen=True, kw_only=True, tag="kaiserspiel"):
    """A sitting of Kaiserspiel."""

    opening: KaiserspielStart = KaiserspielStart()
    deals: Annotated[tuple[KaiserspielEntry, ...], msgspec.Meta(max_length=MOST_DEALS)] = ()


def find_named(possible: tuple[Imperial, ...], entry: ImperialEntry, field: str) -> Imperial:
    """``Q`` is four of a rank, ``h`` a sequence."""
    for found in possible:
        four = len({rank_of(card) for card in found.cards}) == 1
        if entry.imperial == (rank_of(found.cards[0]) if four else suit_of(found.cards[0])):
            return found
    raise EntryError("no-imperial", wrong("no-imperial", typed=entry.imperial), field)


def read_honours(state: Kaiserspiel, deal: KaiserspielEntry) -> list[HonourTrick]:
    """Honours of trumps, each once; the turned card lies on the talon, unless three play."""
    pack, field = state.rules.the_pack, "honours"
    read_cards(pack, [card for trick in deal.honours for card in trick.cards], field)
    for trick in deal.honours:
        check_seat(trick.by, state.rules.players, field)
        for card in map(Card, trick.cards):
            if not is_honour(state.rules, state.deal.trumps, card):
                raise EntryError("no-honour", wrong("no-honour", card=(card,)), field, (card,))
            if state.rules.turned_apart and card == state.deal.turned:
                said = wrong("turned-apart", card=(card,))
                raise EntryError("turned-apart", said, field, (card,))
    return list(deal.honours)


def choices(rules: Rules) -> dict[str, tuple[str, ...]]:
    """The pack, the imperials by rank and by suit, the ranks that are honours in trumps."""
    tournees = rules.fours + SUIT_LETTERS if rules.unrestricted and rules.turned_apart else ()
    return {
        "cards": rules.the_pack.cards,
        "imperials": rules.fours + SUIT_LETTERS,
        "tournees": tournees,
        "honours": rules.honours,
    }
