"""Display servers, fingers and pictures for end-to-end checks.

    rig = Rig()                               a folder for this session in rig.folder
    rig.xvfb() | rig.xorg() | rig.weston()    starts a server of 1280x800 and points the environment at it
    program = rig.start("touchstone", "demo") the program under test, with its output
    program.wait_for("^place ")               waits until a line of the output matches
    rig.mouse("move 400 300; down; s 0.05; up")
    rig.keys("ctrl+z", "Return")              keys by their X names
    InputMethod(rig, "hangul")                ibus with an engine, for programs that are started from now on
    rig.fingers("d 1 400 300; s 0.1; m 1 420 300; u 1 420 300")   on Xorg and on Weston
    rig.stop()

Nothing here waits for a fixed time, but for the time that a gesture takes: servers say when they are ready, everything
else is asked for until it is there, for ten seconds at most. What is missing is an error, and so is what never comes.
"""
from .inputmethod import InputMethod
from .picture import Picture
from .program import Program
from .script import as_input, as_seat, commands, moved
from .session import Rig
from .waiting import NeverCame, until

__all__ = ["InputMethod", "NeverCame", "Picture", "Program", "Rig", "as_input", "as_seat", "commands", "moved", "until"]
