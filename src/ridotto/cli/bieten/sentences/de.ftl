# Was das Terminal am Tisch des Bietens sagt. Wörter, die man tippt, bleiben, wie sie sind.

ask-draw = Heb um das Geben ab, der Niederste gibt, und das Ass ist das niederste: eine Stelle von 1 bis { $most }, oder Enter für die Mitte. (§ Das Bieten)
ask-cut = Du hebst ab. Heb 1 bis { $most } Karten ab; Enter hebt die Hälfte ab.
neither-take-nor-leave = „{ $word }“ ist weder y (nimm ihn) noch n (lass ihn).
ask-rob = Du hast den Weli abgehoben. Willst du ihn herausnehmen? (Y/n) (§ Weli)
enter-accepts = Enter lässt das Ergebnis gelten; claim zeigt, wogegen man Einspruch erheben kann.
ask-accept = Die Partie ist gezählt. Enter lässt das Ergebnis gelten und beendet alle Einsprüche.
ask-out-of-turn = { $who } ist an der Reihe. Du darfst das Spiel auch außer der Reihe bieten: Tippe bid spiel, oder drück Enter und sag nichts. (§ Das Bieten)
lay-led = { $suit } ist ausgespielt: Leg eine Karte
lay-lead = Du spielst aus: Leg eine Karte
or-speak = , oder rede zuerst: { $speech }.
weli-under-name = Den Weli legst du unter einem Namen, etwa W hA.
type-a-card = Tippe eine Karte, etwa { $code }; alles Weitere sagt help.
name-the-weli = Taufe ihn, etwa W hA; open zeigt, welche Namen ihm noch offen sind.
no-offer = „{ $word }“ ist kein Gebot: { $offers }; Enter sagt nichts.
may-still-say = Deine Karte liegt; du kannst noch sagen: { $speech }. Enter sagt nichts.
nothing-to-offer = Deine Karte liegt; du hast nichts zu bieten. Enter sagt nichts. (Gefragt wirst du trotzdem: Überginge dich der Tisch, so wüssten es die anderen.)
you-are-asked = Du bist gefragt: { $choices }.
asked-groschen = Ein Groschen von { $who ->
    [you] dir
   *[name] { $who }
 } auf { $figure ->
    [Hanger] den
   *[figure] das
 } { $figure }:
asked-held = { $figure } von { $who ->
    [you] dir
   *[name] { $who }
 } ist angeschaut; du brauchst nicht zu reden:
asked-bid = { $who ->
    [you] Du bietest
   *[name] { $who } bietet
 } { $figure ->
    [Hanger] den
   *[figure] das
 } { $figure }:
enter-silent = Enter schweigt
only-good = du kannst es nur gut sein lassen, und Enter sagt es; das weißt nur du
only-silent = Enter schweigt; anderes hast du nicht zu sagen, aber das weißt nur du

unbid = nicht geboten
figure-asked = { $who ->
    [you] Du bietest
   *[name] { $who } bietet
 }
figure-good = gut für { $who ->
    [you] dich
   *[name] { $who }
 }: 1
figure-held = { $who ->
    [you] Du botst
   *[name] { $who } bot
 }, angeschaut: 2
figure-held-by = { $who ->
    [you] Du botst
   *[name] { $who } bot
 }, angeschaut von { $holders }: 2
holder = { $who ->
    [you] dir
   *[name] { $who }
 }
figure-raised = Groschen von { $who ->
    [you] dir
   *[name] { $who }
 }
figure-groschen-good = Groschen gut für { $who ->
    [you] dich
   *[name] { $who }
 }: 2
figure-groschen-held = Groschen von { $who ->
    [you] dir
   *[name] { $who }
 }, angeschaut: 3
the-weli = der Weli
score = { $totals }, auf { $goal }
out = aus
dealer = Geber
cutting = man hebt um das Geben ab
game-of = Spiel { $game } von { $games } auf { $goal }
games = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
 }
counted = gezählt
trick = Stich { $n }

cuts-card = { $who ->
    [you] Du hebst
   *[name] { $who } hebt
 } { $shown } ab.
lowest-deals = { $who ->
    [you] Du hast die niederste Karte und gibst
   *[name] { $who } hat die niederste Karte und gibt
 }.
cuts = { $who ->
    [you] Du hebst ab
   *[name] { $who } hebt ab
 }; { $dealer ->
    [you] du gibst
   *[name] { $dealer } gibt
 }.
cut-to-weli = Du hast den Weli abgehoben!
not-the-weli = Es ist nicht der Weli.
takes-weli = { $who ->
    [you] Du nimmst den Weli heraus und bekommst
   *[name] { $who } nimmt den Weli heraus und bekommt
 } nur zwei Karten. (§ Weli)
bids = { $who ->
    [you] Du
   *[name] { $who }
 }: „Ich biete { $mine }.“
holds = { $who ->
    [you] Du
   *[name] { $who }
 }: „Ich schaue es an.“
says-good = { $who ->
    [you] Du
   *[name] { $who }
 }: „Es ist gut.“
gives-groschen = { $who ->
    [you] Du gibst
   *[name] { $who } gibt
 } den Groschen auf { $figure ->
    [Hanger] den
   *[figure] das
 } { $figure }: „Drei!“
is-good = { $figure } ist gut. { $who ->
    [you] Du schreibst
   *[name] { $who } schreibt
 } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
