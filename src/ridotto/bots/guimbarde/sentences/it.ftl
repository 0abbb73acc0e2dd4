# Che cosa dicono i suggerimenti alla guimbarde.

boxes-won = Scoperta, la carta vuota subito la sua scatoletta; una scatoletta che nessuno vuota resta per la mano seguente.
point-won = Si tratta della scatoletta del Point: così può essere tua.
point-kept = Si tratta della scatoletta del Point: dire il tuo lo rivelerebbe soltanto.
marriage-won = Si tratta di un matrimonio: così ti viene pagato.
marriage-kept = Si tratta di un matrimonio: così paghi meno, o nulla.
fou-won = Si tratta del Fou: se fa la sua presa, tutti pagano chi lo ha giocato.
fou-kept = Si tratta del Fou: se lo prende il König o la Guimbarde, paga chi lo ha giocato.
fonds-won = Si tratta dei Fonds, che vanno a chi ha più prese, almeno due.
no-point = In questa mano non c’è nessun Point.
no-higher-point = Un Point più alto è già detto: dire il tuo lo rivelerebbe soltanto.
