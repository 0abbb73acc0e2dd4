# Che cosa dicono i suggerimenti al Taroc.

points-won = Si tratta dei punti: così ne entrano di più nelle tue prese, e ognuno oltre la tua parte ti viene pagato.
pagat-saved = Salva il tuo Pagat: chi lo perde paga gli altri due.
pagat-caught = Cattura il Pagat: chi lo perde paga gli altri due.
pagat-last = Così il tuo Pagat fa l’ultima presa, e tutti e due ti pagano.
pagat-last-kept = Così il Pagat di un altro non fa l’ultima presa, che dovresti pagare.
honour-won = Si tratta di un onore: ciò che si accusa in tempo lo paga ognuno degli altri.
honour-kept = Si tratta di un onore altrui, che dovresti pagare.
honour-price = Ognuno degli altri lo paga { $price }.
skis-due = Lo Skis deve uscire, dunque esce il prossimo.
skar-void = Così non hai più { $suit }, e puoi tagliare quel seme dall’inizio.
skar-honours = Non guasta nessun onore.
