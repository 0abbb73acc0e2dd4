"""When a player speaks unasked: a fault it has seen, a plain claim, its own fall (Dr. 13-14)."""

from collections.abc import Iterator
from typing import Final

from ridotto.bots.minchiate.card_chances import Odds
from ridotto.bots.minchiate.memory import KIND, Memory
from ridotto.games.minchiate import acts
from ridotto.games.minchiate.challenges import judge_challenge, proved
from ridotto.games.minchiate.pack import KINGS, MATTO, NUMBER, PACK, STRENGTH, tarocchi_in
from ridotto.games.minchiate.state import Minchiate, Playing
from ridotto.table import Action, Seat, View

FEW: Final = 3
"""Claims cover this number of tricks at most: the referee can check that at once."""


def speak_up(view: View[Minchiate], seat: Seat) -> Action | None:
    """Something to say before playing on, if there is anything."""
    table = view.table
    if table.strict:
        challenge = next(_faults_seen(table, seat), None)
        if challenge is not None:
            return challenge
    if not isinstance(table.phase, Playing):
        return None
    return _plain_claim(view, seat) or _fall(table, seat)


def find_challenge(view: View[Minchiate]) -> Action | None:
    """A fault of an enemy that everybody has seen, if there is one."""
    assert view.seat is not None
    return next(_faults_seen(view.table, view.seat), None)


def _faults_seen(table: Minchiate, seat: Seat) -> Iterator[Action]:
    """Faults of an enemy that what everybody saw proves (Dr. 14)."""
    deal = table.deal
    made = deal.skipped + len(deal.tricks) + bool(deal.trick)
    grounds = [(acts.Ground.REVOKE, number) for number in range(deal.skipped + 1, made + 1)]
    grounds += [(acts.Ground.LATE_DECLARATION, 0), (acts.Ground.WRONG_DISCARD, 0)]
    for enemy in table.members(1 - table.side(seat)):
        for ground, number in grounds:
            action = acts.Challenge(seat, enemy, ground, number)
            if judge_challenge(table, action).lawful and proved(table, action):
                yield action


def _plain_claim(view: View[Minchiate], seat: Seat) -> Action | None:
    """On lead with only cards that nobody can beat."""
    deal = view.table.deal
    hand = deal.hands[seat]
    if deal.trick or deal.leader != seat or not 1 < len(hand) <= FEW or MATTO in hand:
        return None
    if view.table.side(seat) in deal.refused:
        return None
    odds = Odds(Memory(view))
    out = {card for other in odds.others for card in odds.table[other]}
    if any(card in NUMBER for card in out):
        return None
    beaten = any(KIND[c] == KIND[o] and STRENGTH[o] > STRENGTH[c] for c in hand for o in out)
    uneven = any(len(deal.hands[other]) != len(hand) for other in odds.others)
    return None if beaten or uneven else acts.Claim(seat)


def _fall(table: Minchiate, seat: Seat) -> Action | None:
    """Lay the hand open once partner has: before that it would only lay him bare (Dr. 13)."""
    deal = table.deal
    hand = deal.hands[seat]
    if seat in deal.fallen or table.party.after(seat, 2) not in deal.fallen:
        return None
    if not hand or tarocchi_in(hand) or any(card in (*KINGS, MATTO) for card in hand):
        return None
    return acts.LayOpen(seat, PACK.sort(hand))
