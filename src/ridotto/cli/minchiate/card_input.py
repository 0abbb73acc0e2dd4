"""From what a person types to the card that is meant."""

from collections.abc import Collection, Iterator
from functools import reduce

from ridotto.cards import Card
from ridotto.cli.card_input import NotUnderstood as NotUnderstood
from ridotto.cli.card_input import find_number as find_number
from ridotto.cli.card_input import plain as plain
from ridotto.cli.language import to_text
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.sentences import say as shared
from ridotto.games.minchiate.pack import PACK


def find_card(text: str, cards: Collection[Card], likely: Collection[Card] = ()) -> Card:
    """The card meant among these; the likely ones are tried first where a short form is typed."""
    word = plain(text)
    code = next((card for card in cards if card.casefold() == word), None)
    if code is not None:
        return code
    for group in (likely, cards):
        found = list(_short_forms(word, group))
        if len(found) == 1:
            return found[0]
        if found:
            raise NotUnderstood(to_text(shared("could-be", word=text, choices=_choices(found))))
    raise _complaint(text, word, cards)


def _short_forms(word: str, cards: Collection[Card]) -> Iterator[Card]:
    """Cards of this rank, or else cards whose name begins so."""
    by_rank = [card for card in cards if card[1:].casefold() == word and not card.isdecimal()]
    if by_rank:
        yield from by_rank
        return
    exact = [card for card in cards if plain(PACK.names[card]) == word]
    yield from exact or (card for card in cards if _begins(plain(PACK.names[card]), word))


def _begins(name: str, typed: str) -> bool:
    """``re co`` begins ``re di coppe``; the little word may be left out."""
    words = [word for word in name.split() if word != "di"]
    parts = [part for part in typed.split() if part not in ("di", "of")]
    return bool(parts) and len(parts) <= len(words) and all(map(str.startswith, words, parts))


def _complaint(text: str, word: str, cards: Collection[Card]) -> NotUnderstood:
    known = next((card for card in PACK.cards if card.casefold() == word), None)
    known = known or next((c for c in PACK.cards if plain(PACK.names[c]) == word), None)
    if known is not None:
        return NotUnderstood(to_text(shared("not-among", code=known, name=PACK.names[known])))
    example = next(iter(cards), Card("bR"))
    name = PACK.names.get(example, "")
    return NotUnderstood(to_text(shared("no-such-card", word=text, code=example, name=name)))


def _choices(cards: Collection[Card]) -> str:
    return reduce(_either, (f"{card} {PACK.names[card]}" for card in cards))


def _either(one: str, other: str) -> str:
    return to_text(shared("or", one=one, other=other))


def find_cards(text: str, cards: Collection[Card]) -> tuple[Card, ...]:
    """Several cards by their codes, with spaces or commas between."""
    found = tuple(find_card(word, cards) for word in text.replace(",", " ").split())
    twice = {card for card in found if found.count(card) > 1}
    if twice:
        raise NotUnderstood(to_text(say("named-twice", codes=" ".join(PACK.sort(twice)))))
    return found
