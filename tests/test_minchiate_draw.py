"""The draw for seats: one rule at the table and in the count (Dr. 7, Fi. 7)."""

import pytest

from ridotto.games.minchiate.draw import ranked, to_draw

Draws = tuple[tuple[tuple[int, int], ...], ...]


def draws(text: str) -> Draws:
    """``3 3,9 - 5``: what each has drawn, by tarocchi; nothing yet, or the Matto, is a dash."""
    return tuple(
        tuple((1, int(card)) for card in drawn.split(",") if card != "-") for drawn in text.split()
    )


@pytest.mark.parametrize(
    ("text", "again"),
    [
        ("- - - -", (0, 1, 2, 3)),
        ("7 - 4 5", (1,)),
        ("7 7 4 5", (0, 1)),
        # One of the two has drawn again: the other still must, though nobody has his card now.
        ("7,9 7 4 5", (1,)),
        ("7,9 7,2 4 5", ()),
        # The new card meets a card that stood alone: both of these draw again.
        ("7,4 7,2 4 5", (0, 2)),
        ("7,4,1 7,2 4 5", (2,)),
        # Tied before the last has drawn: nobody need wait for him.
        ("7 7 - 5", (0, 1, 2)),
        ("7,9 7 - 5", (1, 2)),
    ],
)
def test_who_draws_again(text: str, again: tuple[int, ...]) -> None:
    assert to_draw(draws(text)) == again


def test_the_card_drawn_last_stands_against_all() -> None:
    """The first two tied with 7. One drew the 40 then, the other the 2: highest and lowest."""
    assert ranked(draws("7,40 7,2 4 5")) == (0, 3, 2, 1)
