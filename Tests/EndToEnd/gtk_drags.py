#!/usr/bin/python3
"""A program of GTK's, with a text that can be dragged out of it, and a field on which text can be dropped.

Usage: gtk_drags.py X Y [FILE]; with a file, that is dragged. Prints `ready`, and what is dropped on it.
"""
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

files = [GLib.filename_to_uri(name) for name in sys.argv[3:]]


def give(widget, context, selection, info, time):
    if files:
        selection.set_uris(files)
    else:
        selection.set_text("Grüße aus GTK", -1)


def take(widget, context, x, y, selection, info, time):
    print("got", selection.get_text(), flush=True)
    context.finish(True, False, time)


source = Gtk.EventBox()
source.set_size_request(150, 80)
source.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
target = Gtk.EventBox()
target.set_size_request(150, 80)
target.drag_dest_set(Gtk.DestDefaults.ALL, [], Gdk.DragAction.COPY)
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
window.show_all()
window.move(int(sys.argv[1]), int(sys.argv[2]))
window.connect("map-event", lambda *unused: GLib.idle_add(lambda: print("ready", flush=True)))
Gtk.main()
