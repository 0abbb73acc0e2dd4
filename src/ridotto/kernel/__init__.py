"""The same rules for millions of deals: compiled functions over words and flat arrays.

It needs the extra ``ridotto[kernel]`` (numba and NumPy). Nothing below imports it.
"""
