two-heaps = nomina due dei tre mucchi; il terzo è il resto
left-over = nessuno ha { $cards }
folla = si giocano { $all } carte e { $wanted } stanno nella folla; qui le parti ne hanno { $played } e { $n } restano per la folla
fours = le prese sono di quattro carte, e la { $side ->
    [first] prima
   *[second] seconda
} parte non può averne { $n }
last = di’ la parte che ha avuto l’ultima presa, 0 o 1
ultima = una parte senza prese non può avere l’ultima
mark = i segni vanno da 0 a { $most }, e se ne sono scritti { $n }: un vantaggio di { $resto } si paga subito come resto; scrivi quel che ne rimane
draw-four = ognuno pesca una carta
draw-again = chi ha pescato { $cards } pesca di nuovo: carte uguali e il Matto non valgono
party-over = la partita ha avuto { $deals } mani; per un’altra si pesca di nuovo
dealer = solo chi dà può sbagliare nel dare
matto = solo una parte senza prese perde il Matto; qui ne hanno entrambe
note-matto = il Matto è passato
note-folla = carte di conto nella folla: { $cards }
