#!/usr/bin/env python3
"""Fingers for an Xorg server that runs the driver "inputtest", which comes with xserver-xorg-core.

usage: xtouch.py SOCKET FIFO [WIDTH HEIGHT]

Reads commands from FIFO, which it makes; they are separated by ';' or newlines:
  d ID X Y     a finger goes down, at screen pixels; IDs from 0 to 9
  m ID X Y     it moves
  u ID X Y     it goes up
  s SECONDS    the time that a gesture takes passes
  sync FILE    waits until the server has taken everything, then makes FILE
  q            ends

The one connection to the driver is kept: when its client leaves, the driver takes no second one.
"""
import os
import socket
import struct
import sys
import time

# The driver's protocol: xserver, include/xf86-input-inputtest-protocol.h, version 1.1.
CLIENT_VERSION, SYNC, TOUCH = 0, 1, 6
PHASES = {"d": 18, "m": 19, "u": 20}  # XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd
AXES, AXIS_RANGE = 64, 65535
TOUCH_MESSAGE = f"<IIIII8s4x{AXES}d{AXES}d"  # length, type, finger, phase, padding, mask, values, unaccelerated values


class Driver:
    def __init__(self, path, width, height):
        self.width, self.height = width, height
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.socket.sendall(struct.pack("<IIHH", 12, CLIENT_VERSION, 1, 1))
        self.socket.recv(64)

    def touch(self, phase, finger, x, y):
        """Sends the first two axes, and an empty second set without acceleration."""
        values = [0.0] * AXES
        values[0], values[1] = x / self.width * AXIS_RANGE, y / self.height * AXIS_RANGE
        mask = bytes([0b11]) + bytes(7)
        self.socket.sendall(struct.pack(TOUCH_MESSAGE, struct.calcsize(TOUCH_MESSAGE), TOUCH, finger, PHASES[phase], 0,
                                        mask, *values, *([0.0] * AXES)))

    def sync(self):
        self.socket.sendall(struct.pack("<II", 8, SYNC))
        self.socket.recv(64)


def obey(driver, words):
    """Does one command; false ends."""
    if words[0] in PHASES:
        driver.touch(words[0], int(words[1]), float(words[2]), float(words[3]))
    elif words[0] == "s":
        time.sleep(float(words[1]))
    elif words[0] == "sync":
        driver.sync()
        open(words[1], "w").close()
    return words[0] != "q"


def main():
    width, height = (float(value) for value in (sys.argv[3:5] or (1280, 800)))
    driver = Driver(sys.argv[1], width, height)
    os.mkfifo(sys.argv[2])
    # Opened for writing too, so that it has no end when a writer leaves.
    with os.fdopen(os.open(sys.argv[2], os.O_RDWR), "r", buffering=1) as lines:
        for line in lines:
            for words in (command.split() for command in line.split(";")):
                if words and not obey(driver, words):
                    return


main()
