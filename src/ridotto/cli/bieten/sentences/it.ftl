# Quel che il terminale dice al tavolo del Bieten. Le parole da scrivere restano come sono.

ask-draw = Alza per il dare, dà il più basso, e l’asso è il più basso: un posto da 1 a { $most }, o Invio per la metà. (§ Das Bieten)
ask-cut = Alzi tu. Alza da 1 a { $most } carte; Invio ne alza metà.
neither-take-nor-leave = «{ $word }» non è né y (prendilo) né n (lascialo).
ask-rob = Hai alzato al Weli. Lo prendi? (Y/n) (§ Weli)
enter-accepts = Invio accetta il conto; claim elenca ciò che si può contestare.
ask-accept = La partita è contata. Invio accetta il conto e chiude le contestazioni.
ask-out-of-turn = Tocca a { $who }. Puoi offrire lo Spiel anche fuori turno: scrivi bid spiel, o premi Invio per non dire nulla. (§ Das Bieten)
lay-led = È uscito { $suit }: posa una carta
lay-lead = Esci tu: posa una carta
or-speak = , o prima parla: { $speech }.
weli-under-name = Il Weli si posa sotto un nome, come W hA.
type-a-card = Scrivi una carta, come { $code }; il resto lo dice help.
name-the-weli = Dagli un nome, come W hA; open elenca i nomi che può ancora avere.
no-offer = «{ $word }» non è un’offerta: { $offers }; Invio non dice nulla.
may-still-say = La tua carta è posata; puoi ancora dire: { $speech }. Invio non dice nulla.
nothing-to-offer = La tua carta è posata; non hai nulla da offrire. Invio non dice nulla. (Ti si chiede lo stesso: se il tavolo ti saltasse, gli altri lo saprebbero.)
you-are-asked = Si chiede a te: { $choices }.
asked-groschen = Un Groschen { $who ->
    [you] tuo
   *[name] di { $who }
 } su { $figure }:
asked-held = { $figure } { $who ->
    [you] tuo
   *[name] di { $who }
 } è visto; non occorre che tu parli:
asked-bid = { $who ->
    [you] Offri
   *[name] { $who } offre
 } { $figure }:
enter-silent = Invio tace
only-good = puoi solo lasciarlo buono, e Invio lo dice; lo sai solo tu
only-silent = Invio tace; non hai altro da dire, ma lo sai solo tu

unbid = non offerto
figure-asked = { $who ->
    [you] Offri
   *[name] { $who } offre
 }
figure-good = buono a { $who ->
    [you] te
   *[name] { $who }
 }: 1
figure-held = { $who ->
    [you] Offri
   *[name] { $who } offre
 }, visto: 2
figure-held-by = { $who ->
    [you] Offri
   *[name] { $who } offre
 }, visto da { $holders }: 2
holder = { $who ->
    [you] te
   *[name] { $who }
 }
figure-raised = Groschen { $who ->
    [you] tuo
   *[name] di { $who }
 }
figure-groschen-good = Groschen buono a { $who ->
    [you] te
   *[name] { $who }
 }: 2
figure-groschen-held = Groschen { $who ->
    [you] tuo
   *[name] di { $who }
 }, visto: 3
the-weli = il Weli
score = { $totals }, a { $goal }
out = fuori
dealer = mazzo
cutting = si alza per chi dà
game-of = gioco { $game } di { $games } a { $goal }
games = { $n ->
    [one] 1 gioco
   *[other] { $n } giochi
 }
counted = contata
trick = presa { $n }

cuts-card = { $who ->
    [you] Alzi
   *[name] { $who } alza
 } { $shown }.
lowest-deals = { $who ->
    [you] Hai la carta più bassa e dai
   *[name] { $who } ha la carta più bassa e dà
 }.
cuts = { $who ->
    [you] Alzi
   *[name] { $who } alza
 }; { $dealer ->
    [you] dai tu
   *[name] dà { $dealer }
 }.
cut-to-weli = Hai alzato al Weli!
not-the-weli = Non è il Weli.
takes-weli = { $who ->
    [you] Prendi il Weli e ricevi
   *[name] { $who } prende il Weli e riceve
 } solo due carte. (§ Weli)
bids = { $who ->
    [you] Offri
   *[name] { $who } offre
 }: «Ich biete { $mine }.»
holds = { $who ->
    [you] Vedi
   *[name] { $who } vede
 }: «Ich schaue es an.»
says-good = { $who ->
    [you] Lasci
   *[name] { $who } lascia
 } buono: «Es ist gut.»
gives-groschen = { $who ->
    [you] Dai
   *[name] { $who } dà
 } il Groschen su { $figure }: «Drei!»
