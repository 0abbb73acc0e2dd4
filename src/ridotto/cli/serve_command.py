"""``ridotto serve``: its options, and how the server is started and stopped."""

import errno
import sqlite3
import webbrowser
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from ridotto.cli.errors import UsageError
from ridotto.cli.language import to_text
from ridotto.cli.reports.sentences import say
from ridotto.cli.save_file import state_folder
from ridotto.cli.usage.sentences import say as say_usage

PANEL = "Limits"


def serve(
    host: Annotated[
        str,
        typer.Option(
            envvar="RIDOTTO_HOST",
            help="The address to listen on; 0.0.0.0 lets other machines in.",
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, envvar="RIDOTTO_PORT", help="0 takes any free one.")
    ] = 8097,
    database: Annotated[
        str,
        typer.Option(
            envvar="RIDOTTO_DATABASE",
            help="Where the tables are kept: a file for SQLite, or postgresql://… for PostgreSQL, "
            "which several servers may share. By default a file in your state folder.",
            show_default=False,
        ),
    ] = "",
    origin: Annotated[
        list[str] | None,
        typer.Option(
            envvar="RIDOTTO_ORIGIN",
            help="A page of another host that may connect, such as https://cards.example.org. "
            "The server answers to that host's name, too. Can be given several times.",
        ),
    ] = None,
    proxies: Annotated[
        str,
        typer.Option(
            envvar="RIDOTTO_PROXIES",
            help="Addresses of the reverse proxies whose X-Forwarded-For is believed, with commas. "
            "By default nobody's is.",
            show_default=False,
        ),
    ] = "",
    absence: Annotated[
        float,
        typer.Option(
            min=1,
            envvar="RIDOTTO_ABSENCE",
            help="Seconds without a connection after which a computer player takes over.",
        ),
    ] = 60.0,
    idle: Annotated[
        float,
        typer.Option(
            min=1,
            envvar="RIDOTTO_IDLE",
            help="Seconds after which an untouched table leaves the memory; its ledger stays.",
        ),
    ] = 300.0,
    keep_days: Annotated[
        float,
        typer.Option(
            min=0,
            envvar="RIDOTTO_KEEP_DAYS",
            help="Days after which a table that nobody touches is removed; 0 keeps all for ever.",
        ),
    ] = 365.0,
    thinkers: Annotated[
        int,
        typer.Option(
            min=1, max=64, envvar="RIDOTTO_THINKERS", help="Processes for players who search."
        ),
    ] = 2,
    search: Annotated[
        bool,
        typer.Option(
            envvar="RIDOTTO_SEARCH",
            help="May computer players search? Without it they follow their books, at no cost.",
        ),
    ] = True,
    mail: Annotated[
        str,
        typer.Option(
            envvar="RIDOTTO_MAIL",
            help="A mail server, smtp://user:password@host or smtps://…, to call people to slow "
            "tables if they want it. Needs --mail-from and --origin.",
            show_default=False,
        ),
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option(envvar="RIDOTTO_MAIL_FROM", help="The sender of letters.", show_default=False),
    ] = "",
    private_calls: Annotated[
        bool,
        typer.Option(
            envvar="RIDOTTO_PRIVATE_CALLS",
            help="May people be called at addresses within your own network? Only where you trust "
            "everybody who plays here.",
        ),
    ] = False,
    commands: Annotated[
        float,
        typer.Option(
            min=1,
            envvar="RIDOTTO_COMMANDS",
            help="Commands a second from one connection.",
            rich_help_panel=PANEL,
        ),
    ] = 40.0,
    tables: Annotated[
        float,
        typer.Option(
            min=1,
            envvar="RIDOTTO_TABLES",
            help="Tables opened, or chairs taken, a minute from one address.",
            rich_help_panel=PANEL,
        ),
    ] = 30.0,
    connections: Annotated[
        int,
        typer.Option(
            min=1,
            envvar="RIDOTTO_CONNECTIONS",
            help="Sockets open at once.",
            rich_help_panel=PANEL,
        ),
    ] = 10_000,
    from_one_address: Annotated[
        int,
        typer.Option(
            min=1,
            envvar="RIDOTTO_FROM_ONE_ADDRESS",
            help="Of these, from one address.",
            rich_help_panel=PANEL,
        ),
    ] = 200,
    page: Annotated[
        Path | None,
        typer.Option(
            envvar="RIDOTTO_PAGE",
            help="A folder with the built page, to be served at /; by default the one installed.",
            show_default=False,
        ),
    ] = None,
    open_page: Annotated[
        bool,
        typer.Option(
            "--open",
            envvar="RIDOTTO_OPEN",
            help="Open the page in your browser once the server listens.",
        ),
    ] = False,
    log: Annotated[
        str, typer.Option(envvar="RIDOTTO_LOG", help="debug, info, warning or error.")
    ] = "info",
) -> None:
    """Host tables for people: all games, over HTTP and WebSocket.

    Everything is in one file by default, and nothing else has to be set up. Stop it with Ctrl-C
    or SIGTERM: what was told to anybody is stored, and the tables go on when it starts again.
    Behind a reverse proxy that speaks HTTPS it is ready for the world; docs/hosting.md tells how.
    """
    from ridotto.server.config import Config
    from ridotto.server.json_log import set_up_logging
    from ridotto.server.uvicorn_server import run_server

    if log not in ("debug", "info", "warning", "error"):
        raise UsageError(say_usage("log-levels", typed=log))
    if page is not None and not page.is_dir():
        raise UsageError(say_usage("no-folder", what="--page", file=str(page)))
    set_up_logging(log)
    check_mail(mail, mail_from, origin)
    config = Config(
        database=database_url(database),
        origins=tuple(one.rstrip("/") for one in origin or ()),
        absence=absence,
        idle=idle,
        keep_days=keep_days,
        thinkers=thinkers,
        search=search,
        mail=mail,
        mail_from=mail_from,
        private_calls=private_calls,
        commands_a_second=commands,
        tables_a_minute=tables,
        connections=connections,
        from_one_address=from_one_address,
        page=page or installed_page(),
    )
    try:
        run_server(config, host=host, port=port, proxies=proxies, on_ready=greeting(open_page))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            there = f"http://{host}:{port}/"
            raise UsageError(say_usage("port-taken", address=there)) from error
        raise UsageError(say_usage("cannot-start", why=str(error))) from error
    except sqlite3.Error as error:
        raise UsageError(say_usage("cannot-start", why=str(error))) from error


