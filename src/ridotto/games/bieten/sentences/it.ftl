# Quel che dicono il giudice e il foglio del Bieten.

not-asked-now = Ora non tocca a te rispondere.
held-already = È già visto; non occorre che tu risponda.
must-answer = È chiesto a te, e devi rispondere subito.
answer-first = Prima si risponde all’offerta che è sul tavolo.
nothing-above-three = Oltre il tre non c’è nulla.
one-missing-no-bid = A chi manca un punto solo non è più permesso offrire.
would-overbid = Ti mancano { $lacks } punti: offriresti troppo.
not-out-of-turn = Fuori turno non si offre.
target-reached = Sei arrivato al traguardo e non offri più.
nobody-to-ask = Non c’è più nessuno a cui chiedere.
bid-once = Ogni figura si offre una volta sola per mano.
no-groschen-on-own = Chi offre non dà il Groschen sulla propria figura.
said-good-already = Gli hai già detto «buono».
one-missing-no-groschen = Qui chi manca di un punto non dà il Groschen.
groschen-once = Il Groschen si dà su una figura vista, e una volta sola.
not-your-word = Non tocca a te parlare.
no-such-figure = Non hai nessun { $figure }.
weli-bound-otherwise = Il Weli è legato ad altro e non può fare { $figure }.
weli-not-of-suit = È uscito { $suit }, e il Weli non può più essere { $suit }.
third-card-lies = La tua terza carta è posata: lo Spiel non lo offri più.
let-good-not-by-weli = Hai lasciato buono { $figure }: il Weli non può farlo.
third-card-not-of-suit = È uscito { $suit }, e la tua terza carta non lo è.
weli-needs-name = Il Weli si posa sotto un nome.
weli-must-be-laid = Il Weli è legato al seme uscito: va posato.
weli-not-in-hand = Non hai in mano il Weli.
weli-natural-name = Il Weli prende il nome di una delle 32 carte naturali.
name-not-open = { $card } non è più un nome aperto al Weli.
weli-only-as-suit = Hai { $suit }: il Weli si può posare solo come { $suit }.
weli-must-be-suit = Hai reclamato lo Spiel: ora il Weli deve essere { $suit }.
weli-suit-refused = Non è { $suit }: ci hai posato un altro seme.
weli-must-make = Deve fare { $figure }, che hai reclamato solo su di lui.
weli-takes-suit-led = Nell’ultima presa prende il seme uscito, se può.
weli-let-good = Non può fare { $figure }, che hai lasciato buono.
last-deal-closed = Con la prima carta di una mano la precedente è chiusa.
claim-against-another = Si contesta un altro giocatore.
figure-of-bid-or-claim = Di un’offerta o di ciò che fu reclamato nomina la figura, e solo allora.
spiel-without-suit = Lo Spiel non lo ha nessuno nelle carte: contesta uno Spiel senza il seme.
nothing-to-claim = Ora non c’è nulla da contestare.
claim-when-open = Contestalo quando le sue carte sono scoperte e lo mostrano.
claimed-already = È già contestato: le sue carte mostreranno se è vero.
no-such-thing = Non ha fatto niente di simile, oppure è già deciso.
misdeal-before-card = Che le carte siano date male si dice prima che ne sia posata una.
nobody-cuts-for-deal = Ora non si alza per chi dà le carte.
not-your-cut = Non tocca a te alzare per chi dà le carte.
right-cuts = Alza chi siede alla destra di chi dà.
cutter-takes-weli = Solo chi ha appena alzato può prendere il Weli dal mazzo.
no-weli-cut = Non hai alzato al Weli.
cutter-lays-packet = Solo chi ha appena alzato posa il mazzetto.
slate-first = Una lavagna si dispone prima che sia successo altro.
slate-columns = Una lavagna ha { $columns } colonne.
out-once = Fuori può essere solo un giocatore, e una volta sola.
two-play-on = Almeno due giocano ancora, e uno di loro dà le carte.
target-means-out = Chi è arrivato al traguardo è fuori.
no-game-after = { $games ->
    [one] Dopo un gioco
   *[other] Dopo { $games } giochi
 } questa partita non ne ha altri.
no-result-now = Ora non c’è nessun conto da accettare.
accepted-already = Lo hai già accettato.
all-must-accept = Il conto devono accettarlo tutti.
not-your-card = Non tocca a te posare una carta.

# Note del foglio. Le ha anche la pagina: qui solo fatti, nessuna scelta.

note-out = fuori
note-stands = { $figure } sta
note-stands-though-good = { $figure } sta, benché lasciato buono
note-bummerl = un Bummerl
