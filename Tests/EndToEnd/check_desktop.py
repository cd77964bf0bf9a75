"""A program among others on a desktop: its class, icon, states, its second start, and its next one."""
import configparser
import os
import shlex
import shutil
import subprocess

from rig.waiting import until
from scene_check import ROOT, SceneCheck

WINDOWS = os.environ.get("WINDOWS", os.path.join(ROOT, ".build-lean/debug/Windows"))
ICON = os.path.join(ROOT, "Assets/Desktop/touchstone-128.png")


class ManagedWindows(SceneCheck):
    def start(self, *words):
        program = self.rig.start(WINDOWS, *words)
        program.wait_for("^Window 1 is active$")
        return program, self.rig.window("^Window 1$")

    def property(self, window, name):
        return self.rig.tool("xprop", "-id", str(window), name)

    def size(self, window):
        words = self.rig.tool("xdotool", "getwindowgeometry", "--shell", str(window)).split()
        values = dict(word.split("=") for word in words)
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def is_state(self, window, name):
        return name in self.property(window, "_NET_WM_STATE")

    def states_change(self):
        program, window = self.start()
        self.assertEqual(self.size(window), (240, 160))
        self.rig.keys("F11")
        until(lambda: self.is_state(window, "_NET_WM_STATE_FULLSCREEN"), "the state")
        until(lambda: self.size(window) == (1280, 800), "the size of the screen")
        self.rig.keys("F11")
        until(lambda: self.size(window) == (240, 160), "the former size")
        self.rig.keys("F10")
        until(lambda: self.is_state(window, "_NET_WM_STATE_MAXIMIZED_VERT"), "the state")
        self.rig.keys("F10")
        until(lambda: self.size(window) == (240, 160), "the former size")
        self.rig.keys("F9")
        until(lambda: self.is_state(window, "_NET_WM_STATE_HIDDEN"), "the state")
        program.wait_for("^Window 1 resigns$")


class DesktopOnIceWM(ManagedWindows):
    def test_a_window_covers_the_screen_is_maximized_and_minimized_and_returns_on_icewm(self):
        self.rig.xvfb()
        self.rig.icewm()
        self.states_change()


