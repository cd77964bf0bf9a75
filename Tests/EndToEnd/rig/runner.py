"""Runs checks one after the other and says in sentences what came of them."""
import time
import unittest


def each(suite):
    """The single checks of a suite."""
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from each(test)
        else:
            yield test


def sentence(test):
    """`test_a_click_goes_as_played` is what is checked: a click goes as played."""
    return test.id().rpartition(".")[2].removeprefix("test_").replace("_", " ")


def essential(check):
    """Marks a check that stands for others of its file: `make test` runs only these."""
    check.is_essential = True
    return check


def is_wanted(test, words, only_essential=False):
    if only_essential and not hasattr(getattr(test, test._testMethodName), "is_essential"):
        return False
    return not words or any(word in sentence(test) for word in words)


def complaint(test):
    """Why a check fails; None when it is content. What is skipped was not checked, and fails."""
    result = unittest.TestResult()
    test.run(result)
    faults = result.failures + result.errors + [(None, f"not run: {why}") for _, why in result.skipped]
    faults += [(None, "expected to fail, so not checked") for _ in result.expectedFailures]
    return "\n".join(text for _, text in faults) or None


def run(tests, say=print, clock=time.monotonic):
    """Runs all, prints a line each, with its seconds, and the sum; tells whether there were some and all were content at the first try."""
    passed = failed = 0
    for test in tests:
        began = clock()
        first = complaint(test)
        if first is None:
            passed += 1
            say(f"ok: {sentence(test)} ({clock() - began:.1f} s)", flush=True)
            continue
        failed += 1
        again = complaint(test)
        say(f"FAILED{'' if again else ', but not at a second try'}: {sentence(test)}\n{first}", flush=True)
    say(f"{passed} passed, {failed} failed", flush=True)
    return passed > 0 and failed == 0
