# Ciò che chiama qualcuno al tavolo: mai una carta.

call-title = Ridotto: { $table }
call-turn = Tocca a te.
call-warning = Il tuo tempo sta per scadere. Presto giocherà per te un giocatore del computer.
call-replaced = Il tuo tempo è scaduto: finché non torni, gioca per te un giocatore del computer.
call-over = La partita è finita.
letter-link = Il tuo tavolo: { $address }
letter-stop = Per non ricevere più lettere: { $address }
letter-code-title = Ridotto: è la tua casella?
letter-code = Qualcuno, probabilmente tu, vorrebbe ricevere per posta la chiamata a un tavolo da gioco. Se è così, scrivi questo codice sulla pagina: { $code }
letter-code-not-you = Se non sei stato tu, non fare nulla: non arriveranno altre lettere.
