# Was Hinweise zum Bieten sagen.

figure-won = Es geht um diese Figur: { $figure }. So schreibst du sie.
figure-good = Es geht um diese Figur: { $figure }. Geboten, lässt man sie gut sein, und du schreibst sie sofort.
figure-dearer = Es geht um diese Figur: { $figure }. So gilt sie mehr, und du hast die beste.
figure-cheaper = Es geht um diese Figur: { $figure }. Die beste hat ein anderer; so schreibt er dafür weniger oder nichts.
