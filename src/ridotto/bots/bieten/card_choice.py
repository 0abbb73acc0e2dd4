"""Which card to lay, and what to call the Weli (§ Das Bieten, § Weli)."""

from collections.abc import Sequence
from typing import Final

from ridotto.bots.bieten.figure_chances import Odds
from ridotto.cards import Card
from ridotto.games.bieten.acts import Baptise, Play
from ridotto.games.bieten.figures import CARD_FIGURES, Figure
from ridotto.games.bieten.pack import HEIGHT, WELI, suit_of
from ridotto.table import Action

BETRAYAL: Final = {8: 0.22, 7: 0.2, 6: 0.16, 5: 0.12, 4: 0.06, 3: 0.03, 2: 0.02, 1: 0.01}
"""What showing a Herz or Laub of this height costs while it is still in dispute."""

LURE: Final = 0.3
"""What leading low before the ace is worth: the Locher."""

WAITING: Final = 0.5
"""What it costs to lay the Weli before the last trick."""


def choose_card(odds: Odds, actions: Sequence[Play | Baptise]) -> Action:
    """The card that keeps the last trick and gives least away."""
    cards = [(_worth(odds, a.card), n) for n, a in enumerate(actions) if isinstance(a, Play)]
    names = [
        (_name_worth(odds, a.name), n) for n, a in enumerate(actions) if isinstance(a, Baptise)
    ]
    if not cards:
        return actions[max(names)[1]]
    if names and odds.last_trick_after(WELI) - WAITING > max(cards)[0]:
        return actions[max(names)[1]]
    return actions[max(cards)[1]]


def _worth(odds: Odds, card: Card) -> float:
    stake = odds.stake(Figure.SPIEL)
    worth = stake * odds.last_trick_after(card) if stake else 0.0
    worth -= _betrayal(odds, card)
    return worth + _lure(odds, card)


def _betrayal(odds: Odds, card: Card) -> float:
    figure = {"h": Figure.HERZ, "l": Figure.LAUB}.get(suit_of(card))
    if figure is None or len(odds.deal.hands[odds.reading.seat]) == 1:
        return 0.0
    return BETRAYAL[HEIGHT[card]] * odds.stake(figure)


def _lure(odds: Odds, card: Card) -> float:
    """With ace, or Weli, and a low card of Herz or Laub lead the low one."""
    deal, hand = odds.deal, odds.reading.mine
    suit = suit_of(card)
    leads = not deal.trick and deal.trick_number == 1
    backed = Card(f"{suit}A") in hand or WELI in hand
    low = HEIGHT[card] <= 4
    return LURE if leads and suit in "hl" and backed and low else 0.0


def _name_worth(odds: Odds, name: Card) -> float:
    """The name with the greatest expected points: held figures count double or triple."""
    worth = sum(odds.stake(figure) * odds.wins(figure, name) for figure in CARD_FIGURES)
    return worth + odds.stake(Figure.SPIEL) * _takes(odds, name)


def _takes(odds: Odds, name: Card) -> float:
    """How likely the Weli of this name wins the trick it is laid to."""
    deal = odds.deal
    if Figure.SPIEL in odds.good:
        return 0.0
    led = deal.led or suit_of(name)
    if suit_of(name) != led:
        return 0.0
    faces = [(deal.face(p.card), p.card != WELI) for p in deal.trick]
    beaten = any(
        suit_of(face) == led and (HEIGHT[face], natural) > (HEIGHT[name], False)
        for face, natural in faces
    )
    return 0.0 if beaten else 0.4 + HEIGHT[name] / 16
