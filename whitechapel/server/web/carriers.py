"""How letters travel: to a browser's push service, by mail over the host's own server, to an address on the web."""

from __future__ import annotations

import asyncio
import json
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.header import Header
from email.headerregistry import Address as MailAddress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from http import HTTPStatus
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import unquote, urlsplit

from whitechapel.core.frames import GameError
from whitechapel.server.live.alerts import Carrier, Gone, Letter, Undelivered
from whitechapel.server.live.calls import Mail, Push, Webhook
from whitechapel.server.store import Store
from whitechapel.server.web.outward import post

PUSH_KEY: Final = "server/push"
"""The key under which the server's secret number for push services is stored."""
A_DAY: Final = 86_400
"""How long a push service keeps a message for a browser that is switched off, in seconds."""
MAIL_SECONDS: Final = 20.0
"""How long each step of sending a mail may take."""
POSTMEN: Final = 2
"""How many mails are on their way at the same time."""

NEVER: Final = 550
"""From this code on a mail server means that there is no such address."""
OWN: Final = ("localhost", "127.0.0.1", "::1")

Reach = Literal["public", "any", "none"]
"""Which addresses on the web players may name: public ones, also those of the host's own network, or none."""


class MailServer(NamedTuple):
    """The host's own mail server."""

    host: str
    port: int
    secure: bool
    """Whether the line is encrypted from the start; otherwise it is from the moment the server offers it."""
    user: str
    password: str
    sender: str


class CallOptions(NamedTuple):
    """How the host lets people be called."""

    mail: MailServer | None = None
    webhooks: Reach = "public"
    contact: str = ""
    """Whom push services may ask about this server: an address that begins with https: or mailto:."""


def mail_server(url: str, sender: str, password: str) -> MailServer:
    """The mail server at an address such as smtp://parlour@mail.example:587; raises GameError."""
    try:
        where = urlsplit(url)
        port = where.port or (465 if where.scheme == "smtps" else 587)
    except ValueError:
        where, port = urlsplit(""), 0
    if where.scheme not in ("smtp", "smtps") or not where.hostname or "@" not in parseaddr(sender)[1]:
        raise GameError(
            "serve-mail",
            "Mail needs a server, such as smtp://name@mail.example:587, and --mail-from with an address it comes from.",
        )
    return MailServer(where.hostname, port, where.scheme == "smtps", unquote(where.username or ""), password, sender)


async def carriers(store: Store, options: CallOptions) -> tuple[Mapping[type, Carrier], str]:
    """All ways in which people can be called here, and the key by which browsers know this server."""
    ways: dict[type, Carrier] = {}
    push_key = ""
    push = await PushCarrier.open(store, options)
    if push is not None:
        ways[Push], push_key = push, push.key
    if options.webhooks != "none":
        ways[Webhook] = WebhookCarrier(private=options.webhooks == "any")
    if options.mail is not None:
        ways[Mail] = MailCarrier(options.mail)
    return ways, push_key


class PushCarrier:
    """To a browser that may be closed, through the service of its maker, which cannot read it."""

    def __init__(self, secret: bytes, contact: str, private: bool) -> None:
        from whitechapel.server.web import webpush

        self._webpush = webpush
        self._key = webpush.private_key(secret)
        self._contact = contact or "mailto:whitechapel@localhost"
        self._private = private
        self.key = webpush.encode(webpush.public_bytes(self._key))

    @staticmethod
    async def open(store: Store, options: CallOptions) -> PushCarrier | None:
        """With the store's own key, which is created once; None where the package for it is missing."""
        try:
            from whitechapel.server.web import webpush
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] != "cryptography":
                raise
            return None
        secret = await store.keep(PUSH_KEY, webpush.new_key())
        return PushCarrier(secret, options.contact, private=options.webhooks == "any")

    async def __call__(self, to: Push, letter: Letter) -> None:
        told = {name: value for name, value in letter._asdict().items() if name != "tables"}
        try:
            body = self._webpush.encrypt(json.dumps(told).encode(), to.p256dh, to.auth)
        except ValueError:
            raise Gone from None
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(A_DAY),
            "Urgency": "normal",
            "Authorization": self._webpush.authorization(to.endpoint, self._key, self._contact),
        }
        status = await post(to.endpoint, body, headers, private=self._private)
        if status in (HTTPStatus.NOT_FOUND, HTTPStatus.GONE):
            raise Gone
        check(status)


