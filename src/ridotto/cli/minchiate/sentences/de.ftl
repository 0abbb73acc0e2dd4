# Was das Terminal an einem Minchiate-Tisch sagt.

# Leute, Karten, Resti

side = { $one } und { $two }
your-partner = dein Partner
enemy = Gegner
resti = { $n ->
    [one] einen Resto
   *[other] { $n } Resti
 }

# Vor dem ersten Ausspielen

drew = { $who ->
    [you] Du ziehst
   *[other] { $who } zieht
 } { $card }.
drew-matto = { $who ->
    [you] Du ziehst
   *[other] { $who } zieht
 } { $card }: Der hat keinen Rang, also wird noch einmal gezogen.
seated = { $who ->
    [you] Du hast
   *[other] { $who } hat
 } am höchsten gezogen und { $who ->
    [you] gibst
   *[other] gibt
 } zuerst, danach { $whom ->
    [you] du
   *[other] { $whom }
 }.
giro-begins = { $giro }. Giro: { $sides }. { $who ->
    [you] Du gibst
   *[other] { $who } gibt
 } zuerst.
sides = { $one } gegen { $two }
shuffles-again = Die unterste Karte gilt etwas: { $who ->
    [you] Du mischst
   *[other] { $who } mischt
 } noch einmal.
shuffles-again-seen = Die unterste Karte gilt etwas ({ $card }): { $who ->
    [you] Du mischst
   *[other] { $who } mischt
 } noch einmal.
cuts = { $who ->
    [you] Du hebst
   *[other] { $who } hebt
 } { $n } Karten ab.
bottom-of-packet = Zuunterst in deinem Päckchen liegt { $card }.
robs = { $who ->
    [you] Du raubst
   *[other] { $who } raubt
 } { $card }.
robs-no-further = { $who ->
    [you] Du raubst
   *[other] { $who } raubt
 } nicht weiter.
looks-on = { $who ->
    [you] Du siehst
   *[other] { $who } sieht
 } weiter an: { $cards }.
turns-up = { $who ->
    [you] Du deckst
   *[other] { $who } deckt
 } { $card } auf.
turns-up-talon = { $who ->
    [you] Du deckst
   *[other] { $who } deckt
 } { $card } vom Talon auf.
turning-ends = { $card } beendet das Aufdecken und geht zurück.
finds-nothing = { $who ->
    [you] Du findest
   *[other] { $who } findet
 } keine Carta di conto in der Folla.
takes-out = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } { $cards } aus der Folla.
folla-seen = Du siehst die Folla durch: { $cards }.
folla-without-suits = In der Folla liegt keine Farbkarte.
folla-open = Die Farbkarten der Folla liegen offen: { $cards }.
announces-folla = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
 } die Folla an: „{ $text }“.
lays-away = { $who ->
    [you] Du legst
   *[other] { $who } legt
 } { $cards } ab.
lays-away-covered = { $who ->
    [you] Du legst
   *[other] { $who } legt
 } { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 } ab.
gives-dealer = { $who ->
    [you] Du gibst
   *[other] { $who } gibt
 } dem Geber { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 } vom Abgelegten.
draws-blind = { $who ->
    [you] Du ziehst
   *[other] { $who } zieht
 } blind { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }.
draws = { $who ->
    [you] Du ziehst
   *[other] { $who } zieht
 } { $cards }.
shows-laid-away = { $who ->
    [you] Du zeigst
   *[other] { $who } zeigt
 } das Abgelegte: { $cards }.

# Vom ersten Ausspielen bis zum Ende

declares = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
 } { $told } an.
and-one = { $one } und { $two }
leads = { $who ->
    [you] Du spielst
   *[other] { $who } spielt
 } { $card } aus.
plays = { $who ->
    [you] Du spielst
   *[other] { $who } spielt
 } { $card }.
plays-fallen = { $who ->
    [you] Du wählst
   *[other] { $who } wählt
 } { $card } aus { $whom ->
    [you] deiner offenen Hand
   *[other] der offenen Hand von { $whom }
 }.
falls = { $who ->
    [you] Du fällst und legst
   *[other] { $who } fällt und legt
 } die Hand offen hin: { $cards }.
lays-open-left = { $who ->
    [you] Du legst
   *[other] { $who } legt
 } offen hin, was auf der Hand übrig ist: { $cards }.
takes-back = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } { $card } zurück: rechtzeitig berichtigt, straflos.
takes = { $who ->
    [you] Du machst
   *[other] { $who } macht
 } den Stich mit { $card }.
gives-for-matto = { $who ->
    [you] Du gibst
   *[other] { $who } gibt
 } { $card } für den Matto.
matto-goes-over = { $side } { $whose ->
    [own] habt
   *[others] haben
 } keinen Stich: Der Matto geht über.
