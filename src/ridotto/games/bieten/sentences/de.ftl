# Was der Richter und der Zettel des Bietens sagen.

not-asked-now = Du bist jetzt nicht gefragt.
held-already = Es ist schon angeschaut; du brauchst nicht zu antworten.
must-answer = Du bist gefragt und musst sogleich antworten.
answer-first = Zuerst wird auf das Gebotene geantwortet.
nothing-above-three = Über drei gibt es nichts.
one-missing-no-bid = Wem nur ein Punkt fehlt, der darf nicht mehr bieten.
would-overbid = Dir fehlen { $lacks } Punkte: Du würdest dich überbieten.
not-out-of-turn = Außer der Reihe wird nicht geboten.
target-reached = Du hast das Ziel erreicht und bietest nicht mehr.
nobody-to-ask = Es ist niemand mehr da, den man fragen könnte.
bid-once = Jede Figur wird in einem Gang nur einmal geboten.
no-groschen-on-own = Der Bieter gibt auf seine eigene Figur keinen Groschen.
said-good-already = Dazu hast du „gut“ gesagt.
one-missing-no-groschen = Wem ein Punkt fehlt, der gibt hier keinen Groschen.
groschen-once = Den Groschen gibt man auf eine angeschaute Figur, und nur einmal.
not-your-word = Du bist nicht am Wort.
no-such-figure = Du hast { $figure ->
    [Hanger] keinen
   *[other] kein
 } { $figure }.
weli-bound-otherwise = Der Weli ist anders gebunden und kann { $figure ->
    [Hanger] den
   *[other] das
 } { $figure } nicht machen.
weli-not-of-suit = { $suit } ist ausgespielt, und der Weli kann nicht mehr { $suit } sein.
third-card-lies = Deine dritte Karte liegt: Das Spiel bietest du nicht mehr.
let-good-not-by-weli = { $figure ->
    [Hanger] Den Hanger hast du gut sein lassen: Der Weli kann ihn
   *[other] Das { $figure } hast du gut sein lassen: Der Weli kann es
 } nicht machen.
third-card-not-of-suit = { $suit } ist ausgespielt, und deine dritte Karte ist kein { $suit }.
weli-needs-name = Den Weli legt man unter einem Namen.
weli-must-be-laid = Der Weli ist an die ausgespielte Farbe gebunden: Er muss gelegt werden.
weli-not-in-hand = Du hast den Weli nicht auf der Hand.
weli-natural-name = Den Weli tauft man auf eine der 32 natürlichen Karten.
name-not-open = { $card } steht dem Weli nicht mehr offen.
weli-only-as-suit = Du hast { $suit }: Der Weli darf nur als { $suit } gelegt werden.
weli-must-be-suit = Du hast das Spiel beansprucht: Der Weli muss jetzt { $suit } sein.
weli-suit-refused = Er ist kein { $suit }: Du hast darauf eine andere Farbe gelegt.
weli-must-make = Er muss { $figure ->
    [Hanger] den Hanger machen, den
   *[other] das { $figure } machen, das
 } du auf ihn allein beansprucht hast.
weli-takes-suit-led = Im letzten Stich nimmt er die ausgespielte Farbe an, wenn er kann.
weli-let-good = Er kann { $figure ->
    [Hanger] den Hanger nicht machen, den
   *[other] das { $figure } nicht machen, das
 } du gut sein ließest.
last-deal-closed = Mit der ersten Karte eines Gangs ist der vorige geschlossen.
claim-against-another = Einspruch erhebt man gegen einen anderen Spieler.
figure-of-bid-or-claim = Nenne zu einem Gebot oder einer Behauptung die Figur, und nur dann.
spiel-without-suit = Das Spiel hat niemand in den Karten: Erheb Einspruch gegen ein Spiel ohne die Farbe.
nothing-to-claim = Jetzt gibt es nichts, wogegen man Einspruch erheben könnte.
claim-when-open = Erheb den Einspruch, wenn seine Karten offen liegen und es zeigen.
claimed-already = Dagegen ist schon Einspruch erhoben: Seine Karten werden zeigen, ob es stimmt.
no-such-thing = Das hat er nicht getan, oder es ist schon entschieden.
misdeal-before-card = Dass vergeben ist, meldet man, bevor eine Karte liegt.
nobody-cuts-for-deal = Jetzt wird nicht um das Geben abgehoben.
not-your-cut = Du bist nicht an der Reihe, um das Geben abzuheben.
right-cuts = Wer rechts vom Geber sitzt, hebt ab.
cutter-takes-weli = Nur wer eben abgehoben hat, kann den Weli herausnehmen.
no-weli-cut = Du hast nicht den Weli abgehoben.
cutter-lays-packet = Nur wer eben abgehoben hat, legt das Päckchen hin.
slate-first = Eine Tafel wird vorgelegt, bevor irgendetwas geschehen ist.
slate-columns = Eine Tafel hat { $columns } Spalten.
out-once = Aus ist nur, wer mitspielt, und nur einmal.
two-play-on = Mindestens zwei spielen weiter, und einer von ihnen gibt.
target-means-out = Wer das Ziel erreicht hat, ist aus.
no-game-after = { $games ->
    [one] Nach einem Spiel
   *[other] Nach { $games } Spielen
 } kommt in dieser Partie keines mehr.
no-result-now = Jetzt gibt es kein Ergebnis, das man gelten lassen könnte.
accepted-already = Du hast es schon gelten lassen.
all-must-accept = Das Ergebnis müssen alle gelten lassen.
not-your-card = Du bist nicht an der Reihe, eine Karte zu legen.

# Bemerkungen des Zettels. Auch die Seite hat sie: hier nur Tatsachen, keine Wahl.

note-out = aus
note-stands = { $figure } steht
note-stands-though-good = { $figure } steht, obwohl gut gelassen
note-bummerl = ein Bummerl
