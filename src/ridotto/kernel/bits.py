"""Counting and finding bits with one instruction each, on a core and on a GPU.

Numba has no names for these instructions, its compiler has. What differs between a core and a GPU
is chosen when the code is generated: only some processors can lay a bit on the n-th place of
a word by themselves; everywhere else the word is gone through bit by bit.
"""

from collections.abc import Callable
from typing import Any, Final

import numba
from llvmlite import binding, ir  # type: ignore[import-untyped]
from numba.core import cgutils as untyped_cgutils
from numba.core.cpu import CPUContext
from numba.extending import intrinsic

cgutils: Final[Any] = untyped_cgutils
WORD: Final = ir.IntType(64)


def _can_deposit() -> bool:
    """Has this processor the instruction, and is the code compiled for it?"""
    config: Any = numba.config
    chosen = config.CPU_NAME or config.CPU_FEATURES
    return not chosen and bool(binding.get_host_cpu_features().get("bmi2"))


CAN_DEPOSIT: Final = _can_deposit()


def _count(context: Any, word: Any) -> Any:
    del context, word

    def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del target, signature
        return builder.ctpop(arguments[0])

    return numba.int64(numba.int64), generate


def _first(context: Any, word: Any) -> Any:
    del context, word

    def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del target, signature
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return numba.int64(numba.int64), generate


def _nth(context: Any, word: Any, n: Any) -> Any:
    del context, word, n

    def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        word, n = arguments
        by_deposit = CAN_DEPOSIT and isinstance(target, CPUContext)
        rest = _deposited(builder, word, n) if by_deposit else _stepped(builder, word, n)
        return builder.cttz(rest, ir.Constant(ir.IntType(1), 0))

    return numba.int64(numba.int64, numba.int64), generate


def _deposited(builder: Any, word: Any, n: Any) -> Any:
    """A single bit on the n-th set place of the word."""
    kind = ir.FunctionType(WORD, [WORD, WORD])
    deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=kind)
    return builder.call(deposit, [builder.shl(ir.Constant(WORD, 1), n), word])


def _stepped(builder: Any, word: Any, n: Any) -> Any:
    """The word without its n lowest bits."""
    place = cgutils.alloca_once_value(builder, word)
    with cgutils.for_range(builder, n):
        rest = builder.load(place)
        builder.store(builder.and_(rest, builder.sub(rest, ir.Constant(WORD, 1))), place)
    return builder.load(place)


_counted: Final[Any] = intrinsic(_count)
_found: Final[Any] = intrinsic(_first)
_chosen: Final[Any] = intrinsic(_nth)

count_bits: Final[Callable[[int], int]] = _counted
"""How many bits of a word are set."""
first_bit: Final[Callable[[int], int]] = _found
"""The place of the lowest set bit; 64 if there is none."""
nth_bit: Final[Callable[[int, int], int]] = _chosen
"""The place of the n-th set bit, counted from 0 and from the lowest."""