claims = { $who ->
    [you] Du beanspruchst
   *[other] { $who } beansprucht
 } alle Stiche, die übrig sind.
claim-refused = Der Schiedsrichter sieht es nicht: Spielt weiter.
claim-granted = Der Schiedsrichter gewährt es: { $side } { $whose ->
    [own] macht
   *[others] machen
 } den Rest.
mends = { $who ->
    [you] Du berichtigst
   *[other] { $who } berichtigt
 } die Zahl der Karten mit { $card }.
warns = { $who ->
    [you] Du warnst
   *[other] { $who } warnt
 } den Partner: Zähl die Karten, und leg richtig ab.
challenges = { $who ->
    [you] Du erhebst
   *[other] { $who } erhebt
 } Einspruch gegen { $whom ->
    [you] dich
   *[other] { $whom }
 }: { $about }. Die Karten werden zeigen, ob es stimmt.
about-revoke = nicht bedient in Stich { $trick }
about-discard = falsch abgelegt
about-late = zu spät angesagt
no-fault = Die Karten zeigen keinen Fehler: Der Einspruch gegen { $who ->
    [you] dich
   *[other] { $who }
 } ({ $about }) ist abgewiesen.
cost-discard = Diese Seite zählt nur Karten, Ultima und was sie markiert hat.
cost-late = Die Marken sind verloren; am Ende zählt die Versicola doch.
fault-proved = Die Karten beweisen den Einspruch gegen { $who ->
    [you] dich
   *[other] { $who }
 } ({ $about }). { $follows }
pays = { $who ->
    [you] Du zahlst
   *[other] { $who } zahlt
 } { $whom ->
    [you] dir
   *[other] { $whom }
 } { $amount }
marks = { $side } { $whose ->
    [own] markiert
   *[others] markieren
 } { $points }: { $why }.
mark-robbed = geraubt
mark-turned-up = aufgedeckt
mark-scoperta = vom Talon aufgedeckt
mark-declared = angesagt,
mark-dies = stirbt
mark-caught = im letzten Stich gefangen
mark-goes-over = geht über
mark-late = zu spät angesagt: Die Marken sind verloren
resto-paid = Der Vorsprung hat { $due } erreicht: { $side } { $whose ->
    [own] bekommt
   *[others] bekommen
 } einen Resto { $source }.
fault-entered = Eingetragen gegen { $who ->
    [you] dich
   *[other] { $who }
 }: { $fault } ({ $source }).
party-over = Die Partie ist zu Ende.
party-won = Die Partie ist zu Ende; am meisten gewonnen: { $names }.

# Was der Tisch fragt

ask-draw = { $n } Karten liegen verdeckt ausgebreitet. Zieh eine für die Plätze und das erste Geben: eine Stelle von 1 bis { $most }, oder Enter für eine in der Mitte. { $source }
ask-cut = Du hebst ab, { $least } bis { $most } Karten: eine Zahl, oder shallow (flach), middle (mittel), deep (tief); Enter hebt in der Mitte ab. { $source }
ask-rob-marks = { $card } rauben? Deine Seite markiert { $points }. (Y = ja, n = nein) { $source }
ask-rob = { $card } rauben, einen Sopraventi? (Y = ja, n = nein) { $source }
rob-or-leave = „{ $text }“ ist weder y (rauben) noch n (liegen lassen).
may-not-be-robbed = { $code } darf man nicht rauben: Enter legt das Päckchen hin.
ask-leave = { $card } darf man nicht rauben. Enter legt das Päckchen hin. { $source }
type-discards = Tippe die Kürzel der { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }, die du ablegst.
ask-discard = Du hast { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 } genommen: Leg ebenso viele ab, mit ihren Kürzeln; keine Carte di conto. { $source }
ask-blind = Deiner Hand fehlen Karten: Zieh blind { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 } aus den { $most } des Räubers, an den Stellen 1 bis { $most }; Enter zieht die ersten. { $source }
ask-give-dealer = Dem Geber fehlen Karten: Gib ihm { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }, nach der Nummer: { $told }. { $source }
ask-exchange = Der Gegner macht den Stich, du behältst den Matto. Gib dafür eine von { $codes }; Enter gibt { $usual }. { $source }
type-a-card = Tippe das Kürzel einer Karte, etwa { $code }; help sagt das Weitere.
choose-fallen = Du wählst aus der offenen Hand von { $who ->
    [you] dir
   *[other] { $who }
 } { $cards }. { $duty }
