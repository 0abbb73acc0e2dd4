# Quel che dicono il giudice e il foglio del Kaiserspiel.

who-leaves-before-end = Chi se ne va prima della fine perde la Partie, se non sono tutti d’accordo.
no-deal-table-speak = Sul tavolo non c’è nessuna mano di cui parlare.
challenges-opponent = Si contesta un avversario.
fault-play-names-trick = Per un errore di gioco si nomina una presa già raccolta.
only-fault-play-names = Solo per un errore di gioco si nomina una presa.
person-claimed-nothing-kind = A quel posto non si è dichiarato niente di simile.
no-partie-walk-away = Non c’è nessuna Partie da abbandonare.
cannot-happened-moment = In questo momento non può essere successo.
dealers-fault = Questo errore può farlo solo chi dà le carte.
no-fine-choose-about = Ora non hai da scegliere per nessuna penalità.
imperials-shown-before-rummel = Gli imperiali si mostrano prima del Rummel, o sono persi.
turn-show-imperials = Non tocca a te mostrare imperiali.
imperial-four-cards-each = Un imperiale è di quattro carte, e si mostra una volta sola.
imperial-four-different-cards = Un imperiale è di quattro carte diverse.
shows-only-cards = Si mostrano solo carte che si hanno.
nothing-show-any-more = Non c’è più niente da mostrare.
no-imperial-shown-now = { AND($cards) } non sono un imperiale da mostrare ora.
another-person-cuts-deal = In questa mano alza un altro.
dealer-sits-table = Chi dà le carte siede al tavolo.
score-place-each-players = Il punteggio ha un posto per ciascuno dei { $players } giocatori.
partie-yet-won = Con { $target } la Partie sarebbe già vinta.
loose-points-fours = I punti sciolti vanno da 0 a 20, di quattro in quattro.
position-holds-each-cards = Una posizione ha una volta ciascuna delle { $count } carte.
position-everybody-holds-twelve = In una posizione ciascuno ha dodici carte.
rummel-told-before-first = Il Rummel si dice prima della prima carta, o è perso.
turn-tell-rummel = Non tocca a te dire un Rummel.
tell-sum-cards-only = Di’ la somma, e il numero delle carte solo dove decide.
only-higher-rummel-told = Si dice solo un Rummel più alto: di’ buono, o pari.
no-rummel-yours-counts = Nessun tuo Rummel fa { $pips }.
spoken-about-rummel = Del tuo Rummel hai già parlato.
rummel-been-told-say = È stato detto un Rummel: di’ buono, pari, o uno più alto.
turn-answer-rummel = Non tocca a te rispondere a un Rummel.
no-rummel-been-told = Nessuno ha ancora detto un Rummel.
no-rummel-name-now = Ora non hai nessun Rummel da nominare.
no-such-suit = «{ $suit }» non è un seme; ci sono s h d c.
suit-rummel-told = Non è il seme del Rummel che hai detto.
rummel-shown-during-first = Un Rummel si mostra durante la prima presa.
rummel-own = Il Rummel è tuo.
rummel-been-shown = Il Rummel è già stato mostrato.
no-partie-grant-now = Ora non hai nessuna Partie da concedere.
company-risen = La compagnia si è alzata dal tavolo.
without-suit-must-trump = Senza il seme devi tagliare: { OR($cards) }.
can-take-must = Puoi prendere, quindi devi: { OR($cards) }.
elder-leads-trump-first = Chi è primo di mano esce a briscola: { OR($cards) }.
turn-play-card = Non tocca a te giocare una carta.

# Note del foglio. Le ha anche la pagina: qui solo fatti, nessuna scelta.

note-rummel = { $pips } a { $suit }
note-trick-over = oltre la propria parte, { $n } di { $over }
note-late = troppo tardi: non contato
note-deal-stands = la mano vale
note-deal-void = la mano è nulla
