# Quel che il terminale dice a un tavolo di Kaiserspiel.

## Il tavolo

sum-in-cards = { $pips } in { $count ->
    [one] una carta
   *[other] { $count } carte
 }
sum-in-suit = { $pips } a { $name }
drawing = si pesca per chi dà
progress-partie =
    { $of ->
        [1] Partie fino a { $target }
       *[other] Partie { $n } di { $of } fino a { $target }
    }
progress-deal = mano { $n }
progress-trick = presa { $n } di { $of }
is-dealer = mazziere
has-tricks = { $n ->
    [one] { $n } presa
   *[other] { $n } prese
 }
has-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
board-trumps = briscola: { $trumps }
board-turned = voltata
head-fiches = FICHES E GETTONI
head-marks = I SEGNI DI QUESTA MANO
head-trick = L’ULTIMA PRESA
head-accounts = CONTI
turned-trumps = Voltata { $card }: la briscola è { $trumps }.
in-trick = Nella presa: { $each }.
in-trick-one = { $name } { $card }
in-trick-winning = { $name } { $card } (vince)

## Quel che succede

draws = { $who ->
    [you] Peschi
   *[other] { $who } pesca
 } { $card }.
drawn-highest = { $who ->
    [you] Hai pescato la più alta e dai le carte.
   *[other] { $who } ha pescato la più alta e dà le carte.
 }
cuts = { $who ->
    [you] Alzi
   *[other] { $who } alza
 }, e { $dealer ->
    [you] dai tu.
   *[other] dà { $dealer }.
 }
turns = { $who ->
    [you] Volti
   *[other] { $who } volta
 } { $card }: briscola { $trumps }.
shows-none = { $who ->
    [you] Non mostri
   *[other] { $who } non mostra
 } { $what ->
    [tournee] nessuna tournée
   *[imperial] nessun imperiale
 }.
shows = { $who ->
    [you] Mostri
   *[other] { $who } mostra
 } { $what }.
shows-late = { $who ->
    [you] Mostri
   *[other] { $who } mostra
 } { $what }, troppo tardi.
and-also = { $one }, e { $other }
tells = { $who ->
    [you] Dici
   *[other] { $who } dice
 } un Rummel: «{ $pips }».
tells-cards = { $who ->
    [you] Dici
   *[other] { $who } dice
 } un Rummel: «{ $count } carte, { $pips }».
tells-none = { $who ->
    [you] Non dici
   *[other] { $who } non dice
 } nessun Rummel.
tells-of = { $who ->
    [you] Dici
   *[other] { $who } dice
 } un Rummel di { $point }.
says-good = { $who ->
    [you] Dici
   *[other] { $who } dice
 }: «buono».
says-equal = { $who ->
    [you] Dici
   *[other] { $who } dice
 }: «pari»; vale il primo detto. (r. XIX)
names-it = { $who ->
    [you] Lo nomini
   *[other] { $who } lo nomina
 }: { $count } { $name }.
named = { $who ->
    [you] Nomini
   *[other] { $who } nomina
 } { $count } { $name }.
it-is = È { $cards }.
asks-to-see = { $who ->
    [you] Chiedi
   *[other] { $who } chiede
 } di vedere il Rummel.
shows-rummel = { $who ->
    [you] Mostri
   *[other] { $who } mostra
 } il Rummel: { $cards }.
leads = { $who ->
    [you] Esci con
   *[other] { $who } esce con
 } { $card }.
plays = { $who ->
    [you] Giochi
   *[other] { $who } gioca
 } { $card }.
takes = { $who ->
    [you] Prendi
   *[other] { $who } prende
 } { $cards }.
loses = { $who ->
    [you] Perdi
   *[other] { $who } perde
 } { $count ->
    [one] un imperiale
   *[other] { $count } imperiali
 }: { $title } ({ $source })
marks-four = { $who ->
    [you] Segni
   *[other] { $who } segna
 } 4 per { $reason } ({ $source })
marks = { $who ->
    [you] Segni
   *[other] { $who } segna
 } { $count ->
    [one] un imperiale
   *[other] { $count } imperiali
 } per { $reason } ({ $source })