first-lead = Du spielst aus, zum ersten Stich des Spiels: Jede Karte ist erlaubt.
enter-turns = Enter dreht den Stich um; back KÜRZEL berichtigt vorher eine falsche Karte.
ask-gather = Der Stich ist dein. Enter dreht ihn um. { $source }
your-lead = Du spielst aus.
matto-led = Der Matto ist ausgespielt: Deine Karte bestimmt die Farbe.
suit-led = Ausgespielt ist { $suit }.
tarocco-led = Ausgespielt ist ein Tarocco.
any-card = { $led } Jede Karte ist erlaubt.
hold-no-versicola = Du hast keine Versicola anzusagen. Weiter mit Enter. { $source }
hold-versicole = Du hast { $n ->
    [one] diese Versicola
   *[other] diese Versicole
 }: { $told }. Enter sagt { $n ->
    [one] sie
   *[other] alle
 } an{ $n ->
    [one] { "" }
   *[other] , oder tippe die Nummern, die du willst, etwa 1 2
 }{ $none ->
    [allowed] ; none sagt nichts an
   *[forbidden] { "" }
 }.{ $matto ->
    [optional] { "" } Mit 1-m zeigst du Nummer 1 ohne den Matto.
   *[fixed] { "" }
 } { $source }
versicola-worth = { $n } = { $cards }, gilt { $points }
no-such-versicola = „{ $text }“ ist keine deiner Versicole: Tippe Nummern von 1 bis { $most }, all (alle) oder none (keine).
named-twice = { $codes } ist zweimal genannt.
stop-count = Enter geht weiter; help sagt, was du hier sonst tun kannst.
stop-count-strict = Enter geht weiter; challenge erhebt Einspruch gegen einen Fehler in diesem Spiel; help sagt, was du hier sonst tun kannst.
stop-trick = Enter lässt den Stich umdrehen; back berichtigt eine falsche Karte von dir.
stop-discard = Enter geht weiter; discard KÜRZEL legt anders ab, bis zum Ausspielen.
not-counted = Noch ist kein Spiel gezählt; mark sagt, wie dieses steht.

# Was man mit einem Wort tun kann

when-to-claim = Eine Seite beansprucht den Rest zwischen zwei Stichen, wenn sie am Ausspielen ist, und einmal im Spiel.
when-to-fall = Man fällt während des Spiels, wenn der letzte Tarocco fort ist. { $source }
nothing-wrong-laid = Es lässt sich nichts zurücknehmen: Keine deiner Karten im Stich verstößt gegen eine Regel. { $source }
no-mending-here = Es lässt sich nichts zurücknehmen: Dieses Buch kennt kein Berichtigen. { $source }
nothing-to-mend = Es lässt sich nichts berichtigen: Die Zahl deiner Karten stimmt, oder es ist nicht die Zeit dafür. { $source }
when-to-warn = Partner warnen einander vor dem ersten Ausspielen, jeder einmal. { $source }
challenge-one = { $n } = { $who ->
    [you] Du
   *[other] { $who }
 }: { $about }
nothing-odd = Es gibt keinen Einspruch zu erheben: Niemand hat etwas Auffälliges getan. { $source }
no-fault-here = Es gibt keinen Einspruch zu erheben: An einem nachsichtigen Tisch kann kein Fehler geschehen. { $source }
challenge-list = Tippe challenge und eine Zahl: { $told }.
nothing-to-declare = Du hast jetzt keine Versicola mehr anzusagen. { $source }
nothing-to-lay-away = Du hast jetzt nichts abzulegen. { $source }

# Hilfe

help-suits = Farbkarten: Re, Regina (Q), Cavallo, Fante, 1 bis 10; c Coppe, d Denari, s Spade, b Bastoni
help-tarocchi = Tarocchi mit ihrer Zahl, der Matto; oder leone, trom, re co
help-rank = der Rang allein, wenn nur eine erlaubte Karte ihn hat
help-enter = die einzige erlaubte Karte, oder die übliche Antwort
help-folla = die Folla, wie sie angesagt ist, der letzte Stich, die Stiche deiner Seite
help-mark = der Stand der Marken, der Zettel des letzten Spiels, was alle gesehen haben
help-reach = Versicole, die dir eine einzige Karte mehr brächte
help-hint = was ein guter Spieler täte, und warum
help-rules = etwas nachschlagen: rules matto
help-claim = zwischen Stichen: Deine Seite macht alles, was übrig ist
help-fall = ohne Tarocchi: die Hand offen hinlegen (cascare)
help-declare = im ersten Stich: eine Versicola, die du zurückgehalten hast
help-undo = deine letzte Entscheidung in diesem Spiel zurücknehmen
help-quit = aufhören; derselbe Befehl setzt hier fort
help-back = deine falsche Karte berichtigen, ehe der Stich umgedreht ist
help-warn = vor dem ersten Ausspielen: den Partner erinnern, zu zählen und richtig abzulegen
help-mend = zwischen Stichen: deine falsche Zahl von Karten berichtigen, wenn es niemand bemerkt hat
help-challenge = gegen einen Gegner Einspruch erheben; ohne Zahl: eine Liste
help-discard = anders ablegen, bis zum ersten Ausspielen
help-small = Kleine Ziffern sagen, was eine Carta di conto zählt: 33⁵. Helle Karten sind erlaubt.

