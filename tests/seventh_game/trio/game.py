"""Trio as a game: which rule answers for what, how it is written, and how worlds are dealt."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ridotto.cards import BACK, Card, Pack
from ridotto.table import (
    HOUSE,
    Action,
    Attempt,
    Dice,
    Do,
    Event,
    Offer,
    Party,
    PickNumber,
    RuleBook,
    RuleSet,
    Seat,
    View,
    faults,
    letter,
    total,
)
from ridotto.table.acts import Play, Rise, Shuffle
from ridotto.table.machine import Machine
from ridotto.table.record_words import malformed, read_card, read_cards, read_number, read_seat
from ridotto.table.worlds import SeenDeal, WorldGuesses

from . import events, play, state
from .state import HAND, PACK, SEATS, Rules, Trio

VERBS: Final = "calls, plays"


class TrioGame(Machine[Trio]):
    """The game of Trio."""

    name: Final = "trio"
    title: Final = "Trio"
    turn_rule = "turn"
    house_acts = (Shuffle, Rise)
    judges: Mapping[type[Action], Any] = {
        Shuffle: play.judge_shuffle,
        events.Call: play.judge_call,
        Play: play.judge_play,
        Rise: play.judge_rise,
    }
    folds: Mapping[type[Event], Any] = {
        Shuffle: play.fold_shuffle,
        events.Call: play.fold_call,
        Play: play.fold_play,
        Rise: play.fold_ended,
        events.Dealt: play.fold_dealt,
        events.TrickGathered: play.fold_gathered,
        events.DealCounted: play.fold_counted,
        events.PartyEnded: play.fold_ended,
    }
    follows: Mapping[type, Any] = {
        state.Dealing: play.follow_dealing,
        state.Gathering: play.follow_gathering,
        state.Counting: play.follow_counting,
        state.Settled: play.follow_settled,
    }
    ended = (state.Ended,)
    between = (state.Settled,)
    results = ("points {seat}", "accounts")
    rule_sets: Final[Mapping[str, RuleSet]] = state.RULE_SETS
    rule_book: Final[RuleBook] = state.RULE_BOOK

    def open(self, rules: RuleSet, *, strict: bool = False) -> Trio:
        """Three people; the first deals."""
        party = Party(order=tuple(range(SEATS)), dealer=0, accounts=(0,) * SEATS)
        return Trio(strict=strict, rules=rules.read(Rules), party=party)

    def pack(self, table: Trio) -> Pack:
        """Thirteen cards."""
        del table
        return PACK

    def seats(self, table: Trio) -> int:
        """Three."""
        del table
        return SEATS

    def awaited(self, table: Trio) -> frozenset[Seat]:
        """One person, or the house."""
        if self.over(table):
            return frozenset()
        turn = table.turn()
        return frozenset({HOUSE if turn is None else turn})

    def offers(self, view: View[Trio]) -> tuple[Offer, ...]:
        """A number to call, or the cards one may play."""
        table, seat = view.table, view.seat
        if seat is None or seat != table.turn():
            return ()
        if isinstance(table.phase, state.Calling):
            return (PickNumber("call", tuple(range(HAND + 1))),)
        plays = (Play(seat, card) for card in PACK.sort(table.deal.hands[seat]))
        return tuple(Do(one) for one in plays if self.judge(table, one).lawful)

    def attempts(self, view: View[Trio]) -> tuple[Attempt, ...]:
        """Cards that would be a revoke."""
        table, seat = view.table, view.seat
        if seat is None or not table.strict or seat != table.turn():
            return ()
        return tuple(faults(self.judge, table, (Play(seat, c) for c in table.deal.hands[seat])))

    def shuffle(self, table: Trio, dice: Dice) -> Action:
        """The house shuffles."""
        del table
        order = list(PACK.cards)
        dice.shuffle(order)
        return play.new_order(order)

    def places(self, table: Trio) -> Mapping[str, Sequence[Card]]:
        """Where every card lies."""
        deal = table.deal
        heaps = {"pack": deal.pack, "trick": tuple(one.card for one in deal.trick)}
        for seat in range(SEATS):
            won = (trick.cards for trick in deal.tricks if trick.winner == seat)
            heaps[f"hand {seat}"] = deal.hands[seat]
            heaps[f"tricks {seat}"] = tuple(card for cards in won for card in cards)
        return heaps

    def winning(self, table: Trio) -> Seat | None:
        """Whose card is winning the trick."""
        return play.winner_of(table.deal.trick) if table.deal.trick else None

    def fact(self, table: Trio, words: Sequence[str]) -> str:
        """``accounts``, or the ``points`` of a seat."""
        if list(words) == ["accounts"]:
            return " ".join(map(str, table.party.accounts))
        if words[0] == "points":
            return str(total(table.deal.lines, read_seat(words, 1, SEATS)))
        raise malformed(f"no fact {' '.join(words)!r}; there are: accounts, points SEAT")

    def read(self, table: Trio, words: Sequence[str]) -> tuple[Action, ...]:
        """``pack mK …``, ``A calls 2``, ``A plays mK``, ``rise``."""
        del table
        if words[0] == "pack":
            return (Shuffle(HOUSE, read_cards(words, 1, len(words), PACK)),)
        if words[0] == "rise":
            return (Rise(HOUSE),)
        seat, verb = read_seat(words, 0, SEATS), words[1] if len(words) > 1 else ""
        if verb == "calls":
            return (events.Call(seat, read_number(words, 2)),)
        if verb == "plays":
            return (Play(seat, read_card(words, 2, PACK)),)
        raise malformed(f"{verb!r} is no verb of this game; there are: {VERBS}", 1)

    def write(self, table: Trio, action: Action) -> str:
        """As ``read`` reads it."""
        del table
        match action:
            case Shuffle(order=order):
                return f"pack {' '.join(order)}"
            case events.Call(seat=seat, tricks=tricks):
                return f"{letter(seat)} calls {tricks}"
            case Play(seat=seat, card=card):
                return f"{letter(seat)} plays {card}"
        return "rise"

    def world_guesses(self, opening: Trio, dice: Dice) -> WorldGuesses[Trio]:
        """Ways in which what a seat saw between two shuffles may have been."""
        del opening

        def guesses(stretch: SeenDeal[Trio]) -> Iterator[Sequence[Action]]:
            for _ in range(2000):
                yield [_unmask(act, stretch, dice) for act in stretch.actions]

        return WorldGuesses(guesses, cut_before=(Shuffle,))


def _unmask(act: Action, stretch: SeenDeal[Trio], dice: Dice) -> Action:
    """A shuffle after which everybody has the cards that were seen with them."""
    if not isinstance(act, Shuffle):
        return act
    known = _hands(stretch)
    free = [card for card in PACK.cards if not any(card in hand for hand in known)]
    dice.shuffle(free)
    rows = [[free.pop() if card == BACK else card for card in hand] for hand in known]
    return Shuffle(HOUSE, (*(card for row in rows for card in row), *free))


def _hands(stretch: SeenDeal[Trio]) -> list[list[Card]]:
    """The hands in the order of the deal, with what came to light of them later."""
    rows: list[list[Card]] = []
    for dealt in (event for event in stretch.seen if isinstance(event, events.Dealt)):
        row = list(dealt.cards)
        played = [e.card for e in stretch.seen if isinstance(e, Play) and e.seat == dealt.seat]
        for card in played:
            if card not in row:
                row[row.index(BACK)] = card
        rows.append(row)
    return rows


TRIO: Final = TrioGame()
