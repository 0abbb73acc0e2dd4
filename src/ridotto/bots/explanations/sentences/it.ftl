# Che cosa dicono i suggerimenti in tutti i giochi: i motivi, quanto sono sicuri, e quanto vale il resto.

only = Non si può fare altro.
alike = Qui cambia poco: qualunque cosa scelga un buon giocatore, il risultato è quasi lo stesso.
alike-cards = Con { OR($cards) } andrebbe quasi altrettanto bene.
oftener = Così la presa è tua più spesso che con { AND($cards) }.
rarer = Così la presa va agli altri più spesso che con { AND($cards) }.
more-tricks = Così fai più prese fino alla fine della mano.
leading = Di tutto ciò che è stato confrontato è la differenza più grande; non è detto che sia decisiva.
leading-mostly = Va così nella maggior parte delle distribuzioni possibili delle carte coperte; non è detto che sia decisivo.
leading-half = Va così in circa metà delle distribuzioni possibili delle carte coperte; non è detto che sia decisivo.
leading-sometimes = Va così in alcune delle distribuzioni possibili delle carte coperte; non è detto che sia decisivo.
later = Fino alla fine rende di più, ora per una cosa, ora per un’altra, secondo come stanno le carte coperte.
instead = Invece { $cards }: { $worth }.
habit = Un giocatore del computer che ha imparato giocando qui non fa quasi mai altro; i pochi casi provati non mostrano una differenza chiara.
learnt = È ciò che il computer ha imparato a fare qui; i pochi casi provati non mostrano perché.
book = Così fa chi gioca secondo il libro, senza aver pesato altro.
lot = È pura fortuna: nessuno può sapere che cosa sia meglio.
chance = Una cosa lecita qualsiasi, presa a caso.
partners-trick = La presa è già del tuo compagno: superarlo sprecherebbe soltanto la tua carta.
trick = Fa la presa, che altrimenti andrebbe agli altri.
duck = Lascia apposta questa presa agli altri: farla costa più di quanto renda.
spare = Anche così la presa può essere tua, e risparmi { AND($cards) }: più avanti quella carta vale di più.
keep = Tieni { AND($cards) }, con cui più tardi fai ancora una presa.
home = Porta a casa { AND($cards) } adesso; se resta in mano, la carta può ancora andare perduta.
hope-sure = È certo, comunque stiano le carte coperte.
hope-always = È andata così in tutti i casi provati.
hope-mostly = Va così nella maggior parte delle distribuzioni possibili delle carte coperte.
hope-half = Va così in circa metà delle distribuzioni possibili delle carte coperte.
hope-sometimes = Va così in alcune delle distribuzioni possibili delle carte coperte, e di rado nuoce.
worth-alike = quasi altrettanto bene
worth-points = { $n ->
    [one] circa un punto in meno
   *[other] circa { $n } punti in meno
 }
worth-jettons = { $n ->
    [one] circa un gettone in meno
   *[other] circa { $n } gettoni in meno
 }
worth-better-there = meglio nei pochi casi provati
worth-slightly = un po’ peggio
worth-clearly = nettamente peggio
worth-much = molto peggio
