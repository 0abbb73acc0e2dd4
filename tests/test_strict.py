"""Every game at strict tables, under all laws of challenges (``ridotto.testing.challenge_laws``).

``bench.strict`` plays a hundred times as many deals.
"""

from typing import Any

import msgspec
import pytest

from bench.strict import PARTS, SEATINGS, TABLES, seat
from ridotto.games import GAMES
from ridotto.games.bieten import faults as bieten_faults
from ridotto.games.bieten.state import CLAIMS
from ridotto.games.guimbarde import faults as guimbarde_faults
from ridotto.games.guimbarde.payments import book_fines
from ridotto.games.kaiserspiel import faults as kaiserspiel_faults
from ridotto.games.kaiserspiel.fines import fine
from ridotto.games.minchiate import challenges as minchiate_challenges
from ridotto.games.minchiate.faults import revoke_fine
from ridotto.games.taroc import TAROC, acts, faults, offers, penalties
from ridotto.games.taroc.game import TarocGame
from ridotto.games.taroc.payments import pay_each
from ridotto.games.tresette import TRESETTE
from ridotto.games.tresette import events as tresette_events
from ridotto.games.tresette import faults as tresette_faults
from ridotto.games.tresette.game import TresetteGame
from ridotto.games.tresette.public_knowledge import is_true
from ridotto.table import HOUSE, Game, Payment, apply, impossible
from ridotto.table.sentences import say as shared
from ridotto.testing import challenge_laws
from ridotto.testing.challenge_laws import check_strict
from ridotto.testing.laws import LawBroken
from tests.volume import THOROUGH


@pytest.mark.parametrize("part", range(PARTS if THOROUGH else 1))
@pytest.mark.parametrize("name", GAMES)
def test_strict_tables_keep_the_laws_of_challenges(name: str, part: int) -> None:
    played = [seat(name, seed) for seed in range(part, SEATINGS[name], PARTS)]
    assert sum(one.deals for one in played) > len(played)
    # A fuzz that finds nothing to decide, or no two worlds that look alike, would show nothing.
    assert sum(one.upheld for one in played) >= 10
    assert sum(one.dismissed for one in played) > 10
    assert sum(one.refused for one in played) > 100
    assert sum(one.compared for one in played) > 20
    assert sum(one.weighed for one in played) >= 5
    # In some of them a fault was committed in one world and not in the other.
    assert sum(one.innocent for one in played) > 0


def test_every_game_has_its_tables() -> None:
    assert list(TABLES) == list(GAMES) == list(SEATINGS)


# The laws can be broken ------------------------------------------------------------------------


def found(game: Game[Any], tables: int = 60) -> str:
    """What is found wrong at some strict tables."""
    (rules,) = game.rule_sets.values()
    for seed in range(tables):
        try:
            check_strict(game, rules, seed, deals=1)
        except LawBroken as broken:
            return str(broken)
    return "nothing"


def test_a_referee_who_looks_into_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(penalties, "hide", tuple)
    assert "told seat" in found(TAROC)


def test_a_referee_who_knows_what_was_announced_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tresette_faults, "may_be_true", is_true)
    assert "told seat" in found(TRESETTE)


def test_a_referee_who_hears_only_what_hidden_cards_allow_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judged = faults._judge_ground

    def looking(state: Any, action: Any) -> Any:
        spades = [card for card in state.deal.hands[action.against] if card.startswith("s")]
        if len(spades) % 2:
            return impossible("fault.challenge", shared("decided-already"))
        return judged(state, action)

    monkeypatch.setattr(faults, "_judge_ground", looking)
    assert "answered by hidden cards" in found(TAROC)


def test_a_revoke_that_is_not_offered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offers, "_off_suit", lambda *_: False)
    assert "not offered" in found(TAROC) or "nobody had been offered" in found(TAROC)


def test_a_fault_that_is_fined_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "_decided", lambda *_: False)
    assert "once more" in found(TAROC) or "fined already" in found(TAROC)


