# Quel che il terminale dice al tavolo della Guimbarde. Le parole da scrivere restano come sono.

ask-draw = Pesca per chi dà, e tocca alla carta più alta: un posto da 1 a { $most } fra { $count } carte, o Invio per una nel mezzo. { $source }
ask-cut = Siedi alla sinistra di chi dà e alzi: da 1 a { $most } carte, Invio per la metà. { $source }
ask-boxes = Puoi scoprire: { $listed }. Invio scopre tutto;{ $number ->
    [one] { "" }
   *[other] { " " }uno o più numeri, solo quelli;
 } none tiene tutto coperto. { $source }
no-box-to-draw = Non hai nulla da scoprire che prenda una scatoletta. Invio va avanti. { $source }
set-marriage = { $number }, { $cards } per un matrimonio
set-box = { $number }, { $cards } per la scatoletta { $box } con { $amount }
no-number = «{ $word }» non è un numero; Invio nomina ciò che hai, none nulla.
your-point = Il tuo Point è { $cards }: { $what ->
    [pips] { $number } punti
   *[cards] { $number } carte
 }. Invio nomina { $number }, none tace.
no-point = Non hai un Point. Invio tace.
box-holds = Nella scatoletta ce n’è { $amount }. { $source }
now-the-pips = Più d’uno ha altrettante carte: ora i punti.
no-point-to-lay = Hai nominato il Point più alto, ma non ne hai uno così da scoprire. Invio lo tiene coperto. { $source }
ask-lay = Il tuo è il Point più alto. Invio scopre { $cards } e prende { $amount }; none lo tiene coperto. { $source }
type-a-card = Scrivi una carta, come { $code }; il resto lo dice help.
shown-with = { $card } si mostra con { $mate_card }, un matrimonio, se non scrivi { $code } alone.
led = Si è usciti a { $suit }
your-lead = Esci tu
play-a-card = { $led }: gioca una carta.
play-any-card = { $led }: puoi giocare qualsiasi carta.
trumps = Briscola
duty-follow = Rispondi al seme, e supera se puoi
duty-beat = Puoi superare, quindi devi
duty-trump = Senza il seme devi tagliare
duty-queen = La donna va dal suo re
duty-ban = Guimbarde, König e Fou non possono prendere un matrimonio

jettons = { $n ->
    [one] 1 gettone
   *[other] { $n } gettoni
 }
pair = { $first } e { $last }
you-within = tu
to-whom = { $who ->
    [you] a te
    [boxes] alle scatolette
   *[name] a { $who }
 }
paid = { $number ->
    [you] Paghi
    [ours] { $payers } pagate
    [many] { $payers } pagano
   *[one] { $payers } paga
 } { $payees } { $amount }{ $each ->
    [yes] { " " }ciascuno
   *[no] { "" }
 }: { $what } { $source }.
paid-marriage-table = un matrimonio sul tavolo
paid-marriage-trumped = un matrimonio tagliato
paid-marriage-forced = un matrimonio che nessuna delle tre può prendere
paid-marriage-hand = un matrimonio in mano
paid-great-hand = il gran matrimonio in mano
paid-great-table = il König preso dalla Guimbarde
paid-kept-queen = la donna tenuta
paid-fou = il Fou
paid-fou-taken = il Fou preso
paid-fou-returned = restituito, perché il Fou è preso
paid-revoke = seme non risposto
paid-not-beating = non superato
paid-false-point = un Point falso
paid-taken-marriage = un matrimonio preso a torto
paid-misdeal = carte date male
paid-out-of-turn = giocato fuori turno
paid-box = una scatoletta
paid-mariage = la scatoletta Mariage
paid-point = il Point
paid-fonds = i Fonds
paid-most-tricks = più prese
paid-most-first = più prese, e prima
paid-stakes = poste
paid-share = una parte delle scatolette
paid-left-over = ciò che restava nelle scatolette
drawing = si pesca per chi dà
deal-of = mano { $deal } di { $deals }
trick-of = { " " }· presa { $trick } di { $tricks }
tricks = { $n ->
    [one] 1 presa
   *[other] { $n } prese
 }
dealer = mazziere

draws = { $who ->
    [you] Peschi
   *[name] { $who } pesca
 } { $shown }.
drew-highest = { $who ->
    [you] Hai pescato la più alta: la prima mano la dai tu
   *[name] { $who } ha pescato la più alta e dà la prima mano
 }. { $source }
all-stake = Tutti mettono un gettone in ogni scatoletta. { $source }
nobody-stakes = Nessuna scatoletta è vuota: nessuno mette.
stake-into = Tutti mettono un gettone in { $boxes }.
cuts = { $who ->
    [you] Alzi
   *[name] { $who } alza
 }; { $dealer ->
    [you] dai tu
   *[name] dà { $dealer }
 }.
dead = È morta, la sua scatoletta aspetta.
turns = { $who ->
    [you] Volti
   *[name] { $who } volta
 } { $card }: la briscola è { $trumps }.
lays-open = { $who ->
    [you] Scopri
   *[name] { $who } scopre
 } { $cards }.
wins-fonds = { $who ->
    [you] Vinci
   *[name] { $who } vince
 } i Fonds, { $amount }, { $first ->
    [yes] con più prese, e prima
   *[no] con più prese
 }. { $source }
draws-box = { $who ->
    [you] Vuoti
   *[name] { $who } vuota
 } la scatoletta { $box }: { $amount }. { $source }
names-pips = { $who ->
    [you] Nomini
   *[name] { $who } nomina
 } { $number } punti.
names-point = { $who ->
    [you] Nomini
   *[name] { $who } nomina
 } un Point di { $number } carte.