lays = { $how ->
    [leads] { $who ->
    [you] Du spielst { $card } aus
   *[name] { $who } spielt { $card } aus
 }
   *[lays] { $who ->
    [you] Du legst { $card }
   *[name] { $who } legt { $card }
 }
 }.
names-weli = { $who ->
    [you] Du legst den Weli und nennst
   *[name] { $who } legt den Weli und nennt
 } ihn { $card }.
takes-trick = { $who ->
    [you] Du machst
   *[name] { $who } macht
 } den { $last ->
    [yes] letzten Stich
   *[no] Stich
 }.
count = Gezählt: { $results }.
is-out = { $who ->
    [you] Du bist
   *[name] { $who } ist
 } aus.
has-lost = { $who ->
    [you] Du hast
   *[name] { $who } hat
 } verloren: ein Bummerl und ein Viertel.
made-by-nobody = { $figure } niemand
claims = { $who ->
    [you] Du erhebst
   *[name] { $who } erhebt
 } Einspruch: { $about }.
in-trick = { " " }im Stich { $trick }
in-deal-before = { " " }im Gang davor
ground-revoke = nicht bedient
ground-overbid = überboten
ground-spiel = ein Spiel ohne die Farbe
ground-possession = beansprucht, ohne sie zu haben
ground-name = der Name des Weli
no-fault-shown = Die Karten zeigen keinen Fehler ({ $about }).
loses = { $who ->
    [you] Du verlierst
   *[name] { $who } verliert
 } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
new-deal-void = Das ändert, wer mitspielt: Der neue Gang ist ungültig, und es wird neu gemischt.
new-deal-goes-on = Der neue Gang geht weiter.
misdeal = Vergeben: { $who ->
    [you] Du gibst
   *[name] { $who } gibt
 } noch einmal.
match-over = Die Partie ist zu Ende.

help-card = Karten: ♥ Herz, ♠ Laub, ● Schell, ♣ Eichel; A K O U 10 9 8 7
help-weli = der Weli, auf das Herzass getauft
help-bid = eine Figur bieten: herz laub gleich hanger spiel; der Name allein genügt
help-answers = Antworten: gut, anschauen, Drei; an der Reihe: groschen laub
help-enter = die einzige erlaubte Karte, die einzige Antwort, Schweigen, oder nichts mehr
help-stroke = ein Strich beim Stand: Ein Punkt fehlt, und der darf nicht bieten
help-figures = wie es um die Figuren steht; die Tafel; die letzte Zählung, Zeile für Zeile
help-last = der letzte Stich
help-open = was dein Weli noch sein kann, und warum
help-hint = was ein guter Spieler täte, und warum
help-rules = etwas nachschlagen: rules groschen
help-undo = die letzte Entscheidung zurücknehmen; gehen und später weiterspielen
help-claim = Einspruch erheben; ohne Zahl: eine Liste
at-this-table = An diesem Tisch
quarters = Viertel Wein: { $accounts }.
scribe-counts = Der Schreiber zählt
how-good = gut gelassen
how-held = angeschaut
how-groschen-good = Groschen gut gelassen
how-groschen-held = Groschen angeschaut
game-over = Das Spiel ist aus: { $order }. Wer zuletzt steht, hat verloren.
match-over-quarters = Die Partie ist zu Ende; Viertel Wein
no-trick-yet = In diesem Gang ist noch kein Stich voll.
last-trick = Stich { $trick }: { $plays }. { $who ->
    [you] Du machst
   *[name] { $who } macht
 } ihn.
no-weli = Du hast den Weli nicht.
weli-may-be = Dein Weli kann noch sein: { $cards }.
deed-bid = bietet { $figure ->
    [Hanger] den
   *[figure] das
 } { $figure }
deed-groschen = gibt den Groschen auf { $figure ->
    [Hanger] den
   *[figure] das
 } { $figure }
deed-lay = legt { $card }
deed-weli = legt den Weli als { $card }
deed-hold = schaut es an
deed-good = lässt es gut sein
deed-rob = nimmt den Weli heraus
deed-cut = hebt irgendwo ab: Es ist gleich
deed-accept = lässt das Ergebnis gelten
deed-claim = erhebt Einspruch: claim zeigt, wogegen
deed-silence = sagt nichts
heading-slate = DIE TAFEL, AUF { $goal }
heading-last = DER LETZTE STICH
heading-weli = DEIN WELI KANN SEIN
heading-quarters = VIERTEL WEIN
laid-before = Vor { $who ->
    [you] dir
   *[name] { $who }
 }: { $row }.
holds-weli = { $who ->
    [you] Du hast
   *[name] { $who } hat
 } den Weli, beim Abheben herausgenommen.
weli-one-of = Dein Weli kann noch { $n ->
    [one] nur eine Karte
   *[other] eine von { $n } Karten
 } sein: open zeigt sie.
lacks-one = { $who ->
    [you] Dir fehlt
   *[name] { $who } fehlt
 } ein Punkt: der Strich, und kein Bieten.
no-deal-counted = Noch ist kein Gang gezählt.
nothing-to-claim = Jetzt gibt es nichts einzuwenden.
type-claim = Tippe claim und eine Zahl: { $listed }.
stop-after-deal = Enter geht zum nächsten Gang; claim erhebt Einspruch gegen einen Fehler in diesem.
