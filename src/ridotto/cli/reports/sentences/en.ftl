arena-won = What the first of a pair wins, the mean of both ways round, with its 95 % interval.
arena-adjusting = Adjusted: without the luck of a player whose chances are known.
arena-title = { $game }, { $rules }, seed { $seed }
arena-players = players
arena-played = played
arena-paid = { $currency ->
    [points] points
    [quarters] quarters
    [jettons] jettons
    [stakes] stakes
    [resti] resti
    [marks] marks
   *[other] { $currency }
} a { $unit }
arena-points = points a { $unit }
arena-adjusted = adjusted
arena-ahead = ahead : behind
arena-pace = ms an act
arena-elo = Elo, the mean of all being 0
arena-player = player
arena-rating = rating
board-title = Leaderboard, on the published deals
board-against = against
board-entrant = entrant
board-deals = deals
board-wins = wins a unit
board-points = points
arena-running = { $game }, both ways
deck-written = { $file }: { $n } cards of { $size } on { $sheets } sheets of { $paper }, and a title.
deck-both = Print it at actual size (100 %), on both sides, turned on the long edge.
deck-one = Print it at actual size (100 %), on one side.
deck-packs = The packs, and the size of their cards by custom:
deck-large = a card of { $size } does not fit on { $paper }
verify-missing = the seal { $seal_code } is not among them
verify-good = { $good } of { $all } shuffles were under their seal
verify-secret = the seal of this secret is { $seal_code }
verify-strange = line { $line }: this does not come from the secret
verify-noted = you noted another seal: { $seal_code }
verify-from = { $good } of { $all } shuffles, cuts and lots come from the secret
verify-unsealed = line { $line }: no seal
verify-wrong = line { $line }: sealed { $seal_code }, but the cards come to { $found }
verify-right = line { $line }: { $seal_code } is right
verify-no-duplicate = { $file }: it is no record of a duplicate deal: it has no header Duplicate
serve-laid = The table is laid at { $address } (Ctrl-C ends).
serve-open = Open it in your browser.
