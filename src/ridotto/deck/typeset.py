"""The house's type put into a file, so that it prints the same everywhere."""

from typing import Final

from ridotto.deck.pdf import File, Name, Ref, Value
from ridotto.deck.plates import Measures, Shop

FIRST, LAST = 32, 255
PLAIN, ITALIC = 32, 64
"""Marks of a face: plain Western letters, and slanted ones."""
_NAMES: Final = {
    "title": "IMFellEnglish",
    "heading": "IMFellEnglishSC",
    "text": "EBGaramond",
    "italic": "EBGaramond-Italic",
}


def embed(file: File, shop: Shop, name: str) -> Ref:
    """A face of type as a font of the file, in the encoding of Western letters."""
    whole, measures = shop.font(name), shop.measures[name]
    stream = file.stream(whole, {"Length1": len(whole)})
    # Six capitals before the name say that not all of its letters are there.
    title = Name(f"RIDOTT+{_NAMES[name]}")
    return file.put(
        {
            "Type": Name("Font"),
            "Subtype": Name("TrueType"),
            "BaseFont": title,
            "FirstChar": FIRST,
            "LastChar": LAST,
            "Widths": _widths(measures),
            "Encoding": Name("WinAnsiEncoding"),
            "FontDescriptor": file.put(_descriptor(title, name, measures, stream)),
        }
    )


def _widths(measures: Measures) -> list[int]:
    letters = (bytes([code]).decode("cp1252", "replace") for code in range(FIRST, LAST + 1))
    return [measures.widths.get(letter, 0) for letter in letters]


def _descriptor(title: Name, name: str, measures: Measures, file: Ref) -> dict[str, Value]:
    slanted = name == "italic"
    return {
        "Type": Name("FontDescriptor"),
        "FontName": title,
        "Flags": PLAIN | (ITALIC if slanted else 0),
        "FontBBox": (-250, measures.descent, 1250, measures.ascent),
        "ItalicAngle": -15 if slanted else 0,
        "Ascent": measures.ascent,
        "Descent": measures.descent,
        "CapHeight": 650,
        "StemV": 80,
        "FontFile2": file,
    }
