"""A push service and a receiver of webhooks on this machine; it reads messages as a browser does.

It decrypts by RFC 8291 from the receiver's side, with nothing of the server's code.
"""

import contextlib
import json
import secrets
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ridotto.server.web_push import decode64, encode64

P256 = ec.SECP256R1()


@dataclass
class Subscription:
    """A browser's side of a subscription: it alone can read what is sent to it."""

    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(P256)
    )
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    @property
    def public(self) -> bytes:
        """Its key, as an uncompressed point."""
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def wish(self, endpoint: str) -> dict[str, str]:
        """What the page sends to the server."""
        keys = {"p256dh": encode64(self.public), "auth": encode64(self.auth)}
        return {"type": "push", "endpoint": endpoint, **keys}

    def read(self, body: bytes) -> bytes:
        """The message in a record of ``aes128gcm``."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        key = ec.EllipticCurvePublicKey.from_encoded_point(P256, sender)
        shared = self.private.exchange(ec.ECDH(), key)
        info = b"WebPush: info\x00" + self.public + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        plain = AESGCM(content).decrypt(nonce, sealed, None)
        message, _, rest = plain.rpartition(b"\x02")
        assert rest.strip(b"\x00") == b""
        return message


@dataclass
class Delivery:
    """Something that was posted."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class FakePush:
    """What came in, and what is answered."""

    port: int
    came: list[Delivery] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    """The next answers; after them everything is taken."""

    def address(self, path: str = "/push/one") -> str:
        """Where to post."""
        return f"http://127.0.0.1:{self.port}{path}"

    def messages(self, subscription: Subscription, path: str = "/push/one") -> list[Any]:
        """What one browser has read so far."""
        mine = [one for one in self.came if one.path == path]
        return [json.loads(subscription.read(one.body)) for one in mine]


@contextlib.contextmanager
def fake_push() -> Iterator[FakePush]:
    """A push service for a while."""
    service = FakePush(0)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.came.append(Delivery(self.path, headers, body))
            self.send_response(service.answers.pop(0) if service.answers else 201)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_args: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    service.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join(10)
        server.server_close()


def vapid_claims(authorization: str) -> tuple[dict[str, Any], str]:
    """The claims of a server's signature, once it has been checked; and the server's key."""
    kind, _, rest = authorization.partition(" ")
    assert kind == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    said, _, signed = parts["t"].rpartition(".")
    raw = decode64(signed)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(P256, decode64(parts["k"]))
    key.verify(encode_dss_signature(r, s), said.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decode64(said.split(".")[1])), parts["k"]
