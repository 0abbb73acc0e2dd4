# Quel che dice il terminale a un tavolo di minchiate.

# Persone, carte, resti

side = { $one } e { $two }
your-partner = il tuo compagno
enemy = avversario
resti = { $n ->
    [one] un resto
   *[other] { $n } resti
 }

# Prima della prima uscita

drew = { $who ->
    [you] Peschi
   *[other] { $who } pesca
 } { $card }.
drew-matto = { $who ->
    [you] Peschi
   *[other] { $who } pesca
 } { $card }: non ha valore, e si pesca di nuovo.
seated = { $who ->
    [you] Hai
   *[other] { $who } ha
 } pescato la più alta e { $who ->
    [you] cominci
   *[other] comincia
 } a dare, poi { $whom ->
    [you] tu
   *[other] { $whom }
 }.
giro-begins = Giro { $giro }: { $sides }. { $who ->
    [you] Cominci a dare tu
   *[other] Comincia a dare { $who }
 }.
sides = { $one } contro { $two }
shuffles-again = La carta di fondo vale qualcosa: { $who ->
    [you] mescoli
   *[other] { $who } mescola
 } di nuovo.
shuffles-again-seen = La carta di fondo vale qualcosa ({ $card }): { $who ->
    [you] mescoli
   *[other] { $who } mescola
 } di nuovo.
cuts = { $who ->
    [you] Alzi
   *[other] { $who } alza
 } { $n } carte.
bottom-of-packet = In fondo al tuo pacchetto c’è { $card }.
robs = { $who ->
    [you] Rubi
   *[other] { $who } ruba
 } { $card }.
robs-no-further = { $who ->
    [you] Non rubi
   *[other] { $who } non ruba
 } altro.
looks-on = { $who ->
    [you] Guardi
   *[other] { $who } guarda
 } ancora: { $cards }.
turns-up = { $who ->
    [you] Scopri
   *[other] { $who } scopre
 } { $card }.
turns-up-talon = { $who ->
    [you] Scopri
   *[other] { $who } scopre
 } { $card } dal tallone.
turning-ends = { $card } ferma lo scoprire e torna indietro.
finds-nothing = { $who ->
    [you] Non trovi
   *[other] { $who } non trova
 } nessuna carta di conto nella folla.
takes-out = { $who ->
    [you] Pigli
   *[other] { $who } piglia
 } { $cards } dalla folla.
folla-seen = Guardi la folla: { $cards }.
folla-without-suits = Nella folla non c’è nessuna cartiglia.
folla-open = Le cartiglie della folla sono scoperte: { $cards }.
announces-folla = { $who ->
    [you] Annunci
   *[other] { $who } annuncia
 } la folla: «{ $text }».
lays-away = { $who ->
    [you] Scarti
   *[other] { $who } scarta
 } { $cards }.
lays-away-covered = { $who ->
    [you] Scarti
   *[other] { $who } scarta
 } { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }.
gives-dealer = { $who ->
    [you] Dai
   *[other] { $who } dà
 } al mazziere { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 } dello scarto.
draws-blind = { $who ->
    [you] Peschi
   *[other] { $who } pesca
 } alla cieca { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }.
draws = { $who ->
    [you] Peschi
   *[other] { $who } pesca
 } { $cards }.
shows-laid-away = { $who ->
    [you] Mostri
   *[other] { $who } mostra
 } lo scarto: { $cards }.

# Dalla prima uscita alla fine

declares = { $who ->
    [you] Accusi
   *[other] { $who } accusa
 } { $told }.
and-one = { $one } e { $two }
leads = { $who ->
    [you] Esci
   *[other] { $who } esce
 } con { $card }.
plays = { $who ->
    [you] Giochi
   *[other] { $who } gioca
 } { $card }.
plays-fallen = { $who ->
    [you] Scegli
   *[other] { $who } sceglie
 } { $card } { $whom ->
    [you] dalla tua mano scoperta
   *[other] dalla mano scoperta di { $whom }
 }.
falls = { $who ->
    [you] Caschi e scopri
   *[other] { $who } casca e scopre
 } la mano: { $cards }.
lays-open-left = { $who ->
    [you] Scopri
   *[other] { $who } scopre
 } ciò che resta in mano: { $cards }.
takes-back = { $who ->
    [you] Ritiri
   *[other] { $who } ritira
 } { $card }: riparato in tempo, senza penalità.
