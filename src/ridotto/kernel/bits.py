"""Counting and finding bits with one instruction each, on a core and on a GPU.

Numba has no names for these instructions, its compiler has. What differs between a core and a GPU
is chosen when the code is generated, and it is three things. The n-th set bit: some processors can
lay a bit there by themselves; others go through the word bit by bit; a GPU halves the word again
and again, because threads that go side by side wait for the one that goes through most bits. What
is called instead of inlined: a GPU's compiler inlines everything, until the code of a game is
larger than the memory it is run from, unless a function is kept apart. And where games wait for
each other, which a GPU has to be told.
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
HALF: Final = ir.IntType(32)


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
        if not isinstance(target, CPUContext):
            return _halved(builder, word, n)
        rest = _deposited(builder, word, n) if CAN_DEPOSIT else _stepped(builder, word, n)
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


def _halved(builder: Any, word: Any, n: Any) -> Any:
    """The place of the n-th set bit, found by halves: as many steps for every word."""
    rest, left = word, builder.trunc(n, HALF)
    place = ir.Constant(HALF, 0)
    for width in (32, 16, 8, 4, 2, 1):
        # The upper half of a word that is 32 bits long by now costs nothing.
        low = builder.and_(rest, ir.Constant(rest.type, (1 << width) - 1))
        here = builder.trunc(builder.ctpop(low), HALF) if rest.type == WORD else builder.ctpop(low)
        beyond = builder.icmp_unsigned(">=", left, here)
        left = builder.select(beyond, builder.sub(left, here), left)
        place = builder.select(beyond, builder.add(place, ir.Constant(HALF, width)), place)
        upper = builder.lshr(rest, ir.Constant(rest.type, width))
        rest = builder.select(beyond, upper, low if width == 32 else rest)
        if width == 32:
            rest = builder.trunc(rest, HALF)
    return builder.zext(place, WORD)


def _apart(context: Any) -> Any:
    del context

    def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature, arguments
        if not isinstance(target, CPUContext):
            builder.function.attributes.add("noinline")
        return target.get_dummy_value()

    return numba.void(), generate


def _together(context: Any) -> Any:
    del context

    def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature, arguments
        if not isinstance(target, CPUContext):
            kind = ir.FunctionType(ir.VoidType(), [])
            name = "llvm.nvvm.barrier0"
            builder.call(cgutils.get_or_insert_function(builder.module, kind, name), [])
        return target.get_dummy_value()

    return numba.void(), generate


_counted: Final[Any] = intrinsic(_count)
_found: Final[Any] = intrinsic(_first)
_chosen: Final[Any] = intrinsic(_nth)
_called: Final[Any] = intrinsic(_apart)
_met: Final[Any] = intrinsic(_together)

count_bits: Final[Callable[[int], int]] = _counted
"""How many bits of a word are set."""
first_bit: Final[Callable[[int], int]] = _found
"""The place of the lowest set bit; 64 if there is none."""
nth_bit: Final[Callable[[int, int], int]] = _chosen
"""The place of the n-th set bit, counted from 0 and from the lowest."""
kept_apart: Final[Callable[[], None]] = _called
"""Said first in a function: a GPU calls it instead of inlining it. On a core it means nothing."""
in_step: Final[Callable[[], None]] = _met
"""Said where every game comes by, between the parts of a whole deal: on a GPU the games of a block
wait there for each other, and then run the same code at the same time. On a core it means
nothing."""
