how = Die Eingabetaste lässt eine Frage aus, ? erklärt sie, quit hört auf.
not-countable = Das lässt sich nicht zählen: { $why }.
anything-else = Sonst noch etwas? { $fields }; Eingabetaste, wenn nicht.
none-of-these = „{ $typed }“ ist nichts davon.
put-right = Tippe ein Feld und seinen Wert, oder { $none }. Felder: { $fields }
put-right-enter = Tippe ein Feld und seinen Wert, oder { $none }; die Eingabetaste fragt nach { $field }. Felder: { $fields }
explained = { $text } Tippe { $pattern }.
several = Mehrere trennt ein Komma.
there-are = Es gibt: { $known }
codes-people = Karten sind Kürzel wie { $codes }; die Leute sind { $people }.
one-word = ein einziges Wort ist gefragt, { $pattern }, nicht „{ $typed }“
yes-or-no = „{ $typed }“ ist weder ja noch nein
number = „{ $typed }“ geht nicht: Eine Zahl ist gefragt
number-least = „{ $typed }“ geht nicht: Eine Zahl ist gefragt, { $least } oder mehr
number-between = „{ $typed }“ geht nicht: Eine Zahl ist gefragt, { $least } bis { $most }
choice = „{ $typed }“ geht nicht; es ist { $known }
no-part = „{ $typed }“: { $name } gibt es nicht; schreib { $pattern }
missing = in „{ $typed }“ fehlt { $parts }: { $pattern }
and = { $one } und { $other }
too-much = „{ $typed }“ ist zu viel; schreib { $pattern }
write-so = { $why }; schreib { $pattern }
whose = „{ $typed }“: wessen ist das? Schreib { $pattern }
how-many = { $wanted } sind gefragt, und hier sind { $n }; oder schreib { $pattern }
pot = der Topf
could-be = „{ $typed }“ könnte sein: { $people }
nobody-here = „{ $typed }“ ist hier niemand; es sind da: { $people }
no-side = „{ $typed }“ ist keine Seite; die Seiten sind { $sides }
no-fault = „{ $typed }“ ist kein Fehler, den das Buch kennt; es gibt: { $known }
no-stretch = „{ $typed }“ ist keine Reihe: { $low } und { $high } sind von zwei Farben
by-book = { $game }, nach { $book }
struck = Spiel { $n } ist gestrichen.
opening-wrong = Der Anfang lässt sich nicht zählen: { $why }.
deal-wrong = Spiel { $n } lässt sich nicht zählen: { $why }.
not-counted = Spiel { $n } lässt sich nicht zählen: { $why }
next-deal = Nächstes Spiel: { $seating }
all-played = Die verabredeten Spiele sind gespielt. Nächstes Spiel: { $seating }
deal-seating = Spiel { $n }: { $seating }
what-now = add (ein Spiel eintragen), show (zeigen), show N, change N (berichtigen), strike N (streichen), settle (abrechnen) oder quit (aufhören)?
kept-in = Aufgehoben in { $file }.
not-entered = Dieses Spiel ist nicht eingetragen.
quotation = Ein Anführungszeichen fehlt.
begins = In { $file } ist noch kein Abend: Ein neuer beginnt.
which-game = Welches Spiel? { $known }
which-book = Nach welchem Buch? { $known }; die Eingabetaste nimmt { $book }
agreed = Anders verabredet? NAME=WERT, so wie jetzt { $example } gilt; Eingabetaste, wenn nichts
names-asked = Die Namen der { $n } Leute, mit Komma getrennt; Eingabetaste für Buchstaben
seating-order = { $dealer } gibt. Es spielen der Reihe nach: { $order }.
seating-sides = { $dealer } gibt. { $sides }.
side-of = { $n ->
    [1] erste
    [2] zweite
    [3] dritte
   *[4] vierte
} Seite: { $members }
void = Das Spiel ist ungültig und wird noch einmal gegeben.
total = Summe
payments = Zahlungen
equal = Kein Unterschied: Nichts wird bezahlt.
difference = Unterschied { $n }: { $pays } an { $side }.
stand = { $name ->
    [stroke] Strich
    [out] Aus
    [bummerl] Bummerl
    [target] Ziel
    [boxes] Kästchen
    [mark] Marke
    [giro] Giro
    [deal] Spiel
    [share] Anteil
    [king] König
    [fiches] Fiches
    [loose] Lose Augen
    [jettons] Jetons
    [marks] Marken
    [slate] Tafel
   *[other] { $name }
}
stand-of = { $name ->
    [column] Spalte
   *[other] { $name }
} von { $person }
by-other = Nach { $book }: { $count }.
same-count = ebenso viel
paid = { $count }; bezahlt: { $paid }
deal-number = Spiel { $n }
still-due = Noch fällig, wenn ihr jetzt aufhört:
gives = { $payer } gibt an { $payee }: { $amount }.
nobody-owes = Niemand schuldet jemandem etwas.
units = { $unit ->
    [resto] { $n } { $size ->
        [one] Resto
       *[other] Resti
    }
    [point] { $n } { $size ->
        [one] Punkt
       *[other] Punkte
    }
    [stake] { $n } { $size ->
        [one] Einsatz
       *[other] Einsätze
    }
    [jetton] { $n } { $size ->
        [one] Jeton
       *[other] Jetons
    }
    [quarter] { $n } { $size ->
        [one] Viertel
       *[other] Viertel
    }
   *[other] { $n } { $unit }
}
accounts-in = Rechnung in { $unit ->
    [resto] Resti
    [point] Punkten
    [stake] Einsätzen
    [jetton] Jetons
    [quarter] Vierteln
   *[other] { $unit }
}
