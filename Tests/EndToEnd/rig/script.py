"""Scripts of fingers, in the words of the player.

A script says, separated by ';': 'd ID X Y' down, 'm ID X Y' move, 'u ID X Y' up, 's SECONDS' the time that passes.
Places are the scene's or the screen's, as the player has it.
"""
import json

PHASES = {"d": "began", "m": "moved", "u": "ended"}
ARGUMENTS = {"d": 3, "m": 3, "u": 3, "s": 1}


def commands(script):
    """The commands of a script: a word and its numbers."""
    found = []
    for text in script.replace("\n", ";").split(";"):
        words = text.split()
        if not words:
            continue
        if ARGUMENTS.get(words[0]) != len(words) - 1:
            raise ValueError(f"no such command: {text.strip()!r}")
        found.append((words[0], *(float(word) for word in words[1:])))
    return found


def number(value):
    """Without a point where it needs none."""
    return str(int(value)) if value == int(value) else repr(value)


def moved(script, x, y):
    """The same with every place moved."""
    parts = []
    for word, *values in commands(script):
        if word != "s":
            values = [values[0], values[1] + x, values[2] + y]
        parts.append(" ".join([word, *map(number, values)]))
    return "; ".join(parts)


def as_input(script, width, height):
    """An input file for `touchstone play`, for a scene of that size."""
    lines = [{"format": "touchstone-input", "version": 1, "size": [width, height]}]
    time = 0.0
    for word, *values in commands(script):
        if word == "s":
            time = round(time + values[0], 6)
        else:
            lines.append({"t": time, "id": int(values[0]), "phase": PHASES[word], "x": values[1], "y": values[2]})
    return "".join(json.dumps(line) + "\n" for line in lines)


def as_seat(script):
    """The commands of a seat (wtouch.c), and pauses as numbers."""
    found = []
    for word, *values in commands(script):
        if word == "s":
            found.append(values[0])
        else:
            place = "" if word == "u" else f" {values[1]} {values[2]}"
            found += [f"t{word} {int(values[0])}{place}", "tf"]
    return found
