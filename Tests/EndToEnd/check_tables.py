"""Tables with real fingers, a real mouse and real keys: scenes compared with `touchstone play`, and the example Files."""
import json
import os

from rig.runner import essential
from rig.waiting import until
from scene_check import ROOT, SCENES, SceneCheck

# It is no product; `swift test` builds it.
FILES = os.path.join(ROOT, ".build-lean/debug/Files")


class UnderX(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()

    def test_the_mouse_and_the_arrows_select(self):
        with open(os.path.join(SCENES, "tap-kills-table-cured.json"), encoding="utf-8") as file:
            scene = json.load(file)
        del scene["input"]
        scene["root"]["children"][-1]["isFirstResponder"] = True
        self.open(
            self.rig.file("table.json", json.dumps(scene)), "-o", self.rig.file("out.jsonl"), "--mouse", "pointer",
            command="record")
        self.click(120, 182)
        self.program.wait_for("performPrimaryActionForRowAt 0.1")
        self.rig.keys("Down", "Down", "Return")
        self.program.wait_for("performPrimaryActionForRowAt 1.0")
        # Return chooses the row again (26.18).
        told = [line for line in self.said() if "didSelectRowAt" in line]
        self.assertEqual(told, [f"list didSelectRowAt {row}" for row in ("0.1", "0.2", "1.0", "1.0")])

    def test_the_mouse_the_arrows_and_the_wheel_go_through_items(self):
        self.open(grid(self.rig), "-o", self.rig.file("out.jsonl"), "--mouse", "pointer", command="record")
        self.click(60, 60)
        self.program.wait_for("performPrimaryActionForItemAt 0.0")
        self.rig.keys("Right", "Down", "Return")
        self.program.wait_for("performPrimaryActionForItemAt 0.4")
        told = [line for line in self.said() if "didSelectItemAt" in line]
        # Return chooses the item again.
        self.assertEqual(told, [f"grid didSelectItemAt {item}" for item in ("0.0", "0.1", "0.4", "0.4")])
        # Another item is under the pointer after the wheel has turned.
        self.mouse("wheel down; wheel down; wheel down; s 1")
        self.click(60, 60)
        self.program.wait_for("performPrimaryActionForItemAt 0.3")


def grid(rig):
    """A scene of forty items, three in a line, that the keyboard is at."""
    return rig.file("grid.json", json.dumps({
        "format": "touchstone-scene", "version": 1, "title": "Grid", "size": [390, 640],
        "root": {
            "name": "root", "class": "UIView", "frame": [0, 0, 390, 640], "backgroundColor": "#FFFFFF/#000000",
            "children": [{
                "name": "grid", "class": "UICollectionView", "frame": [0, 0, 390, 640], "itemSize": [120, 120],
                "minimumLineSpacing": 10, "minimumInteritemSpacing": 10, "logs": ["items"], "isFirstResponder": True,
                "sections": [{"items": [str(number) for number in range(40)]}]}]}}))


class Rows:
    """What fingers do to rows and items on any server."""

    @essential
    def test_a_tap_selects_as_played(self):
        self.goes_as_played("tap-kills-table-cured", "d 1 120 182; s 0.3; u 1 120 182", "performPrimaryActionForRowAt 0.1")

    def test_a_row_that_is_pulled_all_the_way_goes_as_played(self):
        self.goes_as_played(
            "row-swipe-in-pager-cured",
            "d 1 330 182; s 0.03; m 1 300 182; s 0.03; m 1 200 182; s 0.03; m 1 100 182; s 0.03; m 1 40 182; s 0.4;"
            "u 1 40 182", "didEndEditingRowAt 0.1")

    def test_a_drag_scrolls_items_and_a_tap_selects_one_as_played(self):
        # The finger rests until it has no speed (9.9): a touch on content that still moves would only stop it.
        self.goes_as_played(
            grid(self.rig),
            "d 1 200 300; s 0.03; m 1 200 260; s 0.03; m 1 200 220; s 0.9; u 1 200 220; s 0.3;"
            "d 1 60 100; s 0.3; u 1 60 100", "performPrimaryActionForItemAt 0.3")


class OnWayland(Rows, SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.weston()

    def test_the_mouse_selects_rows(self):
        self.open("tap-kills-table-cured")
        self.rig.seat("pm {} {}".format(*self.at(120, 182)), 0.05, "pb 272 1", 0.05, "pb 272 0")
        self.program.wait_for("performPrimaryActionForRowAt 0.1")
        told = [line for line in self.said() if "didSelectRowAt" in line]
        self.assertEqual(told, ["list didSelectRowAt 0.1"])

    def test_the_mouse_selects_items(self):
        self.open(grid(self.rig))
        self.rig.seat("pm {} {}".format(*self.at(190, 190)), 0.05, "pb 272 1", 0.05, "pb 272 0")
        self.program.wait_for("performPrimaryActionForItemAt 0.4")
        told = [line for line in self.said() if "didSelectItemAt" in line]
        self.assertEqual(told, ["grid didSelectItemAt 0.4"])


class Fingers(Rows, SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xorg()

    def test_the_grip_moves_a_row_and_the_rest_scrolls_as_played(self):
        self.goes_as_played(
            "reorder-table-cured",
            "d 1 342 130; s 0.05; m 1 342 150; s 0.05; m 1 342 182; s 0.3; u 1 342 182; s 0.3;"
            "d 1 120 300; s 0.03; m 1 120 280; s 0.03; m 1 120 260; s 0.1; m 1 120 260.4; s 0.05; m 1 120 260; s 0.4;"
            "u 1 120 260", "scrollViewDidEndDragging")

    def test_a_file_is_swiped_away_and_comes_back(self):
        folder = self.rig.file("files")
        os.mkdir(folder)
        names = [f"{number:02}.txt" for number in range(40)]
        for name in names:
            with open(os.path.join(folder, name), "w", encoding="utf-8"):
                pass
        self.pin_fonts()
        self.rig.start(FILES, folder)
        window = self.rig.window("^Files$")
        self.rig.settle()
        self.place = self.rig.corner(window)
        # A drag up scrolls and deletes nothing. At rest, the row in the middle is swiped away: a finger on content that
        # decelerates would only stop it.
        self.fingers("d 1 200 500; s 0.03; m 1 200 470; s 0.03; m 1 200 420; s 0.7; u 1 200 420; s 2")
        self.assertEqual(sorted(os.listdir(folder)), names)
        self.fingers(
            "d 1 940 320; s 0.03; m 1 900 320; s 0.03; m 1 600 320; s 0.03; m 1 300 320; s 0.03; m 1 20 320; s 0.3;"
            "u 1 20 320")
        gone = until(lambda: [name for name in os.listdir(folder) if name.endswith(".deleted")], "a file that is gone")
        self.assertEqual(len(gone), 1)
        self.rig.keys("ctrl+z")
        until(lambda: sorted(os.listdir(folder)) == names, "the file again")
