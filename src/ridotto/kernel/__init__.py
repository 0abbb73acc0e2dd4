"""The same rules for millions of deals: compiled functions over words and flat arrays.

Each game has a folder with the functions that ``kernel.contract`` names. Nothing below imports it,
and importing ``ridotto`` does not.
"""
