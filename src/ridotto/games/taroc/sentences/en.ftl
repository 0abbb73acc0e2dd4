# What the judge and the sheet of Taroc say.

no-such-honour = There is no honour '{ $honour }' at this table.
honour-announced = That honour has been announced.
announced-too-late = The first card has been led: what was not announced has lapsed.
honour-told-already = These cards make one honour, and it has been told.
name-whole-honour = You hold more: name the whole honour.
honour-card-in-skar = A card of that honour lies in the Skar.
announce-only-held = One may not announce what one does not hold.
challenge-a-player = One challenges another player of this deal.
nothing-to-challenge = There is nothing to challenge now.
challenge-without-trick = No trick belongs to that challenge.
challenge-without-honour = No honour belongs to that challenge.
skar-of-dealer = The Skar is the dealer's.
honour-not-announced = That player has not announced that honour.
challenge-taken-trick = A wrong card is challenged in a trick that is taken.
skis-forfeit-already = The Skis is forfeit already.
lot-once = The lot falls once, before the first deal.
cutter-before-dealer = The player before the dealer cuts.
sitting-over = The sitting has no deal after { $deals }.
position-hands = Three equal hands and a Skar of three, or 28, 25 and 25.
leader-plays = The leader is one of those who play.
tricks-of-players = Tricks lie with those who play.
tricks-of-three = Tricks are of three cards.
only-pagat-laid-away = Only the Pagat may go, and only from fewer than four tarocs.
tarocs-three-together = Tarocs go only as three together with the Pagat, when there are no others.
skar-of-dealer-before-lead = Only the dealer lays a Skar, and before the first lead.
skar-laid = The Skar is laid.
lay-away-own-cards = One lays away cards of one's own hand.
skar-of-three = The Skar is of three cards, not { $laid }.
no-king-laid-away = A King may not be laid away.
no-mongue-laid-away = At this table the Mongue may not be laid away.
skis-not-led = The Skis cannot be led.
skis-due = The Skis may not be kept any longer: lay it off now.
skis-must-go = Without the suit led and without tarocs the Skis must go.
follow-suit = Follow suit with { ONEOF($cards) }{ $skis ->
    [held] , or lay off the Skis
   *[elsewhere] { "" }
 }.
take-with-taroc = Without the suit led one must take with a taroc{ $skis ->
    [held] , or lay off the Skis
   *[elsewhere] { "" }
 }.
overtrump = At this table a taroc must beat the one before it.
not-your-lead = It is not your turn to lead.
trick-led = The trick has been led.
must-lead = You must lead: no Skis forbids it.

# Notes of the sheet. The page has them too: no choices here, only facts.

note-late = too late: worth nothing
note-empties = { $n } empty
note-threes = { $n } times three
note-owed = an empty card owed
note-missing = an empty card missing
