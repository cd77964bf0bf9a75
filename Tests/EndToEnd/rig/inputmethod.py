"""A real input method: a bus and an ibus of the session's own, with an engine.

SDL asks ibus on X. On Wayland it speaks the protocol text-input version 3 with the compositor, which Weston 10 does not
know (it has version 1), and asks no ibus: so there is nothing to be checked there.
"""
import glob
import os
import subprocess

from .waiting import until

# Hangul's engine forwards keys that it does not handle, which SDL 2 does not receive; with this setting it lets them pass.
SETTINGS = "[org/freedesktop/ibus/engine/hangul]\nuse-event-forwarding=false\ninitial-input-mode='hangul'\n"


class InputMethod:
    """ibus for one rig, whose X server runs; `engine` is one of `ibus list-engine`."""

    def __init__(self, rig, engine):
        self.rig, self.engine = rig, engine
        environment = rig.environment
        environment.update(
            HOME=rig.folder, XDG_RUNTIME_DIR=rig.folder, GSETTINGS_BACKEND="keyfile", SDL_IM_MODULE="ibus",
            XMODIFIERS="@im=ibus")
        folder = rig.file(".config/glib-2.0/settings")
        os.makedirs(folder)
        with open(os.path.join(folder, "keyfile"), "w", encoding="utf-8") as file:
            file.write(SETTINGS)
        self.start_bus()
        with open(rig.file("ibus.log"), "wb") as log:
            self.daemon = subprocess.Popen(
                ["ibus-daemon", "--xim", "--replace", "--panel=/usr/libexec/ibus-ui-gtk3",
                 "--config=/usr/libexec/ibus-memconf"], env=environment, stdout=log, stderr=log)
        rig.processes.append(self.daemon)
        until(lambda: glob.glob(rig.file(".config/ibus/bus/*")), "ibus")
        self.choose()
        self.nobody = self.context()

    def start_bus(self):
        read, write = os.pipe()
        self.rig.processes.append(subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", f"--print-address={write}"], pass_fds=[write],
            env=self.rig.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        os.close(write)
        with os.fdopen(read) as ready:
            self.rig.environment["DBUS_SESSION_BUS_ADDRESS"] = ready.readline().strip()

    def run(self, *words):
        return subprocess.run(
            ["ibus", *words], env=self.rig.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            timeout=20)

    def context(self):
        """Which input context has the focus; one of ibus itself while no program's has it."""
        answer = subprocess.run(
            ["dbus-send", "--bus=" + self.run("address").stdout.strip(), "--print-reply",
             "--dest=org.freedesktop.IBus", "/org/freedesktop/IBus", "org.freedesktop.DBus.Properties.Get",
             "string:org.freedesktop.IBus", "string:CurrentInputContext"],
            env=self.rig.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, timeout=20)
        paths = [word for word in answer.stdout.split() if "InputContext" in word]
        return paths[0] if paths else None

    def choose_for_field(self):
        """Makes the engine that of the field that is edited, as soon as ibus knows of the field."""
        until(lambda: self.context() not in (None, self.nobody), "the field at ibus")
        self.choose()

    def choose(self):
        """Makes the engine the one that is used."""
        def chosen():
            self.run("engine", self.engine)
            return self.run("engine").stdout.strip() == self.engine
        until(chosen, f"the engine {self.engine}")

    def die(self):
        """Ends ibus in the middle, without a word to anybody."""
        self.daemon.kill()
        self.daemon.wait()

    def candidates(self):
        """Where the window with candidates is on the screen, (left, top); waits for it."""
        words = ["xdotool", "search", "--onlyvisible", "--class", "ibus-ui-gtk3"]

        def search():
            result = subprocess.run(
                words, env=self.rig.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            return result.stdout.split()
        return self.rig.corner(int(until(search, "the window with candidates")[0]))
