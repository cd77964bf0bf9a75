"""The X protocol, as far as a window manager and a file manager speak it; nothing has to be installed for it."""
import os
import socket
import struct

CLIENT_MESSAGE, SELECTION_REQUEST, SELECTION_NOTIFY = 33, 30, 31


class XServer:
    """A client of the server, with a window of its own that is never shown."""

    def __init__(self, display):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(10)
        self.socket.connect(f"/tmp/.X11-unix/X{display.split(':')[1].split('.')[0]}")
        self.socket.sendall(struct.pack("<BxHHHHxx", ord("l"), 11, 0, 0, 0))
        head = self.read(8)
        setup = self.read(struct.unpack("<H", head[6:8])[0] * 4)
        vendor, = struct.unpack("<H", setup[16:18])
        screen = 32 + vendor + -vendor % 4 + 8 * setup[21]
        root, = struct.unpack("<I", setup[screen:screen + 4])
        self.window = struct.unpack("<I", setup[4:8])[0] + 1
        self.events = []
        self.atoms = {}
        self.socket.sendall(struct.pack("<BBHIIhhHHHHII", 1, 0, 8, self.window, root, 0, 0, 1, 1, 0, 1, 0, 0))

    def close(self):
        self.socket.close()

    def read(self, count):
        data = b""
        while len(data) < count:
            part = self.socket.recv(count - len(data))
            if not part:
                raise ConnectionError("the X server is gone")
            data += part
        return data

    def atom(self, name):
        if name not in self.atoms:
            data = name.encode()
            padded = data + bytes(-len(data) % 4)
            self.socket.sendall(struct.pack("<BBHHxx", 16, 0, 2 + len(padded) // 4, len(data)) + padded)
            while (answer := self.read(32))[0] != 1:
                self.events.append(answer)
            self.atoms[name], = struct.unpack("<I", answer[8:12])
        return self.atoms[name]

    def sync(self):
        """Returns when the server has taken all that was sent."""
        self.atoms.pop("WM_PROTOCOLS", None)
        self.atom("WM_PROTOCOLS")

    def send(self, window, event):
        self.socket.sendall(struct.pack("<BBHII", 25, 0, 11, window, 0) + event.ljust(32, b"\0"))

    def message(self, window, kind, *values):
        self.send(window, struct.pack("<BBHII5I", CLIENT_MESSAGE, 32, 0, window, self.atom(kind), *values))

    def wait(self, code, kind=None):
        """The next event of a code, and of a type if it is a message."""
        while True:
            event = self.events.pop(0) if self.events else self.read(32)
            if event[0] & 0x7F != code:
                continue
            if kind is None or struct.unpack("<I", event[8:12])[0] == self.atom(kind):
                return event

    def close_window(self, window):
        """Asks a window to close, as the close button of a window manager does."""
        self.message(window, "WM_PROTOCOLS", self.atom("WM_DELETE_WINDOW"), 0, 0, 0, 0)
        self.sync()

    def drop(self, window, x, y, file):
        """Drops a file on a window, as a file manager does (XDND, version 5); tells whether the window takes it."""
        uri = f"file://{os.path.realpath(file)}\r\n".encode()
        own = self.window
        self.socket.sendall(struct.pack("<BxHIII", 22, 4, own, self.atom("XdndSelection"), 0))
        self.message(window, "XdndEnter", own, 5 << 24, self.atom("text/uri-list"), 0, 0)
        self.message(window, "XdndPosition", own, 0, x << 16 | y, 0, self.atom("XdndActionCopy"))
        status = self.wait_and_answer("XdndStatus", uri)
        if not struct.unpack("<I", status[16:20])[0] & 1:
            return False
        self.message(window, "XdndDrop", own, 0, 0, 0, 0)
        self.wait_and_answer("XdndFinished", uri)
        return True

    def wait_and_answer(self, kind, text):
        """The next message of a type; until then, gives the text to programs that ask for the selection."""
        while True:
            event = self.events.pop(0) if self.events else self.read(32)
            if event[0] & 0x7F == SELECTION_REQUEST:
                self.answer(event, text)
            elif event[0] & 0x7F == CLIENT_MESSAGE and struct.unpack("<I", event[8:12])[0] == self.atom(kind):
                return event

    def answer(self, request, text):
        """Gives the text to the program that asked for the selection."""
        time, _, requestor, selection, target, prop = struct.unpack("<6I", request[4:28])
        padded = text + bytes(-len(text) % 4)
        self.socket.sendall(
            struct.pack("<BBHIIIB3xI", 18, 0, 6 + len(padded) // 4, requestor, prop, target, 8, len(text)) + padded)
        self.send(requestor, struct.pack("<BxHIIIII", SELECTION_NOTIFY, 0, time, requestor, selection, target, prop))
