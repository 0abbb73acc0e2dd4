# Was die Regeln aller Spiele gleich sagen. Karten stehen hier ohne Artikel: Ihre Namen gehören den Spielen.

no-act = { $name } gibt es in diesem Spiel nicht.
not-this-seat = Das steht diesem Platz nicht zu.
no-seat = Es gibt keinen Platz { $seat }.
no-card-there = An Stelle { $place } liegt keine Karte.
nobody-draws-for-deal = Jetzt wird nicht um das Geben gezogen.
drawn-high-enough = Du hast gezogen, und niemand zog ebenso hoch.
drawn-alone = Du hast gezogen, und niemand zog die gleiche Karte.
not-shuffled-now = Jetzt wird nicht gemischt.
whole-pack = Ein gemischtes Spiel enthält jede der { $count } Karten einmal.
nothing-to-cut = Jetzt wird nicht abgehoben.
left-cuts = Wer links vom Geber sitzt, hebt ab.
lift-from-one = Heb 1 bis { $most } Karten ab, nicht { $lifted }.
lift-between = Heb { $least } bis { $most } Karten ab, nicht { $lifted }.
position-first = Eine Stellung wird aufgebaut, bevor irgendetwas geschehen ist.
position-misplaced = Eine Stellung enthält jede Karte einmal: { COUNT($twice_cards) ->
        [0] { AND($cards) } { COUNT($cards) ->
            [one] fehlt
           *[other] fehlen
         }
       *[other] doppelt { AND($twice_cards) }{ COUNT($cards) ->
            [0] { "" }
           *[other] , { AND($cards) } { COUNT($cards) ->
            [one] fehlt
           *[other] fehlen
         }
         }
     }.
no-card-now = Jetzt wird keine Karte gespielt.
not-your-play = Du bist nicht an der Reihe.
not-your-announcement = Du bist mit dem Ansagen nicht an der Reihe.
not-in-your-hand = { $card } hast du nicht auf der Hand.
not-in-the-hand = { $card } ist nicht auf der Hand.
follow-suit = Bediene die Farbe mit { OR($cards) }.
deal-played-out = Ein begonnenes Spiel wird zu Ende gespielt.
courteous-no-fault = An einem nachsichtigen Tisch kann kein Fehler geschehen sein.
decided-already = Das ist entschieden.
challenged-already = Dagegen ist schon Einspruch erhoben: Die Karten werden zeigen, ob es stimmt.
challenge-an-enemy = Einspruch erhebt man gegen einen Gegner.
challenge-at-table = Einspruch gibt es nur unter denen, die am Tisch sitzen.
trick-of-a-revoke = Nenne den Stich, in dem nicht bedient wurde, und nur dann einen Stich.
misdeal-of-dealer = Vergeben kann sich nur der Geber.
fault-of-somebody = Einen Fehler begeht jemand am Tisch.
fault-while-on-table = Ein Fehler wird eingetragen, solange sein Spiel auf dem Tisch liegt.
