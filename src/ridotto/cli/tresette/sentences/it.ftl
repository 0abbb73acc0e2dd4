# Quel che il terminale dice al tavolo del tresette. Le parole da scrivere restano come sono.

ask-draw = { $count } carte sono stese coperte; dà la più bassa. Pescane una: un posto da 1 a { $most }, o Invio per una nel mezzo.
ask-cut = Alzi tu. Alza da 1 a { $most } carte; Invio alza a metà.
may-announce = { $window ->
    [second] Alla seconda presa
   *[first] Prima della prima uscita
 } puoi accusare: { $listed }. { $number ->
    [one] Con 1 accusi
   *[other] Con all accusi tutto, con i numeri (come 1) ciò che scegli
 }; Invio non accusa nulla. (r. I-II)
nothing-to-announce = { $window ->
    [second] Alla seconda presa
   *[first] Prima della prima uscita
 } non hai nulla da accusare. Invio va avanti. (r. I-II)
item-marks = { $item } ({ $marks ->
    [one] 1 segno
   *[other] { $marks } segni
 }{ $partie ->
    [yes] { " " }e una partita
   *[no] { "" }
 })
nothing-now = Ora non hai nulla da accusare: Invio va avanti.
no-announcement = «{ $word }» non è un’accusa: 3x7 sono tre Sette, Nh4 una Napoletana di quattro a cuori.
type-a-card = Scrivi una carta, come { $code }; il resto lo dice help.
your-lead = Esci tu: puoi giocare qualsiasi carta.
led-play = Si è usciti a { $suit }: gioca una carta.
led-none = Si è usciti a { $suit }, e non ne hai: puoi giocare qualsiasi carta. (introd.)
led-follow = Si è usciti a { $suit }. Rispondi: { $cards }. (introd.)

pair = { $first } e { $last }
score-of-two = Segni: { $marks }. Lavagna { $slate }.
score-of-three = Segni: { $marks }. Lavagna: { $slate }.
nothing-written = ancora nulla
won-from = { $won } { $who ->
    [you] da te
   *[name] da { $who }
 }
partien = { $n ->
    [one] una partita
   *[other] { $n } partite
 }
partien-from = { $n ->
    [one] una partita
   *[other] { $n } partite
 } da { $who ->
    [you] te
   *[name] { $who }
 }
drawing-partners = si pesca per i compagni e per chi dà
drawing-dealer = si pesca per chi dà
deal-of-deals = mano { $deal } di { $deals }
deal-to-partien = mano { $deal } · a { $partien ->
    [one] { $partien } partita
   *[other] { $partien } partite
 }
trick-of = { " " }· presa { $trick } di { $tricks }
led-winning = di mano, in testa
winning = in testa
led = di mano
deals-cards = mazziere
your-partner = compagno
enemy = avversario

deal-title = Mano { $deal }
accounts = Conti: { $accounts }.
together = Insieme
sitting-over = La seduta è finita
your-heaps = i tuoi mucchietti
heaps-opposite = mucchietti di fronte
ours = noi
theirs = loro
slate = lavagna { $partien }
heading-marks = SEGNI E LAVAGNA
heading-laid = MESSI IN QUESTA MANO
we = noi
they = loro
heading-last = L’ULTIMA PRESA FATTA
trick-to = a { $who ->
    [you] te
   *[name] { $who }
 }
heading-accounts = CONTI
no-deal-scored = Nessuna mano è ancora contata; a che punto è questa lo dice score.
nothing-odd = Non c’è nulla da contestare: nessuno ha fatto niente di strano.
courteous-no-challenge = Non c’è nulla da contestare: a un tavolo indulgente non possono succedere errori.
type-challenge = Scrivi challenge e un numero: { $listed }.
accept-deal = Invio accetta la mano; challenge contesta, sheet mostra il foglio.
signs-to-say = Si può dire { $signs }, dove i cenni sono pattuiti.

help-card = una carta: seme s h d c (picche, cuori, quadri, fiori), poi 3 2 A K Q J 7 6 5 4
help-rank = solo il valore, se l’ha una sola carta permessa
help-enter = la sola carta permessa, o la risposta solita
help-announce = che cosa accusi, dalla lista
help-last = l’ultima presa; ciò che ha vinto la tua parte
help-score = segni e lavagna; l’ultima mano riga per riga
help-announced = ciò che in questa mano si è accusato
help-hint = che cosa farebbe un buon giocatore, e perché
help-rules = cercare qualcosa: rules napoletana
help-undo = annullare la tua ultima decisione in questa mano
help-quit = andarsene; lo stesso comando riprende da qui
help-signs = prima della tua uscita: anche say demand, say steer
help-announce-code = accusare con la sigla, a tempo o no, vero o no
help-challenge = contestare un avversario; senza numero: una lista
help-order = L’ordine è 3 2 A K Q J 7 6 5 4. Le carte chiare sono permesse.
no-trick-yet = In questa mano non si è ancora fatta nessuna presa.
last-trick = Presa { $trick }: { $plays }. { $who ->
    [you] La fai tu
   *[name] La fa { $who }
 }.
