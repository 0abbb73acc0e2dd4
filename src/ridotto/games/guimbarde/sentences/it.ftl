# Quel che dicono il giudice e il foglio della Guimbarde.

challenges-during-play = Un errore si contesta durante il gioco, o prima della mano seguente.
challenges-another-person = Si contesta un’altra persona.
trick-or-point-named = Nomina una presa a cui quella persona ha già giocato, o un Point nominato.
no-wrong-card = Ora non c’è nessuna carta sbagliata da riparare.
not-your-card-here = { $card } non è una carta tua in questa presa.
no-fault-stays = { $card } non era un errore: la carta resta.
not-reported-now = In questo momento non si può segnalare.
that-persons-turn = Tocca proprio a quella persona.
pack-nobodys-fault = Un mazzo difettoso non è colpa di nessuno.
agreed-deals-played = Le mani pattuite sono giocate; le scatolette si dividono.
not-your-boxes = Non tocca a te scoprire carte per le scatolette.
no-box-drawn = { COUNT($cards) ->
    [0] Senza carte
   *[other] Con { $cards }
 } non si vuota nessuna scatoletta.
not-held = Non hai in mano { AND($cards) }.
not-your-point = Non tocca a te nominare un Point.
no-point = Un Point di { $number } non esiste.
no-point-of-pips = Non hai un Point di { $number } punti.
no-point-of-cards = Non hai un Point di { $number } carte di un seme.
not-yours-to-lay-open = Ora non hai nessun Point da scoprire.
whole-point-laid-open = Un Point si scopre con tutte le carte del suo seme che si hanno.
not-the-point-named = Non è il Point che hai nominato.
no-point-to-keep = Ora non hai nessun Point da tenere coperto.
dealer-sits-table = Chi dà le carte siede al tavolo.
five-boxes = Le scatolette sono cinque, e dentro non ci sono debiti.
sitting-has-deals = La seduta è di { $sitting ->
    [one] una mano
   *[other] { $sitting } mani
 }.
one-to-five-cards = Ciascuno ha da una a cinque carte.
position-holds-each-cards = Una posizione ha una volta ciascuna delle { $count } carte.
whose-cards-these = Di chi sono queste carte?
not-rising-now = A metà di una mano la compagnia non si alza.
without-suit-must-trump = Senza il seme devi tagliare: { OR($cards) }.
may-not-take-marriage = { $card } non può prendere un matrimonio: gioca { OR($cards) }.
can-beat-must = Puoi superare, quindi devi: { OR($cards) }.
marriages-with-boxes = A questo tavolo i matrimoni in mano si scoprono con le scatolette.
no-mate-in-hand = In mano non hai la carta che con { $card } fa un matrimonio.
queen-must-follow = Il re è appena uscito: { $card } deve andare con lui.

# Note del foglio. Le ha anche la pagina: qui solo fatti, nessuna scelta.

note-box-stays = la scatoletta resta
note-deal-stands = la mano vale
note-deal-void = la mano è nulla
