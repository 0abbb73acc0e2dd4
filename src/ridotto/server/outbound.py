"""Sends requests to addresses that strangers gave, so only to the public internet.

A name is resolved once, every address it has is checked, and the connection goes to one of these.
Redirects are not followed, and only the first line of the answer is read.
"""

import asyncio
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

SECONDS: Final = 10.0
"""Seconds for a whole request."""

LOWEST_PORT: Final = 1024
"""Below this port only HTTPS's own is allowed, so that nobody reaches other services through us."""

MAX_LINE: Final = 256
"""The longest first line of an answer, in bytes."""

_RESOLVERS: Final = ThreadPoolExecutor(16, thread_name_prefix="resolver")
"""Names are resolved in separate threads, because some take long."""


class NotAllowed(ValueError):
    """An address to which nothing may be sent."""


def check_address(url: str, *, private: bool) -> SplitResult:
    """Check an address as far as possible without the network; return its parts."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise NotAllowed("this is no address") from error
    if not parts.hostname or parts.username or parts.password or not url.isascii():
        raise NotAllowed("an address has a host, and no name or password in it")
    if any(character <= " " or character == "\x7f" for character in url):
        raise NotAllowed("an address has no spaces in it")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise NotAllowed("an address begins with https://")
    if not private and port is not None and port != 443 and port < LOWEST_PORT:
        raise NotAllowed("not to this port")
    return parts


def resolve(parts: SplitResult, *, private: bool) -> tuple[str, int]:
    """Return where to connect; raise ``NotAllowed`` if any of its addresses is not public.

    This blocks, and belongs in a thread.
    """
    port = parts.port or (443 if parts.scheme == "https" else 80)
    host = parts.hostname or ""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise OSError(f"no address is known for {host}") from error
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(map(_is_open, addresses)):
        raise NotAllowed("this address is not on the open internet")
    return addresses[0], port


def _is_open(address: str) -> bool:
    found = ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None) or found
    return bool(mapped.is_global and not mapped.is_multicast)


async def find(url: str, *, private: bool) -> tuple[SplitResult, str, int]:
    """Check and resolve an address; return its parts, the IP address and the port."""
    parts = check_address(url, private=private)
    look = partial(resolve, parts, private=private)
    loop = asyncio.get_running_loop()
    address, port = await asyncio.wait_for(loop.run_in_executor(_RESOLVERS, look), SECONDS)
    return parts, address, port


async def post(url: str, body: bytes, headers: dict[str, str], *, private: bool = False) -> int:
    """Post a body; return the status of the answer."""
    async with asyncio.timeout(SECONDS):
        parts, address, port = await find(url, private=private)
        safe = parts.scheme == "https"
        reader, writer = await asyncio.open_connection(
            address,
            port,
            limit=MAX_LINE,
            ssl=_tls() if safe else None,
            server_hostname=parts.hostname if safe else None,
        )
        try:
            writer.write(_head(parts, body, headers) + body)
            return _status(await reader.readline())
        finally:
            writer.transport.abort()


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _head(parts: SplitResult, body: bytes, headers: dict[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    said = {
        "Host": parts.netloc,
        "Content-Length": str(len(body)),
        "Connection": "close",
        "User-Agent": "ridotto",
        **headers,
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in said.items())
    return f"POST {path} HTTP/1.1\r\n{lines}\r\n".encode("ascii")


def _status(line: bytes) -> int:
    """Return the status code in the first line of an answer."""
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise OSError("this is no answer")
    return int(words[1])
