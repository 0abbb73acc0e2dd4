"""The Skar: the dealer lays three cards away (§ I, r. 3)."""

from collections.abc import Iterator

from ridotto.cards import Card
from ridotto.games.taroc.acts import Ground, LaySkar
from ridotto.games.taroc.events import DealVoided
from ridotto.games.taroc.pack import KINGS, MONGUE, SKIS, tarocs_in
from ridotto.games.taroc.rules import Rules, SkarTarocs
from ridotto.games.taroc.sentences import say
from ridotto.games.taroc.state import SKAR, Announcing, Laying, Leading, Phase, Taroc, first_hand
from ridotto.table import Verdict, faulty, impossible, lawful
from ridotto.table.hands import put, reveal, without

WRONG_NUMBERS = (2, 4)
"""How far the book thinks a dealer may miscount (r. 3)."""


def judge_skar(state: Taroc, action: LaySkar) -> Verdict:
    """The dealer lays his Skar, and may put a wrong one right until the first lead (r. 3)."""
    deal, cards = state.deal, action.cards
    if not isinstance(state.phase, Laying | Announcing | Leading) or action.seat != deal.dealer:
        return impossible("skar.three", say("skar-of-dealer-before-lead"))
    if deal.skar is not None and grade_skar_of(state).lawful:
        return impossible("skar.three", say("skar-laid"))
    held = dealt_to_dealer(state)
    if len(set(cards)) != len(cards) or not set(cards) <= set(held):
        return impossible("skar.three", say("lay-away-own-cards"))
    if len(cards) not in (SKAR, *WRONG_NUMBERS):
        return impossible("skar.three", say("skar-of-three", laid=len(cards)))
    return grade_skar(state.rules, held, cards)


def dealt_to_dealer(state: Taroc) -> tuple[Card, ...]:
    """The dealer's 28 cards, whatever has become of them."""
    return (*first_hand(state, state.dealer), *(state.deal.skar or ()))


def grade_skar_of(state: Taroc) -> Verdict:
    """Is the Skar that lies there a lawful one?"""
    return grade_skar(state.rules, dealt_to_dealer(state), state.deal.skar or ())


def grade_skar(rules: Rules, held: tuple[Card, ...], cards: tuple[Card, ...]) -> Verdict:
    """Three cards, no King, and tarocs only by the exceptions: the one place that decides."""
    if len(cards) != SKAR:
        return faulty("skar.three", say("skar-of-three", laid=len(cards)))
    if any(card in KINGS for card in cards):
        return faulty("skar.no-king", say("no-king-laid-away"))
    if not any(rules.never_laid_away(card) for card in cards):
        return lawful("skar.three")
    if rules.skar_taroc_rule is SkarTarocs.PAGAT_IF_FEWER_THAN_FOUR:
        return _pagat_alone(rules, held, cards)
    return _three_together(rules, held, cards)


def _pagat_alone(rules: Rules, held: tuple[Card, ...], cards: tuple[Card, ...]) -> Verdict:
    """Where it is agreed: with fewer than four tarocs the Pagat may go, and no other."""
    tarocs = [card for card in cards if rules.never_laid_away(card)]
    if tarocs == [rules.pagat] and len(tarocs_in(held)) <= SKAR:
        return lawful("skar.pagat")
    return faulty("skar.pagat", say("only-pagat-laid-away"))


def _three_together(rules: Rules, held: tuple[Card, ...], cards: tuple[Card, ...]) -> Verdict:
    """Exactly three tarocs with the Pagat go together, or Pagat, Skis and the only other (§ I)."""
    if MONGUE in cards and not rules.skar_t21:
        return faulty("skar.tarocs", say("no-mongue-laid-away"))
    if set(cards) in _permitted(rules, held):
        return lawful("skar.tarocs")
    return faulty("skar.tarocs", say("tarocs-three-together"))


def _permitted(rules: Rules, held: tuple[Card, ...]) -> Iterator[set[Card]]:
    tarocs = set(tarocs_in(held))
    if rules.pagat not in tarocs:
        return
    if len(tarocs) == SKAR:
        yield tarocs
    if SKIS in held and len(tarocs) == SKAR - 1:
        yield {*tarocs, SKIS}


def free_cards(rules: Rules, held: tuple[Card, ...]) -> tuple[Card, ...]:
    """What may always be laid away: Queens, knights, Valets and pips (§ I)."""
    return tuple(card for card in held if not rules.never_laid_away(card))


def special_skars(rules: Rules, held: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """The lawful Skars with tarocs, but for those of the Pagat with free cards."""
    together = (tuple(sorted(cards)) for cards in _permitted(rules, held))
    return tuple(cards for cards in together if grade_skar(rules, held, cards).lawful)


def pagat_may_go(rules: Rules, held: tuple[Card, ...]) -> bool:
    """May the Pagat be laid away with two free cards, as agreed at this table?"""
    free = free_cards(rules, held)[: SKAR - 1]
    cards = (rules.pagat, *free)
    return rules.pagat in held and len(free) == 2 and grade_skar(rules, held, cards).lawful


def follow_laying(state: Taroc) -> DealVoided | None:
    """With four Kings and all tarocs there is no lawful Skar: dealt again (D 5)."""
    rules, held = state.rules, dealt_to_dealer(state)
    if len(free_cards(rules, held)) >= SKAR:
        return None
    if special_skars(rules, held) or pagat_may_go(rules, held):
        return None
    return DealVoided(rule="skar.none")


def fold_skar(state: Taroc, action: LaySkar) -> Taroc:
    """Face down before the dealer; a wrong one he takes up again first.

    What stands against the old one falls: nobody is challenged for what he has yet to lay.
    """
    deal, seat = state.deal, action.seat
    hand = (*deal.hands[seat], *(deal.skar or ()))
    state = state.with_deal(
        hands=put(deal.hands, seat, without(hand, action.cards)),
        skar=action.cards,
        challenges=tuple(one for one in deal.challenges if one.ground is not Ground.SKAR),
    )
    return state.in_phase(after_skar(state))


def after_skar(state: Taroc) -> Phase:
    """Announcements, as far as they are not over already."""
    return Announcing() if state.deal.spoken < len(state.deal.players) else Leading()


def take_up_skar(state: Taroc) -> Taroc:
    """A wrong Skar, found in time, goes back to the hand (r. 3)."""
    deal = state.deal
    hand = (*deal.hands[deal.dealer], *(deal.skar or ()))
    return state.with_deal(hands=put(deal.hands, deal.dealer, hand), skar=None, phase=Laying())


def show_skar(state: Taroc, cards: tuple[Card, ...]) -> Taroc:
    """Everybody sees it now."""
    return state.with_deal(skar=reveal(state.deal.skar or (), cards), skar_shown=True)
