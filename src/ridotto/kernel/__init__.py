"""The rules of all games compiled, for millions of deals: functions over integers and flat arrays.

Each game has a folder with the functions that ``kernel.contract`` names. Nothing below imports it,
and importing ``ridotto`` does not.
"""
