# What hints say of Tresette.

points-won = It brings { AND($cards) } into your tricks: aces and figures are the points.
points-won-some = It brings more aces and figures into your tricks: they are the points.
points-kept = It keeps { AND($cards) } out of the enemies’ tricks: aces and figures are the points.
points-kept-some = It keeps aces and figures out of the enemies’ tricks: they are the points.
last-trick-won = It is about the last trick, which is a point by itself: so it is yours.
last-trick-kept = It is about the last trick, which is a point by itself: so the enemies do not get it.
announced = What is announced is marked at once; what is kept back marks nothing.
sevens-told = Three sevens are a whole Partie on the slate.
great-won = It is about a great result: so the enemies may be left with nothing.
great-kept = It is about a great result of the enemies: so you are not left with nothing.
partie-won = It is about the Partie: so you are out first.
partie-kept = It is about the Partie: so the enemies are not out yet.
announces = What you announce is worth { $marks -> 
    [one] one mark
   *[other] { $marks } marks
 }.
nothing-to-announce = There is nothing to announce in this hand.
keeps-the-rest = The rest is kept for the second announcing.
