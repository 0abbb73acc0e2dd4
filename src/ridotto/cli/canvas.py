"""A sheet of terminal cells on which texts are laid side by side."""

from rich.text import Text


def fit(text: Text, width: int, style: str = "") -> Text:
    """The text in exactly this number of cells, cut with an ellipsis or padded."""
    line = text.copy()
    line.truncate(width, overflow="ellipsis")
    result = Text(style=style)
    result.append_text(line)
    result.append(" " * (width - line.cell_len))
    return result


class Canvas:
    """Rows of one width and style; what is put later to the left must leave room."""

    def __init__(self, width: int, height: int, style: str) -> None:
        self.width = width
        self.style = style
        self.rows: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def put(self, row: int, column: int, text: Text) -> None:
        """Lay a text so that it begins at this column."""
        self.rows[row].append((max(0, column), text))

    def centre(self, row: int, text: Text) -> None:
        """Lay a text in the middle."""
        self.put(row, (self.width - text.cell_len) // 2, text)

    def right(self, row: int, text: Text) -> None:
        """Lay a text against the right edge, one cell off."""
        self.put(row, self.width - 1 - text.cell_len, text)

    def lines(self) -> list[Text]:
        """The rows as texts."""
        return [self._line(sorted(row, key=lambda item: item[0])) for row in self.rows]

    def _line(self, items: list[tuple[int, Text]]) -> Text:
        line = Text(style=self.style)
        for place, (column, text) in enumerate(items):
            if column > line.cell_len:
                line.append(" " * (column - line.cell_len))
            limit = items[place + 1][0] - 1 if place + 1 < len(items) else self.width
            room = max(0, limit - line.cell_len)
            line.append_text(text if text.cell_len <= room else fit(text, room))
        return fit(line, self.width, self.style)


def wrap_items(items: list[Text], width: int, gap: int = 1) -> list[Text]:
    """Items in as many lines as they need."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + gap + item.cell_len <= width:
            lines[-1].append(" " * gap)
            lines[-1].append_text(item)
        else:
            lines.append(Text().append_text(item))
    return lines
