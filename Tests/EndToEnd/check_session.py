"""The session's bus: another process sends media commands and presses notifications, on a bus of the check's own."""
import os
import subprocess

from rig.waiting import until
from scene_check import ROOT, SceneCheck

PROBE = os.path.join(
    os.environ.get("TOUCHSTONE_EXAMPLES", os.path.join(ROOT, ".build-lean/debug")), "SessionProbe")
SERVICES = os.path.join(ROOT, "Tests/EndToEnd/desktop_services.py")
NAME = "org.mpris.MediaPlayer2.SessionProbe"
PATH = "/org/mpris/MediaPlayer2"
PLAYER = "org.mpris.MediaPlayer2.Player"
PROPERTIES = "org.freedesktop.DBus.Properties"


class OnABus(SceneCheck):
    """A program with a window, on a bus that nothing else is on."""

    def setUp(self):
        super().setUp()
        self.rig.xvfb()
        self.rig.bus()

    def start(self, *words):
        self.program = self.rig.start(PROBE, *words)
        self.program.wait_for("^ready$")

    def start_services(self):
        service = self.rig.file("service.log")
        with open(service, "wb") as log:
            self.rig.processes.append(subprocess.Popen(
                ["/usr/bin/python3", "-u", SERVICES], env=self.rig.environment, stdout=log, stderr=subprocess.STDOUT))
        until(lambda: self.served() == ["ready"], "the services")

    def served(self):
        with open(self.rig.file("service.log"), encoding="utf-8") as log:
            return log.read().splitlines()

    def gdbus(self, *words):
        """What a call returns, or the last part of the name of its error."""
        result = subprocess.run(
            ["gdbus", *words], env=self.rig.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            timeout=20)
        if result.returncode == 0:
            return result.stdout.strip()
        return result.stderr.split("GDBus.Error:")[-1].split(":")[0].rpartition(".")[2]

    def call(self, name, path, method, *arguments):
        return self.gdbus("call", "--session", "-d", name, "-o", path, "-m", method, *arguments)

    def names(self):
        return self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.ListNames")


