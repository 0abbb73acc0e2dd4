# Why an act is not judged, and why luck and skill are not told apart. Each goes on in a sentence.

no-choice = es gab keine Wahl
out-of-order = es wurde in einer anderen Folge gesagt, als der Richter sie kennt
unknown-act = es ist ein Verstoß oder etwas, das der Richter nicht kennt
no-world = der Richter findet nicht, wie die verdeckten Karten liegen können
ended-unknown = das Spiel endete mit etwas, das der Richter nicht kennt
not-ended = das Spiel wurde nicht zu Ende gespielt
