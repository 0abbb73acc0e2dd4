"""How the light tables of tricks are compiled: as the kernel's functions are, but kept apart.

The kernel keeps its compiled functions by the edition of all its sources; these hang on the sources
of this folder, and on the few of the kernel that no game owns.
"""

from pathlib import Path
from typing import Final

from ridotto.kernel.compiled import HERE as KERNEL
from ridotto.kernel.compiled import Compiler

HERE: Final = Path(__file__).parent

compiled = Compiler(HERE, (*HERE.glob("*.py"), *KERNEL.glob("*.py"))).compiled
