"""Runs checks, several at once, and says in sentences what came of them."""
import concurrent.futures
import multiprocessing
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


def alone(check):
    """Marks a check that keeps all cores busy, such as a build: none runs at the same time, whose gestures it would delay."""
    check.is_alone = True
    return check


def has_mark(test, mark):
    return hasattr(getattr(test, test._testMethodName), mark)


def is_wanted(test, words, only_essential=False):
    if only_essential and not has_mark(test, "is_essential"):
        return False
    return not words or any(word in sentence(test) for word in words)


def complaint(test):
    """Why a check fails; None when it is content. What is skipped was not checked, and fails."""
    result = unittest.TestResult()
    test.run(result)
    faults = result.failures + result.errors + [(None, f"not run: {why}") for _, why in result.skipped]
    faults += [(None, "expected to fail, so not checked") for _ in result.expectedFailures]
    return "\n".join(text for _, text in faults) or None


def outcome(test, clock=time.monotonic):
    """What came of a check: its seconds, why it failed, and why it failed at a second try; None where it did not."""
    began = clock()
    first = complaint(test)
    return clock() - began, first, complaint(test) if first else None


def outcomes(tests, jobs, clock):
    """Each check with its outcome, as soon as it is known, from as many processes as there are jobs. Checks that run alone
    come first."""
    together = []
    for test in tests:
        if jobs == 1 or has_mark(test, "is_alone"):
            yield test, outcome(test, clock)
        else:
            together.append(test)
    if not together:
        return
    # Checks come from files that only this process has loaded; a process that is forked has them too.
    with concurrent.futures.ProcessPoolExecutor(jobs, multiprocessing.get_context("fork")) as pool:
        running = {pool.submit(outcome, test): test for test in together}
        for one in concurrent.futures.as_completed(running):
            yield running[one], one.result()


def run(tests, jobs=1, say=print, clock=time.monotonic):
    """Runs all, prints a line each, with its seconds, and the sum; tells whether there were some and all were content at the first try."""
    passed = failed = 0
    for test, (seconds, first, again) in outcomes(tests, jobs, clock):
        if first is None:
            passed += 1
            say(f"ok: {sentence(test)} ({seconds:.1f} s)", flush=True)
        else:
            failed += 1
            say(f"FAILED{'' if again else ', but not at a second try'}: {sentence(test)}\n{first}", flush=True)
    say(f"{passed} passed, {failed} failed", flush=True)
    return passed > 0 and failed == 0
