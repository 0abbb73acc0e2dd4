"""The configuration of a server. Each value has an option of ``ridotto serve`` and a variable."""

from pathlib import Path

import msgspec


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one process."""

    database: str = "sqlite:///ridotto.db"
    origins: tuple[str, ...] = ()
    """Origins of other pages that may connect; the server's own may always."""
    page: Path | None = None
    """The folder with the built page, if it is to be served."""
    absence: float = 60.0
    """Seconds without a connection after which a computer player takes over."""
    idle: float = 300.0
    """Seconds after which an untouched table is unloaded from memory."""
    commands_a_second: float = 40.0
    """The average number of commands a second that a connection may send."""
    tables_a_minute: float = 30.0
    """How many tables one address may open, or chairs it may take, in a minute."""
    connections: int = 10_000
    """The most sockets at once."""
    from_one_address: int = 200
    """The most sockets of one address at once."""
    keep_days: float = 365.0
    """Days after which an untouched table is removed; 0 keeps all tables for ever."""
    thinkers: int = 2
    """The number of processes for searching players, hints and replays."""
    mail: str = ""
    """A mail server, as ``smtp://user:password@host``; without it no letters are sent."""
    mail_from: str = ""
    """The sender's address of letters."""
    private_calls: bool = False
    """Whether people may be called at addresses in the host's own network."""
    search: bool = False
    """Whether computer players may search. If not, all follow their books, which costs almost
    nothing."""
