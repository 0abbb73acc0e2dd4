# What the terminal says at a table of Tresette. Words to be typed stay as they are.

ask-draw = { $count } cards lie spread face down; the lowest deals. Draw one: a place from 1 to { $most }, or Enter for one in the middle.
ask-cut = You cut. Lift 1 to { $most } cards; Enter cuts in the middle.
may-announce = { $window ->
    [second] At the second trick
   *[first] Before the first lead
 } you may announce { $listed }. { $number ->
    [one] Type 1
   *[other] Type all, or the numbers you choose (such as 1)
 } to announce; Enter announces nothing. (r. I-II)
nothing-to-announce = { $window ->
    [second] At the second trick
   *[first] Before the first lead
 } you have nothing to announce. Enter goes on. (r. I-II)
item-marks = { $item } ({ $marks ->
    [one] 1 mark
   *[other] { $marks } marks
 }{ $partie ->
    [yes] { " " }and a Partie
   *[no] { "" }
 })
nothing-now = You have nothing to announce now: Enter passes.
no-announcement = “{ $word }” is no announcement: 3x7 is three Sevens, Nh4 a Napolitana of four in hearts.
type-a-card = Type a card, such as { $code }; help tells the rest.
your-lead = Your lead: any card may be played.
led-play = { $suit } led: play a card.
led-none = { $suit } led, and you have none: any card may be played. (intro)
led-follow = { $suit } led. Follow suit: { $cards }. (intro)

pair = { $first } and { $last }
score-of-two = Marks: { $marks }. Slate { $slate }.
score-of-three = Marks: { $marks }. Slate: { $slate }.
nothing-written = nothing yet
won-from = { $won } from { $who ->
    [you] you
   *[name] { $who }
 }
partien = { $n ->
    [one] a Partie
   *[other] { $n } Partien
 }
partien-from = { $n ->
    [one] a Partie
   *[other] { $n } Partien
 } from { $who ->
    [you] you
   *[name] { $who }
 }
drawing-partners = drawing for partners and the deal
drawing-dealer = drawing for the deal
deal-of-deals = deal { $deal } of { $deals }
deal-to-partien = deal { $deal } · to { $partien } Partien
trick-of = { " " }· trick { $trick } of { $tricks }
led-winning = led, winning
winning = winning
led = led
deals-cards = dealer
your-partner = your partner
enemy = enemy

deal-title = Deal { $deal }
accounts = Accounts: { $accounts }.
together = Together
sitting-over = The sitting is over
your-heaps = your heaps
heaps-opposite = heaps opposite
ours = ours
theirs = theirs
slate = slate { $partien }
heading-marks = MARKS AND SLATE
heading-laid = LAID IN THIS DEAL
we = we
they = they
heading-last = THE LAST TRICK
trick-to = to { $who ->
    [you] you
   *[name] { $who }
 }
heading-accounts = ACCOUNTS
no-deal-scored = No deal has been scored yet; score tells how this one stands.
nothing-odd = There is nothing to challenge: nobody did anything odd.
courteous-no-challenge = There is nothing to challenge: at a courteous table no fault can happen.
type-challenge = Type challenge and a number: { $listed }.
accept-deal = Enter accepts the deal; challenge speaks of faults, sheet shows it.
signs-to-say = One may say { $signs }, where signs are agreed.

help-card = a card: suit letter s h d c, then 3 2 A K Q J 7 6 5 4
help-rank = the rank alone, if only one lawful card has it
help-enter = the only lawful card, or the usual answer
help-announce = what to announce, from the list
help-last = the last trick; what your side has won
help-score = marks and slate; the last deal line by line
help-announced = what everybody has announced in this deal
help-hint = what a good player would do, and why
help-rules = look something up: rules napolitana
help-undo = take your last decision in this deal back
help-quit = leave; the same command goes on from here
help-signs = before your lead: also say demand, say steer
help-announce-code = say so by its code, in time or not, true or not
help-challenge = hold a fault against an enemy; without a number: a list
help-order = Cards rank 3 2 A K Q J 7 6 5 4. Bright cards are lawful.
no-trick-yet = No trick has been taken yet in this deal.
last-trick = Trick { $trick }: { $plays }. { $who ->
    [you] You take
   *[name] { $who } takes
 } it.
