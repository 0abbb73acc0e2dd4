# What the terminal says at a table of Taroc.

# Honours

honour-matadors = the three matadors
honour-ten-tarocs = ten tarocs
honour-four-kings = four Kings
honour-three-kings = three Kings and the Skis
honour-four-queens = four Queens
honour-three-queens = three Queens and the Skis
honour-four-knights = four knights
honour-four-valets = four Valets
honour-mongue = the Mongue
honour-skis = the Skis
honour-cavalerie = the Cavalerie of { $suit }
honour-half-cavalerie = the half Cavalerie of { $suit }
honour-matador = the matador { $number }
honour-taroc = { $number ->
    [11] an 11th taroc
    [18] an 18th taroc
    [21] a 21st taroc
    [22] a 22nd taroc
   *[other] a { $number }th taroc
 }

# People, payments, progress

nothing-paid = nothing is paid
pays-each = { $who ->
    [you] You pay
   *[other] { $who } pays
 } { $amount } to each
each-pays = each other player pays { $who ->
    [you] you
   *[other] { $who }
 } { $amount }
pays = { $who ->
    [you] You pay
   *[other] { $who } pays
 } { $whom ->
    [you] you
   *[other] { $whom }
 } { $amount }
deal-of = deal { $n } of { $all }
trick-of = deal { $n } of { $all } · trick { $trick } of { $tricks }

# What happens

lot = The lot falls on { $who ->
    [you] you
   *[other] { $who }
 } to deal first.
cut = { $who ->
    [you] You cut
   *[other] { $who } cuts
 }. { $whom ->
    [you] You deal
   *[other] { $whom } deals
 }.
cut-with-king = { $who ->
    [you] You cut
   *[other] { $who } cuts
 }. { $whom ->
    [you] You deal
   *[other] { $whom } deals
 }. { $idle ->
    [you] You sit
   *[other] { $idle } sits
 } out as king.
skar-covered = { $who ->
    [you] You lay
   *[other] { $who } lays
 } the Skar: { $n } cards.
skar-laid = { $who ->
    [you] You lay
   *[other] { $who } lays
 } the Skar: { $cards }.
announces = { $who ->
    [you] You announce
   *[other] { $who } announces
 } { $honour }.
announces-late = { $who ->
    [you] You announce
   *[other] { $who } announces
 } { $honour }, too late: it is worth nothing (r. 1).
announces-nothing = { $who ->
    [you] You announce
   *[other] { $who } announces
 } nothing.
honour-paid = For { $honour }: { $paid }.
leads = { $who ->
    [you] You lead
   *[other] { $who } leads
 } { $card }.
plays = { $who ->
    [you] You play
   *[other] { $who } plays
 } { $card }.
yields = { $who ->
    [you] You hold
   *[other] { $who } holds
 } the Skis, which must go now, and may not lead it: { $whom ->
    [you] you lead
   *[other] { $whom } leads
 } instead. (r. 18)
takes = { $who ->
    [you] You take
   *[other] { $who } takes
 } the trick with { $card }.
takes-paid = { $who ->
    [you] You take
   *[other] { $who } takes
 } the trick with { $card }. { $rule }: { $paid }. ({ $source })
keeps = { $who ->
    [you] You keep
   *[other] { $who } keeps
 } { $kept ->
    [skis] the Skis
   *[pagat] the Pagat
 } and { $who ->
    [you] give
   *[other] gives
 } { $whom ->
    [you] you
   *[other] { $whom }
 } { $card } for it.
skar-shown = In { $who ->
    [you] your
   *[other] { $who }'s
 } Skar lay { $cards }.
counted = The count: { $points } points. Paid: { $accounts }.
void = { $rule }: the deal is void. ({ $source })
void-paid = { $rule }: the deal is void. ({ $source }) Paid back and paid in all: { $accounts }.
challenges = { $who ->
    [you] You challenge
   *[other] { $who } challenges
 } { $whom ->
    [you] you
   *[other] { $whom }
 }: { $about }. The cards will show whether it is so.
about-skar = a wrong Skar
about-honour = { $honour }, announced and not held
about-skis = the Skis kept too long in trick { $trick }
about-card = a wrong card in trick { $trick }
no-fault = The cards show no fault ({ $who ->
    [you] you
   *[other] { $who }
 }, { $about }).
fault-shown = The cards have shown it ({ $who ->
    [you] you
   *[other] { $who }
 }, { $about }): { $follows } Paid: { $accounts }.
fault-entered = The scorer enters: { $fault }.
sitting-over = The sitting is over: { $accounts }.

# What the table asks

ask-cut = You cut for { $who ->
    [you] your
   *[other] { $who }'s
 } deal: lift 1 to { $most }; Enter cuts in the middle. (our decision)
type-three-cards = Type the codes of the three cards you lay away, such as h2 h3 c4.
ask-skar = You deal. Lay three cards away, by their codes: no King; { $tarocs ->
    [pagat] of the tarocs only the Pagat, from fewer than four
   *[three] tarocs only as three together with the Pagat
 }. They count for you. (§ I)
