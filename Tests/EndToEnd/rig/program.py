"""A program that a check has started."""
import os
import re
import signal
import subprocess

from .waiting import PATIENCE, NeverCame, until


def hear_interrupts():
    """A shell has what it starts in the background ignore SIGINT, and a program keeps what it was started with."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)


class Program:
    """A running program; its output is in a file, so that it never waits for a reader."""

    def __init__(self, words, output, environment, folder=None):
        self.output_file = output
        # Line by line, so that a line is there as soon as it is printed.
        with open(output, "wb") as file:
            self.process = subprocess.Popen(
                ["stdbuf", "-oL", *words], stdout=file, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                env=environment, cwd=folder, preexec_fn=hear_interrupts)

    def output(self):
        with open(self.output_file, encoding="utf-8", errors="replace") as file:
            return file.read()

    def lines(self, pattern=""):
        """The whole lines so far that match a regular expression."""
        return [line for line in self.output().split("\n")[:-1] if re.search(pattern, line)]

    def wait_for(self, pattern, times=1, after=0):
        """Waits until so many lines behind the first `after` match; returns the last of them."""
        try:
            return until(lambda: self.has_said(pattern, times, after), f"{pattern!r}")[-1]
        except NeverCame as error:
            raise NeverCame(f"{error}; the output was:\n{self.output()}") from None

    def has_said(self, pattern, times=1, after=0):
        found = [line for line in self.lines()[after:] if re.search(pattern, line)]
        return found if len(found) >= times else None

    def interrupt(self, number=signal.SIGINT):
        """Sends a signal and gives the status with which the program ends."""
        self.process.send_signal(number)
        return self.status()

    def status(self):
        return self.process.wait(timeout=PATIENCE)

    def stop(self):
        """Ends the program, which must go by itself when it is asked to."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
                raise AssertionError(f"{os.path.basename(self.process.args[2])} did not end when it was asked to") from None
