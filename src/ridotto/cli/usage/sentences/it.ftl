# Ciò che non si può avere, e che cosa invece; poi la cornice di ogni aiuto.

or = { $one } oppure { $other }

no-game = qui non c’è un gioco «{ $typed }»; ci sono: { $known }
name-game = indica il GIOCO, per esempio ridotto { $command } { $example }; ci sono: { $known }
no-rules = { $game } non ha regole «{ $typed }»; ci sono: { $known }
no-seat = non c’è un posto «{ $typed }»; ci sono: { $known }
no-level = non c’è un livello «{ $typed }»; ci sono: { $known }
other-level = { $game } non ha il livello { $wanted }: gli altri giocano come { $found }.
compiling-rules = Le regole di { $game } vengono compilate per questo computer, in secondo piano. Finché non è finito, i maestri pensano meno lontano.
option-wrong =
    { $flaw ->
        [form] una regola di casa si scrive nome=valore, non «{ $typed }»
        [unknown] { $rules } non ha una regola di casa «{ $key }»; ridotto games --options le nomina
        [truth] { $key } è true o false, non «{ $typed }»
        [number] { $key } è un numero, non «{ $typed }»
       *[fixed] { $key } non si può cambiare a un tavolo
    }
options-together = queste regole di casa non vanno: { $why }
flag-one-of = { $flag } è { $known }, non «{ $typed }»
flag-number = { $flag } è un numero, { $bounds }, non «{ $typed }»
bounds-from = { $least } o più
bounds-between = da { $least } a { $most }
disagree = { $one } e { $other } si contraddicono; indicane una sola
game-no-option = { $game } non conosce { $what }; ridotto play { $name } --help le nomina tutte
game-no-option-near = { $game } non conosce { $what }; le più vicine: { $near }
no-language = --lang è una fra { $known }, non «{ $typed }»

cannot-read = non si può leggere { $file }: { $why }
cannot-save = non si può salvare in { $file }: { $why }
cannot-write = non si può scrivere { $file }: { $why }
file-missing = il file non c’è
file-forbidden = non è permesso
file-is-folder = è una cartella
file-not-folder = la cartella non c’è
file-exists = esiste già
no-folder = { $what }: non c’è una cartella { $file }
file-there = { $file } esiste già; indica un altro file
not-utf8 = non è un testo in UTF-8
no-utf8 = { $file }: non è un testo in UTF-8
record-exists = { $file } esiste già; indica un altro file per il verbale
no-record = non c’è un verbale «{ $typed }», né come file né fra quelli forniti; vedi ridotto replay --list
name-record = indica un verbale; ridotto replay --list nomina quelli forniti
could-be-either = «{ $typed }» potrebbe essere: { $known }
no-shuffle = in { $file } non si mescola: non c’è nulla da verificare

cannot-go-on = il tavolo non può continuare così: { $why }
no-party-at = in { $file } non c’è una partita da riprendere
party-open = la partita in { $file } è aperta in un altro terminale
no-saved-party = { $file } non è una partita salvata
no-saved-party-new = { $file } non è una partita salvata; comincia con --new, o indicane un’altra
other-version = { $file } fu salvata da un’altra versione di ridotto; comincia con --new
line-unread = la riga { $n } di { $file } non si può leggere; comincia con --new
line-no-action = la riga { $n } di { $file } non è un’azione; comincia con --new
line-unlawful = la riga { $n } di { $file } non segue le regole: { $why } Comincia con --new
act-unlawful = l’azione { $n } non segue le regole: { $why }
no-deal-over = in { $file } nessuna mano è ancora finita
no-such-party = non c’è una partita { $n }; sono { $most }

server-wants-key = --server vuole una --key: la chiave dice là chi sei
no-address = { $typed } non è l’indirizzo di un server, come http://localhost:8000
server-answers = { $server } risponde { $code }: { $why }
server-silent = { $server } non risponde: { $why }
no-key-word = «{ $typed }» non è una parola di una chiave
key-words = una chiave ha { $most } parole; queste sono { $n }
key-wrong = una delle parole è sbagliata, o sono in un altro ordine

