"""The terminal."""


def main() -> None:
    """Run."""
