arena-won = Was der Erste eines Paars gewinnt, im Mittel hin und zurück, mit dem 95-%-Intervall.
arena-adjusting = Bereinigt: ohne das Glück eines Spielers, dessen Wahrscheinlichkeiten bekannt sind.
arena-title = { $game }, { $rules }, Startzahl { $seed }
arena-players = Spieler
arena-played = gespielt
arena-paid = { $currency ->
    [points] Punkte
    [quarters] Viertel
    [jettons] Jetons
    [stakes] Einsätze
    [resti] Resti
    [marks] Marken
   *[other] { $currency }
} { $unit ->
    [deal] je Spiel
    [game] je Spiel
    [round] je Runde
   *[other] je { $unit }
}
arena-points = Punkte { $unit ->
    [deal] je Spiel
    [game] je Spiel
    [round] je Runde
   *[other] je { $unit }
}
arena-adjusted = bereinigt
arena-ahead = vorn : hinten
arena-pace = ms je Zug
arena-elo = Elo, das Mittel aller ist 0
arena-player = Spieler
arena-rating = Wertung
board-title = Rangliste, auf den veröffentlichten Spielen
board-against = gegen
board-entrant = Bewerber
board-deals = Spiele
board-wins = Gewinn je Einheit
board-points = Punkte
arena-running = { $game }, hin und zurück
deck-written = { $file }: { $n } Karten zu { $size } auf { $sheets } Bogen { $paper } und ein Titel.
deck-both = Druck es in wahrer Größe (100 %), beidseitig, über die lange Kante gewendet.
deck-one = Druck es in wahrer Größe (100 %), einseitig.
deck-packs = Die Blätter, und wie groß ihre Karten gewöhnlich sind:
deck-large = eine Karte von { $size } passt nicht auf { $paper }
verify-missing = das Siegel { $seal_code } ist nicht darunter
verify-good = { $good } von { $all } Mischungen lagen unter ihrem Siegel
verify-secret = das Siegel dieses Geheimnisses ist { $seal_code }
verify-strange = Zeile { $line }: Das kommt nicht aus dem Geheimnis
verify-noted = du hast ein anderes Siegel notiert: { $seal_code }
verify-from = { $good } von { $all } Mischungen, Abheben und Losen kommen aus dem Geheimnis
verify-unsealed = Zeile { $line }: kein Siegel
verify-wrong = Zeile { $line }: versiegelt { $seal_code }, aber die Karten ergeben { $found }
verify-right = Zeile { $line }: { $seal_code } stimmt
verify-no-duplicate = { $file }: Das ist keine Aufzeichnung eines Duplikats: Der Kopf Duplicate fehlt
serve-laid = Der Tisch ist gedeckt: { $address } (Strg-C beendet).
serve-open = Öffne die Adresse im Browser.
