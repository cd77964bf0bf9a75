"""Images and HTML on the clipboard, from and to GTK and programs that do not follow the protocols, on X and on Wayland."""
import os
import signal
import subprocess
import threading

from check_drops import picture
from check_wayland_drops import WaylandDrops
from clipboard_peer import MANNERS, ClipboardOwner, ClipboardPeer, ClipboardReader
from rig.runner import essential
from rig.waiting import until
from scene_check import ROOT, SceneCheck

PROBE = os.path.join(os.environ.get("TOUCHSTONE_EXAMPLES", os.path.join(ROOT, ".build-lean/debug")), "ClipboardProbe")
GTK = os.path.join(ROOT, "Tests/EndToEnd/gtk_clipboard.py")
PNG, HTML, TEXT = "image/png", "text/html", "UTF8_STRING"
HEAD = '<meta http-equiv="content-type" content="text/html; charset=utf-8">'
OFFERED = ["STRING", "UTF8_STRING", "image/png", "text/html", "text/plain", "text/plain;charset=utf-8"]
# A picture of several megabytes, in pieces on X.
WIDTH, HEIGHT = 1200, 1000
# What the program prints about what GTK has copied.
KNOWN = "known true public.html public.png public.utf8-plain-text"
# Where the windows are on Weston's display, and the keys of its seat, by Linux' codes.
PROBE_AT, GTK_AT = (40, 40), (1080, 100)
CODES = {"c": 46, "i": 23, "t": 20, "k": 37, "v": 47, "p": 25}


def mark(data):
    """What the probe prints about bytes."""
    value = 0
    for byte in data:
        value = (value * 31 + byte) & 0xFFFFFFFF
    return f"png {len(data)} {value}"


class Clipboard(SceneCheck):
    size = WIDTH, HEIGHT

    def make_picture(self):
        self.data = picture(*self.size)
        self.file = self.rig.file("picture.png", "")
        with open(self.file, "wb") as file:
            file.write(self.data)

    def press(self, key):
        self.rig.keys(key)

    def printed(self):
        lines = self.program.lines()
        return lines[lines.index("ready") + 1:]

    def after(self, key, last):
        """What a key makes the program print, up to a line that matches."""
        before = len(self.printed())
        count = len(self.program.lines(last))
        self.press(key)
        self.program.wait_for(last, count + 1)
        return self.printed()[before:]

    def what_gtk_copied(self):
        return [f"image {WIDTH} {HEIGHT}", mark(self.data), "html <i>GTK</i>", "text Grüße aus GTK"]

    def must_be_what_was_copied(self, other, types):
        """What GTK pastes after the program has copied everything."""
        other.wait_for("^done$")
        lines = other.lines()
        self.assertEqual(lines[lines.index("ready") + 1:], [
            " ".join(["types", *types]), f"image {WIDTH} {HEIGHT} same", f"html {HEAD}<b>Grüße</b>", "text Grüße", "done"])

    def ends(self):
        self.assertEqual(self.program.interrupt(signal.SIGTERM), -signal.SIGTERM, self.program.output())


class XClipboard(Clipboard):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()
        self.make_picture()
        self.display = self.rig.environment["DISPLAY"]
        self.program = self.rig.start(PROBE, self.file)
        self.program.wait_for("^ready$")
        self.rig.settle()

    def owner(self, manner, data=b""):
        owner = ClipboardOwner(self.display, manner, data)
        self.addCleanup(owner.end)
        return owner

    def reader(self):
        reader = ClipboardReader(self.display)
        self.addCleanup(reader.end)
        return reader


