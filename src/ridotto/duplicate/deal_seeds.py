"""Seeds: a secret that is sealed before anybody plays, and all chance that comes of it.

A secret is 64 hexadecimal digits. Its seal, the SHA-256 of its name, a line feed and the secret, is
published before the deal. Once the secret is published too, everybody can derive the deals from it.
"""

import hashlib
import hmac
import random
from typing import Final

SEED_DIGITS: Final = 64


def seal_of(name: str, secret: str) -> str:
    """What is published beforehand; a name is a day, or a contest."""
    return hashlib.sha256(f"{name}\n{secret}".encode()).hexdigest()


def seed_of(secret: str, *parts: str | int) -> str:
    """A seed of its own for a part: a game of a day, a deal of a contest."""
    told = "/".join(map(str, parts))
    return hmac.new(secret.encode(), told.encode(), hashlib.sha256).hexdigest()


def house_dice(seed: str, shuffle: int) -> random.Random:
    """The dice of the house's shuffle of that number, counted from 0."""
    return random.Random(f"{seed}/house/{shuffle}")


def hand_dice(seed: str, number: int) -> random.Random:
    """The dice of the cut, or the drawn lot, of that number, counted from 0."""
    return random.Random(f"{seed}/hand/{number}")


def salt_of(seed: str, shuffle: int) -> str:
    """The salt under which a shuffle is sealed."""
    return seed_of(seed, "salt", shuffle)[:32]


def player_seed(seed: str, seat: int) -> int:
    """What the computer player in a chair leaves to chance."""
    return int(seed_of(seed, "player", seat)[:8], 16)
