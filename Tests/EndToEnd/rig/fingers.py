"""Fingers for an Xorg server that runs the driver "inputtest", which comes with xserver-xorg-core.

The driver's protocol: xserver, include/xf86-input-inputtest-protocol.h, version 1.1.
"""
import socket
import struct
import time

from .script import commands

CLIENT_VERSION, SYNC, TOUCH = 0, 1, 6
PHASES = {"d": 18, "m": 19, "u": 20}  # XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd
AXES, AXIS_RANGE = 64, 65535
TOUCH_MESSAGE = f"<IIIII8s4x{AXES}d{AXES}d"  # length, type, finger, phase, padding, mask, values, unaccelerated values


class TouchScreen:
    """The one connection to the driver; when it is closed, the driver takes no second one."""

    def __init__(self, path, width=1280, height=800):
        self.width, self.height = width, height
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.socket.sendall(struct.pack("<IIHH", 12, CLIENT_VERSION, 1, 1))
        self.socket.recv(64)

    def play(self, script):
        """Plays a script of places on the screen; returns when the server has taken all of it."""
        for word, *values in commands(script):
            if word == "s":
                time.sleep(values[0])
            else:
                self.touch(PHASES[word], int(values[0]), values[1], values[2])
        self.socket.sendall(struct.pack("<II", 8, SYNC))
        self.socket.recv(64)

    def touch(self, phase, finger, x, y):
        """Sends the first two axes, and an empty second set without acceleration."""
        values = [0.0] * AXES
        values[0], values[1] = x / self.width * AXIS_RANGE, y / self.height * AXIS_RANGE
        mask = bytes([0b11]) + bytes(7)
        self.socket.sendall(
            struct.pack(TOUCH_MESSAGE, struct.calcsize(TOUCH_MESSAGE), TOUCH, finger, phase, 0, mask, *values,
                        *([0.0] * AXES)))

    def close(self):
        self.socket.close()
