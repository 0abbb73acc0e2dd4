# Quel che il terminale dice a ogni tavolo. Le parole da scrivere restano come sono.

greeting = Ti diamo il benvenuto. Scrivi help quando vuoi; quit lascia il tavolo, e lo stesso comando riprende.
taken-back = Annullato: decidi di nuovo.
nothing-decided = In questa mano non hai ancora deciso niente.
enter-on = Invio va avanti.
enter-rest = Invio mostra il resto.
enter-back = Invio torna al tavolo.
enter-leave = Invio lascia il tavolo.
no-word = «{ $word }» qui non mi dice niente; Invio va avanti.
name-a-word = Di’ una parola da cercare, per esempio: rules briscola.
no-rule-speaks = Nessuna regola parla di «{ $word }»; tutto il libro si legge con ridotto rules { $game }.
number-between = «{ $word }» non va: scrivi un numero da { $least } a { $most }.
could-be = «{ $word }» potrebbe essere { $choices }: scrivi la sigla.
not-among = { $code } { $name } qui non è tra le tue scelte.
no-such-card = «{ $word }» non è una carta né una parola che conosco; { $code } è { $name }; prova help.
neither-nor = { $word } non è né y (sì) né n (no).
under-way = Una partita è in corso: { $title }{ $agreed }, { $table ->
    [strict] tavolo rigoroso
   *[courteous] tavolo indulgente
 }, { $progress }. Continuare?
kept-as = La partita di prima è conservata come { $file }.
saved-in = Salvato in { $file }.
goes-on-from-here = Da qui si riprende con { $command }
cards-decide = Le carte mostreranno se è vero.
you = Tu
covered-card = una carta coperta
or = { $one } o { $other }
nothing-to-advise = Non tocca a te: non c’è niente da consigliare.
computer = { $level ->
    [master] Un maestro
    [player] Un buon giocatore
    [novice] Un principiante
   *[other] Un giocatore del computer
 }
hint-does = { $who } { $deed }.
deed-plays = gioca { $card }
enter-key = Invio
deed-anywhere = sceglie dove capita: è lo stesso
hint-else = Oppure { $each }.

## Le partite giocate

history-none = Non si conserva ancora nessuna partita. Giocane una, e starà qui.
history-when = Quando
history-game = Gioco
history-with = Con
history-deals = Mani
history-result = Risultato
history-over = finita
history-under-way = in corso

## La revisione

review-head = { $title }, mano { $n }
review-how = { $judged } decisioni sono state giudicate da quel che ogni posto poteva sapere, in { $worlds } modi in cui possono stare le carte coperte; { $forced } non lasciavano scelta o non si potevano giudicare. Tutte le cifre sono { $unit }.
unit-of = { $unit ->
    [quarters] quartini
    [jettons] gettoni
    [stakes] poste
    [resti] resti
    [marks] segni
   *[points] punti
 }
luck-and-skill = Fortuna e bravura
not-split = Qui fortuna e bravura non si possono distinguere: { $why }.
column-seat = posto
column-before = prima
column-cards = carte
column-own = gioco proprio
column-others = gioco altrui
column-chance = caso
column-result = risultato
weighed-most = { $seat }: più di tutto ha pesato { $what ->
    [cards] la mano avuta
    [own] il gioco proprio
    [others] il gioco degli altri
   *[chance] il caso nelle carte coperte
 }, { $figure }, { $way ->
    [for] a favore di
   *[against] contro
 } questo posto.
no-mistake = Nessun errore che sia costato di sicuro più di { $sure }.
mistakes = Errori costati di sicuro più di { $sure }: { $n }
mistakes-most = Errori costati di sicuro più di { $sure }: { $n }; i { $most } più cari
mistake = Presa { $n }: { $seat } { $done }; meglio: { $best }.
mistake-cost = È costato circa { $loss }, di sicuro { $sure } ({ $value } invece di { $best }).
of-better = Del meglio: { $said }
right-but = Nessun errore certo per ciò che si poteva sapere, ma non il meglio a carte scoperte:
hindsight = Presa { $n }: { $seat } { $done }; sarebbe stato meglio di { $gain }: { $other }.
had-to-know = Bisognava sapere che { $seat } aveva { $card }.
trick-number = presa { $n }
could-expect = Che cosa { $seat } poteva aspettarsi a carte scoperte, in { $unit }

## La mano del giorno

day-server = La mano del giorno di { $server }, { $date }: { $title }. Le stesse carte per tutti; si gioca una volta sola, senza consigli e senza tornare indietro.
day-local = Una mano del { $date } fatta su questo computer: { $title }. Viene soltanto dalla data, così che chiunque abbia questo programma può giocare la stessa; nessuno l’ha sigillata, e non si tiene alcun posto. Con --server giochi la mano sigillata di un server.
day-no-help = La mano del giorno si gioca una volta sola e senza aiuti.
day-done = L’hai giocata. Hai fatto { $paid } ({ $unit }).
day-field = I computer giocano le stesse carte sulla tua sedia …
day-computer = { $who }: { $paid }
day-share = Meglio del { $share } % di { $of } altri su questa sedia.
day-place = Posto { $place } di { $of }.
day-no-place = Il risultato non ha posto: lo ha solo chi gioca da solo e in tempo.
day-against = { $who } ha fatto { $paid } sulla tua sedia.
day-later = Finito il giorno, il server scopre le carte, con l’esame: { $address }
day-not-answered = { $server } non risponde come un server di Ridotto: { $why }

