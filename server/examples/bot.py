#!/usr/bin/env python3
"""Sits down at a shared table of Parlour and plays moves that it is offered, any of them.

    bot.py ws://192.168.1.7:8080/table BCDFGH Robot [GAMES]

The table's code is on the screen of whoever opened it; it plays one game, or as many as it is told. Python 3.8, nothing else to install.
"""
import base64, hashlib, json, os, random, socket, ssl, struct, sys
from urllib.parse import urlsplit


class WebSocket:
    """As much of RFC 6455 as text messages need."""

    def __init__(self, url):
        at = urlsplit(url)
        port = at.port or (443 if at.scheme == "wss" else 80)
        self.socket = socket.create_connection((at.hostname, port))
        if at.scheme == "wss":
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=at.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {at.path or '/'} HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.stream = self.socket.makefile("rb")
        if b" 101 " not in self.stream.readline():
            sys.exit(f"{url} is no table server.")
        while self.stream.readline().strip():
            pass

    def frame(self, kind, data):
        mask = os.urandom(4)
        length = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + struct.pack("!H", len(data))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.socket.sendall(bytes([128 | kind]) + length + mask + masked)

    def send(self, **message):
        self.frame(1, json.dumps(message).encode())

    def messages(self):
        text = b""
        while True:
            head = self.stream.read(2)
            if len(head) < 2 or head[0] & 15 == 8:  # the connection was closed
                return
            length = head[1] & 127
            if length > 125:
                length = int.from_bytes(self.stream.read(2 if length == 126 else 8), "big")
            data = self.stream.read(length)
            if head[0] & 15 == 9:  # a ping wants the same as a pong
                self.frame(10, data)
            elif head[0] & 15 < 2:
                text += data
                if head[0] & 128:
                    yield json.loads(text)
                    text = b""


def play(url, code, name, games=1):
    table = WebSocket(url)
    table.send(kind="hello", protocol=1, version="bot", language="en", code=code, moves=20)
    promised, over = None, False
    for message in table.messages():
        kind = message["kind"]
        # What the server deals is promised before our own number.
        if kind == "table" and (promised is None or over and message["commitment"] != promised):
            wish = {"kind": "again"} if over else {"kind": "sit", "name": name}
            promised, over = message["commitment"], False
            table.send(**wish, salt=os.urandom(16).hex())
        if message.get("moves") and kind in ("view", "events"):  # only told to whoever is to move
            table.send(kind="move", revision=message["revision"], move=random.choice(message["moves"]))
        elif kind == "table" and message["stage"] == "betweenRounds":
            if not all(seat.get("agreed") for seat in message["seats"] if seat.get("name") == name):
                table.send(kind="next")
        elif kind in ("trouble", "refused"):
            print(message["reason"])
        elif kind == "over":
            secret = bytes.fromhex(message["proof"]["secret"])
            fair = hashlib.sha256(secret).hexdigest() == promised
            print("points", message["result"]["points"], "- the deal was", "fair" if fair else "CHOSEN", flush=True)
            over, games = True, int(games) - 1
            if not games:
                return


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5) or not all(games.isdigit() for games in sys.argv[4:]):
        sys.exit(__doc__.strip())
    try:
        play(*sys.argv[1:])
    except OSError as error:
        sys.exit(f"{sys.argv[1]} cannot be reached: {error}")
