# Was das Terminal am Tisch eines Spiels ohne eigene Worte sagt. Was man tippt, bleibt, wie es ist.

## Was geschieht

plays = { $who ->
    [you] Du spielst
   *[name] { $who } spielt
 } { $shown }.
takes-back = { $who ->
    [you] Du nimmst
   *[name] { $who } nimmt
 } { $shown } zurück.
draws = { $who ->
    [you] Du ziehst
   *[name] { $who } zieht
 } eine Karte.
cuts = { $who ->
    [you] Du hebst
   *[name] { $who } hebt
 } ab: { $lifted ->
    [one] eine Karte
   *[other] { $lifted } Karten
 }.
turns-trick = { $who ->
    [you] Du ziehst
   *[name] { $who } zieht
 } den Stich ein.
company-rises = Die Gesellschaft steht auf.
pays = { $payer ->
    [pot] aus dem Topf { $payee ->
        [you] bekommst
       *[name] bekommt
    }
    [you] Du zahlst
   *[name] { $payer } zahlt
 } { $payee ->
    [pot] in den Topf
    [you] { $payer ->
        [pot] du
       *[other] dir
    }
   *[name] { $payer ->
        [pot] { $payee }
       *[other] an { $payee }
    }
 } { $amount }: { $rule }
yes-or-no = { $holds ->
    [yes] ja
   *[no] nein
 }
nothing = nichts
covered-cards = { $n } verdeckte Karten
the-house = das Haus

## Der Tisch

others = andere
in-hand = { $n } auf der Hand
won = { $n } gewonnen
heading-deal = DIESES SPIEL
heading-accounts = KONTEN
winning = (am höchsten)
in-the-trick = Im Stich: { $plays }.
accounts = Konten: { $accounts }.
of-the-pot = der Topf { $figure }
deals-done = Spiele: { $n }
events-seen = { $n ->
    [one] ein Ereignis
   *[other] { $n } Ereignisse
 }
next-deal = Enter geht zum nächsten Spiel.

## Die Blätter

sheet-title = Der Zettel dieses Spiels
column-for = für
column-source = Quelle
together = zusammen
party-over = Die Partie ist zu Ende
no-trick-yet = In diesem Spiel ist noch kein Stich eingezogen.
last-trick = Stich { $number }: { $plays }. { $who ->
    [you] Du nimmst
   *[name] { $who } nimmt
 } ihn.
deed-statement = tut dies: „{ $statement }“
help-card = eine Karte mit ihrem Kürzel oder mit ihrem Namen
help-enter = das Einzige, was es zu tun gibt
help-last = der letzte Stich
help-sheet = jede Zeile dieses Spiels mit ihrer Quelle, und die Konten
help-table = alles, was du vom Tisch siehst, Feld für Feld
help-hint = was ein Computerspieler täte, und warum
help-do = eine Handlung, wie Aufzeichnungen sie schreiben, wo nichts anderes sie tut
help-rules = etwas nachschlagen: rules stich
help-undo = deine letzte Entscheidung in diesem Spiel zurücknehmen
help-quit = aufhören; derselbe Befehl geht von hier weiter

## Worauf der Tisch wartet

ask-play = Spiele { OR($cards) }.
enter-does-it = Enter tut es.
nothing-to-do = Hier ist nichts zu tun.
act-number = act { $number } = { $statement }{ $referee ->
    [yes] { " " }(der Schiedsrichter entscheidet)
   *[no] { "" }
 }
pick-number = { $kind } N: eine Zahl, { $span }.
pick-places = { $kind } N…: { $count } verschiedene, { $span }.
pick-cards = { $kind } KARTEN: { $wanted } von { $shown }{ COUNT($always_cards) ->
    [0] { "" }
   *[other] , mit { $always_cards }
 }.
pick-sets = { $kind } N…, oder { $kind } none: { $listed }.
there-is-none = es gibt keine
span = { $least } bis { $most }
means-nothing = „{ $word }“ sagt mir hier nichts. { $question }
more-than-one = Es gibt mehr als eine Wahl. { $question }
none-to-choose = Es gibt keine zu wählen: tippe { $kind } none.
wrong-count = { $count } geht nicht: nötig sind { $wanted }, jede nur einmal.
not-a-statement = So schreibt es keine Aufzeichnung: { $why }.
one-act = Tippe eine Handlung, die deine ist, wie Aufzeichnungen sie schreiben.
