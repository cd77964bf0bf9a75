"""The demo on real display servers: what goes in at the mouse and the touch screen, and what the scene's log says.

What must come out is asked of `touchstone play`, which is given the same fingers without a display.
"""

from rig.runner import essential
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
        self.must_say(self.played("one-tap", CLICK))

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


class Seat(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.weston()

    @essential
    def test_a_click_on_wayland_goes_as_played(self):
        self.open("one-tap")
        self.rig.seat("pm {} {}".format(*self.at(195, 300)), 0.05, "pb 272 1", 0.05, "pb 272 0")
        self.program.wait_for("action ended")
        self.must_say(self.played("one-tap", CLICK))

    def test_two_fingers_on_wayland_go_as_played(self):
        self.goes_as_played("transform", TWO_FINGERS, "action ended")
