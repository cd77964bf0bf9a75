"""Text by a real input method: ibus with the engines of Hangul, which lets keys pass, and of Cangjie, a table."""
from rig import InputMethod
from rig.waiting import until
from scene_check import SceneCheck

# The middle of the two fields.
NAME, TOWN = (195, 132), (195, 188)


class InputMethods(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()
        self.rig.environment["LC_ALL"] = "C.UTF-8"

    def edit(self, engine, key, composed):
        """Opens a scene with two fields, and edits the first with an engine that makes of a key what is `composed`."""
        self.method = InputMethod(self.rig, engine)
        self.open(
            "tap-against-field-cured", "-o", self.rig.file("out.jsonl"), "--mouse", "pointer", command="record")
        self.click(*NAME)
        self.program.wait_for("name textFieldDidBeginEditing")
        self.method.choose_for_field()
        until(lambda: self.composes(key, composed), f"the engine {engine} to compose")
        self.asked = len(self.program.lines("shouldChangeCharactersIn"))

    def composes(self, key, composed):
        """Whether the engine takes a key; the key's text is deleted again.

        SDL waits 300 ms for an answer, then takes the key as it is. An engine that has just been started on a busy
        machine needs longer.
        """
        before = len(self.program.lines("name text "))
        self.rig.keys(key)
        text = self.program.wait_for("name text ", before + 1)
        empty = len(self.program.lines('name text ""$'))
        self.rig.keys("BackSpace")
        self.program.wait_for('name text ""$', empty + 1)
        return text.endswith(f'name text "{composed}"')

    def type(self, *keys):
        """Keys at a speed of hands: ibus answers each from another process."""
        self.before = len(self.program.lines())
        for key in keys:
            self.rig.mouse("s 0.15")
            self.rig.keys(key)

    def is_text(self, name, text):
        """Waits for a text behind the last keys; what `edit` typed has left the same text above."""
        self.program.wait_for(f'(^| ){name} text "{text}"$', after=self.before)

    def test_hangul_is_composed_and_committed_and_what_ends_it_comes_behind_it(self):
        self.edit("hangul", "d", "ㅇ")
        self.type("d", "k", "s", "s", "u", "d")
        self.is_text("name", "안녕")
        self.assertEqual(len(self.program.lines("shouldChangeCharactersIn")), self.asked + 1, self.program.output())
        self.type("1")
        self.is_text("name", "안녕1")
        self.type("d", "k", "space", "g", "k", "Left", "a")
        self.is_text("name", "안녕1아 ㅁ하")
        self.type("End", "f", "k", "Return")
        self.program.wait_for("name textFieldShouldReturn")
        self.rig.mouse("s 0.5")
        last = self.program.lines(" name text ")[-1]
        self.assertRegex(last, '"안녕1아 ㅁ하라"$')

    def test_a_press_elsewhere_and_tab_commit_once(self):
        self.edit("hangul", "d", "ㅇ")
        self.type("d", "k")
        self.is_text("name", "아")
        self.click(*TOWN)
        self.program.wait_for("town textFieldDidBeginEditing")
        self.rig.mouse("s 0.5")
        self.assertEqual(self.program.lines(" town text "), [])
        self.type("s", "k")
        self.is_text("town", "나")
        self.type("Tab")
        self.program.wait_for("town textFieldDidEndEditing")
        self.rig.mouse("s 0.5")
        self.assertRegex(self.program.lines(" text ")[-1], 'town text "나"$')

    def test_a_table_shows_its_candidates_below_the_caret_and_one_is_chosen(self):
        self.edit("table:cangjie3", "a", "日")
        self.type("a", "b")
        self.is_text("name", "明")
        left, top = self.method.candidates()
        x, y = self.at(*NAME)
        self.assertTrue(20 <= left <= x, f"{left}")
        self.assertTrue(y + 5 <= top <= y + 40, f"{top}")
        self.type("2")
        self.is_text("name", "冒")
        self.program.wait_for("name shouldChangeCharactersIn 0 1 ")

    def test_an_input_method_that_dies_takes_no_text_with_it(self):
        self.edit("table:cangjie3", "a", "日")
        self.type("a")
        self.is_text("name", "日")
        self.method.die()
        self.type("b", "c")
        self.is_text("name", "日bc")
