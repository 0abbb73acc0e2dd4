# Was der Richter und der Zettel der Minchiate sagen.

nothing-to-lay-open = Du hast keine Hand offen hinzulegen.
lay-open-whole-hand = Man legt die ganze Hand offen hin.
fall-without-tarocchi = Man fällt erst, wenn der letzte Tarocco gespielt ist.
revoke-in-play-or-after = Gegen falsches Bedienen erhebt man Einspruch während des Spiels oder danach.
revoke-may-be-mended = Bis der Stich umgedreht ist, darf es berichtigt werden.
no-such-trick = Einen solchen Stich gab es nicht.
no-revoke-yet = In diesem Stich hat diese Person bisher bedient: Noch gibt es keinen Grund zum Einspruch.
challenge-only-in-play = Dagegen kann man nur während des Spiels Einspruch erheben.
nothing-was-owed = Er hatte nichts abzulegen.
nothing-declared-late = Nichts wurde zu spät angesagt.
claim-between-tricks = Den Rest beansprucht man zwischen zwei Stichen.
hand-of-wrong-size = Eine Hand hat zu viele oder zu wenige Karten: Spiel weiter.
claim-refused-before = Der Schiedsrichter hat deine Seite in diesem Spiel schon abgewiesen: Spiel weiter.
only-cutter-robs = Rauben darf nur, wer abhebt, und erst nach dem Abheben.
rob-from-bottom = Man raubt die unterste Karte des Päckchens und überspringt keine.
not-robbed = { $card } gehört nicht zu den Karten, die man raubt.
rob-at-most = Mehr als { $most } Karten kann man nicht rauben.
nothing-to-leave = Es gibt nichts liegen zu lassen.
not-your-declaration = Versicole werden der Reihe nach angesagt, von dem an, der ausspielt.
nothing-to-declare = Jetzt wird nichts angesagt.
no-such-versicola = Eine ganze Versicola { AND($cards) }, die du noch nicht gezeigt hast, hast du nicht.
declare-all = An diesem Tisch zeigt man jede Versicola.
declared-too-late = Der erste Stich ist eingezogen: Zum Ansagen ist es zu spät.
nothing-to-lay-away = Du hast jetzt nichts abzulegen.
laid-away-rightly = Du hast schon abgelegt, und richtig.
lay-away-held-cards = Ablegen kann man nur Karten, die man hat, jede einmal.
lay-away-as-many = { $owed ->
    [one] Leg eine Karte ab
   *[other] Leg { $owed } Karten ab
 }, so viele, wie du genommen hast, nicht { $laid }.
no-conto-laid-away = Carte di conto legt man nicht ab: { AND($cards) }.
no-hand-is-short = Es fehlen keiner Hand Karten.
draw-from-places = Zieh { $short ->
    [one] eine Karte
   *[other] { $short } Karten, jede von einer anderen Stelle
 }.
covered-places = Die verdeckten Karten liegen an den Stellen 0 bis { $last }.
nobody-draws-for-seats = Jetzt wird nicht um die Plätze gezogen.
order-of-four = Die Reihenfolge nennt jeden der vier Plätze einmal.
party-over = Nach { $deals } Spielen ist die Partie zu Ende.
position-hands = In einer Stellung haben alle Hände gleich viele Karten, 1 bis 21.
position-folla = Die Folla hat 13 Karten, nicht { $laid }.
tricks-of-four = Ein Stich hat vier Karten.
position-leader = Ausspielen kann nur ein Platz; die schon ausgespielten Farben sind Buchstaben aus c d s b.
position-resto = Ein Vorsprung von einem ganzen Resto wäre schon bezahlt.
fault-of-one-card = Einen Fehler begeht jemand am Tisch, und er betrifft mindestens eine Karte.
nothing-to-give = Jetzt ist für den Matto nichts zu geben.
not-in-tricks = { $card } liegt nicht unter den Stichen deiner Seite.
give-for-matto = Gib { OR($cards) }.
card-not-in-trick = Diese Karte liegt nicht im Stich.
take-back-own = Zurücknehmen kann man nur die eigene Karte.
revoke-not-mended = Nach diesem Buch lässt sich falsches Bedienen nicht berichtigen.
card-was-lawful = Diese Karte war erlaubt: Sie bleibt liegen.
number-mended-before-lead = An diesem Tisch wird eine falsche Zahl vor dem ersten Ausspielen berichtigt.
number-mended-between-tricks = Eine falsche Zahl wird zwischen zwei Stichen berichtigt.
number-is-right = Die Zahl deiner Karten stimmt.
enemy-has-noticed = Zu spät: Ein Gegner hat es bemerkt.
card-cannot-mend = Mit { $card } lässt es sich nicht berichtigen.
nothing-goes-wrong = An einem nachsichtigen Tisch kann nichts falsch gehen.
warn-before-lead = Partner warnen einander zwischen dem Geben und dem ersten Ausspielen.
partner-warned = Dein Partner hat es gehört.
matto-not-kept = Den Matto darfst du nicht für den letzten Stich behalten: Spiel ihn jetzt.
tarocco-due = Ein Tarocco ist ausgespielt: Gib einen zu{ $matto ->
    [held] , oder den Matto
   *[elsewhere] { "" }
 }.
trump-due = Ohne die ausgespielte Farbe musst du einen Tarocco spielen{ $matto ->
    [held] , oder den Matto
   *[elsewhere] { "" }
 }.
king-must-fall = Die Farbe läuft zum ersten Mal und ist gestochen: { $card } muss fallen{ $matto ->
    [held] , oder du spielst den Matto
   *[elsewhere] { "" }
 }.
follow-suit = Bediene mit { OR($cards) }{ $matto ->
    [held] , oder spiel den Matto
   *[elsewhere] { "" }
 }.
own-card-is-played = Eine Karte der eigenen Hand spielt man einfach.
not-your-hand-to-play = Du bist nicht an der Reihe, aus dieser Hand zu spielen.
no-whole-trick = Auf dem Tisch liegt kein vollständiger Stich.
winner-turns-trick = Den Stich dreht um, wer ihn gemacht hat.

# Bemerkungen des Zettels. Auch die Seite hat sie: hier nur Tatsachen, keine Wahl. Was die Bücher selbst sagen, steht nicht hier.

note-cards = Karten: { $n }
note-doubled = doppelt
note-misdealt = Karten zu viel oder zu wenig: { $n }
note-put-right = straflos berichtigt
