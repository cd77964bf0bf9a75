"""What the checks of the command share: the program, its scenes, its logs, and what `touchstone play` makes of the same."""
import os
import subprocess
import unittest

from rig import Rig, as_input, moved
from rig.waiting import NeverCame, until

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TOUCHSTONE = os.environ.get("TOUCHSTONE", os.path.join(ROOT, ".build/release/touchstone"))
FONTS = os.path.join(ROOT, "Tests/Fonts/fonts.conf")
SCENES = os.path.join(ROOT, "Assets/Scenes")
PORTRAIT = (390, 640)


def without_repetitions(lines):
    """A line that comes several times in a row counts once."""
    return [line for place, line in enumerate(lines) if place == 0 or lines[place - 1] != line]


class SceneCheck(unittest.TestCase):
    """A check with a rig of its own. Failures show whole texts."""

    maxDiff = None
    # For gestures of one move, whose log is compared whole.
    keeps_moves = False

    def setUp(self):
        self.rig = Rig()
        self.addCleanup(self.rig.stop)
        self.program = None
        self.place = (0, 0)

    # Programs

    def touchstone(self, *words, **changes):
        """Runs the command to its end: its status, and what it said."""
        return self.rig.run(TOUCHSTONE, *words, **changes)

    def open(self, scene, *words, command="demo", folder=None):
        """Opens a scene in a window and waits until it is there, at `self.place` of the screen."""
        self.program = self.rig.start(
            TOUCHSTONE, command, scene, *words, "--log", "callbacks", "--log-times", "none", "--place", folder=folder)
        self.place = tuple(map(int, self.program.wait_for("^place ").split()[1:]))
        self.rig.settle()

    def pin_fonts(self):
        self.rig.environment["FONTCONFIG_FILE"] = FONTS

    def windows(self, title):
        """The windows of the screen whose titles match; none while xdotool stumbles over one that goes as it looks."""
        try:
            return self.rig.tool("xdotool", "search", "--name", title).split()
        except subprocess.CalledProcessError:
            return []

    def inspector_report(self, program):
        """What the inspector of a program shows, as it writes it down; the inspector has the keyboard."""
        path = self.rig.file(f"{program}-inspected.txt")
        if os.path.exists(path):
            os.remove(path)
        self.rig.mouse("move 1100 20")
        self.rig.keys("w")
        until(lambda: os.path.exists(path), "the report")
        with open(path, encoding="utf-8") as file:
            return file.read()

    # Hands, at places of the scene

    def at(self, x, y):
        return self.place[0] + x, self.place[1] + y

    def click(self, x, y):
        self.rig.click(*self.at(x, y))

    def mouse(self, script):
        """A script of the mouse whose places are the scene's."""
        words = []
        for command in script.split(";"):
            match command.split():
                case ["move", x, y]:
                    words.append("move {} {}".format(*self.at(float(x), float(y))))
                case _:
                    words.append(command)
        self.rig.mouse(";".join(words))

    def fingers(self, script):
        self.rig.fingers(moved(script, *self.place))

    # Logs

    def callbacks(self, lines):
        """A log without times, moves and repetitions: how many samples come as one event is the machine's affair."""
        kept = [line for line in lines if not line.startswith("place ")]
        if not self.keeps_moves:
            kept = [line for line in kept if "touchesMoved" not in line]
        return without_repetitions([line.partition(" ")[2] for line in kept])

    def said(self, program=None):
        return self.callbacks((program or self.program).lines())

    def must_say(self, lines):
        """Waits until the log has these lines and no others; what comes after the last of an event comes a moment later."""
        try:
            until(lambda: self.said() == lines, "the log")
        except NeverCame:
            self.assertEqual(self.said(), lines)

    def events(self):
        return [line for line in self.said() if " event " in line]

    def played(self, scene, script, size=PORTRAIT):
        """What the same fingers lead to without a display."""
        input_file = self.rig.file("input.jsonl", as_input(script, *size))
        return self.callbacks(self.play(scene, "--input", input_file))

    def play(self, scene, *words):
        """The lines that `touchstone play` prints; it must be content."""
        status, output = self.touchstone("play", scene, *words)
        self.assertEqual(status, 0, output)
        return output.split("\n")

    def goes_as_played(self, scene, script, last):
        """Plays fingers on the screen, waits for the line that matches `last`, and compares all with `play`."""
        self.open(scene)
        self.fingers(script)
        self.program.wait_for(last)
        self.must_say(self.played(scene, script))
