# Was das Terminal an jedem Tisch sagt. Wörter, die man tippt, bleiben, wie sie sind.

greeting = Willkommen. Mit help kommt jederzeit Hilfe; quit geht, und derselbe Befehl spielt weiter.
taken-back = Zurückgenommen: Entscheide noch einmal.
nothing-decided = In diesem Spiel hast du noch nichts entschieden.
enter-on = Weiter mit Enter.
enter-rest = Den Rest zeigt Enter.
enter-back = Enter führt an den Tisch zurück.
enter-leave = Mit Enter verlässt du den Tisch.
no-word = „{ $word }“ sagt mir hier nichts; Enter geht weiter.
name-a-word = Nenne ein Wort zum Nachschlagen, etwa: rules Trumpf.
no-rule-speaks = Keine Regel spricht von „{ $word }“; das ganze Buch zeigt ridotto rules { $game }.
number-between = „{ $word }“ geht nicht: Tippe eine Zahl von { $least } bis { $most }.
could-be = „{ $word }“ könnte { $choices } sein: Tippe das Kürzel.
not-among = { $code } { $name } steht dir hier nicht zur Wahl.
no-such-card = „{ $word }“ ist keine Karte und kein Wort, das ich kenne; { $code } ist { $name }; versuch help.
neither-nor = { $word } ist weder y (ja) noch n (nein).
under-way = Eine Partie ist im Gang: { $title }{ $agreed }, { $table ->
    [strict] strenger Tisch
   *[courteous] nachsichtiger Tisch
 }, { $progress }. Weiterspielen?
kept-as = Die vorige Partie ist als { $file } aufgehoben.
saved-in = Gespeichert in { $file }.
goes-on-from-here = Von hier geht es weiter mit { $command }
cards-decide = Die Karten werden zeigen, ob es stimmt.
you = Du
covered-card = eine verdeckte Karte
or = { $one } oder { $other }
nothing-to-advise = Du bist nicht an der Reihe: Da gibt es nichts zu raten.
computer = { $level ->
    [master] Ein Meister
    [player] Ein guter Spieler
    [novice] Ein Neuling
   *[other] Ein Computerspieler
 }
hint-does = { $who } { $deed }.
deed-plays = spielt { $card }
enter-key = Enter
deed-anywhere = greift irgendwo zu: Es ist alles eins
hint-else = Oder er { $each }.

## Was gespielt wurde

history-none = Noch wird keine Partie aufbewahrt. Spiel eine, dann steht sie hier.
history-when = Wann
history-game = Was
history-with = Mit
history-deals = Spiele
history-result = Ergebnis
history-over = beendet
history-under-way = im Gange

## Die Durchsicht

review-head = { $title }, Spiel { $n }
review-how = { $judged } Entscheidungen wurden nach dem beurteilt, was jeder Platz wissen konnte, bei { $worlds } möglichen Verteilungen der verdeckten Karten; { $forced } ließen keine Wahl oder konnten nicht beurteilt werden. Alle Zahlen sind { $unit }.
unit-of = { $unit ->
    [quarters] Viertel
    [jettons] Jetons
    [stakes] Einsätze
    [resti] Resti
    [marks] Marken
   *[points] Punkte
 }
luck-and-skill = Glück und Können
not-split = Glück und Können lassen sich hier nicht trennen: { $why }.
column-seat = Platz
column-before = vorher
column-cards = Karten
column-own = eigenes Spiel
column-others = Spiel der anderen
column-chance = Zufall
column-result = Ergebnis
weighed-most = { $seat }: Am meisten wog { $what ->
    [cards] das Blatt
    [own] das eigene Spiel
    [others] das Spiel der anderen
   *[chance] der Zufall in der Lage der verdeckten Karten
 }, { $figure }, { $way ->
    [for] für
   *[against] gegen
 } diesen Platz.
no-mistake = Kein Fehler, der sicher mehr als { $sure } kostete.
mistakes = Fehler, die sicher mehr als { $sure } kosteten: { $n }
mistakes-most = Fehler, die sicher mehr als { $sure } kosteten: { $n }; die { $most } teuersten
mistake = Stich { $n }: { $seat } { $done }; besser: { $best }.
mistake-cost = Es kostete etwa { $loss }, sicher { $sure } ({ $value } statt { $best }).
of-better = Zum Besseren: { $said }
right-but = Kein sicherer Fehler nach dem, was man wissen konnte, aber mit offenen Karten nicht das Beste:
hindsight = Stich { $n }: { $seat } { $done }; um { $gain } besser wäre gewesen: { $other }.
had-to-know = Man hätte wissen müssen, dass { $seat } { $card } hatte.
trick-number = Stich { $n }
could-expect = Was { $seat } mit offenen Karten erwarten konnte ({ $unit })

## Das Blatt des Tages

day-server = Das Blatt des Tages von { $server }, { $date }: { $title }. Dieselben Karten für alle; man spielt es einmal, ohne Rat und ohne Zurücknehmen.
day-local = Ein Blatt vom { $date }, auf diesem Rechner gemischt: { $title }. Es kommt allein aus dem Datum, so dass alle mit diesem Programm dasselbe spielen können; niemand hat es versiegelt, und kein Platz wird aufgehoben. Mit --server spielst du das versiegelte Blatt eines Servers.
day-no-help = Das Blatt des Tages spielt man einmal und ohne Hilfe.
day-done = Du hast es gespielt. Gemacht hast du { $paid } ({ $unit }).
day-field = Die Computer spielen dieselben Karten auf deinem Stuhl …
day-computer = { $who }: { $paid }
day-share = Besser als { $share } % von { $of } anderen auf diesem Stuhl.
day-place = Platz { $place } von { $of }.
day-no-place = Das Ergebnis hat keinen Platz: Den hat nur, wer allein und rechtzeitig spielt.
day-against = { $who } machte auf deinem Stuhl { $paid }.
day-later = Ist der Tag vorbei, deckt der Server die Karten auf, mit Durchsicht: { $address }
day-not-answered = { $server } antwortet nicht wie ein Server von Ridotto: { $why }

