"""Persons with a key of their own, and where they played."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the two tables."""
    op.create_table(
        "persons",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
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


def downgrade() -> None:
    """Drop them."""
    op.drop_table("played")
    op.drop_table("persons")
