"""Migrates a database to the current schema, with Alembic's scripts from this package."""

from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text


def bring_up_to_date(connection: Connection) -> None:
    """Run every migration that the database has not had yet; one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('ridotto-migrations'))"))
    with as_file(files("ridotto.server") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