takes = { $who ->
    [you] Fai
   *[other] { $who } fa
 } la presa con { $card }.
gives-for-matto = { $who ->
    [you] Dai
   *[other] { $who } dà
 } { $card } per il Matto.
matto-goes-over = { $side } non { $whose ->
    [own] avete
   *[others] hanno
 } prese: il Matto passa.
claims = { $who ->
    [you] Reclami
   *[other] { $who } reclama
 } tutte le prese che restano.
claim-refused = L’arbitro non lo vede: si continua a giocare.
claim-granted = L’arbitro lo concede: { $side } { $whose ->
    [own] fate
   *[others] fanno
 } il resto.
mends = { $who ->
    [you] Ripari
   *[other] { $who } ripara
 } il numero delle carte con { $card }.
warns = { $who ->
    [you] Avverti
   *[other] { $who } avverte
 } il compagno: conta le carte, e scarta bene.
challenges = { $who ->
    [you] Contesti
   *[other] { $who } contesta
 } { $whom ->
    [you] te
   *[other] { $whom }
 }: { $about }. Le carte mostreranno se è vero.
about-revoke = rifiuto alla presa { $trick }
about-discard = scarto sbagliato
about-late = accusa in ritardo
no-fault = Le carte non mostrano errori: la contestazione { $who ->
    [you] a te
   *[other] a { $who }
 } ({ $about }) cade.
cost-discard = Quella parte conta solo le carte, l’ultima e quel che ha segnato.
cost-late = I segni sono persi; alla fine la versicola conta lo stesso.
fault-proved = Le carte provano la contestazione { $who ->
    [you] a te
   *[other] a { $who }
 } ({ $about }). { $follows }
pays = { $who ->
    [you] Tu paghi
   *[other] { $who } paga
 } { $amount } { $whom ->
    [you] a te
   *[other] a { $whom }
 }
marks = { $side } { $whose ->
    [own] segnate
   *[others] segnano
 } { $points }: { $why }.
mark-robbed = rubata
mark-turned-up = scoperta
mark-scoperta = scoperta dal tallone
mark-declared = accusata,
mark-dies = muore
mark-caught = preso nell’ultima
mark-goes-over = passa
mark-late = accusata troppo tardi: i segni sono persi
resto-paid = Il vantaggio è arrivato a { $due }: { $side } { $whose ->
    [own] avete
   *[others] hanno
 } un resto { $source }.
fault-entered = Segnato { $who ->
    [you] a te
   *[other] a { $who }
 }: { $fault } ({ $source }).
party-over = La partita è finita.
party-won = La partita è finita; ha vinto di più: { $names }.

# Quel che chiede il tavolo

ask-draw = { $n } carte sono stese coperte. Pescane una per i posti e per chi dà: un posto da 1 a { $most }, o Invio per una nel mezzo. { $source }
ask-cut = Alzi tu, da { $least } a { $most } carte: un numero, oppure shallow (poco), middle (metà), deep (molto); Invio alza a metà. { $source }
ask-rob-marks = Rubare { $card }? La tua parte segna { $points }. (Y = sì, n = no) { $source }
ask-rob = Rubare { $card }, un sopraventi? (Y = sì, n = no) { $source }
rob-or-leave = «{ $text }» non è né y (ruba) né n (lascia).
may-not-be-robbed = { $code } non si può rubare: Invio posa il pacchetto.
ask-leave = { $card } non si può rubare. Invio posa il pacchetto. { $source }
type-discards = Scrivi le sigle di { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 } da scartare.
ask-discard = Hai preso { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }: scartane altrettante, con le loro sigle; niente carte di conto. { $source }
ask-blind = La tua mano è corta: pesca alla cieca { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 } dalle { $most } di chi ha rubato, ai posti da 1 a { $most }; Invio pesca le prime. { $source }
ask-give-dealer = Al mazziere mancano carte: dagliene { $n }, per numero: { $told }. { $source }
ask-exchange = La presa è dell’avversario, tu tieni il Matto. Dai in cambio una di { $codes }; Invio dà { $usual }. { $source }
type-a-card = Scrivi la sigla di una carta, per esempio { $code }; help dice il resto.
choose-fallen = Scegli dalla { $who ->
    [you] tua mano scoperta
   *[other] mano scoperta di { $who }
 } { $cards }. { $duty }
