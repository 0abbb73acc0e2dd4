"""Sends letters (email), if the host has configured a mail server. Everything here blocks."""

import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

SECONDS: Final = 20.0
PORTS: Final = {"smtp": 587, "smtps": 465}


class MailSettingError(ValueError):
    """The setting of the mail server is not valid."""


class MailServer(msgspec.Struct, frozen=True):
    """The mail server, and the sender of letters."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str


def read_mail_server(url: str, sender: str) -> MailServer:
    """Read ``smtp://user:password@host:587`` or ``smtps://…``, and the sender's address."""
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname:
        raise MailSettingError("the mail server is smtp://user:password@host or smtps://…")
    if "@" not in sender:
        raise MailSettingError("name the sender of letters with --mail-from")
    return MailServer(
        parts.scheme,
        parts.hostname,
        parts.port or PORTS[parts.scheme],
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        sender,
    )


def send_letter(server: MailServer, to: str, title: str, text: str, stop: str = "") -> None:
    """Send a letter; or raise what went wrong. Names and passwords are only sent over TLS."""
    # Not folded: many programs cannot read a long address that is folded.
    letter = EmailMessage(policy=SMTP.clone(max_line_length=998))
    letter["From"], letter["To"], letter["Subject"] = server.sender, to, title
    letter["Auto-Submitted"] = "auto-generated"
    if stop:
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(text)
    with _connect(server) as line:
        if server.user:
            line.login(server.user, server.password)
        line.send_message(letter)


def _connect(server: MailServer) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if server.scheme == "smtps":
        return smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
    line = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    line.ehlo()
    if line.has_extn("starttls"):
        line.starttls(context=context)
    elif server.user:
        line.close()
        raise smtplib.SMTPNotSupportedError("the mail server takes a password only in the open")
    return line
