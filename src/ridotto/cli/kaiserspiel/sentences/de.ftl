# Was das Terminal an einem Tisch des Kaiserspiels sagt.

## Der Tisch

sum-in-cards = { $pips } in { $count ->
    [one] einer Karte
   *[other] { $count } Karten
 }
sum-in-suit = { $pips } in { $name }
drawing = man zieht um das Geben
progress-partie =
    { $of ->
        [1] Partie bis { $target }
       *[other] Partie { $n } von { $of } bis { $target }
    }
progress-deal = Spiel { $n }
progress-trick = Stich { $n } von { $of }
is-dealer = Geber
has-tricks = { $n ->
    [one] { $n } Stich
   *[other] { $n } Stiche
 }
has-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
board-trumps = Trumpf: { $trumps }
board-turned = aufgeschlagen
head-fiches = FICHES UND JETONS
head-marks = GESCHRIEBEN IN DIESEM SPIEL
head-trick = DER LETZTE STICH
head-accounts = RECHNUNG
turned-trumps = Aufgeschlagen ist { $card }: { $trumps } ist Trumpf.
in-trick = Im Stich: { $each }.
in-trick-one = { $name } { $card }
in-trick-winning = { $name } { $card } (macht ihn)

## Was geschieht

draws = { $who ->
    [you] Du ziehst
   *[other] { $who } zieht
 } { $card }.
drawn-highest = { $who ->
    [you] Du hast am höchsten gezogen und gibst.
   *[other] { $who } hat am höchsten gezogen und gibt.
 }
cuts = { $who ->
    [you] Du hebst ab
   *[other] { $who } hebt ab
 }, und { $dealer ->
    [you] du gibst.
   *[other] { $dealer } gibt.
 }
turns = { $who ->
    [you] Du schlägst
   *[other] { $who } schlägt
 } { $card } auf: { $trumps } ist Trumpf.
shows-none = { $who ->
    [you] Du zeigst
   *[other] { $who } zeigt
 } { $what ->
    [tournee] keine Tournée
   *[imperial] keinen Kaiser
 }.
shows = { $who ->
    [you] Du zeigst
   *[other] { $who } zeigt
 } { $what }.
shows-late = { $who ->
    [you] Du zeigst
   *[other] { $who } zeigt
 } { $what }, zu spät.
and-also = { $one }, und { $other }
tells = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
 } einen Rummel: „{ $pips }“.
tells-cards = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
 } einen Rummel: „{ $count } Karten, { $pips }“.
tells-none = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
 } keinen Rummel.
tells-of = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
 } einen Rummel von { $point }.
says-good = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
 }: „gut“.
says-equal = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
 }: „gleich“; der zuerst gesagte gilt. (R. XIX)
names-it = { $who ->
    [you] Du nennst
   *[other] { $who } nennt
 } ihn: { $count } { $name }.
named = { $who ->
    [you] Du nennst
   *[other] { $who } nennt
 } { $count } { $name }.
it-is = Er ist { $cards }.
asks-to-see = { $who ->
    [you] Du verlangst
   *[other] { $who } verlangt
 }, den Rummel zu sehen.
shows-rummel = { $who ->
    [you] Du zeigst
   *[other] { $who } zeigt
 } den Rummel: { $cards }.
leads = { $who ->
    [you] Du spielst
   *[other] { $who } spielt
 } { $card } aus.
plays = { $who ->
    [you] Du spielst
   *[other] { $who } spielt
 } { $card }.
takes = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } { $cards }.
loses = { $who ->
    [you] Du verlierst
   *[other] { $who } verliert
 } { $count ->
    [one] einen Kaiser
   *[other] { $count } Kaiser
 }: { $title } ({ $source })
marks-four = { $who ->
    [you] Du schreibst
   *[other] { $who } schreibt
 } 4 für { $reason } ({ $source })
marks = { $who ->
    [you] Du schreibst
   *[other] { $who } schreibt
 } { $count ->
    [one] einen Kaiser
   *[other] { $count } Kaiser
 } für { $reason } ({ $source })
mark-for = { $rule ->
    [tourne] das Aufschlagen von
    [imperial-hand] das, was für einen Kaiser gilt,
    [imperial-four] vier gleiche,
    [imperial-sequence] die Folge
    [imperial-trumps] die hohen Trümpfe
    [imperial-tournee] die Tournée
    [imperial-fall] fallen Gemachtes,
    [rummel] den Rummel,
    [honour] das Honneur
    [cards] Stiche,
   *[capot] alle Stiche
 }
