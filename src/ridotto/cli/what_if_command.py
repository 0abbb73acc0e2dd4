"""``ridotto replay FILE --what-if``: walk a deal, vary it, play on, name, comment and save."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ridotto.bots import levels_of
from ridotto.cli.errors import Leave, UsageError
from ridotto.cli.game_terminal import terminal_of
from ridotto.cli.keyboard import Keyboard
from ridotto.cli.language import to_text
from ridotto.cli.palette import make_console, monochrome
from ridotto.cli.sentences import say
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.cli.variation_walk import VariationWalk
from ridotto.cli.what_if_help import HELP
from ridotto.notation import Replay, VariationError, with_variations
from ridotto.notation.variations import MAX_COMMENT, MAX_NAME
from ridotto.server.deal_replay import find_deals
from ridotto.server.names import clean_text
from ridotto.server.outcome_spread import spread_of
from ridotto.server.record_table import Fact, table_from_record
from ridotto.server.what_if import Rest
from ridotto.table import Action, Refused, letter
from ridotto.table.sentence import Sentence

TIMES: Final = 8
MOST_TIMES: Final = 200


def walk_record(played: Replay, deal: int) -> None:
    """Walk a deal of a record and its variations, as long as the person likes."""
    found = table_from_record(played.record)
    deals = find_deals(found.table, unfinished=True)
    if not 0 < deal <= len(deals):
        raise UsageError(say_usage("no-deal", n=deal, of=len(deals)))
    walk = VariationWalk(found.table, deal, deals[deal - 1], found.variations)
    Prompt(make_console(), played, walk).run()


class _NotUnderstood(ValueError):
    """What was typed cannot be done; the reason is told."""


def _not_understood(why: Sentence) -> _NotUnderstood:
    return _NotUnderstood(to_text(why))


class Prompt:
    """Reads commands, and shows where one is."""

    def __init__(self, console: Console, played: Replay, walk: VariationWalk) -> None:
        self.console, self.played, self.walk = console, played, walk
        self.keyboard = Keyboard(console)
        self.saved = True
        make_replay_text = terminal_of(played.game.name).replay_text
        self.replay_text = make_replay_text(played.opening, mono=monochrome(console))
        self.commands: dict[str, Callable[[str], None]] = {
            "": self.next, "next": self.next, "back": self.back, "go": self.go, "acts": self.acts,
            "vary": self.vary, "play": self.play, "do": self.do, "spread": self.spread,
            "worth": self.worth, "tree": self.tree, "line": self.line, "name": self.name,
            "say": self.say, "save": self.save, "help": self.help, "quit": self.quit,
        }  # fmt: skip

    def run(self) -> None:
        """Until the person leaves."""
        self.console.print(Text(to_text(say("wi-welcome")), "dim"))
        self.show()
        while True:
            try:
                word, _, rest = self.keyboard.read(to_text(say("wi-prompt")) + " ").partition(" ")
                command = self.commands.get(word.casefold())
                if command is None:
                    raise _not_understood(say("wi-no-command", word=word))
                command(rest.strip())
            except Refused as refused:
                self._tell(_plain(to_text(refused.verdict.said)), "red")
            except (_NotUnderstood, VariationError) as error:
                self._tell(str(error), "red")
            except Leave:
                if not self.saved:
                    self._tell(to_text(say("wi-unsaved")), "red")
                return

    # Walking

    def next(self, _: str) -> None:
        """One step on."""
        if self.walk.step == self.walk.length:
            raise _not_understood(say("wi-line-ends"))
        self.walk.go(self.walk.step + 1)
        self.show()

    def back(self, _: str) -> None:
        """One step back."""
        self.walk.go(self.walk.step - 1)
        self.show()

    def go(self, text: str) -> None:
        """To a step by its number, or to the end."""
        self.walk.go(self.walk.length if text == "end" else self._number(text, self.walk.length))
        self.show()

    def line(self, text: str) -> None:
        """To a variation by its number."""
        self.walk.follow(self._number(text, len(self.walk.variations)))
        self.show()

    def tree(self, _: str) -> None:
        """All variations, each below the line it leaves."""
        self._branch(0, 0)

    def _branch(self, line: int, depth: int) -> None:
        walk = self.walk
        if line == 0:
            text = to_text(say("wi-happened"))
        else:
            one = walk.variations[line - 1]
            step = str(one.after - walk.span.first + 1)
            begun = to_text(say("wi-step-act", n=step, act=one.acts[0]))
            text = begun + (f"  {one.name}" if one.name else "")
        mark = "→" if line == walk.line else " "
        self._tell(f"{mark} {'  ' * depth}{line}  {text}")
        for number, one in enumerate(walk.variations, start=1):
            if one.of == line:
                self._branch(number, depth + 1)

    # Varying

    def acts(self, _: str) -> None:
        """What could be done here."""
        offered = self.walk.offered()
        if not offered:
            raise _not_understood(say("wi-nothing-else"))
        for number, act in enumerate(offered, start=1):
            self._tell(f"{number:4}  {act.text}")

    def vary(self, text: str) -> None:
        """Another act, and the rest as it went."""
        kept = self.walk.vary(self._act(text), Rest.RECORDED)
        self._tell(to_text(say("wi-kept", n=str(sum(kept)), of=str(len(kept)))), "dim")
        self._varied()

    def play(self, text: str) -> None:
        """Another act, and the rest by computer players."""
        wanted, _, level = text.rpartition(" ")
        levels = levels_of(self.played.game.name)
        if level not in levels:
            wanted, level = text, levels[-1]
        self.walk.vary(self._act(wanted), Rest.PLAYERS, level)
        self._tell(to_text(say("wi-rest", level=level)), "dim")
        self._varied()

    def do(self, text: str) -> None:
        """Another act, and nothing more."""
        self.walk.vary(self._act(text), Rest.BY_HAND)
        self._varied()

    def _act(self, text: str) -> Action:
        if text.isdecimal():
            offered = self.walk.offered()
            return offered[self._number(text, len(offered), least=1) - 1].action
        if not text:
            raise _not_understood(say("wi-which-act"))
        try:
            return self.walk.read(text)
        except VariationError as error:
            raise _not_understood(say("wi-unreadable", word=text)) from error

    def _varied(self) -> None:
        self.saved = False
        self._tell(to_text(say("wi-variation", n=str(self.walk.line))), "bold")
        self.show()
        self._facts(self.walk.result())

    def spread(self, text: str) -> None:
        """The rest many times, from here."""
        times = self._number(text, MOST_TIMES, least=1) if text else TIMES
        playings = self.walk.spread(times, levels_of(self.played.game.name)[-1])
        grid = Table.grid(padding=(0, 2))
        for row in spread_of(playings):
            mean = f"{row.mean:.1f} ± {row.margin:.1f}"
            reach = to_text(say("wi-range", least=str(row.least), most=str(row.most)))
            grid.add_row(_label(row.name, row.of, row.who), mean, reach)
        self._tell(to_text(say("wi-playings", n=str(len(playings)))), "dim")
        self.console.print(grid)

    def worth(self, text: str) -> None:
        """What each act is worth here."""
        if text not in ("", "open"):
            raise _not_understood(say("wi-worth-how", word=text))
        # Only who asks waits for NumPy and the nets.
        from ridotto.analysis.findings import ReviewError
        from ridotto.analysis.position_worths import position_worths
        from ridotto.analysis.why_not import why_not

        table = self.walk.here
        done = [events[0] for _, events in table.happened]
        actions = [action for action in done if isinstance(action, Action)]
        try:
            found = position_worths(
                table.game, table.rules, actions,
                open_cards=bool(text), strict=table.state.strict,
            )  # fmt: skip
        except ReviewError as error:
            raise _NotUnderstood(to_text(why_not(str(error)))) from error
        ways = say("wi-open") if text else say("wi-ways", n=str(found.worlds))
        unit = to_text(say("unit-of", unit=found.unit))
        expects = say("wi-expects", seat=letter(found.seat), unit=unit, ways=to_text(ways))
        self._tell(to_text(expects), "dim")
        grid = Table.grid(padding=(0, 2))
        fine = _digits(found.acts)
        for one in found.acts:
            reach = say("wi-range", least=f"{one.low:.{fine}f}", most=f"{one.high:.{fine}f}")
            interval = "" if text else to_text(reach)
            act = table.game.write(table.state, one.action)
            grid.add_row(act, f"{one.value:.{fine}f}", interval)
        self.console.print(grid)

    # Keeping

    def name(self, text: str) -> None:
        """Name the variation."""
        self._check_own(any_step=True)
        self.walk.change(name=clean_text(text, MAX_NAME))
        self.saved = False

    def say(self, text: str) -> None:
        """Comment on the step."""
        self._check_own()
        self.walk.comment(clean_text(text, MAX_COMMENT))
        self.saved = False

    def _check_own(self, *, any_step: bool = False) -> None:
        if not self.walk.line or not (any_step or self.walk.is_own):
            raise _not_understood(say("wi-not-yours"))

    def save(self, text: str) -> None:
        """The record with its variations, as a file that is not there yet."""
        if not text:
            raise _not_understood(say("wi-which-file"))
        path = Path(text)
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(with_variations(self.played.record, self.walk.variations))
        except FileExistsError:
            raise _not_understood(say("wi-exists", file=str(path))) from None
        except OSError as error:
            why = str(error.strerror)
            raise _not_understood(say("wi-cannot-write", file=str(path), why=why)) from error
        self.saved = True
        self._tell(to_text(say("wi-saved", file=str(path))))

    def help(self, _: str) -> None:
        """What can be typed."""
        grid = Table.grid(padding=(0, 2))
        for typed, does in HELP:
            grid.add_row(Text(typed, "bold"), to_text(does))
        self.console.print(grid)

    def quit(self, _: str) -> None:
        """Leave."""
        raise Leave

    # Showing

    def show(self) -> None:
        """Where one is: the last step, what is said of it, the hands, what comes next."""
        walk, game = self.walk, self.played.game
        step, of, line = str(walk.step), str(walk.length), str(walk.line)
        on_line = say("wi-where-line", line=line, n=step, of=of)
        self._tell(to_text(on_line if walk.line else say("wi-where", n=step, of=of)), "bold")
        last = walk.last_step()
        if last is not None:
            before, text, events = last
            self.console.print(self.replay_text.statement(tuple(text.split())))
            for part in self.replay_text.tell(before, events):
                self.console.print(part)
        if walk.said():
            self._tell(f"  {clean_text(walk.said(), MAX_COMMENT)}", "italic")
        for name, cards in game.places(walk.here.state).items():
            heap, _, seat = name.partition(" ")
            if heap == "hand" and seat.isdecimal() and cards:
                self._tell(f"  {letter(int(seat))}: {' '.join(cards)}")
        if walk.next_statement():
            self._tell("  " + to_text(say("wi-next", act=walk.next_statement())), "dim")
        elif walk.step == walk.length:
            self._facts(walk.result())

    def _facts(self, facts: tuple[Fact, ...]) -> None:
        for fact in facts:
            self._tell(f"    {_label(fact.name, fact.of, '')} = {fact.value}", "green")

    def _number(self, text: str, most: int, *, least: int = 0) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise _not_understood(say("wi-number", least=str(least), most=str(most), word=text))
        return int(text)

    def _tell(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style), soft_wrap=True)


def _plain(text: str) -> str:
    """Cards as they are typed, where no face draws them."""
    return text.replace("{", "").replace("}", "")


def _digits(acts: Iterable[Any]) -> int:
    """A tenth of a stake is much, and a tenth of a point is nothing."""
    most = max(max(abs(one.low), abs(one.high)) for one in acts)
    return 0 if most >= 20 else 1 if most >= 4 else 2


def _label(*words: str) -> str:
    return " ".join(word for word in words if word)
