# Quel che dice il terminale a un tavolo di Taroc.

# Onori

honour-matadors = i tre matadori
honour-ten-tarocs = dieci tarocchi
honour-four-kings = quattro re
honour-three-kings = tre re e lo Skis
honour-four-queens = quattro donne
honour-three-queens = tre donne e lo Skis
honour-four-knights = quattro cavalli
honour-four-valets = quattro fanti
honour-mongue = il Mongue
honour-skis = lo Skis
honour-cavalerie = la Cavalerie di { $suit }
honour-half-cavalerie = la mezza Cavalerie di { $suit }
honour-matador = il matadore { $number }
honour-taroc = un { $number }º tarocco

# Persone, pagamenti, punto

nothing-paid = non si paga nulla
pays-each = { $who ->
    [you] Tu paghi
   *[other] { $who } paga
 } { $amount } a ciascuno
each-pays = ciascuno degli altri paga { $amount } { $who ->
    [you] a te
   *[other] a { $who }
 }
pays = { $who ->
    [you] Tu paghi
   *[other] { $who } paga
 } { $amount } { $whom ->
    [you] a te
   *[other] a { $whom }
 }
deal-of = mano { $n } di { $all }
trick-of = mano { $n } di { $all } · presa { $trick } di { $tricks }

# Quel che succede

lot = { $who ->
    [you] La sorte tocca a te: cominci
   *[other] La sorte tocca a { $who }: comincia
 } a dare.
cut = { $who ->
    [you] Alzi tu
   *[other] Alza { $who }
 }. { $whom ->
    [you] Dai tu
   *[other] Dà { $whom }
 }.
cut-with-king = { $who ->
    [you] Alzi tu
   *[other] Alza { $who }
 }. { $whom ->
    [you] Dai tu
   *[other] Dà { $whom }
 }. { $idle ->
    [you] Sei re e riposi
   *[other] { $idle } è re e riposa
 }.
skar-covered = { $who ->
    [you] Fai
   *[other] { $who } fa
 } lo Skar: { $n } carte.
skar-laid = { $who ->
    [you] Fai
   *[other] { $who } fa
 } lo Skar: { $cards }.
announces = { $who ->
    [you] Accusi
   *[other] { $who } accusa
 } { $honour }.
announces-late = { $who ->
    [you] Accusi
   *[other] { $who } accusa
 } { $honour }, troppo tardi: non vale nulla (r. 1).
announces-nothing = { $who ->
    [you] Non accusi
   *[other] { $who } non accusa
 } nulla.
honour-paid = Per { $honour }: { $paid }.
leads = { $who ->
    [you] Esci
   *[other] { $who } esce
 } con { $card }.
plays = { $who ->
    [you] Giochi
   *[other] { $who } gioca
 } { $card }.
yields = { $who ->
    [you] Hai
   *[other] { $who } ha
 } lo Skis, che ora deve andare, e non { $who ->
    [you] puoi
   *[other] può
 } uscire con quello: { $whom ->
    [you] esci tu
   *[other] esce { $whom }
 }. (r. 18)
takes = { $who ->
    [you] Fai
   *[other] { $who } fa
 } la presa con { $card }.
takes-paid = { $who ->
    [you] Fai
   *[other] { $who } fa
 } la presa con { $card }. { $rule }: { $paid }. ({ $source })
keeps = { $who ->
    [you] Tieni
   *[other] { $who } tiene
 } { $kept ->
    [skis] lo Skis
   *[pagat] il Pagat
 } e { $who ->
    [you] dai
   *[other] dà
 } { $whom ->
    [you] a te
   *[other] a { $whom }
 } { $card } in cambio.
skar-shown = { $who ->
    [you] Nel tuo Skar
   *[other] Nello Skar di { $who }
 } { COUNT($cards) ->
    [one] c’era
   *[other] c’erano
 } { AND($cards) }.
