"""A menu that is larger than its window, with a real mouse, keys and fingers."""
import os

from rig.waiting import until
from scene_check import ROOT, SceneCheck

# It is no product; `swift test` builds it.
MIXER = os.path.join(ROOT, ".build-lean/debug/Mixer")
# The window, in the middle of the screen, and a place on the row of the first channel.
CORNER, SIZE, ROW = (300, 200), (420, 130), (200, 88)


class Menus(SceneCheck):
    def open_menu(self):
        """Opens the menu of the first channel, which is higher than the window."""
        self.rig.environment["HOME"] = self.rig.folder
        self.pin_fonts()
        self.program = self.rig.start(MIXER)
        window = self.rig.window("^Mixer$")
        self.rig.tool("xdotool", "windowsize", "--sync", str(window), *map(str, SIZE))
        self.rig.move(window, *CORNER)
        self.place = CORNER
        self.rig.settle()
        self.bare = self.below()
        self.secondary_click()
        self.opened()

    def secondary_click(self):
        self.rig.mouse("move {} {}".format(*self.at(*ROW)))
        self.rig.tool("xdotool", "click", "3")

    def below(self):
        """What the screen shows below the window, where the menu goes."""
        picture = self.rig.picture()
        (left, top), (_, height) = CORNER, SIZE
        return [picture.pixel(left + x, top + height + y) for x in range(200, 360, 4) for y in range(4, 40, 4)]

    def opened(self):
        # The plate and what is written on it.
        until(lambda: len(set(self.below())) > 2, "the menu below the window")

    def is_gone(self):
        until(lambda: self.below() == self.bare, "the screen without the menu")

    def test_a_menu_larger_than_its_window_is_shown_beyond_the_edges_and_its_rows_are_marked(self):
        self.rig.xvfb()
        self.open_menu()
        unmarked = self.below()
        self.rig.mouse("move {} {}".format(*self.at(220, SIZE[1] + 14)))
        until(lambda: self.below() != unmarked, "a marked row")
        self.rig.mouse("down; s 0.05; up")
        self.is_gone()

    def test_escape_closes_a_menu_beyond_the_edges_because_the_keys_stay_with_the_window(self):
        self.rig.xvfb()
        self.open_menu()
        self.rig.keys("Escape")
        self.is_gone()
        self.secondary_click()
        self.opened()

    def test_a_finger_chooses_beyond_the_edges(self):
        self.rig.xorg()
        self.open_menu()
        x, y = self.at(220, SIZE[1] + 14)
        self.rig.fingers(f"d 1 {x} {y}; s 0.05; u 1 {x} {y}")
        self.is_gone()


