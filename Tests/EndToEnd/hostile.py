"""A hostile X client: messages, properties, selections and made-up events, well formed and not, sent to one window."""
import random
import select
import struct
import time


from rig.xprotocol import CLIENT_MESSAGE, SELECTION_NOTIFY, SELECTION_REQUEST, XServer

SELECTION_CLEAR, PROPERTY_NOTIFY, CONFIGURE_NOTIFY = 29, 28, 22
SUBSTRUCTURE_NOTIFY = 1 << 19
# What drags, selections, window managers and input methods send.
KINDS = ["XdndEnter", "XdndPosition", "XdndLeave", "XdndDrop", "XdndStatus", "XdndFinished", "WM_PROTOCOLS",
         "_XIM_PROTOCOL", "_XIM_XCONNECT", "_XIM_MOREDATA", "_NET_WM_STATE", "_XEMBED", "_SDL_WAKEUP", "MANAGER",
         "WM_CHANGE_STATE", "_NET_ACTIVE_WINDOW"]
PROPERTIES = ["_NET_WM_STATE", "_NET_FRAME_EXTENTS", "WM_STATE", "XdndTypeList", "PRIMARY", "SDL_SELECTION", "WM_HINTS",
              "WM_NORMAL_HINTS", "_NET_WM_NAME", "WM_PROTOCOLS", "_XKB_RULES_NAMES", "_MOTIF_WM_HINTS", "_NET_WORKAREA",
              "XdndSelection", "XdndAware", "_NET_WM_ICON", "SDL_CUTBUFFER", "_XSETTINGS_SETTINGS", "INCR"]
SELECTIONS = ["PRIMARY", "CLIPBOARD", "XdndSelection", "SECONDARY", "_XSETTINGS_S0"]
TARGETS = ["text/uri-list", "text/plain", "UTF8_STRING", "STRING", "TARGETS", "MULTIPLE", "INCR", "TIMESTAMP",
           "text/plain;charset=utf-8", "SAVE_TARGETS"]
TYPES = ["ATOM", "CARDINAL", "WINDOW", "STRING", "UTF8_STRING", "WM_STATE", "INTEGER", "INCR"]
EDGES = [0, 1, 2, 3, 0x7F, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 5 << 24,
         5 << 24 | 1, 255 << 24 | 1]


