"""A program on whose window something is dropped by XDND, honest or not; for check_drops.py."""
import select
import struct
import time

from rig.xprotocol import CLIENT_MESSAGE, SELECTION_NOTIFY, XServer

PROPERTY_CHANGED, REPLY = 28, 1
PROPERTY_CHANGES = 1 << 22  # the event mask


class DragTarget(XServer):
    """A visible window at a place of the screen; `action` is what it accepts, None for nothing."""

    def __init__(self, display, x, y, action="XdndActionCopy", kind="UTF8_STRING", version=5):
        super().__init__(display)
        self.action, self.kind, self.version, self.answers, self.finishes = action, kind, version, True, True
        self.log, self.content = [], None
        # What was read of content that comes in pieces; `pause` is called before each.
        self.pieces, self.pause = None, lambda: None
        self.socket.sendall(struct.pack("<BxHI", 15, 2, self.window))
        while (answer := self.read(32))[0] != REPLY:
            self.events.append(answer)
        self.read(struct.unpack("<I", answer[4:8])[0] * 4)
        root, = struct.unpack("<I", answer[8:12])
        self.inner = self.window + 1
        # CreateWindow: the size, override-redirect, and the events. ChangeProperty. MapWindow.
        self.socket.sendall(struct.pack(
            "<BBHIIhhHHHHIIII", 1, 0, 10, self.inner, root, x, y, 200, 200, 0, 1, 0, 1 << 9 | 1 << 11, 1, PROPERTY_CHANGES))
        self.socket.sendall(struct.pack("<BBHIIIB3xII", 18, 0, 7, self.inner, self.atom("XdndAware"), self.atom("ATOM"), 32, 1, version))
        self.socket.sendall(struct.pack("<BxHI", 8, 2, self.inner))
        for name in ("XdndEnter", "XdndPosition", "XdndLeave", "XdndDrop", "XdndStatus", "XdndFinished", "XdndSelection",
                     "XdndActionCopy", "XdndActionMove", "XdndTypeList", "TARGETS", "CONTENT", "INCR", kind):
            self.atom(name)
        self.sync()

    def pump(self, is_done, seconds=20):
        end = time.monotonic() + seconds
        while not is_done():
            if not self.events and not select.select([self.socket], [], [], max(0, end - time.monotonic()))[0]:
                raise TimeoutError(f"the source is silent after {self.log}")
            self.take(self.events.pop(0) if self.events else self.read(32))

    def note(self, word):
        if self.log[-1:] != [word]:
            self.log.append(word)

    def take(self, event):
        code = event[0] & 0x7F
        if code == PROPERTY_CHANGED and self.pieces is not None and event[16] == 0:
            window, name = struct.unpack("<2I", event[4:12])
            if name == self.atom("CONTENT"):
                self.read_piece()
        if code == SELECTION_NOTIFY:
            self.read_content(*struct.unpack("<5I", event[4:24]))
        if code != CLIENT_MESSAGE:
            return
        kind, = struct.unpack("<I", event[8:12])
        source, *values = struct.unpack("<5I", event[12:32])
        for name in ("XdndEnter", "XdndPosition", "XdndLeave", "XdndDrop"):
            if kind == self.atom(name):
                self.note(name[4:].lower())
        if kind == self.atom("XdndPosition") and self.answers:
            accepted = self.action is not None
            self.message(source, "XdndStatus", self.inner, 3 if accepted else 2, 0, 0, self.atom(self.action) if accepted else 0)
        elif kind == self.atom("XdndDrop"):
            self.source = source
            if self.finishes:
                self.socket.sendall(struct.pack(
                    "<BxHIIIII", 24, 6, self.inner, self.atom("XdndSelection"), self.atom(self.kind), self.atom("CONTENT"), 0))

    def property(self, name):
        """The type and the bytes of a property, which is deleted."""
        self.socket.sendall(struct.pack("<BBHIIIII", 20, 1, 6, self.inner, name, 0, 0, 1 << 20))
        while (answer := self.read(32))[0] != REPLY:
            self.events.append(answer)
        data = self.read(struct.unpack("<I", answer[4:8])[0] * 4)
        return struct.unpack("<I", answer[8:12])[0], data[:struct.unpack("<I", answer[16:20])[0]]

    def read_content(self, stamp, requestor, selection, target, name):
        content = b""
        if name:
            kind, content = self.property(name)
            if kind == self.atom("INCR"):
                self.pieces = []
                return
        self.finish(content)

    def read_piece(self):
        self.pause()
        _, piece = self.property(self.atom("CONTENT"))
        if piece:
            self.pieces.append(piece)
        else:
            pieces, self.pieces = self.pieces, None
            self.finish(b"".join(pieces))

    def finish(self, content):
        self.content = content
        result = (1, self.atom(self.action)) if self.version >= 5 else (0, 0)
        self.message(self.source, "XdndFinished", self.inner, *result, 0, 0)
        self.sync()
