"""Two examples used as people do, with a real mouse, real keys and real fingers: Mixer and Mail."""
import os
import signal
import subprocess

from rig.picture import Picture
from rig.waiting import until
from scene_check import ROOT, SceneCheck

# They are no products; `swift test` builds them.
MIXER, MAIL = (os.path.join(ROOT, ".build-lean/debug", name) for name in ("Mixer", "Mail"))
# Behind a sheet and behind an alert.
WHITE, DIMMED, DIMMER = (255, 255, 255), (204, 204, 204), (191, 191, 191)


class Examples(SceneCheck):
    def start(self, program, size=None):
        """Opens a program whose window is light, with its own folder of settings, and waits for its first picture."""
        self.rig.environment["HOME"] = self.rig.folder
        self.pin_fonts()
        self.program = self.rig.start(program)
        self.window = self.rig.window(f"^{os.path.basename(program)}$")
        if size:
            self.rig.tool("xdotool", "windowsize", "--sync", str(self.window), *map(str, size))
        self.place = self.rig.corner(self.window)
        until(lambda: self.shown().pixels[-3:] == bytes(WHITE), "the first picture")
        self.settled()

    def shown(self):
        """What the window shows."""
        file = self.rig.file("window.png")
        self.rig.tool("import", "-window", str(self.window), file)
        return Picture(file)

    def settled(self):
        """What the window shows when it has come to rest: the same four times, as a busy machine may leave out frames."""
        last = [self.shown()]

        def is_still():
            now = self.shown()
            last[:] = [*last, now] if now.pixels == last[0].pixels else [now]
            return len(last) == 4
        until(is_still, "a window at rest")
        return last[0]

    def shows(self, what, x, y, color):
        until(lambda: self.shown().pixel(x, y) == color, what)

    def copied(self):
        """The text that the program gives when everything is chosen and copied."""
        self.rig.keys("ctrl+a", "ctrl+c")
        result = subprocess.run(
            ["xclip", "-o", "-selection", "clipboard"], env=self.rig.environment, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, timeout=20)
        return result.stdout.decode()


class UnderX(Examples):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()

    def has_its_values_after(self, end):
        """Changes two values, ends the program, and looks for the values in the next one."""
        self.start(MIXER)
        first = self.settled()
        # The slider of the first channel, and the switch of the second.
        self.mouse("move 500 88; down; s 0.05; move 400 88; s 0.05; move 300 88; s 0.05; up; s 0.05")
        self.click(first.width - 56, 150)
        self.rig.mouse("move 5 5")
        changed = self.settled()
        self.assertNotEqual(changed.pixels, first.pixels)
        end()
        self.start(MIXER)
        # The focus ring of the control that was used last is not a value.
        again = self.settled()
        for x, y in [(310, 88), (400, 88), (600, 88), (first.width - 56, 150), (60, 150)]:
            self.assertEqual(again.pixel(x, y), changed.pixel(x, y), (x, y))

    def test_mixer_has_its_values_after_its_window_was_closed(self):
        def close():
            self.rig.close_window(self.window)
            self.assertEqual(self.program.status(), 0)
        self.has_its_values_after(close)

    def test_mixer_has_its_values_after_it_was_told_to_end(self):
        self.has_its_values_after(
            lambda: self.assertEqual(self.program.interrupt(signal.SIGTERM), -signal.SIGTERM))

    def test_mixer_has_its_values_after_its_display_was_lost(self):
        def lose():
            server = self.rig.processes.pop()
            server.kill()
            server.wait()
            self.assertEqual(self.program.status(), 71, self.program.output())
            self.rig.xvfb()
        self.has_its_values_after(lose)

    def rename_the_first_channel(self, first, answer):
        """The menu of the first channel asks for another name, which the key takes or gives up."""
        self.rig.mouse("move {} {}".format(*self.at(200, 88)))
        self.rig.tool("xdotool", "click", "3")
        until(lambda: self.shown().pixels != first.pixels, "the menu")
        self.rig.keys("Down", "Return")
        self.shows("the alert", 4, first.height - 4, DIMMER)
        self.rig.keys("ctrl+a", "L", "o", "w", answer)
        self.shows("the alert gone", 4, first.height - 4, WHITE)
        self.rig.mouse("move 5 5")

    def test_an_alert_is_answered_by_escape_and_return(self):
        self.start(MIXER)
        first = self.settled()
        self.rename_the_first_channel(first, "Escape")
        self.assertEqual(self.settled().pixels, first.pixels)
        self.rename_the_first_channel(first, "Return")
        self.assertNotEqual(self.settled().pixels, first.pixels)

    def test_a_letter_is_searched_read_and_answered(self):
        self.start(MAIL)
        first = self.settled()
        self.click(160, 98)
        self.rig.keys(*"figures")
        # One letter is left in the list.
        self.shows("what was found", 20, 180, WHITE)
        self.rig.keys("Escape")
        self.rig.mouse("move 5 5")
        self.assertEqual(self.settled().pixels, first.pixels)
        self.click(100, 150)
        self.rig.keys("ctrl+n")
        self.shows("the sheet", 4, first.height - 4, DIMMED)
        self.rig.keys("A", "d", "a", "Tab", "H", "i", "Tab", "y", "e", "s")
        self.assertEqual(self.copied(), "yes")
        # What was written is not thrown away by Escape alone.
        self.rig.keys("Escape")
        darker = until(lambda: self.shown().pixel(4, first.height - 4) != DIMMED, "the question")
        self.assertTrue(darker)
        self.rig.keys("Escape")
        self.shows("the sheet again", 4, first.height - 4, DIMMED)
        self.assertEqual(self.copied(), "yes")


class Fingers(Examples):
    def setUp(self):
        super().setUp()
        self.rig.xorg()

    def swipe(self, start, end, hold=0):
        """A finger that goes from one place to another and stays there before it is lifted."""
        (x, y), (to_x, to_y) = start, end
        moves = "".join(
            f"s 0.02; m 1 {x + (to_x - x) * part / 10} {y + (to_y - y) * part / 10};" for part in range(1, 11))
        self.fingers(f"d 1 {x} {y}; {moves} s {hold}; u 1 {to_x} {to_y}")

    def test_a_finger_goes_back_from_the_edge_or_thinks_better_of_it(self):
        self.start(MIXER, (480, 640))
        first = self.settled()
        self.fingers("d 1 60 88; s 0.05; u 1 60 88")
        until(lambda: self.shown().pixels != first.pixels, "the page")
        page = self.settled()
        self.swipe((3, 300), (120, 300), hold=0.4)
        until(lambda: self.shown().pixels == page.pixels, "the page again")
        self.swipe((3, 300), (420, 300))
        until(lambda: self.shown().pixels == first.pixels, "the list")