class WebhookCarrier:
    """To an address that takes messages for somebody: ntfy, or JSON with the text under the names that Discord, Slack,
    Mattermost and the bridges of Matrix look for."""

    def __init__(self, private: bool) -> None:
        self._private = private

    async def __call__(self, to: Webhook, letter: Letter) -> None:
        if to.form == "ntfy":
            # A header takes no other letters; ntfy reads this notation.
            body, headers = letter.text.encode(), {"Title": encoded(letter.title), "Click": letter.link}
            headers["Content-Type"] = "text/plain; charset=utf-8"
            if letter.stop:
                headers["Actions"] = encoded(f"view, {letter.end}, {letter.stop}")
        else:
            body, headers = json.dumps(self.told(letter)).encode(), {"Content-Type": "application/json"}
        check(await post(to.url, body, headers, private=self._private))

    def told(self, letter: Letter) -> dict[str, Any]:
        """The same words for each of those who listen."""
        title, message = harmless(letter.title), harmless(letter.text)
        text = "\n".join([title, *[f"{harmless(one.line)}: {one.link}" for one in letter.tables]])
        text = text if letter.tables else f"{title}. {message} {letter.link}"
        tables = [{"text": harmless(one.line), "link": one.link} for one in letter.tables]
        return {
            "text": text, "content": text, "title": title, "message": message, "link": letter.link,
            "stop": letter.stop, "tables": tables,
        }  # fmt: skip


class MailCarrier:
    """By mail, over the host's own server."""

    def __init__(self, server: MailServer) -> None:
        self._server = server
        self._postmen = ThreadPoolExecutor(POSTMEN, "mail")

    async def __call__(self, to: Mail, letter: Letter) -> None:
        mail = self.written(to, letter)
        await asyncio.get_running_loop().run_in_executor(self._postmen, self._send, mail)

    def written(self, to: Mail, letter: Letter) -> EmailMessage:
        """The letter as a mail."""
        name, sender = parseaddr(self._server.sender)
        user, _, domain = to.address.rpartition("@")
        mail = EmailMessage()
        mail["From"] = f"{name or 'Whitechapel'} <{sender}>"
        mail["To"] = MailAddress(username=user, domain=domain)
        mail["Subject"] = letter.title
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        lines = [f"{one.line}\n{one.link}\n" for one in letter.tables] or [f"{letter.text}\n\n{letter.link}\n"]
        if letter.stop:
            mail["List-Unsubscribe"] = f"<{letter.stop.replace('/calls/stop', '/api/calls/stop', 1)}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            lines.append(f"-- \n{letter.end}: {letter.stop}\n")
        mail.set_content("\n".join(lines))
        return mail

    def _send(self, mail: EmailMessage) -> None:
        server = self._server
        tls = ssl.create_default_context()
        try:
            if server.secure:
                line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=MAIL_SECONDS, context=tls)
            else:
                line = smtplib.SMTP(server.host, server.port, timeout=MAIL_SECONDS)
            with line:
                line.ehlo()
                if not server.secure and line.has_extn("starttls"):
                    line.starttls(context=tls)
                    line.ehlo()
                if server.user:
                    if not (isinstance(line.sock, ssl.SSLSocket) or server.host in OWN):
                        raise Undelivered("no password is sent over an open line")
                    line.login(server.user, server.password)
                line.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            if all(code >= NEVER for code, _ in error.recipients.values()):
                raise Gone from None
            raise Undelivered("not taken now") from None
        except (smtplib.SMTPException, OSError) as error:
            raise Undelivered(type(error).__name__) from None


def harmless(text: str) -> str:
    """Text in which a name such as @everyone or <!channel> calls nobody: an invisible space follows the sign."""
    return text.replace("@", "@\u200b").replace("<", "<\u200b")


def encoded(text: str) -> str:
    """A text as the value of a header."""
    return text if text.isascii() else Header(text, "utf-8", maxlinelen=10_000).encode()


def check(status: int) -> None:
    """Whether a letter was taken."""
    if not HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES:
        raise Undelivered(f"status {status}")
