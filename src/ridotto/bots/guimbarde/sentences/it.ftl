# Che cosa dicono i suggerimenti alla guimbarde.

boxes-won = Scoperta, la carta ritira subito la sua cassettina; una cassettina che nessuno ritira resta per la mano seguente.
point-won = Si tratta della cassettina del Point: così può essere tua.
point-kept = Si tratta della cassettina del Point: dire il tuo lo rivelerebbe soltanto.
marriage-won = Si tratta di nozze: così ti vengono pagate.
marriage-kept = Si tratta di nozze: così paghi meno, o nulla.
fou-won = Si tratta del Fou: se fa la sua presa, tutti pagano chi lo ha giocato.
fou-kept = Si tratta del Fou: se lo prendono il Re o la Guimbarde, paga chi lo ha giocato.
fonds-won = Si tratta dei fonds, che vanno a chi ha più prese, almeno due.
no-point = In questa mano non c’è nessun Point.
no-higher-point = Un Point più alto è già detto: dire il tuo lo rivelerebbe soltanto.
