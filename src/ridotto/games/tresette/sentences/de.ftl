# Was der Richter und der Zettel des Tresette sagen.

announced-at-second-trick = Dreier und Zweier sagt man im zweiten Stich an, nicht früher.
announce-at-your-turn = Man sagt an, wenn man an der Reihe ist.
announcing-time-past = Dafür ist die Zeit des Ansagens vorbei.
open-heaps-announce-nothing = Bei offenen Häufchen wird nichts angesagt.
nothing-announced-now = Jetzt kann nichts angesagt werden.
item-announced-once = Jedes sagt man nur einmal an.
no-such-announcement = { $code } wird hier nicht angesagt.
announced-already = Das ist schon angesagt.
told-whole = Man sagt das Ganze an: { $item }.
cards-hold-no = Das geben deine Karten nicht her: { $item }.
sitting-over = Die Sitzung ist zu Ende: Die Gesellschaft steht auf.
everybody-sits-once = Jeder sitzt einmal am Tisch, und einer von ihnen gibt.
fair-score = Die Marken liegen unter dem Ziel, und niemand gewinnt gegen sich selbst.
challenges-closed = Mit dem nächsten Geben ist es für Einsprüche zu spät.
nothing-such-announced = Dergleichen wurde nicht angesagt, oder es ist schon entschieden.
revoke-in-turned-trick = Einspruch, dass jemand nicht bedient hat, gilt einem umgedrehten Stich.
misdeal-while-playing = Dass vergeben ist, meldet man, solange mit diesen Karten gespielt wird.
no-partner-for-signs = Ohne Partner hat man niemandem Zeichen zu geben.
signs-before-lead = Zeichen gibt man, bevor man selbst ausspielt.
one-sign-a-lead = Zu jedem Ausspielen gehört nur ein Zeichen.
partners-speak-by-cards = Partner verständigen sich nur durch ihre Karten.

# Bemerkungen des Zettels. Auch die Seite hat sie: hier nur Tatsachen, keine Wahl.

note-three-threes = drei Dreier
note-four-threes = vier Dreier
note-three-twos = drei Zweier
note-four-twos = vier Zweier
note-three-aces = drei Asse
note-four-aces = vier Asse
note-three-kings = drei Könige
note-four-kings = vier Könige
note-three-queens = drei Damen
note-four-queens = vier Damen
note-three-knaves = drei Buben
note-four-knaves = vier Buben
note-three-sevens = drei Siebener
note-four-sevens = vier Siebener
note-three-sixes = drei Sechser
note-four-sixes = vier Sechser
note-three-fives = drei Fünfer
note-four-fives = vier Fünfer
note-three-fours = drei Vierer
note-four-fours = vier Vierer
note-napolitana = Napolitana von { $n } in { $suit }
note-forfeited = { $item }: verfallen
note-ranks-last = { $item }: kommt nach allen, die der Reihe nach gesprochen haben
note-void = { $item }: ungültig
note-false = { $item }: falsch
note-figures = Figuren: { $n }
note-figures-over = Figuren: { $n }, übrig: { $over }
note-one-partie = eine Partie
note-partien = { $n } Partien
note-great-unnamed = die Verlierer haben keinen Punkt: War es eine Stramazette oder Gallata, so trag sie als großes Ergebnis ein
