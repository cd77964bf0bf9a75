"""The demo's window: what it shows, its title, its end, and what is said where there is no window to be had."""
import json
import os
import shutil
import time

from rig.picture import difference
from rig.runner import essential
from rig.waiting import until
from scene_check import ROOT, SCENES, SceneCheck

NO_DISPLAY = "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set"
GOLDEN = os.path.join(ROOT, "Tests/Goldens/EndToEnd/hit-test-order.png")
# Pixels that fonts and rounding may change: one in two hundred.
ALLOWED = 1280 * 800 // 200


class Window(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()

    def test_the_list_opens_another_scene(self):
        self.open("one-tap")
        self.rig.keys("Down")
        self.program.wait_for("^place ", times=2)
        self.rig.window("Touchstone: A long press")

    def test_the_window_looks_as_it_should(self):
        self.pin_fonts()
        self.open("hit-test-order")
        self.mouse("move 150 200; down")
        self.program.wait_for("touchesBegan")
        shot = self.rig.file("window.png")
        if "TOUCHSTONE_BLESS" in os.environ:
            time.sleep(0.5)
            self.rig.screenshot(shot)
            shutil.copy(shot, GOLDEN)
            return

        def is_golden():
            self.rig.screenshot(shot)
            return difference(shot, GOLDEN, "-fuzz", "12%") < ALLOWED
        until(is_golden, "the picture that is wanted")

    @essential
    def test_closing_the_window_ends_the_program_with_0(self):
        self.open("one-tap")
        self.rig.close_window(self.rig.window("Touchstone: One tap"))
        self.assertEqual(self.program.status(), 0)

    def test_titles_beyond_ascii_reach_the_window_manager(self):
        with open(os.path.join(SCENES, "one-tap.json"), encoding="utf-8") as file:
            scene = json.load(file)
        self.open(self.rig.file("named.json", json.dumps({**scene, "title": "Größe – 日本"})))
        window = self.rig.window(".")
        until(lambda: "Größe – 日本" in self.rig.tool("xprop", "-id", str(window), "_NET_WM_NAME"), "the title")


class NoWindow(SceneCheck):
    @essential
    def test_without_a_display_the_command_says_so_and_ends_with_69(self):
        self.assertEqual(self.touchstone(), (69, f"touchstone: {NO_DISPLAY}"))

    def test_without_a_display_the_bench_says_so_and_ends_with_69(self):
        # It is no product; `swift test` builds it.
        bench = os.path.join(ROOT, ".build-lean/debug/TouchBench")
        self.assertEqual(self.rig.run(bench, "start"), (69, f"TouchBench: {NO_DISPLAY}"))

    def test_a_bad_scene_is_refused_with_65(self):
        status, said = self.touchstone("demo", self.rig.file("bad.json", '{"format":"touchstone-scene","version":2}'))
        self.assertEqual(status, 65)
        self.assertIn("version", said)
