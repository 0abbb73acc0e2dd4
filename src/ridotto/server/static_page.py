"""Serves the built page: files that the build has already compressed, and their cache times."""

import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The suffixes of compressed files beside the plain one; the smallest first."""

INTERPRETER: Final = "interpreter-"
"""How the name of the worker begins that counts inside the browser."""

WORKER_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""A worker's policy is its own. Only this one may compile WebAssembly; the page may not."""


class StaticPage(StaticFiles):
    """The page's files. A file with a hash in its name never changes."""

    def file_response(
        self,
        full_path: PathLike,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return a file, in a compressed form if the browser accepts one that exists."""
        asked = Headers(scope=scope)
        plain = Path(full_path)
        response = FileResponse(plain, status_code=status_code, stat_result=stat_result)
        for coding in _accepted(asked.get("accept-encoding", "")):
            smaller = plain.with_name(plain.name + ENDINGS[coding])
            if smaller.is_file():
                response = FileResponse(
                    smaller, status_code, {"content-encoding": coding}, response.media_type
                )
                response.set_stat_headers(smaller.stat())
                break
        kept = plain.parent.name == "assets"
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if kept else "no-cache"
        )
        response.headers["vary"] = "accept-encoding"
        if plain.name.startswith(INTERPRETER):
            response.headers["content-security-policy"] = WORKER_POLICY
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


def _accepted(header: str) -> list[str]:
    """Return which of our encodings the browser accepts, in our order; `;q=0` means it does not."""
    wanted = dict(part.strip().lower().partition(";")[::2] for part in header.split(","))
    refused = {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return [
        coding
        for coding in ENDINGS
        if coding in wanted and wanted[coding].replace(" ", "") not in refused
    ]
