"""The demo on real display servers: what goes in at the mouse and the touch screen, and what the scene's log says.

What must come out is asked of `touchstone play`, which is given the same fingers without a display.
"""
import subprocess

from rig.picture import difference
from rig.runner import essential
from rig.waiting import until
from scene_check import SceneCheck

CLICK = "d 0 195 300; s 0.05; u 0 195 300"
TWO_FINGERS = (
    "d 1 150 280; s 0.08; d 2 240 360; s 0.08; m 1 140 270; s 0.08; m 2 250 370; s 0.08; m 1 120 250; s 0.08;"
    "m 2 270 390; s 0.08; u 1 120 250; s 0.08; u 2 270 390")


class Mouse(SceneCheck):
    @essential
    def test_a_click_goes_as_played(self):
        self.rig.xvfb()
        self.open("one-tap")
        self.click(195, 300)
        self.program.wait_for("action ended")
        self.assertEqual(self.said(), self.played("one-tap", CLICK))

    def test_a_drag_goes_as_played(self):
        self.keeps_moves = True
        self.rig.xvfb()
        self.open("multi-touch")
        self.mouse("move 195 250; down; s 0.05; move 225 290; s 0.05; up")
        self.program.wait_for("touchesEnded")
        self.assertEqual(
            self.said(), self.played("multi-touch", "d 0 195 250; s 0.05; m 0 225 290; s 0.05; u 0 225 290"))


class Fingers(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xorg()

    @essential
    def test_two_fingers_at_once_go_as_played(self):
        self.goes_as_played("transform", TWO_FINGERS, "action ended")

    def test_a_tap_that_waits_for_a_second_goes_as_played(self):
        self.goes_as_played("single-double-tap-cured", "d 1 195 300; s 0.06; u 1 195 300; s 0.6", "action ended")

    def test_a_double_tap_goes_as_played(self):
        self.goes_as_played(
            "single-double-tap-cured",
            "d 1 195 300; s 0.06; u 1 195 300; s 0.08; d 1 195 300; s 0.06; u 1 195 300", "action ended")

    def test_a_swipe_that_a_pan_waits_for_goes_as_played(self):
        self.goes_as_played(
            "swipe-and-pan-cured",
            "d 1 100 300; s 0.02; m 1 120 300; s 0.02; m 1 150 300; s 0.02; m 1 200 300; s 0.02; u 1 200 300",
            "action ended")

    def test_two_fingers_on_two_views_go_as_played(self):
        self.goes_as_played(
            "multi-touch", "d 1 195 250; s 0.03; d 2 195 480; s 0.05; u 1 195 250; s 0.03; u 2 195 480",
            "touchesEnded.* 2")


class SharpScreen(SceneCheck):
    def test_on_wayland_at_scale_2_a_pixel_of_the_scene_is_one_of_the_screen(self):
        self.pin_fonts()
        self.rig.weston("--scale=2")
        self.open("one-tap", "-o", self.rig.file("taken.jsonl"), "--plain", command="record")
        drawn, screen = self.rig.file("drawn.png"), self.rig.file("screen.png")
        self.assertEqual(self.touchstone(
            "play", "one-tap", "--log", "none", "--screenshot", drawn, "--scale", "2", "--at", "0"), (0, ""))

        left, top = (2 * place for place in self.place)

        def crop(file, left, top):
            """Below the pointer, which Weston shows."""
            subprocess.run(
                ["convert", file, "-crop", f"780x1000+{left}+{top + 240}", "+repage", "-alpha", "off", file], check=True)

        def is_the_same():
            self.rig.screenshot(screen)
            crop(screen, left, top)
            return difference(screen, drawn) == 0
        crop(drawn, 0, 0)
        until(is_the_same, "the scene, pixel by pixel")


class Seat(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.weston()

    @essential
    def test_a_click_on_wayland_goes_as_played(self):
        self.open("one-tap")
        self.rig.seat("pm {} {}".format(*self.at(195, 300)), 0.05, "pb 272 1", 0.05, "pb 272 0")
        self.program.wait_for("action ended")
        self.assertEqual(self.said(), self.played("one-tap", CLICK))

    def test_two_fingers_on_wayland_go_as_played(self):
        self.goes_as_played("transform", TWO_FINGERS, "action ended")
