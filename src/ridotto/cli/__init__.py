"""The terminal."""

from ridotto.cli.app import main

__all__ = ["main"]
