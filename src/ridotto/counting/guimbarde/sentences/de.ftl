dealer = falsch geben kann nur der Geber
mariage = die Mariage zieht, wer König und Guimbarde hat; hier sind sie in zwei Händen
suit = „{ $typed }“ ist hier keine Farbe; es gibt { $known }
same-person = das sind Karten zweier Personen
