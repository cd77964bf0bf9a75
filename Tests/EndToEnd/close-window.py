#!/usr/bin/env python3
"""close-window.py WINDOW: asks a window of the X server to close, as the close button of a window manager does.

Speaks the X protocol itself, so that nothing has to be installed.
"""
import os
import socket
import struct
import sys


def main():
    window = int(sys.argv[1])
    number = os.environ["DISPLAY"].split(":")[1].split(".")[0]
    server = socket.socket(socket.AF_UNIX)
    server.connect(f"/tmp/.X11-unix/X{number}")
    server.sendall(struct.pack("<BxHHHHxx", ord("l"), 11, 0, 0, 0))
    head = server.recv(8, socket.MSG_WAITALL)
    server.recv(struct.unpack("<H", head[6:8])[0] * 4, socket.MSG_WAITALL)

    def atom(name):
        data = name.encode()
        padded = data + bytes(-len(data) % 4)
        server.sendall(struct.pack("<BBHHxx", 16, 0, 2 + len(padded) // 4, len(data)) + padded)
        return struct.unpack("<I", server.recv(32, socket.MSG_WAITALL)[8:12])[0]

    protocols, delete = atom("WM_PROTOCOLS"), atom("WM_DELETE_WINDOW")
    event = struct.pack("<BBHIIIIIII", 33, 32, 0, window, protocols, delete, 0, 0, 0, 0)[:32]
    server.sendall(struct.pack("<BBHII", 25, 0, 11, window, 0) + event)
    atom("WM_PROTOCOLS")  # An answer means that the server has taken what came before.


main()
