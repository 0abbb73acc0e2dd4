# Was der Richter und der Zettel des Kaiserspiels sagen.

who-leaves-before-end = Wer vor dem Ende geht, verliert die Partie, wenn nicht alle einverstanden sind.
no-deal-table-speak = Es liegt kein Spiel auf dem Tisch, von dem zu reden wäre.
challenges-opponent = Einspruch erhebt man gegen einen Gegner.
fault-play-names-trick = Zu einem Fehler im Spiel nennt man einen Stich, der schon eingezogen ist.
only-fault-play-names = Nur zu einem Fehler im Spiel nennt man einen Stich.
person-claimed-nothing-kind = Dergleichen hat niemand an diesem Platz angesagt.
no-partie-walk-away = Es gibt keine Partie, von der man weggehen könnte.
cannot-happened-moment = Das kann in diesem Augenblick nicht geschehen sein.
dealers-fault = Diesen Fehler kann nur der Geber begehen.
no-fine-choose-about = Du hast jetzt über keine Strafe zu wählen.
imperials-shown-before-rummel = Kaiser zeigt man vor dem Rummel, sonst sind sie verloren.
turn-show-imperials = Du bist mit dem Zeigen der Kaiser nicht an der Reihe.
imperial-four-cards-each = Ein Kaiser besteht aus vier Karten, und jeder wird nur einmal gezeigt.
imperial-four-different-cards = Ein Kaiser besteht aus vier verschiedenen Karten.
shows-only-cards = Man zeigt nur Karten, die man hat.
nothing-show-any-more = Es gibt nichts mehr zu zeigen.
no-imperial-shown-now = { AND($cards) } sind kein Kaiser, den man jetzt zeigen könnte.
another-person-cuts-deal = In diesem Spiel hebt jemand anderes ab.
dealer-sits-table = Der Geber sitzt am Tisch.
score-place-each-players = Der Stand hat einen Platz für jeden der { $players } Spieler.
partie-yet-won = Bei { $target } wäre die Partie schon gewonnen.
loose-points-fours = Lose Augen sind 0 bis 20, immer zu vieren.
position-holds-each-cards = Eine Stellung enthält jede der { $count } Karten einmal.
position-everybody-holds-twelve = In einer Stellung hat jeder zwölf Karten.
rummel-told-before-first = Den Rummel sagt man vor der ersten Karte, sonst ist er verloren.
turn-tell-rummel = Du bist mit dem Rummel nicht an der Reihe.
tell-sum-cards-only = Sag die Summe, und die Zahl der Karten nur, wo sie entscheidet.
only-higher-rummel-told = Man sagt nur einen höheren Rummel: Sag gut, oder gleich.
no-rummel-yours-counts = Keiner deiner Rummel zählt { $pips }.
spoken-about-rummel = Von deinem Rummel hast du schon gesprochen.
rummel-been-told-say = Ein Rummel ist gesagt: Sag gut, gleich, oder einen höheren.
turn-answer-rummel = Du bist nicht an der Reihe, auf einen Rummel zu antworten.
no-rummel-been-told = Noch ist kein Rummel gesagt.
no-rummel-name-now = Du hast jetzt keinen Rummel zu nennen.
no-such-suit = „{ $suit }“ ist keine Farbe; es gibt s h d c.
suit-rummel-told = Das ist nicht die Farbe des Rummels, den du gesagt hast.
rummel-shown-during-first = Ein Rummel wird während des ersten Stichs gezeigt.
rummel-own = Der Rummel ist dein eigener.
rummel-been-shown = Der Rummel ist schon gezeigt.
no-partie-grant-now = Du hast jetzt keine Partie verloren zu geben.
company-risen = Die Gesellschaft ist aufgestanden.
without-suit-must-trump = Ohne die Farbe musst du stechen: { OR($cards) }.
can-take-must = Du kannst stechen und musst es: { OR($cards) }.
elder-leads-trump-first = Die Vorhand spielt zuerst Trumpf aus: { OR($cards) }.
turn-play-card = Du bist nicht an der Reihe, eine Karte zu spielen.

# Bemerkungen des Zettels. Auch die Seite hat sie: hier nur Tatsachen, keine Wahl.

note-rummel = { $pips } in { $suit }
note-trick-over = über dem Anteil, { $n } von { $over }
note-late = zu spät: nicht gezählt
note-deal-stands = das Spiel gilt
note-deal-void = das Spiel ist ungültig
