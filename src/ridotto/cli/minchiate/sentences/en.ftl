# What the terminal says at a table of Minchiate.

# People, cards, resti

side = { $one } and { $two }
your-partner = your partner
enemy = enemy
resti = { $n ->
    [one] { $n } resto
   *[other] { $n } resti
 }

# Before the first lead

drew = { $who ->
    [you] You draw
   *[other] { $who } draws
 } { $card }.
drew-matto = { $who ->
    [you] You draw
   *[other] { $who } draws
 } { $card }: that has no rank, so it is drawn again.
seated = { $who ->
    [you] You
   *[other] { $who }
 } drew highest and { $who ->
    [you] deal
   *[other] deals
 } first, { $whom ->
    [you] you
   *[other] { $whom }
 } next.
giro-begins = Giro { $giro }: { $sides }. { $who ->
    [you] You deal
   *[other] { $who } deals
 } first.
sides = { $one } against { $two }
shuffles-again = The bottom card is worth something: { $who ->
    [you] You shuffle
   *[other] { $who } shuffles
 } again.
shuffles-again-seen = The bottom card is worth something ({ $card }): { $who ->
    [you] You shuffle
   *[other] { $who } shuffles
 } again.
cuts = { $who ->
    [you] You cut
   *[other] { $who } cuts
 }, lifting { $n } cards.
bottom-of-packet = At the bottom of your packet lies { $card }.
robs = { $who ->
    [you] You rob
   *[other] { $who } robs
 } { $card }.
robs-no-further = { $who ->
    [you] You rob
   *[other] { $who } robs
 } no further.
looks-on = { $who ->
    [you] You look
   *[other] { $who } looks
 } on: { $cards }.
turns-up = { $who ->
    [you] You turn
   *[other] { $who } turns
 } up { $card }.
turns-up-talon = { $who ->
    [you] You turn
   *[other] { $who } turns
 } up { $card } from the talon.
turning-ends = { $card } ends the turning up and goes back.
finds-nothing = { $who ->
    [you] You find
   *[other] { $who } finds
 } no carta di conto in the folla.
takes-out = { $who ->
    [you] You take
   *[other] { $who } takes
 } { $cards } out of the folla.
folla-seen = You look through the folla: { $cards }.
folla-without-suits = No suit card lies in the folla.
folla-open = The suit cards of the folla lie open: { $cards }.
announces-folla = { $who ->
    [you] You announce
   *[other] { $who } announces
 } the folla: “{ $text }”.
lays-away = { $who ->
    [you] You lay
   *[other] { $who } lays
 } away { $cards }.
lays-away-covered = { $who ->
    [you] You lay
   *[other] { $who } lays
 } away { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }.
gives-dealer = { $who ->
    [you] You give
   *[other] { $who } gives
 } the dealer { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } of what was laid away.
draws-blind = { $who ->
    [you] You draw
   *[other] { $who } draws
 } { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } blind.
draws = { $who ->
    [you] You draw
   *[other] { $who } draws
 } { $cards }.
shows-laid-away = { $who ->
    [you] You show
   *[other] { $who } shows
 } what was laid away: { $cards }.

# From the first lead to the end

declares = { $who ->
    [you] You declare
   *[other] { $who } declares
 } { $told }.
and-one = { $one }, and { $two }
leads = { $who ->
    [you] You lead
   *[other] { $who } leads
 } { $card }.
plays = { $who ->
    [you] You play
   *[other] { $who } plays
 } { $card }.
plays-fallen = { $who ->
    [you] You choose
   *[other] { $who } chooses
 } { $card } from { $whom ->
    [you] your
   *[other] { $whom }'s
 } open hand.
falls = { $who ->
    [you] You fall and lay your
   *[other] { $who } falls and lays the
 } hand open: { $cards }.
lays-open-left = { $who ->
    [you] You lay open what is left in your
   *[other] { $who } lays open what is left in the
 } hand: { $cards }.
takes-back = { $who ->
    [you] You take
   *[other] { $who } takes
 } back { $card }: put right in time, free.
takes = { $who ->
    [you] You take
   *[other] { $who } takes
 } the trick with { $card }.
gives-for-matto = { $who ->
    [you] You give
   *[other] { $who } gives
 } { $card } for the Matto.
matto-goes-over = { $side } { $whose ->
    [own] have
   *[others] have
 } no trick: the Matto goes over.
claims = { $who ->
    [you] You claim
   *[other] { $who } claims
 } every trick that is left.
claim-refused = The referee does not see it: play on.
claim-granted = The referee grants it: { $side } { $whose ->
    [own] take
   *[others] take
 } the rest.
mends = { $who ->
    [you] You mend
   *[other] { $who } mends
 } the number of cards with { $card }.
warns = { $who ->
    [you] You warn
   *[other] { $who } warns
 } the partner: count the cards, and lay away rightly.
challenges = { $who ->
    [you] You challenge
   *[other] { $who } challenges
 } { $whom ->
    [you] you
   *[other] { $whom }
 }: { $about }. The cards will show whether it is so.
