# Was das Terminal am Tisch des Tresette sagt. Wörter, die man tippt, bleiben, wie sie sind.

ask-draw = { $count } Karten liegen verdeckt ausgebreitet; die niedrigste gibt. Zieh eine: eine Stelle von 1 bis { $most }, oder Enter für eine aus der Mitte.
ask-cut = Du hebst ab. Heb 1 bis { $most } Karten ab; Enter hebt in der Mitte ab.
may-announce = { $window ->
    [second] Im zweiten Stich
   *[first] Vor dem ersten Ausspielen
 } kannst du ansagen: { $listed }. { $number ->
    [one] Mit 1 sagst du es an
   *[other] Mit all sagst du alles an, mit Zahlen (etwa 1) eine Auswahl
 }; Enter sagt nichts an. (R. I-II)
nothing-to-announce = { $window ->
    [second] Im zweiten Stich
   *[first] Vor dem ersten Ausspielen
 } hast du nichts anzusagen. Weiter mit Enter. (R. I-II)
item-marks = { $item } ({ $marks ->
    [one] 1 Marke
   *[other] { $marks } Marken
 }{ $partie ->
    [yes] { " " }und eine Partie
   *[no] { "" }
 })
nothing-now = Du hast jetzt nichts anzusagen: Weiter mit Enter.
no-announcement = „{ $word }“ ist keine Ansage: 3x7 sind drei Siebener, Nh4 eine Napolitana von vier in Herz.
type-a-card = Tippe eine Karte, etwa { $code }; alles Weitere sagt help.
your-lead = Du spielst aus: Jede Karte ist erlaubt.
led-play = { $suit } ist ausgespielt: Spiel eine Karte.
led-none = { $suit } ist ausgespielt, und du hast keins: Jede Karte ist erlaubt. (Einl.)
led-follow = { $suit } ist ausgespielt. Bediene: { $cards }. (Einl.)

pair = { $first } und { $last }
score-of-two = Marken: { $marks }. Tafel { $slate }.
score-of-three = Marken: { $marks }. Tafel: { $slate }.
nothing-written = noch nichts
won-from = { $won } von { $who ->
    [you] dir
   *[name] { $who }
 }
partien = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
 }
partien-from = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
 } von { $who ->
    [you] dir
   *[name] { $who }
 }
drawing-partners = man zieht um Partner und Geben
drawing-dealer = man zieht um das Geben
deal-of-deals = Spiel { $deal } von { $deals }
deal-to-partien = Spiel { $deal } · bis { $partien ->
    [one] { $partien } Partie
   *[other] { $partien } Partien
 }
trick-of = { " " }· Stich { $trick } von { $tricks }
led-winning = ausgespielt, vorn
winning = vorn
led = ausgespielt
deals-cards = Geber
your-partner = dein Partner
enemy = Gegner

deal-title = Spiel { $deal }
accounts = Rechnung: { $accounts }.
together = Zusammen
sitting-over = Die Sitzung ist zu Ende
your-heaps = deine Häufchen
heaps-opposite = Häufchen gegenüber
ours = wir
theirs = sie
slate = Tafel { $partien }
heading-marks = MARKEN UND TAFEL
heading-laid = IN DIESEM SPIEL ANGELEGT
we = wir
they = sie
heading-last = DER LETZTE STICH
trick-to = an { $who ->
    [you] dich
   *[name] { $who }
 }
heading-accounts = RECHNUNG
no-deal-scored = Noch ist kein Spiel gezählt; wie dieses steht, sagt score.
nothing-odd = Es gibt nichts einzuwenden: Niemand tat etwas Auffälliges.
courteous-no-challenge = Es gibt nichts einzuwenden: An einem nachsichtigen Tisch kann kein Fehler geschehen.
type-challenge = Tippe challenge und eine Zahl: { $listed }.
accept-deal = Enter lässt das Spiel gelten; challenge erhebt Einspruch, sheet zeigt den Zettel.
signs-to-say = Sagen kann man { $signs }, wo Zeichen vereinbart sind.

help-card = eine Karte: Farbe s h d c (Pik, Herz, Karo, Treff), dann 3 2 A K Q J 7 6 5 4
help-rank = der Rang allein, wenn ihn nur eine erlaubte Karte hat
help-enter = die einzige erlaubte Karte, oder die übliche Antwort
help-announce = was du ansagst, aus der Liste
help-last = der letzte Stich; was deine Seite gewonnen hat
help-score = Marken und Tafel; das letzte Spiel Zeile für Zeile
help-announced = was in diesem Spiel angesagt wurde
help-hint = was ein guter Spieler täte, und warum
help-rules = etwas nachschlagen: rules napolitana
help-undo = deine letzte Entscheidung in diesem Spiel zurücknehmen
help-quit = gehen; derselbe Befehl spielt von hier weiter
help-signs = bevor du ausspielst: auch say demand, say steer
help-announce-code = mit dem Kürzel ansagen, rechtzeitig oder nicht, wahr oder nicht
help-challenge = Einspruch gegen einen Gegner; ohne Zahl: eine Liste
help-order = Der Rang ist 3 2 A K Q J 7 6 5 4. Helle Karten sind erlaubt.
no-trick-yet = In diesem Spiel ist noch kein Stich gemacht.
last-trick = Stich { $trick }: { $plays }. { $who ->
    [you] Du machst
   *[name] { $who } macht
 } ihn.