def test_a_dismissed_challenge_that_is_heard_again_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decided = faults._decided

    def only_if_punished(state: Any, action: Any) -> bool:
        if action.ground is not acts.Ground.REVOKE:
            return decided(state, action)
        return (action.against, action.trick) in state.deal.punished

    monkeypatch.setattr(faults, "_decided", only_if_punished)
    assert "is decided, and" in found(TAROC)


def test_an_act_that_ends_in_an_exception_is_found_with_its_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(*_: object) -> Any:
        raise ZeroDivisionError("a mistake in the rules")

    folds: dict[Any, Any] = dict(TAROC.folds)
    monkeypatch.setattr(TarocGame, "folds", {**folds, acts.Pass: fails})
    said = found(TAROC)
    assert "a mistake in the rules" in said
    assert "Game: taroc\n" in said


# An upheld challenge touches nobody but the parties ----------------------------------------------


def partner_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Minchiate: the revoker's partner pays with him."""

    def both(state: Any, offender: int) -> tuple[Payment, ...]:
        return (*revoke_fine(state, offender), *revoke_fine(state, (offender + 2) % 4))

    monkeypatch.setattr(minchiate_challenges, "revoke_fine", both)


def everybody_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Taroc: each other is paid, though a fine to the challenger is agreed."""
    monkeypatch.setattr(
        penalties, "fine", lambda state, one, *price: pay_each(state, one.against, *price)
    )


def revoke_is_marked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tresette: a revoke found before the count gives somebody a mark."""
    booked = tresette_faults.fold_challenge_decided

    def fold(state: Any, event: Any) -> Any:
        state = booked(state, event)
        if not event.upheld or event.item:
            return state
        marks = tuple(mark + 1 for mark in state.ledger.marks)
        ledger = msgspec.structs.replace(state.ledger, marks=marks)
        return msgspec.structs.replace(state, ledger=ledger)

    folds: dict[Any, Any] = {**TRESETTE.folds, tresette_events.ChallengeDecided: fold}
    monkeypatch.setattr(TresetteGame, "folds", folds)


def neighbour_is_fined(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kaiserspiel: somebody else loses the imperials."""
    monkeypatch.setattr(
        kaiserspiel_faults, "fine", lambda rules, seat, *rest: fine(rules, int(not seat), *rest)
    )


def fine_is_booked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guimbarde: more is paid than the decision says."""
    monkeypatch.setattr(
        guimbarde_faults,
        "book_fines",
        lambda state, paid: book_fines(book_fines(state, paid), paid),
    )


def every_bid_is_void(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bieten: with one person's bid all that was let good in the deal goes."""

    def fold(state: Any, upheld: Any) -> Any:
        del upheld
        return state.with_deal(talk=tuple(one for one in state.deal.talk if one.verb in CLAIMS))

    monkeypatch.setattr(bieten_faults, "undo", fold)


PLANTED = {
    "minchiate": partner_pays,
    "taroc": everybody_is_paid,
    "tresette": revoke_is_marked_at_once,
    "kaiserspiel": neighbour_is_fined,
    "guimbarde": fine_is_booked_twice,
    "bieten": every_bid_is_void,
}


@pytest.mark.parametrize("name", GAMES)
def test_a_challenge_that_touches_somebody_unnamed_is_found(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    PLANTED[name](monkeypatch)
    monkeypatch.setattr(challenge_laws, "WEIGHED", 1.0)
    with pytest.raises(LawBroken, match="touched somebody it does not name"):
        [seat(name, seed) for seed in range(SEATINGS[name])]


def test_a_table_can_be_played_on_after_all_that() -> None:
    """Mischief ends with the next shuffle due, and the house may go on."""
    (rules,) = TAROC.rule_sets.values()
    table = check_strict(TAROC, rules, 1, deals=1)
    state = table.course.state
    assert TAROC.awaited(state) == {HOUSE}
    apply(TAROC, state, TAROC.shuffle(state, table.dice))
