"""What to announce and when, and which faults to challenge (r. I-II)."""

from collections.abc import Iterator

from ridotto.bots.tresette.memory import Memory
from ridotto.cards import Card
from ridotto.games.tresette import acts
from ridotto.games.tresette.announcements import announceable
from ridotto.games.tresette.faults import announced_by
from ridotto.games.tresette.items import Item, marks_of, read_item
from ridotto.games.tresette.offers import make_offers
from ridotto.games.tresette.pack import SUIT_LETTERS, suit_of
from ridotto.games.tresette.public_knowledge import may_be_true, revoked
from ridotto.games.tresette.state import Announced, Announcing, Tresette
from ridotto.table import Ask, Offer, View


def choose_announcement(memory: Memory) -> acts.Announce:
    """Everything there is, Sevens first; a Napolitana early only if it is led at once (r. I)."""
    table, me = memory.table, memory.me
    items = [item for item in announceable(table, me) if not _better_kept(memory, item)]
    items.sort(key=lambda item: (not item.sevens, -marks_of(table.rules, item)))
    return acts.Announce(me, tuple(item.code for item in items))


def _better_kept(memory: Memory, item: Item) -> bool:
    """In the first window the forehand tells only the Napolitana he will demand with."""
    phase, rules = memory.table.phase, memory.table.rules
    early = isinstance(phase, Announcing) and phase.window == 1 and rules.two_windows
    if not item.napolitana or not early:
        return False
    longest = max(memory.suits.values(), key=lambda row: (_runs(row), len(row)))
    return suit_of(longest[0]) != item.suit


def _runs(row: tuple[Card, ...]) -> bool:
    """Does the suit begin with Three, Two and ace?"""
    return [card[1:] for card in row[:3]] == ["3", "2", "A"]


def find_challenge(view: View[Tresette]) -> acts.Challenge | None:
    """A fault of somebody that this view proves, as a challenge."""
    return sure_challenge(Memory(view), make_offers(view))


def sure_challenge(memory: Memory, offers: tuple[Offer, ...]) -> acts.Challenge | None:
    """A fault that the cards on the table prove."""
    asked = (offer.action for offer in offers if isinstance(offer, Ask))
    challenges = (action for action in asked if isinstance(action, acts.Challenge))
    return next((c for c in challenges if _proved(memory, c)), None)


def _proved(memory: Memory, challenge: acts.Challenge) -> bool:
    """Judged by what everybody has seen, or by the cards this seat was dealt."""
    table = memory.table
    if challenge.ground is acts.Ground.REVOKE:
        return revoked(table, challenge.against, challenge.trick)
    told, item = announced_by(table, challenge.against, challenge.item), read_item(challenge.item)
    if told is None or item is None:
        return False
    return not may_be_true(table, told, item) or _impossible(memory, told)


def _impossible(memory: Memory, told: Announced) -> bool:
    """Are too many of the cards it names with other people?"""
    item = read_item(told.item)
    if item is None or told.since != memory.deal.fresh:
        return False
    elsewhere = set(_with_others(memory, told))
    if item.napolitana:
        return bool(elsewhere.intersection(item.open_cards()))
    rank = [Card(letter + item.rank) for letter in SUIT_LETTERS]
    return len(rank) - sum(card in elsewhere for card in rank) < item.number


def _with_others(memory: Memory, told: Announced) -> Iterator[Card]:
    yield from (got.card for got in memory.deal.got[memory.me])
    for plays in (*(t.plays for t in memory.deal.tricks), memory.deal.trick):
        yield from (p.card for p in plays if p.seat != told.seat)
