"""Who robbed: a deal is another one for whoever takes from the talon (Dr. 9)."""

from typing import Final

ROLES: Final = {"robber": ("rob",)}
