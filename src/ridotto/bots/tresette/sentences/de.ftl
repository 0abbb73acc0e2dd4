# Was Hinweise zu Tresette sagen.

points-won = Das bringt { AND($cards) } in eure Stiche: Asse und Figuren sind die Punkte.
points-won-some = Das bringt mehr Asse und Figuren in eure Stiche: Sie sind die Punkte.
points-kept = Das hält { AND($cards) } aus den Stichen der Gegner heraus: Asse und Figuren sind die Punkte.
points-kept-some = Das hält Asse und Figuren aus den Stichen der Gegner heraus: Sie sind die Punkte.
last-trick-won = Es geht um den letzten Stich, der für sich einen Punkt zählt: So gehört er euch.
last-trick-kept = Es geht um den letzten Stich, der für sich einen Punkt zählt: So bekommen ihn die Gegner nicht.
announced = Was angesagt ist, wird sofort angelegt; was man zurückhält, zählt nichts.
sevens-told = Drei Siebener sind eine ganze Partie auf der Tafel.
great-won = Es geht um ein großes Ergebnis: So bleibt den Gegnern vielleicht nichts.
great-kept = Es geht um ein großes Ergebnis der Gegner: So bleibt ihr nicht ohne alles.
partie-won = Es geht um die Partie: So seid ihr zuerst aus.
partie-kept = Es geht um die Partie: So sind die Gegner noch nicht aus.
announces = Was du ansagst, gilt { $marks -> 
    [one] eine Marke
   *[other] { $marks } Marken
 }.
nothing-to-announce = In dieser Hand ist nichts anzusagen.
keeps-the-rest = Der Rest bleibt für die zweite Ansage.
