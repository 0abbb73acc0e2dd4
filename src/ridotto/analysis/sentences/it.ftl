# Why an act is not judged, and why luck and skill are not told apart. Each goes on in a sentence.

no-choice = non c’era scelta
out-of-order = è stato detto in un ordine che il giudice non conosce
unknown-act = è un fallo, o qualcosa che il giudice non conosce
no-world = il giudice non trova come possano stare le carte coperte
ended-unknown = la mano è finita con qualcosa che il giudice non conosce
not-ended = la mano non è stata giocata fino alla fine
