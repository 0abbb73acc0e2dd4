"""What the table waits for, asked from the offers alone, and how an answer is read.

Cards are typed by their codes. Other acts are listed and chosen as ``act 1``, since a bare number
may be a card; an act for which something is picked is typed by its kind, as ``call 2``.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from ridotto.cards import Card, Pack
from ridotto.cli.card_input import NotUnderstood, find_number, find_suited, plain
from ridotto.cli.card_text import inline_cards
from ridotto.cli.generic.sentences import say
from ridotto.cli.language import to_text
from ridotto.cli.question import Question
from ridotto.table import (
    Action,
    Ask,
    Do,
    Game,
    Offer,
    PickCards,
    PickNumber,
    PickPlaces,
    PickSets,
    View,
    fill,
)
from ridotto.table.acts import Play
from ridotto.table.sentence import Sentence

ACT: Final = "act"

Pick: TypeAlias = PickCards | PickNumber | PickPlaces | PickSets


class OfferQuestion:
    """A question made of a seat's offers."""

    def __init__(self, game: Game[Any], view: View[Any], offers: Sequence[Offer]) -> None:
        assert view.seat is not None
        self.game, self.view, self.seat = game, view, view.seat
        self.pack: Pack = game.pack(view.table)
        self.hand = tuple(game.places(view.table).get(f"hand {self.seat}", ()))
        acts = [offer for offer in offers if isinstance(offer, Do | Ask)]
        self.plays = [offer.action for offer in acts if isinstance(offer.action, Play)]
        self.listed = [offer for offer in acts if not isinstance(offer.action, Play)]
        self.picks = [offer for offer in offers if not isinstance(offer, Do | Ask)]

    def ask(self) -> Question:
        """The question, with the cards that may be played."""
        lawful = [play.card for play in self.plays] or None
        return Question(self.sentence(), self.read, lawful)

    def sentence(self) -> str:
        """Everything that may be done, in the words that do it."""
        parts = []
        if self.plays:
            parts.append(to_text(say("ask-play", cards=tuple(play.card for play in self.plays))))
        parts += [to_text(self._pick_words(offer)) for offer in self.picks]
        if self.listed:
            parts.append(f"{'; '.join(self._listed())}.")
        if self._only() is not None:
            parts.append(to_text(say("enter-does-it")))
        return " ".join(parts) or to_text(say("nothing-to-do"))

    def _listed(self) -> list[str]:
        return [self._listed_words(n, offer) for n, offer in enumerate(self.listed, start=1)]

    def _listed_words(self, number: int, offer: Do | Ask) -> str:
        statement = self.game.write(self.view.table, offer.action)
        referee = "yes" if isinstance(offer, Ask) else "no"
        return to_text(say("act-number", number=number, statement=statement, referee=referee))

    def _pick_words(self, offer: Pick) -> Sentence:
        match offer:
            case PickNumber(kind=kind, numbers=numbers):
                return say("pick-number", kind=kind, span=_span(numbers))
            case PickPlaces(kind=kind, places=places, count=count):
                return say("pick-places", kind=kind, count=count, span=_span(places))
            case PickCards(kind=kind, cards=cards, always=always):
                wanted, shown = _wanted(offer.least, offer.most), inline_cards(cards)
                what = {"kind": kind, "wanted": wanted, "shown": shown}
                return say("pick-cards", always_cards=tuple(always), **what)
            case PickSets(kind=kind, sets=sets):
                each = [f"{n} = {inline_cards(one)}" for n, one in enumerate(sets, start=1)]
                listed = "; ".join(each) or to_text(say("there-is-none"))
                return say("pick-sets", kind=kind, listed=listed)

    def read(self, text: str) -> Action:
        """The act that was typed, or ``NotUnderstood``."""
        words = plain(text).replace(",", " ").split()
        if not words:
            return self._enter()
        named = [offer for offer in self.picks if offer.kind == words[0]]
        if named:
            return self._fill(named[0], words[1:])
        if words[0] == ACT and self.listed:
            number = find_number(" ".join(words[1:]), range(1, len(self.listed) + 1))
            return self.listed[number - 1].action
        if len(self.picks) == 1 and not self.plays:
            return self._fill(self.picks[0], words)
        return self._play(text)

    def _play(self, text: str) -> Action:
        """Any card of the hand: whether it may be played is for the judge to say."""
        if not self.plays:
            question = self.sentence()
            raise NotUnderstood(to_text(say("means-nothing", word=text, question=question)))
        lawful = [play.card for play in self.plays]
        # A play may concern cards that are not in the hand, such as those of a partner who fell.
        card = find_suited(text, self.pack, (*self.hand, *lawful), lawful)
        return next((play for play in self.plays if play.card == card), Play(self.seat, card))

    def _enter(self) -> Action:
        only = self._only()
        if only is None:
            raise NotUnderstood(to_text(say("more-than-one", question=self.sentence())))
        return only

    def _only(self) -> Action | None:
        """The one act there is; to show nothing where there is nothing to show."""
        acts = [*self.plays, *(offer.action for offer in self.listed)]
        match acts, self.picks:
            case [act], []:
                return act
            case [], [PickSets(sets=()) as offer]:
                return self._made(offer, ())
        return None

    def _fill(self, offer: Pick, words: Sequence[str]) -> Action:
        return self._made(offer, self._picked(offer, words))

    def _made(self, offer: Pick, picked: Any) -> Action:
        return fill(self.game.action_kinds, self.seat, offer, picked)

    def _picked(self, offer: Pick, words: Sequence[str]) -> Any:
        match offer:
            case PickNumber(numbers=numbers):
                return find_number(" ".join(words), numbers)
            case PickPlaces(places=places, count=count):
                found = tuple(find_number(word, places) for word in words)
                _check_count(len(set(found)), count, count)
                return found
            case PickCards(cards=cards, least=least, most=most):
                chosen = tuple(find_suited(word, self.pack, cards) for word in words)
                _check_count(len(set(chosen)), least, most)
                return chosen
            case PickSets():
                return _sets(offer, words)


def _sets(offer: PickSets, words: Sequence[str]) -> tuple[tuple[Card, ...], ...]:
    """The sets of these numbers."""
    named = () if list(words) == ["none"] else tuple(dict.fromkeys(words))
    if named and not offer.sets:
        raise NotUnderstood(to_text(say("none-to-choose", kind=offer.kind)))
    numbers = range(1, len(offer.sets) + 1)
    found = tuple(offer.sets[find_number(word, numbers) - 1] for word in named)
    _check_count(len(found), offer.least, len(offer.sets))
    return found


def _span(numbers: Sequence[int]) -> str:
    """``0 to 4``, or the numbers themselves where some between them are missing."""
    whole = list(range(numbers[0], numbers[-1] + 1)) == list(numbers)
    return _wanted(numbers[0], numbers[-1]) if whole else " ".join(map(str, numbers))


def _wanted(least: int, most: int) -> str:
    """How many: ``2``, or ``2 to 4``."""
    return str(least) if least == most else to_text(say("span", least=least, most=most))


def _check_count(count: int, least: int, most: int) -> None:
    if not least <= count <= most:
        wrong = say("wrong-count", count=count, wanted=_wanted(least, most))
        raise NotUnderstood(to_text(wrong))