not-counted = { $name }: { $title }, nicht gezählt ({ $source }).
tricks-each = Stiche: { $each }.
deal-over = Das Spiel ist zu Ende. Als Nächstes { $who ->
    [you] gibst du
   *[other] gibt { $who }
 }.
deal-void = { $title }: Das Spiel ist ungültig ({ $source }). Nun { $who ->
    [you] gibst du
   *[other] gibt { $who }
 }.
challenges = { $who ->
    [you] Du erhebst
   *[other] { $who } erhebt
 } Einspruch gegen { $about }.
about-trick = { $who ->
    [you] dich
   *[other] { $who }
 }: { $ground ->
    [revoke] nicht bedient
    [not-taking] nicht gestochen
   *[wrong-lead] falsch ausgespielt
 } im Stich { $n }
about-claim = { $who ->
    [you] dich
   *[other] { $who }
 }: { $ground ->
    [revoke] nicht bedient
    [not-taking] nicht gestochen
    [wrong-lead] falsch ausgespielt
    [false-imperial] falscher Kaiser
   *[false-rummel] falscher Rummel
 }
decided = { $how ->
    [upheld] Die Karten haben es gezeigt
   *[denied] Die Karten zeigen keinen Fehler
 } ({ $about }).
struck = Was falsch geschrieben war, ist gestrichen: { $score }.
entered = Eingetragen gegen { $who ->
    [you] dich
   *[other] { $who }
 }: { $title } ({ $source }).
walks-away = { $who ->
    [you] Du gehst
   *[other] { $who } geht
 } von der Partie weg. (R. XX)
grants = { $who ->
    [you] Du gestehst
   *[other] { $who } gesteht
 } die Partie zu.
erases = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } eine eigene Fiche weg: { $score }. (R. XII)
gives = { $who ->
    [you] Du lässt
   *[other] { $who } lässt
 } stattdessen jedem Gegner eine Fiche: { $score }. (R. XII)
partie-won = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
 } die Partie. { $paid }.
partie-lost = { $who ->
    [you] Du verlierst
   *[other] { $who } verliert
 } die Partie. { $paid }.
pays = { $who ->
    [you] Du zahlst
   *[other] { $who } zahlt
 } { $payee ->
    [you] dir
   *[other] { $payee }
 } { $amount }
rises = Die Gesellschaft steht auf.

## Was gefragt wird

grant-or-challenge = Enter gesteht die Partie zu; challenge zeigt, wogegen man Einspruch erheben kann.
ask-grant = { $who ->
    [you] Du hast
   *[other] { $who } hat
 } die ausgemachten Kaiser. Enter gesteht die Partie zu; challenge spricht von einem Fehler, zum letzten Mal.
erase-or-give = Enter nimmt eine eigene Fiche weg; give lässt jedem Gegner eine.
ask-fine = Du verlierst { $count ->
    [one] einen Kaiser
   *[other] { $count } Kaiser, einen nach dem anderen
 }. Enter nimmt eine eigene Fiche weg; give lässt jedem Gegner eine und behält deine. (R. XII)
