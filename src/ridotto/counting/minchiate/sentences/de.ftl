two-heaps = nenne zwei der drei Haufen; der dritte ist der Rest
left-over = niemand hat { $cards }
folla = { $all } Karten werden gespielt, und { $wanted } liegen in der Folla; hier haben die Seiten { $played }, und { $n } bleiben für die Folla
fours = Stiche sind zu vier Karten, und die { $side ->
    [first] erste
   *[second] zweite
} Seite kann nicht { $n } haben
last = nenne die Seite, die den letzten Stich hatte, 0 oder 1
ultima = eine Seite ohne Stich kann nicht den letzten gehabt haben
mark = eine Marke ist 0 bis { $most }, und { $n } wurde eingetragen: Ein Vorsprung von { $resto } wird sofort als Resto bezahlt; trag ein, was davon bleibt
draw-four = jeder zieht eine Karte
draw-again = wer { $cards } zog, zieht noch einmal: Gleiche Karten und der Matto gelten nicht
party-over = die Partie hatte { $deals } Spiele; für eine neue zieht man wieder
dealer = falsch geben kann nur der Geber
matto = nur eine Seite ohne Stich verliert den Matto; hier haben beide Stiche
note-matto = der Matto ging über
note-folla = Carte di conto in der Folla: { $cards }
