to-whom = say to whom the { $figure } was let good
out = who is out plays no more in this game
columns = cards for { $seats } persons
row = { $wanted } cards, not { $n }
weli = say what the Weli was baptised