def check_mail(mail: str, sender: str, origin: list[str] | None) -> None:
    """Complain of a mail server that could not be used."""
    from ridotto.server.mail_sender import MailSettingError, read_mail_server

    if not mail:
        return
    try:
        read_mail_server(mail, sender)
    except MailSettingError as error:
        raise UsageError(str(error)) from error
    if not origin:
        raise UsageError(say_usage("mail-origin"))


def installed_page() -> Path | None:
    """The page that came with the package, if it was built."""
    folder = Path(str(files("ridotto.server") / "page"))
    return folder if (folder / "index.html").exists() else None


def greeting(open_page: bool) -> Callable[[str], None]:
    """What is said, and done, once the server listens."""

    def greet(address: str) -> None:
        typer.echo(to_text(say("serve-laid", address=address)))
        if open_page and not webbrowser.open(address):
            typer.echo(to_text(say("serve-open")))

    return greet


def database_url(text: str) -> str:
    """The database's address; a plain path is a file for SQLite."""
    if not text:
        return f"sqlite:///{state_folder() / 'tables.db'}"
    if text.startswith("postgres://"):
        return text.replace("postgres://", "postgresql://", 1)
    if "://" in text:
        if not text.startswith(("sqlite:", "postgresql")):
            raise UsageError(say_usage("database-kind"))
        return text
    return f"sqlite:///{Path(text).absolute()}"
