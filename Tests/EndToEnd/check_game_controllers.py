"""A game controller in a real window: SDL's virtual one, with FIFOs in the place of device nodes."""
import os
import time

from check_windows import wakeups
from rig.runner import essential
from rig.waiting import until
from scene_check import SceneCheck

HERE = os.path.dirname(os.path.abspath(__file__))


class Controller(SceneCheck):
    def setUp(self):
        super().setUp()
        self.start_server()
        library = self.rig.file("game_pad.so")
        flags = self.rig.tool("pkg-config", "--cflags", "sdl2").split()
        self.rig.tool("gcc", "-shared", "-fPIC", os.path.join(HERE, "game_pad.c"), *flags, "-o", library, "-ldl")
        self.words = self.rig.file("words", "")
        self.node = self.rig.file("event0")
        self.pipe = None
        self.rig.environment.update(LD_PRELOAD=library, PAD_FOLDER=self.rig.folder)
        self.open("double-press")

    def plug_in(self):
        """Adds the node, and waits until the program reads it."""
        os.mkfifo(self.node)

        def is_read():
            try:
                self.pipe = os.open(self.node, os.O_WRONLY | os.O_NONBLOCK)
            except OSError:
                return False
            self.addCleanup(os.close, self.pipe)
            return True
        until(is_read, "a reader of the node")

    def use(self, *words):
        """Moves the controller's inputs, and wakes the program by the node."""
        with open(self.words, "a", encoding="ascii") as file:
            file.write("".join(word + "\n" for word in words))
        os.write(self.pipe, b"x")


class GameControllers(Controller):
    def start_server(self):
        self.rig.xvfb()

    def is_quiet(self):
        before = wakeups(self.program.process.pid)
        time.sleep(1)
        return wakeups(self.program.process.pid) == before

    @essential
    def test_a_controller_that_is_plugged_in_makes_presses(self):
        self.plug_in()
        self.use("+0", "-0")
        self.must_say(["card pressesBegan select", "open action ended", "card pressesCancelled select"])

    def test_a_controller_that_is_unplugged_cancels_its_presses(self):
        self.plug_in()
        self.use("+2", "y-32768")
        self.must_say(["card pressesBegan playPause", "card pressesBegan upArrow"])
        self.use("u")
        self.must_say([
            "card pressesBegan playPause", "card pressesBegan upArrow", "card pressesCancelled playPause",
            "card pressesCancelled upArrow"])

    def test_a_controller_that_rests_does_not_wake_the_program(self):
        until(self.is_quiet, "a second without waking up, without a controller")
        self.plug_in()
        self.use("+2", "-2")
        self.program.wait_for("pressesEnded playPause")
        until(self.is_quiet, "a second without waking up, with a controller")


class GameControllersOnWayland(Controller):
    def start_server(self):
        self.rig.weston()

    def test_a_controller_on_wayland_makes_presses(self):
        self.plug_in()
        self.use("+0", "-0")
        self.must_say(["card pressesBegan select", "open action ended", "card pressesCancelled select"])
