"""A hostile Wayland client that drags over a window and drops: files that never come, never end or are not files, thousands of
types, a source that is destroyed or dies before the drop or after it, drags without a type, without an action, without a drop.

Weston lets a client drag that has the pointer's press, so each drag begins in a window of the client, which it then closes.
"""
import os
import struct
import threading

from hostile_wayland import MANNERS, HostileWaylandClient
from rig.waiting import until

FILES = "text/uri-list"
# What the client gives for a dropped list of files.
LISTS = {
    **{manner: MANNERS[manner] for manner in ("stalls", "never ends", "breaks off", "gives a NUL", "gives no UTF-8", "gives much")},
    "stalls in the middle": b"file:///nowhere/a\r\nfile:///now",
    "gives a file": b"# one\r\nfile:///nowhere/a%20b\r\n",
    "gives devices": b"file:///dev/zero\r\nfile:///dev/stdin\r\nfile:///proc/self/mem\r\n",
    "gives very many": b"file:///nowhere/a\r\n" * 100_000,
    "gives a long name": b"file:///" + b"x" * 1_000_000 + b"\r\n",
    "gives no files": b"file://\r\nfile:\r\nfile://elsewhere/a\r\nhttps://example.org\r\n%00%zz%\r\n\r\n\0",
}
COPY, MOVE, ASK = 1, 2, 4
LEFT = 272


class WaylandDragger(HostileWaylandClient):
    contents = LISTS

    def __init__(self, rig, seed=1):
        self.rig, self.serial_of_press, self.size, self.entered = rig, None, None, False
        self.is_configured = threading.Event()
        super().__init__(rig.environment, seed)
        self.surfaces = self.bind("wl_compositor", 1)
        self.memory = self.bind("wl_shm", 1)
        self.shell = self.bind("xdg_wm_base", 1, lambda code, body: self.send(self.shell, 3, body))
        self.pointer = self.new(self.take_pointer)
        self.send(self.seat, 0, struct.pack("<I", self.pointer))

    def take_pointer(self, code, body):
        if code == 0:
            self.entered = True
        elif code == 3 and struct.unpack("<IIII", body)[3]:
            self.serial_of_press, = struct.unpack("<I", body[:4])

    def open(self):
        """Opens a window over the screen: the numbers of its objects, the outermost first."""
        def configure(code, body):
            self.send(role, 4, body)
            self.is_configured.set()

        surface, role, top = self.new(), self.new(configure), self.new(self.resize)
        self.size, self.entered, self.serial_of_press = None, False, None
        self.is_configured.clear()
        self.send(self.surfaces, 0, struct.pack("<I", surface))
        self.send(self.shell, 2, struct.pack("<II", role, surface))
        self.send(role, 1, struct.pack("<I", top))
        self.send(surface, 6)
        if not self.is_configured.wait(10):
            raise TimeoutError("the compositor shows no window")
        width, height = self.size
        file = os.memfd_create("pixels")
        os.ftruncate(file, width * height * 4)
        pool, buffer = self.new(), self.new()
        self.send(self.memory, 0, struct.pack("<Ii", pool, width * height * 4), file)
        os.close(file)
        self.send(pool, 0, struct.pack("<IiiiiI", buffer, 0, width, height, width * 4, 1))
        self.send(pool, 1)
        self.send(surface, 1, struct.pack("<Iii", buffer, 0, 0))
        self.send(surface, 2, struct.pack("<4i", 0, 0, width, height))
        self.send(surface, 6)
        return top, role, surface

    def resize(self, code, body):
        if code == 0:
            self.size = struct.unpack("<ii", body[:8])

    # A drag

    def drag(self, types, actions, manner):
        """Begins a drag out of a window, which is closed then: its source."""
        self.manner = manner
        top, role, surface = self.open()
        self.rig.seat("pm 2 2", "pm 640 400")
        until(lambda: self.entered, "the pointer in the client's window")
        self.rig.seat(f"pb {LEFT} 1")
        until(lambda: self.serial_of_press, "a press in the client's window")
        source = self.source(types)
        self.send(source, 2, struct.pack("<I", actions))
        self.send(self.device, 0, struct.pack("<IIII", source, surface, 0, self.serial_of_press))
        for number in (top, role, surface):
            self.send(number, 0)
        return source

    def drag_something(self, x, y):
        """A drag over a place of the program under attack, with any end."""
        chance = self.chance
        types = self.some_types([FILES, FILES, "text/plain", "image/png"])
        if chance.random() < 0.7 and FILES not in types:
            types.append(FILES)
        source = self.drag(types, chance.choice([COPY, COPY, COPY, COPY | MOVE, MOVE, ASK, 0]), chance.choice(list(LISTS)))
        for _ in range(chance.randrange(1, 4)):
            self.rig.seat(f"pm {x + chance.randrange(100)} {y + chance.randrange(100)}", 0.01)
            if chance.random() < 0.2:
                self.rig.seat("pm 0 0", 0.01)
        end = chance.choice(["drop", "drop", "drop", "destroy", "die", "drop and destroy", "drop and die"])
        if end == "destroy":
            self.send(source, 1)
        elif end == "die":
            self.close()
        if end in ("destroy", "die"):
            self.rig.seat(0.02)
        self.rig.seat(f"pb {LEFT} 0")
        if end == "drop and destroy":
            self.send(source, 1)
        elif end == "drop and die":
            self.close()
        return end


def attack(rig, program, place, is_answered, count, seed, say=lambda done: None):
    """Drags over a place of the program's window `count` times; a sentence about what the program did not."""
    client, end = None, ""
    for done in range(count):
        if not client or end.endswith("die") or done % 20 == 0:
            if client:
                client.close()
            client = WaylandDragger(rig, seed * 1_000_003 + done)
        end = client.drag_something(*place)
        if program.process.poll() is not None:
            return f"it ended with {program.process.returncode} after {done + 1} drags; the last one {client.manner}, {end}"
        if not is_answered():
            return f"it does not answer after {done + 1} drags; the last one {client.manner}, {end}"
        say(done + 1)
    client.close()
    return None
