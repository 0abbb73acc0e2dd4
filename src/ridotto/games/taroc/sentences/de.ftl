# Was der Richter und der Zettel des Taroc sagen.

no-such-honour = Ein Honneur „{ $honour }“ gibt es an diesem Tisch nicht.
honour-announced = Dieses Honneur ist schon angesagt.
announced-too-late = Die erste Karte ist ausgespielt: Was nicht angesagt wurde, ist verfallen.
honour-told-already = Diese Karten geben ein einziges Honneur, und das ist schon angesagt.
name-whole-honour = Du hast mehr: Sag das ganze Honneur an.
honour-card-in-skar = Eine Karte dieses Honneurs liegt im Skar.
announce-only-held = Man darf nicht ansagen, was man nicht hat.
challenge-a-player = Einspruch erhebt man gegen einen anderen, der dieses Spiel mitspielt.
nothing-to-challenge = Jetzt gibt es nichts, wogegen man Einspruch erheben könnte.
challenge-without-trick = Zu diesem Einspruch gehört kein Stich.
challenge-without-honour = Zu diesem Einspruch gehört kein Honneur.
skar-of-dealer = Den Skar hat der Geber gelegt.
honour-not-announced = Dieses Honneur hat er nicht angesagt.
challenge-taken-trick = Gegen eine falsche Karte erhebt man Einspruch, wenn ihr Stich eingezogen ist.
skis-forfeit-already = Der Skis ist schon verfallen.
lot-once = Gelost wird nur einmal, vor dem ersten Spiel.
cutter-before-dealer = Es hebt ab, wer vor dem Geber sitzt.
sitting-over = { $deals ->
    [one] Nach einem Spiel
   *[other] Nach { $deals } Spielen
 } ist die Sitzung zu Ende.
position-hands = Drei gleich große Hände und ein Skar von drei Karten, oder 28, 25 und 25 Karten.
leader-plays = Ausspielen kann nur, wer mitspielt.
tricks-of-players = Stiche liegen bei denen, die mitspielen.
tricks-of-three = Ein Stich hat drei Karten.
only-pagat-laid-away = Nur der Pagat darf weg, und nur bei weniger als vier Tarocs.
tarocs-three-together = Tarocs darfst du nur zu dritt mit dem Pagat ablegen, und nur, wenn du keine weiteren hast.
skar-of-dealer-before-lead = Nur der Geber legt einen Skar, und nur vor dem ersten Ausspielen.
skar-laid = Der Skar ist schon gelegt.
lay-away-own-cards = Ablegen kann man nur Karten der eigenen Hand, jede einmal.
skar-of-three = Der Skar besteht aus drei Karten, nicht aus { $laid }.
no-king-laid-away = Einen König darf man nicht ablegen.
no-mongue-laid-away = An diesem Tisch darf man den Mongue nicht ablegen.
skis-not-led = Den Skis kann man nicht ausspielen.
skis-due = Länger darfst du den Skis nicht behalten: Leg ihn jetzt ab.
skis-must-go = Ohne die ausgespielte Farbe und ohne Tarocs musst du den Skis ablegen.
follow-suit = Bediene mit { OR($cards) }{ $skis ->
    [held] , oder leg den Skis ab
   *[elsewhere] { "" }
 }.
take-with-taroc = Ohne die ausgespielte Farbe musst du mit einem Taroc stechen{ $skis ->
    [held] {" "}oder den Skis ablegen
   *[elsewhere] { "" }
 }.
overtrump = An diesem Tisch muss ein Taroc den vorigen überstechen, wenn man kann.
not-your-lead = Du bist nicht am Ausspielen.
trick-led = Zu diesem Stich ist schon ausgespielt.
must-lead = Du musst ausspielen: Kein Skis hindert dich daran.

# Bemerkungen des Zettels. Auch die Seite hat sie: hier nur Tatsachen, keine Wahl.

note-late = zu spät: gilt nichts
note-empties = leere: { $n }
note-threes = { $n }-mal drei
note-owed = eine leere Karte schuldig
note-missing = eine leere Karte fehlt
