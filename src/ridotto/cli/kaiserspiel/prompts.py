"""What the table can want of a person, each with its sentence and its way of reading answers."""

from ridotto.cards import Card
from ridotto.cli.card_input import NotUnderstood, either, find_number, find_suited, plain
from ridotto.cli.kaiserspiel.sentences import say
from ridotto.cli.kaiserspiel.table_words import EventContext, point_words, suit_words
from ridotto.cli.language import to_text
from ridotto.cli.question import Question
from ridotto.games.kaiserspiel import acts
from ridotto.games.kaiserspiel.pack import of_suit, sort, suit_of
from ridotto.games.kaiserspiel.rummel import points_in, standing
from ridotto.games.kaiserspiel.state import Naming, Playing, Rummel, Tournee
from ridotto.games.kaiserspiel.tricks import duty_of, judge_card
from ridotto.table import Action, Do, Offer, PickNumber, PickSets, Seat
from ridotto.table.sentence import Sentence


def question_for(at: EventContext, seat: Seat, offers: tuple[Offer, ...]) -> Question:
    """What the table waits for."""
    if at.table.choosing is not None:
        return _ask_fine(at, seat)
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


def _ask_grant(at: EventContext, seat: Seat) -> Question:
    """A Partie is reached; a strict table pays when nobody objects."""
    winner = at.table.deal.winner
    assert winner is not None

    def read(text: str) -> Action:
        if plain(text) not in ("", "grant"):
            raise NotUnderstood(to_text(say("grant-or-challenge")))
        return acts.Grant(seat)

    return Question(to_text(say("ask-grant", who=at.who(winner))), read)


def _ask_fine(at: EventContext, seat: Seat) -> Question:
    """Whose fiche goes for an imperial lost (r. XII)."""

    def read(text: str) -> Action:
        word = plain(text)
        if word in ("", "erase", "own"):
            return acts.EraseFiche(seat)
        if word == "give":
            return acts.GiveFiche(seat)
        raise NotUnderstood(to_text(say("erase-or-give")))

    return Question(to_text(say("ask-fine", count=len(at.table.deal.fined))), read)


