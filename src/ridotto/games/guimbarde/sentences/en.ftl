# What the judge and the sheet of Guimbarde say.

challenges-during-play = A fault is claimed during the play, or before the next deal.
challenges-another-person = One challenges another person.
trick-or-point-named = Name a trick to which that person has played, or a Point named.
no-wrong-card = There is no wrong card to put right now.
not-your-card-here = { $card } is no card of yours in this trick.
no-fault-stays = { $card } was no fault: it stays.
not-reported-now = That cannot be reported at this moment.
that-persons-turn = It is that person's turn.
pack-nobodys-fault = A faulty pack is nobody's fault.
agreed-deals-played = The agreed deals are played; the boxes are shared.
not-your-boxes = It is not your turn to lay cards open for the boxes.
no-box-drawn = No box is drawn with { COUNT($cards) ->
    [0] nothing
   *[other] { $cards }
 }.
not-held = You do not hold { $cards }.
not-your-point = It is not your turn to name a Point.
no-point = No Point is { $number }.
no-point-of-pips = You have no Point of { $number } pips.
no-point-of-cards = You have no Point of { $number } cards of one suit.
not-yours-to-lay-open = It is not for you to lay a Point open now.
whole-point-laid-open = A Point is laid open with all cards of its suit that you hold.
not-the-point-named = That is not the Point you named.
no-point-to-keep = There is no Point of yours to keep hidden now.
dealer-sits-table = The dealer sits at the table.
five-boxes = There are five boxes, and no debts in them.
sitting-has-deals = The sitting has { $sitting } deals.
one-to-five-cards = Everybody holds one to five cards.
position-holds-each-cards = A position holds each of the { $count } cards once.
whose-cards-these = Whose cards are these?
not-rising-now = The company does not rise in the middle of a deal.
without-suit-must-trump = Without the suit you must trump it: { $cards }.
may-not-take-marriage = { $card } may not take a marriage: play { OR($cards) }.
can-beat-must = You can beat it and must: { $cards }.
marriages-with-boxes = At this table marriages in hand are laid open with the boxes.
no-mate-in-hand = { $card } has no mate in your hand.
queen-must-follow = The king was just led: { $card } must go to him.

# Notes of the sheet. The page has them too: no choices here, only facts.

note-box-stays = the box stays
note-deal-stands = the deal stands
note-deal-void = the deal is void
