#!/usr/bin/python3
"""A client of AT-SPI, as a screen reader or a test tool is one: a process of its own, for check_accessibility.py.

Usage: reader.py APPLICATION COMMAND [ARGUMENT ...]

tree                      prints the objects, one a line: role, name, text, value, description, states
press NAME                performs the first action of the object with a name
set NAME NUMBER           sets its value, and prints the value afterward
type NAME OFFSET TEXT     inserts text, and prints the text afterward
select NAME INDEX         selects a child, and prints the name of the selected child afterward
reach INDEX OTHER ...     finds, shows and selects a row of the only table, and prints each step; the names of the others
                          show which rows have cells. The times of the steps are printed to the standard error
listen SECONDS            prints the events of the application as they come
"""
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

STATES = ["active", "modal", "focused", "pressed", "checked", "selected"]
PATIENCE = 10


def until(body):
    """What the body returns, as soon as that is something; waits for a while."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = body()
        if found:
            return found
        # Nothing here reads the bus in between, so what libatspi keeps must be forgotten.
        Atspi.get_desktop(0).clear_cache()
        time.sleep(0.05)
    sys.exit("reader: waited in vain")


def application(name):
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child is not None and child.get_name() == name:
            return child
    return None


def walk(object, depth=0):
    object.clear_cache()
    yield object, depth
    # The rows of a long list are read by those that need them.
    for index in range(min(object.get_child_count(), 40)):
        child = object.get_child_at_index(index)
        if child is not None:
            yield from walk(child, depth + 1)


def line(object):
    words = [object.get_role_name(), repr(object.get_name())]
    interfaces = object.get_interfaces()
    if "Text" in interfaces:
        text = Atspi.Text.get_text(object, 0, -1)
        if text != object.get_name():
            words.append("text " + repr(text))
    if "Value" in interfaces:
        words.append("value {:.2f}".format(object.get_current_value()))
    if object.get_description():
        words.append("described " + repr(object.get_description()))
    states = object.get_state_set()
    words += [name for name in STATES if states.contains(getattr(Atspi.StateType, name.upper()))]
    return " ".join(words)


def unless_changed(body):
    """What the body returns; None where the app has removed an object in the meantime, so that the tree is read again."""
    try:
        return body()
    except GLib.GError as error:
        if "no object" not in error.message:
            raise
        return None


def named(root, name):
    """The object with a name, or with a placeholder."""
    def found():
        for each, _ in walk(root):
            if name in (each.get_name(), (each.get_attributes() or {}).get("placeholder-text")):
                return each
        return None
    return until(lambda: unless_changed(found))


def listen(root, seconds):
    def heard(event):
        print(event.type, event.detail1, event.source.get_role_name(), repr(event.source.get_name()), flush=True)
    listener = Atspi.EventListener.new(heard)
    for kind in ["object:state-changed", "object:property-change", "object:text-changed", "window"]:
        listener.register(kind)
    print("listening", flush=True)
    GLib.timeout_add(int(seconds * 1000), Atspi.event_quit)
    Atspi.event_main()


def reach(root, index, others):
    """Reads a row of a long table where it is, brings it into sight, and selects it."""
    start = time.monotonic()

    def done(step, value):
        print(step, value)
        print("{}: {:.1f} ms".format(step, (time.monotonic() - start) * 1000), file=sys.stderr)

    def names():
        table.clear_cache()
        return [table.get_child_at_index(other).get_name() for other in others]

    table = next(each for each, _ in walk(root) if each.get_role_name() == "table")
    done("rows", table.get_child_count())
    row = table.get_child_at_index(index)
    attributes = row.get_attributes()
    done("row", [row.get_name(), row.get_role_name(), attributes["posinset"], attributes["setsize"]])
    done("others", names())
    done("scrolled", row.scroll_to(Atspi.ScrollType.ANYWHERE))
    # A row has one object while it has only a position, and a different one while it is displayed.
    name = until(lambda: table.get_child_at_index(index).get_name())
    showing = table.get_child_at_index(index).get_state_set().contains(Atspi.StateType.SHOWING)
    done("shown", [name, showing])
    done("others", names())
    done("selects", table.select_child(index))
    done("selected", until(lambda: table.get_n_selected_children()) and table.get_selected_child(0).get_name())


def main(name, command, *words):
    root = until(lambda: application(name))
    if command == "tree":
        print("\n".join(until(lambda: unless_changed(
            lambda: ["  " * depth + line(each) for each, depth in walk(root)]))))
    elif command == "press":
        print(named(root, words[0]).do_action(0))
    elif command == "set":
        slider = named(root, words[0])
        slider.set_current_value(float(words[1]))
        print("{:.2f}".format(slider.get_current_value()))
    elif command == "type":
        field = named(root, words[0])
        print(Atspi.EditableText.insert_text(field, int(words[1]), words[2], len(words[2])))
        print(Atspi.Text.get_text(field, 0, -1))
    elif command == "select":
        list = named(root, words[0])
        print(list.select_child(int(words[1])))
        print(until(lambda: list.get_n_selected_children()) and list.get_selected_child(0).get_name())
    elif command == "reach":
        reach(root, int(words[0]), [int(word) for word in words[1:]])
    elif command == "listen":
        listen(root, float(words[0]))


main(*sys.argv[1:])
