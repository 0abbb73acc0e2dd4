# Was Hinweise zur Guimbarde sagen.

boxes-won = Offen hingelegt, zieht die Karte sofort ihr Kästchen; ein Kästchen, das niemand zieht, bleibt für das nächste Spiel.
point-won = Es geht um das Point-Kästchen: So kann es dir gehören.
point-kept = Es geht um das Point-Kästchen: Deinen zu nennen verrät ihn nur.
marriage-won = Es geht um eine Ehe: So wird sie dir bezahlt.
marriage-kept = Es geht um eine Ehe: So zahlst du dafür weniger oder nichts.
fou-won = Es geht um den Fou: Macht er seinen Stich, zahlt jeder seinem Spieler.
fou-kept = Es geht um den Fou: Wird er von König oder Guimbarde gestochen, zahlt sein Spieler.
fonds-won = Es geht um die Fonds, die bekommt, wer die meisten Stiche hat, wenigstens zwei.
no-point = In dieser Hand ist kein Point.
no-higher-point = Ein höherer Point ist schon genannt: Deinen zu nennen würde ihn nur verraten.
