"""Tables for people: an ASGI application that judges, stores, then tells.

The way of one act, from top to bottom:

- ``uvicorn_server``, ``asgi_app``, ``security_middleware``, ``routes``: the process, the
  application, the checks before every request, the list of requests.
- ``sockets``, ``endpoints``: receive a command from a socket or a request.
- ``table_registry``, ``table_commands``: find the table, and what the command asks for.
- ``write_path``: judge, store, tell. Every change of a table passes through it.
- ``batch_writer``, ``store``, ``schema``, ``migrate``: commit pages to the database.
- ``live_table``, ``subscribers``, ``presence``: take the page, and tell whoever is connected.

Beside it, and through the same write path:

- ``automation``: the house, computer players, and the clock act by themselves.
- ``pg_listener``: take over pages that other processes wrote.
- ``workers``, ``thinking``: what takes long, away from the event loop.

What a table is:

- ``ledger_entries``, ``ledger_table``: the entries of the ledger, and the table as their fold.
- ``charter``, ``company``, ``seals``: what was agreed, the people, shuffles under seal.
- ``scene``, ``patch``, ``wire``: what a seat is shown, the changes of it, and all frames.
- ``delayed_view``, ``history``: open tables for onlookers, and pages of the past.

What tables share: ``services``, ``config``, ``limits``, ``metrics``, ``json_log``.

Sockets past ASGI: ``socket_io``, ``socket_buffers``, ``websocket_frames``, and the adapter
``uvicorn_websocket``.

Requests beside the tables:

- ``game_catalogue``, ``rule_values``, ``phrases``, ``table_summary``, ``table_record``: the games,
  their books, the lobby, the records.
- ``deal_replay``, ``record_table``, ``replay_origins``, ``replay_endpoints``, ``what_if``,
  ``worked_hands``: replays of finished deals.
- ``lessons``, ``lesson_files``, ``printable_packs``, ``count``: first hands, packs to print, the
  count of a real table.
- ``http_responses``, ``openapi``: answers, and the description of the API.
"""
