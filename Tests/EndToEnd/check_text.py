"""Text with real keys, a real mouse and real fingers, and the clipboard shared with another program."""
import os
import signal
import subprocess

from hostile_wayland import MANNERS, TEXT, HostileWaylandClient, attack
from rig.runner import essential
from rig.waiting import NeverCame, until
from scene_check import SceneCheck

# The middle of the two fields.
NAME, TOWN = (195, 132), (195, 188)
# The keys of Weston's seat, by Linux' codes.
CONTROL, A, C, V, K = 29, 30, 46, 47, 37


class Text(SceneCheck):
    def fields(self):
        """Opens a scene with two fields, with the mouse as a pointer, and waits for nothing more."""
        self.open(
            "tap-against-field-cured", "-o", self.rig.file("out.jsonl"), "--mouse", "pointer",
            command="record")

    def is_text(self, name, text, times=1):
        self.program.wait_for(f'(^| ){name} text "{text}"$', times)

    def owner(self, *words, text):
        """Another program that has a text to give away; it stays until the check is over."""
        process = subprocess.Popen(words, stdin=subprocess.PIPE, env=self.rig.environment)
        process.stdin.write(text.encode())
        process.stdin.close()
        self.rig.processes.append(process)
        return process

    def held(self, *words):
        """What another program reads, as soon as it can."""
        result = subprocess.run(
            words, env=self.rig.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=20)
        return result.stdout.decode() if result.returncode == 0 else None


class UnderX(Text):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()
        self.rig.environment["LC_ALL"] = "C.UTF-8"

    @essential
    def test_keys_type_capitals_accents_and_composed_letters(self):
        self.fields()
        self.click(*NAME)
        self.program.wait_for("name textFieldDidBeginEditing")
        self.rig.keys("a", "shift+b", "space", "eacute", "dead_acute", "o")
        self.is_text("name", "aB éó")
        self.rig.keys("BackSpace", "ctrl+BackSpace")
        self.is_text("name", "aB ")
        self.rig.keys("ctrl+z")
        self.is_text("name", "aB é", 3)
        self.rig.keys("Multi_key", "quotedbl", "u")
        self.is_text("name", "aB éü")
        self.rig.keys("Tab")
        self.program.wait_for("town textFieldDidBeginEditing")

    def test_another_program_gets_what_was_copied_and_gives_what_is_pasted(self):
        self.fields()
        self.click(*NAME)
        self.program.wait_for("name textFieldDidBeginEditing")
        self.rig.keys("o", "n", "e")
        self.is_text("name", "one")
        self.rig.keys("ctrl+a", "ctrl+c")
        until(lambda: self.held("xclip", "-o", "-selection", "clipboard") == "one", "the text that was copied")
        self.owner("xclip", "-quiet", "-selection", "clipboard", text="zwölf €\nund 🙂")
        until(lambda: (self.held("xclip", "-o", "-selection", "clipboard") or "").startswith("zw"), "the other's text")
        self.rig.keys("ctrl+v")
        self.is_text("name", "zwölf € und 🙂")

    def test_the_middle_button_pastes_what_was_selected_here_and_elsewhere(self):
        self.fields()
        self.click(*NAME)
        self.rig.keys("o", "n", "e")
        self.is_text("name", "one")
        self.mouse(f"s 0.6; move 40 {NAME[1]}; down; s 0.05; up; s 0.1; down; s 0.05; up")
        until(lambda: self.held("xclip", "-o", "-selection", "primary") == "one", "the primary selection")
        self.owner("xclip", "-quiet", "-selection", "primary", text="two")
        until(lambda: self.held("xclip", "-o", "-selection", "primary") == "two", "the other's selection")
        self.rig.mouse("move {} {}".format(*self.at(*TOWN)))
        self.rig.tool("xdotool", "click", "2")
        self.is_text("town", "two")

    def test_an_owner_that_never_answers_holds_nothing_up_for_long(self):
        self.fields()
        self.click(*NAME)
        self.rig.keys("a")
        self.is_text("name", "a")
        owner = self.owner("xclip", "-quiet", "-selection", "clipboard", text="never")
        until(lambda: self.held("xclip", "-o", "-selection", "clipboard") == "never", "the other's text")
        os.kill(owner.pid, signal.SIGSTOP)
        try:
            self.rig.keys("ctrl+v", "b")
            self.is_text("name", "ab")
        finally:
            os.kill(owner.pid, signal.SIGCONT)

    def test_what_is_no_utf8_or_has_a_nul_is_pasted_as_far_as_it_is_text(self):
        self.fields()
        self.click(*NAME)
        process = subprocess.Popen(
            ["xclip", "-quiet", "-selection", "clipboard"], stdin=subprocess.PIPE, env=self.rig.environment)
        process.stdin.write(b"a\xff\xfeb")
        process.stdin.close()
        self.rig.processes.append(process)
        until(lambda: subprocess.run(
            ["xclip", "-o", "-selection", "clipboard"], env=self.rig.environment, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, timeout=20).stdout == b"a\xff\xfeb", "the other's bytes")
        self.rig.keys("ctrl+v", "c")
        line = self.program.wait_for(' name text ".*c"$')
        self.assertRegex(line, r'"a.*bc"$')


