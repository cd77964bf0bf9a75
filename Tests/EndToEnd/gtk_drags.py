#!/usr/bin/python3
"""A program of GTK's, with a text that can be dragged out of it, and a field on which text can be dropped.

Usage: gtk_drags.py X Y [FAULT] [FILE]; with a file, that is dragged. Prints `ready`, and what is dropped on it.
Faults: `--stalls` and `--dies` when content is requested, `--long` text of a million letters; `--deaf` never ends a drop,
`--falls` ends when something is dropped, `--refuses` accepts nothing, `--moves` accepts a move.
On Wayland the window has no frame, and the position has no effect.
"""
import os
import sys
import time

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

faults = {word for word in sys.argv[3:] if word.startswith("--")}
files = [GLib.filename_to_uri(name) for name in sys.argv[3:] if name not in faults]


def give(widget, context, selection, info, stamp):
    print("asked", flush=True)
    if "--stalls" in faults:
        time.sleep(60)
    if "--dies" in faults:
        os._exit(0)
    if "--long" in faults:
        selection.set_text("x" * 1_000_000, -1)
    elif files:
        selection.set_uris(files)
    else:
        selection.set_text("Grüße aus GTK", -1)


def take(widget, context, x, y, selection, info, stamp):
    print("got", selection.get_text(), flush=True)
    if "--falls" in faults:
        os._exit(0)
    if "--deaf" not in faults:
        context.finish(True, "--moves" in faults, stamp)


def drop(widget, context, x, y, stamp):
    widget.drag_get_data(context, widget.drag_dest_find_target(context, None), stamp)
    return True


source = Gtk.EventBox()
source.set_size_request(150, 80)
source.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
target = Gtk.EventBox()
target.set_size_request(150, 80)
accepted = Gdk.DragAction.MOVE if "--moves" in faults else Gdk.DragAction.COPY
target.drag_dest_set(Gtk.DestDefaults.MOTION, [], Gdk.DragAction(0) if "--refuses" in faults else accepted)
target.connect("drag-drop", drop)
target.drag_dest_add_text_targets()
target.connect("drag-data-received", take)
if files:
    source.drag_source_add_uri_targets()
else:
    source.drag_source_add_text_targets()
source.connect("drag-data-get", give)
source.connect("drag-end", lambda widget, context: print("ended", flush=True))
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
box.pack_start(source, True, True, 0)
box.pack_start(target, True, True, 0)
window = Gtk.Window(title="GTK")
window.add(box)
if "WAYLAND_DISPLAY" in os.environ:
    window.set_decorated(False)
window.show_all()
window.move(int(sys.argv[1]), int(sys.argv[2]))
window.connect("map-event", lambda *unused: GLib.idle_add(lambda: print("ready", flush=True)))
Gtk.main()
