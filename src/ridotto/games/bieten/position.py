"""A slate laid by the house: ``slate dealer A scores 5 3 8 out C games 1``."""

from collections.abc import Sequence

from ridotto.games.bieten.acts import SetUp
from ridotto.table import HOUSE, letter
from ridotto.table.record_words import malformed, read_number, read_seat


def write_slate(action: SetUp) -> str:
    """The slate as a statement."""
    words = ["slate", "dealer", letter(action.dealer), "scores", *map(str, action.scores)]
    words += ["out", *map(letter, action.out)] if action.out else []
    words += ["games", str(action.games)] if action.games else []
    return " ".join(words)


def read_slate(words: Sequence[str], seats: int) -> SetUp:
    """The slate a statement lays."""
    if list(words[1:2]) != ["dealer"] or list(words[3:4]) != ["scores"]:
        raise malformed("a slate is: slate dealer A scores 0 0 0 [out C] [games 1]", 1)
    dealer = read_seat(words, 2, seats)
    scores = tuple(read_number(words, 4 + n) for n in range(seats))
    place, out = 4 + seats, []
    if list(words[place : place + 1]) == ["out"]:
        place += 1
        while place < len(words) and words[place] != "games":
            out.append(read_seat(words, place, seats))
            place += 1
    games = read_number(words, place + 1) if list(words[place : place + 1]) == ["games"] else 0
    if len(words) > place + (2 if list(words[place : place + 1]) == ["games"] else 0):
        raise malformed(f"a slate does not go on with {words[place]!r}", place)
    return SetUp(HOUSE, dealer=dealer, scores=scores, out=tuple(out), games=games)
