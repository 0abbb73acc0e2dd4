to-whom = sag, wem { $figure } gut gelassen wurde
out = wer aus ist, spielt in diesem Spiel nicht mehr mit
columns = gefragt sind Karten für { $seats } Personen
row = gefragt sind { $wanted } Karten, nicht { $n }
weli = sag, wie der Weli getauft wurde
