"""A window that is moved to and fro on an X server, compared with what `touchstone play` makes of a shake."""
import time

from rig.runner import essential
from scene_check import SceneCheck

SHAKE = '{"format": "touchstone-input", "version": 1, "size": [390, 640]}\n{"t": 0, "motion": "shake"}\n'


class Motion(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()
        self.open("motion")

    def move(self, *places):
        """Moves the demo's window to places in a row; xdotool sends its moves only when it ends."""
        window = str(self.rig.window("Touchstone: "))
        for place in places:
            self.rig.tool("xdotool", "windowmove", window, str(place), "40")
            time.sleep(0.05)

    @essential
    def test_a_window_that_is_moved_to_and_fro_shakes(self):
        self.move(200, 300, 200, 300, 200, 300, 200)
        self.program.wait_for("controller motionEnded")
        played = self.callbacks(self.play("motion", "--input", self.rig.file("shake.jsonl", SHAKE)))
        self.must_say(played)

    def test_a_window_that_is_moved_to_one_side_does_not_shake(self):
        self.move(100, 150, 200, 250, 300, 350, 400)
        self.move(300, 200, 300, 200, 300, 200, 300)
        self.program.wait_for("controller motionEnded")
        self.assertEqual(len([line for line in self.said() if "card motionBegan" in line]), 1)
