"""The shadow deal that players search in agrees with the rules at every word and card."""

from array import array
from random import Random

import pytest

from ridotto.bots.bieten.mind import Books, Mind, hands
from ridotto.bots.bieten.quick import layout as at
from ridotto.bots.bieten.quick.bonds import lawful_names
from ridotto.bots.bieten.quick.count import count_deal
from ridotto.bots.bieten.quick.moves import act_on, actor, to_word, words
from ridotto.bots.bieten.quick.playing import SLATE_KEYS
from ridotto.bots.bieten.quick.rights import may_lay, may_offer
from ridotto.bots.bieten.quick.signs import KEYS
from ridotto.bots.bieten.script import Script
from ridotto.bots.bieten.shadow import NUMBER, action_for, begin, bits_of
from ridotto.bots.bieten.strategy import Strategy
from ridotto.cards import BACK, Card
from ridotto.games.bieten import BIETEN, acts
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.pack import RANKS, WELI
from ridotto.games.bieten.state import After, Answering, Bieten, Status, dealt_cards, missing
from ridotto.table import HOUSE, Action, Do, RuleSet, View, apply

OTHERWISE = {
    "out_rank": "laub_first",
    "held_order": "bid_order",
    "answer_order": "bidder",
    "post_play": "leader_only",
    "possession": "free",
    "good_forfeits": "all",
    "stand_cancels_good": False,
    "raise_when_one_missing": False,
    "bidder_may_raise": True,
    "weli_freed_by_good": True,
}
"""Every custom that a lawful deal can tell from the book's."""

BOOKS = ("innsbruck-1926", "innsbruck-1926-weli")


def dealt(rules: RuleSet, dice: Random) -> Bieten:
    """A table with any slate, after the deal."""
    state = BIETEN.open(rules)
    goal, seats = state.rules.goal, len(state.seats)
    scores = tuple(dice.randrange(-1, goal) for _ in range(seats))
    out = tuple(dice.sample(range(seats), dice.randrange(seats - 1)))
    dealer = dice.choice([seat for seat in range(seats) if seat not in out])
    scores = tuple(goal if seat in out else score for seat, score in enumerate(scores))
    slate = acts.SetUp(HOUSE, dealer=dealer, scores=scores, out=out)
    state, _ = apply(BIETEN, state, slate)
    state, _ = apply(BIETEN, state, acts.Shuffle(HOUSE, order(state, dice)))
    state, _ = apply(BIETEN, state, acts.Cut(state.cutter, 16))
    if not state.deal.hands or not any(state.deal.hands):
        offers = lawful(state, state.cutter)
        state, _ = apply(BIETEN, state, offers[0])
    return state


def order(state: Bieten, dice: Random) -> tuple[Card, ...]:
    """A pack to be cut in the middle; often few ranks are dealt, or the Weli: then much happens."""
    cards = list(state.rules.pack.cards)
    dice.shuffle(cards)
    ranks = dice.sample(RANKS, dice.choice([3, 8]))
    cards.sort(key=lambda card: card != WELI and card[1:] not in ranks)
    if WELI in cards and dice.random() < 0.7:
        cards.remove(WELI)
        cards.insert(dice.randrange(6), WELI)
    return (*cards[-16:], *cards[:-16])


def lawful(state: Bieten, seat: int) -> list[Action]:
    """What the rules let a seat do."""
    offers = BIETEN.offers(View(seat, state))
    return [offer.action for offer in offers if isinstance(offer, Do)]


def shadow_acts(s: list[int]) -> list[int]:
    """What the shadow lets its actor do at this choice."""
    if to_word(s):
        room = [0, 0, 0]
        return room[: words(s, room)]
    p = s[at.TURN]
    cards = may_lay(s, p)
    names = lawful_names(s, p) if cards >> at.WELI else 0
    plain = [c for c in range(32) if cards >> c & 1]
    return plain + [at.NAMED + c for c in range(32) if names >> c & 1]


def whole_turn(s: list[int]) -> set[str]:
    """All that the shadow offers to a player in turn, whatever figure it asks about first."""
    p, found = s[at.TURN], set()
    for figure in range(at.FIGURES):
        if may_offer(s, p, figure):
            found.add(f"{'raise' if s[at.STATUS + figure] == at.HELD2 else 'bid'} {figure}")
    return found


def offered(state: Bieten, seat: int) -> set[str]:
    """The same as the rules have it."""
    order = list(Figure)
    found = set()
    for action in lawful(state, seat):
        if isinstance(action, acts.Bid):
            found.add(f"bid {order.index(action.figure)}")
        if isinstance(action, acts.Groschen):
            found.add(f"raise {order.index(action.figure)}")
    return found


