"""A hostile Wayland client that owns the clipboard: it offers thousands of types and names that are no text, and gives data
that never comes, never ends, stops in the middle or is not text.

It speaks the protocol itself: https://wayland.freedesktop.org/docs/html/apa.html
"""
import array
import os
import random
import socket
import struct
import subprocess
import threading

# Objects of the client, by their numbers.
DISPLAY, REGISTRY, SEAT, MANAGER, DEVICE, FIRST_SOURCE = 1, 2, 3, 4, 5, 6
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


class WaylandStranger:
    """One connection; it serves requests for its data in a thread until it is closed."""

    # Weston accepts the clipboard with the highest serial, also from a client without the keyboard.
    serial = 1 << 20

    def __init__(self, environment, seed=1):
        self.chance, self.manner, self.asked = random.Random(seed), "stalls", 0
        self.held, self.source = [], DEVICE
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.socket.connect(os.path.join(environment["XDG_RUNTIME_DIR"], environment["WAYLAND_DISPLAY"]))
        self.send(DISPLAY, 1, struct.pack("<I", REGISTRY))
        self.buffer, self.descriptors = b"", []
        self.globals = {}
        while not {"wl_seat", "wl_data_device_manager"} <= self.globals.keys():
            self.read()
        for name, number, version in (("wl_seat", SEAT, 1), ("wl_data_device_manager", MANAGER, 1)):
            self.send(REGISTRY, 0, struct.pack("<I", self.globals[name]) + self.text(name) + struct.pack("<II", version, number))
        self.send(MANAGER, 1, struct.pack("<II", DEVICE, SEAT))
        threading.Thread(target=self.serve, daemon=True).start()

    def close(self):
        try:
            self.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        for descriptor in self.held:
            os.close(descriptor)
        self.held = []

    @staticmethod
    def text(words):
        data = words.encode() if isinstance(words, str) else words
        return struct.pack("<I", len(data) + 1) + data + bytes(1 + -(len(data) + 1) % 4)

    def send(self, number, code, body=b""):
        self.socket.sendall(struct.pack("<II", number, len(body) + 8 << 16 | code) + body)

    def own(self, types, manner):
        """Takes the clipboard with these types, and answers requests in a manner."""
        self.manner = manner
        self.source += 1
        WaylandStranger.serial += 1
        self.send(MANAGER, 0, struct.pack("<I", self.source))
        for each in types:
            self.send(self.source, 0, self.text(each))
        self.send(DEVICE, 1, struct.pack("<II", self.source, self.serial))

    def own_something(self):
        """Takes the clipboard with random types, in a random manner."""
        types = self.chance.sample(TEXT, self.chance.randrange(1, 4))
        # All of them fit into a socket: Weston disconnects a client that does not read as fast as it writes.
        for most, longest in self.chance.choices([(0, 0), (1, 400), (40, 400), (2000, 20)]):
            for _ in range(most):
                types.append(self.chance.randbytes(self.chance.randrange(longest)).replace(b"\0", b"\xff"))
        self.own(types, self.chance.choice(list(MANNERS)))

    # What the compositor sends

    def read(self):
        data, ancillary, _, _ = self.socket.recvmsg(65536, socket.CMSG_LEN(256))
        if not data:
            raise OSError("the connection has ended")
        self.buffer += data
        for _, _, items in ancillary:
            descriptors = array.array("i")
            descriptors.frombytes(items[:len(items) - len(items) % 4])
            self.descriptors += descriptors
        while len(self.buffer) >= 8:
            number, word = struct.unpack("<II", self.buffer[:8])
            size, code = word >> 16, word & 0xFFFF
            if len(self.buffer) < size:
                return
            body, self.buffer = self.buffer[8:size], self.buffer[size:]
            self.take(number, code, body)

    def take(self, number, code, body):
        if number == REGISTRY and code == 0:
            name, length = struct.unpack("<II", body[:8])
            self.globals[body[8:7 + length].decode()] = name
        elif number >= FIRST_SOURCE and code == 1 and self.descriptors:
            self.asked += 1
            threading.Thread(target=self.give, args=(self.descriptors.pop(0), self.manner), daemon=True).start()

    def give(self, descriptor, manner):
        data = MANNERS[manner]
        # The receiver's pipe may not block.
        os.set_blocking(descriptor, True)
        try:
            if data is None:
                subprocess.run(["yes"], stdout=descriptor, stderr=subprocess.DEVNULL, check=False)
                data = b""
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
    stranger = None
    for done in range(count):
        if done % 20 == 0:
            if stranger:
                # The client dies in the middle of whatever it does.
                stranger.close()
            stranger = WaylandStranger(rig.environment, seed * 1_000_003 + done)
        stranger.own_something()
        keys()
        if program.process.poll() is not None:
            return f"it ended with {program.process.returncode} after {done + 1} clipboards"
        if not is_answered():
            return f"it does not answer after {done + 1} clipboards; the last one {stranger.manner}"
        say(done + 1)
    stranger.close()
    return None
