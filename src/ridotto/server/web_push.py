"""Web Push: messages that only one browser can read (RFC 8291), signed by this server (RFC 8292).

The browser maker's push service delivers them; it learns only that something came, and when.
"""

import base64
import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
"""The size of a record; our messages are far shorter, so there is only one."""
TOKEN_SECONDS: Final = 12 * 3600
"""How long a signature is valid, in seconds; a push service accepts up to a day."""


MAX_AUDIENCES: Final = 100
"""The most push services whose signatures are cached; few exist."""


class BadSubscription(ValueError):
    """The keys of a subscription are not valid."""


def encode64(raw: bytes) -> str:
    """Return bytes as URL-safe base64 without padding, as Web Push uses everywhere."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode64(text: str) -> bytes:
    """Return the bytes of URL-safe base64, padded or not."""
    try:
        bare = text.rstrip("=")
        return base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    except ValueError as error:
        raise BadSubscription("this is no base64") from error


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as an uncompressed point."""
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def read_subscription(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """Return the browser's key and its secret; or raise ``BadSubscription``."""
    secret = decode64(auth)
    if len(secret) != 16:
        raise BadSubscription("the secret of a subscription has 16 bytes")
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode64(p256dh)), secret
    except (ValueError, InvalidKey) as error:
        raise BadSubscription("the key of a subscription is a point of P-256") from error


def encrypt(
    message: bytes,
    receiver: ec.EllipticCurvePublicKey,
    auth: bytes,
    *,
    salt: bytes | None = None,
    sender: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Return a message encrypted for one browser, in one record of ``aes128gcm``."""
    salt = salt or os.urandom(16)
    sender = sender or ec.generate_private_key(CURVE)
    sender_public = public_bytes(sender.public_key())
    shared = sender.exchange(ec.ECDH(), receiver)
    info = b"WebPush: info\x00" + public_bytes(receiver) + sender_public
    secret = _derive(shared, auth, info, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    # One record, the last: the delimiter is 2.
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender_public)]) + sender_public
    return head + sealed


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Vapid:
    """The server's own key, by which push services recognise it."""

    def __init__(self, private: ec.EllipticCurvePrivateKey, subject: str = "") -> None:
        self._private = private
        self._subject = subject
        self._tokens: dict[str, tuple[int, str]] = {}
        self.public = encode64(public_bytes(private.public_key()))
        """The public key that a browser is given when it subscribes."""

    @classmethod
    def from_pem(cls, pem: bytes, subject: str = "") -> "Vapid":
        """Return the key as it was stored."""
        private = serialization.load_pem_private_key(pem, None)
        assert isinstance(private, ec.EllipticCurvePrivateKey)
        return cls(private, subject)

    def authorization(self, endpoint: str, now: float) -> str:
        """Return the header that identifies the server to a push service.

        Renewed every few hours.
        """
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        until, token = self._tokens.get(audience, (0, ""))
        if until < now + TOKEN_SECONDS / 2:
            until = int(now) + TOKEN_SECONDS
            token = self._sign(audience, until)
            if len(self._tokens) >= MAX_AUDIENCES:
                self._tokens.clear()
            self._tokens[audience] = until, token
        return f"vapid t={token}, k={self.public}"

    def _sign(self, audience: str, until: int) -> str:
        claims = {"aud": audience, "exp": until}
        if self._subject:
            claims["sub"] = self._subject
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        said = ".".join(encode64(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self._private.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{encode64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def new_key() -> bytes:
    """Return a new key for a server, as it is stored."""
    return ec.generate_private_key(CURVE).private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
