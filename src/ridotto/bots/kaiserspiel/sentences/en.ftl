# What hints say of Kaiserspiel.

imperial-shown = An imperial is marked when it is shown; kept back it is lost.
imperial-kept = It is about an imperial of the other side: so it is not marked.
fall-won = It is about the four high trumps: who has some and wins the others has an imperial.
rummel-won = It is about the Rummel: so it is marked for you.
rummel-kept = It is about the Rummel: so the other does not mark his.
honour-won = It brings { AND($cards) } into your tricks: every honour in trumps counts four for whoever has the trick.
honour-won-some = It is about the honours: every honour in trumps counts four for whoever has the trick, and so more of them are yours.
honour-kept = It keeps { AND($cards) } out of the other’s tricks: every honour in trumps counts four for whoever has the trick.
honour-kept-some = It is about the honours: every honour in trumps counts four for whoever has the trick, and so the other has fewer.
cards-won = It is about the number of tricks: each above one’s share counts four.
capot-won = It is about the capot: who takes every trick marks more.
no-imperial = There is no imperial to show.
first-rummel = Nobody has told a Rummel yet: { $pips } may be the best.
higher-rummel = { $pips } is higher than what was told.
no-higher-rummel = None of your suits is higher than what was told.
