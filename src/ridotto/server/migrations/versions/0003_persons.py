"""Persons with a key of their own, where they played, and what came of it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "persons",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "played",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("result", sa.Integer),
    )
    op.create_index("played_at", "played", ["table_id"])
    op.create_table(
        "figures",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("judge", sa.String(64), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("figures", "played", "persons"):
        op.drop_table(name)
