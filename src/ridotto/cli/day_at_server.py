"""The deal of the day of a server, played in this terminal over HTTP."""

import json
import time
import urllib.error
import urllib.request
from typing import Any, Final

import msgspec
from rich.console import Console

from ridotto.cli.errors import UsageError
from ridotto.cli.face import Face, Request
from ridotto.cli.game_terminal import terminal_of
from ridotto.cli.language import signed, terminal_language, to_text
from ridotto.cli.sentences import say
from ridotto.cli.session import only_choice
from ridotto.table import Action, Event, Game, RuleSet, View, event_decoder

POLL_SECONDS: Final = 0.3
PATIENCE_SECONDS: Final = 20


class Server:
    """A server, asked as the person of this machine."""

    def __init__(self, address: str, key: str) -> None:
        self.address = address
        self.key = key

    def ask(self, path: str, body: Any = None) -> Any:
        """Its answer as JSON; a problem is said in its own words."""
        data = None if body is None else json.dumps(body).encode()
        separator = "&" if "?" in path else "?"
        url = f"{self.address}{path}{separator}lang={terminal_language()}"
        headers = {"Ridotto-Key": self.key, "Content-Type": "application/json"}
        try:
            request = urllib.request.Request(url, data, headers)
            with urllib.request.urlopen(request, timeout=PATIENCE_SECONDS) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            return self._problem(error)
        except (OSError, ValueError) as error:
            raise self._complaint(str(error)) from error

    def _problem(self, error: urllib.error.HTTPError) -> Any:
        """Refused and stale acts are answers too."""
        with error:
            try:
                told_ = json.loads(error.read())
            except ValueError as wrong:
                raise self._complaint(str(error)) from wrong
        if isinstance(told_, dict) and told_.get("type") in ("refused", "stale"):
            return told_
        raise UsageError(str(told_.get("message", error)))

    def _complaint(self, why: str) -> UsageError:
        return UsageError(to_text(say("day-not-answered", server=self.address, why=why)))


class RemoteTable:
    """A chair at a table of a server: what its seat has seen, folded here by the same rules."""

    def __init__(self, server: Server, game: Game[Any], table: str, seat: int) -> None:
        self.server, self.game, self.seat = server, game, seat
        self.path = f"/api/tables/{table}"
        self.seq = -1
        self.scene = server.ask(f"{self.path}/scene?after=-1")["scene"]
        self.rules = self._rules()
        self.view: View[Any] = View(seat, game.open(self.rules))
        kind: Any = event_decoder(game).type
        self._events: Any = list[kind]

    def _rules(self) -> RuleSet:
        charter = self.scene["company"]["charter"]
        return self.game.rule_sets[charter["rules"]].with_options(charter["options"])

    def read_on(self) -> tuple[Event, ...]:
        """What has happened since, as the seat sees it, up to the scene that comes with it."""
        news: list[Event] = []
        while True:
            told_ = self.server.ask(f"{self.path}/scene?after={self.seq}")
            for page in told_["pages"]:
                self.seq = page["seq"]
                for entry in page["entries"]:
                    if entry["type"] == "acted":
                        news += msgspec.convert(entry["events"], self._events)
            # More may have happened between the pages and the scene.
            if self.seq >= told_["seq"]:
                self.scene = told_["scene"]
                return tuple(news)

    def take(self, news: tuple[Event, ...]) -> View[Any]:
        """Fold it; the view before."""
        before = self.view
        self.view = before.watch(self.game.fold, news)
        return before

    def act(self, action: Action) -> str:
        """Do something; why not, where it is refused."""
        command = {"type": "act", "action": msgspec.to_builtins(action), "seq": self.seq}
        answer = self.server.ask(f"{self.path}/commands", command)
        return str(answer.get("reason", "")) if answer["type"] == "refused" else ""


def play_at_server(
    console: Console, game: Game[Any], server: Server, name: str, pace: float, *, plain: bool
) -> None:
    """Play today's deal there, or go on with it; then say where one stands."""
    address = server.address
    day = server.ask("/api/today")
    deal = next((one for one in day["games"] if one["game"] == game.name), None)
    if deal is None:
        raise UsageError(to_text(say("day-not-answered", server=address, why=game.title)))
    opening = say("day-server", server=address, date=day["date"], title=game.title)
    console.print(to_text(opening), soft_wrap=True)
    if not deal["done"]:
        chair = server.ask(f"/api/today/{game.name}", {"name": name})
        table = RemoteTable(server, game, chair["table"], chair["seat"])
        make_face = terminal_of(game.name).face
        _play(table, make_face(console, table.rules, table.seat, pace, plain=plain))
    _stand(console, server, deal["deal"])


def _play(table: RemoteTable, face: Face) -> None:
    """Read on, and act when one is awaited. What was before one came is only remembered."""
    first = table.read_on()
    face.recall(table.take(first), first)
    while not table.scene["over"]:
        if table.seat in table.scene["awaited"] and table.scene["offers"]:
            _decide(table, face)
        news = table.read_on()
        if news:
            face.tell(table.take(news), news)
        elif table.seat not in table.scene["awaited"]:
            time.sleep(POLL_SECONDS)


def _decide(table: RemoteTable, face: Face) -> None:
    offers = table.game.offers(table.view)
    answer = only_choice(table.game, table.seat, offers) or face.ask(table.view, offers)
    if isinstance(answer, Request):
        face.notice(to_text(say("day-no-help")))
        return
    refused = table.act(answer)
    if refused:
        face.notice(refused)


def _stand(console: Console, server: Server, deal: str) -> None:
    standing = server.ask(f"/api/duplicates/{deal}")
    own = standing["own"]
    for line in _lines(standing, own) if own else ():
        console.print(line)
    later = say("day-later", address=f"{server.address}/#/duplicate/{deal}")
    console.print(to_text(later), soft_wrap=True)


def _lines(standing: Any, own: Any) -> list[str]:
    unit = say("unit-of", unit=standing["unit"])
    found = [to_text(say("day-done", paid=signed(own["paid"]), unit=unit))]
    placed = say("day-place", place=own["place"], of=own["of"])
    found.append(to_text(placed if own["place"] else say("day-no-place")))
    if own["others"]:
        found.append(to_text(say("day-share", share=round(100 * own["share"]), of=own["others"])))
    for row in standing["rows"]:
        if row["level"] and row["level"] == own["master_level"]:
            who = say("computer", level=row["level"])
            found.append(to_text(say("day-against", who=who, paid=signed(row["paid"]))))
    return found
