# Was Hinweise in allen Spielen sagen: Gründe, wie sicher sie sind, und was anderes wert ist.

only = Etwas anderes ist nicht möglich.
alike = Hier kommt es kaum darauf an: Alles, woran ein guter Spieler denken würde, läuft ungefähr aufs Gleiche hinaus.
alike-cards = Mit { OR($cards) } ginge es ungefähr ebenso gut.
oftener = So geht der Stich öfter an dich als mit { AND($cards) }.
rarer = So geht der Stich öfter an die anderen als mit { AND($cards) }.
more-tricks = So bekommst du im Rest des Spiels mehr Stiche.
leading = Von allem, was verglichen wurde, ist das der größte Unterschied; entscheiden muss er nicht.
leading-mostly = So kommt es meistens, je nachdem, wie die verdeckten Karten liegen; entscheiden muss es nicht.
leading-half = So kommt es ungefähr in der Hälfte der Fälle, je nachdem, wie die verdeckten Karten liegen; entscheiden muss es nicht.
leading-sometimes = So kommt es manchmal, je nachdem, wie die verdeckten Karten liegen; entscheiden muss es nicht.
later = Bis zum Ende bringt es mehr, bald durch das eine, bald durch das andere, je nachdem, wie die verdeckten Karten liegen.
instead = Stattdessen { $cards }: { $worth }.
habit = Ein Computerspieler, der durch Spielen gelernt hat, macht hier kaum je etwas anderes; die wenigen Fälle, die probiert wurden, zeigen keinen klaren Unterschied.
learnt = So hat es der Computer hier gelernt; die wenigen Fälle, die probiert wurden, zeigen nicht, warum.
book = So spielt es jemand nach dem Buch, der nichts anderes abgewogen hat.
lot = Das ist reines Glück: Niemand kann wissen, was besser ist.
chance = Irgendetwas Erlaubtes, nach dem Zufall.
partners-trick = Der Stich gehört schon deinem Partner: Ihn zu übernehmen vergeudet nur deine Karte.
trick = Das macht den Stich, der sonst an die anderen geht.
duck = So bleibt dieser Stich mit Absicht den anderen: Ihn zu machen kostet mehr, als es bringt.
spare = Auch so kann der Stich dir gehören, und du sparst { AND($cards) }: Später ist die Karte mehr wert.
keep = Du behältst { AND($cards) }, womit du später noch einen Stich machst.
home = Das bringt { AND($cards) } jetzt heim; in der Hand kann die Karte noch verloren gehen.
hope-sure = Das ist sicher, wie die verdeckten Karten auch liegen.
hope-always = So kam es in jedem Fall, der probiert wurde.
hope-mostly = So kommt es meistens, wie die verdeckten Karten auch liegen mögen.
hope-half = So kommt es ungefähr in der Hälfte der Fälle, je nachdem, wie die verdeckten Karten liegen.
hope-sometimes = So kommt es manchmal, je nachdem, wie die verdeckten Karten liegen; selten schadet es.
worth-alike = etwa gleich gut
worth-points = { $n ->
    [one] etwa einen Punkt weniger
   *[other] etwa { $n } Punkte weniger
 }
worth-jettons = { $n ->
    [one] etwa einen Jeton weniger
   *[other] etwa { $n } Jetons weniger
 }
worth-better-there = besser in den wenigen Fällen, die erprobt wurden
worth-slightly = etwas schlechter
worth-clearly = deutlich schlechter
worth-much = viel schlechter