counted = Il conto: { $points } punti. Pagato: { $accounts }.
void = { $rule }: la mano è nulla. ({ $source })
void-paid = { $rule }: la mano è nulla. ({ $source }) Reso e pagato in tutto: { $accounts }.
challenges = { $who ->
    [you] Contesti
   *[other] { $who } contesta
 } { $whom ->
    [you] te
   *[other] { $whom }
 }: { $about }. Le carte mostreranno se è vero.
about-skar = uno Skar sbagliato
about-honour = { $honour }: accusato e non avuto
about-skis = lo Skis tenuto troppo alla presa { $trick }
about-card = una carta sbagliata alla presa { $trick }
no-fault = Le carte non mostrano errori ({ $who ->
    [you] tu
   *[other] { $who }
 }, { $about }).
fault-shown = Lo hanno mostrato le carte ({ $who ->
    [you] tu
   *[other] { $who }
 }, { $about }): { $follows } Pagato: { $accounts }.
fault-entered = Chi tiene il conto segna: { $fault }.
sitting-over = La seduta è finita: { $accounts }.

# Quel che chiede il tavolo

ask-cut = { $who ->
    [you] Dai tu
   *[other] Dà { $who }
 }, e alzi tu: da 1 a { $most } carte; Invio alza a metà. (decisione nostra)
type-three-cards = Scrivi le sigle delle tre carte che scarti, per esempio h2 h3 c4.
ask-skar = Dai tu. Scarta tre carte, con le loro sigle: nessun re; { $tarocs ->
    [pagat] dei tarocchi solo il Pagat, con meno di quattro
   *[three] tarocchi solo in tre con il Pagat
 }. Contano per te. (§ I)
nothing-to-announce = Non hai nulla da accusare; Invio va avanti. (r. 1)
may-announce-one = { $code } ({ $honour }, { $price } da ciascuno)
ask-announce = Puoi accusare { $told }. Scrivine uno per volta; Invio finisce. (r. 1)
no-such-honour = «{ $text }» qui non è un onore; ci sono per esempio matadors, cavalerie-s, ten-tarocs.
only-yield = Invio cede l’uscita; non c’è altro da fare.
ask-yield = Tocca uscire a te, e lo Skis ora deve andare, ma con lui non si esce: Invio cede l’uscita al tuo vicino di destra. (r. 18)
type-a-card = Scrivi la sigla di una carta, per esempio { $code }; help dice il resto.
your-card = La tua carta.
only-card = Si può giocare solo { $card }; Invio la gioca.
taroc-led = È uscito un tarocco: le tue carte lecite sono chiare. (r. 4, 15, 16)
suit-led = Si è usciti a { $suit }: le tue carte lecite sono chiare. (r. 4, 15, 16)
skis-led = È uscito lo Skis: il seme lo fa la tua carta. (r. 18)
lead-no-skis = Esci tu: con qualsiasi carta tranne lo Skis. (r. 18)
lead-the-skis = Esci tu: ora lo Skis deve andare. (r. 18)
lead-any = Esci tu: con qualsiasi carta, anche lo Skis. (r. 18)
skar-of-dealer = Lo Skar è del mazziere. (§ I)
nothing-odd = Non c’è nulla da contestare: nessuno ha fatto nulla di strano. (r. 4)
no-fault-here = Non c’è nulla da contestare: qui non possono succedere errori. (r. 4)
challenge-one = { $n } = { $who ->
    [you] Tu
   *[other] { $who }
 }: { $about }
challenge-list = Scrivi challenge e un numero: { $told }.
stop-count = Invio accetta il conto; challenge elenca quel che si potrebbe contestare. (decisione nostra)
stop-skar = Invio va avanti; skar SIGLE fa lo Skar altrimenti.
not-counted = Nessuna mano è ancora contata; marks dice come sta questa.
not-among-cards = «{ $text }» non è tra le tue carte: hai { $held }.
named-twice = Una carta è nominata due volte.

# Quel che si può chiedere