is-good = { $figure } è buono. { $who ->
    [you] Scrivi
   *[name] { $who } scrive
 } { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
lays = { $how ->
    [leads] { $who ->
    [you] Esci con
   *[name] { $who } esce con
 }
   *[lays] { $who ->
    [you] Posi
   *[name] { $who } posa
 }
 } { $card }.
names-weli = { $who ->
    [you] Posi il Weli e lo chiami
   *[name] { $who } posa il Weli e lo chiama
 } { $card }.
takes-trick = { $who ->
    [you] Fai
   *[name] { $who } fa
 } { $last ->
    [yes] l’ultima presa
   *[no] la presa
 }.
count = Contato: { $results }.
is-out = { $who ->
    [you] Sei
   *[name] { $who } è
 } fuori.
has-lost = { $who ->
    [you] Hai
   *[name] { $who } ha
 } perso: un Bummerl e un quartino.
made-by-nobody = { $figure } nessuno
claims = { $who ->
    [you] Contesti
   *[name] { $who } contesta
 }: { $about }.
in-trick = { " " }nella presa { $trick }
in-deal-before = { " " }nella mano precedente
ground-revoke = rifiuto
ground-overbid = offerto troppo
ground-spiel = uno Spiel senza il seme
ground-possession = reclamato senza averlo
ground-name = il nome del Weli
no-fault-shown = Le carte non mostrano errori ({ $about }).
loses = { $who ->
    [you] Perdi
   *[name] { $who } perde
 } { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
new-deal-void = Questo cambia chi gioca: la mano nuova è nulla, e si mescola di nuovo.
new-deal-goes-on = La nuova mano continua.
misdeal = Carte date male: { $who ->
    [you] dai
   *[name] { $who } dà
 } di nuovo.
match-over = La partita è finita.

help-card = carte: ♥ Herz, ♠ Laub, ● Schell, ♣ Eichel; A K O U 10 9 8 7
help-weli = il Weli, chiamato asso di Herz
help-bid = offrire una figura: herz laub gleich hanger spiel; basta il nome
help-answers = risposte: buono, vedo, tre; al tuo turno: groschen laub
help-enter = la sola carta permessa, la sola risposta, il silenzio, o nient’altro
help-stroke = un tratto sul punteggio: manca un punto, e quello non può offrire
help-figures = a che punto sono le figure; la lavagna; l’ultimo conto, riga per riga
help-last = l’ultima presa fatta
help-open = che cosa può ancora essere il tuo Weli, e perché
help-hint = che cosa farebbe un buon giocatore, e perché
help-rules = cercare qualcosa: rules groschen
help-undo = annullare l’ultima decisione; andarsene e riprendere poi
help-claim = contestare un errore; senza numero: una lista
at-this-table = A questo tavolo
quarters = Quartini di vino: { $accounts }.
scribe-counts = Chi scrive conta
how-good = lasciato buono
how-held = visto
how-groschen-good = Groschen lasciato buono
how-groschen-held = Groschen visto
game-over = Il gioco è finito: { $order }. L’ultimo ha perso.
match-over-quarters = La partita è finita; quartini di vino
no-trick-yet = In questa mano nessuna presa è ancora completa.
last-trick = Presa { $trick }: { $plays }. { $who ->
    [you] La fai tu
   *[name] La fa { $who }
 }.
no-weli = Non hai il Weli.
weli-may-be = Il tuo Weli può ancora essere { $cards }.
deed-bid = offre { $figure }
deed-groschen = dà il Groschen su { $figure }
deed-lay = posa { $card }
deed-weli = posa il Weli come { $card }
deed-hold = vede
deed-good = lo lascia buono
deed-rob = prende il Weli
deed-cut = alza dove capita: è lo stesso
deed-accept = accetta il conto
deed-claim = contesta: claim elenca che cosa
deed-silence = non dice nulla
heading-slate = LA LAVAGNA, A { $goal }
heading-last = L’ULTIMA PRESA FATTA
heading-weli = IL TUO WELI PUÒ ESSERE
heading-quarters = QUARTINI DI VINO
laid-before = Davanti a { $who ->
    [you] te
   *[name] { $who }
 }: { $row }.
holds-weli = { $who ->
    [you] Hai
   *[name] { $who } ha
 } il Weli, preso all’alzata.
weli-one-of = Il tuo Weli può ancora essere { $n ->
    [one] una sola carta: open la mostra
   *[other] una di { $n } carte: open le elenca
 }.
lacks-one = { $who ->
    [you] Ti manca
   *[name] A { $who } manca
 } un punto: il tratto, e niente offerte.
no-deal-counted = Nessuna mano è ancora contata.
nothing-to-claim = Ora non c’è nulla da contestare.
type-claim = Scrivi claim e un numero: { $listed }.
stop-after-deal = Invio va alla mano seguente; claim contesta un errore di questa.
