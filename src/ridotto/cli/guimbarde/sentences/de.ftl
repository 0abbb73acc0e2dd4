# Was das Terminal am Tisch der Guimbarde sagt. Wörter, die man tippt, bleiben, wie sie sind.

ask-draw = Zieh um das Geben, die höchste Karte hat es: eine Stelle von 1 bis { $most } unter { $count } Karten, oder Enter für eine aus der Mitte. { $source }
ask-cut = Du sitzt links vom Geber und hebst ab: 1 bis { $most } Karten, Enter für die Mitte. { $source }
ask-boxes = Du kannst offen hinlegen: { $listed }. Enter legt alles hin;{ $number ->
    [one] { "" }
   *[other] { " " }Zahlen nur das Genannte;
 } none hält alles verdeckt. { $source }
no-box-to-draw = Du hast nichts aufzulegen, was ein Kästchen zieht. Enter geht weiter. { $source }
set-marriage = { $number }, { $cards } für eine Ehe
set-box = { $number }, { $cards } für das Kästchen { $box } mit { $amount }
no-number = „{ $word }“ ist keine Zahl; Enter nennt, was du hast, none nichts.
your-point = Dein Point ist { $cards }: { $what ->
    [pips] { $number } Augen
   *[cards] { $number } Karten
 }. Enter nennt { $number }, none schweigt.
no-point = Du hast keinen Point. Enter schweigt.
box-holds = Im Kästchen liegen { $amount }. { $source }
now-the-pips = Mehrere haben gleich viele Karten: nun die Augen.
no-point-to-lay = Du hast den höchsten Point genannt, aber keinen solchen hinzulegen. Enter behält ihn verdeckt. { $source }
ask-lay = Deiner ist der höchste Point. Enter legt { $cards } hin und zieht { $amount }; none behält ihn verdeckt. { $source }
type-a-card = Tippe eine Karte, etwa { $code }; alles Weitere sagt help.
shown-with = { $card } wird mit { $mate_card } gezeigt, eine Ehe, wenn du nicht { $code } alone tippst.
led = { $suit } ist ausgespielt
your-lead = Du spielst aus
play-a-card = { $led }: Spiel eine Karte.
play-any-card = { $led }: Jede Karte ist erlaubt.
trumps = Trumpf
duty-follow = Bediene die Farbe, und überstich, wenn du kannst
duty-beat = Du kannst überstechen und musst es
duty-trump = Ohne die Farbe musst du trumpfen
duty-queen = Die Dame geht zu ihrem König
duty-ban = Guimbarde, König und Fou dürfen keine Ehe stechen

jettons = { $n ->
    [one] 1 Jeton
   *[other] { $n } Jetons
 }
pair = { $first } und { $last }
you-within = du
to-whom = { $who ->
    [you] dir
    [boxes] den Kästchen
   *[name] { $who }
 }
paid = { $number ->
    [you] { $payers } zahlst
    [ours] { $payers } zahlt
    [many] { $payers } zahlen
   *[one] { $payers } zahlt
 } { $payees }{ $each ->
    [yes] { " " }je
   *[no] { "" }
 } { $amount }: { $what } { $source }.
paid-marriage-table = eine Ehe auf dem Tisch
paid-marriage-trumped = eine gestochene Ehe
paid-marriage-forced = eine Ehe, die keine der drei stechen darf
paid-marriage-hand = eine Ehe in der Hand
paid-great-hand = die große Ehe in der Hand
paid-great-table = der König, von der Guimbarde gestochen
paid-kept-queen = die behaltene Dame
paid-fou = der Fou
paid-fou-taken = der gestochene Fou
paid-fou-returned = zurück, weil der Fou gestochen wurde
paid-revoke = nicht bedient
paid-not-beating = nicht überstochen
paid-false-point = ein falscher Point
paid-taken-marriage = eine Ehe zu Unrecht gestochen
paid-misdeal = vergeben
paid-out-of-turn = außer der Reihe gespielt
paid-box = ein Kästchen
paid-mariage = das Kästchen der Mariage
paid-point = der Point
paid-fonds = die Fonds
paid-most-tricks = die meisten Stiche
paid-most-first = die meisten Stiche, und zuerst
paid-stakes = Einsätze
paid-share = ein Teil der Kästchen
paid-left-over = was in den Kästchen blieb
drawing = man zieht um das Geben
deal-of = Spiel { $deal } von { $deals }
trick-of = { " " }· Stich { $trick } von { $tricks }
tricks = { $n ->
    [one] 1 Stich
   *[other] { $n } Stiche
 }
