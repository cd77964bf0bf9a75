"""Drags from and to GTK on Wayland: files, text, programs that stall, end or refuse, and the way back into the window."""
import os
import signal

import drag_faults
from rig.waiting import until
from scene_check import ROOT, SceneCheck

PROBE = os.path.join(os.environ.get("TOUCHSTONE_EXAMPLES", os.path.join(ROOT, ".build-lean/debug")), "DropProbe")
GTK = os.path.join(ROOT, "Tests/EndToEnd/gtk_drags.py")
# Places of the probe's window: the drop view, the text view, the card, and none of them.
VIEW, FIELD, CARD, BELOW = (50, 60), (220, 20), (30, 240), (50, 300)
# Where the windows are on the display, and places of the one of GTK: its source and its target.
PROBE_AT, GTK_AT = (40, 40), (1080, 100)
BLUE = (0, 122, 255)
SOURCE, TARGET = (1155, 140), (1155, 220)


class WaylandDrops(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.weston("--shell=desktop-shell.so")
        # Weston draws no title bars.
        self.rig.environment.update(LIBDECOR_PLUGIN_DIR="/dev/null", GDK_BACKEND="wayland", HOME=self.rig.folder)

    def start(self, *words):
        self.program = self.rig.start(PROBE, *words)
        self.program.wait_for("^ready$")
        self.place = PROBE_AT
        self.put("DropProbe", *PROBE_AT)

    def gtk(self, *words):
        other = self.rig.start("/usr/bin/python3", GTK, "0", "0", *words)
        other.wait_for("^ready$")
        self.put("GTK", *GTK_AT)
        return other

    def put(self, title, x, y):
        self.rig.settle()
        self.rig.seat(f"wm {x} {y} {title}", 0.1)

    def point(self, *places):
        for x, y in places:
            self.rig.seat(f"pm {x} {y}", 0.05)

    def button(self, is_down):
        self.rig.seat(f"pb 272 {int(is_down)}", 0.1)

    def printed(self):
        lines = self.program.lines()
        return lines[lines.index("ready") + 1:]

    def must_print(self, *lines):
        until(lambda: len(self.printed()) >= len(lines), lines)
        self.assertEqual(self.printed(), list(lines))

    def ends(self):
        self.assertEqual(self.program.interrupt(signal.SIGTERM), -signal.SIGTERM, self.program.output())


class FromGTK(WaylandDrops):
    def drag(self, place, *words):
        """Drags from the source of GTK's window to a place of the probe's, and stays there."""
        other = self.gtk(*words)
        (x, y), (left, top) = SOURCE, self.at(*place)
        self.point(SOURCE)
        self.button(True)
        self.point((x - 10, y), (x - 30, y), (x - 60, y), (left + 30, top), (left, top))
        return other

    def test_text_is_dragged_from_gtk_to_a_view_on_wayland(self):
        self.start()
        other = self.drag(VIEW)
        self.program.wait_for("^update 50 60$")
        self.button(False)
        self.program.wait_for("^texts 1 Grüße aus GTK$")
        other.wait_for("^ended$")
        self.assertEqual([line for line in self.printed() if not line.startswith("update")],
                         ["can 1 text", "enter", "perform", "end", "texts 1 Grüße aus GTK"])
        self.ends()

    def test_text_is_dragged_from_gtk_to_a_text_view_on_wayland(self):
        self.start()
        self.drag(FIELD)
        self.button(False)
        self.program.wait_for("^written Grüße aus GTK$")
        self.ends()

    def test_files_are_dragged_from_gtk_to_a_view_on_wayland_or_opened(self):
        self.start()
        file = self.rig.file("a ä.txt", "text")
        other = self.drag(VIEW, file)
        self.program.wait_for("^update 50 60$")
        self.button(False)
        self.program.wait_for(f"^url {file}$")
        other.stop()
        self.drag(BELOW, file)
        self.rig.seat(0.3)
        self.button(False)
        self.program.wait_for(f"^open {file}$")
        self.assertEqual(self.printed().count(f"open {file}"), 1)
        self.ends()

    def test_long_text_comes_in_pieces_on_wayland(self):
        self.start()
        self.drag(VIEW, "--long")
        self.program.wait_for("^update 50 60$")
        self.button(False)
        self.program.wait_for("^texts 1 1000000 letters$")
        self.ends()

    def test_a_drag_leaves_with_the_pointer_and_when_its_program_ends_on_wayland(self):
        self.start()
        other = self.drag(VIEW)
        self.program.wait_for("^update 50 60$")
        self.point((1040, 600))
        self.program.wait_for("^end$")
        self.point(self.at(*VIEW))
        self.program.wait_for("^update 50 60$", times=2)
        other.stop()
        self.program.wait_for("^end$", times=2)
        self.ends()

    def test_a_view_that_forbids_is_not_dropped_on_on_wayland(self):
        self.start("REFUSES")
        other = self.drag(VIEW)
        self.program.wait_for("^update 50 60$")
        self.button(False)
        other.wait_for("^ended$")
        self.program.wait_for("^end$")
        self.assertNotIn("perform", self.printed())
        self.ends()

    def test_a_program_that_ends_or_stalls_gives_no_text_on_wayland(self):
        for fault in ("--dies", "--stalls"):
            self.start()
            other = self.drag(VIEW, fault)
            self.program.wait_for("^update 50 60$")
            self.button(False)
            self.program.wait_for("^texts 0")
            self.assertEqual(self.printed()[-3:], ["perform", "end", "texts 0"])
            other.stop()
            self.ends()


class ToGTK(WaylandDrops):
    def drag(self, *words):
        """Drags the card to the target of GTK's window, and stays there."""
        other = self.gtk(*words)
        (x, y), (left, top) = self.at(*CARD), TARGET
        self.point((x, y))
        self.button(True)
        self.point((x + 15, y), (x + 30, y), (500, y), (700, 300), (left - 20, top), (left, top))
        self.rig.seat(0.3)
        return other

    def test_text_is_dragged_to_gtk_on_wayland_which_copies_or_moves_it(self):
        for fault, operation in ((), "copy"), (("--moves",), "move"):
            self.start()
            other = self.drag(*fault)
            self.button(False)
            other.wait_for("^got Grüße vom Kit$")
            self.must_print(f"ended {operation}", "transferred")
            other.stop()
            self.ends()

    def test_a_target_that_accepts_nothing_and_the_desktop_cancel_the_drag_on_wayland(self):
        self.start()
        self.drag("--refuses")
        self.button(False)
        self.must_print("ended cancel")
        x, y = self.at(*CARD)
        self.point((x, y))
        self.button(True)
        self.point((x + 15, y), (x + 30, y), (500, y), (1040, 700))
        self.button(False)
        self.must_print("ended cancel", "ended cancel")
        self.ends()

    def test_a_target_that_ends_or_never_finishes_ends_the_drag_on_wayland(self):
        for fault in ("--falls", "--deaf"):
            self.start()
            other = self.drag(fault)
            self.button(False)
            other.wait_for("^got")
            self.must_print("ended cancel")
            other.stop()
            self.ends()

    def test_the_previews_are_shown_beyond_the_window_on_wayland(self):
        self.start()
        self.drag()
        left, top = TARGET
        self.assertEqual(self.rig.picture().pixel(left + 50, top), BLUE)
        # The compositor shows nothing there when the window does.
        self.point((500, 280))
        until(lambda: self.rig.picture().pixel(left + 50, top) != BLUE, "the window of GTK")
        self.assertEqual(self.rig.picture().pixel(550, 280), BLUE)
        self.button(False)
        self.program.wait_for("^ended cancel$")
        self.ends()

    def test_a_drag_that_comes_back_is_dropped_in_the_window_on_wayland(self):
        self.start()
        self.drag()
        self.point((500, 280), self.at(200, 100), self.at(210, 40), self.at(*FIELD))
        self.button(False)
        self.program.wait_for("^written Grüße vom Kit$")
        self.program.wait_for("^transferred$")
        self.assertEqual(self.printed(), ["written Grüße vom Kit", "ended copy", "transferred"])
        # The button is free again.
        self.drag()
        self.button(False)
        self.program.wait_for("^transferred$", times=2)
        self.ends()


class ByFinger(ToGTK):
    """The card is dragged with a finger, which lifts it after half a second."""

    def drag(self, *words):
        other = self.gtk(*words)
        (x, y), (left, top) = self.at(*CARD), TARGET
        self.rig.seat(f"td 1 {x} {y}", "tf", 0.7)
        self.point((x + 15, y), (x + 30, y), (500, y), (700, 300), (left - 20, top), (left, top))
        self.rig.seat(0.3)
        return other

    def point(self, *places):
        for x, y in places:
            self.rig.seat(f"tm 1 {x} {y}", "tf", 0.05)

    def button(self, is_down):
        self.rig.seat("tu 1", "tf", 0.1)

    # The mouse has these.
    test_a_target_that_accepts_nothing_and_the_desktop_cancel_the_drag_on_wayland = None
    test_a_target_that_ends_or_never_finishes_ends_the_drag_on_wayland = None

    def test_a_release_over_nothing_is_noticed_with_the_next_touch_on_wayland(self):
        self.start()
        self.drag("--refuses")
        self.point((1040, 700))
        self.button(False)
        x, y = self.at(*FIELD)
        self.rig.seat(f"td 1 {x} {y}", "tf", 0.1, "tu 1", "tf")
        self.must_print("ended cancel")
        self.drag()
        self.button(False)
        self.program.wait_for("^transferred$")
        self.ends()


class OtherWindow(WaylandDrops):
    def test_a_finger_and_the_mouse_drag_to_another_window_of_the_app_on_wayland(self):
        self.program = self.rig.start(PROBE, "TWO")
        self.program.wait_for("^ready$", times=2)
        self.put("DropProbe", *PROBE_AT)
        self.put("Second", 1010, 40)
        (x, y), (left, top) = (PROBE_AT[0] + CARD[0], PROBE_AT[1] + CARD[1]), (1010 + VIEW[0], 40 + VIEW[1])
        way = [(x + 15, y), (x + 30, y), (700, y), (left - 10, top), (left, top)]
        for down, move, up in (("pb 272 1", "pm {} {}", "pb 272 0"), ("td 1 {} {}", "tm 1 {} {}", "tu 1")):
            before = len(self.program.lines())
            self.rig.seat(f"pm {x} {y}", 0.1, down.format(x, y), "tf", 0.7)
            for place in way:
                self.rig.seat(move.format(*place), "tf", 0.1)
            self.rig.seat(0.2, up, "tf")
            self.program.wait_for("^transferred$", after=before)
            lines = [line for line in self.program.lines()[before:] if "update" not in line]
            self.assertEqual(lines, ["second can 1 text", "second enter", "second local perform", "second texts 1 Grüße vom Kit",
                                     "second end", "ended copy", "transferred"])
            self.assertIn("second update 50 60", self.program.lines()[before:])
        self.ends()


class Faults(SceneCheck):
    def test_thirty_drags_between_two_programs_of_which_one_stalls_ends_or_refuses(self):
        self.assertIsNone(drag_faults.attack(self.rig, PROBE, 30, 3))
