"""The inspector in the real window: what a switch does to the living scene, what is saved, and what is dropped."""
import os
import shutil

from rig.runner import essential
from rig.waiting import until
from scene_check import SCENES, SceneCheck

# A fast stroke over the card of swipe-and-pan.
FLICK = "move 80 250; down; s 0.02; move 94 250; s 0.02; move 140 250; s 0.02; move 220 250; s 0.02; up"
# A switch that is off.
SWITCH = (0xB4, 0xBC, 0xC6)
# The border of a notice.
NOTICE = (0xB3, 0x47, 0x00)


class Cure(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()
        self.pin_fonts()

    def switches(self):
        """The middles of the switches that are off, from top to bottom."""
        picture = self.rig.picture()
        box = picture.box(SWITCH)
        if box is None:
            return []
        left, top, right, bottom = box
        rows = [y for y in range(top, bottom + 1) if picture.pixel(right - 5, y) == SWITCH]
        starts = [y for y in rows if y - 1 not in rows]
        ends = [y for y in rows if y + 1 not in rows]
        return [((left + right) // 2, (start + end) // 2) for start, end in zip(starts, ends)]

    def lose_and_take_the_cure(self):
        """A stroke that the pan wins; then a click on the switch of the second cure, after it has been searched for."""
        self.mouse(FLICK)
        self.program.wait_for("pan action ended")
        self.assertEqual([line for line in self.said() if line.startswith("swipe")], [])
        found = until(lambda: len(self.switches()) > 1 and self.switches(), "the switches of the cures")
        self.rig.click(*found[1])

        def swipe_wins():
            self.mouse(FLICK)
            return self.program.has_said(" swipe action ended")
        until(swipe_wins, "the swipe to win")

    @essential
    def test_a_cure_that_is_taken_in_the_window_acts_on_the_living_scene(self):
        self.open("swipe-and-pan")
        self.lose_and_take_the_cure()

    def test_a_cure_that_was_taken_stays_when_the_input_is_played_and_undo_takes_it_back(self):
        self.open("swipe-and-pan")
        self.lose_and_take_the_cure()
        for key, expected in ((None, ["swipe ended", "pan began", "pan ended"]), ("z", 2 * ["pan began", "pan ended"])):
            if key:
                self.rig.keys(key)
            count = len(self.said())

            def actions():
                new = [line.replace(" action", "") for line in self.said()[count:] if " action " in line]
                return [line for line in new if not line.endswith("changed")]
            self.rig.keys("space")
            until(lambda: len(actions()) >= len(expected), "the actions of the input")
            self.assertEqual(actions(), expected)

    def test_a_changed_scene_is_saved_and_can_be_played(self):
        self.open("swipe-and-pan", folder=self.rig.folder)
        self.lose_and_take_the_cure()
        self.rig.keys("w")
        saved = self.rig.file("swipe-and-pan-changed.json")
        until(lambda: os.path.exists(saved), "the saved scene")

        def actions(*words):
            return [line for line in self.callbacks(self.play(*words)) if "action" in line]
        self.assertEqual(
            actions(saved, "--input", os.path.join(SCENES, "swipe-and-pan.jsonl")), actions("swipe-and-pan-cured"))


class Window(SceneCheck):
    # A slow stroke of 14 points over the card of swipe-and-pan.
    STROKE = "; ".join(["down"] + [f"s 0.05; move {195 + step} 250" for step in range(2, 15, 2)] + ["s 0.05; up; s 0.3"])

    def setUp(self):
        super().setUp()
        self.rig.xvfb()

    def test_the_demo_and_its_scene_are_dark_where_the_desktop_is(self):
        self.rig.environment["XDG_CONFIG_HOME"] = self.rig.folder
        os.mkdir(self.rig.file("gtk-4.0"))
        self.rig.file("gtk-4.0/settings.ini", "[Settings]\ngtk-application-prefer-dark-theme=1\n")
        self.open("one-tap")
        for name, place in (("the scene", self.at(4, 4)), ("the ground", self.at(-6, 300)), ("the list", (4, 300))):
            until(lambda: sum(self.rig.picture().pixel(*place)) < 150, f"a dark color of {name}")

    def test_a_scene_that_is_shown_twice_as_large_measures_in_its_own_points(self):
        self.open("swipe-and-pan")
        self.mouse("move 195 250; " + self.STROKE)
        self.program.wait_for("pan action ended")
        count = len(self.said())
        self.mouse("move 195 250")
        self.rig.tool("xdotool", "keydown", "ctrl")
        self.rig.mouse("wheel up; s 0.3")
        self.rig.tool("xdotool", "keyup", "ctrl")
        self.mouse(self.STROKE)
        self.program.wait_for("touchesEnded")
        self.assertEqual(self.said()[count:], ["card touchesBegan 0", "card touchesEnded 0"])

    def test_a_border_between_the_parts_goes_with_the_mouse(self):
        self.open("swipe-and-pan")
        left = self.place[0]
        self.rig.mouse("move 248 300; down; s 0.1; move 220 300; s 0.05; move 188 300; s 0.1; up; s 0.2")
        self.rig.keys("c")
        self.program.wait_for("^place ", times=2)
        # The cure of the conflict is shown where the list leaves it.
        self.assertEqual(self.program.lines()[-1].split()[1], str(left - 60))


class Demo(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()
        self.open("one-tap")

    def drop(self, file):
        """Drops a file on the scene."""
        window = self.rig.window("Touchstone: ")
        self.assertTrue(self.rig.drop(window, *self.at(195, 300), file), "the window does not take the file")

    def notice(self):
        """The box around the notice's border, in the upper half of the screen; None without a notice."""
        return self.rig.picture().box(NOTICE, part=0.5)

    def test_the_keys_show_the_past_and_a_touch_ends_it(self):
        self.click(195, 300)
        self.program.wait_for("action ended")
        self.rig.keys("Left", "Left", "Tab", "Down", "d", "d", "t", "Escape")
        self.click(195, 300)
        self.program.wait_for("action ended", times=2)

    def test_a_scene_that_is_dropped_on_the_window_is_opened(self):
        for name in ("transform.json", "transform.jsonl"):
            shutil.copy(os.path.join(SCENES, name), self.rig.folder)
        self.drop(self.rig.file("transform.json"))
        self.program.wait_for("^place ", times=2)
        self.rig.window("Touchstone: Pan, pinch")

    def test_an_input_that_is_dropped_on_the_window_is_played(self):
        self.drop(os.path.join(SCENES, "one-tap.jsonl"))
        self.program.wait_for("action ended")

    def test_a_bad_file_that_is_dropped_gets_a_message_and_changes_nothing(self):
        self.drop(self.rig.file("bad.json", '{"format":"touchstone-scene","version":2}'))
        left, top, right, bottom = until(self.notice, "the notice")
        self.assertEqual(len(self.program.lines("^place ")), 1)
        # A click on the message closes it, and the scene is as it was.
        self.rig.click((left + right) // 2, (top + bottom) // 2)
        until(lambda: self.notice() is None, "the notice to go")
        self.click(195, 300)
        self.program.wait_for("action ended")
