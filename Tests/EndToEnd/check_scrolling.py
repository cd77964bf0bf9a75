"""Scroll views on a real display server, by fingers and by the wheel; compared with `touchstone play`. Of changes of the
offset in a row the last one counts: how many there are is the affair of the machine and its display."""
import json

from rig.runner import essential
from scene_check import SceneCheck

# The delegate calls of content that decelerates; at rest, or released by the finger that caught it.
FLUNG = "WillBeginDragging DidScroll WillEndDragging DidEndDragging WillBeginDecelerating DidScroll".split()
RESTED = [*FLUNG, "DidEndDecelerating"]
CAUGHT = [*FLUNG, "DidEndDragging"]
DROPPED_IN_ZOOMING = ("DidScroll", "DidZoom", "Dragging")


def scene(title, child):
    """A scene file with one scroll view."""
    return json.dumps({
        "format": "touchstone-scene", "version": 1, "title": title, "size": [390, 640],
        "root": {"name": "root", "class": "UIView", "frame": [0, 0, 390, 640], "children": [
            {"class": "UIScrollView", "frame": [0, 0, 390, 640], "logs": ["scroll"], **child}]}})


class Scrolling(SceneCheck):
    def callbacks(self, lines):
        kept = []
        for line in (line.partition(" ")[2] for line in lines if not line.startswith("place ")):
            if kept and "scrollViewDidScroll" in line and kept[-1].split()[:2] == line.split()[:2]:
                kept[-1] = line
            else:
                kept.append(line)
        return kept

    def told(self):
        """The names of what the delegate was told."""
        return [line.partition("scrollView")[2].split()[0] for line in self.said()]

    @essential
    def test_a_drag_scrolls_as_played(self):
        self.rig.xorg()
        self.goes_as_played(
            "cell-swipe-cured",
            "d 1 195 208; s 0.03; m 1 195 190; s 0.03; m 1 195 170; s 0.1; m 1 195 170.4; s 0.05; m 1 195 170; s 0.4;"
            "u 1 195 170", "scrollViewDidEndDragging")

    def test_a_quick_drag_turns_the_page_as_played(self):
        self.rig.xorg()
        self.goes_as_played(
            "pager-cured",
            "d 1 300 300; s 0.02; m 1 270 300; s 0.02; m 1 230 300; s 0.02; m 1 190 300; s 0.02; u 1 190 300; s 1.5",
            "scrollViewDidEndDecelerating")

    def test_a_fling_goes_on_and_comes_to_rest(self):
        self.rig.xorg()
        self.open("button-in-scroll")
        self.fingers(
            "d 1 195 420; s 0.02; m 1 195 390; s 0.02; m 1 195 350; s 0.02; m 1 195 310; s 0.02; u 1 195 310")
        self.program.wait_for("scrollViewDidEndDecelerating")
        self.assertEqual(self.told(), RESTED)

    def test_a_finger_stops_what_is_moving_and_presses_nothing(self):
        self.rig.xorg()
        self.open("button-in-scroll")
        self.fingers(
            "d 1 195 420; s 0.02; m 1 195 405; s 0.02; m 1 195 396; s 0.02; m 1 195 387; s 0.02; m 1 195 378; s 0.02;"
            "u 1 195 378; s 0.2; d 1 195 200; s 0.2; u 1 195 200; s 0.2")
        self.program.wait_for("scrollViewDidEndDragging", times=2)
        self.assertEqual(self.told(), CAUGHT)

    def test_a_press_that_is_longer_than_the_delay_reaches_the_button(self):
        self.rig.xorg()
        self.goes_as_played(
            "button-in-scroll", "d 1 195 172; s 0.4; m 1 195 142; s 0.1; u 1 195 142", "touchUpInside")

    def test_the_wheel_scrolls(self):
        self.rig.xvfb()
        self.open("button-in-scroll")
        self.mouse("move 195 300; wheel down")
        self.program.wait_for("scrollViewDidScroll 0.0 48.0")
        self.mouse("wheel down; s 0.5; wheel up; s 0.5")
        self.assertEqual(self.said()[-1], "list scrollViewDidScroll 0.0 48.0")

    def test_the_mouse_drags_the_indicator(self):
        """The bar is 202.88 of 634 points long, and one point of its way is 3.1545 of the content's."""
        self.rig.xvfb()
        page = {"name": "page", "class": "UIView", "frame": [0, 0, 390, 2000], "overrides": ["touchesBegan"]}
        self.open(self.rig.file(
            "long.json", scene("Long", {"name": "list", "contentSize": [390, 2000], "children": [page]})))
        # The wheel shows the bar, the pointer finds it.
        self.mouse("move 385 300; wheel down")
        self.program.wait_for("scrollViewDidScroll 0.0 48.0")
        self.mouse("move 385 100; s 0.1; down; s 0.05; move 385 130; move 300 160; s 0.05; up")
        self.program.wait_for("scrollViewDidScroll 0.0 237.3")
        # After the release it stays, and without a scroll indicator under it the mouse drags the page again.
        self.mouse("move 200 400; s 0.1; down; s 0.3; up")
        self.program.wait_for("page touchesBegan")
        offset, touch = self.said()[-2:]
        self.assertRegex(offset, r"^list scrollViewDidScroll 0\.0 237\.3")
        self.assertEqual(touch, "page touchesBegan 0")


class Zooming(SceneCheck):
    def callbacks(self, lines):
        return [line.partition(" ")[2] for line in lines
                if not line.startswith("place ") and not any(word in line for word in DROPPED_IN_ZOOMING)]

    def test_two_fingers_zoom_as_played(self):
        self.rig.xorg()
        paper = {"name": "paper", "class": "UIView", "frame": [0, 0, 390, 640]}
        self.goes_as_played(
            self.rig.file("zoom.json", scene("Zoom", {
                "name": "map", "contentSize": [390, 640], "maximumZoomScale": 4, "viewForZooming": "paper",
                "children": [paper]})),
            "d 1 170 300; s 0.02; d 2 220 300; s 0.03; m 1 150 300; s 0.02; m 2 240 300; s 0.03; m 1 120 300; s 0.02;"
            "m 2 270 300; s 0.3; u 1 120 300; s 0.02; u 2 270 300", "scrollViewDidEndZooming")
