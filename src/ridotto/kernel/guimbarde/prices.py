"""What each kind of line pays, asked of the game's own functions: no price is written down here."""

from typing import NamedTuple

from ridotto.cards import Card
from ridotto.games.guimbarde import GUIMBARDE
from ridotto.games.guimbarde.boxes import GREAT, Box
from ridotto.games.guimbarde.events import FondsLaid, Staked
from ridotto.games.guimbarde.marriages import (
    fou_pay,
    fou_played_pay,
    grand_table_pay,
    hand_marriage_pay,
    marriage_pay,
)
from ridotto.games.guimbarde.pack import FOU, KOENIG
from ridotto.games.guimbarde.pack import GUIMBARDE as BRIDE
from ridotto.games.guimbarde.payments import fold_fonds_laid, fold_staked, to_each
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.table import Payment, RuleSet
from ridotto.table.tricks import Played


class Prices(NamedTuple):
    """Jettons that one person pays, for a box, for the fonds, and by the rule of each line."""

    stake: int
    fonds: int
    lines: dict[str, int]


def ask(rules: RuleSet) -> Prices:
    """The prices under these rules; lines that nobody pays are left out."""
    table = GUIMBARDE.open(rules).with_deal(turned=Card("s8"))
    staked = fold_staked(table, Staked(boxes=(Box.POINT,)))
    laid = fold_fonds_laid(table, FondsLaid())
    lines = {payment.rule: payment.amount for payment in _in_play(table)}
    # Where the Fou is paid for at once and then taken, the same goes back.
    early = fou_played_pay(table, (_played(0, FOU),))
    if early:
        lines["fou.returned"] = early[0].amount
    return Prices(-staked.party.accounts[0], -laid.party.accounts[0], lines)


def _played(seat: int, card: Card) -> Played:
    return Played(seat, card, seat)


def _in_play(table: Guimbarde) -> tuple[Payment, ...]:
    """One payment at least of every kind, where spades are trumps."""
    king, queen = _played(0, Card("cK")), _played(1, Card("cQ"))
    the_king, bride, fou = _played(0, KOENIG), _played(1, BRIDE), _played(2, FOU)
    trumper = _played(2, Card("s7"))
    return (
        *hand_marriage_pay(table, 0, king.card),
        *hand_marriage_pay(table, 0, GREAT[0]),
        *marriage_pay(table, (king, queen), king),
        *marriage_pay(table, (king, queen, trumper), trumper),
        *marriage_pay(table, (king, queen, fou), fou),
        *grand_table_pay(table, (the_king, bride), bride),
        *to_each(table, 0, "marriage.broken"),
        *fou_pay(table, (fou,), fou),
        *fou_pay(table, (fou, bride), bride),
    )
