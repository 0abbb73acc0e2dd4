# What the terminal says at a table of Bieten. Words to be typed stay as they are; figures have their book's names.

ask-draw = Cut for the deal, the lowest deals and the ace is lowest: a place from 1 to { $most }, or Enter for the middle. (§ Das Bieten)
ask-cut = You cut. Lift 1 to { $most } cards; Enter lifts half.
neither-take-nor-leave = “{ $word }” is neither y (take it) nor n (leave it).
ask-rob = You have cut to the Weli. Take it out? (Y/n) (§ Weli)
enter-accepts = Enter accepts the result; claim lists what could be claimed.
ask-accept = The match is counted. Enter accepts the result and ends all claims.
ask-out-of-turn = It is { $who }’s turn. You may bid the Spiel out of turn: type bid spiel, or press Enter to say nothing. (§ Das Bieten)
lay-led = { $suit } is led: lay a card
lay-lead = Your lead: lay a card
or-speak = , or speak first: { $speech }.
weli-under-name = The Weli goes under a name, such as W hA.
type-a-card = Type a card, such as { $code }; help tells the rest.
name-the-weli = Name it, such as W hA; open lists the names it may still have.
no-offer = “{ $word }” is no offer: { $offers }; Enter says nothing.
may-still-say = Your card lies; you may still say { $speech }. Enter says nothing.
nothing-to-offer = Your card lies; you have nothing to offer. Enter says nothing. (You are asked all the same: if the table passed you over, the others would know it.)
you-are-asked = You are asked: { $choices }.
asked-groschen = A Groschen of { $who ->
    [you] you
   *[name] { $who }
 } on the { $figure }:
asked-held = { $who ->
    [you] Your
   *[name] { $who }'s
 } { $figure } is held; you need not speak:
asked-bid = { $who ->
    [you] You bid
   *[name] { $who } bids
 } the { $figure }:
enter-silent = Enter stays silent
only-good = you can only let it good, and Enter says so; only you know that
only-silent = Enter stays silent; you have nothing else to say, but only you know that

unbid = unbid
figure-asked = { $who ->
    [you] You bid
   *[name] { $who } bids
 }
figure-good = let good to { $who ->
    [you] you
   *[name] { $who }
 }: 1
figure-held = { $who ->
    [you] You bid
   *[name] { $who } bid
 }, held: 2
figure-held-by = { $who ->
    [you] You bid
   *[name] { $who } bid
 }, held by { $holders }: 2
holder = { $who ->
    [you] you
   *[name] { $who }
 }
figure-raised = Groschen of { $who ->
    [you] you
   *[name] { $who }
 }
figure-groschen-good = Groschen good to { $who ->
    [you] you
   *[name] { $who }
 }: 2
figure-groschen-held = Groschen of { $who ->
    [you] you
   *[name] { $who }
 } held: 3
the-weli = the Weli
score = { $totals }, to { $goal }
out = out
dealer = dealer
cutting = cutting for the deal
game-of = game { $game } of { $games } to { $goal }
games = { $n ->
    [one] 1 game
   *[other] { $n } games
 }
counted = counted
trick = trick { $n }

cuts-card = { $who ->
    [you] You cut
   *[name] { $who } cuts
 } { $shown }.
lowest-deals = { $who ->
    [you] You have
   *[name] { $who } has
 } the lowest card and will deal.
cuts = { $who ->
    [you] You cut
   *[name] { $who } cuts
 }; { $dealer ->
    [you] you deal
   *[name] { $dealer } deals
 }.
cut-to-weli = You have cut to the Weli!
not-the-weli = It is not the Weli.
takes-weli = { $who ->
    [you] You take
   *[name] { $who } takes
 } the Weli out and will get only two cards. (§ Weli)
bids = { $who ->
    [you] You bid
   *[name] { $who } bids
 }: “Ich biete { $mine }.”
holds = { $who ->
    [you] You hold
   *[name] { $who } holds
 }: “Ich schaue es an.”
says-good = { $who ->
    [you] You say
   *[name] { $who } says
 }: “Es ist gut.”
gives-groschen = { $who ->
    [you] You give
   *[name] { $who } gives
 } a Groschen on the { $figure }: “Drei!”