mark-for = { $rule ->
    [tourne] aver voltato
    [imperial-hand] quel che passa per un imperiale,
    [imperial-four] quattro uguali,
    [imperial-sequence] la serie
    [imperial-trumps] le briscole alte
    [imperial-tournee] la tournée
    [imperial-fall] aver fatto cadere
    [rummel] il Rummel,
    [honour] l’onore
    [cards] prese,
   *[capot] tutte le prese
 }
not-counted = { $name }: { $title }, non contato ({ $source }).
tricks-each = Prese: { $each }.
deal-over = La mano è finita. Poi { $who ->
    [you] dai tu
   *[other] dà { $who }
 }.
deal-void = { $title }: la mano è nulla ({ $source }). Ora { $who ->
    [you] dai tu
   *[other] dà { $who }
 }.
challenges = { $who ->
    [you] Contesti
   *[other] { $who } contesta
 } { $about }.
about-trick = { $who ->
    [you] te
   *[other] { $who }
 }: { $ground ->
    [revoke] non ha risposto al seme
    [not-taking] non ha preso
   *[wrong-lead] uscita sbagliata
 } nella presa { $n }
about-claim = { $who ->
    [you] te
   *[other] { $who }
 }: { $ground ->
    [revoke] non ha risposto al seme
    [not-taking] non ha preso
    [wrong-lead] uscita sbagliata
    [false-imperial] imperiale falso
   *[false-rummel] Rummel falso
 }
decided = { $how ->
    [upheld] Le carte l’hanno mostrato
   *[denied] Le carte non mostrano errori
 } ({ $about }).
struck = Il segno falso è cancellato: { $score }.
entered = Scritto contro { $who ->
    [you] di te
   *[other] { $who }
 }: { $title } ({ $source }).
walks-away = { $who ->
    [you] Abbandoni
   *[other] { $who } abbandona
 } la Partie. (r. XX)
grants = { $who ->
    [you] Concedi
   *[other] { $who } concede
 } la Partie.
erases = { $who ->
    [you] Togli una tua fiche
   *[other] { $who } toglie una fiche propria
 }: { $score }. (r. XII)
gives = { $who ->
    [you] Lasci
   *[other] { $who } lascia
 } invece una fiche a ogni avversario: { $score }. (r. XII)
partie-won = { $who ->
    [you] Vinci
   *[other] { $who } vince
 } la Partie. { $paid }.
partie-lost = { $who ->
    [you] Perdi
   *[other] { $who } perde
 } la Partie. { $paid }.
pays = { $who ->
    [you] Paghi
   *[other] { $who } paga
 } { $amount } a { $payee ->
    [you] te
   *[other] { $payee }
 }
rises = La compagnia si alza.

## Quel che si chiede

grant-or-challenge = Invio concede la Partie; challenge elenca quel che si può contestare.
ask-grant = { $who ->
    [you] Hai
   *[other] { $who } ha
 } gli imperiali stabiliti. Invio concede la Partie; challenge parla di un errore, per l’ultima volta.
erase-or-give = Invio toglie una tua fiche; give ne lascia una a ogni avversario.
ask-fine = Perdi { $count ->
    [one] un imperiale
   *[other] { $count } imperiali, uno dopo l’altro
 }. Invio toglie una tua fiche; give ne lascia una a ogni avversario e tiene la tua. (r. XII)
