"""A program that drags something over a window by XDND, step by step, honest or not; for check_drops.py."""
import select
import struct
import time

from rig.xprotocol import CLIENT_MESSAGE, SELECTION_NOTIFY, SELECTION_REQUEST, XServer

PROPERTY_NOTIFY, DELETED = 28, 1


class DragSource(XServer):
    """Offers contents by their types; `target` is the window below the pointer."""

    def __init__(self, display, target, contents, version=5, piece=None):
        super().__init__(display)
        self.target, self.contents, self.version, self.piece = target, contents, version, piece
        self.answers, self.asked, self.status, self.finished = True, [], None, None
        self.pieces = {}
        names = list(contents)
        for name in [*names, "XdndSelection", "XdndEnter", "XdndPosition", "XdndLeave", "XdndDrop", "XdndStatus",
                     "XdndFinished", "XdndActionCopy", "XdndActionMove", "XdndTypeList", "ATOM", "INCR"]:
            self.atom(name)
        self.types = [self.atom(name) for name in names]
        self.socket.sendall(struct.pack("<BxHIII", 22, 4, self.window, self.atom("XdndSelection"), 0))
        if len(names) > 3:
            self.change(self.window, "XdndTypeList", self.atom("ATOM"), 32, struct.pack(f"<{len(names)}I", *self.types))

    def change(self, window, name, kind, form, data):
        """ChangeProperty, which replaces."""
        name = self.atom(name) if isinstance(name, str) else name
        padded = data + bytes(-len(data) % 4)
        self.socket.sendall(struct.pack(
            "<BBHIIIB3xI", 18, 0, 6 + len(padded) // 4, window, name, kind, form, len(data) * 8 // form) + padded)

    # What the source does

    def enter(self):
        first = (self.types + [0, 0, 0])[:3]
        self.message(self.target, "XdndEnter", self.window, self.version << 24 | (len(self.types) > 3), *first)

    def move(self, x, y):
        """Moves to a place of the screen; the action that the target accepts, or None if it accepts none."""
        self.status = None
        self.message(self.target, "XdndPosition", self.window, 0, x << 16 | y, 0, self.atom("XdndActionMove"))
        self.pump(lambda: self.status is not None)
        accepts, action = self.status
        if not accepts:
            return None
        return next(name for name in ("XdndActionCopy", "XdndActionMove") if self.atom(name) == action)

    def leave(self):
        self.message(self.target, "XdndLeave", self.window, 0, 0, 0, 0)
        self.sync()

    def drop(self):
        """Drops, and gives what is asked for; whether the target has used it."""
        self.release()
        self.pump(lambda: self.finished is not None)
        return self.finished

    def release(self):
        self.message(self.target, "XdndDrop", self.window, 0, 0, 0, 0)

    # What the target asks

    def pump(self, is_done, seconds=15):
        end = time.monotonic() + seconds
        while not is_done():
            if not self.events and not select.select([self.socket], [], [], max(0, end - time.monotonic()))[0]:
                raise TimeoutError("the target does not answer")
            self.take(self.events.pop(0) if self.events else self.read(32))

    def take(self, event):
        code = event[0] & 0x7F
        if code == CLIENT_MESSAGE:
            kind, = struct.unpack("<I", event[8:12])
            values = struct.unpack("<5I", event[12:32])
            if kind == self.atom("XdndStatus"):
                self.status = values[1] & 1, values[4]
            elif kind == self.atom("XdndFinished"):
                self.finished = bool(values[1] & 1)
        elif code == SELECTION_REQUEST:
            self.give(*struct.unpack("<6I", event[4:28]))
        elif code == PROPERTY_NOTIFY and event[16] == DELETED:
            self.go_on(*struct.unpack("<2I", event[4:12]))

    def give(self, stamp, _, requestor, selection, target, name):
        kind = next(kind for kind in self.contents if self.atom(kind) == target)
        self.asked.append(kind)
        if not self.answers:
            return
        data = self.contents[kind]
        if self.piece and len(data) > self.piece:
            # ChangeWindowAttributes: the changes of properties.
            self.socket.sendall(struct.pack("<BxHIII", 2, 4, requestor, 1 << 11, 1 << 22))
            pieces = [data[at:at + self.piece] for at in range(0, len(data), self.piece)] + [b""]
            self.pieces[requestor, name] = target, pieces
            self.change(requestor, name, self.atom("INCR"), 32, struct.pack("<I", len(data)))
        elif data is None:
            name = 0
        else:
            self.change(requestor, name, target, 8, data)
        self.send(requestor, struct.pack("<BxHIIIII", SELECTION_NOTIFY, 0, stamp, requestor, selection, target, name))

    def go_on(self, window, name):
        kind, pieces = self.pieces.get((window, name), (0, []))
        if pieces:
            self.change(window, name, kind, 8, pieces.pop(0))
