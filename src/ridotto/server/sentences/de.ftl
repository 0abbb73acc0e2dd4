# Was jemanden an den Tisch ruft: niemals eine Karte.

call-title = Ridotto: { $table }
call-turn = Du bist an der Reihe.
call-warning = Deine Zeit läuft ab. Bald übernimmt ein Computerspieler.
call-replaced = Deine Zeit ist abgelaufen: Ein Computerspieler spielt für dich, bis du wiederkommst.
call-over = Die Partie ist zu Ende.
letter-link = Dein Tisch: { $address }
letter-stop = Keine Briefe mehr: { $address }
letter-code-title = Ridotto: Ist das dein Postfach?
letter-code = Jemand, vermutlich du, möchte per E-Mail an einen Kartentisch gerufen werden. Wenn ja, gib auf der Seite diesen Code ein: { $code }
letter-code-not-you = Wenn du es nicht warst, tu nichts: Es kommen keine weiteren Briefe.
