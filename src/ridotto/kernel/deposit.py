"""One instruction that many processors have and numba has no name for.

Choosing the n-th card of a set is half the work of a random deal; with this instruction it costs
next to nothing. Elsewhere the words are gone through bit by bit.
"""

from collections.abc import Callable
from typing import Any, Final

import numba
from llvmlite import binding, ir  # type: ignore[import-untyped]
from numba.extending import intrinsic


def _can_deposit() -> bool:
    """Has this processor the instruction, and is the code compiled for it?"""
    config: Any = numba.config
    chosen = config.CPU_NAME or config.CPU_FEATURES
    return not chosen and bool(binding.get_host_cpu_features().get("bmi2"))


CAN_DEPOSIT: Final = _can_deposit()


def _deposit(context: Any, bits: Any, mask: Any) -> Any:
    del context, bits, mask
    word = ir.IntType(64)

    def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del target, signature
        kind = ir.FunctionType(word, [word, word])
        return builder.call(
            builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=kind), arguments
        )

    return numba.int64(numba.int64, numba.int64), generate


_made: Final[Any] = intrinsic(_deposit)
deposit: Final[Callable[[int, int], int]] = _made
"""The lowest bits of the first word, laid one by one on the set places of the second."""
