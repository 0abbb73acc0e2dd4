# Quel che le regole di tutti i giochi dicono allo stesso modo. Qui le carte stanno senza articolo.

no-act = { $name } non esiste in questo gioco.
not-this-seat = Non spetta a questo posto.
no-seat = Non c’è nessun posto { $seat }.
no-card-there = Al posto { $place } non c’è nessuna carta.
nobody-draws-for-deal = Ora non si pesca per chi dà le carte.
drawn-high-enough = Hai pescato, e nessuno ha pescato una carta così alta.
drawn-alone = Hai pescato, e nessuno ha pescato una carta uguale.
not-shuffled-now = Ora non si mescola.
whole-pack = Un mazzo mescolato ha una volta ciascuna delle { $count } carte.
nothing-to-cut = Ora non si alza.
left-cuts = Alza chi siede alla sinistra di chi dà.
lift-from-one = Alza da 1 a { $most } carte, non { $lifted }.
lift-between = Alza da { $least } a { $most } carte, non { $lifted }.
position-first = Una posizione si dispone prima che sia successo altro.
position-misplaced = Una posizione ha ogni carta una volta: { COUNT($twice_cards) ->
        [0] { COUNT($cards) ->
            [one] manca
           *[other] mancano
         } { AND($cards) }
       *[other] due volte { AND($twice_cards) }{ COUNT($cards) ->
            [0] { "" }
           *[other] , { COUNT($cards) ->
            [one] manca
           *[other] mancano
         } { AND($cards) }
         }
     }.
no-card-now = Ora non si gioca nessuna carta.
not-your-play = Non tocca a te.
not-your-announcement = Non tocca a te accusare.
not-in-your-hand = Non hai in mano { $card }.
not-in-the-hand = { $card } non è in mano.
follow-suit = Rispondi al seme con { OR($cards) }.
deal-played-out = Una mano cominciata si gioca fino alla fine.
courteous-no-fault = A un tavolo indulgente non può essere successo nessun errore.
decided-already = È già deciso.
challenged-already = È già contestato: le carte mostreranno se è vero.
challenge-an-enemy = Si contesta un avversario.
challenge-at-table = Si contesta solo chi siede al tavolo.
trick-of-a-revoke = Nomina la presa in cui non si è risposto al seme, e solo allora una presa.
misdeal-of-dealer = Solo chi dà può sbagliare a dare.
fault-of-somebody = Un errore è di qualcuno al tavolo.
fault-while-on-table = Un errore si segna finché la sua mano è sul tavolo.
