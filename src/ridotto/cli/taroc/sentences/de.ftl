# Was das Terminal an einem Taroc-Tisch sagt.

# Honneurs

honour-matadors = die drei Matadore
honour-ten-tarocs = zehn Tarocs
honour-four-kings = vier Könige
honour-three-kings = drei Könige und den Skis
honour-four-queens = vier Damen
honour-three-queens = drei Damen und den Skis
honour-four-knights = vier Kavalle
honour-four-valets = vier Buben
honour-mongue = den Mongue
honour-skis = den Skis
honour-cavalerie = die Cavalerie in { $suit }
honour-half-cavalerie = die halbe Cavalerie in { $suit }
honour-matador = den Matador { $number }
honour-taroc = einen { $number }. Taroc

# Leute, Zahlungen, Stand

nothing-paid = nichts wird bezahlt
pays-each = { $who ->
    [you] Du zahlst
   *[other] { $who } zahlt
 } jedem { $amount }
each-pays = Jeder andere zahlt { $who ->
    [you] dir
   *[other] { $who }
 } { $amount }
pays = { $who ->
    [you] Du zahlst
   *[other] { $who } zahlt
 } { $whom ->
    [you] dir
   *[other] { $whom }
 } { $amount }
deal-of = Spiel { $n } von { $all }
trick-of = Spiel { $n } von { $all } · Stich { $trick } von { $tricks }

# Was geschieht

lot = Das Los bestimmt { $who ->
    [you] dich
   *[other] { $who }
 } zum ersten Geber.
cut = { $who ->
    [you] Du hebst
   *[other] { $who } hebt
 } ab. { $whom ->
    [you] Du gibst
   *[other] { $whom } gibt
 }.
cut-with-king = { $who ->
    [you] Du hebst
   *[other] { $who } hebt
 } ab. { $whom ->
    [you] Du gibst
   *[other] { $whom } gibt
 }. { $idle ->
    [you] Du bist König und setzt
   *[other] { $idle } ist König und setzt
 } aus.
skar-covered = { $who ->
    [you] Du legst
   *[other] { $who } legt
 } den Skar: { $n } Karten.
skar-laid = { $who ->
    [you] Du legst
   *[other] { $who } legt
 } den Skar: { $cards }.
announces = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
 } { $honour } an.
announces-late = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
 } { $honour } an, zu spät: Es gilt nichts (R. 1).
announces-nothing = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
 } nichts an.
honour-paid = Für { $honour }: { $paid }.
leads = { $who ->
    [you] Du spielst
   *[other] { $who } spielt
 } { $card } aus.
plays = { $who ->
    [you] Du spielst
   *[other] { $who } spielt
 } { $card }.
yields = { $who ->
    [you] Du hast
   *[other] { $who } hat
 } den Skis, der jetzt weg muss, und { $who ->
    [you] darfst
   *[other] darf
 } ihn nicht ausspielen: Stattdessen { $whom ->
    [you] spielst du
   *[other] spielt { $whom }
 } aus. (R. 18)
takes = { $who ->
    [you] Du machst
   *[other] { $who } macht
 } den Stich mit { $card }.
takes-paid = { $who ->
    [you] Du machst
   *[other] { $who } macht
 } den Stich mit { $card }. { $rule }: { $paid }. ({ $source })
keeps = { $who ->
    [you] Du behältst
   *[other] { $who } behält
 } { $kept ->
    [skis] den Skis
   *[pagat] den Pagat
 } und { $who ->
    [you] gibst
   *[other] gibt
 } { $whom ->
    [you] dir
   *[other] { $whom }
 } dafür { $card }.
skar-shown = { $who ->
    [you] In deinem Skar
   *[other] Im Skar von { $who }
 } { COUNT($cards) ->
    [one] lag
   *[other] lagen
 } { AND($cards) }.
counted = Gezählt: { $points } Augen. Bezahlt: { $accounts }.
void = { $rule }: Das Spiel ist ungültig. ({ $source })
void-paid = { $rule }: Das Spiel ist ungültig. ({ $source }) Zurückgezahlt und bezahlt im Ganzen: { $accounts }.
challenges = { $who ->
    [you] Du erhebst
   *[other] { $who } erhebt
 } Einspruch gegen { $whom ->
    [you] dich
   *[other] { $whom }
 }: { $about }. Die Karten werden zeigen, ob es stimmt.
