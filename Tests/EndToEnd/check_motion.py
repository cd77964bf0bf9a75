"""A window that is moved to and fro on an X server, compared with what `touchstone play` makes of a shake."""
from rig.runner import essential
from scene_check import SceneCheck


class Motion(SceneCheck):
    def move(self, places):
        """Moves the demo's window to places in a row, 80 ms apart."""
        window = str(self.rig.window("Touchstone: "))
        words = []
        for place in places:
            words += ["windowmove", window, str(place), "40", "sleep", "0.08"]
        self.rig.tool("xdotool", *words)

    @essential
    def test_a_window_that_is_moved_to_and_fro_shakes(self):
        self.rig.xvfb()
        self.open("motion")
        self.move([200, 300, 200, 300, 200, 300, 200, 300])
        self.program.wait_for("controller motionEnded")
        shake = self.rig.file("shake.jsonl", (
            '{"format": "touchstone-input", "version": 1, "size": [390, 640]}\n{"t": 0, "motion": "shake"}\n'))
        self.assertEqual(self.said(), self.callbacks(self.play("motion", "--input", shake)))

    def test_a_window_that_is_moved_to_one_side_does_not_shake(self):
        self.rig.xvfb()
        self.open("motion")
        self.move([100, 150, 200, 250, 300, 350, 400])
        self.rig.tool("xdotool", "sleep", "0.3")
        self.assertEqual(self.said(), [])