class UnderX(XClipboard):
    @essential
    def test_an_image_of_several_megabytes_and_html_are_pasted_from_gtk(self):
        other = self.rig.start("/usr/bin/python3", GTK, "copy", self.file)
        other.wait_for("^copied$")
        until(lambda: self.after("k", "^known")[-1] != "known false ", "the announcement")
        self.assertEqual(self.after("k", "^known"), [KNOWN])
        self.assertEqual(other.lines("^asked"), [])
        self.assertEqual(self.after("v", "^text"), self.what_gtk_copied())
        self.ends()

    @essential
    def test_an_image_of_several_megabytes_html_and_text_are_pasted_by_gtk(self):
        self.after("c", "^copied$")
        other = self.rig.start("/usr/bin/python3", GTK, "paste", self.file)
        self.must_be_what_was_copied(other, OFFERED)
        self.ends()

    def test_all_targets_of_the_protocol_are_served_alone_and_together(self):
        self.after("c", "^copied$")
        reader = self.reader()
        image, pieces = reader.fetch(PNG)
        self.assertEqual((image[:8], image[-8:-4], pieces > 10), (b"\x89PNG\r\n\x1a\n", b"IEND", True))
        self.assertEqual(reader.fetch("STRING"), ("Grüße".encode("latin-1"), 1))
        self.assertEqual(reader.fetch(TEXT), ("Grüße".encode(), 1))
        self.assertEqual(reader.fetch("text/plain"), ("Grüße".encode(), 1))
        self.assertEqual(len(reader.fetch("TIMESTAMP")[0]), 4)
        self.assertEqual(reader.fetch("image/jpeg"), (None, 0))
        parts = reader.convert_all([TEXT, "image/jpeg", HTML, "MULTIPLE"])
        self.assertEqual(parts, ["Grüße".encode(), None, f"{HEAD}<b>Grüße</b>".encode(), None])
        self.ends()

    def test_text_that_is_copied_later_replaces_the_image(self):
        self.after("i", "^copied$")
        reader = self.reader()
        self.assertEqual(reader.fetch(PNG)[0][:4], b"\x89PNG")
        self.assertEqual(reader.fetch(TEXT), (None, 0))
        self.after("t", "^copied$")
        self.assertEqual((reader.fetch(TEXT)[0], reader.fetch(PNG)), (b"nur Text", (None, 0)))
        self.assertEqual(self.after("v", "^text"), ["text nur Text"])
        # The own content is read without a request.
        self.after("c", "^copied$")
        self.assertEqual(self.after("v", "^text")[0], f"image {WIDTH} {HEIGHT}")
        self.ends()

    def test_an_owner_that_does_not_follow_the_protocol_gives_nothing_and_holds_nothing_up_for_long(self):
        for manner in MANNERS:
            owner = self.owner(manner, self.data)
            until(lambda: self.after("k", "^known")[-1].startswith("known true"), manner)
            self.assertEqual(self.after("v", "^text"), ["text none"], manner)
            self.assertGreater(owner.asked, 0, manner)
            self.assertEqual(self.after("p", "^here$"), ["here"], manner)
            owner.end()
        self.owner("is honest", self.data)
        until(lambda: self.after("v", "^text")[0] == f"image {WIDTH} {HEIGHT}", "an honest one")
        self.ends()

    def test_readers_that_stop_do_not_hold_up_others(self):
        self.after("i", "^copied$")
        stopped = [self.reader() for _ in range(40)]
        for index, reader in enumerate(stopped):
            self.assertTrue(reader.ask(PNG))
            if index % 2:
                reader.property()
            if index % 3 == 0:
                reader.end()
        self.assertEqual(self.reader().fetch(PNG)[0][-8:-4], b"IEND")
        self.assertEqual(self.after("p", "^here$"), ["here"])
        self.ends()


class ClipboardManager(ClipboardReader):
    """Saves the clipboard of a program that ends."""

    def __init__(self, display):
        super().__init__(display)
        self.request = self.saved = self.image = None
        self.own("CLIPBOARD_MANAGER")

    def take(self, event):
        if event[0] & 0x7F == 30:
            self.request = self.fields(event)
        super().take(event)

    def save(self):
        self.pump(lambda: self.request)
        self.saved = self.convert_all([TEXT, HTML])
        self.image, _ = self.fetch(PNG)
        self.notify(*self.request[2:])
        self.sync()


class AtTheEnd(XClipboard):
    # Encoded and written in the second that the manager has.
    size = 400, 300

    def test_a_clipboard_manager_gets_what_was_copied_when_the_program_ends(self):
        manager = ClipboardManager(self.display)
        self.addCleanup(manager.end)
        self.after("c", "^copied$")
        thread = threading.Thread(target=manager.save)
        thread.start()
        self.ends()
        thread.join(20)
        self.assertEqual([part[:5] for part in manager.saved], ["Grüße".encode()[:5], HEAD[:5].encode()])
        self.assertEqual(manager.image[-8:-4], b"IEND")

    def test_a_clipboard_manager_that_never_answers_does_not_hold_up_the_end(self):
        manager = ClipboardPeer(self.display)
        self.addCleanup(manager.end)
        manager.own("CLIPBOARD_MANAGER")
        self.after("c", "^copied$")
        self.ends()


