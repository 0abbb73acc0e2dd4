# Quel che dicono il giudice e il foglio delle minchiate.

nothing-to-lay-open = Non hai nessuna mano da scoprire.
lay-open-whole-hand = Si scopre la mano intera.
fall-without-tarocchi = Si casca solo quando è andato l’ultimo tarocco.
revoke-in-play-or-after = Un rifiuto si contesta durante il gioco o dopo.
revoke-may-be-mended = Finché la presa non è voltata si può riparare.
no-such-trick = Una presa così non è stata fatta.
no-revoke-yet = In questa presa quella persona ha finora risposto: non c’è ancora nulla da contestare.
challenge-only-in-play = Questo si può contestare solo durante il gioco.
nothing-was-owed = Non aveva nulla da scartare.
nothing-declared-late = Nulla è stato accusato in ritardo.
claim-between-tricks = Le prese che mancano si reclamano tra una presa e l’altra.
hand-of-wrong-size = Una mano ha carte in più o in meno: si continua a giocare.
claim-refused-before = In questa mano l’arbitro ha già detto di no alla tua parte: si continua a giocare.
only-cutter-robs = Ruba solo chi alza, e solo dopo aver alzato.
rob-from-bottom = Si ruba la carta di fondo del pacchetto, senza saltarne.
not-robbed = { $card } non è di quelle che si rubano.
rob-at-most = Non si possono rubare più di { $most } carte.
nothing-to-leave = Non c’è nulla da lasciare.
not-your-declaration = Le versicole si accusano a turno, da chi esce.
nothing-to-declare = Ora non si accusa nulla.
no-such-versicola = Non hai nessuna versicola intera { AND($cards) } che tu non abbia già mostrato.
declare-all = A questo tavolo si mostra ogni versicola.
declared-too-late = La prima presa è raccolta: è troppo tardi per accusare.
nothing-to-lay-away = Ora non hai nulla da scartare.
laid-away-rightly = Hai già scartato, e bene.
lay-away-held-cards = Si scartano carte che si hanno, ciascuna una volta.
lay-away-as-many = { $owed ->
    [one] Scarta una carta, quante ne hai prese
   *[other] Scarta { $owed } carte, quante ne hai prese
 }, non { $laid }.
no-conto-laid-away = Le carte di conto non si scartano: { AND($cards) }.
no-hand-is-short = A nessuna mano mancano carte.
draw-from-places = Pesca { $short ->
    [one] una carta
   *[other] { $short } carte, ciascuna da un posto diverso
 }.
covered-places = Le carte coperte sono ai posti da 0 a { $last }.
nobody-draws-for-seats = Ora non si pesca per i posti.
order-of-four = L’ordine nomina una volta ciascuno dei quattro posti.
party-over = Dopo { $deals } mani la partita è finita.
position-hands = In una posizione tutte le mani hanno lo stesso numero di carte, da 1 a 21.
position-folla = La folla ha 13 carte, non { $laid }.
tricks-of-four = Una presa è di quattro carte.
position-leader = Esce uno dei posti; i semi già usciti sono lettere tra c d s b.
position-resto = Un vantaggio di un resto intero sarebbe già pagato.
fault-of-one-card = Un errore è di qualcuno, e di almeno una carta.
nothing-to-give = Ora non c’è nulla da dare per il Matto.
not-in-tricks = { $card } non è tra le prese della tua parte.
give-for-matto = Dai { OR($cards) }.
card-not-in-trick = Questa carta non è nella presa.
take-back-own = Si ritira solo la propria carta.
revoke-not-mended = Secondo questo libro un rifiuto non si può riparare.
card-was-lawful = Questa carta era lecita: resta.
number-mended-before-lead = A questo tavolo un numero sbagliato si ripara prima della prima uscita.
number-mended-between-tricks = Un numero sbagliato si ripara tra una presa e l’altra.
number-is-right = Il numero delle tue carte è giusto.
enemy-has-noticed = Troppo tardi: un avversario se n’è accorto.
card-cannot-mend = Con { $card } non si può riparare.
nothing-goes-wrong = A un tavolo indulgente nulla può andare storto.
warn-before-lead = I compagni si avvertono dopo che le carte sono date e prima che si esca.
partner-warned = Il tuo compagno l’ha già sentito.
matto-not-kept = Il Matto non si può tenere per l’ultima presa: giocalo ora.
tarocco-due = È uscito un tarocco: giocane uno{ $matto ->
    [held] , oppure il Matto
   *[elsewhere] { "" }
 }.
trump-due = Senza il seme d’uscita devi giocare un tarocco{ $matto ->
    [held] , oppure il Matto
   *[elsewhere] { "" }
 }.
king-must-fall = È il primo giro del seme, ed è tagliato: { $card } deve cadere{ $matto ->
    [held] , oppure gioca il Matto
   *[elsewhere] { "" }
 }.
follow-suit = Rispondi con { OR($cards) }{ $matto ->
    [held] , oppure gioca il Matto
   *[elsewhere] { "" }
 }.
own-card-is-played = Una carta della propria mano si gioca e basta.
not-your-hand-to-play = Non tocca a te giocare da questa mano.
no-whole-trick = Sul tavolo non c’è nessuna presa completa.
winner-turns-trick = La presa la volta chi l’ha fatta.

# Note del foglio. Le ha anche la pagina: qui solo fatti, nessuna scelta. Quel che dicono i libri stessi non sta qui.

note-cards = carte: { $n }
note-doubled = raddoppiato
note-misdealt = carte in più o in meno: { $n }
note-put-right = riparato senza penalità
