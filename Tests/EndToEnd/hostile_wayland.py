"""A hostile Wayland client that owns the clipboard: it offers thousands of types and names that are no text, and gives data
that never comes, never ends, stops in the middle or is not text.
"""
import os
import random
import struct
import threading

from rig.waylandprotocol import WaylandClient

TEXT = ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "TEXT", "STRING"]
# What the client does with a request for its data, each by the bytes that it gives first.
MANNERS = {
    "stalls": b"",
    "stalls in the middle": b"half of it",
    "never ends": None,
    "breaks off": b"x" * 3,
    "gives a NUL": b"before\0after",
    "gives no UTF-8": b"a\xff\xfe\xc0\x80\xed\xa0\x80b",
    "gives control characters": bytes(range(1, 32)) + "\u202e\u0085".encode(),
    "gives much": "ä".encode() * 500_000,
}
# A piece of data without an end.
ENDLESS = b"y\n" * 32768


class HostileWaylandClient(WaylandClient):
    """One connection; it serves requests for its data in a thread until it is closed."""

    # Weston accepts the clipboard with the highest serial, also from a client without the keyboard.
    serial = 1 << 20
    # What it gives, by its manner.
    contents = MANNERS

    def __init__(self, environment, seed=1):
        self.chance, self.manner, self.asked, self.held = random.Random(seed), "stalls", 0, []
        super().__init__(environment)
        self.socket.settimeout(None)
        threading.Thread(target=self.serve, daemon=True).start()

    def close(self):
        super().close()
        for descriptor in self.held:
            os.close(descriptor)
        self.held = []

    def source(self, types):
        """A new data source with these types."""
        source = self.new(self.take)
        self.send(self.manager, 0, struct.pack("<I", source))
        for each in types:
            self.send(source, 0, self.text(each))
        return source

    def own(self, types, manner):
        """Takes the clipboard with these types, and answers requests in a manner."""
        self.manner = manner
        HostileWaylandClient.serial += 1
        self.send(self.device, 1, struct.pack("<II", self.source(types), self.serial))

    def some_types(self, types):
        """Some of these types, and names that mean nothing: few, long, or very many."""
        types = self.chance.sample(types, self.chance.randrange(1, len(types) + 1))
        # All of them fit into a socket: Weston disconnects a client that does not read as fast as it writes.
        for most, longest in self.chance.choices([(0, 0), (1, 400), (40, 400), (2000, 20)]):
            for _ in range(most):
                types.append(self.chance.randbytes(self.chance.randrange(longest)).replace(b"\0", b"\xff"))
        return types

    def own_something(self):
        """Takes the clipboard with random types, in a random manner."""
        self.own(self.some_types(TEXT), self.chance.choice(list(self.contents)))

    # What the compositor sends

    def take(self, code, body):
        """The request for the data of a source."""
        if code == 1 and self.descriptors:
            self.asked += 1
            threading.Thread(target=self.give, args=(self.descriptors.pop(0), self.manner), daemon=True).start()

    def give(self, descriptor, manner):
        data = self.contents[manner]
        # The receiver's pipe may not block.
        os.set_blocking(descriptor, True)
        try:
            # At once: SDL waits 14 ms for data, and a program that writes would take longer to start.
            while data is None:
                os.write(descriptor, ENDLESS)
            for start in range(0, len(data), 65536):
                os.write(descriptor, data[start:start + 65536])
        except OSError:
            pass
        if manner.startswith("stalls"):
            self.held.append(descriptor)
        else:
            os.close(descriptor)

    def serve(self):
        try:
            while True:
                self.read()
        except OSError:
            pass


def attack(rig, program, keys, is_answered, count, seed, say=lambda done: None):
    """Takes the clipboard `count` times while `keys` pastes it; a sentence about what the program did not."""
    client = None
    for done in range(count):
        if done % 20 == 0:
            if client:
                # The client dies in the middle of whatever it does.
                client.close()
            client = HostileWaylandClient(rig.environment, seed * 1_000_003 + done)
        client.own_something()
        keys()
        if program.process.poll() is not None:
            return f"it ended with {program.process.returncode} after {done + 1} clipboards"
        if not is_answered():
            return f"it does not answer after {done + 1} clipboards; the last one {client.manner}"
        say(done + 1)
    client.close()
    return None
