# Was Hinweise zu Taroc sagen.

points-won = Es geht um die Augen: So kommen mehr in deine Stiche, und jedes über deinem Anteil wird dir bezahlt.
pagat-saved = Das rettet deinen Pagat: Wer ihn verliert, zahlt den beiden anderen.
pagat-caught = Das fängt den Pagat: Wer ihn verliert, zahlt den beiden anderen.
pagat-last = So macht dein Pagat den letzten Stich, und beide anderen zahlen dir dafür.
pagat-last-kept = So macht der fremde Pagat den letzten Stich nicht, für den du zahlen müsstest.
honour-won = Es geht um ein Honneur: Was rechtzeitig angesagt ist, zahlt dir jeder andere.
honour-kept = Es geht um ein fremdes Honneur, das du zahlen müsstest.
honour-price = Jeder andere zahlt dafür { $price }.
skis-due = Der Skis muss weg, also spielt der Nächste aus.
skar-void = Du hast dann kein { $suit } mehr und kannst die Farbe von Anfang an mit Tarocs stechen.
skar-honours = Das zerstört kein Honneur.
