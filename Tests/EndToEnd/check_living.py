"""The inspector beside living programs: what it shows of them, what it does to them, and that they do not notice."""
import os

from rig.runner import essential
from rig.waiting import until
from scene_check import ROOT, SceneCheck

# They are not products; `swift test` builds them along with the command.
MIXER = os.path.join(ROOT, ".build-lean/debug/Mixer")
# A view that is chosen has this frame around it in the program's window.
MARK = (0xC2, 0x17, 0x8F)
# The touch map frames what fingers reach in this color.
REACHED = (0x00, 0x76, 0x59)
# A cross marks in this color where a touch began that nothing took.
UNTAKEN = (0xB3, 0x4A, 0x06)


class Living(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.x_server("Xvfb", "-screen", "0", "2000x1000x24")
        self.pin_fonts()
        self.rig.environment["TOUCHSTONE_INSPECT"] = "1"

    def start(self, program, title):
        """Starts a program with the inspector, the two beside each other."""
        self.program = self.rig.start(program)
        window, inspector = self.rig.window(f"^{title}$"), self.rig.window(f"^Inspector: {title}$")
        self.rig.move(window, 0, 0)
        self.rig.move(inspector, 880, 0)
        return window, inspector

    def report(self):
        return self.inspector_report("Mixer")

    def test_it_shows_the_tree_and_the_lanes_of_a_drag_and_why_the_list_did_not_scroll(self):
        self.start(MIXER, "Mixer")
        self.rig.mouse("move 200 300; down; s 0.3; move 300 305; s 0.05; move 340 310; s 0.1; up")
        text = until(lambda: (lambda text: "scroll.pan failed" in text and text)(self.report()), "the sentences")
        self.assertIn("controller channelList ChannelList", text)
        self.assertIn("volume UISlider", text)
        self.assertIn("mouse", text)
        self.assertIn("there is nothing to scroll along the way that the pointer went (9.8)", text)
        self.assertEqual(self.program.output(), "")
        # The program ends, and the inspector with it.
        self.assertEqual(self.program.interrupt(), -2)

    def drag(self, y=300):
        """A stroke beside the rows of the mixer, which the list has nothing to scroll for."""
        self.rig.mouse(f"move 200 {y}; down; s 0.3; move 300 {y + 5}; s 0.05; move 340 {y + 10}; s 0.1; up")

    @essential
    def test_a_view_is_picked_in_the_programs_window_shown_there_and_hidden_by_a_switch(self):
        self.start(MIXER, "Mixer")
        self.report()
        self.rig.keys("v")
        # The knob of the first slider: the program does not receive the press.
        self.rig.click(500, 88)
        left, top, right, bottom = until(lambda: self.rig.picture().box(MARK), "the frame around the slider")
        self.assertTrue(left < 200 and right > 600 and bottom - top < 60, (left, top, right, bottom))
        self.assertIn("Chosen: volume UISlider", self.report())
        # The leaf with its flags is shown: by Tab from the tree to the leaf, by an arrow from the class, which opens its
        # source, to the first switch, which is pressed.
        self.rig.keys("Tab", "Tab", "Tab", "Down", "Return")
        text = until(lambda: (lambda text: "isHidden" in text and text)(self.report()), "the change")
        self.assertIn("volume.isHidden = true", text)
        self.rig.keys("z")
        until(lambda: "isHidden" not in self.report(), "the change to be taken back")

    @essential
    def test_the_touch_map_is_drawn_over_the_programs_window(self):
        self.start(MIXER, "Mixer")
        self.report()
        self.rig.keys("m")
        left, _, right, _ = until(lambda: self.rig.picture().box(REACHED), "the map")
        self.assertTrue(left < 300 and right < 880, (left, right))
        row = "channelRow: fingers reach all of its"
        until(lambda: row in self.report().partition("Touch map")[2], "the text of the map")
        self.rig.keys("m")
        until(lambda: not self.rig.picture().box(REACHED), "the map to be removed")
        self.assertNotIn("Touch map", self.report())
        self.assertEqual(self.program.output(), "")

    def test_untaken_touches_get_crosses_in_the_programs_window_until_the_inspector_leaves(self):
        _, inspector = self.start(MIXER, "Mixer")
        self.report()
        # The slider and the list take their touches, the navigation bar does not.
        taken, untaken = [(500, 88), (200, 300)], [(300, 24), (640, 24)]
        for place in taken + untaken:
            self.rig.click(*place)
        self.rig.mouse("move 1100 20")
        until(lambda: self.marked(untaken) == untaken, "the crosses")
        self.assertEqual(self.marked(taken), [])
        left, top, right, bottom = self.rig.picture().box(UNTAKEN, part=0.05)
        self.assertTrue(285 < left < 296 and 644 < right < 655 and 10 < top < 20 and 28 < bottom < 38,
                        (left, top, right, bottom))
        text = self.report().partition("Untaken touches")[2]
        self.assertEqual(text.count("hit navigationBar: no responder handled it"), 2, text)
        self.rig.close_window(inspector)
        until(lambda: self.marked(untaken) == [], "the crosses to be removed")
        self.assertEqual(self.program.output(), "")

    def marked(self, places):
        """The places that have a cross on them."""
        picture = self.rig.picture()
        return [place for place in places if picture.pixel(*place) == UNTAKEN]

    def test_the_time_stands_still_while_it_is_paused_and_what_was_done_comes_in_afterwards(self):
        window, _ = self.start(MIXER, "Mixer")
        self.report()
        self.rig.keys("space")
        until(lambda: "is paused" in self.report(), "the pause")
        self.drag()
        self.assertNotIn("scroll.pan failed", self.report())
        self.rig.keys("space")
        until(lambda: "scroll.pan failed" in self.report(), "what was done in the pause")

    def test_a_gesture_of_the_program_is_played_again_to_find_what_helps(self):
        self.start(MIXER, "Mixer")
        self.report()
        self.rig.keys("h")
        self.drag()
        cure = "alwaysBounceHorizontal = true"
        text = until(lambda: (lambda text: cure in text and text)(self.report()), "the cures that were tried")
        self.assertIn("scroll.pan then acts at", text)
        self.assertIn("scroll can only bounce that way", text)
        # Without it cures are not tried.
        self.rig.keys("h")
        self.drag()
        until(lambda: cure not in self.report(), "the sentences of the new gesture")

    def test_the_same_touches_give_the_same_log_with_the_inspector_and_without(self):
        logs = []
        for wanted in ("0", "1"):
            self.rig.environment["TOUCHSTONE_INSPECT"] = wanted
            self.open("swipe-and-pan")
            places = [("Touchstone: ", 0, 0)] + ([("^Inspector: ", 1200, 700)] if wanted == "1" else [])
            for title, x, y in places:
                self.rig.move(self.rig.window(title), x, y)
            self.mouse("move 80 250; down; s 0.05; move 94 250; s 0.05; move 140 250; s 0.05; move 220 250; s 0.05; up")
            self.program.wait_for("pan action ended")
            logs.append(self.said())
            self.program.interrupt()
        self.assertEqual(logs[0], logs[1])

    def test_the_inspector_is_closed_and_the_program_goes_on(self):
        window, inspector = self.start(MIXER, "Mixer")
        self.rig.close_window(inspector)
        until(lambda: self.windows("Mixer") == [str(window)], "it to go")
        self.rig.close_window(window)
        self.assertEqual(self.program.status(), 0)
