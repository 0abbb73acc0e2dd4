arena-won = Quanto vince il primo della coppia, in media nei due sensi, con l’intervallo al 95 %.
arena-adjusting = Corretto: senza la fortuna di un giocatore di cui si conoscono le probabilità.
arena-title = { $game }, { $rules }, seme { $seed }
arena-players = giocatori
arena-played = giocate
arena-paid = { $currency ->
    [points] punti
    [quarters] quartini
    [jettons] gettoni
    [stakes] poste
    [resti] resti
    [marks] segni
   *[other] { $currency }
} { $unit ->
    [deal] a mano
    [game] a gioco
    [round] a giro
   *[other] a { $unit }
}
arena-points = punti { $unit ->
    [deal] a mano
    [game] a gioco
    [round] a giro
   *[other] a { $unit }
}
arena-adjusted = corretto
arena-ahead = avanti : dietro
arena-pace = ms a mossa
arena-elo = Elo, con media 0
arena-player = giocatore
arena-rating = valore
board-title = Classifica, sulle mani pubblicate
board-against = contro
board-entrant = concorrente
board-deals = mani
board-wins = vincita per unità
board-points = punti
arena-running = { $game }, nei due sensi
deck-written = { $file }: { $n } carte di { $size } su { $sheets } fogli { $paper }, e un frontespizio.
deck-both = Stampalo a grandezza reale (100 %), su due lati, voltato sul lato lungo.
deck-one = Stampalo a grandezza reale (100 %), su un lato.
deck-packs = I mazzi, e la misura usuale delle loro carte:
deck-large = una carta di { $size } non sta su { $paper }
verify-missing = il sigillo { $seal_code } non è fra questi
verify-good = { $good } mescolate su { $all } erano sotto il loro sigillo
verify-secret = il sigillo di questo segreto è { $seal_code }
verify-strange = riga { $line }: questo non viene dal segreto
verify-noted = hai annotato un altro sigillo: { $seal_code }
verify-from = { $good } su { $all } mescolate, tagli e sorti vengono dal segreto
verify-unsealed = riga { $line }: nessun sigillo
verify-wrong = riga { $line }: sigillato { $seal_code }, ma le carte danno { $found }
verify-right = riga { $line }: { $seal_code } è giusto
verify-no-duplicate = { $file }: non è il verbale di una mano in duplicato: manca l’intestazione Duplicate
serve-laid = La tavola è pronta: { $address } (Ctrl-C termina).
serve-open = Aprila nel browser.
