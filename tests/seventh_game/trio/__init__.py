"""Trio: thirteen cards, three people, four tricks. It exists only for the tests.

It is a distribution of its own: whoever has the folder above on Python's path has the game, by the
entry point beside this folder. It brings rules and nothing else: no players, no face, no lesson.
"""

from ridotto.table.registration import Registration

from .game import TRIO

REGISTRATION = Registration(TRIO)

__all__ = ["REGISTRATION", "TRIO"]
