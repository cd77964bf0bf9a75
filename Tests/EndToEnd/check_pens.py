"""A pen of a tablet on a real X server: what `touchstone record` writes down of it."""
import json

from rig.runner import essential
from scene_check import SceneCheck


class Pens(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xorg()
        self.taken = self.rig.file("taken.jsonl")
        self.open("multi-touch", "-o", self.taken, command="record")

    def move(self, x, y, pressure=0.0):
        self.rig.pen.move(*self.at(x, y), pressure)

    def draw(self, *pressures, button=1):
        """The pen comes down on the upper view, and moves a point to the right with each pressure."""
        self.rig.pen.near(True)
        self.move(195, 250)
        self.move(195, 250, pressures[0])
        self.rig.pen.button(button, True)
        for number, pressure in enumerate(pressures[1:]):
            self.move(196 + number, 250, pressure)
        self.rig.pen.button(button, False)
        self.rig.pen.near(False)

    def recorded(self):
        """The lines of the recording without their times."""
        self.assertEqual(self.program.interrupt(), 0)
        with open(self.taken, encoding="utf-8") as file:
            lines = [json.loads(line) for line in file][1:]
        return [{key: value for key, value in line.items() if key != "t"} for line in lines]

    def touches(self):
        return [
            (line.get("type", "direct"), line["phase"], int(line["x"]), round(line.get("force", 0), 3),
             *line.get("buttons", [])) for line in self.recorded() if "id" in line]

    @essential
    def test_a_stroke_has_the_pressure_of_every_report(self):
        self.draw(0.25, 0.5, 0.75, 1, 0)
        self.program.wait_for("touchesEnded")
        self.assertEqual(self.touches(), [
            ("pencil", "began", 195, 0.25), ("pencil", "moved", 196, 0.5), ("pencil", "moved", 197, 0.75),
            ("pencil", "moved", 198, 1), ("pencil", "moved", 199, 0), ("pencil", "ended", 199, 0)])

    def test_a_pressure_that_changes_at_one_place_is_a_move(self):
        self.rig.pen.near(True)
        self.move(195, 250)
        self.rig.pen.button(1, True)
        for pressure in (0.25, 0.5):
            self.move(195, 250, pressure)
        self.rig.pen.button(1, False)
        self.program.wait_for("touchesEnded")
        self.assertEqual(self.touches(), [
            ("pencil", "began", 195, 0), ("pencil", "moved", 195, 0.25), ("pencil", "moved", 195, 0.5),
            ("pencil", "ended", 195, 0.5)])

    def test_a_pen_hovers_and_a_mouse_after_it_is_a_mouse(self):
        self.draw(0.25, 0)
        self.program.wait_for("touchesEnded")
        self.mouse("move 195 300; s 0.1")
        self.click(195, 300)
        self.program.wait_for("touchesEnded", 2)
        lines = self.recorded()
        hovers = [line for line in lines if "hover" in line]
        self.assertEqual(hovers[0].get("distance"), 0)
        self.assertNotIn("distance", hovers[-1])
        self.assertEqual(
            [(line.get("type", "direct"), line["phase"]) for line in lines if "id" in line],
            [("pencil", "began"), ("pencil", "moved"), ("pencil", "ended"), ("direct", "began"), ("direct", "ended")])

    def test_a_click_of_the_mouse_right_after_a_pen_is_the_mouse(self):
        self.draw(0.25, 0)
        self.program.wait_for("touchesEnded")
        self.mouse("down; s 0.05; up")
        self.program.wait_for("touchesEnded", 2)
        self.assertEqual([touch[0] for touch in self.touches()], ["pencil"] * 3 + ["direct"] * 2)

    def test_the_barrel_button_is_the_secondary_one(self):
        self.draw(0, 0, button=3)
        self.program.wait_for("touchesEnded")
        self.assertEqual(self.touches(), [
            ("pencil", "began", 195, 0, "secondary"), ("pencil", "moved", 196, 0, "secondary"),
            ("pencil", "ended", 196, 0)])

    def test_a_stroke_that_leaves_the_window_goes_on(self):
        self.rig.pen.near(True)
        self.move(195, 250, 0.5)
        self.rig.pen.button(1, True)
        self.rig.pen.move(1275, 795, 0.75)
        self.move(200, 260, 0.25)
        self.rig.pen.button(1, False)
        self.program.wait_for("touchesEnded")
        touches = self.touches()
        self.assertEqual([touch[:2] for touch in touches], [
            ("pencil", "began"), ("pencil", "moved"), ("pencil", "moved"), ("pencil", "ended")])
        self.assertEqual(touches[2:], [("pencil", "moved", 200, 0.25), ("pencil", "ended", 200, 0.25)])
