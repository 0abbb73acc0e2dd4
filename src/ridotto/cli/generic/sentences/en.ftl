# What the terminal says at the table of a game without a face. Words to type stay as they are.

## What happens

plays = { $who ->
    [you] You play
   *[name] { $who } plays
 } { $shown }.
takes-back = { $who ->
    [you] You take
   *[name] { $who } takes
 } { $shown } back.
draws = { $who ->
    [you] You draw
   *[name] { $who } draws
 } a card.
cuts = { $who ->
    [you] You cut
   *[name] { $who } cuts
 }: { $lifted ->
    [one] one card
   *[other] { $lifted } cards
 } lifted.
turns-trick = { $who ->
    [you] You turn
   *[name] { $who } turns
 } the trick.
company-rises = The company rises.
pays = { $payer ->
    [pot] the pot pays
    [you] You pay
   *[name] { $payer } pays
 } { $payee ->
    [pot] the pot
    [you] you
   *[name] { $payee }
 } { $amount }: { $rule }
yes-or-no = { $holds ->
    [yes] yes
   *[no] no
 }
nothing = nothing
covered-cards = { $n } covered cards
the-house = the house

## The table

others = others
in-hand = { $n } in hand
won = { $n } won
heading-deal = THIS DEAL
heading-accounts = ACCOUNTS
winning = (winning)
in-the-trick = In the trick: { $plays }.
accounts = Accounts: { $accounts }.
of-the-pot = the pot { $figure }
deals-done = deals done: { $n }
events-seen = { $n ->
    [one] one event
   *[other] { $n } events
 }
next-deal = Enter goes on to the next deal.

## The pages

sheet-title = The sheet of this deal
column-for = for
column-source = source
together = together
party-over = The party is over
no-trick-yet = No trick has been turned yet in this deal.
last-trick = Trick { $number }: { $plays }. { $who ->
    [you] You take
   *[name] { $who } takes
 } it.
deed-statement = does this: “{ $statement }”
help-card = a card by its code, or by its name
help-enter = the only act there is
help-last = the last trick
help-sheet = every line of this deal with its source, and the accounts
help-table = everything you see of the table, field by field
help-hint = what a computer player would do, and why
help-do = an act as records write it, where nothing else does it
help-rules = look something up: rules trick
help-undo = take your last decision in this deal back
help-quit = leave; the same command goes on from here

## What the table waits for

ask-play = Play { OR($cards) }.
enter-does-it = Enter does it.
nothing-to-do = Nothing is to be done here.
act-number = act { $number } = { $statement }{ $referee ->
    [yes] { " " }(the referee decides)
   *[no] { "" }
 }
pick-number = { $kind } N: a number of { $span }.
pick-places = { $kind } N…: { $count } different of { $span }.
pick-cards = { $kind } CARDS: { $wanted } of { $shown }{ COUNT($always_cards) ->
    [0] { "" }
   *[other] , with { $always_cards }
 }.
pick-sets = { $kind } N…, or { $kind } none: { $listed }.
there-is-none = there is none
span = { $least } to { $most }
means-nothing = “{ $word }” means nothing here. { $question }
more-than-one = There is more than one choice. { $question }
none-to-choose = There is none to choose: type { $kind } none.
wrong-count = { $count } will not do: { $wanted } are wanted, each once.
not-a-statement = Records do not write it so: { $why }.
one-act = Type one act of your own, as records write it.
