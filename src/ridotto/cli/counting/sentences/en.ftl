how = Enter leaves a question out, ? explains it, quit leaves.
not-countable = That cannot be counted: { $why }.
anything-else = Anything else? { $fields }; Enter if not.
none-of-these = “{ $typed }” is none of these.
put-right = Type a field and what it should be, or { $none }. Fields: { $fields }
put-right-enter = Type a field and what it should be, or { $none }; Enter asks for { $field }. Fields: { $fields }
explained = { $text } Type { $pattern }.
several = Several are parted by commas.
there-are = There are: { $known }
codes-people = Cards are codes such as { $codes }; the people are { $people }.
one-word = one word is wanted, { $pattern }, not “{ $typed }”
yes-or-no = “{ $typed }” is neither yes nor no
number = “{ $typed }” will not do: a number is wanted
number-least = “{ $typed }” will not do: a number is wanted, { $least } or more
number-between = “{ $typed }” will not do: a number is wanted, { $least } to { $most }
choice = “{ $typed }” will not do; it is { $known }
no-part = “{ $typed }”: there is no { $name }; write { $pattern }
missing = { $parts } missing in “{ $typed }”: { $pattern }
and = { $one } and { $other }
too-much = “{ $typed }” is too much; write { $pattern }
write-so = { $why }; write { $pattern }
whose = “{ $typed }”: whose is that? Write { $pattern }
how-many = { $wanted } are wanted, and here are { $n }; or write { $pattern }
pot = the pot
could-be = “{ $typed }” could be { $people }
nobody-here = “{ $typed }” is nobody here; there are: { $people }
no-side = “{ $typed }” is no side; the sides are { $sides }
no-fault = “{ $typed }” is no fault of the book; there are: { $known }
no-stretch = “{ $typed }” is no stretch: { $low } and { $high } are of two suits
by-book = { $game }, by { $book }
struck = Deal { $n } is struck out.
opening-wrong = The opening cannot be counted: { $why }.
deal-wrong = Deal { $n } cannot be counted: { $why }.
not-counted = deal { $n } cannot be counted: { $why }
next-deal = Next deal: { $seating }
all-played = The agreed deals are played. Next deal: { $seating }
deal-seating = Deal { $n }: { $seating }
what-now = add a deal, show, show N, change N, strike N, settle, or quit?
kept-in = Kept in { $file }.
not-entered = That deal is not entered.
quotation = A quotation mark is missing.
begins = There is no evening in { $file } yet: a new one begins.
which-game = Which game? { $known }
which-book = By which book? { $known }; Enter is { $book }
agreed = Agreed otherwise? KEY=VALUE, as { $example } is now; Enter if nothing
names-asked = The names of the { $n } people, parted by commas; Enter for letters
seating-order = { $dealer } deals. Order of play: { $order }.
seating-sides = { $dealer } deals. { $sides }.
side-of = { $n ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} side: { $members }
void = The deal is void and is dealt again.
total = Total
payments = Payments
equal = No difference: nothing is paid.
difference = Difference { $n }: { $pays } to { $side }.
stand = { $name ->
    [stroke] Stroke
    [out] Out
    [bummerl] Bummerl
    [target] Target
    [boxes] Boxes
    [mark] Mark
    [giro] Giro
    [deal] Deal
    [share] Share
    [king] King
    [fiches] Fiches
    [loose] Loose
    [jettons] Jettons
    [marks] Marks
    [slate] Slate
   *[other] { $name }
}
stand-of = { $name ->
    [column] Column
   *[other] { $name }
} of { $person }
by-other = By { $book }: { $count }.
same-count = the same count
paid = { $count }; paid: { $paid }
deal-number = Deal { $n }
still-due = Still due, if you stop now:
gives = { $payer } gives { $payee } { $amount }.
nobody-owes = Nobody owes anybody anything.
units = { $unit ->
    [resto] { $n } { $size ->
        [one] resto
       *[other] resti
    }
    [point] { $n } { $size ->
        [one] point
       *[other] points
    }
    [stake] { $n } { $size ->
        [one] stake
       *[other] stakes
    }
    [jetton] { $n } { $size ->
        [one] jetton
       *[other] jettons
    }
    [quarter] { $n } { $size ->
        [one] quarter
       *[other] quarters
    }
   *[other] { $n } { $unit }
}
accounts-in = Accounts in { $unit ->
    [resto] resti
    [point] points
    [stake] stakes
    [jetton] jettons
    [quarter] quarters
   *[other] { $unit }
}
