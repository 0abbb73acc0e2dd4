"""From where another Python, started by this one, imports."""

import os
import sys


def same_imports() -> dict[str, str]:
    """Settings under which it imports from where this one does, installed or not.

    Nothing comes besides from the folder one stands in: somebody may have a ``random.py`` there.
    """
    path = os.pathsep.join(map(os.path.abspath, sys.path))
    return {"PYTHONPATH": path, "PYTHONSAFEPATH": "1"}
