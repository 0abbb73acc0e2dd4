to-whom = say to whom the { $figure } was let good
out = who is out plays no more in this game
columns = cards for { $seats } persons are wanted
row = { $wanted } cards are wanted, not { $n }
weli = say what the Weli was baptised
