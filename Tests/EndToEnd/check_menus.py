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
