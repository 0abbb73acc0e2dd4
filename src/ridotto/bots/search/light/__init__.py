"""Light tables: the play of four trick games over small arrays, compiled.

They need numba and NumPy, as the kernel does; nothing imports them before a player looks ahead.
"""
