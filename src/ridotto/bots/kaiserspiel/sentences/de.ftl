# Was Hinweise zum Kaiserspiel sagen.

imperial-shown = Ein Kaiser wird geschrieben, wenn er gezeigt ist; zurückgehalten ist er verloren.
imperial-kept = Es geht um einen fremden Kaiser: So wird er nicht geschrieben.
fall-won = Es geht um die vier hohen Trümpfe: Wer einige hat und die übrigen gewinnt, hat einen Kaiser.
rummel-won = Es geht um den Rummel: So schreibst du ihn.
rummel-kept = Es geht um den Rummel: So schreibt der andere seinen nicht.
honour-won = Das bringt { AND($cards) } in deine Stiche: Jedes Honneur in Trumpf zählt vier für den, der den Stich macht.
honour-won-some = Es geht um die Honneurs: Jedes Honneur in Trumpf zählt vier für den, der den Stich macht, und so bekommst du mehr davon.
honour-kept = Das hält { AND($cards) } aus den fremden Stichen heraus: Jedes Honneur in Trumpf zählt vier für den, der den Stich macht.
honour-kept-some = Es geht um die Honneurs: Jedes Honneur in Trumpf zählt vier für den, der den Stich macht, und so hat der andere weniger.
cards-won = Es geht um die Zahl der Stiche: Jeder über dem eigenen Anteil zählt vier.
capot-won = Es geht um den Capot: Wer alle Stiche macht, schreibt mehr.
no-imperial = Es ist kein Kaiser zu zeigen.
first-rummel = Noch hat niemand einen Rummel gesagt: { $pips } ist vielleicht der beste.
higher-rummel = { $pips } ist höher als der gesagte.
no-higher-rummel = Keine deiner Farben ist höher als der gesagte Rummel.
