"""The play of the cards: following, forcing, marriages, and what a trick pays (r. 1-9)."""

from ridotto.kernel.card_sets import lowest
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import NOBODY, Deal, Tables, Words
from ridotto.kernel.guimbarde import tables
from ridotto.kernel.guimbarde.layout import (
    ABSENT,
    BEST,
    BROKEN,
    FIRST,
    FORCED,
    FOU_PAID,
    FOU_RETURNED,
    FOU_TAKEN,
    FOU_WINS,
    GRAND_HAND,
    GRAND_TABLE,
    HAND,
    HANDS,
    KNOWN,
    LEADER,
    LED,
    LYING,
    MARRIED,
    MOST,
    ON_TABLE,
    PHASE,
    PLAYED,
    PLAYED_OUT,
    QUEEN,
    TABLE,
    TIED,
    TRICK,
    TRICKS,
    TRUMPED,
    TRUMPS,
    TURN,
    WINNER,
)
from ridotto.kernel.guimbarde.numbering import MARRY, NUMBERS
from ridotto.kernel.guimbarde.payments import from_each, from_one, lane, to_each, unit
from ridotto.kernel.guimbarde.seat_order import after, steps_between


@inlined
def lawful_cards(t: Tables, deal: Deal) -> int:
    """The cards that the seat in turn may play (r. 3, 7-9)."""
    hand: int = deal[HANDS + deal[TURN]]
    if deal[LYING] == 0:
        return hand
    row = NUMBERS * deal[TRUMPS]
    free = hand & ~t[tables.PERMANENTS] if deal[MARRIED] else hand
    held = free if free else hand
    mates = held & t[tables.FOLLOWING + row + deal[LED]]
    pool = mates if mates else held
    takers = pool & t[tables.BEATING + row + deal[BEST]] & t[tables.OVERTAKE]
    cards: int = takers if takers else pool
    queen = hand & deal[QUEEN]
    if queen and deal[LYING] == 1:
        cards = queen | cards & t[tables.MAY_BREAK]
    return cards


@inlined
def lawful_plays(t: Tables, deal: Deal, acts: Words) -> None:
    """These cards, and with a marriage in hand the same card shown with its mate (r. 1, 4)."""
    hand = deal[HANDS + deal[TURN]]
    cards = lawful_cards(t, deal)
    queens = hand & hand >> 1 & t[tables.QUEENS] & t[tables.MARRY_IN_PLAY]
    acts[0] = cards | (cards & (queens | queens << 1)) << MARRY
    acts[1] = 0


@inlined
def marry(t: Tables, deal: Deal, card: int) -> None:
    """The mate is seen by all and stays in the hand, and everybody pays (r. 1, 4)."""
    seat, bit = deal[TURN], 1 << card
    mate = bit << 1 if bit & t[tables.QUEENS] else bit >> 1
    deal[KNOWN + seat] |= mate
    great = bit & (t[tables.BRIDE] | t[tables.KING])
    from_each(t, deal, GRAND_HAND if great else HAND, seat, 0)


@inlined
def play(t: Tables, deal: Deal, card: int) -> None:
    """The seat in turn plays a card; what it pays at once is paid, a complete trick gathered."""
    seat, bit, lying = deal[TURN], 1 << card, deal[LYING]
    deal[HANDS + seat] ^= bit
    deal[PLAYED + seat] |= bit
    deal[KNOWN + seat] &= ~bit
    if lying == 0:
        deal[LED] = card
        deal[BEST] = card
        deal[QUEEN] = t[tables.QUEEN_TO_LED + card]
    else:
        follow(t, deal, seat, card)
    if bit & t[tables.FOU_AT_ONCE]:
        pay_fou_at_once(t, deal, seat)
    deal[TABLE] |= bit
    deal[LYING] = lying + 1
    if lying + 1 == t[tables.PLAYERS]:
        gather(t, deal)
    else:
        deal[TURN] = after(t, seat)


@inlined
def follow(t: Tables, deal: Deal, seat: int, card: int) -> None:
    """Every card but the first: what it proves, whether it wins, whether it marries."""
    bit, queen = 1 << card, deal[QUEEN]
    row = NUMBERS * deal[TRUMPS]
    if queen and deal[LYING] == 1:
        answer_king(t, deal, seat, bit)
    if bit != queen or deal[LYING] != 1:
        absent = proved_absent(t, row, deal[LED], deal[BEST], deal[MARRIED], card)
        deal[ABSENT + seat] |= absent
    if bit == queen:
        deal[MARRIED] |= 1 << (deal[LYING] - 1)
    if t[tables.BEATING + row + deal[BEST]] & bit:
        deal[BEST] = card
        deal[WINNER] = seat
    deal[QUEEN] = t[tables.QUEEN_TO_LATER + card]


@inlined
def answer_king(t: Tables, deal: Deal, seat: int, bit: int) -> None:
    """Next to the king led: the queen is given, or kept back for a fine, or not held (r. 7)."""
    queen = deal[QUEEN]
    if deal[HANDS + seat] & queen:
        deal[KNOWN + seat] |= queen
        to_each(t, deal, BROKEN, seat)
    elif bit != queen:
        deal[ABSENT + seat] |= queen


