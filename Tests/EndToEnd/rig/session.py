"""One session: a folder, a display server, programs, and hands."""
import os
import shutil
import socket
import subprocess
import tempfile
import time

from .fingers import Pen, Touchpad, TouchScreen
from .picture import Picture
from .program import Program
from .script import as_seat
from .waiting import until
from .xprotocol import XServer

HOME = os.path.dirname(os.path.abspath(__file__))
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


def has_library(name):
    """Whether `pkg-config` finds a library."""
    return subprocess.run(["pkg-config", "--exists", name], stderr=subprocess.DEVNULL).returncode == 0


class Rig:
    """What a check has at hand; all that it started has ended after `stop`."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="rig.")
        self.environment = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
        # What programs store and where they meet each other is the session's.
        self.environment["XDG_STATE_HOME"] = self.file("state")
        self.environment["XDG_RUNTIME_DIR"] = self.folder
        self.processes = []
        self.programs = []
        self.touch_screen = None
        self.touchpad = None
        self.pen = None

    def file(self, name, text=None):
        """A path in the session's folder; with a text, the file is written."""
        path = os.path.join(self.folder, name)
        if text is not None:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        return path

    def run(self, *words, **changes):
        """Runs a program to its end: its status, and all that it printed."""
        environment = {**self.environment, **changes}
        result = subprocess.run(
            words, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, timeout=60)
        return result.returncode, result.stdout.rstrip("\n")

    def tool(self, *words):
        """What a tool prints; an error when it fails."""
        return subprocess.run(
            words, env=self.environment, check=True, stdout=subprocess.PIPE, text=True, timeout=20).stdout

    def start(self, *words, folder=None):
        """Starts the program under test, in the session's folder unless told otherwise: what it leaves behind goes too."""
        output = self.file(f"output{len(self.programs)}")
        program = Program(words, output, self.environment, folder or self.folder)
        self.programs.append(program)
        return program

    def stop(self):
        try:
            for program in reversed(self.programs):
                program.stop()
        finally:
            for device in (self.touch_screen, self.touchpad, self.pen):
                if device:
                    device.close()
            for process in reversed(self.processes):
                process.terminate()
                process.wait()
            self.programs, self.processes = [], []
            shutil.rmtree(self.folder)

    # Servers

    def xvfb(self):
        self.x_server("Xvfb", "-screen", "0", "1280x800x24")

    def xorg(self):
        """An X server with a touch screen of ten fingers, a touchpad and a pen."""
        with open(os.path.join(HOME, "xorg-touch.conf.in"), encoding="utf-8") as file:
            configuration = self.file("xorg.conf", file.read().replace("@DIR@", self.folder))
        self.x_server(
            "Xorg", "-sharevts", "-novtswitch", "vt7", "-logfile", self.file("xorg.log"), "-config", configuration)
        path = self.file("touch.sock")
        until(lambda: os.path.exists(path), "the touch screen")
        self.touch_screen = TouchScreen(path)
        self.touchpad = Touchpad(self.file("touchpad.sock"))
        self.pen = Pen(self.file("pen.sock"))

    def x_server(self, name, *words):
        """The server writes the number of its display when it is ready to be used."""
        read, write = os.pipe()
        with open(self.file("server.log"), "wb") as log:
            self.processes.append(subprocess.Popen(
                [name, "-displayfd", str(write), "-nolisten", "tcp", "-noreset", *words], pass_fds=[write], stdout=log,
                stderr=log, env=self.environment))
        os.close(write)
        with os.fdopen(read) as ready:
            number = ready.readline().strip()
        if not number:
            with open(self.file("server.log"), encoding="utf-8", errors="replace") as log:
                raise RuntimeError(f"{name} did not start: {log.read()[-500:]}")
        self.environment["DISPLAY"] = f":{number}"
        self.tool("xdpyinfo")

    def bus(self):
        """A session bus, which programs that are started from now on find."""
        self.environment.update(HOME=self.folder, GSETTINGS_BACKEND="memory", NO_AT_BRIDGE="1")
        read, write = os.pipe()
        self.processes.append(subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", f"--print-address={write}"], pass_fds=[write],
            env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        os.close(write)
        with os.fdopen(read) as ready:
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = ready.readline().strip()

    def openbox(self):
        """A window manager on the X server, with title bars."""
        self.window_manager("openbox", "--sm-disable")

    def icewm(self):
        """Another window manager, with a task bar."""
        self.window_manager("icewm")

    def window_manager(self, name, *options):
        with open(self.file(f"{name}.log"), "wb") as log:
            self.processes.append(subprocess.Popen(
                [name, *options], env={**self.environment, "HOME": self.folder}, stdout=log, stderr=log))
        until(lambda: "_NET_SUPPORTING_WM_CHECK(WINDOW)" in self.tool("xprop", "-root"), name)

    def weston(self, *options):
        """A Wayland compositor with pointer, keyboard and touch screen; options such as --scale=2 go to Weston."""
        # The functions that a module calls differ from version to version.
        if has_library("libweston-14"):
            version, words = "14", [os.path.join(HOME, "wtouch-weston14.c")]
        else:
            version, words = "10", [os.path.join(HOME, name) for name in ("wtouch.c", "wgestures.c", "wtablets.c")]
            words += self.protocol("unstable/pointer-gestures/pointer-gestures-unstable-v1.xml")
            words += self.protocol("unstable/tablet/tablet-unstable-v2.xml")
        module, flags = self.file("wtouch.so"), subprocess.run(
            ["pkg-config", "--cflags", f"libweston-{version}", "wayland-server", "xkbcommon", "pixman-1"],
            check=True, stdout=subprocess.PIPE, text=True).stdout.split()
        subprocess.run(
            ["gcc", "-O2", "-shared", "-fPIC", "-o", module, *words, *flags, f"-lweston-{version}",
             "-lwayland-server"], check=True)
        self.compositor(f"--modules={module}", "--width=1280", "--height=800", "--debug", *options)
        until(lambda: os.path.exists(self.file("input.sock")), "the seat")

    def protocol(self, name):
        """Words for the compiler: the code of a protocol of wayland-protocols, for a compositor."""
        folder = self.tool("pkg-config", "--variable=pkgdatadir", "wayland-protocols").strip()
        base = os.path.basename(name).removesuffix(".xml")
        code = self.file(f"{base}.c")
        for kind, made in (("private-code", code), ("server-header", self.file(f"{base}-server-protocol.h"))):
            subprocess.run(["wayland-scanner", kind, os.path.join(folder, name), made], check=True)
        return [code, f"-I{self.folder}"]

    def compositor(self, *options):
        """Weston without a screen or a seat."""
        self.environment["XDG_RUNTIME_DIR"] = self.folder
        with open(self.file("weston.log"), "wb") as log:
            self.processes.append(subprocess.Popen(
                ["weston", "-c", os.path.join(HOME, "weston.ini"), "--backend=headless-backend.so", "--use-pixman",
                 "--socket=rig-wayland", "--shell=kiosk-shell.so", *options],
                env={**self.environment, "WTOUCH_SOCKET": self.file("input.sock")}, stdout=log, stderr=log))
        until(lambda: os.path.exists(self.file("rig-wayland")), "Weston")
        self.environment["WAYLAND_DISPLAY"] = "rig-wayland"

    def kwin(self, scale, width=1064, height=700):
        """KWin in a window of an X server that is as large as its output, which has a scale.

        A scene in the middle of the default size is on whole pixels at scales 1.25 and 1.5.
        """
        self.x_server("Xvfb", "-screen", "0", f"{round(width * scale)}x{round(height * scale)}x24")
        # A copy lacks the capability of the file, with which it does not start in a sandbox.
        program = shutil.copy(shutil.which("kwin_wayland"), self.file("kwin_wayland"))
        self.environment["XDG_RUNTIME_DIR"] = self.folder
        os.chmod(self.folder, 0o700)
        with open(self.file("kwin.log"), "wb") as log:
            # A separate namespace, because KWin outlives its bus.
            compositor = subprocess.Popen(
                ["unshare", "-p", "-f", "--kill-child", "--mount-proc", "dbus-run-session", "--", program,
                 "--x11-display", self.environment["DISPLAY"], "--width", str(width), "--height", str(height),
                 "--scale", str(scale), "--socket", "rig-kwin", "--no-lockscreen"],
                env={**self.environment, "KWIN_COMPOSE": "Q", "HOME": self.folder}, stdout=log, stderr=log)
        # `unshare` ignores the usual signal; its end takes the namespace along.
        compositor.terminate = compositor.kill
        self.processes.append(compositor)
        until(lambda: os.path.exists(self.file("rig-kwin")), "KWin")
        self.environment["WAYLAND_DISPLAY"] = "rig-kwin"

    def settle(self):
        """Weston finds a new window for a finger only after it has painted it, at its next sixtieth of a second; nobody
        is told of that. X knows windows at once."""
        if "WAYLAND_DISPLAY" in self.environment:
            time.sleep(0.25)

    # Hands

    def mouse(self, script):
        """The mouse of X, at places of the screen: 'move X Y', 'down', 'up', 'wheel up|down', 's SECONDS'.

        A move is not waited for: the server does what it is asked in order, and xdotool waits fifteen seconds for a
        mouse that was there before.
        """
        for words in map(str.split, script.replace("\n", ";").split(";")):
            match words:
                case []:
                    pass
                case ["move", x, y]:
                    self.tool("xdotool", "mousemove", str(round(float(x))), str(round(float(y))))
                case ["down"]:
                    self.tool("xdotool", "mousedown", "1")
                case ["up"]:
                    self.tool("xdotool", "mouseup", "1")
                case ["wheel", "up"]:
                    self.tool("xdotool", "click", "4")
                case ["wheel", "down"]:
                    self.tool("xdotool", "click", "5")
                case ["s", seconds]:
                    time.sleep(float(seconds))
                case _:
                    raise ValueError(f"the mouse cannot {' '.join(words)}")

    def click(self, x, y):
        self.mouse(f"move {x} {y}; down; s 0.05; up")

    def keys(self, *names):
        self.tool("xdotool", "key", "--", *names)

    def fingers(self, script):
        """Fingers at places of the screen."""
        if self.touch_screen:
            self.touch_screen.play(script)
        else:
            self.seat(*as_seat(script))

    def seat(self, *commands):
        """Commands for Weston's seat (wtouch.c); a number is a time that passes."""
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as seat:
            for command in commands:
                if isinstance(command, str):
                    seat.sendto(command.encode(), self.file("input.sock"))
                else:
                    time.sleep(command)

    # Windows and pictures

    def window(self, title):
        """Waits for a visible window whose title matches, and gives its number."""
        words = ["xdotool", "search", "--onlyvisible", "--name", title]

        def search():
            result = subprocess.run(words, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            return result.stdout.split()
        return int(until(search, f"a window named {title!r}")[0])

    def corner(self, window):
        """Where the upper left corner of a window is on the screen."""
        geometry = self.tool("xdotool", "getwindowgeometry", "--shell", str(window)).split()
        values = dict(line.split("=") for line in geometry)
        return int(values["X"]), int(values["Y"])

    def move(self, window, x, y):
        """Moves a window on the screen, and waits until it is there. (xdotool itself waits long for one that was there.)"""
        self.tool("xdotool", "windowmove", str(window), str(x), str(y))
        until(lambda: self.corner(window) == (x, y), "the window at its place")

    def server(self):
        return XServer(self.environment["DISPLAY"])

    def close_window(self, window):
        self.server().close_window(window)

    def drop(self, window, x, y, file):
        return self.server().drop(window, x, y, file)

    def screenshot(self, file):
        """Writes what the screen shows."""
        if "DISPLAY" in self.environment:
            self.tool("import", "-window", "root", file)
            return
        # Weston's tool chooses the name of its file, in the folder where it is run.
        subprocess.run(["weston-screenshooter"], env=self.environment, cwd=self.folder, check=True)
        made = [name for name in os.listdir(self.folder) if name.startswith("wayland-screenshot-")]
        shutil.move(self.file(made[0]), file)

    def picture(self):
        file = self.file("screen.png")
        self.screenshot(file)
        return Picture(file)
