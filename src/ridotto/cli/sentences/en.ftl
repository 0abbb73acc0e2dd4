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
covered-card = a covered card
or = { $one } or { $other }
nothing-to-advise = It is not your turn: there is nothing to advise.
computer = A { $level }
hint-does = { $who } { $deed }.
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
right-but = No sure mistake by what could be known, but not the best with open cards:
hindsight = Trick { $n }: { $seat } { $done }; better by { $gain }: { $other }.
had-to-know = One would have had to know that { $seat } held { $card }.
trick-number = trick { $n }
could-expect = What { $seat } could expect with open cards, in { $unit }

## The deal of the day

day-server = The deal of the day of { $server }, { $date }: { $title }. The same cards for everybody; it is played once, without hints and undo.
day-local = A deal of { $date } made on this machine: { $title }. It comes from the date alone, so that everybody with this program can play the same; nobody has sealed it, and no place is kept. With --server you play the sealed deal of a server.
day-no-help = The deal of the day is played once and without help.
day-done = You have played it. You made { $paid } ({ $unit }).
day-field = The computers play the same cards in your chair …
day-computer = { $who }: { $paid }
day-share = Better than { $share } % of { $of } others in this chair.
day-place = Place { $place } of { $of }.
day-no-place = The result has no place: only who plays alone and in time has one.
day-against = { $who } made { $paid } in your chair.
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

## The replay

replay-met = { $n ->
    [one] The one expectation is met.
   *[other] All { $n } expectations are met.
 }
replay-not-met = { $n } of { $of } expectations are not met:
replay-differs = line { $line }: { $fact }: expected { $expected }, found { $found }
replay-expects-nothing = The record expects nothing; it could be played from beginning to end.
replay-variations = Variations behind the record: { $n }. --what-if walks them.
replay-claims = { $title }: what the book says of other play
replay-holds = { $holds ->
    [yes] so it is
    [no] not so
    [partly] partly so
    [same] it makes no difference
   *[open] it cannot be told
 }
replay-played = In { $times } playings by masters { $seat } makes { $was } { $unit } as it was, { $would } otherwise.

## What if

wi-prompt = what if ›
wi-welcome = What if? help lists what can be typed.
wi-no-command = no command '{ $word }'; help lists them
wi-unsaved = The variations were not saved.
wi-line-ends = this is the end of the line
wi-happened = what happened
wi-step-act = step { $n }: { $act }
wi-nothing-else = nothing else can be done here
wi-kept = { $n } of the { $of } acts after it are as they were.
wi-rest = { $level } plays the rest.
wi-which-act = which act? acts lists them
wi-unreadable = no record writes an act so: '{ $word }'; acts lists how
wi-variation = Variation { $n }.
wi-playings = { $n } playings: the mean (95 %), the least and the most
wi-range = { $least } to { $most }
wi-worth-how = worth, or worth open; not '{ $word }'
wi-open = all cards open
wi-ways = { $n } ways the hidden cards may lie
wi-expects = What { $seat } can expect, in { $unit }; { $ways }
wi-not-yours = what happened is not yours to name; vary first, or go to a line
wi-which-file = name a file: save FILE
wi-exists = { $file } exists already; name another file
wi-cannot-write = cannot write { $file }: { $why }
wi-saved = Saved in { $file }; ridotto replay { $file } --what-if opens it again.
wi-where = step { $n } of { $of }
wi-where-line = Line { $line }, step { $n } of { $of }
wi-next = next: { $act }
wi-number = a number from { $least } to { $most }, not '{ $word }'
wi-help-next = one step on
wi-help-back = one step back
wi-help-go = to that step; go end, to the last
wi-help-acts = what could be done here instead
wi-help-vary = do the third of them (or: vary 12 A b10) and go on as it went, as far as it can
wi-help-play = the same, but the rest is played by master; play 3 novice by others
wi-help-do = only that act: the rest by hand, one act after another
wi-help-worth = what each act is worth here, by what the seat knows; worth open, with open cards
wi-help-spread = let master play on from here 20 times, and tell the spread
wi-help-tree = all variations
wi-help-line = to the second of them; line 0 is what happened
wi-help-name = name this variation
wi-help-say = comment on this step of it
wi-help-save = write the record with all its variations
wi-help-quit = leave
