"""What a seat may know of a deal, and what it may not (``plane_names`` says what each means)."""

from typing import Final

from ridotto.kernel.card_sets import WORD
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables, Words
from ridotto.kernel.kaiserspiel import tables
from ridotto.kernel.kaiserspiel.layout import (
    BEATING,
    BEST_BY,
    DEALER,
    DEMANDABLE,
    DUE_SUIT,
    FICHES,
    HANDS,
    KNOWN,
    LACKING,
    LEADER,
    LOOSE,
    LYING,
    NAMED,
    NAMED_CARDS,
    NOTHING,
    PHASE,
    PILES,
    PLAYED,
    PLAYING,
    RUMMEL,
    SAID,
    SEATS,
    SHOWING,
    SHOWN,
    TABLE,
    TALON,
    TOLD,
    TOURNEES,
    TRICK,
    TRICKS,
    TRUMP_SUIT,
    TRUMPS,
    TURN,
    TURNED,
    WINNING,
)
from ridotto.kernel.kaiserspiel.numbering import TELL, WITHHOLD
from ridotto.kernel.kaiserspiel.plane_names import OBSERVATION, SECRETS
from ridotto.kernel.kaiserspiel.tricks import may_demand, may_play
from ridotto.kernel.kaiserspiel.turns import may_speak

AT_LAWFUL: Final = OBSERVATION.at("lawful")
AT_HAND: Final = OBSERVATION.at("hand")
AT_TURNED: Final = OBSERVATION.at("turned")
AT_TRUMPS: Final = OBSERVATION.at("trumps")
AT_HONOURS: Final = OBSERVATION.at("honours")
AT_UNSEEN: Final = OBSERVATION.at("unseen")
AT_DUE: Final = OBSERVATION.at("due")
AT_BEATING: Final = OBSERVATION.at("beating")
AT_RUMMEL: Final = OBSERVATION.at("rummel")
AT_NAMED: Final = OBSERVATION.at("named")
AT_LIES: Final = OBSERVATION.at("lies.0")
AT_PLAYED: Final = OBSERVATION.at("played.0")
AT_WON: Final = OBSERVATION.at("won.0")
AT_KNOWN: Final = OBSERVATION.at("known.0")
AT_LACKING: Final = OBSERVATION.at("lacking.0")
AT_POSSIBLE: Final = OBSERVATION.at("possible.0")
AT_SHOWN: Final = OBSERVATION.at("shown.0")
AT_TOURNEES: Final = OBSERVATION.at("tournees.0")
AT_SAID: Final = OBSERVATION.at("said.0")
AT_TOLD: Final = OBSERVATION.at("told.0")
AT_WANTING: Final = OBSERVATION.at("wanting.0")
AT_JETTONS: Final = OBSERVATION.at("jettons.0")
AT_TRICKS: Final = OBSERVATION.at("tricks.0")
AT_CHOOSING: Final = OBSERVATION.at("choosing")
AT_NAMED_CARDS: Final = OBSERVATION.at("named cards")
AT_PHASE: Final = OBSERVATION.at("phase")
AT_TRICK: Final = OBSERVATION.at("trick")
AT_TRUMP_SUIT: Final = OBSERVATION.at("trump suit")
AT_LYING: Final = OBSERVATION.at("lying")
AT_TURN: Final = OBSERVATION.at("turn")
AT_DEALER: Final = OBSERVATION.at("dealer")
AT_LEADER: Final = OBSERVATION.at("leader")
AT_WINNING: Final = OBSERVATION.at("winning")
AT_BEST: Final = OBSERVATION.at("best")
AT_DEMANDABLE: Final = OBSERVATION.at("demandable")
AT_RULES: Final = OBSERVATION.at("rules")
AT_TALON: Final = SECRETS.at("talon")
AT_OTHERS: Final = SECRETS.at("hand.1")

TOLD_SOMETHING: Final = 3
"""The place of a Rummel told among what can be said of one."""


@inlined
def thermometer(number: int, most: int) -> int:
    """A number as a row of set bits, from the first on."""
    bits: int = (1 << min(number, most)) - 1
    return bits


