"""The fields of an entry, read from its struct: what the terminal asks for, and how it is typed."""

from collections.abc import Iterator
from enum import Enum, auto
from typing import Final

import msgspec
from msgspec.inspect import (
    BoolType,
    EnumType,
    IntType,
    LiteralType,
    Metadata,
    NoneType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from ridotto.counting.evening import COLUMNS, MEANING, RARE, Meaning

WORDS: Final = {
    Meaning.PERSON: "WHO",
    Meaning.SIDE: "SIDE",
    Meaning.CARD: "CARD",
    Meaning.FAULT: "FAULT",
}


class FieldForm(Enum):
    """How the text of a value is built."""

    YES_OR_NO = auto()
    WORD = auto()
    ROW = auto()
    STRUCT = auto()
    STRUCTS = auto()


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A field of an entry, or a part of one, with its type stripped of what decorates it."""

    name: str
    type: Type
    required: bool = False
    optional: bool = False
    """May it be null?"""
    text: str = ""
    rare: bool = False
    columns: Meaning | None = None
    meaning: Meaning | None = None

    @property
    def word(self) -> str:
        """The name as one types it: ``matto-lost``."""
        return self.name.replace("_", "-")

    @property
    def flag(self) -> str:
        """The name as a flag."""
        return f"--{self.word}"

    @property
    def form(self) -> FieldForm:
        """How its text is built."""
        match self.type:
            case BoolType():
                return FieldForm.YES_OR_NO
            case StructType():
                return FieldForm.STRUCT
            case VarTupleType() | TupleType():
                members = isinstance(self.item.type, StructType)
                return FieldForm.STRUCTS if members else FieldForm.ROW
        return FieldForm.WORD

    @property
    def item(self) -> "Field":
        """One member of a row."""
        if isinstance(self.type, TupleType):
            return _field(self.name, self.type.item_types[0])
        assert isinstance(self.type, VarTupleType)
        return _field(self.name, self.type.item_type)

    @property
    def parts(self) -> tuple["Field", ...]:
        """The parts of a struct."""
        assert isinstance(self.type, StructType)
        return tuple(_field(f.name, f.type, required=f.required) for f in self.type.fields)

    @property
    def speaks_of_sides(self) -> bool:
        """Does reading it require knowing who plays with whom?"""
        if Meaning.SIDE in (self.meaning, self.columns):
            return True
        match self.form:
            case FieldForm.STRUCT:
                return any(part.speaks_of_sides for part in self.parts)
            case FieldForm.ROW | FieldForm.STRUCTS:
                return self.item.speaks_of_sides
        return False

    @property
    def choices(self) -> tuple[str, ...]:
        """Every word it may be, where that is a closed set."""
        match self.type:
            case EnumType(cls=cls):
                return tuple(str(member.value) for member in cls)
            case LiteralType(values=values):
                return tuple(map(str, values))
        return ()

    @property
    def bounds(self) -> tuple[int | None, int | None]:
        """The least and the most of a number."""
        assert isinstance(self.type, IntType)
        return self.type.ge, self.type.le

    @property
    def pattern(self) -> str:
        """How it is typed: ``CARDS``, or ``WHO HONOUR``."""
        if self.columns is not None:
            return f"{WORDS[self.columns]} {self.item.pattern}"
        match self.form:
            case FieldForm.STRUCT:
                return " ".join(_patterns(self.parts))
            case FieldForm.STRUCTS:
                return self.item.pattern
            case FieldForm.ROW:
                word = self.item.pattern
                return f"{word}S" if self.item.meaning is Meaning.CARD else f"{word} {word} …"
        return self._word_pattern()

    def _word_pattern(self) -> str:
        if self.choices:
            return "|".join(self.choices)
        if self.meaning is not None:
            return WORDS[self.meaning]
        return "N" if isinstance(self.type, IntType) else "WORD"


def _patterns(parts: tuple[Field, ...]) -> Iterator[str]:
    """A word for each part; of several numbers all but the first are named."""
    numbers = 0
    for part in parts:
        number = isinstance(part.type, IntType) and part.meaning is None
        numbers += number
        told = _part_pattern(part)
        told = f"{part.word}=N" if number and numbers > 1 else told
        yield told if part.required else f"[{told}]"


def _part_pattern(part: Field) -> str:
    """By its name, except for persons who act, sides, faults, cards and closed sets."""
    plain = part.name in ("by", "side", "fault", "cards")
    if plain or part.choices:
        return part.pattern
    return part.word if part.form is FieldForm.YES_OR_NO else part.name.upper()


def fields_of(kind: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The fields of an entry or an opening, in their order."""
    return _field("", type_info(kind)).parts


def _field(name: str, kind: Type, *, required: bool = False) -> Field:
    """Take the decoration off a type, and keep what it says."""
    extra: dict[str, object] = {}
    text, optional = "", False
    while isinstance(kind, Metadata | UnionType):
        if isinstance(kind, Metadata):
            extra |= kind.extra or {}
            text = str((kind.extra_json_schema or {}).get("description", text))
            kind = kind.type
        else:
            optional = True
            (kind,) = (part for part in kind.types if not isinstance(part, NoneType))
    meaning, columns = extra.get(MEANING), extra.get(COLUMNS)
    return Field(
        name=name,
        type=kind,
        required=required,
        optional=optional,
        text=text,
        rare=bool(extra.get(RARE)),
        columns=columns if isinstance(columns, Meaning) else None,
        meaning=meaning if isinstance(meaning, Meaning) else None,
    )
