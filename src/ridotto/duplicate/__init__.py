"""The same deal at several tables: sealed, dealt alike, compared.

- ``deal_seeds``: secrets of days and contests, their seals, and the chance that comes of them.
- ``same_deal``: one deal that is the same wherever it is played.
- ``computer_field``: computer players in a person's chair, to be compared with.
- ``key_moments``: what a seat decided, and how others decided in the same place.
- ``comparison``: places, matchpoints and IMPs.
- ``movements``, ``whist_rounds``: who meets whom on a duplicate evening.

Nothing here has a clock or a database.
"""