names-both = { $who ->
    [you] Nomini
   *[name] { $who } nomina
 } un Point di { $number } carte, { $pips } punti.
names-no-pips = { $who ->
    [you] Non nomini
   *[name] { $who } non nomina
 } punti.
lays-point = { $who ->
    [you] Scopri
   *[name] { $who } scopre
 } il Point: { $cards }.
keeps-point = { $who ->
    [you] Tieni
   *[name] { $who } tiene
 } coperto il Point.
fonds-laid = Tutti mettono un gettone per le prese. { $source }
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
marries = { $how ->
    [leads] { $who ->
    [you] Esci con { $card } e mostri
   *[name] { $who } esce con { $card } e mostra
 }
   *[plays] { $who ->
    [you] Giochi { $card } e mostri
   *[name] { $who } gioca { $card } e mostra
 }
 } { $mate_card }: un matrimonio.
takes = { $who ->
    [you] Prendi
   *[name] { $who } prende
 } { $cards }.
fonds-stay = Nessuno ha due prese: i Fonds restano nella scatoletta del Point. { $source }
last-deal-over = La mano è finita, l’ultima della seduta. { $source }
deal-over = La mano è finita. La prossima la { $who ->
    [you] dai tu
   *[name] dà { $who }
 }.
deal-void = { $title }: la mano è nulla, le poste restano { $source }.
challenges = { $who ->
    [you] Contesti
   *[name] { $who } contesta
 }: { $about }.
fault-in-trick = { $who ->
    [you] tu
   *[name] { $who }
 }, «{ $title }», nella presa { $trick }
fault-of = { $who ->
    [you] tu
   *[name] { $who }
 }, «{ $title }»
no-fault-shown = Le carte non mostrano errori ({ $about }).
noticed-in-time = È così, e visto in tempo: la carta torna indietro, senza spesa.
fault-shown = Le carte l’hanno mostrato ({ $about }).
takes-back = { $who ->
    [you] Ritiri
   *[name] { $who } ritira
 } { $card }, e tutto ciò che è venuto dopo.
entered = Segnato: { $title } { $source }.
entered-by = Segnato contro { $who ->
    [you] di te
   *[name] { $who }
 }: { $title } { $source }.
boxes-shared = La compagnia si alza. Ciò che restava nelle scatolette: { $shares }.
boxes-empty = La compagnia si alza. Nelle scatolette non restava nulla.

trumps-are = briscola { $trumps }
turned = voltata
help-card = carte: seme s h d c (picche, cuori, quadri, fiori), poi il valore; o il valore solo: K, 10
help-alone = giocare re o donna senza mostrare l’altra carta
help-enter = la sola carta permessa, o la risposta solita
help-last = l’ultima presa; le carte che hai vinto
help-boxes = che cosa c’è nelle scatolette; quanto ciascuno ha vinto o perso
help-sheet = tutto ciò che in questa mano si è messo, preso e pagato, riga per riga
help-shown = le carte scoperte, e i Point nominati
help-hint = che cosa giocherebbe il computer al tuo posto, e perché
help-rules = cercare qualcosa: rules matrimonio
help-undo = annullare la tua ultima decisione in questa mano
help-quit = andarsene; lo stesso comando riprende da qui
help-challenge = contestare un errore; senza numero: una lista
help-back = riparare la propria carta sbagliata prima che la presa sia completa
help-three = Le più alte in ogni mano: hQ la Guimbarde, hK il König, dJ il Fou; poi la briscola.
help-order = In un seme: re, donna, fante, asso, dieci, nove e così via. ◆ vince la presa.
sheet-head = gettoni di questa mano
sheet-source = fonte
sheet-deal = questa mano
sheet-sitting = la seduta
in-the-boxes = Nelle scatolette: { $boxes }.
sitting-over = La seduta è finita
no-trick-yet = In questa mano non si è ancora fatta nessuna presa.
last-trick = Presa { $trick }: { $plays }. { $who ->
    [you] La fai tu
   *[name] La fa { $who }
 }.
you-won = Hai vinto { $cards }.
you-no-trick = Non hai ancora prese.
of-it-fonds = Di questi, nella scatoletta del Point, { $fonds } sono per le prese.
won-lost-boxes = Vinti e persi: { $accounts }. Nelle scatolette: { $boxes }.
won-lost = Vinti e persi: { $accounts }.
nothing-shown = In questa mano non si è ancora mostrato nulla.
laid-open = { $name }: scoperte { $cards }.
laid-open-still = { $name }: scoperte { $cards }; ancora in mano: { $left_cards }.
heading-boxes = LE SCATOLETTE
heading-jettons = GETTONI
heading-tricks = PRESE
heading-last = L’ULTIMA PRESA: { $name }
lies-turned = Voltata { $card }: la briscola è { $trumps }.
winning = vince
in-the-trick = Nella presa: { $plays }.
nothing-to-put-right = In questa presa non hai nessuna carta da riparare.
nothing-to-challenge = Ora non c’è nulla da contestare.
type-challenge = Scrivi challenge e un numero: { $listed }.
stop-after-deal = Invio va avanti; challenge contesta un errore di questa mano.
stop-own-fault = La tua carta era un errore. Invio la lascia; back la ripara, senza spesa.

# Che cosa consiglia un consiglio

deed-shows = scopre { $cards }
deed-shows-nothing = non scopre nulla
deed-names = nomina { $number }
deed-names-nothing = non nomina nulla
deed-lays-point = scopre il Point: { $cards }
deed-keeps-point = tiene coperto il Point
deed-marries = gioca { $card } e mostra il matrimonio
