"""``docs/variants.md``, from differences that were measured."""

from collections.abc import Iterator, Sequence
from typing import Final

from ridotto.arena.match_statistics import Estimate
from ridotto.games import GAMES
from ridotto.research.variants import Difference, Incomparable

HEAD: Final = """# How much do the books differ?

<!-- Written by scripts/variants; run it again after a change of the rules. -->

Where two books disagree, or where one can be read in two ways, Ridotto has an option. How much
does it matter? Here every option of every book is set to each other value that it may take, one
at a time; where it may take several, these are set against each other too; and each book as a whole
is set against the game's others. Under both rules the same
{deals:,} deals are played by the same players. They play by chance, each by an order of
preference over all acts that is drawn for the deal: a player does the lawful act it likes best.
So a deal ends otherwise because of the rule, and not because the dice fell otherwise. An option
that deals the pack in another way gives other hands, and nearly every deal ends otherwise. People
who think would answer some rules by playing differently, which chance does not; and what is rare
among people may be rarer still, or commoner, when chance plays.

*Otherwise* is the share of deals that were paid or counted otherwise, *by* what such a deal
differs by for a seat, on average; both with 95 % intervals. Numbers are varied only where another
book has another number. Every deal is the first of a party, so what bears only on later deals
shows no difference. Deals are counted in the unit named;
[what those are](research.md#what-an-episode-is).
"""


def page(found: Sequence[Difference | Incomparable]) -> str:
    """The whole page."""
    deals = max(one.deals for one in found if isinstance(one, Difference))
    parts = [HEAD.format(deals=deals)]
    for game in GAMES:
        for book in GAMES[game].rule_sets:
            here = [one for one in found if (one.game, one.book) == (game, book)]
            if here:
                parts += _section(game, book, here)
    return "\n".join(parts)


def _section(
    game: str, book: str, here: Sequence[Difference | Incomparable]
) -> Iterator[str]:  # fmt: skip
    measured = [one for one in here if isinstance(one, Difference)]
    felt = sorted((one for one in measured if one.otherwise.mean), key=_rank)
    yield f"## {GAMES[game].title}, {book}\n"
    if felt:
        yield f"| change | from | to | otherwise | by ({felt[0].unit}) |\n|---|---|---|---|---|"
        yield from (_row(one) for one in felt)
        yield ""
    still = [_named(one) for one in measured if not one.otherwise.mean and not one.bound_alike]
    if still:
        bound = 300 / measured[0].deals
        yield f"No deal ended otherwise (so fewer than {bound:.2g} % do): {', '.join(still)}.\n"
    alike = [_named(one) for one in measured if one.bound_alike]
    if alike:
        yield f"Cannot matter without faults and open hands: {', '.join(alike)}.\n"
    apart = [_named(one) for one in here if isinstance(one, Incomparable)]
    if apart:
        yield f"Not comparable deal by deal: {', '.join(apart)}.\n"


def _rank(one: Difference) -> float:
    return -one.otherwise.mean * one.by.mean


def _row(one: Difference) -> str:
    values = GAMES[one.game].rule_sets[one.book].values
    had = one.had or (values[one.change].value if one.value else one.book)
    told = str(had).lower() if isinstance(had, bool) else str(had)
    change = f"`{one.change}`" if one.value else "the whole book"
    to = one.value or one.change
    return f"| {change} | {told} | {to} | {_share(one.otherwise)} | {_size(one.by)} |"


def _named(one: Difference | Incomparable) -> str:
    told = f"`{one.change}` {one.value}" if one.value else f"the book {one.change}"
    had = one.had if isinstance(one, Difference) else ""
    return f"{told} (not {had})" if had else told


def _share(value: Estimate) -> str:
    return f"{100 * value.mean:.2f} ± {100 * value.width:.2f} %"


def _size(value: Estimate) -> str:
    return f"{value.mean:.2f} ± {value.width:.2f}"
