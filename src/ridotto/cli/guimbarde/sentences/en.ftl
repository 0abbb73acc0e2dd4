# What the terminal says at a table of Guimbarde. Words to be typed stay as they are.

ask-draw = Draw for the deal, the highest card has it: a place from 1 to { $most } among { $count } cards, or Enter for one in the middle. { $source }
ask-cut = You sit at the dealer's left and cut: 1 to { $most } cards, Enter for the middle. { $source }
ask-boxes = You may lay open: { $listed }. Enter lays all open;{ $number ->
    [one] { "" }
   *[other] { " " }a number, or several, only those;
 } none keeps everything hidden. { $source }
no-box-to-draw = You have nothing to lay open that draws a box. Enter goes on. { $source }
set-marriage = { $number }, { $cards } for marriage money
set-box = { $number }, { $cards } for the { $box } box with { $amount }
no-number = “{ $word }” is no number; Enter names what you have, none nothing.
your-point = Your Point is { $cards }: { $what ->
    [pips] { $number } pips
   *[cards] { $number } cards
 }. Enter names { $number }, none keeps still.
no-point = You have no Point. Enter keeps still.
box-holds = The box holds { $amount }. { $source }
now-the-pips = Several have as many cards: now the pips.
no-point-to-lay = You named the highest Point, but have no such Point to lay open. Enter keeps it hidden. { $source }
ask-lay = Yours is the highest Point. Enter lays { $cards } open and draws { $amount }; none keeps it hidden. { $source }
type-a-card = Type a card, such as { $code }; help tells the rest.
shown-with = { $card } is shown with { $mate_card }, a marriage, unless you type { $code } alone.
led = { $suit } led
your-lead = Your lead
play-a-card = { $led }: play a card.
play-any-card = { $led }: any card may be played.
trumps = Trumps
duty-follow = Follow suit, and beat if you can
duty-beat = You can beat it and must
duty-trump = Without the suit you must trump it
duty-queen = The queen goes to her king
duty-ban = Guimbarde, King and Fou may not take a marriage

jettons = { $n ->
    [one] 1 jetton
   *[other] { $n } jettons
 }
pair = { $first } and { $last }
you-within = you
to-whom = { $who ->
    [you] you
    [boxes] the boxes
   *[name] { $who }
 }
paid = { $number ->
    [you] { $payers } pay
    [ours] { $payers } pay
    [many] { $payers } pay
   *[one] { $payers } pays
 } { $payees } { $amount }{ $each ->
    [yes] { " " }each
   *[no] { "" }
 }: { $what } { $source }.
paid-marriage-table = a marriage on the table
paid-marriage-trumped = a marriage trumped
paid-marriage-forced = a marriage that none of the three may take
paid-marriage-hand = a marriage in hand
paid-great-hand = the great marriage in hand
paid-great-table = the King taken by the Guimbarde
paid-kept-queen = the queen kept back
paid-fou = the Fou
paid-fou-taken = the Fou taken
paid-fou-returned = back, the Fou being taken
paid-revoke = a revoke
paid-not-beating = not beating
paid-false-point = a false Point
paid-taken-marriage = a marriage taken wrongly
paid-misdeal = a misdeal
paid-out-of-turn = playing out of turn
paid-box = a box
paid-mariage = the Mariage box
paid-point = the Point
paid-fonds = the fonds
paid-most-tricks = most tricks
paid-most-first = most tricks, and first
paid-stakes = stakes
paid-share = a share of the boxes
paid-left-over = what was left in the boxes
drawing = drawing for the deal
deal-of = deal { $deal } of { $deals }
trick-of = { " " }· trick { $trick } of { $tricks }
tricks = { $n ->
    [one] 1 trick
   *[other] { $n } tricks
 }
dealer = dealer

draws = { $who ->
    [you] You draw
   *[name] { $who } draws
 } { $shown }.
drew-highest = { $who ->
    [you] You have
   *[name] { $who } has
 } drawn highest: the first deal. { $source }
all-stake = Everybody puts a jetton into each box. { $source }
nobody-stakes = No box is empty: nobody stakes.
stake-into = Everybody puts a jetton into { $boxes }.
cuts = { $who ->
    [you] You cut
   *[name] { $who } cuts
 }; { $dealer ->
    [you] you deal
   *[name] { $dealer } deals
 }.
dead = Dead, its box waits.
turns = { $who ->
    [you] You turn
   *[name] { $who } turns
 } { $card }: { $trumps } are trumps.
lays-open = { $who ->
    [you] You lay
   *[name] { $who } lays
 } { $cards } open.
wins-fonds = { $who ->
    [you] You win
   *[name] { $who } wins
 } the fonds, { $amount }, { $first ->
    [yes] having most tricks first
   *[no] having most tricks
 }. { $source }
draws-box = { $who ->
    [you] You draw
   *[name] { $who } draws
 } the { $box } box: { $amount }. { $source }
names-pips = { $who ->
    [you] You name
   *[name] { $who } names
 } { $number } pips.
