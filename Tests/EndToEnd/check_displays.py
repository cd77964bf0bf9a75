"""Every display server at every scale: windows are sharp, that is, not a pixel differs from the program's own picture."""

import os

from rig.picture import Picture
from rig.waiting import until
from scene_check import SceneCheck, TOUCHSTONE

HERE = os.path.dirname(os.path.abspath(__file__))
SCENE = "hit-test-order"


class Sharp(SceneCheck):
    def own_picture(self, scale):
        """What the program draws of the scene without a display."""
        status, said = self.touchstone(
            "play", SCENE, "--screenshot", self.rig.file("own.png"), "--scale", str(scale), XDG_RUNTIME_DIR="")
        self.assertEqual(status, 0, said)
        return Picture(self.rig.file("own.png"))

    def is_sharp(self, scale, **environment):
        """The scene is on the screen as the program draws it."""
        self.pin_fonts()
        own = self.own_picture(scale)
        self.rig.environment.update(environment)
        self.open(SCENE, "-o", self.rig.file("taken.jsonl"), "--plain", command="record")
        # Weston begins with the pointer on the scene.
        if os.path.exists(self.rig.file("input.sock")):
            self.rig.seat("pm 1270 790")
        until(lambda: self.rig.picture().find(own), f"the scene's picture at scale {scale}")

    def test_windows_are_sharp_on_x(self):
        self.rig.xvfb()
        self.is_sharp(1)

    def test_windows_are_sharp_on_x_at_a_scale_of_one_and_a_half(self):
        self.rig.x_server("Xvfb", "-screen", "0", "1280x1000x24")
        self.is_sharp(1.5, TOUCHSTONE_SCALE="1.5")

    def test_windows_are_sharp_on_wayland(self):
        self.rig.weston()
        self.is_sharp(1)

    def test_windows_are_sharp_on_wayland_at_a_scale_of_two(self):
        self.rig.weston("--scale=2")
        self.is_sharp(2)

    def test_windows_are_sharp_on_wayland_at_a_scale_of_three(self):
        self.rig.weston("--scale=3")
        self.is_sharp(3)

    def test_windows_are_sharp_on_kwin_at_a_scale_of_one_and_a_quarter(self):
        self.rig.kwin(1.25)
        self.is_sharp(1.25)

    def test_windows_are_sharp_on_kwin_at_a_scale_of_one_and_a_half(self):
        self.rig.kwin(1.5)
        self.is_sharp(1.5)

    def test_windows_that_sdl_shows_on_wayland_are_sharp_and_a_line_says_why_sdl_shows_them(self):
        self.rig.weston("--scale=2")
        self.is_sharp(2, TOUCHSTONE_PRESENTER="sdl")
        self.program.wait_for("^windows are shown by SDL, which is slow on Wayland: TOUCHSTONE_PRESENTER is sdl$")


class XScale(SceneCheck):
    """The scale of an X desktop; the scene is 390 points wide."""

    def setUp(self):
        super().setUp()
        self.rig.x_server("Xvfb", "-screen", "0", "1280x1400x24")

    def resources(self, text):
        self.rig.tool("xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", text)

    def settings(self, *words):
        """What a desktop publishes; ends what was published before."""
        program = self.rig.file("xsettings")
        if not os.path.exists(program):
            self.rig.tool("gcc", os.path.join(HERE, "xsettings.c"), "-o", program, "-lX11")
        settings = self.rig.start(program, *words)
        settings.wait_for("^published$")
        return settings

    def open_record(self):
        self.open("one-tap", "-o", self.rig.file("taken.jsonl"), "--plain", command="record")
        return self.rig.window("Touchstone: ")

    def size(self, window):
        values = dict(
            line.split("=") for line in self.rig.tool("xdotool", "getwindowgeometry", "--shell", str(window)).split())
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def becomes(self, window, width, height):
        until(lambda: self.size(window) == (width, height), f"a window of {width} by {height} pixels")

    def test_a_window_has_the_scale_of_the_resources_and_follows_them(self):
        self.resources("Xft.dpi: 144")
        window = self.open_record()
        self.assertEqual(self.size(window), (585, 960))
        self.resources("Xft.dpi: 192")
        self.becomes(window, 780, 1280)
        self.resources("Xft.hinting: 1")
        self.becomes(window, 390, 640)
        # A click is at the place in points.
        self.resources("Xft.dpi: 192")
        self.becomes(window, 780, 1280)
        self.rig.move(window, 0, 0)
        self.place = (0, 0)
        self.click(390, 600)
        self.program.wait_for("action ended")

    def test_a_window_has_the_scale_of_the_settings_and_follows_them(self):
        first = self.settings("Net/DoubleClickTime", "400", "Xft/DPI", "122880")
        window = self.open_record()
        self.assertEqual(self.size(window), (488, 800))
        second = self.settings("Gdk/WindowScalingFactor", "2", "Xft/DPI", "196608")
        self.becomes(window, 780, 1280)
        # Without a desktop there are no settings.
        second.stop()
        self.becomes(window, 390, 640)
        first.stop()

    def test_the_scale_of_the_environment_multiplies_that_of_the_desktop(self):
        self.resources("Xft.dpi: 192")
        self.rig.environment["TOUCHSTONE_SCALE"] = "0.75"
        self.assertEqual(self.size(self.open_record()), (585, 960))


class Choice(SceneCheck):
    def test_wayland_is_used_where_x_is_offered_too(self):
        self.rig.xvfb()
        x_display = self.rig.environment.pop("DISPLAY")
        self.rig.weston()
        self.rig.environment["DISPLAY"] = x_display
        self.open("one-tap")
        self.assertEqual(self.windows("Touchstone"), [])

    def test_the_first_window_on_wayland_leaves_room_for_its_title_bar(self):
        self.rig.kwin(1, width=900, height=600)
        self.open("one-tap")

        def is_inside():
            # KWin's desktop is black.
            picture = self.rig.picture()
            middle = picture.width // 2
            column = [picture.pixel(middle, y) for y in (0, picture.height // 2, picture.height - 1)]
            return column[0] == column[2] == (0, 0, 0) != column[1]
        until(is_inside, "a window between the edges of the screen")
