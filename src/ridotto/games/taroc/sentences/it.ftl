# Quel che dicono il giudice e il foglio del Taroc.

no-such-honour = A questo tavolo non c’è nessun onore «{ $honour }».
honour-announced = Quest’onore è già stato accusato.
announced-too-late = La prima carta è uscita: quel che non è stato accusato è perso.
honour-told-already = Queste carte fanno un onore solo, ed è già accusato.
name-whole-honour = Hai di più: accusa l’onore intero.
honour-card-in-skar = Una carta di quest’onore è nello Skar.
announce-only-held = Non si può accusare quel che non si ha.
challenge-a-player = Si contesta un altro giocatore di questa mano.
nothing-to-challenge = Ora non c’è nulla da contestare.
challenge-without-trick = A questa contestazione non va unita nessuna presa.
challenge-without-honour = A questa contestazione non va unito nessun onore.
skar-of-dealer = Lo Skar è del mazziere.
honour-not-announced = Quel giocatore non ha accusato quest’onore.
challenge-taken-trick = Una carta sbagliata si contesta quando la presa è fatta.
skis-forfeit-already = Lo Skis è già perduto.
lot-once = Si tira a sorte una volta sola, prima della prima mano.
cutter-before-dealer = Alza chi siede prima del mazziere.
sitting-over = { $deals ->
    [one] Dopo una mano
   *[other] Dopo { $deals } mani
 } la seduta è finita.
position-hands = Tre mani uguali e uno Skar di tre carte, oppure 28, 25 e 25 carte.
leader-plays = Esce uno di quelli che giocano.
tricks-of-players = Le prese stanno davanti a chi gioca.
tricks-of-three = Una presa è di tre carte.
only-pagat-laid-away = Si può scartare solo il Pagat, e solo con meno di quattro tarocchi.
tarocs-three-together = I tarocchi si scartano solo in tre con il Pagat, e solo se non ce ne sono altri.
skar-of-dealer-before-lead = Solo il mazziere fa lo Skar, e prima della prima uscita.
skar-laid = Lo Skar è già fatto.
lay-away-own-cards = Si scartano carte della propria mano, ciascuna una volta.
skar-of-three = Lo Skar è di tre carte, non di { $laid }.
no-king-laid-away = Un re non si può scartare.
no-mongue-laid-away = A questo tavolo il Mongue non si può scartare.
skis-not-led = Non si può uscire con lo Skis.
skis-due = Lo Skis non si può tenere oltre: giocalo ora.
skis-must-go = Senza il seme d’uscita e senza tarocchi lo Skis deve andare.
follow-suit = Rispondi con { OR($cards) }{ $skis ->
    [held] , oppure gioca lo Skis
   *[elsewhere] { "" }
 }.
take-with-taroc = Senza il seme d’uscita devi tagliare con un tarocco{ $skis ->
    [held] {" "}o giocare lo Skis
   *[elsewhere] { "" }
 }.
overtrump = A questo tavolo un tarocco deve superare il precedente, se si può.
not-your-lead = Non tocca a te uscire.
trick-led = Per questa presa si è già usciti.
must-lead = Devi uscire: nessuno Skis te lo vieta.

# Note del foglio. Le ha anche la pagina: qui solo fatti, nessuna scelta.

note-late = troppo tardi: non vale
note-empties = vuote: { $n }
note-threes = { $n } volte tre
note-owed = una carta vuota dovuta
note-missing = manca una carta vuota
