# What hints say of Taroc.

points-won = It is about the points: so more of them come into your tricks, and each above your share is paid to you.
pagat-saved = It saves your Pagat: whoever loses it pays both others.
pagat-caught = It catches the Pagat: whoever loses it pays both others.
pagat-last = So your Pagat takes the last trick, and both others pay you for it.
pagat-last-kept = So the Pagat of another does not take the last trick, for which you would pay.
honour-won = It is about an honour: what is announced in time is paid by each of the others.
honour-kept = It is about an honour of another, which you would have to pay.
honour-price = Each of the others pays { $price } for it.
skis-due = The Skis must be laid off, so the next player leads.
skar-void = It leaves you no card of { $suit }: you can take that suit with tarocs from the start.
skar-honours = It breaks no honour.
