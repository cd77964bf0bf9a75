"""Recording on a real display server: what real fingers do is written down, and leads to the same callbacks when it is
played without a display. Moves are compared too: the recording has them as the scene got them."""
import os
import re
import signal

from check_window import NO_DISPLAY
from rig.runner import essential
from rig.waiting import until
from scene_check import ROOT, SceneCheck, TOUCHSTONE


class Recording(SceneCheck):
    def record(self, scene, *words):
        self.taken = self.rig.file("taken.jsonl")
        self.open(scene, "-o", self.taken, *words, command="record")

    def has_recorded(self, scene, number=signal.SIGINT):
        """Ends the program with a signal and compares."""
        self.assertEqual(self.program.interrupt(number), 0)
        self.plays_the_same(scene)

    def plays_the_same(self, scene):
        self.assertEqual(
            [name for name in os.listdir(self.rig.folder) if name.startswith("taken.jsonl.")], [],
            "nothing is left beside the file")
        said = [line for line in self.program.lines() if not line.startswith("place ") and " lines, " not in line]
        played = self.play(scene, "--input", self.taken)
        self.assertEqual([line.partition(" ")[2] for line in said], [line.partition(" ")[2] for line in played])

    def stand_in_the_corner(self):
        """A plain window is as large as the scene and stands somewhere on the screen."""
        self.place = self.rig.corner(self.rig.window("Touchstone: "))

    @essential
    def test_what_fingers_did_is_played_the_same(self):
        self.rig.xorg()
        self.record("transform-cured")
        self.fingers(
            "d 1 150 280; s 0.02; d 2 240 360; s 0.05; m 1 140 270; m 2 250 370; s 0.02; m 1 120 250; s 0.02;"
            "m 2 270 390; s 0.05; m 1 100 300; m 2 290 340; s 0.02; u 1 100 300; s 0.05; u 2 290 340")
        self.program.wait_for("pan action ended")
        self.has_recorded("transform-cured")

    def test_what_a_plain_window_records_is_played_the_same(self):
        self.rig.xorg()
        self.record("multi-touch", "--plain")
        self.stand_in_the_corner()
        self.fingers(
            "d 1 195 250; s 0.03; d 2 195 480; s 0.05; m 2 200 470; m 1 190 240; s 0.05; u 1 190 240; s 0.03;"
            "u 2 200 470")
        self.program.wait_for("touchesEnded.* 2")
        self.has_recorded("multi-touch", signal.SIGTERM)

    def test_closing_the_window_writes_the_recording(self):
        self.rig.xvfb()
        self.record("one-tap")
        self.click(195, 300)
        self.program.wait_for("action ended")
        self.rig.close_window(self.rig.window("Touchstone: One tap"))
        self.assertEqual(self.program.status(), 0)
        self.plays_the_same("one-tap")

    def test_a_finger_that_is_down_at_the_end_is_cancelled(self):
        self.rig.xvfb()
        self.record("multi-touch")
        self.mouse("move 195 250; down")
        self.program.wait_for("touchesBegan")
        self.has_recorded("multi-touch")
        with open(self.taken, encoding="utf-8") as file:
            self.assertIn('"cancelled"', file.read())

    def test_two_fingers_by_mouse_pinch(self):
        self.rig.xvfb()
        self.record("transform")
        self.mouse("move 150 280")
        self.rig.tool("xdotool", "keydown", "alt")
        self.mouse("down; s 0.05; move 140 260; s 0.05; move 110 230; s 0.05; up")
        self.rig.tool("xdotool", "keyup", "alt")
        self.program.wait_for("pinch action ended")
        self.must_say([
            "photo touchesBegan 0 1", "pinch action began", "photo touchesCancelled 0 1", "pinch action changed",
            "pinch action ended"])
        self.has_recorded("transform")

    def test_a_mouse_that_leaves_the_window_is_followed(self):
        """Also if it left in the moment of the press."""
        self.rig.xvfb()
        self.record("multi-touch", "--plain")
        self.stand_in_the_corner()
        self.mouse("move 195 250; down; s 0.05; move 450 250; up; s 0.05")
        self.program.wait_for("touchesEnded")
        (x, y), (far, _) = self.at(195, 260), self.at(450, 260)
        self.rig.tool(
            "xdotool", "mousemove", "--sync", str(x), str(y), "mousedown", "1", "mousemove", str(far), str(y), "mouseup",
            "1")
        self.program.wait_for("touchesEnded", times=2)
        self.assertEqual(self.program.interrupt(), 0)
        with open(self.taken, encoding="utf-8") as file:
            lifts = re.findall(r'"ended", "x": ([-0-9.]+), "y": ([0-9.]+)', file.read())
        self.assertEqual(lifts, [("450", "250"), ("450", "260")])

    def test_a_button_that_is_lifted_outside_comes_up_also_if_the_mouse_came_pressed_and_left_unread(self):
        self.rig.xvfb()
        self.record("multi-touch", "--plain")
        self.stand_in_the_corner()
        self.mouse("move 450 240; s 0.05")
        self.program.process.send_signal(signal.SIGSTOP)
        self.mouse("move 195 250; down; move 450 250")
        self.program.process.send_signal(signal.SIGCONT)
        self.program.wait_for("touchesMoved")
        self.mouse("move 450 260; up")
        self.program.wait_for("touchesEnded")
        self.mouse("move 195 260; down; up")
        self.program.wait_for("touchesEnded", times=2)
        self.assertEqual(self.program.interrupt(), 0)
        with open(self.taken, encoding="utf-8") as file:
            lifts = re.findall(r'"ended", "x": ([-0-9.]+), "y": ([0-9.]+)', file.read())
        self.assertEqual(lifts, [("450", "260"), ("195", "260")])

    def test_the_demo_records_plays_and_keeps(self):
        self.rig.xvfb()
        self.open("one-tap", folder=self.rig.folder)
        self.rig.window("Touchstone: One tap")
        self.rig.keys("r")
        # The key has come when the pointer's scene has; the recording begins in the turn after it.
        self.mouse("move 20 20; s 0.2")
        self.click(195, 300)
        self.program.wait_for("action ended")
        self.rig.keys("r", "s", "space")
        self.program.wait_for("action ended", times=2)
        kept = self.rig.file("one-tap-1.jsonl")
        until(lambda: os.path.exists(kept) and os.path.getsize(kept), "the recording")
        self.assertEqual(
            self.callbacks(self.play("one-tap", "--input", kept)),
            self.played("one-tap", "d 0 195 300; s 0.05; u 0 195 300"))


