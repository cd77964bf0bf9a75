"""Controls with a real mouse and a real keyboard, whole logs compared with what is written here."""
from rig.runner import essential
from scene_check import SceneCheck

PRESSED = ["touchDown", "touchUpInside", "primaryActionTriggered"]


class Controls(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()

    def test_a_press_that_is_dragged_off_and_on_again_is_told_whole(self):
        self.open("presses")
        self.mouse(
            "move 100 238; down; s 0.05; move 100 400; s 0.05; up; s 0.05;"
            "move 100 238; down; s 0.05; move 100 400; s 0.05; move 100 245; s 0.05; up")
        self.program.wait_for("primaryActionTriggered")
        self.assertEqual(self.events(), [
            "save event touchDown", "save event touchUpInside", "save event primaryActionTriggered"])

    @essential
    def test_buttons_switches_and_sliders_follow_the_mouse(self):
        self.open("gallery")
        self.mouse(
            "move 90 130; down; s 0.05; up; s 0.05; move 320 291; down; s 0.05; up; s 0.05;"
            "move 228 340; down; s 0.05; move 250 340; s 0.05; move 290 340; s 0.05; up; s 0.05;"
            "move 90 130; down; s 0.05; move 90 330; s 0.05; up; s 0.05;"
            "move 310 436; down; s 0.05; up; s 0.05; move 330 484; down; s 0.05; up")
        self.program.wait_for("pages event")
        self.assertEqual(self.events(), [
            "filled event primaryActionTriggered", "switch event valueChanged", "slider event valueChanged",
            "segments event valueChanged", "pages event valueChanged"])

    def test_tab_and_space_press_a_button(self):
        self.open("presses")
        self.mouse("move 195 600; s 0.05")
        self.rig.keys("Tab")
        self.program.wait_for("pressesEnded tab")
        self.rig.keys("space")
        self.program.wait_for("save event primaryActionTriggered")
        self.rig.keys("Tab", "space")
        self.program.wait_for("discard event primaryActionTriggered")
        self.rig.keys("shift+Tab", "Return", "Escape")
        self.program.wait_for("pressesEnded escape")
        self.assertEqual(
            self.events(), [f"{name} event {event}" for name in ("save", "discard", "save") for event in PRESSED])

    def test_arrows_move_a_slider_and_space_switches(self):
        self.open("gallery")
        self.rig.keys(*["Tab"] * 7)
        self.rig.keys("space")
        self.program.wait_for("switch event valueChanged")
        self.rig.keys("Tab", "Right")
        self.program.wait_for("slider event valueChanged")
        self.rig.keys("shift+Tab", "space")
        self.program.wait_for("switch event valueChanged", times=2)
        self.assertEqual(
            self.events(), ["switch event valueChanged", "slider event valueChanged", "switch event valueChanged"])

    def test_a_stepper_counts_while_it_is_held(self):
        self.open("gallery")
        self.mouse("move 320 388; down; s 1.2; up")
        self.program.wait_for("stepper event")
        self.assertIn(len(self.program.lines("stepper event valueChanged")), range(3, 10))
        self.assertEqual(self.events(), ["stepper event valueChanged"])

    def test_keys_go_up_the_chain_from_the_first_responder(self):
        self.open("presses")
        self.rig.keys("a")
        self.program.wait_for("controller pressesEnded a")
        self.must_say([
            "card pressesBegan a", "controller pressesBegan a", "card pressesEnded a", "controller pressesEnded a"])
