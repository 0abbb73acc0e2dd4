# Was der Richter und der Zettel der Guimbarde sagen.

challenges-during-play = Einspruch erhebt man während des Spiels, oder bevor das nächste beginnt.
challenges-another-person = Einspruch erhebt man gegen jemand anderen.
trick-or-point-named = Nenne einen Stich, zu dem dieser Spieler schon zugegeben hat, oder einen genannten Point.
no-wrong-card = Jetzt ist keine falsche Karte zu berichtigen.
not-your-card-here = { $card } ist keine Karte, die du zu diesem Stich gegeben hast.
no-fault-stays = { $card } war kein Fehler: Die Karte bleibt liegen.
not-reported-now = Das lässt sich in diesem Augenblick nicht melden.
that-persons-turn = Dieser Spieler ist an der Reihe.
pack-nobodys-fault = An fehlerhaften Karten ist niemand schuld.
agreed-deals-played = Die vereinbarten Spiele sind gespielt; die Kästchen werden geteilt.
not-your-boxes = Du bist nicht an der Reihe, Karten für die Kästchen offen hinzulegen.
no-box-drawn = { COUNT($cards) ->
    [0] Ohne Karten
   *[other] Mit { $cards }
 } zieht man kein Kästchen.
not-held = { AND($cards) } hast du nicht auf der Hand.
not-your-point = Du bist nicht an der Reihe, einen Point zu nennen.
no-point = Einen Point von { $number } gibt es nicht.
no-point-of-pips = Du hast keinen Point von { $number } Augen.
no-point-of-cards = Du hast keinen Point von { $number } Karten einer Farbe.
not-yours-to-lay-open = Du hast jetzt keinen Point hinzulegen.
whole-point-laid-open = Einen Point legt man mit allen Karten seiner Farbe hin, die man hat.
not-the-point-named = Das ist nicht der Point, den du genannt hast.
no-point-to-keep = Du hast jetzt keinen Point, den du verdeckt behalten könntest.
dealer-sits-table = Der Geber sitzt am Tisch.
five-boxes = Es gibt fünf Kästchen, und in keinem liegen Schulden.
sitting-has-deals = Die Sitzung hat { $sitting ->
    [one] ein Spiel
   *[other] { $sitting } Spiele
 }.
one-to-five-cards = Jeder hat eine bis fünf Karten.
position-holds-each-cards = Eine Stellung enthält jede der { $count } Karten einmal.
whose-cards-these = Wem gehören diese Karten?
not-rising-now = Mitten im Spiel steht die Gesellschaft nicht auf.
without-suit-must-trump = Ohne die Farbe musst du trumpfen: { OR($cards) }.
may-not-take-marriage = { $card } darf keine Ehe stechen: Spiel { OR($cards) }.
can-beat-must = Du kannst überstechen und musst es: { OR($cards) }.
marriages-with-boxes = An diesem Tisch werden Ehen in der Hand mit den Kästchen offen hingelegt.
no-mate-in-hand = Du hast auf der Hand keine Karte, die mit { $card } eine Ehe macht.
queen-must-follow = Der König ist eben ausgespielt: { $card } muss zu ihm.

# Bemerkungen des Zettels. Auch die Seite hat sie: hier nur Tatsachen, keine Wahl.

note-box-stays = das Kästchen bleibt
note-deal-stands = das Spiel gilt
note-deal-void = das Spiel ist ungültig
