"""Tables by correspondence: when they are due, how people are called, what they left word of."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "slow_tables",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_index("slow_tables_due", "slow_tables", ["due"])
    op.create_table(
        "standing_orders",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "call_ways",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(96), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_call_ways_owner", "call_ways", ["owner"])
    op.create_index("ix_call_ways_table_id", "call_ways", ["table_id"])
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("way", sa.String(32), primary_key=True),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.Column("attempts", sa.Integer, nullable=False),
    )
    op.create_index("calls_due", "calls", ["due"])
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("house_keys", "calls", "call_ways", "standing_orders", "slow_tables"):
        op.drop_table(name)
