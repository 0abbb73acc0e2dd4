"""Every sentence has templates in every language, and says in each what it says in English."""

from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import FluentSerializer

from ridotto.cards import Card
from ridotto.cards.pack_names import LANGUAGES
from ridotto.table.grammar import CODES, MARKS
from ridotto.table.rendering import TemplateError, render
from ridotto.table.sentence import Fact, SeatFact, Sentence, Sentences, SuitFact
from tests.english_words import english_in
from tests.template_scan import (
    all_said,
    choices,
    packages,
    templates_of,
    variables,
)

OTHERS = LANGUAGES[1:]
NAME = "Amalie"


def _cards(package: str) -> tuple[Card, ...]:
    say: Sentences = __import__(package, fromlist=["say"]).say
    return tuple(say.names.cards)[:3] if say.names is not None else (Card("hK"), Card("h7"))


def _suit(package: str) -> SuitFact:
    say: Sentences = __import__(package, fromlist=["say"]).say
    return SuitFact(next(iter(say.names.suits)) if say.names is not None else "h")


def _samples(package: str, ident: str, kinds: dict[str, str]) -> Iterator[Sentence]:
    """The sentence with facts of every kind its templates choose by."""
    known = [choices(templates_of(package, language)[ident]) for language in LANGUAGES]
    cards = _cards(package)
    values: dict[str, list[Fact]] = {}
    for name, kind in kinds.items():
        words = sorted({word for one in known for word in one.get(name, ())})
        of_kind: dict[str, list[Fact]] = {
            "cards": [cards, cards[:1]],
            "seat": [SeatFact(1)],
            "suit": [_suit(package)],
            "number": [0, 1, 2, 24],
            # Whoever is not "you" is called by name.
            "word": [NAME if word == "other" else word for word in words],
        }
        values[name] = of_kind[kind]
    for chosen in product(*values.values()):
        yield Sentence(package, ident, tuple(zip(values, chosen, strict=True)))


@pytest.mark.parametrize("package", packages())
def test_every_template_is_there_in_every_language(package: str) -> None:
    english = templates_of(package, "en")
    for language in OTHERS:
        found = templates_of(package, language)
        assert list(found) == list(english), f"{language}: the same ids in the same order"
        for ident, template in found.items():
            wanted = variables(english[ident])
            assert set(variables(template)) == set(wanted), f"{language} {ident}: other facts"


@pytest.mark.parametrize("package", packages())
def test_every_template_is_rendered_in_its_own_language(package: str) -> None:
    for ident, template in templates_of(package, "en").items():
        for sentence in _samples(package, ident, variables(template)):
            english = render(sentence)
            assert english
            for language in OTHERS:
                told = render(sentence, language)
                assert not english_in(render(sentence, language, MARKS)), f"{language}: {told}"


@pytest.mark.parametrize("package", packages())
def test_no_template_is_left_in_english(package: str) -> None:
    serializer = FluentSerializer()
    english = templates_of(package, "en")
    for language in OTHERS:
        for ident, template in templates_of(package, language).items():
            words = serializer.serialize_entry(template)
            same = words == serializer.serialize_entry(english[ident])
            said = words.partition(" =")[2]
            assert not same or not english_in(said), f"{language}: {words}"


def test_whatever_is_said_has_a_template_with_its_facts() -> None:
    for said in all_said():
        template = templates_of(said.package, "en").get(said.id)
        assert template is not None, f"{said.where}: no template {said.id} in {said.package}"
        wanted = set(variables(template))
        given = said.facts
        fits = given <= wanted if said.open else given == wanted
        assert fits, f"{said.where}: {said.id} takes {sorted(wanted)}, not {sorted(given)}"


@pytest.mark.parametrize("package", packages())
def test_every_template_is_said_somewhere(package: str) -> None:
    said = {one.id for one in all_said() if one.package == package}
    assert set(templates_of(package, "en")) <= said


def test_the_scan_finds_what_is_said() -> None:
    assert any(said.id == "follow-suit" for said in all_said())


def test_english_words_are_found_and_only_those() -> None:
    assert english_in("Bediene die Farbe with one of them.") == ["with", "of", "them"]
    assert not english_in("Man hat eine Hand voll Karten, so was!")
    assert not english_in("Ora non si gioca a carte in casa.")


def test_articles_follow_gender_and_case() -> None:
    say = "ridotto.games.kaiserspiel.sentences"
    from ridotto.games.kaiserspiel.sentences import say as speak
    from ridotto.table.grammar import FUNCTIONS, ShownCards

    assert speak.package == say
    the = FUNCTIONS["THE"]

    def shown(language: str, *cards: str) -> ShownCards:
        return ShownCards(tuple(map(Card, cards)), language, CODES, speak.names)

    assert the(shown("de", "hK"), case="acc") == "den hK"
    assert the(shown("de", "hQ"), case="dat") == "der hQ"
    assert the(shown("de", "hA", "h7")) == "das hA und die h7"
    assert the(shown("it", "hK"), prep="di") == "del hK"
    assert the(shown("it", "hA"), prep="a") == "all’hA"
    assert the(shown("it", "h8")) == "l’h8"
    assert the(shown("it", "hQ", "h7"), join="or") == "la hQ o il h7"
    assert the(shown("en", "hK")) == "the hK"


def test_what_has_no_template_is_refused() -> None:
    with pytest.raises(TemplateError, match="no such template"):
        render(Sentence("ridotto.table.sentences", "nonsense"))
    with pytest.raises(TemplateError, match="no language 'fr'"):
        render(Sentence("ridotto.table.sentences", "no-act", (("name", "x"),)), "fr")
    with pytest.raises(TemplateError, match="no-act"):
        render(Sentence("ridotto.table.sentences", "no-act"))
