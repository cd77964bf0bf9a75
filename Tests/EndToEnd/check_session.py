"""The session's bus: another process sends media commands, on a bus of the check's own."""
import os
import subprocess

from rig.waiting import until
from scene_check import ROOT, SceneCheck

PROBE = os.path.join(
    os.environ.get("TOUCHSTONE_EXAMPLES", os.path.join(ROOT, ".build-lean/debug")), "SessionProbe")
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
