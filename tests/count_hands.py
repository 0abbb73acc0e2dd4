"""The books' worked hands as people would lay them down after the deal: heaps of cards.

The tricks are those of the digests and the records, written out once more; who took a trick is
who led the next.
"""

from itertools import pairwise
from typing import Final

DRESDEN_1: Final = """
B b5 b8 b6 bR; A dR 30 d4 d7; B s1 14 33 sR; D d8 d2 13 15; C c9 c5 20 c10; A d9 29 8 d6;
B s3 11 37 sQ; D d5 d1 32 6; B cF cQ c4 36; A b9 28 b1 b4; B s2 4 26 35; A b10 27 b2 1;
B s5 5 23 16; D d3 24 31 7; B s6 9 21 2; D dQ 10 M 12; C c8 c3 3 40; B s7 c1 34 38;
A bF s8 b3 dF; A bC sF b7 dC; A 39 sC cC cR; A
"""
"""The first example (Fi. 19); the letter at the end is who took the last trick."""


def gather(tricks: str, sides: str) -> list[list[str]]:
    """The cards of each side; ``sides`` says by place which side a letter's player is of."""
    rows = [row.split() for row in tricks.replace("\n", " ").split(";")]
    piles: list[list[str]] = [[] for _ in set(sides)]
    for row, following in pairwise(rows):
        piles[int(sides["ABCD".index(following[0])])] += row[1:]
    return piles


def dresden_1() -> tuple[list[str], list[str]]:
    """A and C's 40 cards, B and D's 44: B has the Matto back and gave the Spade 6 for it."""
    ac, bd = gather(DRESDEN_1, "0101")
    ac.remove("M")
    bd.remove("s6")
    return [*ac, "s6"], [*bd, "M"]


DRESDEN_2_FOLLA: Final = (
    *("s9", "c2", "c4", "c5", "b2", "b3", "b4", "b5"),
    *("d5", "s10", "s7", "s4", "c6"),
)
"""The second example: eight cards of the folla, and A's five discards."""

TAROC_1: Final = """
B 21 2 3; B 20 12 5; B hK h10 6; A cK c4 c2; A cA c9 c10; C dA dJ d7; A c8 4 c3; B d5 d10 dC;
A sK s2 15; C dK dQ S; C h5 8 h6; A s8 s10 d9; B d6 d8 11; A s9 7 h8; B d3 d2 18; A c6 9 c5;
B hQ h7 sA; B 19 c7 s3; B hC h3 s4; B 10 d4 s5; B 13 hA s6; B 14 hJ s7; B 16 cJ sJ; B 17 cC sC;
B 1 cQ sQ; B
"""
"""Example T-1."""


def taroc_1() -> list[list[str]]:
    """A's 21 cards and the Skar, B's 45 with the Skis, C's 9 with the club 3 given for it."""
    a, b, c = gather(TAROC_1, "0122")[:3]
    c.remove("S")
    b.remove("c3")
    return [[*a, "h2", "h4", "h9"], [*b, "S"], [*c, "c3"]]


TRESETTE_1: Final = """
A c2 c4 cA cJ; A h7 h3 h6 sA; B c5 c3 cQ hJ; C s3 sJ s2 sQ; C c6 cK h4 c7; D d2 d7 d6 d3;
C hQ d5 s5 h2; B hK s4 sK s6; B hA d4 dK s7; B h5 dJ dA dQ; B
"""
"""Example R-1."""

TRESETTE_3: Final = """
A h2 hQ h4 h3; D s3 s4 sQ s7; D c2 c5 cQ c3; C d2 d4 dK d3; B s2 sJ sK s5; B c7 c4 c6 cA;
A hK d6 h5 hA; D d7 h6 dJ dA; C dQ d5 h7 s6; C sA hJ cJ cK; C
"""
"""Example R-3."""
