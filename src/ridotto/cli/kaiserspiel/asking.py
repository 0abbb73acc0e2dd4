"""What the table can want of a person, each with its sentence and its way of reading answers."""

from ridotto.cards import Card
from ridotto.cli.kaiserspiel.scene import Scene, point_words, suit_words
from ridotto.cli.question import Question
from ridotto.cli.slips import slips
from ridotto.cli.typed import Puzzled, find_number, find_suited, plain
from ridotto.games.kaiserspiel import acts
from ridotto.games.kaiserspiel.pack import of_suit, sort, suit_of
from ridotto.games.kaiserspiel.rummel import points_in, standing
from ridotto.games.kaiserspiel.state import Naming, Playing, Rummel, Tournee
from ridotto.games.kaiserspiel.tricks import duty_of, judge_card
from ridotto.table import Action, Do, Offer, PickNumber, PickSets, Seat


def question_for(at: Scene, seat: Seat, offers: tuple[Offer, ...]) -> Question:
    """What the table waits for."""
    if at.table.granting:
        return _ask_grant(at, seat)
    if isinstance(at.table.phase, Playing):
        return _ask_play(at, seat)
    if isinstance(at.table.phase, Rummel):
        return _ask_rummel(at, seat, offers)
    if isinstance(at.table.phase, Naming):
        return _ask_name(at, seat)
    match offers[0]:
        case PickNumber(kind="draw") as draw:
            return _ask_draw(seat, draw)
        case PickNumber() as cut:
            return _ask_cut(seat, cut)
        case PickSets() as sets:
            return _ask_show(at, seat, sets)
    raise ValueError("nothing is asked")


def _ask_grant(at: Scene, seat: Seat) -> Question:
    """A Partie is reached; a strict table pays when nobody has anything to say against it."""
    winner = at.table.deal.winner
    assert winner is not None

    def read(text: str) -> Action:
        if plain(text) not in ("", "grant"):
            raise Puzzled("Enter grants the Partie; challenge lists what may be challenged.")
        return acts.Grant(seat)

    return Question(
        f"{at.does(winner, 'have', 'has')} the agreed imperials. Enter grants the Partie; "
        "challenge speaks of a fault, the last chance to do so.",
        read,
    )


