# What hints say of Bieten.

figure-won = It is about this figure: { $figure }. This way it is you who writes it.
figure-good = It is about this figure: { $figure }. Bid, it is let good, and you write it at once.
figure-dearer = It is about this figure: { $figure }. This way it is worth more, and you have the best.
figure-cheaper = It is about this figure: { $figure }. Somebody else has the best one, and this way he writes less for it, or nothing.