def play_beside(state: Bieten, dice: Random) -> None:
    """One deal at random: the rules and their shadow allow and count the same."""
    players = state.deal.players
    s = begin(state, {seat: dealt_cards(state, seat) for seat in players})
    s[at.PHASE] = at.BEFORE
    while s[at.PHASE] != at.OVER:
        choices = shadow_acts(s)
        state = at_same_point(state, s)
        if s[at.PHASE] == at.OVER:
            break
        seat = players[actor(s)]
        assert BIETEN.awaited(state) == {seat}
        compare(state, s, choices, seat)
        talk = s[at.PHASE] == at.ANSWERING or s[at.CURSOR] < at.FIGURES
        act = dice.choice(choices) if dice.random() < 0.6 or not talk else choices[-1]
        action = action_for(s, act, players)
        act_on(s, act)
        if action is not None:
            state, _ = apply(BIETEN, state, action)
    count_deal(s)
    same_count(state, s)


def at_same_point(state: Bieten, s: list[int]) -> Bieten:
    """The shadow passes over turns in which nothing can be said; the table says so."""
    while isinstance(state.phase, After):
        seat = state.phase.seat
        speaks = s[at.PHASE] == at.AFTER and state.deal.players[s[at.TURN]] == seat
        if speaks:
            break
        state, _ = apply(BIETEN, state, acts.Done(seat))
    return state


def compare(state: Bieten, s: list[int], choices: list[int], seat: int) -> None:
    """The same things may be said and laid."""
    if isinstance(state.phase, Answering):
        found = {type(action_for(s, act, state.deal.players)) for act in choices}
        assert found == {type(action) for action in lawful(state, seat)}
        return
    if s[at.CURSOR] == 0:
        assert whole_turn(s) == offered(state, seat)
    if s[at.CURSOR] == at.FIGURES:
        cards = {action_for(s, act, state.deal.players) for act in choices}
        laid = {a for a in lawful(state, seat) if isinstance(a, acts.Play | acts.Baptise)}
        assert cards == laid


def same_count(state: Bieten, s: list[int]) -> None:
    """The same points, the same going out, the same loser."""
    count = state.deal.count
    assert count is not None
    for place, seat in enumerate(state.deal.players):
        assert s[at.GAIN + place] == count.totals[seat] - state.scores[seat]
        order = count.out.index(seat) + 1 if seat in count.out else 0
        assert s[at.PLACE + place] == (-1 if count.loser == seat else order)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("otherwise", [False, True])
def test_the_shadow_agrees(book: str, players: int, otherwise: bool) -> None:
    """Random deals, any slate, the book's customs and any others."""
    for seed in range(25):
        dice = Random(f"shadow {book} {players} {seed}")
        options = {k: v for k, v in OTHERWISE.items() if otherwise and dice.random() < 0.5}
        rules = BIETEN.rule_sets[book].with_options({"players": players, **options})
        play_beside(dealt(rules, dice), dice)


def masked(state: Bieten, seat: int) -> Bieten:
    """The table as one chair sees it: the others' hands are backs."""
    seen = tuple(
        cards if other == seat else (BACK,) * len(cards)
        for other, cards in enumerate(state.deal.hands)
    )
    return state.with_deal(hands=seen)


def same_table(state: Bieten, seen: Bieten, seat: int) -> None:
    """What one chair writes down of the deal, and worlds it imagines, stand as the table does."""
    script = Script(seen, seat)
    strategy = Strategy(array("f", [1.0]) * (3 * KEYS), array("f", [0.0]) * SLATE_KEYS)
    mind = Mind(script, Books(strategy, hands(swift=False)), 2, [11, 22])
    deal = state.deal
    for s in mind.worlds:
        assert deal.players[actor(s)] == seat
        assert (s[at.PHASE] == at.ANSWERING) == isinstance(state.phase, Answering)
        assert (s[at.PHASE] == at.AFTER) == isinstance(state.phase, After)
        assert (s[at.TRICK], deal.players[s[at.LEADER]]) == (len(deal.tricks), deal.leader)
        assert s[at.LAID] == len(deal.trick)
        for n, wager in enumerate(deal.wagers):
            assert list(Status)[s[at.STATUS + n]] is wager.status
        for place, player in enumerate(deal.players):
            assert s[at.LACK + place] - s[at.GOODS + place] == missing(state, player)
            row = [c for c in s[at.ROW + 3 * place : at.ROW + 3 * place + 3] if c >= 0]
            assert row == [NUMBER[card] for card in deal.rows[player]]
        assert s[at.HAND + script.me] == bits_of(deal.hands[seat])


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("players", [2, 4])
def test_worlds_stand_as_the_table_does(book: str, players: int) -> None:
    """At every choice of a random deal."""
    for seed in range(6):
        dice = Random(f"worlds {book} {players} {seed}")
        state = dealt(BIETEN.rule_sets[book].with_options({"players": players}), dice)
        while state.deal.count is None:
            (seat,) = BIETEN.awaited(state)
            same_table(state, masked(state, seat), seat)
            state, _ = apply(BIETEN, state, dice.choice(lawful(state, seat)))