dealer = Geber

draws = { $who ->
    [you] Du ziehst
   *[name] { $who } zieht
 } { $shown }.
drew-highest = { $who ->
    [you] Du hast
   *[name] { $who } hat
 } am höchsten gezogen: das erste Geben. { $source }
all-stake = Jeder legt einen Jeton in jedes Kästchen. { $source }
nobody-stakes = Kein Kästchen ist leer: Niemand setzt.
stake-into = Jeder legt einen Jeton in { $boxes }.
cuts = { $who ->
    [you] Du hebst ab
   *[name] { $who } hebt ab
 }; { $dealer ->
    [you] du gibst
   *[name] { $dealer } gibt
 }.
dead = Tot, ihr Kästchen wartet.
turns = { $who ->
    [you] Du deckst
   *[name] { $who } deckt
 } { $card } auf: { $trumps } ist Trumpf.
lays-open = { $who ->
    [you] Du legst
   *[name] { $who } legt
 } { $cards } offen hin.
wins-fonds = { $who ->
    [you] Du gewinnst
   *[name] { $who } gewinnt
 } die Fonds, { $amount }, { $first ->
    [yes] mit den meisten Stichen, und zuerst
   *[no] mit den meisten Stichen
 }. { $source }
draws-box = { $who ->
    [you] Du ziehst
   *[name] { $who } zieht
 } das Kästchen { $box }: { $amount }. { $source }
names-pips = { $who ->
    [you] Du nennst
   *[name] { $who } nennt
 } { $number } Augen.
names-point = { $who ->
    [you] Du nennst
   *[name] { $who } nennt
 } einen Point von { $number } Karten.
names-both = { $who ->
    [you] Du nennst
   *[name] { $who } nennt
 } einen Point von { $number } Karten, { $pips } Augen.
names-no-pips = { $who ->
    [you] Du nennst
   *[name] { $who } nennt
 } keine Augen.
lays-point = { $who ->
    [you] Du legst
   *[name] { $who } legt
 } den Point hin: { $cards }.
keeps-point = { $who ->
    [you] Du behältst
   *[name] { $who } behält
 } den Point verdeckt.
fonds-laid = Jeder legt einen Jeton für die Stiche. { $source }
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
marries = { $how ->
    [leads] { $who ->
    [you] Du spielst { $card } aus und zeigst
   *[name] { $who } spielt { $card } aus und zeigt
 }
   *[plays] { $who ->
    [you] Du spielst { $card } und zeigst
   *[name] { $who } spielt { $card } und zeigt
 }
 } { $mate_card }: eine Ehe.
takes = { $who ->
    [you] Du machst den Stich
   *[name] { $who } macht den Stich
 }: { $cards }.
fonds-stay = Niemand hat zwei Stiche: Die Fonds bleiben im Point-Kästchen. { $source }
last-deal-over = Das Spiel ist aus, das letzte der Sitzung. { $source }
deal-over = Das Spiel ist aus. Das nächste { $who ->
    [you] gibst du
   *[name] gibt { $who }
 }.
deal-void = { $title }: Das Spiel ist ungültig, die Einsätze bleiben { $source }.
challenges = { $who ->
    [you] Du erhebst
   *[name] { $who } erhebt
 } Einspruch: { $about }.
fault-in-trick = { $who ->
    [you] du
   *[name] { $who }
 }, „{ $title }“, im Stich { $trick }
fault-of = { $who ->
    [you] du
   *[name] { $who }
 }, „{ $title }“
no-fault-shown = Die Karten zeigen keinen Fehler ({ $about }).
noticed-in-time = Es ist so, und rechtzeitig bemerkt: Die Karte geht zurück, umsonst.
fault-shown = Die Karten haben es gezeigt ({ $about }).
takes-back = { $who ->
    [you] Du nimmst
   *[name] { $who } nimmt
 } { $card } zurück, und alles, was danach kam.
