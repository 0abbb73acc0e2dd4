# What the rules of every game say alike. Cards stand here without an article: their names are the games'.

no-act = { $name } is no act of this game.
not-this-seat = That is not for this seat to do.
no-seat = There is no seat { $seat }.
no-card-there = No card lies at place { $place }.
nobody-draws-for-deal = Nobody draws for the deal now.
drawn-high-enough = You have drawn, and nobody drew as high a card.
drawn-alone = You have drawn, and your card stands alone.
not-shuffled-now = The pack is not to be shuffled now.
whole-pack = A shuffled pack holds each of the { $count } cards once.
nothing-to-cut = Nothing is to be cut now.
left-cuts = The player on the dealer's left cuts.
lift-from-one = Lift 1 to { $most } cards, not { $lifted }.
lift-between = Lift { $least } to { $most } cards, not { $lifted }.
position-first = A position is laid before anything else has happened.
position-misplaced = A position holds each card once: { COUNT($twice_cards) ->
        [0] { $cards } missing
       *[other] { $twice_cards } twice{ COUNT($cards) ->
            [0] { "" }
           *[other] , { $cards } missing
         }
     }.
no-card-now = No card is to be played now.
not-your-play = It is not your turn to play.
not-your-announcement = It is not your turn to announce.
not-in-your-hand = { $card } is not in your hand.
not-in-the-hand = { $card } is not in the hand.
follow-suit = Follow suit with { ONEOF($cards) }.
deal-played-out = A deal begun is played to its end.
courteous-no-fault = At a courteous table no fault can have happened.
decided-already = That has been decided.
challenged-already = That is challenged already: the cards will show whether it is so.
challenge-an-enemy = One challenges an enemy.
challenge-at-table = A challenge is between people at the table.
trick-of-a-revoke = Name the trick of a revoke, and only then.
misdeal-of-dealer = A misdeal is the dealer's.
fault-of-somebody = A fault is somebody's at the table.
fault-while-on-table = A fault is entered while its deal is on the table.
