# Che cosa dicono i suggerimenti in tutti i giochi: i motivi, quanto sono sicuri, e quanto vale il resto.

only = Non si può fare altro.
alike = Non ne dipende nulla che si possa dire: ciò a cui penserebbe qui un buon giocatore viene quasi lo stesso.
later = Promette di più nel seguito della mano, ma non c’è una cosa sola che decida.
learnt = È ciò che il computer ha imparato a fare qui; i pochi casi provati non mostrano perché.
book = Così fa chi gioca secondo il libro, senza aver pesato altro.
lot = È pura fortuna: nessuno può sapere che cosa sia meglio.
chance = Una cosa lecita qualsiasi, presa a caso.
partners-trick = La presa è già del tuo compagno: superarlo sprecherebbe soltanto la tua carta.
trick = Fa la presa, che altrimenti andrebbe agli altri.
duck = Lascia apposta questa presa agli altri: farla costa più di quanto renda.
keep = Tieni { $cards }, con cui più tardi fai ancora una presa.
home = Porta a casa { $cards } adesso; tenuta in mano, la carta può ancora andare perduta.
hope-sure = È certo, comunque stiano le carte coperte.
hope-always = È andata così in tutti i casi provati.
hope-mostly = Va così nella maggior parte dei modi in cui possono stare le carte coperte.
hope-half = Va così in circa la metà dei modi in cui possono stare le carte coperte.
hope-sometimes = Va così in alcuni dei modi in cui possono stare le carte coperte, e di rado nuoce.
worth-alike = quasi altrettanto bene
worth-points = { $n ->
    [one] circa un punto in meno
   *[other] circa { $n } punti in meno
 }
worth-jettons = { $n ->
    [one] circa un gettone in meno
   *[other] circa { $n } gettoni in meno
 }
worth-slightly = un po’ peggio
worth-clearly = nettamente peggio
worth-much = molto peggio
