"""A trick taken: the Pagat's fate, the Skis and the card given for it (r. 6, 12, 13)."""

from ridotto.cards import Card
from ridotto.games.taroc.events import EmptyGiven, TrickTaken
from ridotto.games.taroc.pack import NUMBER, PACK, SKIS, TAROC
from ridotto.games.taroc.payments import book, collect, pay_each
from ridotto.games.taroc.rules import PagatLast, PagatLost, Rules
from ridotto.games.taroc.state import Counting, Debt, Given, Playing, Taroc, led_suit
from ridotto.games.taroc.tricks import winner_of
from ridotto.table import Payment, Seat
from ridotto.table.hands import Hands, put, without
from ridotto.table.tricks import Played, Trick


def follow_turning(state: Taroc) -> TrickTaken:
    """The trick goes to its winner, and what the Pagat did in it is paid."""
    winner = winner_of(state.rules, state.deal.trick).seat
    return TrickTaken(winner=winner, payments=pagat_payments(state, winner))


def pagat_payments(state: Taroc, winner: Seat) -> tuple[Payment, ...]:
    """Lost to a higher taroc it costs its owner, winning the last trick it earns (r. 12, 13)."""
    rules, deal = state.rules, state.deal
    owner = next((p.seat for p in deal.trick if p.card == rules.pagat), None)
    last = not any(deal.hands)
    if owner is None:
        return ()
    trumping = led_suit(deal.trick) != TAROC
    if owner == winner:
        earned = last and (trumping or rules.pagat_last_by is PagatLast.ANYHOW)
        return collect(state, owner, rules.pagat_last, "pagat.last") if earned else ()
    if last:
        return pay_each(state, owner, rules.pagat_lost_last, "pagat.lost-last")
    if not trumping and rules.pagat_lost_by is PagatLost.OVERTRUMPED:
        return ()
    return pay_each(state, owner, rules.pagat_lost, "pagat.lost")


def fold_taken(state: Taroc, event: TrickTaken) -> Taroc:
    """The cards lie with the winner, a Skis with its owner, who owes a card for it (r. 6)."""
    deal, plays = state.deal, state.deal.trick
    skis = None if deal.forfeit else kept_skis(plays)
    cards = tuple(p.card for p in plays if skis is None or p.card != SKIS)
    piles = add_to(deal.piles, event.winner, cards)
    debts = deal.debts
    if skis is not None:
        piles = add_to(piles, skis.seat, (SKIS,))
        debts = (*debts, Debt(skis.seat, event.winner, SKIS))
    going_on = all(deal.hands[seat] for seat in deal.players)
    state = state.with_deal(
        piles=piles,
        debts=debts,
        tricks=(*deal.tricks, Trick(plays[0].seat, plays, event.winner)),
        trick=(),
        leader=event.winner,
        phase=Playing() if going_on else Counting(),
    )
    return book(state, event.payments)


def kept_skis(plays: tuple[Played, ...]) -> Played | None:
    """The Skis in a trick: never taken (r. 6)."""
    return next((played for played in plays if played.card == SKIS), None)


def add_to(piles: Hands, seat: Seat, cards: tuple[Card, ...]) -> Hands:
    """The piles with these cards added to one of them."""
    return put(piles, seat, (*piles[seat], *cards))


def follow_debts(state: Taroc) -> EmptyGiven | None:
    """A card owed is paid from the first trick that holds an empty one, never the Skar (D 14)."""
    for debt in state.deal.debts:
        empties = [c for c in state.deal.piles[debt.seat] if state.rules.is_empty(c)]
        if empties:
            card = min(empties, key=_easily_spared)
            return EmptyGiven(seat=debt.seat, to=debt.to, card=card)
    return None


def _easily_spared(card: Card) -> tuple[int, int]:
    """All empty cards count the same, so the engine may choose: pips first, then low tarocs."""
    number = NUMBER.get(card, 0)
    return number, -PACK.index[card]


def follow_last_debts(state: Taroc) -> EmptyGiven | None:
    """At the end a winner of tricks who has only counters gives the cheapest (D 14)."""
    owed_for = {debt.card for debt in state.deal.debts}
    for debt in state.deal.debts:
        pile = [card for card in state.deal.piles[debt.seat] if card not in owed_for]
        if pile:
            card = cheapest(state.rules, pile)
            return EmptyGiven(seat=debt.seat, to=debt.to, card=card)
    return None


def cheapest(rules: Rules, pile: list[Card]) -> Card:
    """The counter of least value."""
    return min(PACK.sort(pile), key=lambda card: rules.worth.get(card, 0))


def fold_empty_given(state: Taroc, event: EmptyGiven) -> Taroc:
    """The card goes over, and the debt is paid."""
    deal = state.deal
    debt = next(d for d in deal.debts if (d.seat, d.to) == (event.seat, event.to))
    debts = list(deal.debts)
    debts.remove(debt)
    return state.with_deal(
        piles=move(deal.piles, event.card, event.seat, event.to),
        debts=tuple(debts),
        given=(*deal.given, Given(debt, event.card)),
    )


def move(piles: Hands, card: Card, seat: Seat, to: Seat) -> Hands:
    """A card from one player's tricks to another's."""
    piles = put(piles, seat, without(piles[seat], (card,)))
    return add_to(piles, to, (card,))