about-skar = ein falscher Skar
about-honour = { $honour } angesagt und nicht gehabt
about-skis = den Skis in Stich { $trick } zu lange behalten
about-card = eine falsche Karte in Stich { $trick }
no-fault = Die Karten zeigen keinen Fehler ({ $who ->
    [you] du
   *[other] { $who }
 }, { $about }).
fault-shown = Die Karten haben es gezeigt ({ $who ->
    [you] du
   *[other] { $who }
 }, { $about }): { $follows } Bezahlt: { $accounts }.
fault-entered = Wer anschreibt, trägt ein: { $fault }.
sitting-over = Die Sitzung ist zu Ende: { $accounts }.

# Was der Tisch fragt

ask-cut = { $who ->
    [you] Du gibst
   *[other] { $who } gibt
 }, und du hebst ab: 1 bis { $most } Karten; Enter hebt in der Mitte ab. (eigene Entscheidung)
type-three-cards = Tippe die Kürzel der drei Karten, die du ablegst, etwa h2 h3 c4.
ask-skar = Du gibst. Leg drei Karten ab, mit ihren Kürzeln: keinen König; { $tarocs ->
    [pagat] von den Tarocs nur den Pagat, bei weniger als vier
   *[three] Tarocs nur zu dritt mit dem Pagat
 }. Sie zählen für dich. (§ I)
nothing-to-announce = Du hast nichts anzusagen; Enter geht weiter. (R. 1)
may-announce-one = { $code } ({ $honour }, { $price } von jedem)
ask-announce = Du darfst ansagen: { $told }. Tippe eine nach der anderen; Enter endet. (R. 1)
no-such-honour = „{ $text }“ ist hier kein Honneur; es gibt etwa matadors, cavalerie-s, ten-tarocs.
only-yield = Enter überlässt das Ausspielen; anderes gibt es nicht zu tun.
ask-yield = Du bist am Ausspielen, und der Skis muss jetzt weg, darf aber nicht ausgespielt werden: Enter überlässt das Ausspielen deinem rechten Nachbarn. (R. 18)
type-a-card = Tippe das Kürzel einer Karte, etwa { $code }; help sagt das Weitere.
your-card = Deine Karte.
only-card = Erlaubt ist nur { $card }; Enter spielt sie.
taroc-led = Ausgespielt ist ein Taroc: Deine erlaubten Karten sind hell. (R. 4, 15, 16)
suit-led = Ausgespielt ist { $suit }: Deine erlaubten Karten sind hell. (R. 4, 15, 16)
skis-led = Der Skis ist ausgespielt: Deine Karte bestimmt die Farbe. (R. 18)
lead-no-skis = Du spielst aus: jede Karte außer dem Skis. (R. 18)
lead-the-skis = Du spielst aus: Der Skis muss jetzt weg. (R. 18)
lead-any = Du spielst aus: jede Karte, auch den Skis. (R. 18)
skar-of-dealer = Der Skar gehört dem Geber. (§ I)
nothing-odd = Es gibt keinen Einspruch zu erheben: Niemand hat etwas Auffälliges getan. (R. 4)
no-fault-here = Es gibt keinen Einspruch zu erheben: Hier kann kein Fehler geschehen. (R. 4)
challenge-one = { $n } = { $who ->
    [you] Du
   *[other] { $who }
 }: { $about }
challenge-list = Tippe challenge und eine Zahl: { $told }.
stop-count = Enter nimmt die Zählung an; challenge zeigt, wogegen man Einspruch erheben könnte. (eigene Entscheidung)
stop-skar = Enter geht weiter; skar KÜRZEL legt den Skar anders.
not-counted = Noch ist kein Spiel gezählt; marks sagt, wie dieses steht.
not-among-cards = „{ $text }“ ist nicht unter deinen Karten: Du hast { $held }.
named-twice = Eine Karte ist zweimal genannt.

# Was man fragen darf

