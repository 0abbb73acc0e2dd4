# Che cosa dicono i suggerimenti al Bieten.

figure-won = Si tratta di questa figura: { $figure }. Così la segni tu.
figure-good = Si tratta di questa figura: { $figure }. Offerta, la lasciano buona, e la segni subito.
figure-dearer = Si tratta di questa figura: { $figure }. Così vale di più, e la migliore l’hai tu.
figure-cheaper = Si tratta di questa figura: { $figure }. La migliore l’ha un altro, e così segna di meno, o nulla.
