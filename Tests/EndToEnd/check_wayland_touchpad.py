"""Gestures of a touchpad on Wayland, compared with what `touchstone play` makes of the same."""
import json

from check_touchpad import STEPS, Touchpad
from scene_check import SceneCheck


class WaylandTouchpad(SceneCheck):
    played_pinch = Touchpad.played_pinch

    def setUp(self):
        super().setUp()
        self.rig.weston()

    def begin(self, scene="touchpad-pinch"):
        self.open(scene)
        self.rig.seat("pm {} {}".format(*self.at(195, 330)), 0.1)

    def pinch(self, *steps, is_cancelled=False):
        self.begin()
        self.rig.seat("gb", 0.05)
        for (scale,) in steps:
            self.rig.seat(f"gu 0 0 {scale} 0", 0.05)
        self.rig.seat(f"ge {int(is_cancelled)}")

    def test_a_pinch_by_touchpad_on_wayland_goes_as_played(self):
        self.pinch(*STEPS)
        self.program.wait_for("action ended")
        self.must_say(self.played_pinch("touchpad-pinch", STEPS))
        self.must_say(["pinch action began", "pinch action changed", "pinch action ended"])

    def test_a_cancelled_pinch_on_wayland_cancels(self):
        self.pinch(*STEPS, is_cancelled=True)
        self.program.wait_for("action cancelled")
        self.must_say(self.played_pinch("touchpad-pinch", STEPS, "cancelled"))

    def test_resting_fingers_are_no_pinch_on_wayland(self):
        self.begin()
        self.rig.seat("gh", 0.1, "gr 1", "gb", 0.05, "gu 0 0 1.5 0", 0.05, "ge 0")
        self.program.wait_for("action ended")
        self.assertEqual(self.said(), ["pinch action began", "pinch action ended"])

    def test_lifted_fingers_end_a_scroll_at_once_on_wayland(self):
        scene = {
            "format": "touchstone-scene", "version": 1, "title": "Scroll", "size": [390, 640],
            "root": {"name": "sheet", "class": "UIView", "frame": [0, 0, 390, 640], "recognizers": [
                {"name": "pan", "class": "UIPanGestureRecognizer", "allowedScrollTypesMask": ["all"]}]}}
        self.begin(self.rig.file("scroll.json", json.dumps(scene)))
        # Without the end, the last movement would belong to the first scroll: the pause of 0.15 s is not over.
        self.rig.seat(
            "pf 0 3.5", 0.02, "pf 0 3.5", 0.02, "pf 0 3.5", 0.02, "pf 0 0", 0.02, "pf 0 3.5", 0.02, "pf 0 0")
        self.program.wait_for("pan action ended", 2)
        self.must_say([
            "pan action began", "pan action changed", "pan action ended", "pan action began", "pan action ended"])

    def test_the_pointer_goes_on_after_a_pinch_on_wayland(self):
        self.pinch(*STEPS)
        self.program.wait_for("action ended")
        self.rig.seat("pb 272 1", 0.05, "pb 272 0")
        self.program.wait_for("touchesEnded")
        self.assertEqual(self.said()[-2:], ["photo touchesBegan 0", "photo touchesEnded 0"])
