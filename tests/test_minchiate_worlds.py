"""A world sampled from a view reproduces that view, byte for byte; and worlds vary."""

from collections import defaultdict
from random import Random

import msgspec
import pytest

from ridotto.cards import Card
from ridotto.games.minchiate import MINCHIATE, acts, events
from ridotto.games.minchiate.cut_and_robbery import may_be_robbed, worthless_bottom
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.state import (
    SEATS,
    Cutting,
    Discarding,
    Leading,
    Minchiate,
    Playing,
    Robbing,
)
from ridotto.games.minchiate.tricks import next_turn
from ridotto.table import HOUSE, Action, Ask, Event, Refused, Seat, View, apply, project, replay
from ridotto.table.worlds import NoWorld, draw_world
from ridotto.testing import WatchedParty, choose

RULE_SETS = sorted(MINCHIATE.rule_sets)
CHAIRS = (*SEATS, None)


def seen_from(seat: Seat | None, opening: Minchiate, log: list[Event]) -> View[Minchiate]:
    """The view, with a table on which nothing lies: a sampler must do with what was seen."""
    return View(seat, opening, tuple(project(event, seat) for event in log))


def check_chair(opening: Minchiate, log: list[Event], seat: Seat | None, dice: Random) -> Minchiate:
    """Sample one world, unverified, and look at it from the same chair.

    Only whether a claim that was refused would be is not known before it is tried.
    """
    view = seen_from(seat, opening, log)
    tried = any(isinstance(event, events.ClaimRefused) for event in log)
    guesses = MINCHIATE.world_guesses(opening, dice)
    world = draw_world(MINCHIATE, opening, view, guesses, verify=tried)
    state, again = replay(MINCHIATE, opening, world)
    assert seen_from(seat, opening, list(again)).encode() == view.encode()
    return state


def check_all(opening: Minchiate, log: list[Event], dice: Random) -> None:
    for seat in CHAIRS:
        check_chair(opening, log, seat, dice)


def play_deal(course: WatchedParty[Minchiate], dice: Random, chance: float) -> None:
    """One deal at random, with a look at some chair now and then."""
    done = course.state.party.deals
    while course.state.party.deals == done:
        course.do(course.step(dice))
        if dice.random() < chance:
            check_chair(course.opening, course.log, dice.choice(CHAIRS), dice)


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("seed", range(4))
def test_sampled_worlds_look_alike_at_any_ply(rules: str, seed: int) -> None:
    course = WatchedParty.open(MINCHIATE, MINCHIATE.rule_sets[rules])
    play_deal(course, Random(f"worlds {rules} {seed}"), 0.4)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_sampled_worlds_hold_earlier_deals_too(rules: str) -> None:
    dice = Random(f"party {rules}")
    course = WatchedParty.open(MINCHIATE, MINCHIATE.rule_sets[rules])
    for _ in range(5):
        play_deal(course, dice, 0.01)
    check_all(course.opening, course.log, dice)
    view = course.views[0]
    world = MINCHIATE.world(course.opening, view, dice)
    assert world != tuple(course.actions)
    _, log = replay(MINCHIATE, course.opening, world)
    again = View(0, course.opening).watch(MINCHIATE.fold, log)
    assert again.encode() == view.encode()
    assert again.table == view.table


def one_revoke(state: Minchiate, dice: Random) -> Action | None:
    """A card at random from the hand whose turn it is."""
    turn = next_turn(state) if isinstance(state.phase, Playing) else None
    if turn is None or turn.seat != turn.by:
        return None
    return acts.Play(turn.seat, dice.choice(state.deal.hands[turn.seat]))


def one_wrong_discard(state: Minchiate, dice: Random) -> Action | None:
    """As many cards as owed, or one more, whatever they are."""
    if not isinstance(state.phase, Discarding):
        return None
    seat = min(MINCHIATE.awaited(state))
    held = (*state.deal.hands[seat], *state.deal.laid[seat])
    count = min(state.deal.owed[seat] + dice.choice((0, 0, 1)), len(held))
    return acts.Discard(seat, tuple(dice.sample(held, count)))