about-revoke = revoke in trick { $trick }
about-discard = wrong discard
about-late = late declaration
no-fault = The cards show no fault: the challenge against { $who ->
    [you] you
   *[other] { $who }
 } ({ $about }) fails.
cost-discard = That side counts only its cards, the ultima and what it has marked.
cost-late = The mark is struck; the versicola still counts at the end.
fault-proved = The cards prove the challenge against { $who ->
    [you] you
   *[other] { $who }
 } ({ $about }). { $follows }
pays = { $who ->
    [you] You pay
   *[other] { $who } pays
 } { $whom ->
    [you] you
   *[other] { $whom }
 } { $amount }
marks = { $side } { $whose ->
    [own] mark
   *[others] mark
 } { $points }: { $why }.
mark-robbed = robbed
mark-turned-up = turned up
mark-scoperta = turned up from the talon
mark-declared = declared,
mark-dies = dies
mark-caught = caught in the last trick
mark-goes-over = goes over
mark-late = declared too late: the mark is lost
resto-paid = The lead has reached { $due }: { $side } { $whose ->
    [own] are
   *[others] are
 } paid a resto { $source }.
fault-entered = Entered against { $who ->
    [you] you
   *[other] { $who }
 }: { $fault } ({ $source }).
party-over = The party is over.
party-won = The party is over; { $names } won most.

# What the table asks

ask-draw = { $n } cards lie spread face down. Draw one for seats and the first deal: a place from 1 to { $most }, or Enter for one in the middle. { $source }
ask-cut = You cut. Lift { $least } to { $most } cards: a number, or shallow, middle, deep; Enter cuts in the middle. { $source }
ask-rob-marks = Rob { $card }; your side marks { $points }? (Y/n) { $source }
ask-rob = Rob { $card }, a sopraventi? (Y/n) { $source }
rob-or-leave = “{ $text }” is neither y (rob it) nor n (leave it).
may-not-be-robbed = { $code } may not be robbed: Enter lays the packet down.
ask-leave = { $card } may not be robbed. Enter lays the packet down. { $source }
type-discards = Type the codes of the { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } you lay away.
ask-discard = You took { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }: lay away as many, by their codes; no carte di conto. { $source }
ask-blind = Your hand is short: draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } blind from the robber's { $most }, by places 1 to { $most }; Enter draws the first. { $source }
ask-give-dealer = The dealer is short: give him { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }, by number: { $told }. { $source }
ask-exchange = The enemy took the trick, you keep the Matto. Give for it one of { $codes }; Enter gives { $usual }. { $source }
type-a-card = Type the code of a card, such as { $code }; help tells the rest.
choose-fallen = You choose from { $who ->
    [you] your
   *[other] { $who }'s
 } open hand { $cards }. { $duty }
first-lead = Your lead, the first of the deal: any card may be played.
enter-turns = Enter turns the trick; back CODE puts a wrong card right before that.
ask-gather = The trick is yours. Enter turns it. { $source }
your-lead = Your lead.
matto-led = The Matto was led: your card leads.
suit-led = { $suit } are led.
tarocco-led = A tarocco is led.
any-card = { $led } Any card may be played.
hold-no-versicola = You hold no versicola to declare. Press Enter to go on. { $source }
hold-versicole = You hold { $n ->
    [one] this versicola
   *[other] these versicole
 }: { $told }. Press Enter to declare { $n ->
    [one] it
   *[other] them all, or type the numbers of those you choose, such as 1 2
 }{ $none ->
    [allowed] ; type none to declare nothing
   *[forbidden] { "" }
 }.{ $matto ->
    [optional] { "" } Type 1-m to declare number 1 without the Matto.
   *[fixed] { "" }
 } { $source }
versicola-worth = { $n } = { $cards }, worth { $points }
no-such-versicola = “{ $text }” is no versicola of yours: type numbers from 1 to { $most }, all, or none.
named-twice = { $codes } is named twice.
stop-count = Enter goes on; help tells what else you can do here.
stop-count-strict = Enter goes on; challenge speaks of a fault in this deal; help tells what else you can do here.
stop-trick = Enter lets the trick be turned; back puts a wrong card of yours right.
stop-discard = Enter goes on; discard CODES lays away otherwise, until the lead.
not-counted = No deal has been counted yet; mark tells how this one stands.

# What may be done by a word

when-to-claim = A side claims between two tricks, while it has the lead, and once in a deal.
when-to-fall = One falls during the play, when the last tarocco is gone. { $source }
nothing-wrong-laid = Nothing can be taken back: no card of yours in the trick breaks a rule. { $source }
no-mending-here = Nothing can be taken back: this book knows no mending. { $source }
nothing-to-mend = Nothing can be mended: your number of cards is right, or it is no time to mend it. { $source }
when-to-warn = Partners warn each other before the first lead, once each. { $source }
challenge-one = { $n } = { $who ->
    [you] You
   *[other] { $who }
 }: { $about }
nothing-odd = There is nothing to challenge: nobody did anything odd. { $source }
no-fault-here = There is nothing to challenge: at a courteous table no fault can happen. { $source }
challenge-list = Type challenge and a number: { $told }.
nothing-to-declare = You have no versicola left to declare now. { $source }
nothing-to-lay-away = You have nothing to lay away now. { $source }

