# What calls somebody to a table: never a card.

call-title = Ridotto: { $table }
call-turn = It is your turn.
call-warning = Your time is running out. A computer player will take over soon.
call-replaced = Your time ran out: a computer player plays for you until you come back.
call-over = The party is over.
letter-link = Your table: { $address }
letter-stop = To get no more letters: { $address }
letter-code-title = Ridotto: is this your mailbox?
letter-code = Somebody, probably you, would like to be called to a card table by mail. If so, type this code on the page: { $code }
letter-code-not-you = If it was not you, do nothing: no more letters will come.
