"""With the oldest SDL that the kit runs with: what later versions do by themselves is done without them."""
import os
import signal

from scene_check import SceneCheck

HERE = os.path.dirname(os.path.abspath(__file__))


class OldSDL(SceneCheck):
    def setUp(self):
        super().setUp()
        library = self.rig.file("old_sdl.so")
        flags = self.rig.tool("pkg-config", "--cflags", "sdl2").split()
        self.rig.tool("gcc", "-shared", "-fPIC", os.path.join(HERE, "old_sdl.c"), *flags, "-o", library, "-ldl")
        self.rig.xvfb()
        self.rig.environment["LD_PRELOAD"] = library

    def test_the_wheel_of_an_old_sdl_scrolls_what_is_under_the_mouse(self):
        self.open("button-in-scroll")
        self.mouse("move 195 300; wheel down")
        self.program.wait_for("scrollViewDidScroll 0.0 48.0")

    def test_a_mouse_that_leaves_the_window_of_an_old_sdl_is_followed(self):
        self.open("multi-touch", "-o", self.rig.file("taken.jsonl"), "--plain", command="record")
        self.place = self.rig.corner(self.rig.window("Touchstone: "))
        self.mouse("move 195 250; down; s 0.05; move 450 250; up")
        self.program.wait_for("touchesEnded")
        self.assertEqual(self.program.interrupt(signal.SIGTERM), 0, self.program.output())
        self.assertEqual(self.said()[:-1], ["one touchesBegan 0", "one touchesEnded 0"])

    def test_a_program_of_an_old_sdl_ends_with_its_last_window_and_not_before(self):
        self.open("one-tap")
        window = self.rig.window("Touchstone: One tap")
        self.click(195, 300)
        self.program.wait_for("action ended")
        self.rig.close_window(window)
        self.assertEqual(self.program.status(), 0, self.program.output())
