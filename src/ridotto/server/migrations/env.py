"""How Alembic reaches the database: through the connection it is handed."""

from alembic import context

from ridotto.server.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
