#!/usr/bin/env python3
"""script.py fingers|seat DX DY | input WIDTH HEIGHT: a script of fingers in the words of whoever plays it.

A script says, separated by ';': 'd ID X Y' down, 'm ID X Y' move, 'u ID X Y' up, 's SECONDS' wait; places are the
scene's. `fingers` gives it to xtouch.py and `seat` to wsend.py, moved by DX, DY to where the scene is on the screen;
`input` makes an input file of it, for a scene of that size. The script comes on standard input.
"""
import json
import sys

kind, first, second = sys.argv[1], float(sys.argv[2]), float(sys.argv[3])
commands = [c.split() for c in sys.stdin.read().replace("\n", ";").split(";") if c.strip()]

if kind == "input":
    phases = {"d": "began", "m": "moved", "u": "ended"}
    print(json.dumps({"format": "touchstone-input", "version": 1, "size": [first, second]}))
    time = 0.0
    for word, *rest in commands:
        if word == "s":
            time = round(time + float(rest[0]), 6)
        else:
            line = {"t": time, "id": int(rest[0]), "phase": phases[word], "x": float(rest[1]), "y": float(rest[2])}
            print(json.dumps(line))
elif kind == "fingers":
    print("; ".join(" ".join([c[0], c[1]] if c[0] == "s" else [c[0], c[1], str(float(c[2]) + first),
                                                               str(float(c[3]) + second)]) for c in commands))
else:
    words = []
    for command in commands:
        if command[0] == "s":
            words.append("s " + command[1])
        else:
            place = "" if command[0] == "u" else f" {float(command[2]) + first} {float(command[3]) + second}"
            words += [f"t{command[0]} {command[1]}{place}", "tf"]
    print("; ".join(words))
