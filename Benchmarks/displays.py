"""Displays of other kinds and sizes than the X server of the bench: Wayland compositors, and high resolution.

They are started by the rig of the end-to-end checks (Tests/EndToEnd/rig), when a row first needs them, and end with the
bench. On Wayland every window fills the output, so an output has the size of the row's window.
"""
import atexit
import contextlib
import functools
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "Tests", "EndToEnd"))
from rig import Rig  # noqa: E402
from rig.session import has_library  # noqa: E402, F401

# Of every toolkit: which display it uses, and the pixels in a point on X11. On Wayland the output has a scale.
CHOICES = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "GDK_BACKEND", "QT_QPA_PLATFORM",
           "QT_WAYLAND_DISABLE_WINDOWDECORATION", "TOUCHSTONE_SCALE", "GDK_SCALE", "QT_SCALE_FACTOR")


class Screen:
    """A display server that runs: its rig, and the variables with which programs find it."""

    def __init__(self, rig, variables):
        self.rig = rig
        self.variables = variables

    @contextlib.contextmanager
    def shown(self):
        """Lets the programs that are started in the block use this display."""
        before = {name: os.environ.pop(name, None) for name in CHOICES}
        os.environ.update(self.variables)
        try:
            yield self
        finally:
            for name, value in before.items():
                os.environ.pop(name, None)
                if value is not None:
                    os.environ[name] = value


@functools.cache
def on_wayland(width, height, scale, module):
    """Weston with an output of a size in points; `module` reports new pixels (peers/surfaces.c)."""
    rig = started()
    rig.environment["BENCH_REPORTS"] = rig.file("reports.sock")
    rig.weston(
        f"--modules={rig.file('wtouch.so')},{module}", f"--width={width}", f"--height={height}", f"--scale={scale}")
    path = rig.file("rig-wayland")
    # Programs of another user connect, too.
    os.chmod(rig.folder, 0o711)
    os.chmod(path, 0o777)
    return Screen(rig, {
        "WAYLAND_DISPLAY": path, "SDL_VIDEODRIVER": "wayland", "GDK_BACKEND": "wayland", "QT_QPA_PLATFORM": "wayland",
        "QT_WAYLAND_DISABLE_WINDOWDECORATION": "1"})


@functools.cache
def on_x11(width, height, scale):
    """Xvfb with a screen for a window of a size in points, and a scale that every toolkit is told of."""
    rig = started()
    # Some room below, as on the X server of the other rows.
    rig.x_server("Xvfb", "-screen", "0", f"{width * scale}x{(height + 20) * scale}x24")
    factor = str(scale)
    return Screen(rig, {
        "DISPLAY": rig.environment["DISPLAY"], "GDK_BACKEND": "x11", "TOUCHSTONE_SCALE": factor, "GDK_SCALE": factor,
        "QT_SCALE_FACTOR": factor})


def started():
    rig = Rig()
    atexit.register(rig.stop)
    return rig


def protocol(folder, path):
    """The code of a protocol of wayland-protocols for a client, written into a folder: its C file."""
    data = subprocess.run(
        ["pkg-config", "--variable=pkgdatadir", "wayland-protocols"], check=True, stdout=subprocess.PIPE,
        text=True).stdout.strip()
    base = os.path.basename(path).removesuffix(".xml")
    code = os.path.join(folder, f"{base}-protocol.c")
    for kind, made in (("private-code", code), ("client-header", os.path.join(folder, f"{base}-client-protocol.h"))):
        subprocess.run(["wayland-scanner", kind, os.path.join(data, path), made], check=True)
    return code
