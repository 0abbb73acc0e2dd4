# What the judge and the sheet of Tresette say.

announced-at-second-trick = Threes and Twos are announced at the second trick, not before.
announce-at-your-turn = One announces when one's turn has come.
announcing-time-past = The time for announcing that is past.
open-heaps-announce-nothing = With open heaps nothing is announced.
nothing-announced-now = Nothing can be announced now.
item-announced-once = An item is announced once.
no-such-announcement = { $code } is nothing that is announced here.
announced-already = That has been announced.
told-whole = It is told whole: { $item }.
cards-hold-no = Your cards hold no { $item }.
sitting-over = The sitting is over: the company rises.
everybody-sits-once = Everybody sits once, and one of them deals.
fair-score = Marks are below the target, and nobody wins of himself.
challenges-closed = Claims close with the next deal.
nothing-such-announced = Nothing of the kind was announced, or it is decided.
revoke-in-turned-trick = A revoke is challenged in a trick that is turned.
misdeal-while-playing = A misdeal is reported while its cards are played.
no-partner-for-signs = Without a partner there is nobody to make signs to.
signs-before-lead = Signs are made before one's own lead.
one-sign-a-lead = One sign for a lead.
partners-speak-by-cards = Partners inform each other by their cards only.

# Notes of the sheet. The page has them too: no choices here, only facts.

note-three-threes = three Threes
note-four-threes = four Threes
note-three-twos = three Twos
note-four-twos = four Twos
note-three-aces = three Aces
note-four-aces = four Aces
note-three-kings = three Kings
note-four-kings = four Kings
note-three-queens = three Queens
note-four-queens = four Queens
note-three-knaves = three Knaves
note-four-knaves = four Knaves
note-three-sevens = three Sevens
note-four-sevens = four Sevens
note-three-sixes = three Sixes
note-four-sixes = four Sixes
note-three-fives = three Fives
note-four-fives = four Fives
note-three-fours = three Fours
note-four-fours = four Fours
note-napolitana = Napolitana of { $n } in { $suit }
note-forfeited = { $item }: forfeited
note-ranks-last = { $item }: ranks after all who spoke in turn
note-void = { $item }: void
note-false = { $item }: false
note-figures = { $n } figures
note-figures-over = { $n } figures, { $over } left over
note-one-partie = one Partie
note-partien = { $n } Partien
note-great-unnamed = the losers show no point: if it was a Stramazette or a Gallata, enter it as great
