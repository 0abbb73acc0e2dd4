# What the terminal says at a table of Kaiserspiel.

## The table

sum-in-cards = { $pips } in { $count } cards
sum-in-suit = { $pips } in { $name }
drawing = drawing for the deal
progress-partie =
    { $of ->
        [1] Partie to { $target }
       *[other] Partie { $n } of { $of } to { $target }
    }
progress-deal = deal { $n }
progress-trick = trick { $n } of { $of }
is-dealer = dealer
has-tricks = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
 }
has-cards = { $n } cards
board-trumps = trumps: { $trumps }
board-turned = turned
head-fiches = FICHES AND JETTONS
head-marks = THE MARKS OF THIS DEAL
head-trick = THE LAST TRICK
head-accounts = ACCOUNTS
turned-trumps = Turned { $card }: { $trumps } are trumps.
in-trick = In the trick: { $each }.
in-trick-one = { $name } { $card }
in-trick-winning = { $name } { $card } (winning)

## What happens

draws = { $who ->
    [you] You draw
   *[other] { $who } draws
 } { $card }.
drawn-highest = { $who ->
    [you] You have drawn highest and deal.
   *[other] { $who } has drawn highest and deals.
 }
cuts = { $who ->
    [you] You cut
   *[other] { $who } cuts
 }, and { $dealer ->
    [you] you deal.
   *[other] { $dealer } deals.
 }
turns = { $who ->
    [you] You turn
   *[other] { $who } turns
 } { $card }: { $trumps } trumps.
shows-none = { $who ->
    [you] You show
   *[other] { $who } shows
 } no { $what ->
    [tournee] tournée
   *[imperial] imperial
 }.
shows = { $who ->
    [you] You show
   *[other] { $who } shows
 } { $what }.
shows-late = { $who ->
    [you] You show
   *[other] { $who } shows
 } { $what }, too late.
and-also = { $one }, and { $other }
tells = { $who ->
    [you] You tell
   *[other] { $who } tells
 } a Rummel: “{ $pips }”.
tells-cards = { $who ->
    [you] You tell
   *[other] { $who } tells
 } a Rummel: “{ $count } cards, { $pips }”.
tells-none = { $who ->
    [you] You tell
   *[other] { $who } tells
 } no Rummel.
tells-of = { $who ->
    [you] You tell
   *[other] { $who } tells
 } a Rummel of { $point }.
says-good = { $who ->
    [you] You say
   *[other] { $who } says
 }: “good”.
says-equal = { $who ->
    [you] You say
   *[other] { $who } says
 }: “equal”; the first told keeps it. (r. XIX)
names-it = { $who ->
    [you] You name
   *[other] { $who } names
 } it: { $count } { $name }.
named = { $who ->
    [you] You name
   *[other] { $who } names
 } { $count } { $name }.
it-is = It is { $cards }.
asks-to-see = { $who ->
    [you] You ask
   *[other] { $who } asks
 } to see the Rummel.
shows-rummel = { $who ->
    [you] You show
   *[other] { $who } shows
 } the Rummel: { $cards }.
leads = { $who ->
    [you] You lead
   *[other] { $who } leads
 } { $card }.
plays = { $who ->
    [you] You play
   *[other] { $who } plays
 } { $card }.
takes = { $who ->
    [you] You take
   *[other] { $who } takes
 } { $cards }.
loses = { $who ->
    [you] You lose
   *[other] { $who } loses
 } { $count ->
    [one] { $count } imperial
   *[other] { $count } imperials
 }, { $title } ({ $source })
marks-four = { $who ->
    [you] You mark
   *[other] { $who } marks
 } 4 for { $reason } ({ $source })
marks = { $who ->
    [you] You mark
   *[other] { $who } marks
 } { $count ->
    [one] an imperial
   *[other] { $count } imperials
 } for { $reason } ({ $source })
mark-for = { $rule ->
    [tourne] turning
    [imperial-hand] what passes for an imperial,
    [imperial-four] four alike,
    [imperial-sequence] the sequence
    [imperial-trumps] the high trumps
    [imperial-tournee] the tournée
    [imperial-fall] having made fall
    [rummel] the Rummel,
    [honour] the honour
    [cards] tricks,
   *[capot] every trick
 }
not-counted = { $name }: { $title }, not counted ({ $source }).
tricks-each = Tricks: { $each }.
deal-over = The deal is over. { $who ->
    [you] You deal
   *[other] { $who } deals
 } next.
deal-void = { $title }: the deal is void ({ $source }). { $who ->
    [you] You deal
   *[other] { $who } deals
 } now.
challenges = { $who ->
    [you] You challenge
   *[other] { $who } challenges
 } { $about }.
about-trick = { $who ->
    [you] you
   *[other] { $who }
 }: { $ground ->
    [revoke] revoke
    [not-taking] not taking
   *[wrong-lead] wrong lead
 } in trick { $n }
about-claim = { $who ->
    [you] you
   *[other] { $who }
 }: { $ground ->
    [revoke] revoke
    [not-taking] not taking
    [wrong-lead] wrong lead
    [false-imperial] false imperial
   *[false-rummel] false rummel
 }
decided = { $how ->
    [upheld] The cards have shown it
   *[denied] The cards show no fault
 } ({ $about }).
struck = The false mark is struck: { $score }.
entered = Entered against { $who ->
    [you] you
   *[other] { $who }
 }: { $title } ({ $source }).
walks-away = { $who ->
    [you] You walk
   *[other] { $who } walks
 } away from the Partie. (r. XX)
