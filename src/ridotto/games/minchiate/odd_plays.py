"""Plays that may have been a revoke, as far as everybody at the table could see (Dr. 14, 16)."""

from collections.abc import Iterator

from ridotto.cards import BACK, Card
from ridotto.games.minchiate.pack import KING_OF, MATTO, NUMBER
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.state import Minchiate, led_suit
from ridotto.table import Seat
from ridotto.table.tricks import Played


def odd_tricks(table: Minchiate, enemy: Seat) -> Iterator[int]:
    """The tricks in which that person did not follow, or may have held back a king."""
    deal = table.deal
    for place, trick in enumerate(deal.tricks):
        if _played_oddly(table.rules, trick.plays, enemy, first_round=trick.first_round):
            yield deal.skipped + place + 1
    if odd_on_the_table(table, enemy):
        yield deal.skipped + len(deal.tricks) + 1


def odd_on_the_table(table: Minchiate, enemy: Seat) -> bool:
    """Does a card of the unturned trick, chosen by that person, look like a revoke?

    A lead never does; yet who led may still choose for an open hand (Fi. 10).
    """
    deal = table.deal
    first_round = led_suit(deal.trick) not in deal.suits_led
    return _played_oddly(table.rules, deal.trick, enemy, first_round=first_round)


def _played_oddly(
    rules: Rules, plays: tuple[Played, ...], enemy: Seat, *, first_round: bool
) -> bool:
    suit = led_suit(plays)
    return any(
        _off_suit(played.card, suit) or (first_round and _past_king(rules, plays[: turn + 1], suit))
        for turn, played in enumerate(plays)
        if played.by == enemy
    )


def _off_suit(card: Card, suit: str | None) -> bool:
    own = "T" if card in NUMBER else card[0]
    return card not in (MATTO, BACK) and own != suit


def _past_king(rules: Rules, plays: tuple[Played, ...], suit: str | None) -> bool:
    """After a ruff in the first round the last of these is another card than the king."""
    card = plays[-1].card
    if suit is None or suit == "T" or card == KING_OF[suit]:
        return False
    excused = card == MATTO and rules.king.matto_saves
    return not excused and any(played.card in NUMBER for played in plays[:-1])
