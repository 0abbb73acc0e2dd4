"""Tables for people: an ASGI application that judges an act, stores it, then tells everybody.

The path of one act, from top to bottom:

- ``uvicorn_server``, ``asgi_app``, ``security_middleware``, ``static_page``: the process, the
  application, the checks before every request, the page's files.
- ``routes``, ``table_routes``, ``game_routes``, ``replay_routes``, ``api_call``: the list of all
  requests.
- ``sockets``, ``endpoints``: receive a command from a socket or a request.
- ``table_registry``, ``table_commands``, ``absence_commands``, ``undo_commands``,
  ``command_checks``, ``talk_limits``: find the table, and what the command asks for.
- ``write_path``: judge, store, tell. Every change of a table passes through it.
- ``batch_writer``, ``store``, ``schema``, ``sqlite_file``, ``database_errors``, ``migrate``: commit
  pages to the database, and say why one cannot be opened.
- ``live_table``, ``subscribers``, ``presence``: update the table in memory, and tell everybody who
  is connected.

Beside it, and through the same write path:

- ``automation``: acts of the house, of computer players, and of the clock.
- ``correspondence``, ``slow_clock``, ``slow_tables``, ``standing_orders``: tables at a pace of
  hours or days: warnings, replacements, vacations, standing orders.
- ``pg_listener``: takes over pages that other processes wrote.
- ``workers``, ``fair_queue``, ``thinking``, ``thinking_process``, ``thinking_worker``: long
  computations outside the event loop, with a fair share for everybody.

The state of a table:

- ``ledger_entries``, ``ledger_table``: the entries of the ledger, and the table as their fold.
- ``charter``, ``company``, ``names``, ``seals``: what was agreed, the people and their names,
  sealed shuffles.
- ``persons``, ``person_store``, ``played_rows``: people who return with their own key, and where
  they played.
- ``scene``, ``patch``, ``wire``, ``http_bodies``: what a seat is shown, changes of it, all frames,
  and what is said over HTTP alone.
- ``onlooker_delay``, ``whole_reads``: deals that an onlooker may not see yet, and how many whole
  ledgers are read at a time.
- ``delayed_view``, ``history``, ``forgetting``, ``ledger_erasing``: open tables for onlookers, past
  pages, and forgetting people and old tables.

How people are called to slow tables:

- ``call_ways``, ``call_store``, ``call_endpoints``, ``call_routes``: the ways to call somebody, and
  quiet hours.
- ``turn_store``, ``turn_endpoints``, ``vacations``: which tables wait for a person, and a vacation
  from all of them.
- ``call_desk``, ``web_push``, ``mail_sender``, ``outbound``: send the calls, only to allowed
  addresses.

Shared by all tables: ``services``, ``config``, ``limits``, ``token_buckets``, ``address_turns``,
``metrics``, ``json_log``, ``garbage``, ``error_answers``.

Sockets that bypass ASGI: ``socket_io``, ``socket_buffers``, ``websocket_frames``, and the adapter
``uvicorn_websocket``. Limits on requests: the adapter ``uvicorn_http``. ``uvicorn_pins`` pins what
both rely on.

Requests that are not about a live table:

- ``game_catalogue``, ``game_endpoints``, ``rule_values``, ``source_pages``, ``phrases``,
  ``table_summary``, ``table_record``: the games, their books and what they say of each rule, the
  lobby, the records.
- ``deal_replay``, ``record_table``, ``replay_origins``, ``replay_endpoints``, ``worked_hands``:
  replays of finished deals.
- ``what_if``, ``variation_states``, ``acts_left``, ``outcome_spread``, ``what_if_endpoints``,
  ``worked_claims``: variations of a deal, their results, and what the books say of them.
- ``board_records``, ``board_endpoints``: positions laid out by touch.
- ``review_endpoints``, ``deal_reviews``, ``review_portions``, ``review_words``: reviews of finished
  deals.
- ``day_calendar``, ``daily_deals``, ``day_endpoints``, ``duplicate_routes``: the deal of the day.
- ``contests``, ``contest_joining``, ``contest_names``, ``contest_computers``, ``contest_scenes``,
  ``contest_forgetting``, ``contest_endpoints``, ``trick_comparison``: challenges of friends,
  duplicate evenings, and the same deal at several tables, trick by trick.
- ``duplicate_opening``, ``duplicate_play``, ``duplicate_release``, ``duplicate_store``,
  ``kept_plays``, ``standings``: tables that play the same deal, when it may be shown, its results,
  and the ranking.
- ``lessons``, ``lesson_files``, ``printable_packs``, ``count``: first hands, packs to print, the
  count of a real table.
- ``person_endpoints``, ``person_routes``, ``my_games``, ``deal_figures``, ``person_statistics``,
  ``person_export``: what a person has played, in figures, and all of it as one file.
- ``rating_board``: ratings from duplicate results, of those who want to be rated.
- ``hint_words``: hints in the language of the client.
- ``http_requests``, ``http_responses``, ``languages``, ``openapi``: reading requests, writing
  responses, their languages, and the description of the API.
"""
