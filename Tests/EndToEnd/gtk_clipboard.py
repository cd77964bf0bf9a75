#!/usr/bin/python3
"""A program of GTK's that copies or pastes an image, HTML and text.

Usage: gtk_clipboard.py copy FILE | gtk_clipboard.py paste FILE; FILE is a PNG file. Prints `ready`, then `copied`, or what
is pasted and `done`. Both happen when its window is clicked, and on X immediately. A pasted image is printed as `same` if it
is the one of the file.
On Wayland the window has no frame.
"""
import os
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GdkPixbuf, GLib, Gtk  # noqa: E402

TYPES = ["image/png", "text/html", "UTF8_STRING"]
on_wayland = "WAYLAND_DISPLAY" in os.environ
manner, file = sys.argv[1:]


def give(widget, selection, info, stamp):
    print("asked", TYPES[info], flush=True)
    contents = [open(file, "rb").read(), "<i>GTK</i>".encode(), "Grüße aus GTK".encode()]
    selection.set(Gdk.Atom.intern(TYPES[info], False), 8, contents[info])


def copy(stamp):
    entries = [Gtk.TargetEntry.new(name, 0, info) for info, name in enumerate(TYPES)]
    Gtk.selection_owner_set(window, Gdk.SELECTION_CLIPBOARD, stamp)
    Gtk.selection_add_targets(window, Gdk.SELECTION_CLIPBOARD, entries)
    print("copied", flush=True)


def paste(stamp):
    clipboard = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD)
    found, targets = clipboard.wait_for_targets()
    names = [target.name() for target in targets] if found else []
    print("types", *sorted(name for name in names if "/" in name or name in ("UTF8_STRING", "STRING")), flush=True)
    image = clipboard.wait_for_image()
    if image:
        opaque = [each.add_alpha(False, 0, 0, 0).get_pixels() for each in (image, GdkPixbuf.Pixbuf.new_from_file(file))]
        is_same = opaque[0] == opaque[1]
        print("image", image.get_width(), image.get_height(), "same" if is_same else "other", flush=True)
    html = clipboard.wait_for_contents(Gdk.Atom.intern("text/html", False))
    if html and html.get_data():
        print("html", html.get_data().decode(), flush=True)
    print("text", clipboard.wait_for_text(), flush=True)
    print("done", flush=True)


def act(stamp):
    (copy if manner == "copy" else paste)(stamp)
    return True


window = Gtk.Window(title="GTK")
window.set_default_size(150, 150)
window.add_events(Gdk.EventMask.BUTTON_PRESS_MASK)
window.connect("selection-get", give)
window.connect("button-press-event", lambda widget, event: act(event.time))
if on_wayland:
    window.set_decorated(False)
window.show_all()
window.move(1000, 100)


def begin(*unused):
    print("ready", flush=True)
    if not on_wayland:
        act(Gdk.CURRENT_TIME)
    return False


window.connect("map-event", lambda *unused: GLib.idle_add(begin))
Gtk.main()
