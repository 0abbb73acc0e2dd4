"""A deal of Bieten on plain numbers, for players who weigh thousands of deals.

The readable rules in ``ridotto.games.bieten`` decide; this is their shadow, and a test holds it
to them at every word and card, with all customs and the Weli. Every function takes numbers and
rows of numbers only: interpreted as it stands, or compiled by ``hasten``.
"""