grants = { $who ->
    [you] You grant
   *[other] { $who } grants
 } the Partie.
erases = { $who ->
    [you] You take away one of your own fiches
   *[other] { $who } takes away a fiche of their own
 }: { $score }. (r. XII)
gives = { $who ->
    [you] You let
   *[other] { $who } lets
 } every opponent have a fiche instead: { $score }. (r. XII)
partie-won = { $who ->
    [you] You win
   *[other] { $who } wins
 } the Partie. { $paid }.
partie-lost = { $who ->
    [you] You lose
   *[other] { $who } loses
 } the Partie. { $paid }.
pays = { $who ->
    [you] You pay
   *[other] { $who } pays
 } { $payee ->
    [you] you
   *[other] { $payee }
 } { $amount }
rises = The company rises.

## What is asked

grant-or-challenge = Enter grants the Partie; challenge lists what may be challenged.
ask-grant = { $who ->
    [you] You have
   *[other] { $who } has
 } the agreed imperials. Enter grants the Partie; challenge speaks of a fault, the last chance to do so.
erase-or-give = Enter takes away a fiche of yours; give lets every opponent have one.
ask-fine = You lose { $count ->
    [one] an imperial
   *[other] { $count } imperials, one after the other
 }. Enter takes away a fiche of yours; give lets every opponent have one and keeps yours. (r. XII)
ask-draw = { $count } cards lie spread face down; the highest deals. Draw one: a place from 1 to { $most }, or Enter for one in the middle. (Begriff)
ask-cut = You cut. Lift 1 to { $most } cards; Enter cuts in the middle. (Begriff)
ask-show = You have { $sets } (r. VIII)
ask-show-tournee = With the turned card you have { $sets } (r. XVI)
sets-none = no imperial: Enter goes on.
sets-one = an imperial, { $cards }. Enter shows it; none keeps it hidden.
set-numbered = { $n } is { $cards }
sets-many = { $count } imperials: { $each }. Enter shows all; a number, or several, shows only those; none keeps all hidden.
no-imperial = You have no imperial: Enter goes on.
ask-rummel-first = Your suits count { $own }. Enter tells { $usual }; none keeps silent. (r. VII, XIX)
ask-rummel-silent = Your suits count { $own }. Enter says good; none keeps silent. (r. VII, XIX)
ask-rummel-higher = Your suits count { $own }. { $best } is told: say good, equal, or a higher one. Enter tells { $usual }. (r. VII, XIX)
ask-rummel-good = Your suits count { $own }. { $best } is told: say good, equal, or a higher one. Enter says good. (r. VII, XIX)
no-sum = “{ $word }” is no sum; good, equal and none are the other answers.
letter-of-suit = Type the letter of a suit: s h d c.
no-suit-of-yours = no suit of yours
ask-name = Your Rummel wins. Name its suit: { $names }; Enter names the first.
type-a-card = Type a card, such as { $code }; help tells the rest.
suit-led = { $name } led
your-lead = Your lead
any-strict = { $led }: play a card.
any-card = { $led }: any card may be played.
duty = { $led }. { $rule ->
    [follow-suit] Follow suit, and take if you can (r. X, XI)
    [follow-beat] You can take it and must (r. X)
    [follow-trump] Without the suit you must trump it (r. X)
   *[play-first-trump] Elder of three leads a trump first (Begriff)
 }: { $cards }.
nothing-to-challenge = There is nothing to challenge now.
challenge-number = Type challenge and a number: { $each }.
stop-strict = Enter goes on to the next deal; challenge speaks of a fault in this one.
shown-in-first-trick = A Rummel is shown to the others during the first trick.

## Pages

help-cards = cards: suit s h d c, then rank; or the rank alone: K, 10
help-enter = the only lawful card, or the usual answer
help-last = the last trick; the cards you have won
help-score = fiches and jettons; every mark of this deal, line by line
help-shown = imperials and the Rummel as far as they were shown or told
help-show = in the first trick: ask to see the Rummel that was marked
help-hint = what a good player would play, and why
help-rules = look something up: rules rummel
help-undo = take your last decision in this deal back
help-quit = leave; the same command goes on from here
help-challenge = hold a fault against an opponent; without a number: a list
help-tell = a Rummel you forgot; it comes too late and is not counted
help-walk = lose the Partie and end the sitting (r. XX)
help-small = ▭ is a fiche, an imperial; ○ a jetton, four points. Bright cards are lawful.
column-mark = mark
column-source = source
before-the-deal = before the deal
marks-of-deal = The marks of this deal
accounts = Accounts: { $each }.
row-lost = { $name }: { $count } lost, { $title }
row-four = { $name }: 4 for { $reason }
row-imperials = { $name }: { $count } imp. for { $reason }
sitting-over = The sitting is over
no-trick-yet = No trick has been gathered yet in this deal.
last-trick = Trick { $n }: { $plays }. { $who ->
    [you] You take
   *[other] { $who } takes
 } it.
have-won = You have won { $cards }.
no-trick-of-yours = You have no trick yet.
accounts-at-stake = Accounts in a stake of { $stake }: { $each }.
nothing-shown = Nothing has been shown yet in this deal.

# What a hint advises

deed-shows = shows { $cards }
deed-shows-nothing = shows nothing
deed-names = names { $count } { $name }
deed-tells = tells a Rummel of { $pips }
deed-tells-none = tells no Rummel
deed-says-good = says “good”
deed-says-equal = says “equal”
deed-asks-to-see = asks to see the Rummel
deed-grants = grants the Partie
deed-erases = takes away a fiche of their own
deed-gives = leaves every opponent a fiche
