# Was Hinweise in allen Spielen sagen: Gründe, wie sicher sie sind, und was anderes wert ist.

only = Etwas anderes ist nicht möglich.
alike = Es hängt nichts Erkennbares davon ab: Woran ein guter Spieler hier denkt, kommt ungefähr aufs Gleiche hinaus.
later = Das verspricht auf das ganze Spiel gesehen mehr, ohne dass eine einzelne Sache entscheidet.
learnt = So hat es der Computer hier gelernt; die wenigen Fälle, die probiert wurden, zeigen nicht, warum.
book = So spielt es jemand nach dem Buch, der nichts anderes abgewogen hat.
lot = Das ist reines Glück: Niemand kann wissen, was besser ist.
chance = Irgendetwas Erlaubtes, nach dem Zufall.
partners-trick = Der Stich gehört schon deinem Partner: Ihn zu übernehmen vergeudet nur deine Karte.
trick = Das macht den Stich, der sonst an die anderen geht.
duck = So bleibt dieser Stich mit Absicht den anderen: Ihn zu machen kostet mehr, als es bringt.
keep = Du behältst { $cards }, womit du später noch einen Stich machst.
home = Das bringt { $cards } jetzt heim; in der Hand kann die Karte noch verloren gehen.
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
worth-slightly = etwas schlechter
worth-clearly = deutlich schlechter
worth-much = viel schlechter
