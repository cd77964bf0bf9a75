"""What the kit and the display server say to each other, and what the program says where Wayland cannot be used."""
import glob
import os

from scene_check import ROOT, SceneCheck

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCES = os.path.join(ROOT, "Sources")


class XServers(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()

    def compile(self, name, *words):
        program = self.rig.file(name)
        self.rig.tool("gcc", os.path.join(HERE, f"{name}.c"), "-o", program, *words)
        return program

    def compile_with_filter(self, name):
        """Compiles a program together with the kit's filter of X events."""
        folder = os.path.join(SOURCES, "Backends/CTouchSDL")
        return self.compile(
            name, *sorted(glob.glob(os.path.join(folder, "*.c"))), f"-I{folder}/include", "-lSDL2", "-lX11",
            "-lXi", "-lm")

    def test_raw_events_are_declined(self):
        program = self.compile_with_filter("declined")
        self.assertEqual(
            self.rig.run(program), (0, "at first: raw some, others 1\ndeclined: raw none, others 1"))

    def test_an_event_that_comes_while_something_is_sent_is_read_before_the_sleep(self):
        program = self.compile_with_filter("unread")
        self.assertEqual(
            self.rig.run(program),
            (0, "the connection: nothing\nthe kit: something\nSDL then: something"))

    def test_a_program_that_was_pressed_answers_pings(self):
        """A window manager asks who was pressed whether it is alive, and calls a program hung that does not answer."""
        ping = self.compile("ping", "-lX11", "-lXtst")
        self.open("one-tap")
        self.assertEqual(self.rig.run(ping, str(self.rig.window(".")), "60"), (0, "60 of 60"))


class Wayland(SceneCheck):
    def refuses(self, reason):
        """The demo ends at once with status 69 and says so."""
        self.assertEqual(
            self.touchstone("demo", "one-tap"),
            (69, f"touchstone: the Wayland session cannot be used: {reason}; setting DISPLAY to an X display would help"))

    def test_a_compositor_without_a_seat_is_refused_in_a_sentence(self):
        self.rig.compositor()
        self.refuses("its compositor has no seat, so there would be no input")

    def test_a_machine_without_egl_is_told_so(self):
        self.rig.weston()
        # What cannot be loaded is not there.
        broken = self.rig.file("broken")
        os.mkdir(broken)
        self.rig.file("broken/libEGL.so.1", "nothing\n")
        self.rig.environment["LD_LIBRARY_PATH"] = broken
        self.refuses("the libraries libEGL.so.1 and libwayland-egl.so.1 are not installed")

    def test_a_compositor_that_does_not_answer_is_told_of(self):
        self.rig.environment.update(XDG_RUNTIME_DIR=self.rig.folder, WAYLAND_DISPLAY="nobody")
        self.refuses("no compositor answers")

    def test_x_is_used_beside_a_compositor_without_a_seat(self):
        self.rig.xvfb()
        self.rig.compositor()
        self.open("one-tap")
        self.rig.window("Touchstone: One tap")
