"""Duplicate deals: the deal of the day, challenges, duplicate evenings, and their results."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "duplicate_days",
        sa.Column("date", sa.String(10), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "duplicate_deals",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("contest", sa.String(32), nullable=False),
        sa.Column("closes", sa.BigInteger, nullable=False),
        sa.Column("opens", sa.BigInteger, nullable=False),
    )
    op.create_index("duplicate_deals_of", "duplicate_deals", ["contest"])
    op.create_table(
        "duplicate_attempts",
        sa.Column("deal_id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
    )
    op.create_index("duplicate_attempts_of", "duplicate_attempts", ["person"])
    op.create_table(
        "duplicate_results",
        sa.Column("deal_id", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("paid", sa.Float, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("trace", sa.LargeBinary, nullable=False),
    )
    op.create_index("duplicate_results_of", "duplicate_results", ["person"])
    op.create_table(
        "duplicate_contests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("contests", "results", "attempts", "deals", "days"):
        op.drop_table(f"duplicate_{name}")
