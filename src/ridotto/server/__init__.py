"""Tables for people: an ASGI application that judges, stores, then tells.

The way of one act, from top to bottom:

- ``uvicorn_server``, ``asgi_app``, ``security_middleware``, ``static_page``: the process, the
  application, the checks before every request, the page's files.
- ``routes``, ``table_routes``, ``game_routes``, ``replay_routes``, ``api_call``: the list of all
  requests.
- ``sockets``, ``endpoints``: receive a command from a socket or a request.
- ``table_registry``, ``table_commands``: find the table, and what the command asks for.
- ``write_path``: judge, store, tell. Every change of a table passes through it.
- ``batch_writer``, ``store``, ``schema``, ``sqlite_file``, ``migrate``: commit pages to the
  database.
- ``live_table``, ``subscribers``, ``presence``: take the page, and tell whoever is connected.

Beside it, and through the same write path:

- ``automation``: the house, computer players, and the clock act by themselves.
- ``correspondence``, ``slow_clock``, ``slow_tables``, ``standing_orders``: tables at a pace of
  hours or days: warnings, replacements, vacations, what people left word of.
- ``pg_listener``: take over pages that other processes wrote.
- ``workers``, ``fair_queue``, ``thinking``, ``thinking_process``, ``thinking_worker``: what takes
  long, away from the event loop, with a fair share for everybody.

What a table is:

- ``ledger_entries``, ``ledger_table``: the entries of the ledger, and the table as their fold.
- ``charter``, ``company``, ``names``, ``seals``: what was agreed, the people and what they are
  called, shuffles under seal.
- ``persons``, ``person_store``, ``played_rows``: people who come again with a key of their own, and
  where they played.
- ``scene``, ``patch``, ``wire``: what a seat is shown, the changes of it, and all frames.
- ``delayed_view``, ``history``, ``forgetting``: open tables for onlookers, pages of the past, and
  those to be forgotten.

How people are called to slow tables:

- ``call_ways``, ``call_store``, ``call_endpoints``, ``call_routes``: in which ways, and when not.
- ``turn_store``, ``turn_endpoints``, ``vacations``: which tables wait for a person, and a vacation
  from all of them.
- ``call_desk``, ``web_push``, ``mail_sender``, ``outbound``: sends calls, and to which addresses.

What tables share: ``services``, ``config``, ``limits``, ``address_turns``, ``metrics``,
``json_log``, ``garbage``.

Sockets past ASGI: ``socket_io``, ``socket_buffers``, ``websocket_frames``, and the adapter
``uvicorn_websocket``. Bounds for requests: the adapter ``uvicorn_http``. What both rely on is
pinned by ``uvicorn_pins``.

Requests beside the tables:

- ``game_catalogue``, ``rule_values``, ``source_pages``, ``phrases``, ``table_summary``,
  ``table_record``: the games, their books and what they say of each rule, the lobby, the records.
- ``deal_replay``, ``record_table``, ``replay_origins``, ``replay_endpoints``, ``worked_hands``:
  replays of finished deals.
- ``what_if``, ``acts_left``, ``outcome_spread``, ``what_if_endpoints``, ``worked_claims``: other
  courses of play, what comes of them, and what the books say of them.
- ``board_records``, ``board_endpoints``: positions laid out by touch.
- ``review_endpoints``, ``deal_reviews``, ``review_portions``, ``review_words``: reviews of
  finished deals.
- ``day_calendar``, ``daily_deals``, ``day_endpoints``, ``duplicate_routes``: the deal of the day.
- ``contests``, ``contest_names``, ``contest_computers``, ``contest_scenes``,
  ``contest_forgetting``, ``contest_endpoints``, ``trick_comparison``: challenges of friends,
  duplicate evenings, and the same deal at several tables, trick by trick.
- ``duplicate_opening``, ``duplicate_play``, ``duplicate_release``, ``duplicate_store``,
  ``kept_plays``, ``standings``: tables that play the same deal, when it may be shown, what came of
  it, and where one stands.
- ``lessons``, ``lesson_files``, ``printable_packs``, ``count``: first hands, packs to print, the
  count of a real table.
- ``person_endpoints``, ``person_routes``, ``my_games``, ``deal_figures``, ``person_statistics``,
  ``person_export``: what a person has played, in figures, and all of it as one file.
- ``rating_board``: ratings from duplicate results, of those who want it.
- ``hint_words``: hints in the language of whoever asked.
- ``http_requests``, ``http_responses``, ``languages``, ``openapi``: what requests ask for, answers,
  the languages they are in, and the description of the API.
"""
