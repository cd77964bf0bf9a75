"""Pinches of a touchpad on a real X server, compared with what `touchstone play` makes of the same."""
import json

from rig.runner import essential
from scene_check import PORTRAIT, SceneCheck

STEPS = ((1.02,), (0.8,), (0.6,), (0.7,))


class Touchpad(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xorg()

    def played_pinch(self, scene, steps, end="ended"):
        """What the same pinch at (195, 330) leads to without a display."""
        place = {"x": 195, "y": 330}
        lines = [{"format": "touchstone-input", "version": 1, "size": list(PORTRAIT)}, {"t": 0, "touchpad": "began", **place}]
        for number, (scale, *_) in enumerate(steps):
            lines.append({"t": 0.1 * (number + 1), "touchpad": "changed", **place, "scale": scale})
        lines.append({"t": 1, "touchpad": end, **place})
        path = self.rig.file("touchpad.jsonl", "".join(json.dumps(line) + "\n" for line in lines))
        return self.callbacks(self.play(scene, "--input", path))

    def pinch(self, *steps, is_cancelled=False):
        self.open("touchpad-pinch")
        self.mouse("move 195 330; s 0.1")
        self.rig.touchpad.pinch(*steps, is_cancelled=is_cancelled)

    @essential
    def test_a_pinch_by_touchpad_goes_as_played(self):
        self.pinch(*STEPS)
        self.program.wait_for("action ended")
        self.must_say(self.played_pinch("touchpad-pinch", STEPS))
        self.must_say(["pinch action began", "pinch action changed", "pinch action ended"])

    def test_a_cancelled_pinch_cancels(self):
        self.pinch(*STEPS, is_cancelled=True)
        self.program.wait_for("action cancelled")
        self.must_say(self.played_pinch("touchpad-pinch", STEPS, "cancelled"))

    def test_the_pointer_goes_on_after_a_pinch(self):
        self.pinch(*STEPS)
        self.program.wait_for("action ended")
        self.click(195, 340)
        self.program.wait_for("touchesEnded")
        self.assertEqual(self.said()[-2:], ["photo touchesBegan 0", "photo touchesEnded 0"])

    def test_fingers_pinch_after_a_touchpad(self):
        self.pinch(*STEPS)
        self.program.wait_for("action ended")
        self.fingers(
            "d 1 165 340; s 0.05; d 2 225 340; s 0.05; m 2 255 340; s 0.05; m 2 270 340; s 0.05;"
            "u 1 165 340; s 0.05; u 2 270 340")
        self.program.wait_for("action ended", 2)
        self.assertEqual(self.said()[-1], "pinch action ended")
