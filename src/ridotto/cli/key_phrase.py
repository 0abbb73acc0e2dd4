"""A person's key as twelve words, as the page shows it: 128 bits and a check of four (BIP 39)."""

import hashlib
import re
import secrets
from functools import cache
from importlib.resources import files
from typing import Final

from ridotto.cli.errors import UsageError
from ridotto.cli.save_file import state_folder
from ridotto.cli.usage.sentences import say as say_usage

WORDS: Final = 12
BITS: Final = 11
"""Of each word: the list has 2048."""


def kept_key() -> str:
    """The key of the person at this machine; empty while none was needed."""
    try:
        return (state_folder() / "key").read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return ""


def own_key() -> str:
    """The key of the person at this machine, made when it is first needed."""
    key = kept_key()
    if not key:
        key, path = secrets.token_hex(16), state_folder() / "key"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_text(key, encoding="ascii")
    return key


@cache
def word_list() -> tuple[str, ...]:
    """The English list of the standard."""
    return tuple((files("ridotto.cli") / "key_words.txt").read_text("utf-8").split())


def read_key(text: str) -> str:
    """A key from its words or its 32 hexadecimal digits; or raise ``UsageError``."""
    if re.fullmatch("[0-9a-fA-F]{32}", text.strip()):
        return text.strip().lower()
    words = re.findall("[a-z]+", text.lower())
    places = {word: place for place, word in enumerate(word_list())}
    unknown = [word for word in words if word not in places]
    if unknown:
        raise UsageError(say_usage("no-key-word", typed=unknown[0]))
    if len(words) != WORDS:
        raise UsageError(say_usage("key-words", most=WORDS, n=len(words)))
    number = 0
    for word in words:
        number = number << BITS | places[word]
    key = (number >> 4).to_bytes(16, "big")
    if hashlib.sha256(key).digest()[0] >> 4 != number & 0xF:
        raise UsageError(say_usage("key-wrong"))
    return key.hex()