# Ein Rat

nothing-to-advise = Jetzt gibt es nichts zu raten.
hint-plays = spielt { $card }
hint-lays-away = legt { AND($cards) } ab
hint-declares = sagt { $told } an
hint-declares-nothing = sagt nichts an
hint-gives = gibt { $card }
hint-robs = raubt { $card }
hint-leaves = raubt nicht weiter
hint-lifts = hebt { $n } Karten ab
hint-draws = zieht eine Karte
hint-turns = dreht den Stich um
hint-falls = legt die Hand offen hin
hint-claims = beansprucht alle übrigen Stiche
hint-challenges = erhebt Einspruch gegen { $who ->
    [you] dich
   *[other] { $who }
 }: { $about }

# Was man fragen darf

folla-not-yet = Die Folla ist noch nicht angesagt.
folla-told = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
 } an: „{ $text }“. { $source }
folla-dealer = Du gibst und darfst sie ansehen: { $cards }
folla-lies-open = Ihre Farbkarten liegen offen: { $cards }
no-trick-yet = In diesem Spiel ist noch kein Stich umgedreht.
last-trick = Stich { $n }: { $plays }.
takes-it = { $who ->
    [you] Du machst
   *[other] { $who } macht
 } ihn.
no-own-trick = Deine Seite hat noch keinen Stich.
own-tricks = Die { $n } Karten deiner Seite: { $cards }
got-seen = { $who ->
    [you] Du hast
   *[other] { $who } hat
 } vor aller Augen bekommen: { $cards }
declared-for = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
 } { $cards } für { $points } an.
open-hand = { $who ->
    [you] Du
   *[other] { $who }
 }, offene Hand: { $cards }
nothing-shown = In diesem Spiel ist noch nichts gezeigt.
accounts = Stand in Resti: { $accounts }.
no-reach = Keine Versicola fehlt dir um nur eine Karte.
reach = { $cards } für { $points }, wenn { $card } käme.
before-lies = Vor { $who ->
    [you] dir
   *[other] { $who }
 }: { $cards }
in-trick = Im Stich: { $plays }.
card-winning = { $name } { $card } (gewinnt)

# Der Tisch, wie er gezeichnet wird

drawing = man zieht um die Plätze
deal-of = { $giro }. Giro, Spiel { $n } von { $most }
trick-of = { $deal } · Stich { $n } von { $most }
marks-even = Die Marken stehen gleich
side-leads = { $side } { $whose ->
    [own] führt
   *[others] führen
 } mit { $n }
borrowed-partner = { $n } der Fiches { $n ->
    [one] kommt
   *[other] kommen
 } aus dem Satz des Partners
borrowed-pair = { $n } der Fiches { $n ->
    [one] kommt
   *[other] kommen
 } aus dem Satz des anderen Paares
resti-paid = In diesem Spiel bezahlte Resti: { $told }
led-winning = ausgespielt, vorn
winning = vorn
led = ausgespielt
is-dealer = Geber
hand-open = offene Hand
matto-waits = Matto wartet
folla-corner = Folla: { $text }
head-mark = DIE MARKEN
head-folla = DIE FOLLA
head-last-trick = DER LETZTE STICH
head-reach = IN REICHWEITE
brief-declared = angesagt
trick-to = an { $who ->
    [you] dich
   *[other] { $who }
 }

# Der Zettel

sheet-total = Summe
mazzetti = { $name }: { $n } Karten, { $heaps } Mazzetti{ $over ->
    [0] { "" }
    [one] { "" } und { $over } Karte
   *[other] { "" } und { $over } Karten
 }: { $beyond ->
    [0] nichts
   *[other] { $beyond } über { $par } Mazzetti
 }.
no-difference = Kein Unterschied: Nichts wird bezahlt.
difference = Unterschied { $n }: { $resti } an { $side }. { $source }
deal-counted = { $giro }. Giro, Spiel { $n }: die Zählung
fines = Strafen: { $told }.
deal-goes-round = Das Geben geht herum: { $names }. { $source }
giro-title = { $giro }. Giro

# Wie man anfängt

example-florence = nach dem Buch aus Florenz, vier Spiele
codes-suits = Bei Minchiate heißen die Farben c d s b (Coppe, Denari, Spade, Bastoni);
codes-ranks = dazu R Q C F 1 bis 10, die Tarocchi mit ihrer Zahl, 1 bis 40; M ist der Matto.