ask-draw = { $count } carte stanno coperte sul tavolo; la più alta dà. Pescane una: un posto da 1 a { $most }, o Invio per una in mezzo. (Begriff)
ask-cut = Alzi tu. Alza da 1 a { $most } carte; Invio alza a metà. (Begriff)
ask-show = Hai { $sets } (r. VIII)
ask-show-tournee = Con la carta voltata hai { $sets } (r. XVI)
sets-none = nessun imperiale: Invio va avanti.
sets-one = un imperiale, { $cards }. Invio lo mostra; none lo tiene nascosto.
set-numbered = { $n } è { $cards }
sets-many = { $count } imperiali: { $each }. Invio li mostra tutti; un numero, o più, mostra solo quelli; none li tiene tutti nascosti.
no-imperial = Non hai nessun imperiale: Invio va avanti.
ask-rummel-first = I tuoi semi contano { $own }. Invio dice { $usual }; none tace. (r. VII, XIX)
ask-rummel-silent = I tuoi semi contano { $own }. Invio dice buono; none tace. (r. VII, XIX)
ask-rummel-higher = I tuoi semi contano { $own }. È detto { $best }: di’ good (buono), equal (pari) o uno più alto. Invio dice { $usual }. (r. VII, XIX)
ask-rummel-good = I tuoi semi contano { $own }. È detto { $best }: di’ good (buono), equal (pari) o uno più alto. Invio dice buono. (r. VII, XIX)
no-sum = «{ $word }» non è una somma; le altre risposte sono good, equal e none.
letter-of-suit = Scrivi la lettera di un seme: s h d c.
no-suit-of-yours = nessuno dei tuoi semi
ask-name = Il tuo Rummel vince. Nomina il suo seme: { $names }; Invio nomina il primo.
type-a-card = Scrivi una carta, per esempio { $code }; help dice il resto.
suit-led = Si è usciti a { $name }
your-lead = Esci tu
any-strict = { $led }: gioca una carta.
any-card = { $led }: va bene ogni carta.
duty = { $led }. { $rule ->
    [follow-suit] Rispondi al seme, e prendi se puoi (r. X, XI)
    [follow-beat] Puoi prendere, quindi devi (r. X)
    [follow-trump] Senza il seme devi tagliare (r. X)
   *[play-first-trump] In tre il primo di mano esce prima a briscola (Begriff)
 }: { $cards }.
nothing-to-challenge = Ora non c’è niente da contestare.
challenge-number = Scrivi challenge e un numero: { $each }.
stop-strict = Invio va alla mano seguente; challenge parla di un errore in questa.
shown-in-first-trick = Un Rummel si mostra agli altri durante la prima presa.

## Pagine

help-cards = carte: seme s h d c, poi il valore; o il valore da solo: K, 10
help-enter = la sola carta permessa, o la risposta solita
help-last = l’ultima presa; le carte che hai vinto
help-score = fiches e gettoni; ogni segno di questa mano, riga per riga
help-shown = imperiali e Rummel, per quanto mostrati o detti
help-show = nella prima presa: chiedere di vedere il Rummel segnato
help-hint = che cosa giocherebbe un buon giocatore, e perché
help-rules = cercare qualcosa: rules Rummel
help-undo = annullare la tua ultima decisione in questa mano
help-quit = andarsene; lo stesso comando riprende da qui
help-challenge = imputare un errore a un avversario; senza numero: un elenco
help-tell = un Rummel che hai dimenticato; viene troppo tardi e non conta
help-walk = perdere la Partie e finire la seduta (r. XX)
help-small = ▭ è una fiche, un imperiale; ○ un gettone, quattro punti. Le carte chiare sono permesse.
column-mark = segno
column-source = fonte
before-the-deal = prima della mano
marks-of-deal = I segni di questa mano
accounts = Conti: { $each }.
row-lost = { $name }: { $count ->
    [one] { $count } perso
   *[other] { $count } persi
 }, { $title }
row-four = { $name }: 4 per { $reason }
row-imperials = { $name }: { $count } imp. per { $reason }
sitting-over = La seduta è finita
no-trick-yet = In questa mano non è ancora stata fatta nessuna presa.
last-trick = Presa { $n }: { $plays }. La { $who ->
    [you] fai tu
   *[other] fa { $who }
 }.
have-won = Hai vinto { $cards }.
no-trick-of-yours = Non hai ancora nessuna presa.
accounts-at-stake = Conti con una posta di { $stake }: { $each }.
nothing-shown = In questa mano non è ancora stato mostrato niente.

# Che cosa consiglia un consiglio

deed-shows = mostra { $cards }
deed-shows-nothing = non mostra nulla
deed-names = nomina { $count } { $name }
deed-tells = dice un Rummel di { $pips }
deed-tells-none = non dice nessun Rummel
deed-says-good = dice «buono»
deed-says-equal = dice «pari»
deed-asks-to-see = chiede di vedere il Rummel
deed-grants = concede la Partie
deed-erases = toglie una fiche propria
deed-gives = lascia una fiche a ogni avversario