class HostileClient(XServer):
    """One connection of the hostile client; `target` is the window that it attacks."""

    def __init__(self, display, target, seed):
        super().__init__(display)
        self.display, self.target, self.seed, self.chance = display, target, seed, random.Random(seed)
        for name in {*KINDS, *PROPERTIES, *SELECTIONS, *TARGETS, *TYPES, "WM_DELETE_WINDOW", "_NET_WM_PING", "WM_TAKE_FOCUS"}:
            self.atom(name)
        self.acts = [self.random_message, self.drag, self.drag_with_list, self.property, self.answer_nobody_asked_for,
                     self.ask, self.own, self.made_up_event, self.delete]

    # Values

    def some_atom(self, names):
        """An atom that means something, any that exists, or none that exists."""
        return self.chance.choice([self.atoms[self.chance.choice(names)], self.chance.randrange(1, 400), self.number()])

    def number(self):
        return self.chance.choice([*EDGES, self.window, self.target, self.chance.getrandbits(32)])

    def bytes(self, most):
        return self.chance.randbytes(self.chance.choice([0, 1, 3, 4, 16, self.chance.randrange(most)]))

    def raw_message(self, kind, form, *values):
        self.send(self.target, struct.pack("<BBHII5I", CLIENT_MESSAGE, form, 0, self.target, kind, *values))

    # Acts

    def random_message(self):
        kind, form = self.some_atom(KINDS), self.chance.choice([8, 16, 32, 32, 32])
        values = [self.chance.choice([self.number(), self.some_atom(TARGETS)]) for _ in range(5)]
        # Any client may ask a window to close; that is no attack.
        if values[0] == self.atoms["WM_DELETE_WINDOW"]:
            values[0] = self.atoms["_NET_WM_PING"]
        self.raw_message(kind, form, *values)

    def drag(self):
        """A drag that leaves out steps, changes its source or offers types that do not exist."""
        source = self.chance.choice([self.window, self.window, self.number()])
        types = [self.some_atom(TARGETS) for _ in range(3)]
        self.raw_message(self.atoms["XdndEnter"], self.chance.choice([32, 32, 8]), source, 5 << 24, *types)
        self.drag_on(source)

    def drag_on(self, source):
        for kind in ("XdndPosition", "XdndPosition", "XdndDrop", "XdndLeave"):
            if self.chance.random() < 0.6:
                self.raw_message(self.atoms[kind], 32, source, *(self.number() for _ in range(4)))

    def drag_with_list(self):
        items = [self.some_atom(TARGETS) for _ in range(self.chance.choice([0, 1, 4, 100, 3000]))]
        data = struct.pack(f"<{len(items)}I", *items)
        self.put(self.window, self.atoms["XdndTypeList"], self.some_atom(TYPES), self.chance.choice([8, 16, 32, 32]), data)
        self.raw_message(self.atoms["XdndEnter"], 32, self.window, 5 << 24 | 1, 0, 0, 0)
        if self.chance.random() < 0.5:
            self.put(self.window, self.atoms["XdndTypeList"], self.atoms["STRING"], 8, self.bytes(200))
        self.drag_on(self.window)

    def put(self, window, name, kind, form, data):
        data = data[:len(data) - len(data) % (form // 8)]
        mode = self.chance.choice([0, 0, 0, 1, 2])
        padded = data + bytes(-len(data) % 4)
        self.socket.sendall(struct.pack(
            "<BBHIIIB3xI", 18, mode, 6 + len(padded) // 4, window, name, kind, form, len(data) * 8 // form) + padded)

    def property(self):
        window = self.chance.choice([self.target, self.target, self.window])
        self.put(window, self.some_atom(PROPERTIES), self.some_atom(TYPES), self.chance.choice([8, 16, 32]), self.bytes(9000))

    def delete(self):
        self.socket.sendall(struct.pack("<BxHII", 19, 3, self.target, self.some_atom(PROPERTIES)))

    def answer_nobody_asked_for(self):
        self.put(self.target, self.atoms[self.chance.choice(["PRIMARY", "SDL_SELECTION"])], self.some_atom(TYPES),
                 self.chance.choice([8, 32]), self.bytes(300))
        self.send(self.target, struct.pack(
            "<BxHIIIII", SELECTION_NOTIFY, 0, 0, self.target, self.some_atom(SELECTIONS), self.some_atom(TARGETS),
            self.some_atom(PROPERTIES)))

    def ask(self):
        """Asks the owner of a selection by the server, or the window by an event that is made up."""
        selection, target, name = (self.some_atom(names) for names in (SELECTIONS, TARGETS, PROPERTIES))
        if self.chance.random() < 0.5:
            self.socket.sendall(struct.pack("<BxHIIIII", 24, 6, self.window, selection, target, name, 0))
        else:
            self.send(self.target, struct.pack(
                "<BxHIIIIII", SELECTION_REQUEST, 0, 0, self.target, self.number(), selection, target, name))

    def own(self):
        """Takes a selection, and answers requests for it never, or wrongly."""
        self.socket.sendall(struct.pack("<BxHIII", 22, 4, self.window, self.some_atom(SELECTIONS), 0))

    def made_up_event(self):
        """Any event but a press of the window's close button, with anything in it."""
        code = self.chance.choice([*range(2, 35), *range(64, 128)])
        data = bytearray(self.chance.randbytes(31))
        if self.chance.random() < 0.7:
            struct.pack_into("<I", data, 3, self.target)
            struct.pack_into("<I", data, 7, self.target)
        if code != CLIENT_MESSAGE:
            self.send(self.target, bytes([code]) + bytes(data))

    # The attack

    def drain(self):
        """Reads what the server sends; answers some requests for selections, wrongly."""
        while select.select([self.socket], [], [], 0)[0]:
            event = self.read(32)
            if event[0] == 1:
                self.read(struct.unpack("<I", event[4:8])[0] * 4)
            elif event[0] & 0x7F == SELECTION_REQUEST and self.chance.random() < 0.5:
                _, _, requestor, selection, target, name = struct.unpack("<6I", event[4:28])
                self.put(requestor, name or self.some_atom(PROPERTIES), self.some_atom(TYPES), self.chance.choice([8, 16, 32]),
                         self.bytes(5000))
                self.send(requestor, struct.pack(
                    "<BxHIIIII", SELECTION_NOTIFY, 0, 0, requestor, selection, self.chance.choice([target, self.number()]), name))

    def attack(self):
        """One act of the attack."""
        self.chance.choice(self.acts)()
        self.drain()


class Witness(XServer):
    """An honest client that asks the window whether it still answers."""

    def __init__(self, display):
        super().__init__(display)
        self.root = self.query_root()
        # ChangeWindowAttributes: the event mask.
        self.socket.sendall(struct.pack("<BxHIII", 2, 4, self.root, 1 << 11, SUBSTRUCTURE_NOTIFY))
        self.stamp = 0

    def query_root(self):
        self.socket.sendall(struct.pack("<BxHI", 15, 2, self.window))
        while (answer := self.read(32))[0] != 1:
            self.events.append(answer)
        self.read(struct.unpack("<I", answer[4:8])[0] * 4)
        return struct.unpack("<I", answer[8:12])[0]

    def is_answered(self, window, seconds=10):
        """Whether the program answers a ping of the window manager in time."""
        self.stamp += 1
        self.message(window, "WM_PROTOCOLS", self.atom("_NET_WM_PING"), self.stamp, window, 0, 0)
        end = time.monotonic() + seconds
        self.socket.settimeout(seconds)
        try:
            while time.monotonic() < end:
                event = self.wait(CLIENT_MESSAGE, "WM_PROTOCOLS")
                if struct.unpack("<2I", event[12:20]) == (self.atom("_NET_WM_PING"), self.stamp):
                    return True
        except TimeoutError:
            pass
        return False


def attack(rig, program, window, count, seed, say=lambda done: None):
    """Sends `count` messages to the window of a program that must live and answer; a sentence about what it did not."""
    display = rig.environment["DISPLAY"]
    witness = Witness(display)
    client = None
    for done in range(count):
        if done % 1000 == 0:
            if client:
                # The client dies in the middle of whatever it does.
                client.close()
            client = HostileClient(display, window, seed * 1_000_003 + done)
        client.attack()
        if done % 250 == 249:
            client.sync()
            if program.process.poll() is not None:
                return f"it ended with {program.process.returncode} after {done + 1} messages"
            if not witness.is_answered(window):
                return f"it does not answer after {done + 1} messages"
            say(done + 1)
    client.close()
    witness.close()
    return None