## Che cos’è

welcome-what = vecchi giochi di carte, giocati secondo i loro libri.
welcome-play = giocare una partita a { $title }
welcome-options = le opzioni, e le regole della casa
welcome-games = gli altri giochi e i loro libri
welcome-rules = leggere le regole
welcome-look-up = cercarvi qualcosa
welcome-score = contare una mano giocata con carte vere
welcome-evening = tenere e saldare una serata intera
welcome-replay = mani commentate, carta per carta
welcome-saved = Si salva dopo ogni carta: va’ quando vuoi, lo stesso comando riprende.
welcome-help = A ogni tavolo [bold]help[/bold] dice come si scrivono le carte, e il resto.
games-version = { $name }, versione { $version }
games-as = come { $name }, ma:

## Il verbale

replay-met = { $n ->
    [one] L’unica attesa è soddisfatta.
   *[other] Tutte le { $n } attese sono soddisfatte.
 }
replay-not-met = { $n } attese su { $of } non sono soddisfatte:
replay-differs = riga { $line }: { $fact }: atteso { $expected }, trovato { $found }
replay-expects-nothing = Il verbale non si aspetta nulla; si è potuto giocare da cima a fondo.
replay-variations = Varianti dopo il verbale: { $n }. Con --what-if si percorrono.
replay-claims = { $title }: il libro su un altro modo di giocare
replay-holds = { $holds ->
    [yes] è così
    [no] non è così
    [partly] in parte è così
    [same] non fa differenza
   *[open] non si può dire
 }
replay-played = Giocata { $times } volte da maestri, { $seat } fa { $was } { $unit } com’era, { $would } altrimenti.

## E se …

wi-prompt = e se ›
wi-welcome = E se …? Che cosa si può scrivere, lo dice help.
wi-no-command = «{ $word }» non è un comando; help li elenca
wi-unsaved = Le varianti non sono state salvate.
wi-line-ends = qui la variante finisce
wi-happened = com’era
wi-step-act = passo { $n }: { $act }
wi-nothing-else = qui non si può fare altro
wi-kept = { $n } delle { $of } mosse seguenti sono come erano.
wi-rest = Il resto lo giocano { $level ->
    [master] maestri
    [player] buoni giocatori
    [novice] principianti
   *[other] giocatori automatici
 }.
wi-which-act = quale mossa? acts le elenca
wi-unreadable = nessun verbale scrive così una mossa: «{ $word }»; acts mostra come
wi-variation = Variante { $n }.
wi-playings = Giocata { $n } volte: la media (95 %), il minimo e il massimo
wi-range = da { $least } a { $most }
wi-worth-how = worth, oppure worth open; non «{ $word }»
wi-open = a carte scoperte
wi-ways = { $n } modi in cui possono stare le carte coperte
wi-expects = Che cosa può aspettarsi { $seat } ({ $unit }); { $ways }
wi-not-yours = a ciò che accadde non si dà un nome; prima vary, o con line a una variante
wi-which-file = di’ quale file: save FILE
wi-exists = { $file } esiste già; di’ un altro file
wi-cannot-write = { $file } non si può scrivere: { $why }
wi-saved = Salvato in { $file }; ridotto replay { $file } --what-if lo riapre.
wi-where = passo { $n } di { $of }
wi-where-line = Variante { $line }, passo { $n } di { $of }
wi-next = poi: { $act }
wi-number = un numero da { $least } a { $most }, non «{ $word }»
wi-help-next = un passo avanti
wi-help-back = un passo indietro
wi-help-go = a quel passo; go end all’ultimo
wi-help-acts = che cosa si poteva fare qui invece
wi-help-vary = fa la terza di queste mosse (o: vary 12 A b10) e va avanti come andò, fin dove si può
wi-help-play = lo stesso, ma il resto lo giocano maestri; play 3 novice lo fa giocare ad altri
wi-help-do = solo quella mossa: il resto a mano, una dopo l’altra
wi-help-worth = quanto vale qui ogni mossa, per ciò che il posto sa; worth open a carte scoperte
wi-help-spread = fa continuare maestri da qui 20 volte, e dice quanto varia
wi-help-tree = tutte le varianti
wi-help-line = alla seconda di esse; line 0 è com’era
wi-help-name = dà un nome a questa variante
wi-help-say = commenta questo passo
wi-help-save = scrive il verbale con tutte le varianti
wi-help-quit = esce