first-lead = Esci tu, alla prima presa della mano: va bene qualsiasi carta.
enter-turns = Invio volta la presa; back SIGLA ripara prima una carta sbagliata.
ask-gather = La presa è tua. Invio la volta. { $source }
your-lead = Esci tu.
matto-led = È uscito il Matto: il seme lo fa la tua carta.
suit-led = Si è usciti a { $suit }.
tarocco-led = È uscito un tarocco.
any-card = { $led } Va bene qualsiasi carta.
hold-no-versicola = Non hai nessuna versicola da accusare. Invio per andare avanti. { $source }
hold-versicole = Hai { $n ->
    [one] questa versicola
   *[other] queste versicole
 }: { $told }. Invio { $n ->
    [one] la accusa
   *[other] le accusa tutte, oppure scrivi i numeri di quelle che vuoi, per esempio 1 2
 }{ $none ->
    [allowed] ; none non accusa nulla
   *[forbidden] { "" }
 }.{ $matto ->
    [optional] { "" } Con 1-m mostri la numero 1 senza il Matto.
   *[fixed] { "" }
 } { $source }
versicola-worth = { $n } = { $cards }, vale { $points }
no-such-versicola = «{ $text }» non è una tua versicola: scrivi numeri da 1 a { $most }, all (tutte) o none (nessuna).
named-twice = { $codes } è nominata due volte.
stop-count = Invio va avanti; help dice che altro puoi fare qui.
stop-count-strict = Invio va avanti; challenge contesta un errore di questa mano; help dice che altro puoi fare qui.
stop-trick = Invio lascia voltare la presa; back ripara una tua carta sbagliata.
stop-discard = Invio va avanti; discard SIGLE scarta altrimenti, fino alla prima uscita.
not-counted = Nessuna mano è ancora contata; mark dice come sta questa.

# Quel che si fa con una parola

when-to-claim = Una parte reclama tra una presa e l’altra, quando tocca a lei uscire, e una volta per mano.
when-to-fall = Si casca durante il gioco, quando è andato l’ultimo tarocco. { $source }
nothing-wrong-laid = Non si può ritirare nulla: nessuna tua carta nella presa viola una regola. { $source }
no-mending-here = Non si può ritirare nulla: questo libro non conosce riparazioni. { $source }
nothing-to-mend = Non si può riparare nulla: il numero delle tue carte è giusto, o non è il momento. { $source }
when-to-warn = I compagni si avvertono prima della prima uscita, una volta ciascuno. { $source }
challenge-one = { $n } = { $who ->
    [you] Tu
   *[other] { $who }
 }: { $about }
nothing-odd = Non c’è nulla da contestare: nessuno ha fatto nulla di strano. { $source }
no-fault-here = Non c’è nulla da contestare: a un tavolo indulgente non succedono errori. { $source }
challenge-list = Scrivi challenge e un numero: { $told }.
nothing-to-declare = Ora non hai più versicole da accusare. { $source }
nothing-to-lay-away = Ora non hai nulla da scartare. { $source }

# Aiuto

help-suits = carte dei semi: re, regina (Q), cavallo, fante, da 1 a 10; c coppe, d denari, s spade, b bastoni
help-tarocchi = tarocchi col loro numero, il Matto; o leone, trom, re co
help-rank = il solo valore, se lo ha una sola carta lecita
help-enter = l’unica carta lecita, o la risposta consueta
help-folla = la folla come annunciata, l’ultima presa, le prese della tua parte
help-mark = i segni finora, il foglio dell’ultima mano, quel che tutti hanno visto
help-reach = versicole che una sola carta in più ti darebbe
help-hint = che cosa farebbe un buon giocatore, e perché
help-rules = cercare qualcosa: rules matto
help-claim = tra le prese: la tua parte fa tutto quel che resta
help-fall = senza tarocchi: scoprire la mano (cascare)
help-declare = alla prima presa: una versicola che avevi tenuta nascosta
help-undo = annullare la tua ultima decisione in questa mano
help-quit = uscire; lo stesso comando riprende da qui
help-back = riparare una tua carta sbagliata prima che la presa sia voltata
help-warn = prima della prima uscita: ricordare al compagno di contare e scartare bene
help-mend = tra le prese: riparare il tuo numero di carte sbagliato, se nessuno se n’è accorto
help-challenge = contestare un errore a un avversario; senza numero: un elenco
help-discard = scartare altrimenti, fino alla prima uscita
help-small = Le cifre piccole dicono quanto conta una carta di conto: 33⁵. Le carte chiare sono lecite.

