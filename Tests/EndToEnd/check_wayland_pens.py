"""A pen of a tablet on Wayland (tablet-v2): what `touchstone record` writes down of it, compared whole."""
import json

from rig.runner import essential
from scene_check import SceneCheck

PAUSE = 0.05


class WaylandPens(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.weston()
        self.taken = self.rig.file("taken.jsonl")
        self.open("multi-touch", "-o", self.taken, command="record")

    def pen(self, *commands):
        """Commands of wtablets.c one after the other; places are the scene's."""
        for command in commands:
            name, *numbers = command.split()
            if name in ("ni", "nm"):
                numbers[:2] = map(str, self.at(float(numbers[0]), float(numbers[1])))
            self.rig.seat(" ".join([name, *numbers]), *[] if name == "na" else [PAUSE])

    def recorded(self):
        """The lines of the recording without their times, numbers rounded."""
        self.assertEqual(self.program.interrupt(), 0)
        with open(self.taken, encoding="utf-8") as file:
            lines = [json.loads(line) for line in file][1:]
        return [
            " ".join(f"{key}={self.word(value)}" for key, value in line.items() if key not in ("t", "id"))
            for line in lines if line.get("phase") != "wait"]

    def word(self, value):
        match value:
            case list(): return "[" + ",".join(self.word(one) for one in value) + "]"
            case float() | int(): return f"{round(value, 2):g}"
            case _: return str(value)

    @essential
    def test_a_stroke_on_wayland_is_the_pen_alone_with_force_angles_and_distance(self):
        self.pen(
            "ni 195 250", "na 45 -30 90 0.5", "nm 195 251 0", "na 45 -30 270 0", "nd 0.25", "nm 196 250 0.5",
            "nm 197.5 250 1", "nu", "no")
        self.program.wait_for("touchesEnded")
        self.rig.settle()
        # The mouse of the rig is initially over the window.
        lines = self.recorded()
        start = next(number for number, line in enumerate(lines) if "distance" in line)
        self.assertTrue(all(line.startswith("hover") and "195" not in line for line in lines[:start]), lines)
        self.assertEqual(lines[start:], [
            "hover=[195,250] distance=0",
            "hover=[195,251] distance=0.5 tilt=[0.79,-0.52] roll=1.57",
            "hover=[195,251] distance=0 tilt=[0.79,-0.52] roll=-1.57",
            "phase=began x=195 y=251 type=pencil force=0.25 tilt=[0.79,-0.52] roll=-1.57",
            "phase=moved x=196 y=250 type=pencil force=0.5 tilt=[0.79,-0.52] roll=-1.57",
            "phase=moved x=197.5 y=250 type=pencil force=1 tilt=[0.79,-0.52] roll=-1.57",
            "phase=moved x=197.5 y=250 type=pencil force=1 tilt=[0.79,-0.52] roll=-1.57",
            "phase=ended x=197.5 y=250 type=pencil force=1 tilt=[0.79,-0.52] roll=-1.57",
            "hover=[-1,-1]"])

    def test_the_eraser_on_wayland_is_a_pencil(self):
        self.pen("nt 1", "ni 195 250", "nd 1", "nu", "no")
        self.program.wait_for("touchesEnded")
        self.assertEqual([line for line in self.recorded() if "phase" in line], [
            "phase=began x=195 y=250 type=pencil force=1", "phase=moved x=195 y=250 type=pencil force=1",
            "phase=ended x=195 y=250 type=pencil force=1"])

    def test_the_lower_barrel_button_on_wayland_is_the_secondary_one_and_others_are_ignored(self):
        self.pen("ni 195 250", "nb 332 1", "nb 332 0", "nb 331 1", "nm 196 250 0", "nb 331 0", "no")
        self.program.wait_for("touchesEnded")
        self.assertEqual([line for line in self.recorded() if "phase" in line], [
            "phase=began x=195 y=250 type=pencil buttons=[secondary]",
            "phase=moved x=196 y=250 type=pencil buttons=[secondary]",
            "phase=moved x=196 y=250 type=pencil buttons=[secondary]",
            "phase=ended x=196 y=250 type=pencil"])

    def test_a_pen_on_wayland_that_is_unplugged_cancels_its_touch(self):
        self.pen("ni 195 250", "nd 0.5", "nm 196 250 0.5", "nr")
        self.program.wait_for("touchesCancelled")
        self.assertEqual([line.split()[0] for line in self.recorded() if "phase" in line], [
            "phase=began", "phase=moved", "phase=cancelled"])

    def test_a_mouse_on_wayland_after_a_pen_is_a_mouse(self):
        self.pen("ni 195 250", "nd 1", "nu", "no")
        self.program.wait_for("touchesEnded")
        self.rig.seat("pm {} {}".format(*self.at(195, 300)), 0.1, "pb 272 1", PAUSE, "pb 272 0")
        self.program.wait_for("touchesEnded", 2)
        lines = self.recorded()
        self.assertEqual([line for line in lines if "phase" in line and "pencil" not in line], [
            "phase=began x=195 y=300", "phase=ended x=195 y=300"])
        self.assertIn("hover=[195,300]", lines)

    def test_a_mouse_on_wayland_that_is_down_when_a_pen_comes_is_cancelled_and_works_after_it(self):
        self.rig.seat("pm {} {}".format(*self.at(195, 300)), 0.1, "pb 272 1", PAUSE)
        self.pen("ni 195 250")
        self.rig.seat("pb 272 0", PAUSE)
        self.pen("no")
        self.program.wait_for("touchesCancelled")
        self.rig.seat("pm {} {}".format(*self.at(195, 301)), 0.1, "pb 272 1", PAUSE, "pb 272 0")
        self.program.wait_for("touchesEnded")
        self.assertEqual(
            [line.split()[0] for line in self.recorded() if "phase" in line and "moved" not in line],
            ["phase=began", "phase=cancelled", "phase=began", "phase=ended"])
