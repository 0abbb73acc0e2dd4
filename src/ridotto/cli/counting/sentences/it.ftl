how = Invio salta una domanda, ? la spiega, quit lascia.
not-countable = Questo non si può contare: { $why }.
anything-else = Altro? { $fields }; Invio se no.
none-of-these = «{ $typed }» non è fra questi.
put-right = Scrivi un campo e il suo valore, o { $none }. Campi: { $fields }
put-right-enter = Scrivi un campo e il suo valore, o { $none }; Invio chiede { $field }. Campi: { $fields }
explained = { $text } Scrivi { $pattern }.
several = Se sono più d’uno, li separa una virgola.
there-are = Ci sono: { $known }
codes-people = Le carte sono sigle come { $codes }; le persone sono { $people }.
one-word = si vuole una parola, { $pattern }, non «{ $typed }»
yes-or-no = «{ $typed }» non è né sì né no
number = «{ $typed }» non va: si vuole un numero
number-least = «{ $typed }» non va: si vuole un numero, { $least } o più
number-between = «{ $typed }» non va: si vuole un numero, da { $least } a { $most }
choice = «{ $typed }» non va; è { $known }
no-part = «{ $typed }»: { $name } non c’è; scrivi { $pattern }
missing = in «{ $typed }» manca { $parts }: { $pattern }
and = { $one } e { $other }
too-much = «{ $typed }» è di troppo; scrivi { $pattern }
write-so = { $why }; scrivi { $pattern }
whose = «{ $typed }»: di chi è? Scrivi { $pattern }
how-many = se ne vogliono { $wanted }, e qui sono { $n }; oppure scrivi { $pattern }
pot = il piatto
could-be = «{ $typed }» potrebbe essere { $people }
nobody-here = «{ $typed }» qui non è nessuno; ci sono: { $people }
no-side = «{ $typed }» non è una parte; le parti sono { $sides }
no-fault = «{ $typed }» non è un errore del libro; ci sono: { $known }
no-stretch = «{ $typed }» non è una fila: { $low } e { $high } sono di due semi
by-book = { $game }, secondo { $book }
struck = La mano { $n } è cancellata.
opening-wrong = L’inizio non si può contare: { $why }.
deal-wrong = La mano { $n } non si può contare: { $why }.
not-counted = la mano { $n } non si può contare: { $why }
next-deal = Prossima mano. { $seating }
all-played = Le mani convenute sono giocate. Prossima mano. { $seating }
deal-seating = Mano { $n }. { $seating }
what-now = add (scrivere una mano), show (mostrare), show N, change N (correggere), strike N (cancellare), settle (fare i conti) o quit (lasciare)?
kept-in = Tenuta in { $file }.
not-entered = Questa mano non è scritta.
quotation = Manca una virgoletta.
begins = In { $file } non c’è ancora una serata: ne comincia una nuova.
which-game = Quale gioco? { $known }
which-book = Secondo quale libro? { $known }; Invio è { $book }
agreed = Convenuto altro? NOME=VALORE, come ora vale { $example }; Invio se nulla
names-asked = I nomi delle { $n } persone, separati da virgole; Invio per le lettere
seating-order = Dà { $dealer }. Ordine di gioco: { $order }.
seating-sides = Dà { $dealer }. { $sides }.
side-of = { $n ->
    [1] prima
    [2] seconda
    [3] terza
   *[4] quarta
} parte: { $members }
void = La mano è nulla e si dà di nuovo.
total = Totale
payments = Pagamenti
equal = Nessuna differenza: non si paga nulla.
difference = Differenza { $n }: { $pays } a { $side }.
stand = { $name ->
    [stroke] Tratto
    [out] Fuori
    [bummerl] Bummerl
    [target] Traguardo
    [boxes] Scatolette
    [mark] Segni
    [giro] Giro
    [deal] Mano
    [share] Quota
    [king] Re
    [fiches] Fiches
    [loose] Punti sciolti
    [jettons] Gettoni
    [marks] Segni
    [slate] Lavagna
   *[other] { $name }
}
stand-of = { $name ->
    [column] Colonna
   *[other] { $name }
} di { $person }
by-other = Secondo { $book }: { $count }.
same-count = lo stesso conto
paid = { $count }; pagato: { $paid }
deal-number = Mano { $n }
still-due = Ancora dovuto, se smettete ora:
gives = { $payer } dà a { $payee } { $amount }.
nobody-owes = Nessuno deve nulla a nessuno.
units = { $unit ->
    [resto] { $n } { $size ->
        [one] resto
       *[other] resti
    }
    [point] { $n } { $size ->
        [one] punto
       *[other] punti
    }
    [stake] { $n } { $size ->
        [one] posta
       *[other] poste
    }
    [jetton] { $n } { $size ->
        [one] gettone
       *[other] gettoni
    }
    [quarter] { $n } { $size ->
        [one] quartino
       *[other] quartini
    }
   *[other] { $n } { $unit }
}
accounts-in = Conti in { $unit ->
    [resto] resti
    [point] punti
    [stake] poste
    [jetton] gettoni
    [quarter] quartini
   *[other] { $unit }
}