is-good = { $figure } is good. { $who ->
    [you] You write
   *[name] { $who } writes
 } { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
lays = { $how ->
    [leads] { $who ->
    [you] You lead
   *[name] { $who } leads
 }
   *[lays] { $who ->
    [you] You lay
   *[name] { $who } lays
 }
 } { $card }.
names-weli = { $who ->
    [you] You lay the Weli and name
   *[name] { $who } lays the Weli and names
 } it { $card }.
takes-trick = { $who ->
    [you] You take
   *[name] { $who } takes
 } the { $last ->
    [yes] last trick
   *[no] trick
 }.
count = Counted: { $results }.
is-out = { $who ->
    [you] You are
   *[name] { $who } is
 } out.
has-lost = { $who ->
    [you] You have
   *[name] { $who } has
 } lost: a Bummerl and a quarter.
made-by-nobody = { $figure } nobody
claims = { $who ->
    [you] You claim
   *[name] { $who } claims
 } a fault: { $about }.
in-trick = { " " }in trick { $trick }
in-deal-before = { " " }in the deal before
ground-revoke = a revoke
ground-overbid = overbidding
ground-spiel = a Spiel without its suit
ground-possession = a claim without the figure
ground-name = the Weli's name
no-fault-shown = The cards show no fault ({ $about }).
loses = { $who ->
    [you] You lose
   *[name] { $who } loses
 } { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
new-deal-void = That changes who plays: the new deal is void, and the pack is shuffled again.
new-deal-goes-on = The new deal goes on.
misdeal = A misdeal: { $who ->
    [you] You deal
   *[name] { $who } deals
 } again.
match-over = The match is over.

help-card = cards: ♥ Herz, ♠ Laub, ● Schell, ♣ Eichel; A K O U 10 9 8 7
help-weli = the Weli, named ace of Herz
help-bid = offer a figure: herz laub gleich hanger spiel; the name alone will do
help-answers = answers; in your turn: groschen laub
help-enter = the only lawful card, the only answer, silence, or nothing more
help-stroke = a stroke by a score: one point is missing, and that person may not bid
help-figures = how the figures stand; the slate; the last count, line by line
help-last = the last trick
help-open = what your Weli may still be, and why
help-hint = what a good player would do, and why
help-rules = look something up: rules groschen
help-undo = take your last decision back; leave, and go on later
help-claim = claim a fault; without a number: a list
at-this-table = At this table
quarters = Quarters of wine: { $accounts }.
scribe-counts = The scribe counts
how-good = let good
how-held = held
how-groschen-good = Groschen let good
how-groschen-held = Groschen held
game-over = The game is over: { $order }. The last has lost.
match-over-quarters = The match is over; quarters of wine
no-trick-yet = No trick is complete yet in this deal.
last-trick = Trick { $trick }: { $plays }. { $who ->
    [you] You take
   *[name] { $who } takes
 } it.
no-weli = You do not hold the Weli.
weli-may-be = Your Weli may still be { $cards }.
deed-bid = bids the { $figure }
deed-groschen = gives a Groschen on the { $figure }
deed-lay = lays { $card }
deed-weli = lays the Weli as { $card }
deed-hold = holds
deed-good = lets it good
deed-rob = takes the Weli out
deed-cut = cuts anywhere: it is all one
deed-accept = accepts the result
deed-claim = claims a fault: claim lists what may be claimed
deed-silence = says nothing
heading-slate = THE SLATE, TO { $goal }
heading-last = THE LAST TRICK
heading-weli = YOUR WELI MAY BE
heading-quarters = QUARTERS OF WINE
laid-before = Before { $who ->
    [you] you
   *[name] { $who }
 }: { $row }.
holds-weli = { $who ->
    [you] You hold
   *[name] { $who } holds
 } the Weli, taken at the cut.
weli-one-of = Your Weli may still be one of { $n } cards: open lists them.
lacks-one = { $who ->
    [you] You lack
   *[name] { $who } lacks
 } one point: the stroke, and no bidding.
no-deal-counted = No deal has been counted yet.
nothing-to-claim = There is nothing to claim now.
type-claim = Type claim and a number: { $listed }.
stop-after-deal = Enter goes on to the next deal; claim speaks of a fault in this one.
