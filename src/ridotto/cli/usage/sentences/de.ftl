# Was nicht zu haben ist, und was stattdessen; dann der Rahmen jeder Hilfe.

or = { $one } oder { $other }

no-game = ein Spiel „{ $typed }“ gibt es hier nicht; es gibt: { $known }
name-game = nenne das SPIEL, etwa ridotto { $command } { $example }; es gibt: { $known }
no-rules = { $game } hat keine Regeln „{ $typed }“; es gibt: { $known }
no-seat = einen Platz „{ $typed }“ gibt es nicht; es gibt: { $known }
no-level = eine Stärke „{ $typed }“ gibt es nicht; es gibt: { $known }
other-level = { $game } hat keine Stärke { $wanted }: Die anderen spielen wie { $found }.
compiling-rules = Die Regeln von { $game } werden im Hintergrund für diesen Rechner übersetzt. Bis das fertig ist, denken die Meister weniger weit voraus.
option-wrong =
    { $flaw ->
        [form] eine Hausregel schreibt man Name=Wert, nicht „{ $typed }“
        [unknown] { $rules } hat keine Hausregel „{ $key }“; ridotto games --options nennt sie
        [truth] { $key } ist true oder false, nicht „{ $typed }“
        [number] { $key } ist eine Zahl, nicht „{ $typed }“
       *[fixed] { $key } lässt sich an einem Tisch nicht ändern
    }
options-together = diese Hausregeln gehen nicht: { $why }
flag-one-of = { $flag } ist { $known }, nicht „{ $typed }“
flag-number = { $flag } ist eine Zahl, { $bounds }, nicht „{ $typed }“
bounds-from = { $least } oder mehr
bounds-between = { $least } bis { $most }
disagree = { $one } und { $other } widersprechen sich; gib nur eines davon an
game-no-option = { $game } kennt kein { $what }; ridotto play { $name } --help nennt alles
game-no-option-near = { $game } kennt kein { $what }; am nächsten kommen: { $near }
no-language = --lang ist eines von { $known }, nicht „{ $typed }“

cannot-read = { $file } lässt sich nicht lesen: { $why }
cannot-save = unter { $file } lässt sich nicht speichern: { $why }
cannot-write = { $file } lässt sich nicht schreiben: { $why }
file-missing = diese Datei gibt es nicht
file-forbidden = es ist nicht erlaubt
file-is-folder = es ist ein Ordner
file-not-folder = diesen Ordner gibt es nicht
file-exists = es gibt sie schon
no-folder = { $what }: einen Ordner { $file } gibt es nicht
file-there = { $file } gibt es schon; nenne eine andere Datei
not-utf8 = kein Text in UTF-8
no-utf8 = { $file }: das ist kein Text in UTF-8
record-exists = { $file } gibt es schon; nenne eine andere Datei für die Aufzeichnung
no-record = eine Aufzeichnung „{ $typed }“ gibt es weder als Datei noch mitgeliefert; siehe ridotto replay --list
name-record = nenne eine Aufzeichnung; ridotto replay --list nennt die mitgelieferten
could-be-either = „{ $typed }“ könnte sein: { $known }
no-shuffle = in { $file } wird nicht gemischt; es gibt nichts zu prüfen

cannot-go-on = so kann der Tisch nicht weitergehen: { $why }
no-party-at = unter { $file } liegt keine Partie, die weitergehen könnte
party-open = die Partie in { $file } ist in einem anderen Terminal offen
no-saved-party = { $file } ist keine gespeicherte Partie
no-saved-party-new = { $file } ist keine gespeicherte Partie; beginne mit --new, oder nenne eine andere
other-version = { $file } wurde von einer anderen Version von ridotto gespeichert; beginne mit --new
line-unread = Zeile { $n } von { $file } lässt sich nicht lesen; beginne mit --new
line-no-action = Zeile { $n } von { $file } ist keine Handlung; beginne mit --new
line-unlawful = Zeile { $n } von { $file } hält sich nicht an die Regeln: { $why } Beginne mit --new
act-unlawful = Handlung { $n } hält sich nicht an die Regeln: { $why }
no-deal-over = in { $file } ist noch kein Spiel zu Ende
no-such-party = eine Partie { $n } gibt es nicht; es gibt { $most }

server-wants-key = --server will einen --key: Der Schlüssel sagt dort, wer du bist
no-address = { $typed } ist keine Adresse eines Servers, etwa http://localhost:8000
server-answers = { $server } antwortet { $code }: { $why }
server-silent = { $server } antwortet nicht: { $why }
no-key-word = „{ $typed }“ ist kein Wort eines Schlüssels
key-words = ein Schlüssel hat { $most } Wörter; das sind { $n }
key-wrong = eines der Wörter ist falsch, oder sie stehen in anderer Reihenfolge