@inlined
def proved_absent(t: Tables, row: int, led: int, best: int, married: int, card: int) -> int:
    """The cards that would have made this one a fault, and so are not in the hand (r. 3, 8, 9).

    Each duty comes from a single card. Who plays one of the three to a marriage has nothing else;
    otherwise the three count for nothing while a marriage lies there.
    """
    bit, three = 1 << card, t[tables.PERMANENTS]
    following = t[tables.FOLLOWING + row + led]
    beating = t[tables.BEATING + row + best]
    follows = bit & following
    absent = 0 if follows else following
    if not bit & beating:
        absent |= beating & t[tables.OVERTAKE] & (following if follows else -1)
    if married:
        absent = absent | t[tables.CARDS] & ~three if bit & three else absent & ~three
    return absent


@inlined
def gather(t: Tables, deal: Deal) -> None:
    """The trick goes to its winner, who leads to the next, and what it brings is paid."""
    table = deal[TABLE]
    if deal[MARRIED]:
        pay_marriages(t, deal)
    if table & t[tables.KING] and table & t[tables.BRIDE]:
        pay_great_marriage(t, deal)
    if table & t[tables.FOOL]:
        pay_fou(t, deal)
    winner = deal[WINNER]
    count_trick(deal, winner)
    deal[LEADER] = winner
    deal[LED] = deal[BEST] = NOBODY
    deal[LYING] = deal[TABLE] = deal[QUEEN] = deal[MARRIED] = deal[FOU_PAID] = 0
    deal[TRICK] += 1
    deal[TURN] = winner
    if deal[TRICK] > t[tables.TRICKS]:
        deal[PHASE] = PLAYED_OUT
        deal[TURN] = NOBODY


@inlined
def count_trick(deal: Deal, winner: int) -> None:
    """One more for its winner; who had most first, and whether another has as many."""
    deal[TRICKS] += unit(winner)
    own = lane(deal[TRICKS], winner)
    if own > deal[MOST]:
        deal[MOST] = own
        deal[FIRST] = winner
        deal[TIED] = 0
    elif own == deal[MOST]:
        deal[TIED] = 1


@compiled
def pay_marriages(t: Tables, deal: Deal) -> None:
    """Won, trumped, or taken by one of the three, who may not (r. 1-3).

    One of the three that lay there before the king did not take the marriage.
    """
    best, winner, rest = 1 << deal[BEST], deal[WINNER], deal[MARRIED]
    trumped = best & t[tables.TRUMP_CARDS + deal[TRUMPS]] != 0
    permanent = best & t[tables.PERMANENTS] != 0
    place = steps_between(t, deal[LEADER], winner)
    while rest:
        king = (deal[LEADER] + lowest(rest)) % t[tables.PLAYERS]
        queen = after(t, king)
        taken = place > lowest(rest)
        rest &= rest - 1
        if permanent and taken:
            from_each(t, deal, FORCED, king, unit(queen))
        elif trumped and winner != king and not permanent:
            from_one(t, deal, TRUMPED, king, winner)
            from_one(t, deal, TRUMPED, queen, winner)
        else:
            from_each(t, deal, ON_TABLE, winner, unit(queen))


@inlined
def player_of(t: Tables, deal: Deal, bit: int) -> int:
    """Who has played this card."""
    seat = 0
    while seat + 1 < t[tables.PLAYERS] and deal[PLAYED + seat] & bit == 0:
        seat += 1
    return seat


@compiled
def pay_great_marriage(t: Tables, deal: Deal) -> None:
    """The King taken by the Guimbarde: one from each (r. 4)."""
    king = player_of(t, deal, t[tables.KING])
    before = steps_between(t, deal[LEADER], king)
    bride = steps_between(t, deal[LEADER], deal[WINNER])
    if bride == before + 1 or not t[tables.GRAND_DIRECTLY]:
        free = unit(king) if t[tables.GRAND_KING_FREE] else 0
        from_each(t, deal, GRAND_TABLE, deal[WINNER], free)


@inlined
def pay_fou_at_once(t: Tables, deal: Deal, seat: int) -> None:
    """Where that is agreed: unless he is taken already, or forced upon a marriage (r. 5)."""
    if deal[TABLE] & (t[tables.KING] | t[tables.BRIDE]) == 0 and deal[MARRIED] == 0:
        deal[FOU_PAID] = 1
        from_each(t, deal, FOU_WINS, seat, 0)


@compiled
def pay_fou(t: Tables, deal: Deal) -> None:
    """The Fou wins one from each, or pays one to the King or the Guimbarde (r. 5)."""
    fou = player_of(t, deal, t[tables.FOOL])
    place = steps_between(t, deal[LEADER], fou)
    if deal[WINNER] != fou:
        if deal[FOU_PAID]:
            to_each(t, deal, FOU_RETURNED, fou)
        from_one(t, deal, FOU_TAKEN, fou, deal[WINNER])
    elif not deal[FOU_PAID] and deal[MARRIED] & ((1 << max(place - 1, 0)) - 1) == 0:
        from_each(t, deal, FOU_WINS, fou, 0)
