#!/usr/bin/env python3
"""wsend.py SOCKET 'td 1 400 300; tf; s 0.05; tu 1; tf': sends commands to wtouch.c; s SECONDS lets time pass."""
import socket
import sys
import time

seat = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
for command in (text.strip() for text in " ".join(sys.argv[2:]).split(";")):
    if command.startswith("s "):
        time.sleep(float(command[2:]))
    elif command:
        seat.sendto(command.encode(), sys.argv[1])
