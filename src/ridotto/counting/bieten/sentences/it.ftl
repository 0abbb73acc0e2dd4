to-whom = di’ a chi è stata lasciata buona la figura { $figure }
out = chi è fuori in questo gioco non gioca più
columns = si vogliono carte per { $seats } persone
row = si vogliono { $wanted } carte, non { $n }
weli = di’ come è stato battezzato il Weli
