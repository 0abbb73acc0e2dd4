"""Sealed shuffles: the order of the pack is fixed and hashed before anybody has a card."""

import random
import secrets
from typing import Any

from ridotto.notation.seal import digest_of
from ridotto.server import ledger_entries as e
from ridotto.table import Action, Dice, Game, State
from ridotto.table.acts import Shuffle


class RandomSource:
    """The operating system's secure random source: for cards, salts, tokens and table ids."""

    dice: Dice = random.SystemRandom()

    def salt(self) -> str:
        """Return a salt for a seal."""
        return secrets.token_hex(16)

    def token(self) -> str:
        """Return a token that proves who owns a chair."""
        return secrets.token_urlsafe(24)

    def table(self) -> str:
        """Return an id for a table, which nobody can guess."""
        return secrets.token_urlsafe(12)


def next_house_act(game: Game[Any], state: State, source: RandomSource) -> Action:
    """Return what the house does now: it shuffles, or it ends the sitting."""
    return game.shuffle(state, source.dice)


def seal(act: Shuffle, source: RandomSource) -> e.Sealed:
    """Return a sealed shuffle with a new salt."""
    return seal_with(source.salt(), act)


def seal_with(salt: str, act: Shuffle) -> e.Sealed:
    """Return a shuffle sealed with this salt."""
    return e.Sealed(digest_of(salt, act.order), salt, act.order)


def unseal(seals: tuple[e.Sealed, ...]) -> tuple[e.Unsealed, ...]:
    """Return the opened seals."""
    return tuple(e.Unsealed(s.digest, s.salt or "", s.order) for s in seals)
