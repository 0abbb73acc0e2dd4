"""Other people's vector environments, many games at once: JAX's and C++'s. For ``bench.peers``.

Every function makes a round of steps: an act by chance in each game, drawn among the lawful ones.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

SIDE_BY_SIDE: Final = 1024
ROUNDS: Final = 10
"""Steps of all games in one call."""


def pgx(name: str, side_by_side: int = SIDE_BY_SIDE) -> Callable[[], int]:
    """Pgx, compiled by JAX; observation and mask belong to its state."""
    import jax
    import pgx as games

    table = games.make(name)

    def one(state: Any, key: Any) -> Any:
        act, again = jax.random.split(key)
        likes = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        after = table.step(state, jax.random.categorical(act, likes))
        over = after.terminated | after.truncated
        return jax.tree.map(lambda a, b: jax.numpy.where(over, a, b), table.init(again), after)

    first = jax.jit(jax.vmap(table.init))(jax.random.split(jax.random.key(0), side_by_side))
    return _many(jax.jit(jax.vmap(one)), first, side_by_side)


def jaxmarl(name: str) -> Callable[[], int]:
    """JaxMARL, compiled by JAX; everybody is observed at every step, and one acts."""
    import jax
    import jaxmarl as games

    table: Any = games.make(name)

    def act_of(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.where(mask > 0, 0.0, -jax.numpy.inf))

    def one(held: Any, key: Any) -> Any:
        _, state = held
        act, again = jax.random.split(key)
        masks = table.get_legal_moves(state)
        keys = jax.random.split(act, len(masks))
        chosen = {who: act_of(k, mask) for k, (who, mask) in zip(keys, masks.items(), strict=True)}
        seen, after, *_ = table.step(again, state, chosen)
        return seen, after

    first = jax.jit(jax.vmap(table.reset))(jax.random.split(jax.random.key(0), SIDE_BY_SIDE))
    return _many(jax.jit(jax.vmap(one)), first, SIDE_BY_SIDE)


def _many(step: Callable[[Any, Any], Any], first: Any, side_by_side: int) -> Callable[[], int]:
    import jax

    held = {"state": first, "key": jax.random.key(1)}

    def steps() -> int:
        for _ in range(ROUNDS):
            held["key"], use = jax.random.split(held["key"])
            held["state"] = step(held["state"], jax.random.split(use, side_by_side))
        jax.block_until_ready(held["state"])
        return ROUNDS * side_by_side

    return steps


def envpool(name: str) -> Callable[[], int]:
    """EnvPool's C++ from Python; masks come with every step, and NumPy draws an act from them."""
    import envpool as pool

    table: Any = pool.make(
        name, env_type="gymnasium", num_envs=SIDE_BY_SIDE, num_threads=1, seed=1
    )  # fmt: skip
    chance = np.random.default_rng(1)
    _, told = table.reset()
    held = {"masks": told["legal_action_mask"]}

    def steps() -> int:
        for _ in range(ROUNDS):
            masks = held["masks"]
            acts = (chance.random(masks.shape, dtype=np.float32) * masks).argmax(-1)
            held["masks"] = table.step(acts.astype(np.int32))[4]["legal_action_mask"]
        return ROUNDS * SIDE_BY_SIDE

    return steps