class Refusals(SceneCheck):
    def test_a_recording_that_cannot_be_written_is_refused_with_66(self):
        self.assertEqual(
            self.touchstone("record", "one-tap", "-o", "/no/such/folder/a.jsonl"),
            (66, "touchstone: /no/such/folder/a.jsonl: its folder is not there"))

    def test_a_recorder_without_a_display_ends_with_69(self):
        file = self.rig.file("never-written.jsonl")
        self.assertEqual(self.touchstone("record", "one-tap", "-o", file), (69, f"touchstone: {NO_DISPLAY}"))
        self.assertFalse(os.path.exists(file))

    def test_wrong_recorders_are_refused_with_64(self):
        for line in ("record", "record one-tap", "record one-tap -o", "record one-tap -o a --mouse rat",
                     "play one-tap --inspector"):
            with self.subTest(line):
                self.assertEqual(self.touchstone(*line.split())[0], 64)

    def test_outputs_of_play_that_cannot_be_written_are_refused_with_66(self):
        for option in ("--trace", "--html"):
            with self.subTest(option):
                self.assertEqual(self.touchstone("play", "one-tap", option, "/no/such/folder/a")[0], 66)


class Pictures(SceneCheck):
    def test_pictures_can_be_made_by_real_fingers(self):
        status, said = self.rig.run(os.path.join(ROOT, "Scripts/pictures"), TOUCHSTONE, self.rig.file("pictures"))
        self.assertEqual(status, 0, said)
