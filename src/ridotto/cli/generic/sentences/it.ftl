# Quel che il terminale dice al tavolo di un gioco senza parole proprie. Ciò che si scrive resta com’è.

## Che cosa succede

plays = { $who ->
    [you] Giochi
   *[name] { $who } gioca
 } { $shown }.
takes-back = { $who ->
    [you] Riprendi
   *[name] { $who } riprende
 } { $shown }.
draws = { $who ->
    [you] Peschi
   *[name] { $who } pesca
 } una carta.
cuts = { $who ->
    [you] Alzi
   *[name] { $who } alza
 }: { $lifted ->
    [one] una carta
   *[other] { $lifted } carte
 }.
turns-trick = { $who ->
    [you] Raccogli
   *[name] { $who } raccoglie
 } la presa.
company-rises = La compagnia si alza.
pays = { $payer ->
    [pot] il piatto paga
    [you] Paghi
   *[name] { $payer } paga
 } { $amount } { $payee ->
    [pot] al piatto
    [you] a te
   *[name] a { $payee }
 }: { $rule }
yes-or-no = { $holds ->
    [yes] sì
   *[no] no
 }
nothing = nulla
covered-cards = { $n } carte coperte
the-house = la casa

## Il tavolo

others = altre
in-hand = { $n } in mano
won = { $n } { $n ->
    [one] vinta
   *[other] vinte
 }
heading-deal = QUESTA MANO
heading-accounts = CONTI
winning = (in testa)
in-the-trick = Nella presa: { $plays }.
accounts = Conti: { $accounts }.
of-the-pot = il piatto { $figure }
deals-done = mani giocate: { $n }
events-seen = { $n ->
    [one] un avvenimento
   *[other] { $n } avvenimenti
 }
next-deal = Invio passa alla mano seguente.

## Le pagine

sheet-title = Il foglio di questa mano
column-for = per
column-source = fonte
together = insieme
party-over = La partita è finita
no-trick-yet = In questa mano non si è ancora raccolta nessuna presa.
last-trick = Presa { $number }: { $plays }. { $who ->
    [you] La fai tu
   *[name] La fa { $who }
 }.
deed-statement = fa questo: «{ $statement }»
help-card = una carta con la sigla, o col nome
help-enter = la sola cosa che c’è da fare
help-last = l’ultima presa
help-sheet = ogni riga di questa mano con la sua fonte, e i conti
help-table = tutto ciò che vedi del tavolo, campo per campo
help-hint = che cosa farebbe un giocatore automatico, e perché
help-do = un’azione come la scrivono i verbali, dove altro non la fa
help-rules = cercare qualcosa: rules presa
help-undo = annullare la tua ultima decisione in questa mano
help-quit = andarsene; lo stesso comando riprende da qui

## Che cosa aspetta il tavolo

ask-play = Gioca { OR($cards) }.
enter-does-it = Invio lo fa.
nothing-to-do = Qui non c’è nulla da fare.
act-number = act { $number } = { $statement }{ $referee ->
    [yes] { " " }(decide l’arbitro)
   *[no] { "" }
 }
pick-number = { $kind } N: un numero, { $span }.
pick-places = { $kind } N…: { $count } diversi, { $span }.
pick-cards = { $kind } CARTE: { $wanted } fra { $shown }{ COUNT($always_cards) ->
    [0] { "" }
   *[other] , con { $always_cards }
 }.
pick-sets = { $kind } N…, oppure { $kind } none: { $listed }.
there-is-none = non ce n’è nessuno
span = da { $least } a { $most }
means-nothing = «{ $word }» qui non mi dice niente. { $question }
more-than-one = C’è più di una scelta. { $question }
none-to-choose = Non c’è nulla da scegliere: scrivi { $kind } none.
wrong-count = { $count } non va: ne occorrono { $wanted }, ognuna una volta sola.
not-a-statement = I verbali non lo scrivono così: { $why }.
one-act = Scrivi una sola azione, tua, come la scrivono i verbali.