class MediaControls(OnABus):
    def player(self, method, *arguments):
        return self.call(NAME, PATH, f"{PLAYER}.{method}", *arguments)

    def get(self, name, interface=PLAYER):
        return self.call(NAME, PATH, f"{PROPERTIES}.Get", interface, name)

    def wait_for_name(self):
        until(lambda: f"'{NAME}'" in self.names(), "the player")

    def test_a_program_that_requests_nothing_is_no_player(self):
        self.start("nothing")
        self.rig.settle()
        self.assertNotIn("mpris", self.names())

    def test_calls_from_another_process_are_events_in_their_order(self):
        self.start("events")
        self.wait_for_name()
        for method in ("Play", "Pause", "PlayPause", "Next", "Previous"):
            self.assertEqual(self.player(method), "()")
        self.assertEqual(self.get("PlaybackStatus"), "(<'Paused'>,)")
        self.assertEqual(self.get("Identity", "org.mpris.MediaPlayer2"), "(<'SessionProbe'>,)")
        # The program ends the offer at Stop.
        self.assertEqual(self.player("Stop"), "()")
        until(lambda: "mpris" not in self.names(), "the end of the offer")
        self.assertEqual(
            self.program.lines(),
            ["ready", "event 100", "event 101", "event 103", "event 104", "event 105", "event 102"])

    def test_commands_and_what_plays(self):
        self.start("commands")
        self.wait_for_name()
        self.assertEqual(
            self.get("Metadata"),
            "(<{'mpris:trackid': <objectpath '/org/touchstone/track/1'>, 'xesam:title': <'Gnossienne'>, "
            "'xesam:artist': <['Satie']>, 'mpris:length': <int64 200000000>}>,)")
        self.assertEqual(self.get("Position"), "(<int64 12500000>,)")
        listener = subprocess.Popen(
            ["gdbus", "monitor", "--session", "-d", NAME], env=self.rig.environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.rig.processes.append(listener)
        while "is owned by" not in listener.stdout.readline():
            pass
        for method in ("PlayPause", "PlayPause", "Next", "Previous"):
            self.assertEqual(self.player(method), "()")
        signals = [listener.stdout.readline().strip() for _ in range(2)]
        listener.stdout.close()
        changed = f"{PATH}: {PROPERTIES}.PropertiesChanged ('{PLAYER}', {{'PlaybackStatus': <'%s'>}}, @as [])"
        self.assertEqual(signals, [changed % "Playing", changed % "Paused"])
        self.assertEqual(self.get("CanGoNext"), "(<false>,)")
        self.assertEqual(self.program.lines(), ["ready", "command play", "command pause", "event 105"])

    def test_a_hostile_peer_gets_errors_and_the_program_goes_on(self):
        self.start("events")
        self.wait_for_name()
        answers = [
            self.call(NAME, "/nowhere", f"{PLAYER}.Play"), self.player("Explode"), self.player("Play", "1"),
            self.player("Seek"), self.call(NAME, PATH, "a.b.Play"), self.get("Nothing"),
            self.call(NAME, PATH, f"{PROPERTIES}.Set", PLAYER, "Volume", "<0.5>"),
            self.call(NAME, PATH, f"{PROPERTIES}.Set", PLAYER, "Volume", "<@a{sv} {}>"),
            self.call(NAME, PATH, f"{PROPERTIES}.GetAll", "x" * 100_000),
        ]
        self.assertEqual(answers, [
            "UnknownObject", "UnknownMethod", "InvalidArgs", "InvalidArgs", "UnknownInterface", "UnknownProperty",
            "PropertyReadOnly", "PropertyReadOnly", "UnknownInterface"])
        flood = subprocess.run(
            ["/usr/bin/python3", "-c", FLOOD, NAME, PATH, PLAYER], env=self.rig.environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=60)
        self.assertEqual(flood.stdout.strip(), "1000 answers")
        self.assertEqual(self.player("Pause"), "()")
        self.assertEqual(self.program.lines(), ["ready", "event 101"])

    def test_a_second_player_has_the_number_of_its_process_in_its_name(self):
        self.start("events")
        self.wait_for_name()
        second = self.rig.start(PROBE, "events")
        second.wait_for("^ready$")
        # The program was started through a helper that became the program.
        name = f"{NAME}.instance{second.process.pid}"
        until(lambda: f"'{name}'" in self.names(), "the second player")
        self.assertEqual(self.call(name, PATH, f"{PLAYER}.Next"), "()")
        second.wait_for("^event 104$")
        self.assertEqual(self.program.lines(), ["ready"])

    def test_a_bus_that_ends_does_not_end_the_program(self):
        self.start("events")
        self.wait_for_name()
        daemon = self.rig.processes[-1]
        daemon.kill()
        daemon.wait()
        window = self.rig.window("^SessionProbe$")
        self.rig.tool("xdotool", "windowsize", str(window), "500", "300")
        self.rig.settle()
        self.assertIsNone(self.program.process.poll())


class Notifications(OnABus):
    SERVER = "org.freedesktop.Notifications"
    SERVER_PATH = "/org/freedesktop/Notifications"

    def press(self, number, action):
        self.assertEqual(self.call(self.SERVER, "/test", "test.Notifications.Press", str(number), action), "()")

    def close(self, number, reason):
        self.assertEqual(self.call(self.SERVER, "/test", "test.Notifications.Close", str(number), str(reason)), "()")

    def test_notifications_are_shown_pressed_closed_and_removed(self):
        self.start_services()
        self.start("notifications")
        self.program.wait_for("^added mail 4$")
        # Another process presses, and is ignored.
        connections = self.connections()
        self.assertNotEqual(connections, [])
        for name in connections:
            self.gdbus("emit", "--session", "-d", name, "-o", self.SERVER_PATH, "-s", f"{self.SERVER}.ActionInvoked",
                       "uint32 3", "'default'")
        self.press(1, "default")
        self.program.wait_for("of mail 1$")
        self.press(2, "0")
        self.program.wait_for("of mail 2$")
        self.close(3, 2)
        self.program.wait_for("of mail 3$")
        self.press(9, "default")
        self.press(4, "1")
        self.program.wait_for("of mail 4$")
        self.assertEqual(self.program.lines(), [
            "ready", "granted true", "added mail 1", "added mail 2", "added mail 3", "added mail 4",
            "UNNotificationDefaultActionIdentifier of mail 1", "reply of mail 2",
            "UNNotificationDismissActionIdentifier of mail 3", "later of mail 4"])
        notified = "Notify SessionProbe 0 SessionProbe mail %d 5 &lt; 6 default Open 0 Reply 1 Later " \
            "urgency=1 desktop-entry=SessionProbe suppress-sound=True -1"
        until(lambda: len(self.served()) == 8, "the service's log")
        self.assertEqual(
            self.served(),
            ["ready", *(notified % number for number in range(1, 5)), *(f"CloseNotification {n}" for n in (1, 2, 4))])

    def connections(self):
        """The names of the program's connections."""
        bus = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.GetConnectionUnixProcessID")
        owner = f"(uint32 {self.program.process.pid},)"
        names = [name for name in self.names().split("'") if name.startswith(":1.")]
        return [name for name in names if self.call(*bus, name) == owner]

    def test_without_a_server_authorization_is_denied(self):
        self.start("notifications")
        self.program.wait_for("^added mail 4")
        self.assertEqual(
            self.program.lines(),
            ["ready", "granted false", *(f"added mail {number} with an error" for number in range(1, 5))])


class TextScale(OnABus):
    # The ground of the chosen scene in the list, and columns of the list, one of which has neither text nor picture.
    CHOSEN, COLUMNS = (0xE6, 0xF1, 0xF7), range(8, 80, 4)

    def set_scale(self, scale):
        portal = "org.freedesktop.portal.Desktop"
        self.assertEqual(self.call(portal, "/test", "test.Settings.SetTextScale", str(scale)), "()")

    def height(self):
        """The height of the chosen scene's row in the list."""
        picture = self.rig.picture()
        return max([picture.pixel(x, y) for y in range(picture.height)].count(self.CHOSEN) for x in self.COLUMNS)

    def test_the_inspector_follows_the_text_scale_of_the_portal_from_its_start_and_while_it_is_open(self):
        self.pin_fonts()
        self.start_services()
        self.open("cannot-hit")
        usual = self.height()
        self.assertGreater(usual, 20)
        self.set_scale(1.5)
        until(lambda: self.height() > usual * 1.4, "the larger list")
        larger = self.height()
        self.set_scale(1)
        until(lambda: self.height() == usual, "the usual list")
        self.set_scale(1.5)
        self.open("cannot-hit")
        until(lambda: self.height() == larger, "the larger list of a program that starts")


class FileDialogs(OnABus):
    def answer(self, response, *paths):
        uris = ", ".join(f"'file://{path}'" for path in paths)
        result = self.call("org.freedesktop.portal.Desktop", "/test", "test.Files.Answer", str(response), f"@as [{uris}]")
        self.assertEqual(result, "()")

    def wait_for_dialogs(self, *dialogs):
        """The calls that the portal has received, whole; apart from the settings that each program reads."""
        until(lambda: len(self.served()) == 1 + len(dialogs), "the dialog")
        self.assertEqual(self.served(), ["ready", *dialogs])

    def content(self, path):
        with open(path, encoding="utf-8") as file:
            return file.read()

    def test_a_file_is_opened_by_the_portal(self):
        self.start_services()
        self.start("open", self.rig.folder)
        self.wait_for_dialogs(
            "OpenFile Open multiple=False directory=False "
            f"filters=[('*.txt *.text *.md *.log', [(0, '*.[tT][xX][tT]'), (0, '*.[tT][eE][xX][tT]'), (0, '*.[mM][dD]'), "
            f"(0, '*.[lL][oO][gG]')])] current_folder=['{self.rig.folder}\\x00']")
        self.answer(0, "/tmp/a%20b.txt")
        self.program.wait_for("^picked")
        self.assertEqual(self.program.lines(), ["ready", "picked /tmp/a b.txt"])

    def test_a_dialog_that_is_cancelled_chooses_nothing(self):
        self.start_services()
        source = self.rig.file("note.txt", "text")
        self.start("save", source)
        self.wait_for_dialogs("SaveFile Save current_name='note.txt'")
        self.answer(1)
        self.program.wait_for("^cancelled$")
        self.assertEqual(self.content(source), "text")

    def test_a_file_is_saved_by_the_portal(self):
        self.start_services()
        source, target = self.rig.file("note.txt", "text"), self.rig.file("other.txt", "old")
        self.start("save", source)
        self.wait_for_dialogs("SaveFile Save current_name='note.txt'")
        self.answer(0, target)
        self.program.wait_for("^picked")
        self.assertEqual(self.program.lines(), ["ready", f"picked {target}"])
        self.assertEqual((self.content(source), self.content(target)), ("text", "text"))

    def test_several_files_are_saved_in_a_folder(self):
        self.start_services()
        sources = [self.rig.file("a", "1"), self.rig.file("b", "2")]
        targets = [self.rig.file("a1"), self.rig.file("b1")]
        self.start("save", *sources)
        self.wait_for_dialogs("SaveFiles Save files=['a\\x00', 'b\\x00']")
        self.answer(0, *targets)
        self.program.wait_for("^picked")
        self.assertEqual(self.program.lines(), ["ready", f"picked {' '.join(targets)}"])
        self.assertEqual([self.content(path) for path in targets], ["1", "2"])

    def test_without_a_portal_the_kit_shows_its_own_list(self):
        folder = self.rig.file("folder")
        os.mkdir(folder)
        source = self.rig.file("folder/note.txt", "text")
        self.start("save", source)
        self.program.wait_for("^UINavigationController is shown$")
        self.rig.keys("Escape")
        self.program.wait_for("^cancelled$")
        self.assertEqual(os.listdir(folder), ["note.txt"])


# A thousand calls at once, of which none is good.
FLOOD = """
import sys
from gi.repository import Gio, GLib
name, path, player = sys.argv[1:]
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
loop, left = GLib.MainLoop(), 1000
def answered(bus, result):
    global left
    try:
        bus.call_finish(result)
        print("no error")
    except GLib.Error:
        pass
    left -= 1
    if left == 0:
        print("1000 answers")
        loop.quit()
for number in range(1000):
    bus.call(name, path, player, "Explode%d" % number, GLib.Variant("(s)", ("x" * 1000,)), None, 0, 30000, None, answered)
loop.run()
"""