class OnWeston(Clipboard, WaylandDrops):
    """What other programs get; Weston gives content of others only to SDL's object."""

    def setUp(self):
        super().setUp()
        self.make_picture()
        self.program = self.rig.start(PROBE, self.file)
        self.program.wait_for("^ready$")
        self.put("ClipboardProbe", *PROBE_AT)
        self.click_at(PROBE_AT)
        until(lambda: self.press("p") or self.program.lines("^here$"), "the keyboard")

    def press(self, key):
        self.rig.seat(f"k {CODES[key]} 1", 0.02, f"k {CODES[key]} 0", 0.02)

    def click_at(self, corner):
        """Clicks a window, which gets the keyboard."""
        self.rig.seat(f"pm {corner[0] + 60} {corner[1] + 60}", 0.05, "pb 272 1", 0.05, "pb 272 0", 0.2)

    def gtk(self, *words):
        other = self.rig.start("/usr/bin/python3", GTK, *words, self.file)
        other.wait_for("^ready$")
        self.put("GTK", *GTK_AT)
        self.click_at(GTK_AT)
        return other

    @essential
    def test_an_image_of_several_megabytes_html_and_text_are_pasted_by_gtk_on_wayland(self):
        self.after("c", "^copied$")
        other = self.gtk("paste")
        self.must_be_what_was_copied(other, [name for name in OFFERED if name != "STRING"])
        # The own content is read without a request, also after the keyboard was elsewhere.
        self.click_at(PROBE_AT)
        self.assertEqual(self.after("v", "^text")[0], f"image {WIDTH} {HEIGHT}")
        self.ends()

    def test_text_that_is_copied_later_replaces_the_image_on_wayland(self):
        self.after("i", "^copied$")
        self.after("t", "^copied$")
        other = self.gtk("paste")
        other.wait_for("^text nur Text$")
        self.assertEqual(other.lines("^(image|html)"), [])
        self.ends()

    def test_types_and_text_of_gtk_are_known_on_wayland(self):
        other = self.gtk("copy")
        other.wait_for("^copied$")
        self.click_at(PROBE_AT)
        until(lambda: self.after("k", "^known")[-1] == KNOWN, "the types")
        # Weston itself requests the first type, to store it.
        self.assertEqual(other.lines("^asked (text|UTF8)"), [])
        self.assertEqual(self.after("v", "^text")[-1], "text Grüße aus GTK")
        self.ends()


class OnKWin(Clipboard):
    """What other programs give."""

    def setUp(self):
        super().setUp()
        self.rig.kwin(1)
        self.make_picture()
        self.program = self.rig.start(PROBE, self.file)
        self.program.wait_for("^ready$")
        self.rig.mouse("move 500 300")
        until(lambda: self.press("p") or self.program.lines("^here$"), "the keyboard")

    def copy(self, kind, file):
        with open(file, "rb") as content:
            owner = subprocess.Popen(["wl-copy", "--foreground", "-t", kind], stdin=content, env=self.rig.environment)
        self.rig.processes.append(owner)
        return owner

    def is_known(self, types):
        until(lambda: self.after("k", "^known")[-1].endswith(types), types)

    def test_an_image_of_several_megabytes_and_html_are_pasted_on_wayland(self):
        self.copy(PNG, self.file)
        self.is_known("true public.png")
        self.assertEqual(
            self.after("v", "^text"), [f"image {WIDTH} {HEIGHT}", mark(self.data), "text none"])
        self.copy(HTML, self.rig.file("text.html", "<i>Grüße</i>"))
        # wl-copy offers HTML as text, too.
        self.is_known("false public.html public.utf8-plain-text")
        self.assertEqual(self.after("v", "^text"), ["html <i>Grüße</i>", "text <i>Grüße</i>"])
        self.ends()

    def test_an_image_that_stalls_is_not_pasted_on_wayland(self):
        owner = self.copy(PNG, self.file)
        self.is_known("true public.png")
        owner.send_signal(signal.SIGSTOP)
        self.assertEqual(self.after("v", "^text"), ["text none"])
        owner.send_signal(signal.SIGCONT)
        self.ends()

    def test_an_image_that_is_too_large_is_not_pasted_on_wayland(self):
        large = self.rig.file("large", "")
        os.truncate(large, 80 << 20)
        self.copy(PNG, large)
        self.is_known("true public.png")
        self.assertEqual(self.after("v", "^text"), ["text none"])
        self.ends()