## Was das ist

welcome-what = alte Kartenspiele, nach ihren Büchern gespielt.
welcome-play = eine Partie { $title } spielen
welcome-options = die Optionen und die Hausregeln dazu
welcome-games = die anderen Spiele und ihre Bücher
welcome-rules = die Regeln lesen
welcome-look-up = etwas darin nachschlagen
welcome-score = ein Spiel mit echten Karten auszählen
welcome-evening = einen ganzen Abend davon führen und abrechnen
welcome-replay = ausgespielte Beispiele, Karte für Karte
welcome-saved = Nach jeder Karte wird gespeichert; derselbe Befehl spielt später weiter.
welcome-help = An jedem Tisch sagt [bold]help[/bold], wie man die Karten schreibt, und das Weitere.
games-version = { $name }, Fassung { $version }
games-as = wie { $name }, aber:

## Die Aufzeichnung

replay-met = { $n ->
    [one] Die eine Erwartung ist erfüllt.
   *[other] Alle { $n } Erwartungen sind erfüllt.
 }
replay-not-met = { $n } von { $of } Erwartungen sind nicht erfüllt:
replay-differs = Zeile { $line }: { $fact }: erwartet { $expected }, gefunden { $found }
replay-expects-nothing = Die Aufzeichnung erwartet nichts; sie ließ sich von Anfang bis Ende spielen.
replay-variations = Varianten hinter der Aufzeichnung: { $n }. Mit --what-if geht man sie durch.
replay-claims = { $title }: Das Buch über anderes Spiel
replay-holds = { $holds ->
    [yes] so ist es
    [no] so ist es nicht
    [partly] zum Teil
    [same] es macht keinen Unterschied
   *[open] es lässt sich nicht sagen
 }
replay-played = Wenn Meister es { $times }-mal spielen, macht { $seat } { $was } { $unit }, wie es war, und { $would } im anderen Fall.

## Was wäre wenn

wi-prompt = was wäre wenn ›
wi-welcome = Was wäre wenn? Was man tippen kann, zeigt help.
wi-no-command = „{ $word }“ ist kein Befehl; help zeigt alle
wi-unsaved = Die Varianten wurden nicht gespeichert.
wi-line-ends = hier ist die Variante zu Ende
wi-happened = wie es war
wi-step-act = Schritt { $n }: { $act }
wi-nothing-else = hier kann man nichts anderes tun
wi-kept = { $n } der { $of } Handlungen danach sind, wie sie waren.
wi-rest = { $level ->
    [master] Meister spielen
    [player] Gute Spieler spielen
    [novice] Neulinge spielen
   *[other] Computer spielen
 } den Rest.
wi-which-act = welche Handlung? acts zählt sie auf
wi-unreadable = so schreibt keine Aufzeichnung eine Handlung: „{ $word }“; acts zeigt, wie
wi-variation = Variante { $n }.
wi-playings = { $n }-mal gespielt: der Mittelwert (95 %), das Mindeste und das Höchste
wi-range = { $least } bis { $most }
wi-worth-how = worth oder worth open; nicht „{ $word }“
wi-open = alle Karten offen
wi-ways = { $n } mögliche Verteilungen der verdeckten Karten
wi-expects = Was { $seat } erwarten kann ({ $unit }); { $ways }
wi-not-yours = was geschehen ist, kann man nicht benennen; erst vary, oder mit line zu einer Variante
wi-which-file = nenne eine Datei: save DATEI
wi-exists = { $file } gibt es schon; nenne eine andere Datei
wi-cannot-write = { $file } lässt sich nicht schreiben: { $why }
wi-saved = Gespeichert in { $file }; ridotto replay { $file } --what-if öffnet es wieder.
wi-where = Schritt { $n } von { $of }
wi-where-line = Variante { $line }, Schritt { $n } von { $of }
wi-next = als Nächstes: { $act }
wi-number = eine Zahl von { $least } bis { $most }, nicht „{ $word }“
wi-help-next = einen Schritt weiter
wi-help-back = einen Schritt zurück
wi-help-go = zu diesem Schritt; go end zum letzten
wi-help-acts = was man hier stattdessen tun könnte
wi-help-vary = das Dritte davon tun (oder: vary 12 A b10), und weiter, wie es ging, soweit möglich
wi-help-play = dasselbe, aber den Rest spielen Meister; play 3 novice lässt andere spielen
wi-help-do = nur diese Handlung: den Rest von Hand, eine nach der anderen
wi-help-worth = was jede Handlung hier wert ist, nach dem, was der Platz weiß; worth open mit offenen Karten
wi-help-spread = Meister von hier an 20-mal weiterspielen lassen und die Streuung zeigen
wi-help-tree = alle Varianten
wi-help-line = zur zweiten davon; line 0 ist, wie es war
wi-help-name = diese Variante benennen
wi-help-say = etwas zu diesem Schritt anmerken
wi-help-save = die Aufzeichnung mit allen Varianten schreiben
wi-help-quit = aufhören