ask-draw = { $count } Karten liegen verdeckt ausgebreitet; die höchste gibt. Zieh eine: eine Stelle von 1 bis { $most }, oder Enter für eine in der Mitte. (Begriff)
ask-cut = Du hebst ab. Heb 1 bis { $most } Karten ab; Enter hebt in der Mitte ab. (Begriff)
ask-show = Du hast { $sets } (R. VIII)
ask-show-tournee = Mit der aufgeschlagenen Karte hast du { $sets } (R. XVI)
sets-none = keinen Kaiser: Enter geht weiter.
sets-one = einen Kaiser, { $cards }. Enter zeigt ihn; none hält ihn verborgen.
set-numbered = { $n } ist { $cards }
sets-many = { $count } Kaiser: { $each }. Enter zeigt alle; eine Zahl, oder mehrere, nur diese; none hält alle verborgen.
no-imperial = Du hast keinen Kaiser: Enter geht weiter.
ask-rummel-first = Deine Farben zählen { $own }. Enter sagt { $usual }; none schweigt. (R. VII, XIX)
ask-rummel-silent = Deine Farben zählen { $own }. Enter sagt gut; none schweigt. (R. VII, XIX)
ask-rummel-higher = Deine Farben zählen { $own }. Gesagt ist { $best }: Sag good (gut), equal (gleich) oder einen höheren. Enter sagt { $usual }. (R. VII, XIX)
ask-rummel-good = Deine Farben zählen { $own }. Gesagt ist { $best }: Sag good (gut), equal (gleich) oder einen höheren. Enter sagt gut. (R. VII, XIX)
no-sum = „{ $word }“ ist keine Summe; die anderen Antworten sind good, equal und none.
letter-of-suit = Tippe den Buchstaben einer Farbe: s h d c.
no-suit-of-yours = keine deiner Farben
ask-name = Dein Rummel gewinnt. Nenne seine Farbe: { $names }; Enter nennt die erste.
type-a-card = Tippe eine Karte, etwa { $code }; help sagt das Übrige.
suit-led = { $name } ist ausgespielt
your-lead = Du spielst aus
any-strict = { $led }: Spiel eine Karte.
any-card = { $led }: Jede Karte ist erlaubt.
duty = { $led }. { $rule ->
    [follow-suit] Bediene, und stich, wenn du kannst (R. X, XI)
    [follow-beat] Du kannst stechen und musst es (R. X)
    [follow-trump] Ohne die Farbe musst du mit Trumpf stechen (R. X)
   *[play-first-trump] Zu dritt spielt die Vorhand zuerst Trumpf aus (Begriff)
 }: { $cards }.
nothing-to-challenge = Es gibt jetzt nichts, wogegen man Einspruch erheben könnte.
challenge-number = Tippe challenge und eine Zahl: { $each }.
stop-strict = Enter geht zum nächsten Spiel; challenge spricht von einem Fehler in diesem.
shown-in-first-trick = Einen Rummel zeigt man den anderen während des ersten Stichs.

## Seiten

help-cards = Karten: Farbe s h d c, dann Rang; oder der Rang allein: K, 10
help-enter = die einzige erlaubte Karte, oder die übliche Antwort
help-last = der letzte Stich; die Karten, die du gewonnen hast
help-score = Fiches und Jetons; alles in diesem Spiel Geschriebene, Zeile für Zeile
help-shown = Kaiser und Rummel, soweit sie gezeigt oder gesagt sind
help-show = im ersten Stich: verlangen, den geschriebenen Rummel zu sehen
help-hint = was ein guter Spieler spielte, und warum
help-rules = etwas nachschlagen: rules Rummel
help-undo = deine letzte Entscheidung in diesem Spiel zurücknehmen
help-quit = gehen; derselbe Befehl spielt von hier weiter
help-challenge = einem Gegner einen Fehler vorhalten; ohne Zahl: eine Liste
help-tell = ein Rummel, den du vergessen hast; er kommt zu spät und zählt nicht
help-walk = die Partie verlieren und die Sitzung beenden (R. XX)
help-small = ▭ ist eine Fiche, ein Kaiser; ○ ein Jeton, vier Augen. Helle Karten sind erlaubt.
column-mark = geschrieben
column-source = Quelle
before-the-deal = vor dem Spiel
marks-of-deal = Was in diesem Spiel geschrieben wurde
accounts = Rechnung: { $each }.
row-lost = { $name }: { $count } verloren, { $title }
row-four = { $name }: 4 für { $reason }
row-imperials = { $name }: { $count } Kaiser für { $reason }
sitting-over = Die Sitzung ist zu Ende
no-trick-yet = In diesem Spiel ist noch kein Stich gemacht.
last-trick = Stich { $n }: { $plays }. { $who ->
    [you] Du machst
   *[other] { $who } macht
 } ihn.
have-won = Du hast { $cards } gewonnen.
no-trick-of-yours = Du hast noch keinen Stich.
accounts-at-stake = Rechnung bei einem Einsatz von { $stake }: { $each }.
nothing-shown = In diesem Spiel ist noch nichts gezeigt.

# Was ein Rat sagt

deed-shows = zeigt { $cards }
deed-shows-nothing = zeigt nichts
deed-names = nennt { $count } { $name }
deed-tells = sagt einen Rummel von { $pips }
deed-tells-none = sagt keinen Rummel
deed-says-good = sagt „gut“
deed-says-equal = sagt „gleich“
deed-asks-to-see = verlangt, den Rummel zu sehen
deed-grants = gesteht die Partie zu
deed-erases = nimmt eine eigene Fiche weg
deed-gives = lässt jedem Gegner eine Fiche
