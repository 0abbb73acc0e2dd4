"""A PDF file put together: objects, streams, and nothing that a pack has no use for.

The same pack gives the same bytes: there is no date in the file, and no chance.
"""

import re
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

POINT = 72 / 25.4
"""Points in a millimetre."""


@dataclass(frozen=True)
class Ref:
    """Another object of the file, by its number."""

    number: int


@dataclass(frozen=True)
class Name:
    """A name, written with a stroke before it."""

    text: str


Value: TypeAlias = (
    bool | int | float | str | bytes | Ref | Name | Sequence["Value"] | Mapping[str, "Value"] | None
)


def number(value: float) -> str:
    """A number as short as it may be said: four places are far below what any printer shows."""
    return f"{value:.4f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def name(text: str) -> str:
    """A PDF name; any character that is not a plain letter is written as its number."""
    return "/" + re.sub(rb"[^A-Za-z0-9_.+-]", lambda m: b"#%02X" % m[0][0], text.encode()).decode()


def text(value: str) -> str:
    """A text in the file's own terms, of any letters."""
    return "<" + ("\ufeff" + value).encode("utf-16-be").hex().upper() + ">"


def write(value: Value) -> str:
    """Any value as it stands in the file; plain bytes go as they are."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case int() | float():
            return number(value)
        case str():
            return text(value)
        case bytes():
            return value.decode("latin-1")
        case Ref():
            return f"{value.number} 0 R"
        case Name():
            return name(value.text)
        case Mapping():
            return "<<" + " ".join(f"{name(k)} {write(v)}" for k, v in value.items()) + ">>"
        case _:
            return "[" + " ".join(map(write, value)) + "]"


class File:
    """The objects of a file as they come, and at last the whole."""

    def __init__(self) -> None:
        self._objects: list[bytes] = []

    def reserve(self) -> Ref:
        """Reserves a number for an object that is referred to before its content is known."""
        self._objects.append(b"")
        return Ref(len(self._objects))

    def put(self, value: Value, at: Ref | None = None) -> Ref:
        """An object."""
        return self._put(write(value).encode("latin-1"), at)

    def stream(self, content: bytes, more: Mapping[str, Value], at: Ref | None = None) -> Ref:
        """A stream, packed."""
        packed = zlib.compress(content, 9)
        head = write({**more, "Filter": Name("FlateDecode"), "Length": len(packed)})
        return self._put(head.encode("latin-1") + b"\nstream\n" + packed + b"\nendstream", at)

    def _put(self, body: bytes, at: Ref | None) -> Ref:
        ref = at or self.reserve()
        self._objects[ref.number - 1] = body
        return ref

    def finish(self, root: Ref, info: Ref) -> bytes:
        """The file, with the table of where everything lies."""
        out = bytearray(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
        places = []
        for place, body in enumerate(self._objects, 1):
            places.append(len(out))
            out += b"%d 0 obj\n" % place + body + b"\nendobj\n"
        table = len(out)
        out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(places) + 1)
        out += b"".join(b"%010d 00000 n \n" % place for place in places)
        trailer = write({"Size": len(places) + 1, "Root": root, "Info": info})
        return bytes(out + b"trailer\n%s\nstartxref\n%d\n%%%%EOF\n" % (trailer.encode(), table))
