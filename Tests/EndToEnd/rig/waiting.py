"""Waiting for what is sure to come."""
import time

# Seconds; far more than a loaded machine with a slow disk needs.
PATIENCE = 40


class NeverCame(AssertionError):
    """What was waited for did not happen in time."""


def until(question, what, patience=PATIENCE):
    """Asks until the answer is true, and returns it."""
    deadline = time.monotonic() + patience
    while not (answer := question()):
        if time.monotonic() > deadline:
            raise NeverCame(f"gave up waiting for {what}")
        time.sleep(0.02)
    return answer
