"""Programs in C that have the kit in a part of their window, and pictures without any window."""
import functools
import os
import re
import subprocess

from rig.waiting import until
from scene_check import ROOT, TOUCHSTONE, SceneCheck

HEADERS = os.path.join(ROOT, "Sources/Backends/CTouchHost/include")
PANELS = os.path.join(ROOT, "Examples/Panel")


# `swift test` builds it.
PICTURE = os.path.join(ROOT, ".build-lean/debug/Picture")


@functools.cache
def library():
    """The folder of the library as it is given to others, which is built once; most of it is there already, since the
    command is built of the same."""
    exports = os.path.join(ROOT, "Scripts/TouchHostC.map")
    built = subprocess.run(
        [os.path.join(ROOT, "Scripts/build-release"), "TouchHostC", ".build-release", "-Xlinker",
         f"--version-script={exports}"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode != 0:
        raise RuntimeError(f"the library was not built: {built.stdout[-2000:]}")
    return os.path.join(ROOT, ".build-release/release")


class Hosts(SceneCheck):
    def compiled(self, name, package):
        """A program of Examples/Panel, with the library beside it."""
        flags = subprocess.run(
            ["pkg-config", "--cflags", "--libs", package], check=True, capture_output=True, text=True).stdout.split()
        program = self.rig.file(name)
        subprocess.run(
            ["cc", "-Wall", "-Wextra", "-Werror", os.path.join(PANELS, name + ".c"), "-o", program, "-I", HEADERS,
             *flags, "-L", library(), "-lTouchHostC", f"-Wl,-rpath,{library()}"], check=True)
        return program

    def pixel(self, x, y):
        """Red, green and blue of a place of the screen."""
        return self.rig.picture().pixel(x, y)

    def start(self, name, package):
        program = self.rig.start(self.compiled(name, package))
        program.wait_for("^shown$")
        return program

    def test_a_c_program_with_its_own_sdl_window_hosts_a_panel_that_the_mouse_works(self):
        self.rig.xvfb()
        program = self.start("sdl_panel", "sdl2")
        # The slider is at 420 to 620, 60 to 90; the knob is at a quarter.
        self.rig.mouse("move 472 75; down; s 0.05; move 520 75; s 0.05; move 800 75; s 0.05; up")
        program.wait_for("^brightness 100 %$")
        self.rig.mouse("move 440 210; down; s 0.05; up")
        program.wait_for("^red 1$")
        # The program draws what the panel controls, next to the panel.
        until(lambda: self.pixel(100, 300) == (255, 0, 0), "the program's own red")
        self.assertNotEqual(self.pixel(500, 75), (255, 255, 255))
        self.assertEqual(self.pixel(500, 390), (255, 255, 255))

    def test_fingers_work_the_panel_of_a_c_program(self):
        self.rig.xorg()
        program = self.start("sdl_panel", "sdl2")
        self.rig.fingers("d 1 472 75; s 0.05; m 1 520 75; s 0.05; m 1 619 75; s 0.05; u 1 619 75")
        program.wait_for("^brightness 100 %$")
        self.rig.fingers("d 1 440 210; s 0.05; u 1 440 210")
        program.wait_for("^red 1$")

    def test_a_gtk_4_program_hosts_a_panel_in_a_drawing_area(self):
        self.rig.xvfb()
        self.rig.environment["GSK_RENDERER"] = "cairo"
        program = self.start("gtk_panel", "gtk4")
        x, y = self.rig.corner(self.rig.window("GTK panel"))
        # The slider is at 20 to 220, 50 to 80; the knob is at its beginning.
        self.rig.mouse(f"move {x + 35} {y + 65}; down; s 0.05; move {x + 100} {y + 65}; s 0.05; move {x + 290} {y + 65}; up")
        program.wait_for("^volume 100 %$")
        self.rig.mouse(f"move {x + 45} {y + 145}; down; s 0.05; up")
        program.wait_for("^mute 1$")

    def test_fingers_work_the_panel_of_a_gtk_4_program(self):
        self.rig.xorg()
        self.rig.environment["GSK_RENDERER"] = "cairo"
        program = self.start("gtk_panel", "gtk4")
        x, y = self.rig.corner(self.rig.window("GTK panel"))
        self.rig.fingers(f"d 1 {x + 35} {y + 65}; s 0.05; m 1 {x + 100} {y + 65}; s 0.05; m 1 {x + 290} {y + 65}; u 1 {x + 290} {y + 65}")
        program.wait_for("^volume 100 %$")

    def test_keys_hover_and_the_wheel_work_the_panel_of_a_gtk_4_program(self):
        self.rig.xvfb()
        self.rig.environment["GSK_RENDERER"] = "cairo"
        # What keys type comes by GTK's own input method, whatever the machine has.
        self.rig.environment["GTK_IM_MODULE"] = "gtk-im-context-simple"
        program = self.start("gtk_panel", "gtk4")
        window = self.rig.window("GTK panel")
        x, y = self.rig.corner(window)
        # There is no window manager that would give it the keyboard.
        self.rig.tool("xdotool", "windowfocus", "--sync", str(window))
        self.rig.mouse(f"move {x + 60} {y + 195}")
        program.wait_for("^pointer text$")
        self.rig.mouse("down; s 0.05; up")
        self.rig.keys("a", "shift+b", "c", "BackSpace", "ctrl+a", "Left", "d")
        program.wait_for("^name daB$")
        self.rig.mouse(f"move {x + 280} {y + 20}")
        program.wait_for("^pointer default$")
        # The first line of the text is black; the wheel takes it away.
        def first_line():
            return self.pixel(x + 60, y + 248)
        until(lambda: sum(first_line()) < 150, "the dark line of the text")
        self.rig.mouse(f"move {x + 60} {y + 260}; wheel down; wheel down")
        until(lambda: sum(first_line()) > 700, "the line to have scrolled away")

    def test_the_panel_of_a_gtk_4_program_is_dark_where_the_desktop_is(self):
        self.rig.xvfb()
        self.rig.environment.update(GSK_RENDERER="cairo", XDG_CONFIG_HOME=self.rig.folder)
        os.mkdir(self.rig.file("gtk-4.0"))
        self.rig.file("gtk-4.0/settings.ini", "[Settings]\ngtk-application-prefer-dark-theme=1\n")
        self.start("gtk_panel", "gtk4")
        x, y = self.rig.corner(self.rig.window("GTK panel"))
        until(lambda: sum(self.pixel(x + 290, y + 10)) < 150, "a dark ground")

    def inspected(self, name, package, title):
        """Starts a program with the inspector beside it, which has the keyboard; the inspector's window."""
        self.rig.x_server("Xvfb", "-screen", "0", "2000x1000x24")
        self.pin_fonts()
        self.rig.environment.update(TOUCHSTONE_INSPECT=TOUCHSTONE, GSK_RENDERER="cairo")
        self.program = self.start(name, package)
        window, inspector = self.rig.window(f"^{title}$"), self.rig.window(f"^Inspector: {name}$")
        self.rig.move(window, 0, 0)
        self.rig.move(inspector, 880, 0)
        # There is no window manager that would give it the keyboard.
        self.rig.tool("xdotool", "windowfocus", "--sync", str(inspector))
        return inspector

    def report(self, name, wanted):
        """What the inspector shows once it says this."""
        return until(lambda: (lambda text: wanted in text and text)(self.inspector_report(name)), wanted)

    def test_the_panel_of_a_c_program_is_inspected_as_a_program_of_the_kit_is(self):
        inspector = self.inspected("sdl_panel", "sdl2", "SDL panel")
        self.rig.mouse("move 440 210; s 0.1; down; s 0.05; up")
        self.program.wait_for("^red 1$")
        text = self.report("sdl_panel", "UISwitch")
        self.assertIn("mouse", text)
        # The panel is paused while the inspector requires it; the program itself continues.
        self.rig.keys("space")
        self.report("sdl_panel", "is paused")
        self.rig.mouse("move 440 210; s 0.1; down; s 0.05; up")
        self.assertNotIn("red 0", self.program.output())
        self.rig.mouse("move 1100 20")
        self.rig.keys("space")
        self.program.wait_for("^red 0$")
        # The inspector is closed, and the panel works on.
        self.rig.close_window(inspector)
        self.rig.mouse("move 440 210; s 0.1; down; s 0.05; up")
        until(lambda: self.program.output().count("red 1") == 2, "the switch to work without the inspector")

    def test_the_panel_of_a_gtk_4_program_is_inspected_and_the_inspector_goes_with_it(self):
        self.inspected("gtk_panel", "gtk4", "GTK panel")
        x, y = self.rig.corner(self.rig.window("GTK panel"))
        self.rig.mouse(f"move {x + 35} {y + 65}; down; s 0.05; move {x + 100} {y + 65}; s 0.05; move {x + 290} {y + 65}; up")
        self.program.wait_for("^volume 100 %$")
        self.assertIn("UISlider", self.report("gtk_panel", "mouse"))
        self.program.interrupt()
        until(lambda: not self.windows("Inspector: gtk_panel"), "the inspector to go")

    def test_gestures_in_the_panel_of_a_c_program_are_captured_and_play_again(self):
        self.rig.xvfb()
        self.rig.environment["TOUCHSTONE_CAPTURE"] = self.rig.file("gestures")
        program = self.start("sdl_panel", "sdl2")
        self.rig.mouse("move 440 210; s 0.1; down; s 0.05; up")
        program.wait_for("^red 1$")
        self.rig.mouse("move 472 75; down; s 0.05; move 520 75; s 0.05; move 800 75; s 0.05; up")
        program.wait_for("^brightness 100 %$")
        files = [self.rig.file(f"gestures/{number}.touchstone") for number in (1, 2)]
        until(lambda: os.path.exists(files[1]), "the second gesture")
        program.interrupt()
        for file in files:
            status, said = self.touchstone("compare", file)
            self.assertEqual(status, 0, said)

    def test_the_library_for_c_exports_its_header_and_nothing_of_its_insides(self):
        """What a host would link by accident cannot be changed later."""
        symbols = self.rig.tool("nm", "-D", "--defined-only", "--extern-only", os.path.join(library(), "libTouchHostC.so")).splitlines()
        given = {line.split()[-1] for line in symbols}
        with open(os.path.join(HEADERS, "touchstone_host.h"), encoding="utf-8") as file:
            declared = set(re.findall(r"\b(touchstone_(?:host|view|status|usage)_\w+)\(", file.read()))
        self.assertEqual(given, declared)

    def test_a_command_line_tool_makes_a_png_and_a_pdf_without_a_display(self):
        png, pdf = self.rig.file("card.png"), self.rig.file("card.pdf")
        self.assertEqual(self.rig.run(PICTURE, "Ada", "70", png, pdf)[0], 0)
        self.assertEqual(self.rig.tool("identify", "-format", "%w %h", png), "600 280")
        with open(pdf, "rb") as file:
            self.assertTrue(file.read().startswith(b"%PDF-"))