side-no-trick = Deine Seite hat noch keinen Stich.
you-no-trick = Du hast noch keinen Stich.
won-so-far = Bisher gewonnen: { $cards }.
worth-so-far = { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
 } und { $aces ->
    [one] 1 Ass
   *[other] { $aces } Asse
 }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, ohne den letzten Stich.
accounts-at-stake = Rechnung, zu { $stake } je Partie: { $accounts }.
false = falsch
nothing-announced = In diesem Spiel ist noch nichts angesagt.
open-before = Offen vor { $who ->
    [you] dir
   *[name] { $who }
 }: { $cards }.
in-the-trick = Im Stich: { $plays }.

sign-invite = ich lade ein
sign-demand = ich verlange
sign-steer = du führst
too-early = zu früh, verfallen
out-of-turn = außer der Reihe, zuletzt angelegt
too-late = zu spät, ungültig
draws = { $who ->
    [you] Du ziehst
   *[name] { $who } zieht
 } { $shown }.
deals-first = { $who ->
    [you] Du gibst
   *[name] { $who } gibt
 } zuerst, mit der niedrigsten Karte.
seated = { $ours } gegen { $theirs }. { $who ->
    [you] Du gibst
   *[name] { $who } gibt
 } zuerst, mit der niedrigsten Karte.
cuts = { $who ->
    [you] Du hebst ab
   *[name] { $who } hebt ab
 }, { $dealer ->
    [you] du gibst
   *[name] { $dealer } gibt
 }.
takes-up-packet = { $who ->
    [you] Du nimmst
   *[name] { $who } nimmt
 } das nächste Päckchen auf.
takes-up = { $who ->
    [you] Du nimmst
   *[name] { $who } nimmt
 } { $cards } auf.
turns-up = { $who ->
    [you] Du schlägst
   *[name] { $who } schlägt
 } { $card } auf.
announces = { $who ->
    [you] Du sagst an
   *[name] { $who } sagt an
 }: { $items }.
says = { $who ->
    [you] Du sagst
   *[name] { $who } sagt
 }: „{ $sign }“.
plays = { $how ->
    [leads] { $who ->
    [you] Du spielst { $card } aus
   *[name] { $who } spielt { $card } aus
 }
   *[plays] { $who ->
    [you] Du spielst { $card }
   *[name] { $who } spielt { $card }
 }
 }.
takes-trick = { $who ->
    [you] Du machst
   *[name] { $who } macht
 } den Stich mit { $card }.
takes-talon = { $who ->
    [you] Du nimmst
   *[name] { $who } nimmt
 } die übrigen Karten: { $cards }.
marks-no-more = { $number ->
    [you] Du legst
    [ours] { $side } legt
    [pair] { $side } legen
   *[one] { $side } legt
 } in diesem Spiel nichts mehr an { $source }.
lays = { $number ->
    [you] Du legst
    [ours] { $side } legt
    [pair] { $side } legen
   *[one] { $side } legt
 } { $points } an: { $reason }.
writes-sevens = { $number ->
    [you] Du schreibst
    [ours] { $side } schreibt
    [pair] { $side } schreiben
   *[one] { $side } schreibt
 } für die Siebener eine Partie{ $each ->
    [yes] { " " }von jedem
   *[no] { "" }
 } { $source }.
tricks-count = Die Stiche zählen: { $points }.
wins = { $number ->
    [you] Du gewinnst
    [ours] { $side } gewinnt
    [pair] { $side } gewinnen
   *[one] { $side } gewinnt
 } { $what }{ $double ->
    [yes] , doppelt
   *[no] { "" }
 } { $source }.
great = { $name }! { $number ->
    [you] Du schreibst
    [ours] { $side } schreibt
    [pair] { $side } schreiben
   *[one] { $side } schreibt
 } { $what } { $source }.
revoke-in-trick = { $name }: nicht bedient im Stich { $trick }
false-announcement = { $name }: falsch angesagt, { $item }
challenges = { $who ->
    [you] Du erhebst
   *[name] { $who } erhebt
 } Einspruch: { $about }.
no-fault-shown = Die Karten zeigen keinen Fehler ({ $about }).
fault-shown = Die Karten haben es gezeigt ({ $about }).
scored-again = Das Spiel wird neu gezählt.
entered = Eingetragen gegen { $who ->
    [you] dich
   *[name] { $who }
 }: { $title }.
pays = { $payer ->
    [you] Du zahlst
   *[name] { $payer } zahlt
 } { $payee ->
    [you] dir
   *[name] { $payee }
 } { $amount }
slate-even = Die Tafel ist ausgeglichen: Niemand zahlt.
company-rises = Die Gesellschaft steht auf.
rises-won-most = Die Gesellschaft steht auf. Am meisten gewonnen: { $number ->
    [one] { $names }
   *[other] { $names }
 }.

# Was ein Rat sagt

deed-announces = sagt { $items } an
deed-announces-nothing = sagt nichts an
