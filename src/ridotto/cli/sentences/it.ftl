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
you-object = te
your = tuo
somebodys = di { $name }
covered-card = una carta coperta
or = { $one } o { $other }
nothing-to-advise = Non tocca a te: non c’è niente da consigliare.
hint-does = { $level ->
    [master] Un maestro
    [player] Un buon giocatore
    [novice] Un principiante
   *[other] Un giocatore del computer
 } { $deed }.
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
right-but = Giusto per quel che si poteva sapere, ma non a carte scoperte:
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
day-computer = { $level }: { $paid }
day-share = Meglio del { $share } % di { $of } altri su questa sedia.
day-place = Posto { $place } di { $of }.
day-no-place = Il risultato non ha posto: lo ha solo chi gioca da solo e in tempo.
day-against = { $level } ha fatto { $paid } sulla tua sedia.
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