@compiled
def observe(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What a seat may know, as planes of bits, counted from that seat."""
    for word in range(len(planes)):
        planes[word] = 0
    if deal[TURN] == seat:
        observe_choice(t, deal, planes)
    observe_cards(t, deal, seat, planes)
    unseen = planes[AT_UNSEEN]
    other = seat
    for person in range(t[tables.PLAYERS]):
        observe_person(t, deal, other, person, planes)
        observe_words(deal, other, person, planes)
        observe_roles(deal, other, person, planes)
        possible = deal[KNOWN + other] | unseen & ~deal[LACKING + other]
        planes[AT_POSSIBLE + person] = deal[HANDS + seat] if person == 0 else possible
        other = t[tables.NEXT + other]
    observe_course(t, deal, planes)


@inlined
def observe_choice(t: Tables, deal: Deal, planes: Words) -> None:
    """What the seat in turn may do."""
    if deal[PHASE] == PLAYING:
        planes[AT_LAWFUL] = may_play(deal)
        planes[AT_LAWFUL + 1] = may_demand(deal)
    else:
        second, third, fourth = may_speak(t, deal)
        planes[AT_LAWFUL + 1] = second
        planes[AT_LAWFUL + 2] = third
        planes[AT_LAWFUL + 3] = fourth
    planes[AT_CHOOSING] = deal[SHOWING]


@inlined
def observe_cards(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """The sets of cards that belong to no other person."""
    seen = deal[HANDS + seat] | deal[TURNED]
    for other in range(SEATS):
        seen |= deal[PLAYED + other] | deal[KNOWN + other]
    dealt = deal[TURNED] != 0
    named = deal[NAMED] != NOTHING
    planes[AT_HAND] = deal[HANDS + seat]
    planes[AT_TURNED] = deal[TURNED]
    planes[AT_TRUMPS] = deal[TRUMPS]
    planes[AT_HONOURS] = t[tables.HONOURS + deal[TRUMP_SUIT]] if dealt else 0
    planes[AT_UNSEEN] = t[tables.ALL] & ~seen
    planes[AT_DUE] = deal[DUE_SUIT]
    planes[AT_BEATING] = deal[BEATING]
    planes[AT_RUMMEL] = deal[RUMMEL]
    planes[AT_NAMED] = t[tables.LANES + deal[NAMED]] if named else 0


@inlined
def observe_person(t: Tables, deal: Deal, other: int, person: int, planes: Words) -> None:
    """Somebody's cards as far as all know them, and how he stands."""
    planes[AT_LIES + person] = deal[TABLE + other]
    planes[AT_PLAYED + person] = deal[PLAYED + other]
    planes[AT_WON + person] = deal[PILES + other]
    planes[AT_KNOWN + person] = deal[KNOWN + other]
    planes[AT_LACKING + person] = deal[LACKING + other]
    wanting = max(0, t[tables.TARGET] - deal[FICHES + other])
    planes[AT_WANTING + person] = thermometer(wanting, tables.MOST_IMPERIALS)
    planes[AT_JETTONS + person] = thermometer(deal[LOOSE + other] // t[tables.FOUR], WORD)
    planes[AT_TRICKS + person] = thermometer(deal[TRICKS + other], WORD)


@inlined
def observe_words(deal: Deal, other: int, person: int, planes: Words) -> None:
    """What somebody has shown and said."""
    planes[AT_SHOWN + person] = deal[SHOWN + other]
    planes[AT_TOURNEES + person] = deal[TOURNEES + other]
    said, told = deal[SAID + other], deal[TOLD + other]
    if said:
        planes[AT_SAID + person] = 1 << (TOLD_SOMETHING if said >= TELL else said - WITHHOLD)
    if told:
        planes[AT_TOLD + 2 * person + (told - TELL) // WORD] = 1 << told % WORD


@inlined
def observe_roles(deal: Deal, other: int, person: int, planes: Words) -> None:
    """Whether somebody is the one of whom there is one."""
    bit = 1 << person
    planes[AT_TURN] |= bit if deal[TURN] == other else 0
    planes[AT_DEALER] |= bit if deal[DEALER] == other else 0
    planes[AT_LEADER] |= bit if deal[LEADER] == other else 0
    planes[AT_WINNING] |= bit if deal[LYING] > 0 and deal[WINNING] == other else 0
    planes[AT_BEST] |= bit if deal[BEST_BY] == other else 0
    planes[AT_DEMANDABLE] |= bit if deal[DEMANDABLE] == other else 0


@inlined
def observe_course(t: Tables, deal: Deal, planes: Words) -> None:
    """How far the deal has come, and the rules in force."""
    planes[AT_NAMED_CARDS] = thermometer(deal[NAMED_CARDS], WORD)
    planes[AT_PHASE] = 1 << deal[PHASE]
    planes[AT_TRICK] = thermometer(deal[TRICK], WORD)
    planes[AT_TRUMP_SUIT] = 1 << deal[TRUMP_SUIT] if deal[TURNED] else 0
    planes[AT_LYING] = thermometer(deal[LYING], SEATS)
    planes[AT_RULES] = t[tables.RULES]


@compiled
def reveal(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """The others' hands, counted from that seat, and the talon."""
    for word in range(len(planes)):
        planes[word] = 0
    planes[AT_TALON] = deal[TALON] & ~deal[TURNED]
    other = seat
    for person in range(t[tables.PLAYERS] - 1):
        other = t[tables.NEXT + other]
        planes[AT_OTHERS + person] = deal[HANDS + other]
