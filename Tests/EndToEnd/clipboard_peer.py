"""A program that owns the clipboard of X, honest or not, and one that requests it; for check_clipboard.py."""
import select
import struct
import threading
import time

from drag_source import DELETED, PROPERTY_NOTIFY
from rig.xprotocol import SELECTION_NOTIFY, SELECTION_REQUEST, XServer

NAMES = ["CLIPBOARD", "TARGETS", "ATOM", "INCR", "INTEGER", "image/png", "text/html", "UTF8_STRING", "CLIPBOARD_MANAGER",
         "SAVE_TARGETS", "MULTIPLE", "ATOM_PAIR", "CONTENT", "text/plain"]
# What an owner does with a request for an image.
MANNERS = ["is silent", "never ends", "stops after a piece", "stops before the pieces", "is of numbers", "is in pieces twice",
           "answers without a property", "names another property", "answers another type", "dies"]


class ClipboardPeer(XServer):
    """A connection whose events are taken by `take`."""

    def __init__(self, display):
        super().__init__(display)
        for name in NAMES:
            self.atom(name)
        self.is_open = True

    def end(self):
        self.is_open = False
        self.close()

    @staticmethod
    def fields(event):
        """Of a request: time, owner, requestor, selection, target, property."""
        return struct.unpack("<6I", event[4:28])

    def own(self, name):
        self.socket.sendall(struct.pack("<BxHIII", 22, 4, self.window, self.atom(name), 0))
        self.sync()

    def change(self, window, name, kind, form, data):
        """ChangeProperty, which replaces."""
        padded = data + bytes(-len(data) % 4)
        self.socket.sendall(struct.pack(
            "<BBHIIIB3xI", 18, 0, 6 + len(padded) // 4, window, name, self.atom(kind), form, len(data) * 8 // form) + padded)

    def pump(self, is_done, seconds=20):
        end = time.monotonic() + seconds
        while not is_done():
            if not self.events and not select.select([self.socket], [], [], max(0, end - time.monotonic()))[0]:
                raise TimeoutError("the other program does not answer")
            self.take(self.events.pop(0) if self.events else self.read(32))

    def serve(self):
        """Takes events in a thread, until the connection is closed."""
        def run():
            try:
                while self.is_open:
                    self.take(self.events.pop(0) if self.events else self.read(32))
            except (OSError, ValueError, EOFError, struct.error):
                pass
        self.socket.settimeout(None)
        threading.Thread(target=run, daemon=True).start()

    def notify(self, requestor, selection, target, name):
        self.send(requestor, struct.pack("<BxHIIIII", SELECTION_NOTIFY, 0, 0, requestor, selection, target, name))


class ClipboardOwner(ClipboardPeer):
    """Offers a PNG file, in a manner, and answers the request for types."""

    def __init__(self, display, manner, data=b"", piece=60_000):
        super().__init__(display)
        self.manner, self.data, self.piece, self.asked, self.left = manner, data, piece, 0, {}
        self.own("CLIPBOARD")
        self.serve()

    def take(self, event):
        code = event[0] & 0x7F
        if code == SELECTION_REQUEST:
            self.give(*self.fields(event))
        elif code == PROPERTY_NOTIFY and event[16] == DELETED:
            self.go_on(*struct.unpack("<2I", event[4:12]))

    def give(self, stamp, _, requestor, selection, target, name):
        if target == self.atom("TARGETS"):
            names = ["TARGETS", "image/png"]
            self.change(requestor, name, "ATOM", 32, struct.pack("<2I", *map(self.atom, names)))
            return self.notify(requestor, selection, target, name)
        self.asked += 1
        if self.manner == "is silent":
            return None
        if self.manner == "dies":
            return self.end()
        if self.manner == "answers without a property":
            return self.notify(requestor, selection, target, name)
        if self.manner == "names another property":
            return self.notify(requestor, selection, target, self.atom("CONTENT"))
        if self.manner == "answers another type":
            return self.notify(requestor, selection, self.atom("text/html"), name)
        if self.manner == "is of numbers":
            self.change(requestor, name, "image/png", 32, bytes(400))
            return self.notify(requestor, selection, target, name)
        # ChangeWindowAttributes: the changes of properties.
        self.socket.sendall(struct.pack("<BxHIII", 2, 4, requestor, 1 << 11, 1 << 22))
        self.left[requestor, name] = self.data
        self.change(requestor, name, "INCR", 32, struct.pack("<I", 100))
        return self.notify(requestor, selection, target, name)

    def go_on(self, window, name):
        left = self.left.get((window, name))
        if left is None or self.manner == "stops before the pieces":
            return
        if self.manner == "is in pieces twice":
            return self.change(window, name, "INCR", 32, struct.pack("<I", 100))
        if self.manner == "never ends":
            return self.change(window, name, "image/png", 8, b"x" * self.piece)
        piece, self.left[window, name] = left[:self.piece], left[self.piece:]
        if not piece or self.manner == "stops after a piece":
            del self.left[window, name]
        self.change(window, name, "image/png", 8, piece)


class ClipboardReader(ClipboardPeer):
    """Requests what the owner of the clipboard has, all of it or only the first piece."""

    def __init__(self, display):
        super().__init__(display)
        self.answered = self.changed = None
        # The changes of properties.
        self.socket.sendall(struct.pack("<BxHIII", 2, 4, self.window, 1 << 11, 1 << 22))
        self.sync()

    def take(self, event):
        code = event[0] & 0x7F
        if code == SELECTION_NOTIFY:
            self.answered = struct.unpack("<5I", event[4:24])[4]
        elif code == PROPERTY_NOTIFY and event[16] != DELETED:
            self.changed = struct.unpack("<2I", event[4:12])[1]

    def ask(self, target, name="CONTENT"):
        """Requests a target; whether there is an answer with content."""
        self.answered = None
        self.socket.sendall(struct.pack(
            "<BxHIIIII", 24, 6, self.window, self.atom("CLIPBOARD"), self.atom(target), self.atom(name), 0))
        self.pump(lambda: self.answered is not None)
        return self.answered != 0

    def property(self, name="CONTENT"):
        """The type and the bytes of a property, which is deleted."""
        self.changed = None
        self.socket.sendall(struct.pack("<BBHIIIII", 20, 1, 6, self.window, self.atom(name), 0, 0, 1 << 24))
        while (answer := self.read(32))[0] != 1:
            self.events.append(answer)
        data = self.read(struct.unpack("<I", answer[4:8])[0] * 4)
        kind, _, count = struct.unpack("<3I", answer[8:20])
        return kind, data[:count * (answer[1] // 8)]

    def fetch(self, target):
        """All of the content, and in how many pieces it came."""
        if not self.ask(target):
            return None, 0
        kind, data = self.property()
        if kind != self.atom("INCR"):
            return data, 1
        whole, count = b"", 0
        while True:
            self.pump(lambda: self.changed == self.atom("CONTENT"))
            piece = self.property()[1]
            if not piece:
                return whole, count
            whole, count = whole + piece, count + 1

    def convert_all(self, targets):
        """The bytes of several targets, by MULTIPLE; None for those without content."""
        names = [f"PART_{index}" for index in range(len(targets))]
        pairs = [self.atom(word) for pair in zip(targets, names) for word in pair]
        self.change(self.window, self.atom("CONTENT"), "ATOM_PAIR", 32, struct.pack(f"<{len(pairs)}I", *pairs))
        if not self.ask("MULTIPLE"):
            return None
        answers = struct.unpack(f"<{len(pairs)}I", self.property()[1])[1::2]
        return [self.property(name)[1] if answer else None for name, answer in zip(names, answers)]
