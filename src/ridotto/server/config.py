"""How a server is set up. Every value has an option of ``ridotto serve`` and a variable."""

from pathlib import Path

import msgspec


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one process."""

    database: str = "sqlite:///ridotto.db"
    origins: tuple[str, ...] = ()
    """Pages of other hosts that may connect; the server's own always may."""
    page: Path | None = None
    """A folder with the built page, if it is to be served."""
    absence: float = 60.0
    """Seconds without a connection after which a computer player takes over."""
    idle: float = 300.0
    """Seconds after which an untouched table is unloaded from memory."""
    commands_a_second: float = 40.0
    """How many commands a connection may send, on average."""
    tables_a_minute: float = 30.0
    """How many tables one address may open, or chairs it may take."""
    connections: int = 10_000
    """How many sockets at once."""
    from_one_address: int = 200
    """How many of them from one address."""
    keep_days: float = 365.0
    """Days after which a table that nobody touches is removed; 0 keeps all for ever."""
    thinkers: int = 2
    """Processes in which computer players search, hints are found and deals replayed."""
    mail: str = ""
    """A mail server, as ``smtp://user:password@host``; without it nobody is called by letter."""
    mail_from: str = ""
    """The sender of letters."""
    private_calls: bool = False
    """May people be called at addresses within the host's own network?"""
    search: bool = False
    """May they search? Otherwise all follow their books, which costs almost nothing."""
