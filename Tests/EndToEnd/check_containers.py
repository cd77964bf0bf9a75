"""Navigation, sheets and menus with real fingers and a real wheel; fingers compared with `touchstone play`."""

from rig.runner import essential
from rig.waiting import until
from scene_check import SceneCheck

# Keys and buttons as Linux numbers them.
LEFT_ALT, LEFT, DOWN, RETURN, SECONDARY, BACK = 56, 105, 108, 28, 273, 275

WENT_BACK = [
    "letterC viewWillAppear", "letterC viewIsAppearing", "letterC viewDidAppear", "letterC viewWillDisappear",
    "inboxC viewWillAppear", "inboxC viewIsAppearing", "letterC viewDidDisappear", "inboxC viewDidAppear"]


class Wheel(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()

    def test_a_wheel_that_goes_sideways_goes_back(self):
        self.open("own-back-button-cured")
        self.mouse("move 195 440")
        self.rig.tool("xdotool", "click", "--repeat", "8", "--delay", "20", "6")
        self.program.wait_for("inboxC viewDidAppear")
        self.must_say(WENT_BACK)


class Pages:
    """What fingers do to pages, sheets and menus on any server."""

    @essential
    def test_the_edge_goes_back_as_played(self):
        self.goes_as_played(
            "own-back-button-cured",
            "d 1 4 240; s 0.05; m 1 40 240; s 0.05; m 1 120 240; s 0.05; m 1 300 240; s 0.5; u 1 300 240",
            "inboxC viewDidAppear")

    def test_the_page_goes_back_from_its_middle_as_played(self):
        self.goes_as_played(
            "own-back-button-cured",
            "d 1 100 440; s 0.05; m 1 120 440; s 0.05; m 1 200 440; s 0.05; m 1 370 440; s 0.5; u 1 370 440",
            "inboxC viewDidAppear")

    def test_a_page_that_is_let_go_half_way_comes_back_as_played(self):
        scene = "own-back-button-cured"
        script = "d 1 100 440; s 0.05; m 1 120 440; s 0.05; m 1 160 440; s 0.05; m 1 200 440; s 0.5; u 1 200 440"
        self.open(scene)
        self.fingers(script)
        self.program.wait_for("inboxC viewDidDisappear")
        played = self.played(scene, script)
        until(lambda: len(self.said()) >= len(played), "the page to appear again")
        self.must_say(played)

    def test_a_drawer_on_the_page_goes_before_as_played(self):
        self.goes_as_played(
            "drawer-at-back", "d 1 100 440; s 0.05; m 1 140 440; s 0.05; m 1 300 440; s 0.3; u 1 300 440",
            "drawer action ended")

    def test_a_list_in_a_sheet_scrolls_as_played(self):
        self.goes_as_played(
            "sheet-and-list-cured",
            "d 1 195 560; s 0.05; m 1 195 540; s 0.05; m 1 195 480; s 0.05; m 1 195 460; s 0.1; m 1 195 460.4;"
            "s 0.05; m 1 195 460; s 0.4; u 1 195 460",
            "scrollViewDidEndDragging")

    def test_a_press_lifts_before_the_menu_as_played(self):
        self.goes_as_played(
            "menu-and-drag-cured", "d 1 260 220; s 0.7; m 1 200 220; s 0.1; m 1 120 210; s 0.3; u 1 120 210",
            "lift action ended")


class Fingers(Pages, SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xorg()


class OnWayland(Pages, SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.weston()

    def back(self):
        """Waits until the page has gone back; all that was said."""
        self.program.wait_for("inboxC viewDidAppear")
        return [line for line in self.said() if line.startswith(("letterC", "inboxC"))]

    def test_alt_and_the_left_arrow_go_back(self):
        self.open("own-back-button-cured")
        self.rig.seat(f"k {LEFT_ALT} 1", 0.02, f"k {LEFT} 1", 0.02, f"k {LEFT} 0", 0.02, f"k {LEFT_ALT} 0")
        self.assertEqual(self.back(), WENT_BACK)

    def test_the_back_button_of_a_mouse_goes_back(self):
        self.open("own-back-button-cured", "--mouse", "pointer")
        self.rig.seat("pm {} {}".format(*self.at(195, 440)), 0.05, f"pb {BACK} 1", 0.05, f"pb {BACK} 0")
        self.assertEqual(self.back(), WENT_BACK)

    def test_the_secondary_button_opens_a_menu_and_keys_choose(self):
        self.open("menu-and-drag-cured")
        self.rig.seat("pm {} {}".format(*self.at(260, 220)), 0.05, f"pb {SECONDARY} 1", 0.05, f"pb {SECONDARY} 0")
        self.program.wait_for("card menuOpens")
        for key in (DOWN, DOWN, RETURN):
            self.rig.seat(f"k {key} 1", 0.02, f"k {key} 0", 0.02)
        self.program.wait_for("card menuCloses")
        told = [line for line in self.said() if "menu" in line]
        self.assertEqual(told, ["card menuOpens", 'card menu "Delete"', "card menuCloses"])
