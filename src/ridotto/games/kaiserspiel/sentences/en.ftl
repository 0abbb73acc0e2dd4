# What the judge and the sheet of Kaiserspiel say.

who-leaves-before-end = Who leaves before the end loses the Partie, unless all agree.
no-deal-table-speak = There is no deal on the table to speak of.
challenges-opponent = One challenges an opponent.
fault-play-names-trick = A fault in the play names a trick that is gathered.
only-fault-play-names = Only a fault in the play names a trick.
person-claimed-nothing-kind = That person has claimed nothing of the kind.
no-partie-walk-away = There is no Partie to walk away from.
cannot-happened-moment = That cannot have happened at this moment.
dealers-fault = That is the dealer's fault.
no-fine-choose-about = There is no fine for you to choose about now.
imperials-shown-before-rummel = Imperials are shown before the Rummel, or they are lost.
turn-show-imperials = It is not your turn to show imperials.
imperial-four-cards-each = An imperial is four cards, each shown once.
imperial-four-different-cards = An imperial is four different cards.
shows-only-cards = One shows only cards one has.
nothing-show-any-more = There is nothing to show any more.
no-imperial-shown-now = { $cards } is no imperial to be shown now.
another-person-cuts-deal = Another person cuts this deal.
dealer-sits-table = The dealer sits at the table.
score-place-each-players = The score has a place for each of the { $players } players.
partie-yet-won = The Partie is not yet won at { $target }.
loose-points-fours = Loose points are 0 to 20, in fours.
position-holds-each-cards = A position holds each of the { $count } cards once.
position-everybody-holds-twelve = In a position everybody holds twelve cards.
rummel-told-before-first = The Rummel is told before the first card, or it is lost.
turn-tell-rummel = It is not your turn to tell a Rummel.
tell-sum-cards-only = Tell the sum, and the cards only where they decide.
only-higher-rummel-told = Only a higher Rummel is told: say good, or equal.
no-rummel-yours-counts = No Rummel of yours counts { $pips }.
spoken-about-rummel = You have spoken about your Rummel.
rummel-been-told-say = A Rummel has been told: say good, equal, or a higher one.
turn-answer-rummel = It is not your turn to answer a Rummel.
no-rummel-been-told = No Rummel has been told yet.
no-rummel-name-now = There is no Rummel for you to name now.
no-such-suit = '{ $suit }' is no suit; there are s h d c.
suit-rummel-told = That is not the suit of the Rummel you told.
rummel-shown-during-first = A Rummel is shown during the first trick.
rummel-own = The Rummel is your own.
rummel-been-shown = The Rummel has been shown.
no-partie-grant-now = There is no Partie for you to grant now.
company-risen = The company has risen.
without-suit-must-trump = Without the suit you must trump it: { $cards }.
can-take-must = You can take it and must: { $cards }.
elder-leads-trump-first = Elder leads a trump first: { $cards }.
turn-play-card = It is not your turn to play a card.

# Notes of the sheet. The page has them too: no choices here, only facts.

note-rummel = { $pips } in { $suit }
note-trick-over = above the share, { $n } of { $over }
note-late = too late: not counted
note-deal-stands = the deal stands
note-deal-void = the deal is void