help-cards = carte dei semi: re (K), donna (Q), cavallo (C), fante (J), A, dal 10 al 2; s picche, h cuori, d quadri, c fiori
help-tarocs = tarocchi col loro numero; lo Skis
help-rank = il solo valore, se lo ha una sola carta lecita e non hai quel tarocco
help-enter = l’unica carta lecita, o la risposta consueta
help-last = l’ultima presa; le tue prese e quanto contano finora
help-honours = che cosa è stato accusato; quanto ha vinto ciascuno
help-unseen = quali tarocchi non hai ancora visto
help-sheet = l’ultimo conto, riga per riga
help-hint = che cosa farebbe un buon giocatore, e perché
help-rules = cercare qualcosa: rules skis
help-announce = un onore dimenticato, finché non esce la prima carta
help-undo = annullare la tua ultima decisione in questa mano
help-quit = uscire; lo stesso comando riprende da qui
help-challenge = contestare un errore a un altro; senza numero: un elenco
help-skar = rifare uno Skar sbagliato, fino alla prima uscita
help-yield = se tocca uscire e lo Skis deve andare: lasciar uscire il prossimo
help-small = Le cifre piccole dicono quanto vale una carta: ♠K⁵. Le carte chiare sono lecite.
in-trick = Nella presa: { $plays }.
card-of = { $who ->
    [you] Tu
   *[other] { $who }
 } { $card }{ $best ->
    [yes] { "" } (vince)
   *[no] { "" }
 }
deals = { $who ->
    [you] Dai tu
   *[other] Dà { $who }
 }.
deals-with-king = { $who ->
    [you] Dai tu
   *[other] Dà { $who }
 }. { $idle ->
    [you] Riposi tu
   *[other] Riposa { $idle }
 }.
accounts = Conti: { $accounts }.
paid-so-far = In questa mano: { $accounts }.
no-trick-yet = In questa mano non si è ancora fatta nessuna presa.
last-trick = Presa { $n }: { $plays }. La { $who ->
    [you] fai tu
   *[other] fa { $who }
 }.
no-own-trick = Non hai ancora nessuna presa.
own-tricks = { $n } carte, finora { $points } punti: { $cards }
announced-one = { $who ->
    [you] Tu
   *[other] { $who }
 }: { $honour }, { $price } da ciascuno{ $paid ->
    [later] { "" } dopo il conto, con più di 26 punti
   *[now] { "" }
 }{ $worth ->
    [nothing] , non vale nulla
   *[all] { "" }
 }.
nothing-announced = In questa mano non è stato accusato nulla.
unseen-tarocs = { $n ->
    [one] Un tarocco
   *[other] { $n } tarocchi
 } che non hai visto: { $cards }
no-taroc-out = Non è fuori nessun tarocco.
hint-nothing = Ora non c’è nulla da decidere.
hint-not-your-turn = Non tocca a te.
hint-challenge = contesta { $who ->
    [you] te
   *[other] { $who }
 }: { $about }
hint-skar = scarta { AND($cards) }
hint-announce = accusa { $honour }
hint-yield = cede l’uscita
hint-no-more = non accusa altro
hint-cut = alza dove capita: è lo stesso

# Il tavolo disegnato

led-winning = di mano, in testa
winning = in testa
led = di mano
king-idle = re, a riposo
is-dealer = mazziere
tricks-won = { $n ->
    [one] 1 presa
   *[other] { $n } prese
 }
owes-a-card = una carta in debito
this-deal = questa mano { $amount }
head-last-trick = L’ULTIMA PRESA
head-honours = ONORI
trick-to = { $who ->
    [you] a te
   *[other] a { $who }
 }
honour-line = { $who ->
    [you] Tu
   *[other] { $who }
 }: { $honour }{ $worth ->
    [nothing] { "" } (nullo)
   *[all] { "" }
 }
taroc-card = tarocco { $number }
the-mongue = il Mongue
the-pagat = il Pagat
tarocs = Tarocchi

# Il foglio

sheet-count = Conto
sheet-counters = Di valore
sheet-worth = valore
sheet-empty = vuote
sheet-skis-alone = r. 8
sheet-threes = a tre
sheet-points = punti
sheet-payments = Pagamenti
sheet-total = Totale
sheet-over = La seduta è finita
