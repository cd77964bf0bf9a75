"""Screen readers: another process reads, presses, slides, types and selects over AT-SPI, on a bus of the check's own."""
import os
import subprocess

from rig.waiting import until
from scene_check import ROOT, TOUCHSTONE, SceneCheck

READER = os.path.join(ROOT, "Tests/EndToEnd/reader.py")
# They are no products; `swift test` builds them.
EXAMPLES = os.environ.get("TOUCHSTONE_EXAMPLES", os.path.join(ROOT, ".build-lean/debug"))


class ScreenReaders(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()
        self.pin_fonts()
        self.rig.bus()

    def command(self, *words):
        return subprocess.run(
            words, env=self.rig.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=60)

    def enable(self):
        result = self.command(
            "gdbus", "call", "--session", "-d", "org.a11y.Bus", "-o", "/org/a11y/bus", "-m",
            "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", "<true>")
        self.assertEqual(result.returncode, 0, result.stderr)

    def names_on_the_bus(self):
        result = self.command(
            "gdbus", "call", "--session", "-d", "org.freedesktop.DBus", "-o", "/org/freedesktop/DBus", "-m",
            "org.freedesktop.DBus.ListNames")
        return result.stdout

    def start(self, name, *words):
        self.name = name
        self.program = self.rig.start(os.path.join(EXAMPLES, name), *words)
        self.rig.window(f"^{name}$")

    def read(self, *words):
        result = self.command("/usr/bin/python3", READER, self.name, *words)
        self.assertEqual(result.returncode, 0, result.stderr + self.program.output())
        return result.stdout.splitlines()

    def test_nothing_is_started_while_no_reader_is_there_and_one_that_comes_later_reads(self):
        self.start("Mixer")
        self.rig.settle()
        self.assertNotIn("org.a11y.Bus", self.names_on_the_bus())
        self.enable()
        self.assertEqual(self.read("tree")[0], "application 'Mixer'")

    def test_mixer_is_read_pressed_and_set(self):
        self.enable()
        self.start("Mixer")
        first = self.read("tree")
        self.assertEqual(first, MIXER)
        self.assertEqual(self.read("press", "Reset"), ["True"])
        dialog = until(lambda: [each for each in self.read("tree") if "modal" in each], "the dialog")
        self.assertEqual(dialog, ["      dialog 'Reset all channels?' modal"])
        self.assertEqual(self.read("press", "Cancel"), ["True"])
        until(lambda: self.read("tree") == first, "the first page")

    def test_the_window_of_the_demo_says_why_a_gesture_lost(self):
        self.enable()
        self.name = "touchstone"
        self.program = self.rig.start(TOUCHSTONE, "demo", "swipe-and-pan")
        self.rig.window("^Touchstone")
        # The demo plays the scene's own input, and then shows the moment that decided.
        lane = "push button 'swipe (card)' described '"

        def lanes():
            return [each.strip() for each in self.read("tree") if each.strip().startswith(lane)]
        until(lambda: lanes() and "failed, prevented (pan)" in lanes()[0], "the lane of the gesture that lost")

        def reasons():
            return [each for each in self.read("tree") if "label 'swipe" in each and "5.1.3" in each]
        until(reasons, "the reason, which comes when the input has been played")
        tree = [each.strip() for each in self.read("tree")]
        for panel in ["Scenes", "Explanation", "Details", "Lanes"]:
            self.assertIn(f"panel '{panel}'", tree)
        self.assertEqual(self.read("press", "Relations"), ["True"])
        until(lambda: [each for each in self.read("tree") if "prevent each other" in each], "the relations")

    def test_the_search_field_of_mail_is_typed_into(self):
        self.enable()
        self.start("Mail")
        self.assertEqual(self.read("type", "Search", "0", "fig😀"), ["True", "fig😀"])

    def test_the_last_of_a_million_rows_is_found_shown_and_selected_without_cells_for_the_others(self):
        self.enable()
        file = self.rig.file("million.log", "".join(f"line {number}\n" for number in range(1_000_000)))
        self.start("LogFilter", file)
        # Only rows with cells have names; the first one is displayed until another is brought into sight.
        self.assertEqual(self.read("reach", "999999", "0", "100", "500000", "999000"), [
            "rows 1000000",
            "row ['', 'table cell', '1000000', '1000000']",
            "others ['1, line 0', '', '', '']",
            "scrolled True",
            "shown ['1000000, line 999999', True]",
            "others ['', '', '', '']",
            "selects True",
            "selected 1000000, line 999999",
        ])

    def test_the_focus_is_reported_where_keys_move_it(self):
        self.enable()
        self.start("Mixer")
        self.read("tree")
        with open(self.rig.file("events"), "w+", encoding="utf-8") as output:
            listener = subprocess.Popen(
                ["/usr/bin/python3", READER, self.name, "listen", "30"], env=self.rig.environment, stdout=output)
            self.rig.processes.append(listener)

            def heard():
                with open(self.rig.file("events"), encoding="utf-8") as file:
                    return file.read().splitlines()
            until(lambda: heard() == ["listening"], "the listener")
            self.rig.keys("Tab")
            until(lambda: "object:state-changed:focused 1 push button 'Reset'" in heard(), "the focus")
            listener.kill()


MIXER = """\
application 'Mixer'
  frame 'Mixer' active
    panel ''
      tool bar ''
        push button 'Reset'
        label 'Mixer'
        push button 'Look'
      label 'Drums'
      slider 'Volume of Drums' value 0.70
      toggle button 'Drums' pressed
      label 'Bass'
      slider 'Volume of Bass' value 0.70
      toggle button 'Bass' pressed
      label 'Guitar'
      slider 'Volume of Guitar' value 0.70
      toggle button 'Guitar' pressed
      label 'Keys'
      slider 'Volume of Keys' value 0.70
      toggle button 'Keys' pressed
      label 'Voice'
      slider 'Volume of Voice' value 0.70
      toggle button 'Voice' pressed
""".splitlines()