class WaylandMenus(SceneCheck):
    """The menu of the last channel, opened at its right end, where it is wider than what is left of the window."""

    # Places of the window: where the menu opens, its rows, and its size.
    OPENS, MUTE, FILTER, SIZE = (937, 314), (997, 361), (997, 389), (150, 131)

    def open_mixer(self):
        self.rig.environment["HOME"] = self.rig.folder
        self.pin_fonts()
        # Weston draws no title bars; those of libdecor would need the next frame to get their size.
        self.rig.environment["LIBDECOR_PLUGIN_DIR"] = "/dev/null"
        self.program = self.rig.start(MIXER)

    def weston(self, scale=1):
        """Weston's desktop, on which windows are not as large as the screen."""
        self.scale = scale
        self.rig.weston(
            "--shell=desktop-shell.so", f"--scale={scale}", f"--width={1280 * scale}", f"--height={800 * scale}")
        self.open_mixer()
        # Only the rows of the list have this color; the list is inset by 16, below a bar.
        box = until(lambda: self.rig.picture().box((242, 242, 247)), "the window")
        self.place = box[0] // scale - 16, box[1] // scale - 62
        self.rig.settle()
        self.rig.seat("pm 1270 790", 0.2)

    def pointer(self, x, y):
        self.rig.seat("pm {} {}".format(*self.at(x, y)), 0.1)

    def press(self, button=272):
        self.rig.seat(f"pb {button} 1", 0.05, f"pb {button} 0")

    def crop(self, picture, scale):
        """The part of the screen that the menu covers."""
        left, top = (scale * value for value in self.at(*self.OPENS))
        width, height = (scale * value for value in self.SIZE)
        return [picture.row(y)[3 * left:3 * (left + width)] for y in range(top, top + height)]

    def menu(self):
        return self.crop(self.rig.picture(), self.scale)

    def open_menu(self):
        self.bare = self.menu()
        self.pointer(*self.OPENS)
        self.press(273)
        self.opened()

    def opened(self):
        until(self.has_plate, "the menu")

    def has_plate(self):
        """The lower right corner of the plate, without what is under the pointer."""
        lines = self.menu()
        return lines[-8 * self.scale][-12:] != self.bare[-8 * self.scale][-12:]

    def is_gone(self):
        self.rig.seat("pm 1270 790", 0.1)
        until(lambda: self.menu()[-8 * self.scale] == self.bare[-8 * self.scale], "the screen without the menu")

    def as_on_x(self, scale):
        """What an X server shows of the same menu."""
        other = type(self)("test_a_menu_is_shown_beyond_the_edges_on_wayland_as_on_x")
        other.setUp()
        try:
            rig = other.rig
            rig.x_server("Xvfb", "-screen", "0", f"{1280 * scale}x{800 * scale}x24")
            rig.environment["TOUCHSTONE_SCALE"] = str(scale)
            other.open_mixer()
            rig.move(rig.window("^Mixer$"), 100 * scale, 50 * scale)
            other.place, other.scale = (100, 50), scale
            other.bare = other.menu()
            rig.mouse("move {} {}".format(*(scale * value for value in other.at(*self.OPENS))))
            rig.tool("xdotool", "click", "3")
            until(other.has_plate, "the menu on X")
            rig.mouse("move 1 1; s 0.2")
            return other.menu()
        finally:
            other.doCleanups()

    def is_as_on_x(self, scale):
        wanted = self.as_on_x(scale)
        self.weston(scale)
        self.open_menu()
        self.rig.seat("pm 1270 790")
        until(lambda: self.menu() == wanted, "the same menu as on X")

    def test_a_menu_is_shown_beyond_the_edges_on_wayland_as_on_x(self):
        self.is_as_on_x(1)

    def test_a_menu_is_shown_beyond_the_edges_on_wayland_at_a_scale_of_two_as_on_x(self):
        self.is_as_on_x(2)

    def test_the_mouse_chooses_beyond_the_edges_on_wayland(self):
        self.weston()
        self.open_menu()
        unmarked = self.menu()
        self.pointer(*self.MUTE)
        until(lambda: self.menu() != unmarked, "a marked row")
        self.press()
        self.is_gone()
        # The menu opens again after that, as the mouse is up for SDL, too.
        self.open_menu()

    def test_a_finger_chooses_beyond_the_edges_on_wayland(self):
        self.weston()
        self.open_menu()
        self.fingers("d 1 {0} {1}; s 0.05; u 1 {0} {1}".format(*self.MUTE))
        self.is_gone()

    def test_a_click_on_the_desktop_closes_a_menu_on_wayland(self):
        self.weston()
        self.open_menu()
        self.rig.seat("pm 1270 790", 0.1)
        self.press()
        self.is_gone()

    def test_a_click_on_the_window_closes_a_menu_on_wayland(self):
        self.weston()
        self.open_menu()
        self.pointer(480, 500)
        self.press()
        self.is_gone()

    def test_escape_closes_a_menu_beyond_the_edges_on_wayland(self):
        self.weston()
        self.open_menu()
        self.rig.seat("k 1 1", "k 1 0")
        self.is_gone()

    def test_a_submenu_opens_beyond_the_edges_on_wayland(self):
        self.weston()
        self.open_menu()
        left, top = self.at(self.OPENS[0] + self.SIZE[0] + 8, self.FILTER[1])
        bare = self.rig.picture().pixel(left, top)
        self.pointer(*self.FILTER)
        until(lambda: self.rig.picture().pixel(left, top) != bare, "the submenu")
        self.rig.seat(f"pm {left + 20} {top}", 0.1)
        self.press()
        self.is_gone()
        self.assertEqual(self.rig.picture().pixel(left, top), bare)

    def test_a_program_ends_with_a_menu_open_on_wayland(self):
        self.weston()
        self.open_menu()
        self.assertEqual(self.program.interrupt(), -2)
        # A line of libdecor about its plugins may come first.
        self.assertEqual(self.program.lines("error|menus|crash"), [])

    def test_a_menu_turns_where_the_display_ends_on_wayland(self):
        """KWin shows a menu on the left of the pointer where there is no space on the right."""
        self.rig.kwin(1)
        self.scale = 1
        self.open_mixer()
        box = until(lambda: self.rig.picture().box((242, 242, 247)), "the window")
        self.place = box[0] - 16, box[1] - 62
        x, y = self.at(*self.OPENS)
        self.rig.mouse(f"move {x} {y}; s 0.3")
        before = self.rig.picture().pixel(x - self.SIZE[0] + 20, y + 118)
        self.rig.tool("xdotool", "click", "3")
        until(lambda: self.rig.picture().pixel(x - self.SIZE[0] + 20, y + 118) != before, "the menu")
        self.rig.mouse(f"move {x - 60} {y + 47}; s 0.2; down; s 0.05; up")
        until(lambda: self.rig.picture().pixel(x - self.SIZE[0] + 20, y + 118) == before, "the screen without the menu")
