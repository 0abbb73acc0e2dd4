# What the judge and the sheet of Minchiate say.

nothing-to-lay-open = There is no hand to lay open.
lay-open-whole-hand = One lays open the whole hand.
fall-without-tarocchi = One falls only when the last tarocco is gone.
revoke-in-play-or-after = A revoke is challenged during the play or after it.
revoke-may-be-mended = Until the trick is turned it may be put right.
no-such-trick = No such trick was made.
no-revoke-yet = In this trick that person has followed so far: there is nothing to challenge yet.
challenge-only-in-play = That can be challenged only during the play.
nothing-was-owed = He had nothing to lay away.
nothing-declared-late = Nothing was declared late.
claim-between-tricks = Claims are made between two tricks.
hand-of-wrong-size = A hand has a card too many or too few: play on.
claim-refused-before = The referee has refused your side in this deal: play on.
only-cutter-robs = Only the cutter robs, and only after his cut.
rob-from-bottom = He takes the bottom card of his packet, none skipped.
not-robbed = { $card } is not of the sort that is robbed.
rob-at-most = No more than { $most } cards can be robbed.
nothing-to-leave = There is nothing to leave.
not-your-declaration = Versicole are declared in turn from the leader.
nothing-to-declare = Nothing is to be declared now.
no-such-versicola = You hold no whole versicola { $cards } that you have not shown.
declare-all = At this table every versicola is shown.
declared-too-late = The first trick is gathered: it is too late to declare.
nothing-to-lay-away = You have nothing to lay away now.
laid-away-rightly = You have laid away already, and rightly.
lay-away-held-cards = One lays away cards one holds, each once.
lay-away-as-many = Lay away { $owed } cards, as many as you took, not { $laid }.
no-conto-laid-away = Carte di conto are not laid away: { $cards }.
no-hand-is-short = No hand is short.
draw-from-places = Draw { $short } cards, each from another place.
covered-places = The covered cards lie at places 0 to { $last }.
nobody-draws-for-seats = Nobody draws for seats now.
order-of-four = The order names each of the four seats once.
party-over = The party has no deal after { $deals }.
position-hands = In a position all hands hold equally many cards, 1 to 21.
position-folla = The folla holds 13 cards, not { $laid }.
tricks-of-four = Tricks are of four cards.
position-leader = The leader is a seat; the suits led are letters of c d s b.
position-resto = A lead of a whole resto would have been paid.
fault-of-one-card = A fault is somebody's, and of at least one card.
nothing-to-give = Nothing is to be given for the Matto now.
not-in-tricks = { $card } does not lie among your side's tricks.
give-for-matto = Give { ONEOF($cards) }.
card-not-in-trick = That card does not lie in the trick.
take-back-own = One takes back one's own card.
revoke-not-mended = By this book a revoke cannot be put right.
card-was-lawful = That card was lawful: it stays.
number-mended-before-lead = At this table a wrong number is put right before the lead.
number-mended-between-tricks = A wrong number is mended between two tricks.
number-is-right = Your number of cards is right.
enemy-has-noticed = Too late: an enemy has noticed it.
card-cannot-mend = { $card } cannot mend it.
nothing-goes-wrong = At a courteous table nothing can go wrong.
warn-before-lead = Partners warn each other between the deal and the first lead.
partner-warned = Your partner has heard it.
matto-not-kept = The Matto may not be kept for the last trick: play it now.
tarocco-due = A tarocco is led: play one{ $matto ->
    [held] , or the Matto
   *[elsewhere] { "" }
 }.
trump-due = Without the suit led one plays a tarocco{ $matto ->
    [held] , or the Matto
   *[elsewhere] { "" }
 }.
king-must-fall = The suit's first round, and trumped: { $card } must fall{ $matto ->
    [held] , or the Matto be played
   *[elsewhere] { "" }
 }.
follow-suit = Follow suit with { ONEOF($cards) }{ $matto ->
    [held] , or play the Matto
   *[elsewhere] { "" }
 }.
own-card-is-played = A card of one's own hand is simply played.
not-your-hand-to-play = It is not your turn to play that hand's card.
no-whole-trick = No complete trick lies on the table.
winner-turns-trick = Whoever took the trick turns it.

# Notes of the sheet. The page has them too: no choices here, only facts. What the books themselves say is not here.

note-cards = { $n } cards
note-doubled = doubled
note-misdealt = { $n } cards too many or too few
note-put-right = put right, free
