# What cannot be had, and what could be; then the frame of every help. Words to be typed stay as they are.

or = { $one } or { $other }

no-game = there is no game '{ $typed }' here; there are: { $known }
name-game = name the GAME, such as ridotto { $command } { $example }; there are: { $known }
no-rules = { $game } has no rules '{ $typed }'; there are: { $known }
no-seat = there is no seat '{ $typed }'; there are { $known }
no-level = there is no level '{ $typed }'; there are: { $known }
other-level = { $game } has no level { $wanted }: the others play as { $found }.
compiling-rules = The rules of { $game } are being compiled for this computer, in the background. Until that is done, the masters think less far ahead.
option-wrong =
    { $flaw ->
        [form] a house rule is written key=value, not '{ $typed }'
        [unknown] { $rules } has no house rule '{ $key }'; ridotto games --options names them
        [truth] { $key } is true or false, not '{ $typed }'
        [number] { $key } is a number, not '{ $typed }'
       *[fixed] { $key } cannot be set at a table
    }
options-together = these house rules do not go: { $why }
flag-one-of = { $flag } is { $known }, not '{ $typed }'
flag-number = { $flag } is a number, { $bounds }, not '{ $typed }'
bounds-from = { $least } or more
bounds-between = { $least } to { $most }
disagree = { $one } and { $other } disagree; say only one of them
game-no-option = { $game } knows no { $what }; ridotto play { $name } --help names them all
game-no-option-near = { $game } knows no { $what }; the nearest: { $near }
no-language = --lang is one of { $known }, not '{ $typed }'

cannot-read = cannot read { $file }: { $why }
cannot-save = cannot save at { $file }: { $why }
cannot-write = cannot write { $file }: { $why }
file-missing = there is no such file
file-forbidden = it is not permitted
file-is-folder = it is a folder
file-not-folder = there is no such folder
file-exists = it exists already
no-folder = { $what }: there is no folder { $file }
file-there = { $file } exists already; name another file
not-utf8 = no text in UTF-8
no-utf8 = { $file }: this is no text in UTF-8
record-exists = { $file } exists already; name another file for the record
no-record = there is no record '{ $typed }', neither as a file nor shipped; see ridotto replay --list
name-record = name a record to replay; ridotto replay --list names the shipped ones
could-be-either = '{ $typed }' could be: { $known }
no-shuffle = { $file } has no shuffle to check

cannot-go-on = the table cannot go on so: { $why }
no-party-at = there is no party to go on with at { $file }
party-open = the party in { $file } is open in another terminal
no-saved-party = { $file } is no saved party
no-saved-party-new = { $file } is no saved party; begin with --new, or name another
other-version = { $file } was saved by another version of ridotto; begin with --new
line-unread = line { $n } of { $file } cannot be read; begin with --new
line-no-action = line { $n } of { $file } is no action; begin with --new
line-unlawful = line { $n } of { $file } does not follow the rules: { $why } Begin with --new
act-unlawful = act { $n } does not follow the rules: { $why }
no-deal-over = no deal of { $file } is over yet
no-such-party = there is no party { $n }; there are { $most }

server-wants-key = --server wants a --key: it says who you are there
no-address = { $typed } is no address of a server, such as http://localhost:8000
server-answers = { $server } answers { $code }: { $why }
server-silent = { $server } does not answer: { $why }
no-key-word = '{ $typed }' is no word of a key
key-words = a key has { $most } words; these are { $n }
key-wrong = one of the words is wrong, or they are in another order

no-rule-speaks = no rule of { $game } speaks of '{ $typed }'; ridotto rules { $name } has them all
no-rulebook = the rules of { $game } have not been written yet

name-pdf = name a file to write to, such as --pdf { $pack }.pdf
not-here = there is no { $what ->
    [pack] pack
    [paper] paper
   *[tongue] tongue
 } '{ $typed }' here; there are: { $known }
size-how = a size is width and height in millimetres, as 63x88, not '{ $typed }'
size-bounds = a card has sides of { $least } to { $most } mm, not '{ $typed }'
no-plates = the plates are missing: build the page first (make page)

needs-polars = data sets need polars: pip install 'ridotto[data]' ({ $missing })
needs-torch = ridotto learn needs torch: pip install 'ridotto[learn]', and 'ridotto[gpu]' for a GPU ({ $missing })
leaderboard-entrant = a leaderboard is extended by --entrant; --players compete by themselves
leaderboard-books = a leaderboard is for books as they stand, without --option
entrant-alone = --entrant meets the baselines on the published deals: no --players, --seed
two-players = name two players or more, such as --players novice random
players-once = everybody competes once; give the same player another time, as novice:50

log-levels = --log is debug, info, warning or error, not '{ $typed }'
port-taken = something listens at { $address } already; name another --port
cannot-start = the server cannot start: { $why }
mail-origin = letters need to say where the page is: name it with --origin
database-kind = the database is a file, or postgresql://…

not-counted = { $game } cannot be counted; there are: { $known }
names-many = --names: { $n } play, and here are { $most } names
name-long = --names: a name has { $most } letters at most
no-evening = there is no evening in { $file }; ridotto evening { $file } new GAME begins one
new-wants-game = new wants the game's name; there are: { $known }
no-action = '{ $typed }' is nothing to do with an evening; there are: { $known }
say-what-changes = say what of deal { $n } is otherwise, by flags: { $known }
no-deal-entered = no deal has been entered yet
name-deal = name the deal by its number, 1 to { $most }

## What was typed

no-option = there is no { $what } here; --help names what there is
no-option-near = there is no { $what } here; the nearest: { $near }
missing = { $what } is missing; --help explains it
wants-value = { $what } wants a value
wants-none = { $what } takes no value
bad-value = { $what } cannot be so
bad-typed = { $what } cannot be '{ $typed }'
wants-number = { $what } is a number, not '{ $typed }'
at-least = { $what } is { $least } or more, not { $typed }
at-most = { $what } is { $most } at most, not { $typed }
no-command = there is no command '{ $typed }'; there are: { $known }
name-command = name a command; there are: { $known }
too-many-words = this is too much: { $typed }

## The frame of every help

usage = Usage
arguments = Arguments
options = Options
commands = Commands
default = default
variable = env var
required = required
options-metavar = OPTIONS
command-metavar = COMMAND [ARGS]...
game-metavar = GAME
help-option = Show this message and exit.
panel-limits = Limits
panel-games = Games
panel-deal = The deal
panel-opening = Before the deal
panel-house = House rules of { $game }
write-so = { $text } Write { $pattern }.
default-value = default: { $value }, { $source }
yes = yes
no = no
no-deal = there is no deal { $n }: the record has { $of }
