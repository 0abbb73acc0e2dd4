"""One deal at several tables: sealed in advance, dealt identically, and compared.

- ``deal_seeds``: secrets of days and contests, their seals, and the random numbers they give.
- ``same_deal``: one deal that is identical wherever it is played.
- ``computer_field``: computer players who play in a person's chair, for comparison.
- ``key_moments``: what a seat decided, and how others decided in the same position.
- ``comparison``: places, matchpoints and IMPs.
- ``movements``, ``whist_rounds``: who meets whom on a duplicate evening.
- ``members``: who takes part in a contest, and in pairs with whom.
- ``contest``, ``seal_check``: a contest as a whole, and checking a record against its secret.

Nothing here uses a clock or a database.
"""