nothing-to-announce = You have nothing to announce; Enter goes on. (r. 1)
may-announce-one = { $code } ({ $honour }, { $price } from each)
ask-announce = You may announce { $told }. Type one at a time; Enter ends. (r. 1)
no-such-honour = “{ $text }” is no honour here; such as matadors, cavalerie-s, ten-tarocs.
only-yield = Enter yields the lead; there is nothing else to do.
ask-yield = You are on lead, and the Skis must go now, but cannot be led: Enter yields the lead to your right-hand neighbour. (r. 18)
type-a-card = Type the code of a card, such as { $code }; help tells the rest.
your-card = Your card.
only-card = Only { $card } may be played; Enter plays it.
taroc-led = The lead is a taroc: your lawful cards are bright. (r. 4, 15, 16)
suit-led = The lead is { $suit }: your lawful cards are bright. (r. 4, 15, 16)
skis-led = The Skis was led: your card sets the suit. (r. 18)
lead-no-skis = Your lead: any card but the Skis. (r. 18)
lead-the-skis = Your lead: the Skis must go now. (r. 18)
lead-any = Your lead: any card, the Skis too. (r. 18)
skar-of-dealer = The Skar is the dealer's. (§ I)
nothing-odd = There is nothing to challenge: nobody did anything odd. (r. 4)
no-fault-here = There is nothing to challenge: here no fault can happen. (r. 4)
challenge-one = { $n } = { $who ->
    [you] You
   *[other] { $who }
 }: { $about }
challenge-list = Type challenge and a number: { $told }.
stop-count = Enter accepts the count; challenge lists what could be challenged. (our decision)
stop-skar = Enter goes on; skar CODES lays the Skar otherwise.
not-counted = No deal has been counted yet; marks tells how this one stands.
not-among-cards = “{ $text }” is not among your cards: you have { $held }.
named-twice = A card is named twice.

# What may be asked

help-cards = suit cards: King, Queen, knight (C), Valet (J), A, 10 to 2 of s h d c
help-tarocs = tarocs by number; the Skis
help-rank = the rank alone, if only one lawful card has it and you hold no such taroc
help-enter = the only lawful card, or the usual answer
help-last = the last trick; your own tricks and what they count so far
help-honours = what was announced; what everybody has won
help-unseen = which tarocs you have not seen yet
help-sheet = the last count, line by line
help-hint = what a good player would do, and why
help-rules = look something up: rules skis
help-announce = an honour you forgot, until the first card is led
help-undo = take your last decision in this deal back
help-quit = leave; the same command goes on from here
help-challenge = hold a fault against another; without a number: a list
help-skar = lay a wrong Skar otherwise, until the first lead
help-yield = on lead with the Skis due: let the next player lead
help-small = Small digits are what a counter counts: ♠K⁵. Bright cards are lawful.
in-trick = In the trick: { $plays }.
card-of = { $who ->
    [you] You
   *[other] { $who }
 } { $card }{ $best ->
    [yes] { "" } (winning)
   *[no] { "" }
 }
deals = { $who ->
    [you] You deal
   *[other] { $who } deals
 }.
deals-with-king = { $who ->
    [you] You deal
   *[other] { $who } deals
 }. { $idle ->
    [you] You sit
   *[other] { $idle } sits
 } out.
accounts = Accounts: { $accounts }.
paid-so-far = In this deal: { $accounts }.
no-trick-yet = No trick has been taken yet in this deal.
last-trick = Trick { $n }: { $plays }. { $who ->
    [you] You take
   *[other] { $who } takes
 } it.
no-own-trick = You have no trick yet.
own-tricks = { $n } cards, { $points } points so far: { $cards }
announced-one = { $who ->
    [you] You
   *[other] { $who }
 }: { $honour }, { $price } from each{ $paid ->
    [later] { "" } after the count, with more than 26 points
   *[now] { "" }
 }{ $worth ->
    [nothing] , worth nothing
   *[all] { "" }
 }.
nothing-announced = Nothing has been announced in this deal.
unseen-tarocs = { $n } tarocs you have not seen: { $cards }
no-taroc-out = No taroc is out.
hint-nothing = There is nothing to decide now.
hint-not-your-turn = It is not your turn.
hint-challenge = challenges { $who ->
    [you] you
   *[other] { $who }
 }: { $about }
hint-skar = lays away { $cards }
hint-announce = announces { $honour }
hint-yield = yields the lead
hint-no-more = announces nothing more
hint-cut = cuts anywhere: it is all one

# The table as it is drawn

led-winning = led, winning
winning = winning
led = led
king-idle = king, idle
is-dealer = dealer
tricks-won = { $n ->
    [one] 1 trick
   *[other] { $n } tricks
 }
owes-a-card = a card owing
this-deal = this deal { $amount }
head-last-trick = THE LAST TRICK
head-honours = HONOURS
trick-to = to { $who ->
    [you] you
   *[other] { $who }
 }
honour-line = { $who ->
    [you] You
   *[other] { $who }
 }: { $honour }{ $worth ->
    [nothing] { "" } (void)
   *[all] { "" }
 }
taroc-card = taroc { $number }
the-mongue = the Mongue
the-pagat = the Pagat
tarocs = Tarocs

# The sheet

sheet-count = Count
sheet-counters = Counters
sheet-worth = worth
sheet-empty = empty
sheet-skis-alone = r. 8
sheet-threes = threes
sheet-points = points
sheet-payments = Payments
sheet-total = Total
sheet-over = The sitting is over