no-rule-speaks = keine Regel von { $game } spricht von „{ $typed }“; ridotto rules { $name } hat sie alle
no-rulebook = die Regeln von { $game } sind noch nicht geschrieben

name-pdf = nenne eine Datei, etwa --pdf { $pack }.pdf
not-here = { $what ->
    [pack] ein Blatt
    [paper] ein Papier
   *[tongue] eine Sprache
 } „{ $typed }“ gibt es hier nicht; es gibt: { $known }
size-how = eine Größe ist Breite und Höhe in Millimetern, wie 63x88, nicht „{ $typed }“
size-bounds = die Seiten einer Karte messen { $least } bis { $most } mm, nicht „{ $typed }“
no-plates = die Druckplatten fehlen: baue erst die Seite (make page)

needs-polars = Datensätze brauchen polars: pip install 'ridotto[data]' ({ $missing })
needs-torch = ridotto learn braucht torch: pip install 'ridotto[learn]', und 'ridotto[gpu]' für eine GPU ({ $missing })
leaderboard-entrant = eine Rangliste wird mit --entrant erweitert; mit --players spielt man für sich
leaderboard-books = eine Rangliste gilt für die Bücher, wie sie sind, ohne --option
entrant-alone = --entrant trifft auf die Vergleichsspieler mit den veröffentlichten Spielen: kein --players, kein --seed
two-players = nenne zwei Spieler oder mehr, etwa --players novice random
players-once = jeder tritt einmal an; gib demselben Spieler eine andere Zeit, etwa novice:50

log-levels = --log ist debug, info, warning oder error, nicht „{ $typed }“
port-taken = unter { $address } hört schon etwas; nenne einen anderen --port
cannot-start = der Server kann nicht starten: { $why }
mail-origin = Briefe müssen sagen, wo die Seite liegt: nenne es mit --origin
database-kind = die Datenbank ist eine Datei, oder postgresql://…

not-counted = { $game } lässt sich nicht zählen; es gibt: { $known }
names-many = --names: { $n } spielen, und hier stehen { $most } Namen
name-long = --names: ein Name hat höchstens { $most } Buchstaben
no-evening = in { $file } ist kein Abend; ridotto evening { $file } new SPIEL beginnt einen
new-wants-game = new will den Namen des Spiels; es gibt: { $known }
no-action = „{ $typed }“ lässt sich mit einem Abend nicht tun; es gibt: { $known }
say-what-changes = sag mit Optionen, was an Spiel { $n } anders war: { $known }
no-deal-entered = noch ist kein Spiel eingetragen
name-deal = nenne das Spiel mit seiner Nummer, 1 bis { $most }

## Was getippt wurde

no-option = { $what } gibt es hier nicht; --help nennt, was es gibt
no-option-near = { $what } gibt es hier nicht; am nächsten kommen: { $near }
missing = { $what } fehlt; --help erklärt es
wants-value = { $what } verlangt einen Wert
wants-none = { $what } nimmt keinen Wert
bad-value = { $what } geht so nicht
bad-typed = { $what } kann nicht „{ $typed }“ sein
wants-number = { $what } ist eine Zahl, nicht „{ $typed }“
at-least = { $what } ist { $least } oder mehr, nicht { $typed }
at-most = { $what } ist höchstens { $most }, nicht { $typed }
no-command = einen Befehl „{ $typed }“ gibt es nicht; es gibt: { $known }
name-command = nenne einen Befehl; es gibt: { $known }
too-many-words = das ist zu viel: { $typed }

## Der Rahmen jeder Hilfe

usage = Aufruf
arguments = Angaben
options = Optionen
commands = Befehle
default = sonst
variable = Umgebungsvariable
required = nötig
options-metavar = OPTIONEN
command-metavar = BEFEHL [ANGABEN]...
game-metavar = SPIEL
help-option = Diese Hilfe zeigen.
panel-limits = Grenzen
panel-games = Spiele
panel-deal = Das Spiel
panel-opening = Vor dem Geben
panel-house = Hausregeln von { $game }
write-so = { $text } Zu schreiben: { $pattern }.
default-value = sonst: { $value }, { $source }
yes = ja
no = nein
no-deal = ein Spiel { $n } gibt es nicht: die Aufzeichnung hat { $of }