def _ask_draw(seat: Seat, offer: PickNumber) -> Question:
    places = [number + 1 for number in offer.numbers]
    middle = offer.numbers[len(offer.numbers) // 2]

    def read(text: str) -> Action:
        return acts.Draw(seat, find_number(text, places) - 1 if text else middle)

    return Question(
        f"{len(places)} cards lie spread face down; the highest deals. Draw one: a place from 1 to "
        f"{max(places)}, or Enter for one in the middle. (Begriff)",
        read,
    )


def _ask_cut(seat: Seat, offer: PickNumber) -> Question:
    middle = offer.numbers[len(offer.numbers) // 2]

    def read(text: str) -> Action:
        return acts.Cut(seat, find_number(text, offer.numbers) if text else middle)

    most = offer.numbers[-1]
    return Question(f"You cut. Lift 1 to {most} cards; Enter cuts in the middle. (Begriff)", read)


def _ask_show(at: Scene, seat: Seat, offer: PickSets) -> Question:
    """Which imperials to lay down; a strict table takes any cards one names."""
    listed = "; ".join(f"{n} = {slips(cards)}" for n, cards in enumerate(offer.sets, start=1))
    tournee = isinstance(at.table.phase, Tournee)
    what = "With the turned card you have" if tournee else "You have"
    rule = "r. XVI" if tournee else "r. VIII"
    return Question(
        f"{what} {listed or 'no imperial'}. Enter shows all, 1 2 these, none nothing. ({rule})",
        lambda text: acts.Show(seat, _read_sets(at, seat, text, offer)),
    )


def _read_sets(at: Scene, seat: Seat, text: str, offer: PickSets) -> tuple[tuple[Card, ...], ...]:
    words = plain(text).replace(",", " ").split()
    if not words or words == ["all"]:
        return offer.sets
    if words in (["none"], ["0"], ["no"]):
        return ()
    if all(word.isdecimal() for word in words):
        numbers = range(1, len(offer.sets) + 1)
        if not offer.sets:
            raise Puzzled("You have no imperial: Enter goes on.")
        return tuple(offer.sets[find_number(word, numbers) - 1] for word in dict.fromkeys(words))
    cards = (*at.table.deal.hands[seat], *((at.table.deal.turned,) if at.table.deal.turned else ()))
    return (tuple(find_suited(word, at.table.rules.the_pack, cards) for word in words),)


def _ask_rummel(at: Scene, seat: Seat, offers: tuple[Offer, ...]) -> Question:
    """The sum of one's best suit; good, equal, or higher."""
    told = [o.action for o in offers if isinstance(o, Do) and isinstance(o.action, acts.Tell)]
    best = standing(at.table)
    other = acts.Withhold(seat) if best is None else acts.Good(seat)
    usual: Action = told[0] if told else other

    def read(text: str) -> Action:
        word = plain(text)
        if not word:
            return usual
        if word in ("none", "no", "nothing", "pass", "good"):
            return other
        if word == "equal":
            return acts.Equal(seat)
        return _read_sum(word, told, seat)

    own = "; ".join(_sums(at, seat))
    standing_words = (
        "" if best is None else f" {point_words(best)} is told: say good, equal, or a higher one."
    )
    enter = f"tells {point_words((told[0].pips, told[0].cards))}" if told else "says good"
    silent = "; none keeps silent" if best is None else ""
    return Question(
        f"Your suits count {own}.{standing_words} Enter {enter}{silent}. (r. VII, XIX)",
        read,
    )


def _sums(at: Scene, seat: Seat) -> list[str]:
    points = points_in(at.table.rules, at.table.deal.hands[seat])
    return [f"{suit_words(suit)} {point_words(point)}" for suit, point in points.items()]


def _read_sum(word: str, told: list[acts.Tell], seat: Seat) -> Action:
    known = next((tell for tell in told if str(tell.pips) == word), None)
    if known is not None:
        return known
    if not word.replace(" ", "").isdecimal():
        raise Puzzled(f"“{word}” is no sum; good, equal and none are the other answers.")
    sum_, _, cards = word.partition(" ")
    return acts.Tell(seat, int(sum_), int(cards) if cards else 0)


def _ask_name(at: Scene, seat: Seat) -> Question:
    """Suit and number of cards of the Rummel that won."""
    hand = at.table.deal.hands[seat]
    points = points_in(at.table.rules, hand)
    true = [suit for suit, value in points.items() if value == standing(at.table)]

    def read(text: str) -> Action:
        word = plain(text)[:1] or (true[0] if true else "")
        if word not in ("s", "h", "d", "c"):
            raise Puzzled("Type the letter of a suit: s h d c.")
        return acts.Name(seat, word, len(of_suit(hand, word)))

    suits = " or ".join(suit_words(suit) for suit in true) or "no suit of yours"
    return Question(f"Your Rummel wins. Name its suit: {suits}; Enter names the first.", read)


def lawful_cards(at: Scene, seat: Seat) -> tuple[Card, ...]:
    """What this hand may play without fault."""
    duty = duty_of(at.table, seat)
    return tuple(card for card in duty.hand if judge_card(duty, card).lawful)


def _ask_play(at: Scene, seat: Seat) -> Question:
    hand, lawful = at.table.deal.hands[seat], sort(lawful_cards(at, seat))
    likely = hand if at.table.strict else lawful
    pack = at.table.rules.the_pack

    def read(text: str) -> Action:
        if not text and len(likely) != 1:
            raise Puzzled(f"Type a card, such as {likely[0]}; help tells the rest.")
        return acts.Play(seat, find_suited(text, pack, hand, likely) if text else likely[0])

    return Question(_duty_words(at, seat), read, None if at.table.strict else lawful)


def _duty_words(at: Scene, seat: Seat) -> str:
    """What is led, and which rule narrows the choice, if one does."""
    duty = duty_of(at.table, seat)
    trick = at.table.deal.trick
    led = f"{suit_words(suit_of(trick[0].card)).capitalize()} led" if trick else "Your lead"
    verdicts = (judge_card(duty, card) for card in duty.hand)
    bound = next((verdict for verdict in verdicts if not verdict.lawful), None)
    if at.table.strict or bound is None:
        return f"{led}: play a card." if at.table.strict else f"{led}: any card may be played."
    allowed = slips(sort(lawful_cards(at, seat)))
    return f"{led}. {DUTIES[bound.rule]}: {allowed}."


DUTIES = {
    "follow.suit": "Follow suit, and take if you can (r. X, XI)",
    "follow.beat": "You can take it and must (r. X)",
    "follow.trump": "Without the suit you must trump it (r. X)",
    "play.first-trump": "Elder of three leads a trump first (Begriff)",
}