def one_challenge(course: WatchedParty[Minchiate], dice: Random) -> Action | None:
    """Whatever somebody may have the referee decide, or put right."""
    seat = dice.choice(SEATS)
    offers = MINCHIATE.offers(course.views[seat])
    asks = [offer.action for offer in offers if isinstance(offer, Ask)]
    if isinstance(course.state.phase, Leading) and course.state.deal.discards[seat]:
        return choose(MINCHIATE, course.views[seat], dice) if offers else None
    return dice.choice(asks) if asks else None


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("seed", range(3))
def test_at_a_strict_table_faults_and_challenges_are_reproduced(rules: str, seed: int) -> None:
    dice = Random(f"strict {rules} {seed}")
    course = WatchedParty.open(MINCHIATE, MINCHIATE.rule_sets[rules], strict=True)
    while course.state.party.deals == 0:
        fault = one_revoke(course.state, dice) or one_wrong_discard(course.state, dice)
        wild = dice.random() < 0.15
        action = (fault if dice.random() < 0.5 else one_challenge(course, dice)) if wild else None
        try:
            course.do(action or course.step(dice))
        except Refused:
            continue
        if dice.random() < 0.15:
            check_chair(course.opening, course.log, dice.choice(CHAIRS), dice)


def crafted(state: Minchiate, lifted: int, robbed: list[Card], dice: Random) -> acts.Shuffle:
    """A pack in which a cut of so many cards finds these to rob, and a worthless bottom."""
    rest = [card for card in PACK.cards if card not in robbed]
    dice.shuffle(rest)
    rest.sort(key=lambda card: worthless_bottom(state.rules, card))
    bottom = rest.pop()
    dice.shuffle(rest)
    above = lifted - len(robbed)
    order = (*rest[:above], *reversed(robbed), *rest[above:], bottom)
    return acts.Shuffle(HOUSE, order)


def discard_of(state: Minchiate, seat: Seat, dice: Random) -> acts.Discard:
    """A lawful discard, carte di conto only where nothing else is left."""
    held = [*state.deal.hands[seat], *state.deal.laid[seat]]
    dice.shuffle(held)
    held.sort(key=lambda card: card in state.rules.worth)
    return acts.Discard(seat, tuple(held[: state.deal.owed[seat]]))


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("number", [13, 14, 17, 24])
def test_after_a_great_robbery_the_blind_draw_is_reproduced(rules: str, number: int) -> None:
    """More than 13 robbed: the dealer is short and draws blind (Fi. 8)."""
    dice = Random(f"robbery {rules} {number}")
    opening = state = MINCHIATE.open(MINCHIATE.rule_sets[rules])
    lifted = max(number, dice.choice((13, 40, 90)))
    kinds, log = defaultdict[type[Action], int](int), list[Event]()
    while not state.party.deals:
        seat = dice.choice(sorted(MINCHIATE.awaited(state)))
        if seat == HOUSE and state.ranking:
            worth = [card for card in PACK.cards if may_be_robbed(state.rules, card)]
            dice.shuffle(worth)
            # With 24 robbed let all be carte di conto: then some of them must be laid away.
            worth.sort(key=lambda card: number == 24 and card not in state.rules.worth)
            action: Action = crafted(state, lifted, worth[:number], dice)
        elif seat == HOUSE:
            action = MINCHIATE.shuffle(state, dice)
        elif isinstance(state.phase, Cutting):
            action = acts.Cut(seat, lifted)
        elif isinstance(state.phase, Robbing) and len(state.deal.robbed) < number:
            action = acts.Rob(seat, state.deal.lifted[-1])
        elif isinstance(state.phase, Discarding):
            action = discard_of(state, seat, dice)
        else:
            action = choose(MINCHIATE, View(seat, state), dice)
        state, events = apply(MINCHIATE, state, action)
        log += events
        kinds[type(action)] += 1
        if isinstance(action, acts.Discard | acts.TakeBlind) or dice.random() < 0.05:
            check_all(opening, log, dice)
    assert kinds[acts.Rob] == number
    assert kinds[acts.TakeBlind] == (number > 13)


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("left", [3, 21])
def test_from_a_position_worlds_keep_what_was_laid(rules: str, left: int) -> None:
    dice = Random(f"position {rules} {left}")
    cards = list(PACK.cards)
    dice.shuffle(cards)
    hands = [tuple(cards[seat * left : (seat + 1) * left]) for seat in SEATS]
    won, folla = tuple(cards[4 * left : -13]), tuple(cards[-13:])
    half = len(won) // 8 * 4
    course = WatchedParty.open(MINCHIATE, MINCHIATE.rule_sets[rules])
    course.do(
        acts.SetUp(
            HOUSE,
            order=SEATS,
            hand_a=hands[0],
            hand_b=hands[1],
            hand_c=hands[2],
            hand_d=hands[3],
            piles=(won[:half], won[half:]),
            folla=folla,
        )
    )
    check_all(course.opening, course.log, dice)
    play_deal(course, dice, 0.3)


