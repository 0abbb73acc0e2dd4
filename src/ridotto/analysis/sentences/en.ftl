# Why an act is not judged, and why luck and skill are not told apart. Each goes on in a sentence.

no-choice = there was no choice
out-of-order = it was said in another order than the judge can follow
unknown-act = it is a fault, or an act that the judge does not know
no-world = the judge finds no way the hidden cards may lie
ended-unknown = the deal ended with an act that the judge does not know
not-ended = the deal was not played to its end
