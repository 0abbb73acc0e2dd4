# Che cosa dicono i suggerimenti al Kaiserspiel.

imperial-shown = Un imperiale si segna quando lo si mostra; taciuto è perduto.
imperial-kept = Si tratta di un imperiale altrui: così non si segna.
fall-won = Si tratta delle quattro briscole alte: chi ne ha alcune e vince le altre ha un imperiale.
rummel-won = Si tratta del Rummel: così lo segni tu.
rummel-kept = Si tratta del Rummel: così l’altro non segna il suo.
honour-won = Porta { AND($cards) } nelle tue prese: ogni onore di briscola conta quattro per chi fa la presa.
honour-won-some = Si tratta degli onori: ogni onore di briscola conta quattro per chi fa la presa, e così ne hai di più.
honour-kept = Tiene { AND($cards) } fuori dalle prese altrui: ogni onore di briscola conta quattro per chi fa la presa.
honour-kept-some = Si tratta degli onori: ogni onore di briscola conta quattro per chi fa la presa, e così l’altro ne ha di meno.
cards-won = Si tratta del numero delle prese: ognuna oltre la propria parte conta quattro.
capot-won = Si tratta del cappotto: chi fa tutte le prese segna di più.
no-imperial = Non c’è nessun imperiale da mostrare.
first-rummel = Nessuno ha ancora detto un Rummel: { $pips } è forse il migliore.
higher-rummel = { $pips } è più alto di quello detto.
no-higher-rummel = Nessuno dei tuoi semi supera quello detto.