class Fingers(Text):
    def test_two_taps_of_a_finger_select_and_its_handle_selects_more(self):
        self.rig.xorg()
        self.fields()
        x, y = 36, NAME[1]
        self.fingers(f"d 1 {x} {y}; s 0.05; u 1 {x} {y}")
        self.program.wait_for("name textFieldDidBeginEditing")
        self.rig.keys("o", "n", "e", "space", "t", "w", "o")
        self.is_text("name", "one two")
        self.fingers(f"s 0.6; d 1 {x} {y}; s 0.05; u 1 {x} {y}; s 0.1; d 1 {x} {y}; s 0.05; u 1 {x} {y}")
        self.program.wait_for(" name selection 0 3$")
        # The knob of the end is below it.
        self.fingers(f"s 0.6; d 1 58 146; s 0.05; m 1 70 146; s 0.05; m 1 150 146; s 0.05; u 1 150 146")
        self.program.wait_for(" name selection 0 7$")


class UnderWayland(Text):
    def setUp(self):
        super().setUp()
        self.rig.weston()
        self.rig.environment["LC_ALL"] = "C.UTF-8"
        self.fields()
        self.fingers("d 1 {} {}; s 0.05; u 1 {} {}".format(*NAME, *NAME))
        self.program.wait_for("name textFieldDidBeginEditing")
        self.press(A, K)
        self.is_text("name", "ak")

    def press(self, *codes):
        for code in codes:
            self.rig.seat(f"k {code} 1", 0.02, f"k {code} 0", 0.02)

    def press_with_control(self, *codes):
        self.rig.seat(f"k {CONTROL} 1", 0.02)
        self.press(*codes)
        self.rig.seat(f"k {CONTROL} 0", 0.02)

    def hears_keys(self):
        self.press(A)
        return self.program.lines('name text "a+"$')

    def test_keys_and_the_clipboard(self):
        self.press_with_control(A, C, V, V)
        self.is_text("name", "akak")

    def answers(self):
        """Whether a letter still replaces the text; the whole of it is selected first."""
        self.press_with_control(A)
        self.press(K)
        lines = len(self.program.lines())
        try:
            until(lambda: self.program.lines()[-1].endswith('name text "k"'), f"the letter after line {lines}")
            return True
        except NeverCame:
            return False

    def test_a_clipboard_that_stalls_ends_early_is_no_text_or_never_ends(self):
        client = HostileWaylandClient(self.rig.environment)
        self.addCleanup(client.close)
        for manner in MANNERS:
            client.own(TEXT, manner)
            asked = client.asked
            # The compositor tells the window of the new clipboard.
            until(lambda: self.press_with_control(A, V) or client.asked > asked, "the request for the text")
            if manner == "never ends":
                # On a busy machine the client may be too late with its first data: SDL waits 14 ms for it.
                until(self.is_cut, "the end of a clipboard without an end")
            self.assertTrue(self.answers(), manner)

    def is_cut(self):
        """Whether the program has cut a clipboard within three seconds; pastes another time if not."""
        try:
            return until(
                lambda: self.program.lines("^the clipboard did not end within a second and 64 MB; nothing is pasted$"),
                "the message", patience=3)
        except NeverCame:
            self.press_with_control(A, V)
            return False

    def test_a_hostile_client_takes_the_clipboard_forty_times(self):
        fault = attack(
            self.rig, self.program, lambda: self.press_with_control(A, V), self.answers, 40, 1)
        self.assertIsNone(fault, self.program.output()[-2000:])
        self.assertEqual(self.program.interrupt(signal.SIGTERM), 0, self.program.output()[-2000:])

    def test_keys_that_are_released_or_pressed_elsewhere(self):
        """The keyboard leaves with A pressed, then with Control; it enters with Control pressed, which selects."""
        self.rig.seat(f"k {A} 1", 0.1, "ko", 0.1, f"k {A} 0", 0.1, "ki", 0.1)
        self.is_text("name", "aka")
        self.rig.seat(f"k {CONTROL} 1", 0.1, "ko", 0.1, f"k {CONTROL} 0", 0.1, "ki", 0.1)
        self.press(A)
        self.is_text("name", "akaa")
        self.rig.seat("ko", 0.1, f"k {CONTROL} 1", 0.1, "ki", 0.1)
        self.press(A)
        self.program.wait_for("name selection 0 4$")
        self.rig.seat(f"k {CONTROL} 0", 0.1)
        self.press(K)
        self.is_text("name", "k")

    def test_another_program_gets_what_was_copied_and_gives_what_is_pasted(self):
        self.press_with_control(A, C)
        self.program.wait_for("name selection 0 2$")
        until(lambda: self.held("wl-paste", "-n") == "ak", "the text that was copied")
        self.owner("wl-copy", "--foreground", text="zwölf €\nund 🙂")
        until(lambda: (self.held("wl-paste", "-n") or "").startswith("zw"), "the other's text")
        until(self.hears_keys, "the keyboard, which wl-paste had")
        self.press_with_control(A, V)
        self.is_text("name", "zwölf € und 🙂")