entered = Eingetragen: { $title } { $source }.
entered-by = Eingetragen gegen { $who ->
    [you] dich
   *[name] { $who }
 }: { $title } { $source }.
boxes-shared = Die Gesellschaft steht auf. Was in den Kästchen blieb: { $shares }.
boxes-empty = Die Gesellschaft steht auf. In den Kästchen blieb nichts.

trumps-are = Trumpf { $trumps }
turned = aufgedeckt
help-card = Karten: Farbe s h d c (Pik, Herz, Karo, Treff), dann der Rang; oder der Rang allein: K, 10
help-alone = König oder Dame spielen, ohne die andere zu zeigen
help-enter = die einzige erlaubte Karte, oder die übliche Antwort
help-last = der letzte Stich; die Karten, die du gewonnen hast
help-boxes = was in den Kästchen liegt; was jeder gewonnen oder verloren hat
help-sheet = alles Gesetzte, Gezogene und Gezahlte dieses Spiels, Zeile für Zeile
help-shown = offen hingelegte Karten, und wer welchen Point nannte
help-hint = was ein Computerspieler an deiner Stelle spielte, und warum
help-rules = etwas nachschlagen: rules Ehe
help-undo = deine letzte Entscheidung in diesem Spiel zurücknehmen
help-quit = gehen; derselbe Befehl spielt von hier weiter
help-challenge = Einspruch erheben; ohne Zahl: eine Liste
help-back = die eigene falsche Karte berichtigen, bevor der Stich voll ist
help-three = Die höchsten in jedem Spiel: hQ die Guimbarde, hK der König, dJ der Fou; dann Trumpf.
help-order = In einer Farbe: König, Dame, Bube, Ass, Zehn, Neun und so weiter. ◆ gewinnt den Stich.
sheet-head = Jetons dieses Spiels
sheet-source = Quelle
sheet-deal = dieses Spiel
sheet-sitting = die Sitzung
in-the-boxes = In den Kästchen: { $boxes }.
sitting-over = Die Sitzung ist zu Ende
no-trick-yet = In diesem Spiel ist noch kein Stich gemacht.
last-trick = Stich { $trick }: { $plays }. { $who ->
    [you] Du machst
   *[name] { $who } macht
 } ihn.
you-won = Du hast { $cards } gewonnen.
you-no-trick = Du hast noch keinen Stich.
of-it-fonds = Davon liegen im Point-Kästchen { $fonds } für die Stiche.
won-lost-boxes = Gewonnen und verloren: { $accounts }. In den Kästchen liegen { $boxes }.
won-lost = Gewonnen und verloren: { $accounts }.
nothing-shown = In diesem Spiel ist noch nichts gezeigt.
laid-open = { $name }: offen hingelegt { $cards }.
laid-open-still = { $name }: offen hingelegt { $cards }; noch auf der Hand: { $left_cards }.
heading-boxes = DIE KÄSTCHEN
heading-jettons = JETONS
heading-tricks = STICHE
heading-last = DER LETZTE STICH: { $name }
lies-turned = Aufgedeckt { $card }: { $trumps } ist Trumpf.
winning = gewinnt
in-the-trick = Im Stich: { $plays }.
nothing-to-put-right = Du hast in diesem Stich keine Karte zu berichtigen.
nothing-to-challenge = Jetzt gibt es nichts einzuwenden.
type-challenge = Tippe challenge und eine Zahl: { $listed }.
stop-after-deal = Weiter mit Enter; challenge erhebt Einspruch gegen einen Fehler in diesem Spiel.
stop-own-fault = Deine Karte war ein Fehler. Enter lässt sie liegen; back berichtigt sie, umsonst.

# Was ein Rat sagt

deed-shows = legt { $cards } offen hin
deed-shows-nothing = legt nichts offen hin
deed-names = nennt { $number }
deed-names-nothing = nennt nichts
deed-lays-point = legt den Point hin: { $cards }
deed-keeps-point = behält den Point verdeckt
deed-marries = spielt { $card } und zeigt die Ehe
