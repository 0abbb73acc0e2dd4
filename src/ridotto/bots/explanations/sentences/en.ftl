# What hints of all games say: reasons, how sure they are, and what else is worth.

only = There is nothing else to do.
alike = It hardly matters here: what a good player would think of comes to about the same.
alike-cards = { OR($cards) } would do about as well.
oftener = It takes the trick more often than { AND($cards) } would.
rarer = It leaves the trick to the others more often than { AND($cards) } would.
more-tricks = It leads to more tricks for you in what is left of the deal.
leading = Of all that was compared this differs most; it need not decide.
leading-mostly = It comes so in most of the ways the hidden cards may lie; it need not decide.
leading-half = It comes so in about half of the ways the hidden cards may lie; it need not decide.
leading-sometimes = It comes so in some of the ways the hidden cards may lie; it need not decide.
later = Over the rest of the deal it brings more, now by one thing, now by another, as the hidden cards may lie.
instead = { $cards } instead: { $worth }.
habit = Whoever has learnt by playing hardly ever does anything else here; the few cases that were tried tell no clear difference.
learnt = It is what the player has learnt to do here; the few cases that were tried do not show why.
book = It is what a player by the book does here, who has weighed nothing else.
lot = It is mere luck: nobody can know which is better.
chance = Any lawful act, taken by chance.
partners-trick = The trick is your partner’s: taking it over would only waste your card.
trick = It takes the trick, which would else go to the others.
duck = It leaves this trick to the others on purpose: taking it costs more than it brings.
spare = The trick may be yours all the same, and { AND($cards) } is spared: it is worth more later.
keep = It keeps { AND($cards) }, which takes a trick of its own later.
home = It brings { AND($cards) } home now; kept back, it might still be lost.
hope-sure = That is certain, however the hidden cards lie.
hope-always = It came so in every case that was tried.
hope-mostly = It comes so in most of the ways the hidden cards may lie.
hope-half = It comes so in about half of the ways the hidden cards may lie.
hope-sometimes = It comes so in some of the ways the hidden cards may lie, and harms in few.
worth-alike = about as good
worth-points = { $n ->
    [one] about one point less
   *[other] about { $n } points less
 }
worth-jettons = { $n ->
    [one] about one jetton less
   *[other] about { $n } jettons less
 }
worth-better-there = better in the few cases that were tried
worth-slightly = a little worse
worth-clearly = clearly worse
worth-much = much worse