def _ask_draw(seat: Seat, offer: PickNumber) -> Question:
    places = [number + 1 for number in offer.numbers]
    middle = offer.numbers[len(offer.numbers) // 2]

    def read(text: str) -> Action:
        return acts.Draw(seat, find_number(text, places) - 1 if text else middle)

    return Question(to_text(say("ask-draw", count=len(places), most=max(places))), read)


def _ask_cut(seat: Seat, offer: PickNumber) -> Question:
    middle = offer.numbers[len(offer.numbers) // 2]

    def read(text: str) -> Action:
        return acts.Cut(seat, find_number(text, offer.numbers) if text else middle)

    most = offer.numbers[-1]
    return Question(to_text(say("ask-cut", most=most)), read)


def _ask_show(at: EventContext, seat: Seat, offer: PickSets) -> Question:
    """Which imperials to lay down; a strict table takes any cards one names."""
    tournee = isinstance(at.table.phase, Tournee)
    sets = _imperial_words(offer.sets)
    return Question(
        to_text(say("ask-show-tournee" if tournee else "ask-show", sets=sets)),
        lambda text: acts.Show(seat, _read_sets(at, seat, text, offer)),
    )


def _imperial_words(sets: tuple[tuple[Card, ...], ...]) -> str:
    """What one has, and what may be typed: nobody need show anything."""
    if not sets:
        return to_text(say("sets-none"))
    if len(sets) == 1:
        return to_text(say("sets-one", cards=sets[0]))
    each = (say("set-numbered", n=n, cards=cards) for n, cards in enumerate(sets, start=1))
    return to_text(say("sets-many", count=len(sets), each="; ".join(map(to_text, each))))


def _read_sets(
    at: EventContext, seat: Seat, text: str, offer: PickSets
) -> tuple[tuple[Card, ...], ...]:
    words = plain(text).replace(",", " ").split()
    if not words or words == ["all"]:
        return offer.sets
    if words in (["none"], ["0"], ["no"]):
        return ()
    if all(word.isdecimal() for word in words):
        numbers = range(1, len(offer.sets) + 1)
        if not offer.sets:
            raise NotUnderstood(to_text(say("no-imperial")))
        return tuple(offer.sets[find_number(word, numbers) - 1] for word in dict.fromkeys(words))
    cards = (*at.table.deal.hands[seat], *((at.table.deal.turned,) if at.table.deal.turned else ()))
    return (tuple(find_suited(word, at.table.rules.the_pack, cards) for word in words),)


def _ask_rummel(at: EventContext, seat: Seat, offers: tuple[Offer, ...]) -> Question:
    """The sum of one's best suit; good, equal, or higher."""
    tells = [o.action for o in offers if isinstance(o, Do) and isinstance(o.action, acts.Tell)]
    best = standing(at.table)
    other = acts.Withhold(seat) if best is None else acts.Good(seat)
    usual: Action = tells[0] if tells else other

    def read(text: str) -> Action:
        word = plain(text)
        if not word:
            return usual
        if word in ("none", "no", "nothing", "pass", "good"):
            return other
        if word == "equal":
            return acts.Equal(seat)
        return _read_sum(word, tells, seat)

    own = "; ".join(_sums(at, seat))
    best_words = "" if best is None else point_words(best)
    usual_words = point_words((tells[0].pips, tells[0].cards)) if tells else ""
    return Question(to_text(_rummel_words(own, best_words, usual_words)), read)


def _rummel_words(own: str, best: str, usual: str) -> Sentence:
    """What one has, what is told, and what Enter says."""
    if not best and usual:
        return say("ask-rummel-first", own=own, usual=usual)
    if not best:
        return say("ask-rummel-silent", own=own)
    if usual:
        return say("ask-rummel-higher", own=own, best=best, usual=usual)
    return say("ask-rummel-good", own=own, best=best)


def _sums(at: EventContext, seat: Seat) -> list[str]:
    points = points_in(at.table.rules, at.table.deal.hands[seat])
    return [f"{suit_words(suit)} {point_words(point)}" for suit, point in points.items()]


def _read_sum(word: str, tells: list[acts.Tell], seat: Seat) -> Action:
    known = next((tell for tell in tells if str(tell.pips) == word), None)
    if known is not None:
        return known
    if not word.replace(" ", "").isdecimal():
        raise NotUnderstood(to_text(say("no-sum", word=word)))
    sum_, _, cards = word.partition(" ")
    return acts.Tell(seat, int(sum_), int(cards) if cards else 0)


def _ask_name(at: EventContext, seat: Seat) -> Question:
    """Suit and number of cards of the Rummel that won."""
    hand = at.table.deal.hands[seat]
    points = points_in(at.table.rules, hand)
    true = [suit for suit, value in points.items() if value == standing(at.table)]

    def read(text: str) -> Action:
        word = plain(text)[:1] or (true[0] if true else "")
        if word not in ("s", "h", "d", "c"):
            raise NotUnderstood(to_text(say("letter-of-suit")))
        return acts.Name(seat, word, len(of_suit(hand, word)))

    suits = (
        either([suit_words(suit) for suit in true]) if true else to_text(say("no-suit-of-yours"))
    )
    return Question(to_text(say("ask-name", names=suits)), read)


def lawful_cards(at: EventContext, seat: Seat) -> tuple[Card, ...]:
    """What this hand may play without fault."""
    duty = duty_of(at.table, seat)
    return tuple(card for card in duty.hand if judge_card(duty, card).lawful)


def _ask_play(at: EventContext, seat: Seat) -> Question:
    hand, lawful = at.table.deal.hands[seat], sort(lawful_cards(at, seat))
    likely = hand if at.table.strict else lawful
    pack = at.table.rules.the_pack

    def read(text: str) -> Action:
        if not text and len(likely) != 1:
            raise NotUnderstood(to_text(say("type-a-card", code=likely[0])))
        return acts.Play(seat, find_suited(text, pack, hand, likely) if text else likely[0])

    return Question(_duty_words(at, seat), read, None if at.table.strict else lawful)


def _duty_words(at: EventContext, seat: Seat) -> str:
    """What is led, and which rule narrows the choice, if one does."""
    duty = duty_of(at.table, seat)
    trick = at.table.deal.trick
    name = suit_words(suit_of(trick[0].card)) if trick else ""
    led = to_text(say("suit-led", name=name[:1].upper() + name[1:]) if trick else say("your-lead"))
    verdicts = (judge_card(duty, card) for card in duty.hand)
    bound = next((verdict for verdict in verdicts if not verdict.lawful), None)
    if at.table.strict or bound is None:
        return to_text(say("any-strict" if at.table.strict else "any-card", led=led))
    rule, cards = bound.rule.replace(".", "-"), sort(lawful_cards(at, seat))
    return to_text(say("duty", led=led, rule=rule, cards=cards))