# Un consiglio

nothing-to-advise = Ora non c’è nulla da consigliare.
hint-plays = gioca { $card }
hint-lays-away = scarta { AND($cards) }
hint-declares = accusa { $told }
hint-declares-nothing = non accusa nulla
hint-gives = dà { $card }
hint-robs = ruba { $card }
hint-leaves = non ruba altro
hint-lifts = alza { $n } carte
hint-draws = pesca una carta
hint-turns = volta la presa
hint-falls = scopre la mano
hint-claims = reclama tutte le prese che restano
hint-challenges = contesta { $who ->
    [you] te
   *[other] { $who }
 }: { $about }

# Quel che si può chiedere

folla-not-yet = La folla non è ancora annunciata.
folla-told = { $who ->
    [you] Annunci
   *[other] { $who } annuncia
 }: «{ $text }». { $source }
folla-dealer = Dai tu e puoi guardare: { $cards }
folla-lies-open = Le sue cartiglie sono scoperte: { $cards }
no-trick-yet = In questa mano non si è ancora voltata nessuna presa.
last-trick = Presa { $n }: { $plays }.
takes-it = { $who ->
    [you] La fai tu
   *[other] La fa { $who }
 }.
no-own-trick = La tua parte non ha ancora prese.
own-tricks = Le { $n } carte della tua parte: { $cards }
got-seen = { $who ->
    [you] Hai
   *[other] { $who } ha
 } avuto, viste da tutti: { $cards }
declared-for = { $who ->
    [you] Accusi
   *[other] { $who } accusa
 } { $cards } per { $points }.
open-hand = { $who ->
    [you] Tu
   *[other] { $who }
 }, mano scoperta: { $cards }
nothing-shown = In questa mano non è ancora stato mostrato nulla.
accounts = Conti in resti: { $accounts }.
no-reach = Nessuna versicola è a una sola carta da te.
reach = { $cards } per { $points }, se venisse { $card }.
before-lies = Davanti { $who ->
    [you] a te
   *[other] a { $who }
 }: { $cards }
in-trick = Nella presa: { $plays }.
card-winning = { $name } { $card } (vince)

# Il tavolo disegnato

drawing = si pesca per i posti
deal-of = giro { $giro }, mano { $n } di { $most }
trick-of = { $deal } · presa { $n } di { $most }
marks-even = I segni sono pari
side-leads = { $side } { $whose ->
    [own] siete
   *[others] sono
 } avanti di { $n }
borrowed-partner = { $n } delle fiches { $n ->
    [one] viene
   *[other] vengono
 } dalla serie del compagno
borrowed-pair = { $n } delle fiches { $n ->
    [one] viene
   *[other] vengono
 } dalla serie dell’altra coppia
resti-paid = Resti pagati in questa mano: { $told }
led-winning = di mano, in testa
winning = in testa
led = di mano
is-dealer = mazziere
hand-open = mano scoperta
matto-waits = Matto aspetta
folla-corner = folla: { $text }
head-mark = I SEGNI
head-folla = LA FOLLA
head-last-trick = L’ULTIMA PRESA
head-reach = A PORTATA DI MANO
brief-declared = accusata
trick-to = { $who ->
    [you] a te
   *[other] a { $who }
 }

# Il foglio

sheet-total = Totale
mazzetti = { $name }: { $n } carte, { $heaps } mazzetti{ $over ->
    [0] { "" }
    [one] { "" } e { $over } carta
   *[other] { "" } e { $over } carte
 }: { $beyond ->
    [0] nulla
   *[other] { $beyond } oltre { $par } mazzetti
 }.
no-difference = Nessuna differenza: non si paga nulla.
difference = Differenza { $n }: { $resti } a { $side }. { $source }
deal-counted = Giro { $giro }, mano { $n }: il conto
fines = Penalità: { $told }.
deal-goes-round = Danno a turno: { $names }. { $source }
giro-title = Giro { $giro }

# Come si comincia

example-florence = secondo il libro di Firenze, quattro mani
codes-suits = A Minchiate i semi si scrivono c d s b (Coppe, Denari, Spade, Bastoni) e
codes-ranks = R Q C F da 1 a 10, i tarocchi col loro numero, da 1 a 40; M è il Matto.