side-no-trick = Your side has no trick yet.
you-no-trick = You have no trick yet.
won-so-far = Won so far: { $cards }.
worth-so-far = { $figures } figures and { $aces } aces: { $points } points, without the last trick.
accounts-at-stake = Accounts, at { $stake } a Partie: { $accounts }.
false = false
nothing-announced = Nothing has been announced yet in this deal.
open-before = Open before { $who ->
    [you] you
   *[name] { $who }
 }: { $cards }.
in-the-trick = In the trick: { $plays }.

sign-invite = I invite
sign-demand = I demand
sign-steer = you steer
too-early = too early, forfeited
out-of-turn = out of turn, laid last
too-late = too late, void
draws = { $who ->
    [you] You draw
   *[name] { $who } draws
 } { $shown }.
deals-first = { $who ->
    [you] You deal
   *[name] { $who } deals
 } first, having drawn lowest.
seated = { $ours } against { $theirs }. { $who ->
    [you] You deal
   *[name] { $who } deals
 } first, having drawn lowest.
cuts = { $who ->
    [you] You cut
   *[name] { $who } cuts
 }, { $dealer ->
    [you] you deal
   *[name] { $dealer } deals
 }.
takes-up-packet = { $who ->
    [you] You take
   *[name] { $who } takes
 } up the next packet.
takes-up = { $who ->
    [you] You take
   *[name] { $who } takes
 } up { $cards }.
turns-up = { $who ->
    [you] You turn
   *[name] { $who } turns
 } up { $card }.
announces = { $who ->
    [you] You announce
   *[name] { $who } announces
 } { $items }.
says = { $who ->
    [you] You say
   *[name] { $who } says
 }: “{ $sign }”.
plays = { $how ->
    [leads] { $who ->
    [you] You lead
   *[name] { $who } leads
 }
   *[plays] { $who ->
    [you] You play
   *[name] { $who } plays
 }
 } { $card }.
takes-trick = { $who ->
    [you] You take
   *[name] { $who } takes
 } the trick with { $card }.
takes-talon = { $who ->
    [you] You take
   *[name] { $who } takes
 } the cards left over: { $cards }.
marks-no-more = { $number ->
    [you] You mark
    [ours] { $side } mark
    [pair] { $side } mark
   *[one] { $side } marks
 } nothing more in this deal { $source }.
lays = { $number ->
    [you] You lay
    [ours] { $side } lay
    [pair] { $side } lay
   *[one] { $side } lays
 } { $points }: { $reason }.
writes-sevens = { $number ->
    [you] You write
    [ours] { $side } write
    [pair] { $side } write
   *[one] { $side } writes
 } a Partie{ $each ->
    [yes] { " " }from each
   *[no] { "" }
 } for the Sevens { $source }.
tricks-count = The tricks count: { $points }.
wins = { $number ->
    [you] You win
    [ours] { $side } win
    [pair] { $side } win
   *[one] { $side } wins
 } { $what }{ $double ->
    [yes] , doubled
   *[no] { "" }
 } { $source }.
great = { $name }! { $number ->
    [you] You write
    [ours] { $side } write
    [pair] { $side } write
   *[one] { $side } writes
 } { $what } { $source }.
revoke-in-trick = { $name }: revoke in trick { $trick }
false-announcement = { $name }: false announcement, { $item }
challenges = { $who ->
    [you] You challenge
   *[name] { $who } challenges
 } { $about }.
no-fault-shown = The cards show no fault ({ $about }).
fault-shown = The cards have shown it ({ $about }).
scored-again = The deal is scored over again.
entered = Entered against { $who ->
    [you] you
   *[name] { $who }
 }: { $title }.
pays = { $payer ->
    [you] You pay
   *[name] { $payer } pays
 } { $payee ->
    [you] you
   *[name] { $payee }
 } { $amount }
slate-even = The slate is even: nobody pays.
company-rises = The company rises.
rises-won-most = The company rises; { $number ->
    [one] { $names } won most
   *[other] { $names } won most
 }.

# What a hint advises

deed-announces = announces { $items }
deed-announces-nothing = announces nothing