side-no-trick = La tua parte non ha ancora prese.
you-no-trick = Non hai ancora prese.
won-so-far = Vinte finora: { $cards }.
worth-so-far = { $figures ->
    [one] 1 figura
   *[other] { $figures } figure
 } e { $aces ->
    [one] 1 asso
   *[other] { $aces } assi
 }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }, senza l’ultima presa.
accounts-at-stake = Conti, a { $stake } per partita: { $accounts }.
false = falso
nothing-announced = In questa mano non si è ancora accusato nulla.
open-before = Scoperte davanti a { $who ->
    [you] te
   *[name] { $who }
 }: { $cards }.
in-the-trick = Nella presa: { $plays }.

sign-invite = invito
sign-demand = chiedo
sign-steer = guidi tu
too-early = troppo presto, perduto
out-of-turn = fuori turno, messo per ultimo
too-late = troppo tardi, nullo
draws = { $who ->
    [you] Peschi
   *[name] { $who } pesca
 } { $shown }.
deals-first = La prima mano la { $who ->
    [you] dai tu
   *[name] dà { $who }
 }, con la carta più bassa.
seated = { $ours } contro { $theirs }. La prima mano la { $who ->
    [you] dai tu
   *[name] dà { $who }
 }, con la carta più bassa.
cuts = { $who ->
    [you] Alzi
   *[name] { $who } alza
 }, { $dealer ->
    [you] dai tu
   *[name] dà { $dealer }
 }.
takes-up-packet = { $who ->
    [you] Prendi
   *[name] { $who } prende
 } il mazzetto seguente.
takes-up = { $who ->
    [you] Prendi
   *[name] { $who } prende
 } { $cards }.
turns-up = { $who ->
    [you] Scopri
   *[name] { $who } scopre
 } { $card }.
announces = { $who ->
    [you] Accusi
   *[name] { $who } accusa
 } { $items }.
says = { $who ->
    [you] Dici
   *[name] { $who } dice
 }: «{ $sign }».
plays = { $how ->
    [leads] { $who ->
    [you] Esci con
   *[name] { $who } esce con
 }
   *[plays] { $who ->
    [you] Giochi
   *[name] { $who } gioca
 }
 } { $card }.
takes-trick = { $who ->
    [you] Fai
   *[name] { $who } fa
 } la presa con { $card }.
takes-talon = { $who ->
    [you] Prendi
   *[name] { $who } prende
 } le carte avanzate: { $cards }.
marks-no-more = { $number ->
    [you] Non segni
    [ours] { $side } non segnate
    [pair] { $side } non segnano
   *[one] { $side } non segna
 } più nulla in questa mano { $source }.
lays = { $number ->
    [you] Metti
    [ours] { $side } mettete
    [pair] { $side } mettono
   *[one] { $side } mette
 } { $points }: { $reason }.
writes-sevens = { $number ->
    [you] Scrivi
    [ours] { $side } scrivete
    [pair] { $side } scrivono
   *[one] { $side } scrive
 } una partita{ $each ->
    [yes] { " " }da ciascuno
   *[no] { "" }
 } per i Sette { $source }.
tricks-count = Le prese contano: { $points }.
wins = { $number ->
    [you] Vinci
    [ours] { $side } vincete
    [pair] { $side } vincono
   *[one] { $side } vince
 } { $what }{ $double ->
    [yes] , doppia
   *[no] { "" }
 } { $source }.
great = { $name }! { $number ->
    [you] Scrivi
    [ours] { $side } scrivete
    [pair] { $side } scrivono
   *[one] { $side } scrive
 } { $what } { $source }.
revoke-in-trick = { $name }: rifiuto nella presa { $trick }
false-announcement = { $name }: accusa falsa, { $item }
challenges = { $who ->
    [you] Contesti
   *[name] { $who } contesta
 }: { $about }.
no-fault-shown = Le carte non mostrano errori ({ $about }).
fault-shown = Le carte l’hanno mostrato ({ $about }).
scored-again = La mano si riconta da capo.
entered = Segnato contro { $who ->
    [you] di te
   *[name] { $who }
 }: { $title }.
pays = { $payer ->
    [you] Paghi
   *[name] { $payer } paga
 } { $amount } a { $payee ->
    [you] te
   *[name] { $payee }
 }
slate-even = La lavagna è pari: nessuno paga.
company-rises = La compagnia si alza.
rises-won-most = La compagnia si alza. { $number ->
    [one] Ha vinto di più
   *[other] Hanno vinto di più
 }: { $names }.

# Che cosa consiglia un consiglio

deed-announces = accusa { $items }
deed-announces-nothing = non accusa nulla