# Help

help-suits = suit cards: Re, Regina, Cavallo, Fante, 1 to 10 of c d s b
help-tarocchi = tarocchi by number, the Matto; or leone, trom, re co
help-rank = the rank alone, if only one lawful card has it
help-enter = the only lawful card, or the usual answer
help-folla = folla as announced, last trick, your side's tricks
help-mark = running mark, last deal's sheet, what all have seen
help-reach = versicole that one more card would bring you
help-hint = what a good player would do, and why
help-rules = look something up: rules matto
help-claim = between tricks: your side takes all that is left
help-fall = without tarocchi: lay your hand open (cascare)
help-declare = in the first trick: a versicola you kept back
help-undo = take your last decision in this deal back
help-quit = leave; the same command goes on from here
help-back = put your wrong card right before the trick is turned
help-warn = before the first lead: remind your partner to count and lay away rightly
help-mend = between tricks: put your wrong number of cards right, if nobody noticed
help-challenge = hold a fault against an enemy; without a number: a list
help-discard = lay away otherwise, until the first lead
help-small = Small digits are what a carta di conto counts: 33⁵. Bright cards are lawful.

# A hint

nothing-to-advise = There is nothing to advise on now.
hint-plays = plays { $card }
hint-lays-away = lays away { $cards }
hint-declares = declares { $told }
hint-declares-nothing = declares nothing
hint-gives = gives { $card }
hint-robs = robs { $card }
hint-leaves = robs no further
hint-lifts = lifts { $n } cards
hint-draws = draws a card
hint-turns = turns the trick
hint-falls = lays the hand open
hint-claims = claims every trick that is left
hint-challenges = challenges { $who ->
    [you] you
   *[other] { $who }
 }: { $about }

# What may be asked

folla-not-yet = The folla has not been announced yet.
folla-told = { $who ->
    [you] You announce
   *[other] { $who } announces
 }: “{ $text }”. { $source }
folla-dealer = You deal and may look: { $cards }
folla-lies-open = Its suit cards lie open: { $cards }
no-trick-yet = No trick has been turned yet in this deal.
last-trick = Trick { $n }: { $plays }.
takes-it = { $who ->
    [you] You take
   *[other] { $who } takes
 } it.
no-own-trick = Your side has no trick yet.
own-tricks = Your side's { $n } cards: { $cards }
got-seen = { $who ->
    [you] You
   *[other] { $who }
 } got, seen by all: { $cards }
declared-for = { $who ->
    [you] You declare
   *[other] { $who } declares
 } { $cards } for { $points }.
open-hand = { $who ->
    [you] You
   *[other] { $who }
 }, open hand: { $cards }
nothing-shown = Nothing has been shown yet in this deal.
accounts = Accounts in resti: { $accounts }.
no-reach = No versicola is within reach of one more card.
reach = { $cards } for { $points }, if { $card } came.
before-lies = Before { $who ->
    [you] you
   *[other] { $who }
 }: { $cards }
in-trick = In the trick: { $plays }.
card-winning = { $name } { $card } (winning)

# The table as it is drawn

drawing = drawing for seats
deal-of = giro { $giro }, deal { $n } of { $most }
trick-of = { $deal } · trick { $n } of { $most }
marks-even = The marks are even
side-leads = { $side } { $whose ->
    [own] lead
   *[others] lead
 } by { $n }
borrowed-partner = { $n } of the fiches { $n ->
    [one] is
   *[other] are
 } from the partner's set
borrowed-pair = { $n } of the fiches { $n ->
    [one] is
   *[other] are
 } from the other pair's set
resti-paid = Resti paid in this deal: { $told }
led-winning = led, winning
winning = winning
led = led
is-dealer = dealer
hand-open = open hand
matto-waits = Matto waits
folla-corner = folla: { $text }
head-mark = THE MARK
head-folla = THE FOLLA
head-last-trick = THE LAST TRICK
head-reach = WITHIN REACH
brief-declared = declared
trick-to = to { $who ->
    [you] you
   *[other] { $who }
 }

# The sheet

sheet-total = Total
mazzetti = { $name }: { $n } cards, { $heaps } mazzetti{ $over ->
    [0] { "" }
    [one] { "" } and { $over } card
   *[other] { "" } and { $over } cards
 }: { $beyond ->
    [0] nothing
   *[other] { $beyond } beyond { $par } mazzetti
 }.
no-difference = No difference: nothing is paid.
difference = Difference { $n }: { $resti } to { $side }. { $source }
deal-counted = Giro { $giro }, deal { $n }: the count
fines = Fines: { $told }.
deal-goes-round = The deal goes round: { $names }. { $source }
giro-title = Giro { $giro }

# How a newcomer begins

example-florence = by Florence’s book, four deals
codes-suits = In Minchiate cards are written c d s b (Coppe, Denari, Spade, Bastoni) and
codes-ranks = R Q C F 1 to 10, tarocchi by their number, 1 to 40; M is the Matto.
