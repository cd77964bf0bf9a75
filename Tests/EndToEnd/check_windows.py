"""A program of several windows on a real display."""
import os
import time

from rig.waiting import until
from scene_check import ROOT, SceneCheck

# It is no product; `swift test` builds it.
WINDOWS = os.path.join(ROOT, ".build/debug/Windows")


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
