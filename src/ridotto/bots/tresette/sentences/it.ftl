# Che cosa dicono i suggerimenti al Tresette.

points-won = Porta { AND($cards) } nelle vostre prese: assi e figure fanno i punti.
points-won-some = Porta più assi e figure nelle vostre prese: sono i punti.
points-kept = Tiene { AND($cards) } fuori dalle prese degli avversari: assi e figure fanno i punti.
points-kept-some = Tiene assi e figure fuori dalle prese degli avversari: sono i punti.
last-trick-won = Si tratta dell’ultima presa, che è un punto da sé: così è vostra.
last-trick-kept = Si tratta dell’ultima presa, che è un punto da sé: così non va agli avversari.
announced = Ciò che si accusa si segna subito; ciò che si tace non vale nulla.
sevens-told = Tre Sette sono una partita intera sulla lavagna.
great-won = Si tratta di un grande risultato: così agli avversari forse non resta nulla.
great-kept = Si tratta di un grande risultato degli avversari: così non restate senza nulla.
partie-won = Si tratta della partita: così siete fuori per primi.
partie-kept = Si tratta della partita: così gli avversari non sono ancora fuori.
announces = Ciò che accusi vale { $marks -> 
    [one] un segno
   *[other] { $marks } segni
 }.
nothing-to-announce = In questa mano non c’è nulla da accusare.
keeps-the-rest = Il resto si tiene per le seconde accuse.
