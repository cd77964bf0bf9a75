"""A program of several windows on a real display."""
import os
import time

from rig.waiting import until
from scene_check import ROOT, SceneCheck

# It is no product; `swift test` builds it.
WINDOWS = os.environ.get("WINDOWS", os.path.join(ROOT, ".build-lean/debug/Windows"))


def wakeups(pid):
    """How often the program's main thread has gone to sleep of its own will."""
    with open(f"/proc/{pid}/status", encoding="ascii") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("voluntary_ctxt_switches"))


class Windows(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()

    def test_a_button_opens_a_window_and_each_closes_alone(self):
        program = self.rig.start(WINDOWS)
        program.wait_for("^Window 1 is active$")
        x, y = self.rig.corner(self.rig.window("^Window 1$"))
        self.rig.click(x + 100, y + 40)
        program.wait_for("^Window 2 connects$")
        second = self.rig.window("^Window 2$")
        program.wait_for("^Window 2 is active$")
        self.rig.close_window(self.rig.window("^Window 1$"))
        program.wait_for("^Window 1 disconnects$")
        self.rig.close_window(second)
        program.wait_for("^Window 2 disconnects$")
        self.assertEqual(program.status(), 0)

    def test_ten_idle_windows_do_not_wake_the_program(self):
        program = self.rig.start(WINDOWS, "10")
        program.wait_for("^Window 10 connects$")
        self.rig.window("^Window 10$")
        process = program.process.pid

        def is_quiet():
            before = wakeups(process)
            time.sleep(1)
            return wakeups(process) == before
        until(is_quiet, "a second without waking up")


class WindowsOnWayland(SceneCheck):
    def test_windows_open_each_other_on_wayland_and_the_front_one_has_the_mouse_and_the_fingers(self):
        """Weston's kiosk shows the newest window over all others. Nobody can be asked to close one there."""
        self.rig.weston()
        program = self.rig.start(WINDOWS)
        program.wait_for("^Window 1 is active$")
        self.rig.settle()
        self.rig.seat("pm 100 40", 0.05, "pb 272 1", 0.05, "pb 272 0")
        program.wait_for("^Window 2 is active$")
        self.rig.settle()
        self.rig.fingers("d 1 100 40; s 0.05; u 1 100 40")
        program.wait_for("^Window 3 is active$")
        self.assertEqual(
            [line for line in program.lines() if "is active" not in line],
            ["Window 1 connects", "Window 2 connects", "Window 1 resigns", "Window 3 connects", "Window 2 resigns"])
