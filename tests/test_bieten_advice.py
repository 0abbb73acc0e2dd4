"""The computer player of Bieten does what the book advises; chance leaves it some freedom."""

from collections import Counter

from ridotto.bots.bieten import BietenPlayer
from ridotto.cards import Card
from ridotto.games.bieten import BIETEN, acts
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.pack import PLAIN_PACK
from ridotto.games.bieten.state import Bieten
from ridotto.table import HOUSE, Action, Seat
from ridotto.testing import WatchedParty

SEEDS = range(40)
A, B, C = range(3)


def dealt(*hands: str, scores: tuple[int, int, int] = (0, 0, 0)) -> WatchedParty[Bieten]:
    """A table of three after the deal: A has dealt, the hands are B's, C's and A's."""
    cards = [[Card(word) for word in hand.split()] for hand in hands]
    row = [hand[0] for hand in cards] + [card for hand in cards for card in hand[1:]]
    row += [card for card in PLAIN_PACK.cards if card not in row]
    course = WatchedParty.open(BIETEN, BIETEN.rule_sets["innsbruck-1926"])
    course.do(acts.SetUp(HOUSE, dealer=A, scores=scores))
    course.do(acts.Shuffle(HOUSE, (*row[-16:], *row[:-16])))
    course.do(acts.Cut(C, 16))
    return course


def after(course: WatchedParty[Bieten], *actions: Action) -> WatchedParty[Bieten]:
    """The table after some acts."""
    for action in actions:
        course.do(action)
    return course


def says(course: WatchedParty[Bieten], seat: Seat) -> Counter[str]:
    """What the player does there, seed by seed, as records write it."""
    views = course.views
    chosen = (BietenPlayer(seed=seed).act(views[seat]) for seed in SEEDS)
    return Counter(BIETEN.write(course.state, action) for action in chosen)


def answer_to_herz(hand: str) -> Counter[str]:
    """What C says to B's Herz with this hand."""
    return says(after(dealt("hO s7 l9", hand, "l7 e10 sU"), acts.Bid(B, Figure.HERZ)), C)


def test_answers_by_the_book() -> None:
    """Good with a low heart; what wears trousers holds; the ace gives the Groschen (§§ 1-3)."""
    assert set(answer_to_herz("h7 s8 e9")) == {"C good"}
    assert set(answer_to_herz("h9 s8 eA")) == {"C good"}
    assert answer_to_herz("hU s8 e9")["C holds"] > len(SEEDS) / 2
    assert answer_to_herz("hK s8 e9")["C good"] == 0
    assert answer_to_herz("hA s8 e9")["C groschen herz"] > len(SEEDS) / 2


def test_forehand_mostly_leads_in_silence() -> None:
    """Even a threefold Gleich is not bid before the first card (§ Das Bieten)."""
    for hand in ("hA h8 s9", "h9 l9 s9", "eA eK e9", "hU s8 l10"):
        said = says(dealt(hand, "hO s7 lU", "l7 e10 sU"), B)
        bids = sum(count for words, count in said.items() if " bids " in words)
        assert bids < len(SEEDS) / 2, hand


def test_the_locher_is_led_and_waited_upon() -> None:
    """With ace and eight of Herz the eight is led, and the Herz left to others to bid."""
    table = dealt("hA h8 s9", "hO s7 lU", "l7 e10 sU")
    assert says(table, B)["B plays h8"] > len(SEEDS) / 2
    assert says(after(table, acts.Play(B, Card("h8"))), B)["B bids herz"] == 0


def test_a_groschen_that_would_bring_its_giver_out_is_let_good() -> None:
    """Early the king of Laub holds it; where three would bring the giver out he runs (deal 1)."""
    hands = ("hO s7 lA", "lK s8 e9", "l7 e10 sU")
    talk = (
        acts.Play(B, Card("s7")),
        acts.Done(B),
        acts.Bid(C, Figure.LAUB),
        acts.Good(A),
        acts.Groschen(B, Figure.LAUB),
    )
    early = says(after(dealt(*hands), *talk), C)
    late = says(after(dealt(*hands, scores=(0, 4, 0)), *talk), C)
    assert early["C holds"] > len(SEEDS) / 2
    assert late["C good"] > len(SEEDS) / 2
