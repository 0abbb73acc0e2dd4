"""The HTTP endpoints for the games and their books, one function each."""

from starlette.requests import Request
from starlette.responses import Response

from ridotto.games import GAMES, card_names_of
from ridotto.games.translations import rule_book_in, rules_language, rules_text
from ridotto.server.game_catalogue import at_table, catalogue, game_seen, shelf
from ridotto.server.http_requests import language_of
from ridotto.server.http_responses import json_response, problem


async def get_games(request: Request) -> Response:
    """Return the games with their books, options, levels and phrases."""
    return json_response(catalogue(language_of(request)))


async def get_shelf(request: Request) -> Response:
    """Return the games in brief, for a lobby."""
    return json_response(shelf(language_of(request)))


async def get_game(request: Request) -> Response:
    """Return one game, with what a table needs of it."""
    found = game_seen(request.path_params["game"], language_of(request))
    if found is None:
        return problem(404, "no-game", f"there are: {', '.join(GAMES)}")
    return json_response(at_table(found))


async def get_rules(request: Request) -> Response:
    """Return a game's rules in our own words, as Markdown."""
    game = GAMES.get(request.path_params["game"])
    if game is None:
        return problem(404, "no-game", f"there are: {', '.join(GAMES)}")
    language = language_of(request)
    text = rules_text(game.name, language)
    if text is None:
        return problem(404, "no-rules", f"the rules of {game.title} have not been written down")
    return Response(
        text,
        media_type="text/markdown; charset=utf-8",
        headers={"content-language": rules_language(game.name, language)},
    )


async def get_book(request: Request) -> Response:
    """Return the names of a game's rules and faults by id, with their sources."""
    game = GAMES.get(request.path_params["game"])
    if game is None:
        return problem(404, "no-game", f"there are: {', '.join(GAMES)}")
    return json_response(rule_book_in(game.name, language_of(request)))


async def get_cards(request: Request) -> Response:
    """Return a game's cards in their customary order, with their names."""
    game = GAMES.get(request.path_params["game"])
    if game is None:
        return problem(404, "no-game", f"there are: {', '.join(GAMES)}")
    return json_response(card_names_of(game.name))