def deal_with_claim(rules: str, seed: int) -> WatchedParty[Minchiate] | None:
    """A random deal up to a claim that is granted, if there is one in its last tricks."""
    dice = Random(f"claim {rules} {seed}")
    course = WatchedParty.open(MINCHIATE, MINCHIATE.rule_sets[rules])
    while course.state.party.deals == 0:
        state = course.state
        between = isinstance(state.phase, Playing) and not state.deal.trick
        if between and state.deal.trick_number > 16:
            claim = acts.Claim(state.deal.leader)
            if MINCHIATE.judge(state, claim).lawful:
                course.do(claim)
                if any(course.state.deal.claimed):
                    return course
                continue
        course.do(course.step(dice))
    return None


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_claim_shows_hands_in_their_order(rules: str) -> None:
    """So the sampled pack must have dealt them in that order."""
    courses = [course for seed in range(8) if (course := deal_with_claim(rules, seed))]
    assert courses
    for course in courses:
        check_all(course.opening, course.log, Random(1))


def course_to(rules: str, seed: int, trick: int) -> WatchedParty[Minchiate]:
    """A random deal on its way, before this trick."""
    dice = Random(f"vary {rules} {seed}")
    course = WatchedParty.open(MINCHIATE, MINCHIATE.rule_sets[rules])
    while not (isinstance(course.state.phase, Playing) and course.state.deal.trick_number == trick):
        course.do(course.step(dice))
    return course


@pytest.mark.parametrize("rules", RULE_SETS)
def test_hidden_cards_spread_over_the_hands(rules: str) -> None:
    """Early in the play nearly every card one does not see turns up with several people."""
    course = course_to(rules, 1, 3)
    dice, where = Random(2), defaultdict[Card, set[Seat]](set)
    for _ in range(40):
        state = check_chair(course.opening, course.log, 0, dice)
        for seat in SEATS[1:]:
            for card in state.deal.hands[seat]:
                where[card].add(seat)
    spread = sum(len(seats) > 1 for seats in where.values())
    assert spread > 0.8 * len(where)
    assert max(len(seats) for seats in where.values()) == len(SEATS) - 1


def test_the_same_dice_give_the_same_world() -> None:
    course = course_to(RULE_SETS[0], 3, 5)
    view = course.views[1]
    first, second, other = (
        MINCHIATE.world(course.opening, view, Random(seed)) for seed in (1, 1, 2)
    )
    assert first == second
    assert first != other


def test_a_view_of_no_world_is_said_to_be_one() -> None:
    """Somebody plays a card that lies in the viewer's own hand."""
    course = course_to(RULE_SETS[0], 4, 5)
    own = course.state.deal.hands[2][0]
    seen = list(course.views[2].seen)
    place = next(
        n for n, event in enumerate(seen) if isinstance(event, acts.Play) and event.seat != 2
    )
    seen[place] = msgspec.structs.replace(seen[place], card=own)
    with pytest.raises(NoWorld, match="shuffle"):
        MINCHIATE.world(course.opening, View(2, course.opening, tuple(seen)), Random(1))
