# Quel che dicono il giudice e il foglio del tresette.

announced-at-second-trick = I Tre e i Due si accusano alla seconda presa, non prima.
announce-at-your-turn = Si accusa quando viene il proprio turno.
announcing-time-past = Per accusarlo è troppo tardi.
open-heaps-announce-nothing = Con i mucchietti scoperti non si accusa.
nothing-announced-now = Ora non si può accusare nulla.
item-announced-once = Ogni cosa si accusa una volta sola.
no-such-announcement = { $code } qui non si accusa.
announced-already = È già stato accusato.
told-whole = Si accusa per intero: { $item }.
cards-hold-no = Le tue carte non lo permettono: { $item }.
sitting-over = La seduta è finita: la compagnia si alza.
everybody-sits-once = Ciascuno siede una volta, e uno di loro dà le carte.
fair-score = I segni sono meno di quelli che vincono, e nessuno vince contro sé stesso.
challenges-closed = Con la mano seguente non si contesta più.
nothing-such-announced = Niente di simile è stato accusato, oppure è già deciso.
revoke-in-turned-trick = Un rifiuto si contesta in una presa già voltata.
misdeal-while-playing = Che le carte siano date male si dice finché si gioca con quelle carte.
no-partner-for-signs = Senza compagno non c’è nessuno a cui fare cenni.
signs-before-lead = I cenni si fanno prima della propria uscita.
one-sign-a-lead = Un solo cenno per ogni uscita.
partners-speak-by-cards = I compagni si intendono solo con le carte.

# Note del foglio. Le ha anche la pagina: qui solo fatti, nessuna scelta.

note-three-threes = tre Tre
note-four-threes = quattro Tre
note-three-twos = tre Due
note-four-twos = quattro Due
note-three-aces = tre assi
note-four-aces = quattro assi
note-three-kings = tre re
note-four-kings = quattro re
note-three-queens = tre donne
note-four-queens = quattro donne
note-three-knaves = tre fanti
note-four-knaves = quattro fanti
note-three-sevens = tre Sette
note-four-sevens = quattro Sette
note-three-sixes = tre Sei
note-four-sixes = quattro Sei
note-three-fives = tre Cinque
note-four-fives = quattro Cinque
note-three-fours = tre Quattro
note-four-fours = quattro Quattro
note-napolitana = Napoletana di { $n } a { $suit }
note-forfeited = { $item }: perduto
note-ranks-last = { $item }: dopo tutti quelli che hanno parlato a turno
note-void = { $item }: nullo
note-false = { $item }: falso
note-figures = figure: { $n }
note-figures-over = figure: { $n }, d’avanzo: { $over }
note-one-partie = una partita
note-partien = { $n } partite
note-great-unnamed = chi perde non ha punti: se era una Stramazzetta o una Gallata, segnala come grande risultato