no-rule-speaks = nessuna regola di { $game } parla di «{ $typed }»; ridotto rules { $name } le ha tutte
no-rulebook = le regole di { $game } non sono ancora scritte

name-pdf = indica un file in cui scrivere, per esempio --pdf { $pack }.pdf
not-here = qui non c’è { $what ->
    [pack] un mazzo
    [paper] una carta
   *[tongue] una lingua
 } «{ $typed }»; ci sono: { $known }
size-how = una misura è larghezza e altezza in millimetri, come 63x88, non «{ $typed }»
size-bounds = i lati di una carta vanno da { $least } a { $most } mm, non «{ $typed }»
no-plates = mancano le lastre: prima si costruisce la pagina (make page)

needs-polars = le raccolte di dati richiedono polars: pip install 'ridotto[data]' ({ $missing })
needs-torch = ridotto learn richiede torch: pip install 'ridotto[learn]', e 'ridotto[gpu]' per una GPU ({ $missing })
leaderboard-entrant = una classifica si estende con --entrant; con --players si gareggia per conto proprio
leaderboard-books = una classifica vale per i libri come sono, senza --option
entrant-alone = --entrant incontra i giocatori di confronto sulle mani pubblicate: niente --players né --seed
two-players = indica due giocatori o più, per esempio --players novice random
players-once = ognuno gareggia una volta; dà allo stesso giocatore un altro tempo, come novice:50

log-levels = --log è debug, info, warning o error, non «{ $typed }»
port-taken = in { $address } c’è già qualcosa che ascolta; indica un’altra --port
cannot-start = il server non può partire: { $why }
mail-origin = le lettere devono dire dov’è la pagina: indicalo con --origin
database-kind = il database è un file, oppure postgresql://…

not-counted = { $game } non si può contare; ci sono: { $known }
names-many = --names: giocano in { $n }, e qui ci sono { $most } nomi
name-long = --names: un nome ha al massimo { $most } lettere
no-evening = in { $file } non c’è una serata; ridotto evening { $file } new GIOCO ne comincia una
new-wants-game = new vuole il nome del gioco; ci sono: { $known }
no-action = «{ $typed }» non si può fare con una serata; ci sono: { $known }
say-what-changes = di' con le opzioni che cosa cambia nella mano { $n }: { $known }
no-deal-entered = non è ancora stata scritta nessuna mano
name-deal = indica la mano con il suo numero, da 1 a { $most }

## Ciò che è stato scritto

no-option = qui non c’è { $what }; --help nomina ciò che c’è
no-option-near = qui non c’è { $what }; le più vicine: { $near }
missing = manca { $what }; --help spiega che cos’è
wants-value = { $what } richiede un valore
wants-none = { $what } non prende un valore
bad-value = { $what } non può stare così
bad-typed = { $what } non può essere «{ $typed }»
wants-number = { $what } è un numero, non «{ $typed }»
at-least = { $what } è { $least } o più, non { $typed }
at-most = { $what } è al massimo { $most }, non { $typed }
no-command = non c’è un comando «{ $typed }»; ci sono: { $known }
name-command = indica un comando; ci sono: { $known }
too-many-words = questo è di troppo: { $typed }

## La cornice di ogni aiuto

usage = Uso
arguments = Argomenti
options = Opzioni
commands = Comandi
default = altrimenti
variable = variabile d’ambiente
required = necessario
options-metavar = OPZIONI
command-metavar = COMANDO [ARGOMENTI]...
game-metavar = GIOCO
help-option = Mostrare questo aiuto.
panel-limits = Limiti
panel-games = Giochi
panel-deal = La mano
panel-opening = Prima della mano
panel-house = Regole di casa di { $game }
write-so = { $text } Si scrive { $pattern }.
default-value = altrimenti: { $value }, { $source }
yes = sì
no = no
no-deal = non c’è una mano { $n }: il verbale ne ha { $of }
