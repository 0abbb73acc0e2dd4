"""What one player's cards allow: the one place where claims and cards are judged.

Everything is asked of a ``Holding``: three cards and the conversation. So the same code judges
an act when it is done, again when it is challenged, and when a guess at hidden cards is tested.
"""

import msgspec

from ridotto.cards import Card
from ridotto.games.bieten.figures import Figure, completes, forms
from ridotto.games.bieten.pack import PLAIN_PACK, WELI, suit_of
from ridotto.games.bieten.rules import Possession
from ridotto.games.bieten.sentences import say
from ridotto.games.bieten.state import TRICKS, Said, Verb
from ridotto.games.bieten.weli import Bonds, Holding, bonds_of, open_names
from ridotto.table import Verdict, faulty, impossible, lawful
from ridotto.table.sentence import SuitFact
from ridotto.table.sentences import say as shared


class Moment(msgspec.Struct, frozen=True):
    """When something is done: the suit led, and the trick."""

    led: str
    trick: int


def judge_claim(holding: Holding, figure: Figure, moment: Moment) -> Verdict:
    """To bid, hold or raise a figure one must have it, however poor (D 8)."""
    if figure is Figure.SPIEL:
        return _judge_spiel(holding, moment)
    if holding.rules.possession is Possession.FREE:
        return lawful("claim.possession")
    if WELI in holding.hand:
        return _judge_weli_claim(holding, figure)
    if _has(holding, figure):
        return lawful("claim.possession")
    return faulty("claim.possession", say("no-such-figure", figure=figure.called))


def judge_bid_claim(holding: Holding, figure: Figure, moment: Moment) -> Verdict:
    """A bid needs what any claim needs; where agreed, a late Spiel needs a card in the hand."""
    laid = figure is Figure.SPIEL and not holding.hand
    if laid and holding.rules.spiel_bid_from_hand:
        return faulty("spiel.suit", say("third-card-lies"))
    return judge_claim(holding, figure, moment)


def _has(holding: Holding, figure: Figure) -> bool:
    """The figure in the cards; a Weli once laid counts as its name, unless let good."""
    name = holding.name
    if name is None or figure in bonds_of(holding).good:
        return forms(figure, holding.natural)
    return forms(figure, (*holding.natural, name))


def _judge_weli_claim(holding: Holding, figure: Figure) -> Verdict:
    """With the Weli in hand: natural cards, or a name that is still open (D 32)."""
    if forms(figure, holding.natural):
        return lawful("claim.possession")
    bonds = bonds_of(holding)
    if figure in bonds.good:
        return faulty("weli.let-good", say("let-good-not-by-weli", figure=figure.called))
    if any(completes(figure, holding.natural, card) for card in open_names(holding, bonds)):
        return lawful("weli.bound")
    return faulty("weli.bound", say("weli-bound-otherwise", figure=figure.called))


def _judge_spiel(holding: Holding, moment: Moment) -> Verdict:
    """Free until the third lead lies there; then one's third card must be of its suit (D 15)."""
    if moment.trick == TRICKS and moment.led:
        return _judge_late_spiel(holding, moment.led)
    if holding.hand == (WELI,) and Figure.SPIEL in bonds_of(holding).good:
        return faulty("weli.let-good", say("let-good-not-by-weli", figure=Figure.SPIEL.called))
    return lawful("spiel.free")


def _judge_late_spiel(holding: Holding, led: str) -> Verdict:
    third = holding.hand[0] if holding.hand else holding.laid[-1].card
    suit = SuitFact(led)
    if third != WELI:
        if suit_of(third) == led:
            return lawful("spiel.suit")
        return faulty("spiel.suit", say("third-card-not-of-suit", suit=suit))
    bonds = bonds_of(holding)
    if Figure.SPIEL in bonds.good:
        return faulty("weli.let-good", say("let-good-not-by-weli", figure=Figure.SPIEL.called))
    names = (holding.name,) if holding.name else open_names(holding, bonds)
    if any(suit_of(card) == led for card in names):
        return lawful("spiel.weli")
    return faulty("spiel.weli", say("weli-not-of-suit", suit=suit))


def judge_card(holding: Holding, card: Card, moment: Moment) -> Verdict:
    """May this natural card be laid? Suit must be followed, beating is free (§ Das Bieten)."""
    if card not in holding.hand:
        return impossible("play.held", shared("not-in-your-hand", card=(card,)))
    if card == WELI:
        return impossible("weli.name", say("weli-needs-name"))
    if not moment.led:
        return lawful("play.lead")
    mates = _mates(holding, moment.led)
    if mates:
        if card not in mates:
            return faulty("follow.suit", shared("follow-suit", cards=mates))
        return lawful("follow.suit")
    if WELI in holding.hand and _must_lay_weli(holding, moment):
        return faulty("weli.duty", say("weli-must-be-laid"))
    return lawful("follow.free")


def _mates(holding: Holding, led: str) -> tuple[Card, ...]:
    return tuple(card for card in holding.hand if card != WELI and suit_of(card) == led)


def _must_lay_weli(holding: Holding, moment: Moment) -> bool:
    """Would renouncing the suit leave the Weli without a name?"""
    bonds = bonds_of(holding)
    closed = msgspec.structs.replace(bonds, closed=bonds.closed | {moment.led})
    return not open_names(holding, closed)


def judge_name(holding: Holding, name: Card, moment: Moment) -> Verdict:
    """The Weli is named in full when laid, by a card still open to it (D 22)."""
    if WELI not in holding.hand:
        return impossible("play.held", say("weli-not-in-hand"))
    if name not in PLAIN_PACK:
        return impossible("weli.name", say("weli-natural-name"))
    bonds = bonds_of(holding)
    if name not in open_names(holding, bonds):
        return faulty("weli.name", say("name-not-open", card=(name,)))
    if moment.led and suit_of(name) != moment.led:
        return _judge_off_suit(holding, bonds, moment)
    return lawful("weli.name")


def _judge_off_suit(holding: Holding, bonds: Bonds, moment: Moment) -> Verdict:
    """Off the suit led only without a natural card of it, and not against a held Spiel."""
    suit = SuitFact(moment.led)
    if _mates(holding, moment.led):
        return faulty("weli.follow", say("weli-only-as-suit", suit=suit))
    fits = any(suit_of(card) == moment.led for card in open_names(holding, bonds))
    if moment.trick == TRICKS and bonds.spiel and fits:
        return faulty("weli.spiel", say("weli-must-be-suit", suit=suit))
    return lawful("weli.name")


def names_for(holding: Holding, moment: Moment) -> tuple[Card, ...]:
    """The names under which the Weli may be laid now."""
    names = open_names(holding, bonds_of(holding))
    return tuple(card for card in names if judge_name(holding, card, moment).lawful)


def judge_said(holding: Holding, said: Said) -> Verdict:
    """Something said or laid in this deal, judged as it was then."""
    place = next(n for n, other in enumerate(holding.talk) if other is said)
    then = msgspec.structs.replace(holding, talk=holding.talk[:place])
    moment = Moment(said.led, said.trick)
    if said.verb is Verb.PLAY and said.card == WELI and said.name is not None:
        return judge_name(then, said.name, moment)
    if said.verb is Verb.PLAY:
        return judge_card(then, said.card, moment)
    if said.figure is not None and said.verb is Verb.BID:
        return judge_bid_claim(then, said.figure, moment)
    if said.figure is not None and said.verb in (Verb.HOLD, Verb.GROSCHEN):
        return judge_claim(then, said.figure, moment)
    return lawful("claim.possession")
