"""Fingers, a touchpad and a pen for an Xorg server that runs the driver "inputtest", which comes with xserver-xorg-core.

The driver's protocol: xserver, include/xf86-input-inputtest-protocol.h, version 1.1.
"""
import socket
import struct
import time

from .script import commands

CLIENT_VERSION, SYNC, MOTION, PROXIMITY, BUTTON, TOUCH, PINCH = 0, 1, 2, 3, 4, 6, 7
PHASES = {"d": 18, "m": 19, "u": 20}  # XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd
AXES, AXIS_RANGE = 64, 65535
TOUCH_MESSAGE = f"<IIIII8s4x{AXES}d{AXES}d"  # length, type, finger, phase, padding, mask, values, unaccelerated values
# The axes of moves, proximities and buttons follow at the next eighth byte.
AXES_OF_MESSAGE = f"I8s4x{AXES}d{AXES}d"
MOVE_MESSAGE = f"<III4x{AXES_OF_MESSAGE}"  # length, type, whether the place is absolute, or the pen near
BUTTON_MESSAGE = f"<IIIII4x{AXES_OF_MESSAGE}"  # length, type, whether it is absolute, button, whether it is pressed
PRESSURE_AXIS, PRESSURE_RANGE = 4, 1000
# length, type, kind of event, number of fingers, flags, movement with and without acceleration, scale, turn in degrees
PINCH_MESSAGE = "<IIHHI6d"
PINCH_BEGIN, PINCH_UPDATE, PINCH_END = 27, 28, 29  # XI_GesturePinchBegin, …
PINCH_CANCELLED = 1


class Device:
    """The one connection to the driver; when it is closed, the driver takes no second one."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.socket.sendall(struct.pack("<IIHH", 12, CLIENT_VERSION, 1, 1))
        self.socket.recv(64)

    def sync(self):
        """Returns when the server has taken all that was sent."""
        self.socket.sendall(struct.pack("<II", 8, SYNC))
        self.socket.recv(64)

    def close(self):
        self.socket.close()


class Touchpad(Device):
    """Two fingers that pinch and rotate, where the pointer is."""

    def pinch(self, *steps, is_cancelled=False):
        """Begins, changes by steps of a scale and, if there are more numbers, a turn and a movement, and ends."""
        self.send(PINCH_BEGIN)
        for step in steps:
            scale, turn, x, y = (*step, 0, 0, 0)[:4]
            time.sleep(0.05)
            self.send(PINCH_UPDATE, scale, turn, x, y)
        time.sleep(0.05)
        self.send(PINCH_END, flags=PINCH_CANCELLED if is_cancelled else 0)
        self.sync()

    def send(self, kind, scale=1.0, turn=0.0, x=0.0, y=0.0, flags=0):
        self.socket.sendall(
            struct.pack(PINCH_MESSAGE, struct.calcsize(PINCH_MESSAGE), PINCH, kind, 2, flags, x, y, x, y, scale, turn))


class Pen(Device):
    """A pen of a tablet with pressure, at places of the screen."""

    def __init__(self, path, width=1280, height=800):
        super().__init__(path)
        self.width, self.height = width, height

    def near(self, is_near):
        """The pen comes near the tablet, or leaves it."""
        self.send(MOVE_MESSAGE, PROXIMITY, [is_near], {})

    def move(self, x, y, pressure=0.0):
        """A report of the tablet; the pressure is from 0 to 1."""
        # The middle of a pixel, which the server scales to the same pixel.
        x, y = (x + 0.5) / self.width, (y + 0.5) / self.height
        self.send(MOVE_MESSAGE, MOTION, [1], {
            0: x * AXIS_RANGE, 1: y * AXIS_RANGE, PRESSURE_AXIS: pressure * PRESSURE_RANGE})

    def button(self, number, is_down):
        """The tip is the first button, the barrel's the third."""
        self.send(BUTTON_MESSAGE, BUTTON, [1, number, is_down], {})

    def send(self, message, kind, values, axes):
        mask = sum(1 << axis for axis in axes).to_bytes(8, "little")
        places = [axes.get(axis, 0.0) for axis in range(AXES)]
        self.socket.sendall(
            struct.pack(message, struct.calcsize(message), kind, *map(int, values), 0, mask, *places, *([0.0] * AXES)))
        self.sync()
        # Reports that arrive within a frame are one event.
        time.sleep(0.03)


class TouchScreen(Device):
    """Ten fingers at places of the screen."""

    def __init__(self, path, width=1280, height=800):
        super().__init__(path)
        self.width, self.height = width, height

    def play(self, script):
        """Plays a script of places on the screen; returns when the server has taken all of it."""
        for word, *values in commands(script):
            if word == "s":
                time.sleep(values[0])
            else:
                self.touch(PHASES[word], int(values[0]), values[1], values[2])
        self.sync()

    def touch(self, phase, finger, x, y):
        """Sends the first two axes, and an empty second set without acceleration."""
        values = [0.0] * AXES
        values[0], values[1] = x / self.width * AXIS_RANGE, y / self.height * AXIS_RANGE
        mask = bytes([0b11]) + bytes(7)
        self.socket.sendall(
            struct.pack(TOUCH_MESSAGE, struct.calcsize(TOUCH_MESSAGE), TOUCH, finger, phase, 0, mask, *values,
                        *([0.0] * AXES)))
