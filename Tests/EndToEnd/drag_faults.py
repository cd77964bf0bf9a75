"""Drags between two programs on Wayland, of which the partner stalls, ends, refuses, or is ended in the middle.

The program under test is the source of half of the drags and the target of the others, by mouse and by finger. After each
drag with a fault an honest one must do what it does, in the same program, and at the end each drag must have ended.
"""
import os
import random
import signal
import time

from rig.waiting import NeverCame, until

# Where the windows are on the display, and places in them.
HERE, THERE = (40, 40), (1010, 40)
CARD, VIEW = (30, 240), (50, 60)
TEXT = "Grüße vom Kit"
BLUE = (0, 122, 255)
FAULTS = ("ends", "stalls and ends", "stalls", "refuses")
# The moments of a drag at which a fault happens.
MOMENTS = ("before", "lifted", "over", "dropped", "read")


class Pair:
    """The program under test, and its partner in another window."""

    def __init__(self, rig, probe):
        self.rig, self.begun = rig, 0
        rig.weston("--shell=desktop-shell.so")
        # Weston draws no title bars.
        rig.environment.update(LIBDECOR_PLUGIN_DIR="/dev/null", HOME=rig.folder)
        self.partner_path, self.partner, self.refuses = rig.file("Partner"), None, False
        os.symlink(probe, self.partner_path)
        self.program = self.open(probe, "DropProbe", HERE)

    def open(self, path, title, place, *words):
        program = self.rig.start(path, *words)
        program.wait_for("^ready$")
        x, y = place[0] + CARD[0], place[1] + CARD[1]

        def is_shown():
            self.rig.seat("wm {} {} {}".format(*place, title), 0.1)
            return self.rig.picture().pixel(x, y) == BLUE
        # A loaded machine shows a window late.
        until(is_shown, title)
        return program

    def ready(self, refuses=False):
        """A partner that lives, and refuses or not."""
        if self.partner and (self.refuses != refuses or self.partner.process.poll() is not None):
            self.end()
        if not self.partner:
            self.partner = self.open(self.partner_path, "Partner", THERE, *(["REFUSES"] if refuses else []))
            self.refuses = refuses

    def signal(self, number):
        if self.partner.process.poll() is None:
            self.partner.process.send_signal(number)
        if number == signal.SIGKILL:
            self.partner.process.wait()

    def end(self):
        self.signal(signal.SIGKILL)
        # It is no program that a check ends.
        self.rig.programs.remove(self.partner)
        self.partner = None
        self.rig.seat(0.1)

    def drag(self, is_source, by_finger, act=lambda moment: None):
        """Drags from or to the program under test, and calls `act` at each moment."""
        begin, end = (HERE, THERE) if is_source else (THERE, HERE)
        (x, y), (left, top) = (begin[0] + CARD[0], begin[1] + CARD[1]), (end[0] + VIEW[0], end[1] + VIEW[1])
        down, move, up = ("td 1 {} {}", "tm 1 {} {}", "tu 1") if by_finger else ("pb 272 1", "pm {} {}", "pb 272 0")

        def go(*places):
            for place in places:
                self.rig.seat(move.format(*place), "tf", 0.03)
        act("before")
        if not by_finger:
            go((x, y))
        self.rig.seat(down.format(x, y), "tf", 0.6 if by_finger else 0.03)
        go((x + 15, y), (x + 30, y))
        act("lifted")
        go((995, 150) if is_source else (1005, 150), (left + 20, top), (left, top))
        self.rig.seat(0.1)
        act("over")
        self.rig.seat(up, "tf")
        act("dropped")
        self.rig.seat(0.05)
        act("read")
        self.begun += is_source

    def honest(self, is_source, by_finger):
        """A drag without a fault; the program that has not done what it does, or None."""
        self.ready()
        source, target = (self.program, self.partner) if is_source else (self.partner, self.program)
        texts, ends = len(target.lines("^texts 1")), len(source.lines("^ended copy"))
        self.drag(is_source, by_finger)
        try:
            target.wait_for(f"^texts 1 {TEXT}$", texts + 1)
            source.wait_for("^ended copy$", ends + 1)
        except NeverCame as error:
            return str(error)
        return None


def attack(rig, probe, count, seed, say=lambda done: None):
    """Drags `count` times with a fault; a sentence about what the program did not, or None."""
    pair, chance = Pair(rig, probe), random.Random(seed)
    for done in range(count):
        fault, moment = chance.choice(FAULTS), chance.choice(MOMENTS)
        is_source, by_finger = chance.random() < 0.5, chance.random() < 0.4
        what = f"drag {done + 1}: the partner {fault} {moment}, {'target' if is_source else 'source'}, " \
               f"by {'finger' if by_finger else 'mouse'}"

        def act(now):
            if now != moment or fault == "refuses":
                return
            pair.signal(signal.SIGSTOP if fault.startswith("stalls") else signal.SIGKILL)
        pair.ready(refuses=fault == "refuses")
        pair.drag(is_source, by_finger, act)
        if fault.startswith("stalls"):
            time.sleep(chance.choice([0.02, 0.3]))
            if fault == "stalls":
                pair.signal(signal.SIGCONT)
            else:
                pair.end()
        if by_finger:
            # Weston reports a finger that is lifted over nothing with the next touch.
            rig.seat("td 1 600 600", "tf", 0.05, "tu 1", "tf", 0.05)
        if pair.program.process.poll() is not None:
            return f"{what}: it ended with {pair.program.process.returncode}"
        trouble = pair.honest(chance.random() < 0.5, chance.random() < 0.4)
        if trouble:
            return f"{what}: {trouble}\n{pair.program.output()[-1000:]}"
        say(done + 1)
    # A drop on a program that stalls is over after ten seconds.
    try:
        until(lambda: len(pair.program.lines("^ended ")) >= pair.begun, "the ends of all drags", 30)
    except NeverCame as error:
        return f"{error}: {len(pair.program.lines('^ended '))} of {pair.begun}"
    status = pair.program.interrupt(signal.SIGTERM)
    pair.end()
    return None if status == -signal.SIGTERM else f"it ended with {status}"
