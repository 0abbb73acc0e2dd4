# What the terminal says at every table. Words to be typed stay as they are.

greeting = Welcome. Type help at any time; quit leaves, and the same command goes on.
taken-back = Taken back: decide again.
nothing-decided = You have decided nothing yet in this deal.
enter-on = Enter goes on.
enter-rest = Enter shows the rest.
enter-back = Enter goes back to the table.
enter-leave = Enter leaves the table.
no-word = “{ $word }” is no word I know here; Enter goes on.
name-a-word = Name a word to look up, such as: rules trump.
no-rule-speaks = No rule speaks of “{ $word }”; ridotto rules { $game } has the whole book.
number-between = “{ $word }” will not do: type a number from { $least } to { $most }.
could-be = “{ $word }” could be { $choices }: type the code.
not-among = { $code } { $name } is not among your choices here.
no-such-card = “{ $word }” is no card and no word I know; { $code } is { $name }; try help.
neither-nor = { $word } is neither y nor n.
under-way = A party is under way: { $title }{ $agreed }, { $table ->
    [strict] strict table
   *[courteous] courteous table
 }, { $progress }. Go on with it?
kept-as = The party before is kept as { $file }.
saved-in = Saved in { $file }.
goes-on-from-here = { $command } goes on from here.
cards-decide = The cards will show whether it is so.
you = You
you-object = you
your = your
somebodys = { $name }'s
covered-card = a covered card
or = { $one } or { $other }
nothing-to-advise = It is not your turn: there is nothing to advise.
hint-does = A { $level } { $deed }.
deed-plays = plays { $card }
enter-key = Enter
deed-anywhere = chooses anywhere: it is all the same
hint-else = Or else it { $each }.

## The history

history-none = No party is kept yet. Play one, and it stands here.
history-when = When
history-game = Game
history-with = With
history-deals = Deals
history-result = Result
history-over = over
history-under-way = under way

## The review

review-head = { $title }, deal { $n }
review-how = { $judged } decisions were judged by what each seat could know, in { $worlds } ways the hidden cards may lie; { $forced } left no choice or could not be judged. All figures are { $unit }.
unit-of = { $unit ->
    [quarters] quarters
    [jettons] jettons
    [stakes] stakes
    [resti] resti
    [marks] marks
   *[points] points
 }
luck-and-skill = Luck and skill
not-split = Luck and skill cannot be told apart here: { $why }.
column-seat = seat
column-before = before
column-cards = cards
column-own = own play
column-others = others' play
column-chance = chance
column-result = result
weighed-most = { $seat }: most weighed { $what ->
    [cards] the cards dealt
    [own] own play
    [others] the play of the others
   *[chance] chance in how hidden cards lay
 }, { $figure }, { $way ->
    [for] for
   *[against] against
 } this seat.
no-mistake = No mistake that surely cost more than { $sure }.
mistakes = Mistakes that surely cost more than { $sure }: { $n }
mistakes-most = Mistakes that surely cost more than { $sure }: { $n }; the costliest { $most }
mistake = Trick { $n }: { $seat } { $done }; better: { $best }.
mistake-cost = It cost about { $loss }, surely { $sure } ({ $value } instead of { $best }).
of-better = Of the better one: { $said }
right-but = Right by what one could know, but not with open cards:
hindsight = Trick { $n }: { $seat } { $done }; { $other } would have brought { $gain } more.
had-to-know = One would have had to know that { $seat } held { $card }.
trick-number = trick { $n }
could-expect = What { $seat } could expect with open cards, in { $unit }

## The deal of the day

day-server = The deal of the day of { $server }, { $date }: { $title }. The same cards for everybody; it is played once, without hints and undo.
day-local = A deal of { $date } made on this machine: { $title }. It comes from the date alone, so that everybody with this program can play the same; nobody has sealed it, and no place is kept. With --server you play the sealed deal of a server.
day-no-help = The deal of the day is played once and without help.
day-done = You have played it. You made { $paid } ({ $unit }).
day-field = The computers play the same cards in your chair …
day-computer = { $level }: { $paid }
day-share = Better than { $share } % of { $of } others in this chair.
day-place = Place { $place } of { $of }.
day-no-place = The result has no place: only who plays alone and in time has one.
day-against = { $level } made { $paid } in your chair.
day-later = When the day is over the server opens the cards, with their review: { $address }
day-not-answered = { $server } does not answer as a server of Ridotto: { $why }

## What this is

welcome-what = old card games, played by their books.
welcome-play = sit down and play a party of { $title }
welcome-options = its options, and its house rules as flags
welcome-games = the other games, and all rule sets
welcome-rules = read the rules
welcome-look-up = look something up in them
welcome-score = count a hand played with real cards
welcome-evening = keep and settle a whole evening of them
welcome-replay = worked hands from the books, card by card
welcome-saved = A party is saved after every card: leave as you like, the same command goes on.
welcome-help = At every table [bold]help[/bold] tells how its cards are written, and the rest.
games-version = { $name }, version { $version }
games-as = as { $name }, but:
