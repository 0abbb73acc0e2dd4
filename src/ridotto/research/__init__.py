"""The games for those who study games: environments, data sets, comparisons of rules.

``episode``            one game, act by act, on the compiled rules: what all interfaces stand on
``resampling``         another deal that looks the same to a seat
``openspiel_games``    the games in OpenSpiel (``load`` registers them)
``pettingzoo_env``     the games in PettingZoo
``gymnasium_env``      one seat against fixed players, many games at once
``fixed_players``      who sits in the other seats
``dataset``            whole deals as Parquet or JSON lines
``variants``           how much two readings of the rules differ

No code here asks which game it is; docstrings name one where a reader must see a name to type. The
packages they adapt to are the extra ``ridotto[research]``; each is imported only by the module that
needs it.
"""
