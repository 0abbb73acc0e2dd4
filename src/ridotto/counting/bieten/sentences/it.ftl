to-whom = di’ a chi è stata lasciata buona la figura { $figure }
out = chi è fuori in questo gioco non gioca più
columns = carte per { $seats } persone
row = { $wanted } carte, non { $n }
weli = di’ come è stato battezzato il Weli
