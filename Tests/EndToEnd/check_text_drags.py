"""Selected text is dragged inside its view and to another program, by mouse and by finger, on X and on Wayland."""
import check_drops
import check_wayland_drops
from scene_check import SceneCheck


class Words:
    """Three words in a text view, of which the second one is dragged."""

    def show(self):
        self.start("WORDS")
        self.word, self.begin = map(self.spot, ("word", "start"))
        self.before = len(self.program.lines())

    def spot(self, name):
        _, x, y = self.program.lines(f"^{name} ")[0].split()
        return self.at(int(x), int(y))

    def written(self):
        return self.program.lines()[self.before:]

    def test_a_word_is_moved_inside_its_text(self):
        self.show()
        self.choose()
        self.take((self.word[0] - 15, self.word[1] + 30), self.begin)
        self.let_go()
        self.program.wait_for("^written twoone  three$")
        self.assertEqual(self.written(), ["written twoone  three"])
        self.ends()

    def test_escape_leaves_the_text(self):
        self.show()
        self.choose()
        self.take((self.word[0] - 15, self.word[1] + 30), self.begin)
        self.escape()
        self.let_go()
        # The word is still selected and can be dragged.
        self.take((self.word[0] - 15, self.word[1] + 30), self.begin)
        self.let_go()
        self.program.wait_for("^written twoone  three$")
        self.assertEqual(self.written(), ["written twoone  three"])
        self.ends()


class OnX(Words, check_drops.Drops):
    target = check_drops.ToOthers.target
    served = check_drops.ToOthers.served
    OTHER = (1200, 400)

    def setUp(self):
        SceneCheck.setUp(self)
        self.rig.xorg()

    def choose(self):
        x, y = self.word
        self.rig.mouse(f"move {x} {y}; s 0.1; down; s 0.05; up; s 0.05; down; s 0.05; up; s 0.8")

    def take(self, *places):
        x, y = self.word
        self.rig.mouse(f"move {x} {y}; s 0.1; down; s 0.1; move {x - 6} {y + 6}; s 0.05; "
                       + "; ".join(f"move {x} {y}; s 0.1" for x, y in places) + "; s 0.3")
        self.last = places[-1]

    def let_go(self):
        self.rig.mouse("up; s 0.3")

    def escape(self):
        self.rig.tool("xdotool", "key", "--window", str(self.window), "Escape")
        self.rig.settle()

    def to_other(self):
        x, y = self.OTHER
        self.take((self.word[0] - 15, self.word[1] + 30), (x - 5, y - 5), (x, y))

    def test_a_word_is_copied_to_another_program_or_moved_there(self):
        for action, left in (("XdndActionCopy", []), ("XdndActionMove", ["written one  three"])):
            self.show()
            self.choose()
            target = self.target(action=action)
            self.served(target, lambda: target.content is not None, self.to_other, self.let_go)
            self.assertEqual(target.content.decode(), "two")
            for line in left:
                self.program.wait_for(f"^{line}$")
            self.assertEqual(self.written(), left)
            target.close()
            self.ends()


class OnXByFinger(OnX):
    def choose(self):
        x, y = self.word
        tap = f"d 1 {x} {y}; s 0.05; u 1 {x} {y}"
        self.rig.fingers(f"{tap}; s 0.08; {tap}; s 0.8")

    def take(self, *places):
        x, y = self.word
        self.rig.fingers(f"d 1 {x} {y}; s 0.7; m 1 {x - 6} {y + 6}; s 0.05; "
                         + "; ".join(f"m 1 {x} {y}; s 0.1" for x, y in places) + "; s 0.3")
        self.last = places[-1]

    def let_go(self):
        self.rig.fingers("u 1 {} {}; s 0.3".format(*self.last))


class OnWayland(Words, check_wayland_drops.WaylandDrops):
    def choose(self):
        self.point(self.word)
        for _ in range(2):
            self.button(True)
            self.button(False)
        self.rig.seat(0.8)

    def take(self, *places):
        x, y = self.word
        self.point(self.word)
        self.button(True)
        self.point((x - 6, y + 6), *places)
        self.rig.seat(0.3)

    def let_go(self):
        self.button(False)
        self.rig.seat(0.2)

    def escape(self):
        self.rig.seat("k 1 1", 0.02, "k 1 0", 0.1)

    def test_a_word_is_dragged_to_gtk_on_wayland(self):
        self.show()
        other = self.gtk()
        self.choose()
        left, top = check_wayland_drops.TARGET
        self.take((self.word[0] - 15, self.word[1] + 30), (500, 200), (700, 300), (left - 20, top), (left, top))
        self.let_go()
        other.wait_for("^got two$")
        self.assertEqual(self.written(), [])
        self.ends()


class OnWaylandByFinger(OnWayland):
    def choose(self):
        for _ in range(2):
            self.rig.seat("td 1 {} {}".format(*self.word), "tf", 0.05, "tu 1", "tf", 0.08)
        self.rig.seat(0.8)

    def take(self, *places):
        x, y = self.word
        self.rig.seat(f"td 1 {x} {y}", "tf", 0.7)
        self.point((x - 6, y + 6), *places)
        self.rig.seat(0.3)

    def point(self, *places):
        for x, y in places:
            self.rig.seat(f"tm 1 {x} {y}", "tf", 0.05)

    def let_go(self):
        self.rig.seat("tu 1", "tf", 0.2)