names-point = { $who ->
    [you] You name
   *[name] { $who } names
 } a Point of { $number } cards.
names-both = { $who ->
    [you] You name
   *[name] { $who } names
 } a Point of { $number } cards, { $pips } pips.
names-no-pips = { $who ->
    [you] You name
   *[name] { $who } names
 } no pips.
lays-point = { $who ->
    [you] You lay
   *[name] { $who } lays
 } the Point open: { $cards }.
keeps-point = { $who ->
    [you] You keep
   *[name] { $who } keeps
 } the Point hidden.
fonds-laid = Everybody lays a jetton for the tricks. { $source }
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
marries = { $how ->
    [leads] { $who ->
    [you] You lead { $card } and show
   *[name] { $who } leads { $card } and shows
 }
   *[plays] { $who ->
    [you] You play { $card } and show
   *[name] { $who } plays { $card } and shows
 }
 } { $mate_card }: a marriage.
takes = { $who ->
    [you] You take
   *[name] { $who } takes
 } { $cards }.
fonds-stay = Nobody has two tricks: the fonds stay in the Point box. { $source }
last-deal-over = The deal is over, the last of the sitting. { $source }
deal-over = The deal is over. { $who ->
    [you] You deal
   *[name] { $who } deals
 } next.
deal-void = { $title }: the deal is void, the stakes stay { $source }.
challenges = { $who ->
    [you] You challenge
   *[name] { $who } challenges
 } { $about }.
fault-in-trick = { $who ->
    [you] you
   *[name] { $who }
 }: { $title }, in trick { $trick }
fault-of = { $who ->
    [you] you
   *[name] { $who }
 }: { $title }
no-fault-shown = The cards show no fault ({ $about }).
noticed-in-time = It is so, and noticed in time: the card goes back, free.
fault-shown = The cards have shown it ({ $about }).
takes-back = { $who ->
    [you] You take
   *[name] { $who } takes
 } { $card } back, and all that came after.
entered = Entered: { $title } { $source }.
entered-by = Entered against { $who ->
    [you] you
   *[name] { $who }
 }: { $title } { $source }.
boxes-shared = The company rises. What was left in the boxes: { $shares }.
boxes-empty = The company rises. What was left in the boxes: nothing.

trumps-are = trumps { $trumps }
turned = turned
help-card = cards: suit s h d c, then rank; or the rank alone: K, 10
help-alone = play a king or queen without showing its mate
help-enter = the only lawful card, or the usual answer
help-last = the last trick; the cards you have won
help-boxes = what lies in the boxes; what everybody has won or lost
help-sheet = everything staked, drawn and paid in this deal, line by line
help-shown = cards laid open, and the Points that were named
help-hint = what the computer would play in your place, and why
help-rules = look something up: rules marriage
help-undo = take your last decision in this deal back
help-quit = leave; the same command goes on from here
help-challenge = claim a fault; without a number: a list
help-back = put your own wrong card right before the trick is complete
help-three = Highest in every deal: hQ the Guimbarde, hK the King, dJ the Fou; then trumps.
help-order = In a suit: king, queen, Valet, ace, ten, nine and so on. ◆ is winning the trick.
sheet-head = jettons of this deal
sheet-source = source
sheet-deal = this deal
sheet-sitting = the sitting
in-the-boxes = In the boxes: { $boxes }.
sitting-over = The sitting is over
no-trick-yet = No trick has been made yet in this deal.
last-trick = Trick { $trick }: { $plays }. { $who ->
    [you] You take
   *[name] { $who } takes
 } it.
you-won = You have won { $cards }.
you-no-trick = You have no trick yet.
of-it-fonds = Of the Point box { $fonds } were laid for the tricks.
won-lost-boxes = Won and lost: { $accounts }. In the boxes lie { $boxes }.
won-lost = Won and lost: { $accounts }.
nothing-shown = Nothing has been shown yet in this deal.
laid-open = { $name }: laid open { $cards }.
laid-open-still = { $name }: laid open { $cards }; still in hand: { $left_cards }.
heading-boxes = THE BOXES
heading-jettons = JETTONS
heading-tricks = TRICKS
heading-last = THE LAST TRICK: { $name }
lies-turned = Turned { $card }: { $trumps } are trumps.
winning = winning
in-the-trick = In the trick: { $plays }.
nothing-to-put-right = You have no card in this trick to put right.
nothing-to-challenge = There is nothing to claim now.
type-challenge = Type challenge and a number: { $listed }.
stop-after-deal = Enter goes on; challenge claims a fault in this deal.
stop-own-fault = Your card was a fault. Enter lets it lie; back puts it right, free.

# What a hint advises

deed-shows = lays { $cards } open
deed-shows-nothing = lays nothing open
deed-names = names { $number }
deed-names-nothing = names nothing
deed-lays-point = lays the Point down: { $cards }
deed-keeps-point = keeps the Point covered
deed-marries = plays { $card } and shows the marriage
