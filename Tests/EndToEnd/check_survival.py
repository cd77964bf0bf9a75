"""What the program survives, and how it ends when it does not: a scene that goes in the middle of a gesture, a server
that dies, signals, a full disk, a reader who does not read, descriptors that are closed."""
import fcntl
import os
import random
import resource
import signal
import subprocess
import time
import unittest

from rig import until
from rig.runner import essential
from scene_check import ROOT, SceneCheck, TOUCHSTONE

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCES = os.path.join(ROOT, "Sources")


class Survival(SceneCheck):
    def lives(self):
        """The program still runs, and ends as it should when it is asked to."""
        self.assertIsNone(self.program.process.poll(), self.program.output())
        self.assertEqual(self.program.interrupt(signal.SIGTERM), 0, self.program.output())

    def record(self, scene, *words, name="taken.jsonl"):
        self.open(scene, "-o", self.rig.file(name), *words, command="record", folder=self.rig.folder)

    def text(self, name):
        with open(self.rig.file(name), encoding="utf-8") as file:
            return file.read()

    def drag(self, steps):
        """A drag of the mouse over the scene that another process goes on with: so it can be killed under it."""
        x, y = self.at(100, 200)
        words = ["mousemove", str(x), str(y), "mousedown", "1"]
        for step in range(steps):
            words += ["mousemove", str(x + step % 90), str(y + step % 70), "sleep", "0.005"]
        return subprocess.Popen(["xdotool", *words], env=self.rig.environment)

    def test_a_start_with_too_few_open_files_ends_with_a_sentence_and_71(self):
        self.rig.xvfb()
        for limit in (5, 9, 12):
            status, output = self.rig.run(
                "bash", "-c", 'ulimit -n $0; exec "$@"', str(limit), TOUCHSTONE, "demo", "one-tap")
            self.assertEqual((status, output.count("\n")), (71, 0), output)
            self.assertIn("accepted: ulimit -n 64", output)

    def gone_while_a_tap_waits(self, key):
        self.rig.xvfb()
        self.open("single-double-tap-cured", folder=self.rig.folder)
        self.rig.window("Touchstone: ")
        self.mouse("move 195 300; down; s 0.02; up")
        self.rig.keys(key)
        # Longer than the tap would have waited.
        self.mouse("s 0.6; move 10 10; s 0.1")
        self.lives()

    def test_a_scene_that_is_recorded_anew_while_a_tap_waits(self):
        self.gone_while_a_tap_waits("r")

    def test_a_scene_that_is_played_while_a_tap_waits(self):
        self.gone_while_a_tap_waits("space")

    def test_a_scene_that_is_left_while_a_tap_waits(self):
        self.gone_while_a_tap_waits("Down")

    def test_a_scene_says_its_place_when_it_is_shown_and_never_again(self):
        """What was left of earlier scenes would say it once more with each scene."""
        self.rig.xvfb()
        self.open("one-tap")
        self.rig.window("Touchstone: One tap")
        for shown in range(2, 14):
            self.rig.keys("Down")
            self.program.wait_for("^place ", times=shown)
        self.lives()
        self.assertEqual(len(self.program.lines("^place ")), 13, self.program.output())

    def test_a_recording_survives_being_killed_at_any_moment(self):
        self.rig.xvfb()
        for turn in range(int(os.environ.get("KILLS", "3"))):
            self.record("multi-touch", name=f"taken{turn}.jsonl")
            mouse = self.drag(800)
            self.program.wait_for("touchesMoved")
            time.sleep(random.uniform(0.02, 1))
            self.program.process.kill()
            self.program.process.wait()
            mouse.kill()
            mouse.wait()
            self.rig.mouse("up")
            heard = [line.partition(" ")[2] for line in self.program.lines() if not line.startswith("place ")]
            self.assertFalse(os.path.exists(self.rig.file(f"taken{turn}.jsonl")))
            # The next start finds it.
            self.program = self.rig.start(TOUCHSTONE, "record", "one-tap", "-o", self.rig.file("other.jsonl"), "--plain")
            self.program.wait_for(f"taken{turn}-recovered-1.jsonl: recovered from an unfinished recording")
            self.rig.window("Touchstone: One tap")
            self.assertEqual(self.program.interrupt(), 0)
            self.assertFalse(os.path.exists(self.rig.file(f"taken{turn}.jsonl.recording")))
            played = self.play("multi-touch", "--input", self.rig.file(f"taken{turn}-recovered-1.jsonl"))
            kept = [line.partition(" ")[2] for line in played]
            # The file contains everything that the scene received, and also the finger's end.
            self.assertEqual(kept[:len(heard)], heard)

    @essential
    def test_a_server_that_dies_ends_the_recorder_with_71_and_keeps_the_recording(self):
        self.rig.xvfb()
        self.record("multi-touch")
        self.mouse("move 195 250; down; s 0.05; move 225 290")
        self.program.wait_for("touchesMoved")
        self.server_dies()

    def test_a_compositor_that_dies_ends_the_recorder_with_71_and_keeps_the_recording(self):
        self.rig.weston()
        self.record("multi-touch")
        self.fingers("d 1 195 250")
        self.program.wait_for("touchesBegan")
        self.server_dies()

    def server_dies(self):
        self.rig.processes[0].kill()
        self.assertEqual(self.program.status(), 71, self.program.output())
        # SDL 3 adds a line.
        self.assertEqual(self.program.lines("^touchstone: "), ["touchstone: the display went away"])
        self.assertIn('"cancelled"', self.text("taken.jsonl"))
        self.assertFalse(os.path.exists(self.rig.file("taken.jsonl.recording")))

    def test_a_request_that_the_server_refuses_is_told_and_no_more(self):
        library = self.rig.file("refused.so")
        self.rig.tool("gcc", "-shared", "-fPIC", os.path.join(HERE, "refused.c"), "-o", library, "-ldl")
        self.rig.xvfb()
        for moment in ("shown", "destroyed", "closed"):
            with self.subTest(moment):
                self.rig.environment |= {"LD_PRELOAD": library, "REFUSED": moment}
                self.open("one-tap", folder=self.rig.folder)
                self.rig.environment = {
                    name: value for name, value in self.rig.environment.items()
                    if name not in ("LD_PRELOAD", "REFUSED")}
                self.rig.window("Touchstone: One tap")
                self.assertEqual(self.program.interrupt(signal.SIGTERM), 0, self.program.output())
                self.assertEqual(
                    set(self.program.lines("the X server")), {"the X server refuses a request: error 3 of request 8.0"})

    def test_fingers_that_the_compositor_takes_away_are_cancelled(self):
        self.rig.weston()
        self.open("long-press")
        x, y = self.at(195, 300)
        self.rig.seat(f"td 1 {x} {y}", "tf", 0.1, "tc", 0.8)
        self.program.wait_for("touchesCancelled")
        self.assertEqual(self.program.lines("action"), [])
        # The next finger is alone; Weston must receive the end of the first one.
        self.rig.seat("tu 1", "tf")
        self.fingers("d 1 195 300; s 0.8; u 1 195 300")
        self.program.wait_for("action ended")
        self.lives()

    def goes_as_played_by_a_busy_program(self, scene, script, last):
        """A program that is stopped for as long as the fingers act is one whose handler takes that long."""
        self.open(scene)
        self.program.process.send_signal(signal.SIGSTOP)
        self.fingers(script)
        self.program.process.send_signal(signal.SIGCONT)
        self.program.wait_for(last)
        self.must_say(self.played(scene, script))

    HELD = "d 1 195 300; s 1.2; u 1 195 300; s 0.8"

    def test_a_finger_that_was_held_for_a_busy_program_is_held(self):
        self.rig.xorg()
        self.goes_as_played_by_a_busy_program("long-press", self.HELD, "action ended")

    def test_a_finger_that_was_held_for_a_busy_program_is_held_on_wayland(self):
        self.rig.weston()
        self.goes_as_played_by_a_busy_program("long-press", self.HELD, "action ended")

    def test_moves_that_a_busy_program_reads_late_have_their_times(self):
        self.rig.xorg()
        moves = "; s 0.1; ".join(f"m 1 {88 + 9 * step} {248 + step}" for step in range(1, 15))
        self.goes_as_played_by_a_busy_program(
            "one-axis-pan", f"d 1 88 248; s 0.1; {moves}; s 0.4; u 1 214 262; s 0.5", "action ended|touchesEnded")

    def test_two_signals_at_once_lose_nothing(self):
        self.rig.xvfb()
        self.record("one-tap")
        self.click(195, 300)
        self.program.wait_for("action ended")
        self.program.process.send_signal(signal.SIGHUP)
        self.assertEqual(self.program.interrupt(signal.SIGTERM), 0)
        self.assertIn('"ended"', self.text("taken.jsonl"))

    def test_a_second_signal_ends_a_program_that_does_not_answer_the_first(self):
        folder = os.path.join(SOURCES, "Core/CTouchSystem")
        deaf = self.rig.file("deaf")
        self.rig.tool(
            "gcc", os.path.join(HERE, "deaf.c"), os.path.join(folder, "signals.c"), f"-I{folder}", f"-I{folder}/include",
            "-o", deaf)
        self.program = self.rig.start(deaf)
        self.program.wait_for("deaf")
        # Two requests at once are one; a second one after a second is intentional.
        self.program.process.send_signal(signal.SIGTERM)
        self.program.process.send_signal(signal.SIGTERM)
        self.program.process.send_signal(signal.SIGHUP)
        with self.assertRaises(subprocess.TimeoutExpired):
            self.program.process.wait(timeout=1.2)
        self.assertEqual(self.program.interrupt(signal.SIGTERM), -signal.SIGTERM)

    def test_the_demo_keeps_what_was_recorded_and_not_saved(self):
        self.rig.xvfb()
        self.open("one-tap", folder=self.rig.folder)
        self.rig.window("Touchstone: One tap")
        self.rig.keys("r")
        self.mouse("move 20 20; s 0.3")
        self.click(195, 300)
        self.program.wait_for("action ended")
        self.lives()
        self.program.wait_for("^one-tap-1.jsonl: ")
        self.assertIn('"ended"', self.text("one-tap-1.jsonl"))

    def test_a_full_disk_ends_the_recorder_with_74_and_keeps_what_fits(self):
        self.rig.xvfb()
        # A limit on the size of files stands for the disk.
        limit = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (2048, limit[1]))
        try:
            self.program = self.rig.start(
                TOUCHSTONE, "record", "multi-touch", "-o", self.rig.file("taken.jsonl"), "--place")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        self.place = tuple(map(int, self.program.wait_for("^place ").split()[1:]))
        self.drag(200).wait()
        self.rig.mouse("up; s 0.2")
        self.assertEqual(self.program.interrupt(), 74, self.program.output())
        self.assertEqual(len(self.program.lines("larger than files may be here")), 1)
        self.assertFalse(os.path.exists(self.rig.file("taken.jsonl")))
        self.assertGreater(os.path.getsize(self.rig.file("taken.jsonl.recording")), 1000)

    def test_an_output_that_is_cut_off_ends_with_74(self):
        for words in (["list"], ["play", "one-tap"], ["explain", "one-tap"], ["lint", "one-tap"], ["help"]):
            with self.subTest(words), open("/dev/full", "wb") as full:
                result = subprocess.run([TOUCHSTONE, *words], stdout=full, stderr=subprocess.PIPE, text=True)
                self.assertEqual(
                    (result.returncode, result.stderr),
                    (74, "touchstone: the standard output is cut off: the disk is full\n"))

    def test_a_reader_who_has_enough_is_no_failure(self):
        pipe = subprocess.Popen([TOUCHSTONE, "list"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        pipe.stdout.close()
        with pipe.stderr:
            self.assertEqual(pipe.stderr.read(), b"")
        self.assertEqual(pipe.wait(), -signal.SIGPIPE)

    def test_what_is_no_file_is_refused_with_66_and_not_waited_for(self):
        os.mkfifo(self.rig.file("pipe"))
        for path in (self.rig.file("pipe"), self.rig.folder, "/dev/full"):
            for words in (["one-tap", "--screenshot", path], [path], ["one-tap", "--input", path]):
                with self.subTest(words):
                    self.assertEqual(self.touchstone("play", *words)[0], 66)

    def test_a_program_without_descriptors_lives(self):
        self.rig.xvfb()
        process = subprocess.Popen(
            ["bash", "-c", 'exec "$0" demo one-tap --log callbacks 0<&- 1>&- 2>&-', TOUCHSTONE],
            env=self.rig.environment, cwd=self.rig.folder)
        self.addCleanup(process.kill)
        self.rig.window("Touchstone: One tap")
        self.rig.mouse("move 640 300; down; s 0.05; up; s 0.5")
        self.assertIsNone(process.poll())
        process.terminate()
        self.assertEqual(process.wait(timeout=10), 0)

    def test_a_log_that_nobody_reads_does_not_stop_the_window(self):
        self.rig.xvfb()
        read, write = os.pipe()
        # Holds little, so that few moves are too many.
        fcntl.fcntl(write, fcntl.F_SETPIPE_SZ, 4096)
        with open(self.rig.file("place"), "wb") as errors:
            process = subprocess.Popen(
                [TOUCHSTONE, "demo", "multi-touch", "--log", "callbacks", "--place"], stdout=write, stderr=errors,
                env=self.rig.environment, cwd=self.rig.folder)
        os.close(write)
        self.addCleanup(process.kill)
        self.addCleanup(os.close, read)
        self.place = tuple(map(int, until(lambda: self.text("place"), "the place").split()[1:]))
        for _ in range(2):
            self.drag(600).wait()
            self.rig.mouse("up")
        process.terminate()
        self.assertEqual(process.wait(timeout=5), 74)
        self.assertIn("the reader does not read the log", self.text("place"))

    def test_what_comes_from_outside_reaches_the_terminal_escaped(self):
        self.assertEqual(
            self.touchstone("play", "a\x1b[31mb\u009b\u202e"),
            (66, "touchstone: a\\u{1b}[31mb\\u{9b}\\u{202e}: neither a built-in scene nor a file"))


if __name__ == "__main__":
    unittest.main()
