"""Who robbed the card turned up, and who bade."""

from typing import Final

ROLES: Final = {"robber": ("rob",), "bidder": ("bid",)}
