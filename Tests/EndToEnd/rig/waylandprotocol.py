"""The Wayland protocol, as far as a client with a window, a clipboard and drags speaks it; nothing has to be installed for it.

https://wayland.freedesktop.org/docs/html/apa.html and the protocol xdg-shell define the numbers of requests and events.
"""
import array
import os
import socket
import struct

DISPLAY, REGISTRY = 1, 2


class WaylandClient:
    """One connection, with a seat and its data device; `read` calls the handlers of the objects that have events."""

    def __init__(self, environment):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.socket.settimeout(10)
        self.socket.connect(os.path.join(environment["XDG_RUNTIME_DIR"], environment["WAYLAND_DISPLAY"]))
        self.buffer, self.descriptors, self.globals, self.last = b"", [], {}, REGISTRY
        self.handlers = {DISPLAY: self.take_error, REGISTRY: self.take_global}
        self.send(DISPLAY, 1, struct.pack("<I", REGISTRY))
        while not {"wl_seat", "wl_data_device_manager"} <= self.globals.keys():
            self.read()
        self.seat = self.bind("wl_seat", 1)
        self.manager = self.bind("wl_data_device_manager", 3)
        self.device = self.new()
        self.send(self.manager, 1, struct.pack("<II", self.device, self.seat))

    def close(self):
        try:
            self.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    @staticmethod
    def text(words):
        data = words.encode() if isinstance(words, str) else words
        return struct.pack("<I", len(data) + 1) + data + bytes(1 + -(len(data) + 1) % 4)

    def send(self, number, code, body=b"", descriptor=None):
        passed = [] if descriptor is None else [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [descriptor]))]
        data = struct.pack("<II", number, len(body) + 8 << 16 | code) + body
        sent = self.socket.sendmsg([data], passed)
        self.socket.sendall(data[sent:])

    def new(self, handler=None):
        """The number of a new object; `handler` takes the codes and bodies of its events."""
        self.last += 1
        if handler:
            self.handlers[self.last] = handler
        return self.last

    def bind(self, interface, version, handler=None):
        name, known = self.globals[interface]
        number, version = self.new(handler), min(version, known)
        self.send(REGISTRY, 0, struct.pack("<I", name) + self.text(interface) + struct.pack("<II", version, number))
        return number

    def sync(self):
        """Returns when the compositor has taken all that was sent."""
        is_done = []
        self.send(DISPLAY, 0, struct.pack("<I", self.new(lambda code, body: is_done.append(True))))
        while not is_done:
            self.read()

    def read(self):
        data, ancillary, _, _ = self.socket.recvmsg(65536, socket.CMSG_LEN(256))
        if not data:
            raise ConnectionError("the connection has ended")
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
            if number in self.handlers:
                self.handlers[number](code, body)

    def take_error(self, code, body):
        if code == 0:
            number, error, length = struct.unpack("<III", body[:12])
            raise ConnectionError(f"object {number}: error {error}: {body[12:11 + length].decode()}")

    def take_global(self, code, body):
        if code == 0:
            name, length = struct.unpack("<II", body[:8])
            version, = struct.unpack("<I", body[-4:])
            self.globals.setdefault(body[8:7 + length].decode(), (name, version))
