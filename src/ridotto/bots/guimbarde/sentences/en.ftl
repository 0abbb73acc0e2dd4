# What hints say of Guimbarde.

boxes-won = Laid open, the card draws its box at once; a box that nobody draws goes on to the next deal.
point-won = It is about the box of the Point: so it may be yours.
point-kept = It is about the box of the Point: telling yours would only give it away.
marriage-won = It is about a wedding: so it is paid to you.
marriage-kept = It is about a wedding: so you pay less for it, or nothing.
fou-won = It is about the Fou: if he takes his trick, everybody pays his player.
fou-kept = It is about the Fou: taken by King or Guimbarde, his player pays.
fonds-won = It is about the fonds, which go to whoever has most tricks, two at least.
no-point = There is no Point in this hand.
no-higher-point = A higher Point is named already: telling yours would only give it away.