help-cards = Farbkarten: König (K), Dame (Q), Kavall (C), Bube (J), A, 10 bis 2; s Pik, h Herz, d Karo, c Treff
help-tarocs = Tarocs mit ihrer Zahl; der Skis
help-rank = der Rang allein, wenn nur eine erlaubte Karte ihn hat und du keinen solchen Taroc hast
help-enter = die einzige erlaubte Karte, oder die übliche Antwort
help-last = der letzte Stich; deine Stiche, und was sie bisher zählen
help-honours = was angesagt wurde; was jeder gewonnen hat
help-unseen = welche Tarocs du noch nicht gesehen hast
help-sheet = die letzte Zählung, Zeile für Zeile
help-hint = was ein guter Spieler täte, und warum
help-rules = etwas nachschlagen: rules skis
help-announce = ein Honneur, das du vergessen hast, bis die erste Karte ausgespielt ist
help-undo = deine letzte Entscheidung in diesem Spiel zurücknehmen
help-quit = aufhören; derselbe Befehl setzt hier fort
help-challenge = gegen einen anderen Einspruch erheben; ohne Zahl: eine Liste
help-skar = einen falschen Skar anders legen, bis zum ersten Ausspielen
help-yield = am Ausspielen mit fälligem Skis: den Nächsten ausspielen lassen
help-small = Kleine Ziffern sagen, was ein Zähler gilt: ♠K⁵. Helle Karten sind erlaubt.
in-trick = Im Stich: { $plays }.
card-of = { $who ->
    [you] Du
   *[other] { $who }
 } { $card }{ $best ->
    [yes] { "" } (gewinnt)
   *[no] { "" }
 }
deals = { $who ->
    [you] Du gibst
   *[other] { $who } gibt
 }.
deals-with-king = { $who ->
    [you] Du gibst
   *[other] { $who } gibt
 }. { $idle ->
    [you] Du setzt
   *[other] { $idle } setzt
 } aus.
accounts = Stand: { $accounts }.
paid-so-far = In diesem Spiel: { $accounts }.
no-trick-yet = In diesem Spiel ist noch kein Stich gemacht.
last-trick = Stich { $n }: { $plays }. { $who ->
    [you] Du machst
   *[other] { $who } macht
 } ihn.
no-own-trick = Du hast noch keinen Stich.
own-tricks = { $n } Karten, bisher { $points } Augen: { $cards }
announced-one = { $who ->
    [you] Du
   *[other] { $who }
 }: { $honour }, { $price } von jedem{ $paid ->
    [later] { "" } nach dem Zählen, bei mehr als 26 Augen
   *[now] { "" }
 }{ $worth ->
    [nothing] , gilt nichts
   *[all] { "" }
 }.
nothing-announced = In diesem Spiel ist nichts angesagt.
unseen-tarocs = { $n ->
    [one] Einen Taroc hast
   *[other] { $n } Tarocs hast
 } du noch nicht gesehen: { $cards }
no-taroc-out = Es ist kein Taroc mehr draußen.
hint-nothing = Jetzt gibt es nichts zu entscheiden.
hint-not-your-turn = Du bist nicht an der Reihe.
hint-challenge = erhebt Einspruch gegen { $who ->
    [you] dich
   *[other] { $who }
 }: { $about }
hint-skar = legt { AND($cards) } ab
hint-announce = sagt { $honour } an
hint-yield = überlässt das Ausspielen
hint-no-more = sagt nichts mehr an
hint-cut = hebt irgendwo ab: Es ist alles eins

# Der Tisch, wie er gezeichnet wird

led-winning = ausgespielt, vorn
winning = vorn
led = ausgespielt
king-idle = König, ohne Karten
is-dealer = Geber
tricks-won = { $n ->
    [one] 1 Stich
   *[other] { $n } Stiche
 }
owes-a-card = eine Karte schuldig
this-deal = dieses Spiel { $amount }
head-last-trick = DER LETZTE STICH
head-honours = EHREN
trick-to = an { $who ->
    [you] dich
   *[other] { $who }
 }
honour-line = { $who ->
    [you] Du
   *[other] { $who }
 }: { $honour }{ $worth ->
    [nothing] { "" } (ungültig)
   *[all] { "" }
 }
taroc-card = Taroc { $number }
the-mongue = der Mongue
the-pagat = der Pagat
tarocs = Tarocs

# Der Zettel

sheet-count = Zählung
sheet-counters = Zähler
sheet-worth = Wert
sheet-empty = leer
sheet-skis-alone = R. 8
sheet-threes = zu dreien
sheet-points = Augen
sheet-payments = Zahlungen
sheet-total = Summe
sheet-over = Die Sitzung ist zu Ende