class Desktop(ManagedWindows):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()
        self.rig.openbox()

    def test_the_class_of_a_window_is_the_name_of_the_program(self):
        program, window = self.start()
        self.assertIn('"Windows", "Windows"', self.property(window, "WM_CLASS"))
        program.stop()

    def test_a_window_has_the_icon_that_is_installed_with_its_program(self):
        """The icon is below the folder of the program, as `make install` places it."""
        command = self.rig.file("root/bin/Windows")
        icon = self.rig.file("root/share/icons/hicolor/128x128/apps/Windows.png")
        for path, source in ((command, WINDOWS), (icon, ICON)):
            os.makedirs(os.path.dirname(path))
            shutil.copy(source, path)
        self.rig.start(command).wait_for("^Window 1 is active$")
        window = self.rig.window("^Window 1$")
        until(lambda: "Icon (128 x 128)" in self.property(window, "_NET_WM_ICON"), "the icon")

    def test_a_window_covers_the_screen_is_maximized_and_minimized_and_returns(self):
        self.states_change()

    def test_a_second_start_passes_its_files_to_the_first_and_raises_its_window(self):
        program, window = self.start()
        first, second = self.rig.file("a file", "1"), self.rig.file("b", "2")
        self.rig.keys("F9")
        until(lambda: self.is_state(window, "_NET_WM_STATE_HIDDEN"), "the minimized window")
        self.assertEqual(self.rig.run(WINDOWS, first, second), (0, ""))
        program.wait_for(f"^Window 1 opens {second}$")
        self.assertIn(f"Window 1 opens {first}", program.lines())
        until(lambda: not self.is_state(window, "_NET_WM_STATE_HIDDEN"), "the window")
        program.stop()
        # The socket of a program that was ended does not stop the next one.
        self.start()

    def test_a_shortcut_item_of_the_entry_reaches_the_first_instance_or_begins_one(self):
        """The actions of the desktop entry are started as the desktop starts them, by their command lines."""
        home, shared = self.rig.file("home/applications/Windows.desktop"), self.rig.file("all/applications/Windows.desktop")
        self.rig.environment["XDG_DATA_HOME"] = self.rig.file("home")
        self.rig.environment["XDG_DATA_DIRS"] = self.rig.file("all")
        os.makedirs(os.path.dirname(shared))
        with open(shared, "w", encoding="utf-8") as entry:
            entry.write(
                f"[Desktop Entry]\nType=Application\nName=Windows\nExec={WINDOWS}\nActions=old;\n\n"
                f"[Desktop Action old]\nName=Old window\nExec={WINDOWS} --shortcut-item=old\n")
        program = self.rig.start(WINDOWS, "--shortcut-item=old")
        program.wait_for("^Window 1 begins with Old window$")
        entry = configparser.RawConfigParser(delimiters="=")
        entry.read(home)
        self.assertEqual(entry.get("Desktop Entry", "Actions"), "old;shortcut-1;")
        self.assertEqual(entry.get("Desktop Action shortcut-1", "Name"), "New window")
        self.assertEqual(self.rig.run(*shlex.split(entry.get("Desktop Action shortcut-1", "Exec"))), (0, ""))
        program.wait_for("^Window 1 performs New window$")
        self.assertEqual(self.rig.run(WINDOWS, "--shortcut-item=unknown"), (0, ""))
        program.wait_for("^Window 1 performs unknown$")

    def test_a_first_instance_that_does_not_answer_is_named(self):
        program, _ = self.start()
        os.kill(program.process.pid, 19)
        self.addCleanup(os.kill, program.process.pid, 18)
        self.assertEqual(
            self.rig.run(WINDOWS), (75, "Windows: the running Windows does not answer; end it and start again"))

    def test_windows_return_with_their_size_and_place(self):
        program, window = self.start()
        self.rig.tool("xdotool", "windowsize", str(window), "410", "230")
        until(lambda: self.size(window) == (410, 230), "the new size")
        self.rig.tool("xdotool", "windowmove", str(window), "300", "200")
        until(lambda: self.corner_is_still(window), "the new place")
        corner = self.rig.corner(window)
        # In the window's own space: xdotool counts a title bar twice.
        self.rig.tool("xdotool", "mousemove", "--window", str(window), "100", "40", "click", "1")
        program.wait_for("^Window 2 is active$")
        program.process.terminate()
        program.process.wait()
        for _ in range(2):
            program = self.rig.start(WINDOWS)
            program.wait_for("^Window 2 connects$")
            window = self.rig.window("^Window 1$")
            until(lambda: self.size(window) == (410, 230), "the size")
            until(lambda: self.rig.corner(window) == corner, f"the place, {corner}")
            program.process.terminate()
            program.process.wait()

    def corner_is_still(self, window):
        corner = self.rig.corner(window)
        return corner[0] >= 300 and corner == self.rig.corner(window)


class DesktopOnCompositors(SceneCheck):
    def test_a_window_covers_the_screen_and_is_maximized_on_kwin(self):
        self.rig.kwin(1)
        self.states_change(1064, lambda number: self.rig.keys(f"F{number}"))

    def test_a_window_covers_the_screen_and_is_maximized_on_weston(self):
        self.rig.weston("--shell=desktop-shell.so")
        codes = {10: 68, 11: 87}
        self.states_change(1280, lambda number: self.rig.seat(f"k {codes[number]} 1", f"k {codes[number]} 0"))

    def states_change(self, width, press):
        program = self.rig.start(WINDOWS)
        program.wait_for("^Window 1 is active$")
        # What has been printed before does not count.
        normal = len(program.lines("^Window 1 covers 240 by 160$"))
        for number in (11, 10):
            wide = len(program.lines(f"^Window 1 covers {width} by "))
            press(number)
            program.wait_for(f"^Window 1 covers {width} by ", wide + 1)
            press(number)
            normal += 1
            program.wait_for("^Window 1 covers 240 by 160$", normal)
