"""The novice of Kaiserspiel: follows the book's advice."""

from ridotto.bots.kaiserspiel.novice import KaiserspielPlayer

__all__ = ["KaiserspielPlayer"]
