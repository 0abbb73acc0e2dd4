dealer = l’errore nel dare è di chi dà
mariage = la Mariage è di chi ha König e Guimbarde; qui sono in due mani
suit = «{ $typed }» qui non è un seme; ci sono { $known }
same-person = sono carte di due persone
