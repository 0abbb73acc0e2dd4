"""A hint: what a good player would do from this chair, and why."""

from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.hints import deed_words, hint_lines
from ridotto.cli.language import to_text
from ridotto.cli.minchiate.card_text import inline_cards, named_card
from ridotto.cli.minchiate.event_words_in_play import about
from ridotto.cli.minchiate.people import People
from ridotto.cli.minchiate.sentences import say
from ridotto.games.minchiate import MINCHIATE, acts
from ridotto.games.minchiate.state import Minchiate
from ridotto.table import Action, View
from ridotto.table.sentence import Sentence


def hint(view: View[Minchiate]) -> list[str]:
    """What the strongest computer player would do in this person's place."""
    if view.seat not in MINCHIATE.awaited(view.table):
        raise NotUnderstood(to_text(say("nothing-to-advise")))
    return hint_lines(MINCHIATE, view, lambda action: _words(view, action))


def _words(view: View[Minchiate], action: Action) -> str:
    said = _challenge(People(view.seat), action) or deed(action)
    return deed_words(MINCHIATE, view, action) if said is None else to_text(said)


def deed(action: Action) -> Sentence | None:
    """An act of which one need not know who asks; none for what every game has."""
    return _with_cards(action) or PLAIN.get(type(action))


def _with_cards(action: Action) -> Sentence | None:
    match action:
        case acts.Play(card=card) | acts.PlayFallen(card=card):
            return say("hint-plays", card=named_card(card))
        case acts.Discard(cards=cards):
            return say("hint-lays-away", cards=cards)
        case acts.Declare(versicole=versicole) if versicole:
            return say("hint-declares", told=", ".join(map(inline_cards, versicole)))
        case acts.Exchange(card=card):
            return say("hint-gives", card=named_card(card))
        case acts.Rob(card=card):
            return say("hint-robs", card=named_card(card))
        case acts.Cut(lifted=lifted):
            return say("hint-lifts", n=lifted)
    return None


def _challenge(people: People, action: Action) -> Sentence | None:
    match action:
        case acts.Challenge(against=against, ground=ground, trick=trick):
            what = about(ground.value, trick)
            return say("hint-challenges", who=people.who(against), about=what)
    return None


PLAIN = {
    acts.Declare: say("hint-declares-nothing"),
    acts.Leave: say("hint-leaves"),
    acts.Draw: say("hint-draws"),
    acts.TakeBlind: say("hint-draws"),
    acts.Gather: say("hint-turns"),
    acts.LayOpen: say("hint-falls"),
    acts.Claim: say("hint-claims"),
}
"""Acts that need no more than a name."""
