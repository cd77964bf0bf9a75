"""Tries what Scripts/ says about builds and runs of the tests: shards, progress, and the budget of the compiler."""
import importlib.machinery
import importlib.util
import json
import pathlib
import shutil
import subprocess
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent.parent / "Scripts"
# Lists tests and runs them as a program of Swift Testing does: `bad()` fails, `late()` is skipped, `crash()` ends the
# process, and `lost()` is listed and does not run.
PROGRAM = r"""#!/usr/bin/env python3
import json, os, re, sys
tests = ["ATests.One/bad()", "ATests.One/good(_:)/A.swift:3:4", "ATests.Two/late()", "ATests.free()", "BTests.Three/aFine()",
         "BTests.Three/crash()", "BTests.Three/then()", "BTests.Lost/lost()"]
if "--list-tests" in sys.argv:
    print("\n".join(tests))
    sys.exit()
assert "--no-parallel" in sys.argv
stream = open(sys.argv[sys.argv.index("--event-stream-output-path") + 1], "w")
filters = [sys.argv[i + 1] for i, word in enumerate(sys.argv) if word == "--filter"]
status = 0
def say(kind, name, symbol="pass", **more):
    payload = {"kind": kind, "testID": name, "instant": {"absolute": 1.0}, "messages": [{"symbol": symbol, "text": "2 is not 1"}], **more}
    stream.write(json.dumps({"kind": "event", "payload": payload}) + "\n")
    stream.flush()
for test in tests:
    name = test.removesuffix("/A.swift:3:4") + "/A.swift:3:4"
    if test == "BTests.Lost/lost()" or not any(re.search(one, name) for one in filters):
        continue
    if "late" in test:
        say("testSkipped", name, "skip")
        continue
    say("testStarted", name)
    if "crash" in test:
        print("A.swift:3: Fatal error: no more", flush=True)
        os.abort()
    if "bad" in test:
        say("issueRecorded", name, "fail", issue={"isKnown": False, "sourceLocation": {"fileID": "ATests/A.swift", "line": 3}})
        status = 1
    say("testEnded", name, "fail" if "bad" in test else "pass")
sys.exit(status)
"""


def script(name):
    """A script of Scripts/ as a module."""
    loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), str(SCRIPTS / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


class Builds(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="builds."))
        self.addCleanup(shutil.rmtree, self.folder)

    def write(self, name, text, mode=0o644):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(mode)
        return path

    def run_tests(self, *words):
        self.write("TouchstonePackageTests.xctest", PROGRAM, 0o755)
        result = subprocess.run([SCRIPTS / "unit-tests", self.folder, *words], stdout=subprocess.PIPE, text=True)
        return result.returncode, result.stdout.partition("\n")[2]

    def test_failed_crashed_and_lost_tests_are_named_and_counted(self):
        self.assertEqual(self.run_tests(), (1, """\
FAILED: ATests.One/bad()
  ATests/A.swift:3: 2 is not 1
FAILED: BTests.Lost/lost()
  did not run
FAILED: BTests.Three/crash()
  the process ended with signal 6 during this test
  A.swift:3: Fatal error: no more
FAILED: BTests.Three/then()
  did not run
skipped by their own condition: ATests.Two/late()
4 passed, 4 failed
"""))

    def test_words_choose_suites(self):
        self.assertEqual(self.run_tests("free", "Two"), (0, """\
skipped by their own condition: ATests.Two/late()
2 passed, 0 failed
"""))

    def test_each_test_is_in_one_process_and_long_suites_come_first(self):
        names = ["A.One/a()", "A.One/b()", "A.Two/a()", "A.Three/a()", "B.One/a()"]
        chunks = script("unit-tests").chunks(names, {"A.Two/a()": 9, "B.One/a()": 3})
        self.assertEqual(chunks, [["A.Two/a()"], ["B.One/a()"], ["A.One/a()", "A.One/b()", "A.Three/a()"]])
        self.assertEqual(script("unit-tests").chunks(["A.One/a()", "UIKitTests.PublicNumbersTests/a()"], {}),
                         [["UIKitTests.PublicNumbersTests/a()"], ["A.One/a()"]])

    def test_progress_counts_the_modules_of_the_product_and_passes_errors_on(self):
        self.write("A.build/built.o", "")
        manifest = self.write("debug.yaml", f"""\
  "C.other-debug.exe":
    inputs: ["{self.folder}/X.build/x.o"]
  "C.demo-debug.exe":
    inputs: ["{self.folder}/A.build/built.o","{self.folder}/B.build/b.o","{self.folder}/B.build/c.o","{self.folder}/C.build/c.o"]
""")
        lines = "Building for debugging...\n[1/9] Compiling B b.swift\n[2/9] Emitting module C\nb.swift:1:1: error: no\n"
        result = subprocess.run(["script", "-qec", f"{SCRIPTS}/progress {manifest} demo", "/dev/null"], input=lines + "\x04",
                                stdout=subprocess.PIPE, text=True)
        self.assertIn("compiled 2 of 3 modules, ", result.stdout)
        result = subprocess.run([SCRIPTS / "progress", manifest, "demo"], input=lines, stdout=subprocess.PIPE, text=True)
        self.assertEqual(result.stdout, "b.swift:1:1: error: no\n")

    def test_work_of_the_compiler_that_grows_by_more_than_a_tenth_is_refused(self):
        budget = script("compile-budget")
        version, rows = budget.read(budget.written("6.3.1", {"TouchKit": (100_000, 50_000)}))
        self.assertEqual((version, rows), ("6.3.1", {"TouchKit": (100_000, 50_000)}))
        self.assertEqual(list(budget.complaints(rows, {"TouchKit": (111_000, 56_000)})), [])
        self.assertEqual(list(budget.complaints(rows, {"TouchKit": (120_000, 50_000)})), [
            "TouchKit: 120000 scopes in the compiler, 20 % more than the 100000 of the table"])
        self.assertEqual(list(budget.complaints(rows, {"TouchText": (1, 1)})), [
            "TouchText has no line in Scripts/compile-budget.table",
            "TouchKit has a line in Scripts/compile-budget.table and was not compiled"])

    def test_the_last_compilation_of_a_module_counts(self):
        numbers = {"Sema.NumConstraintScopes": 7, "IRModule.NumIRInsts": 9}
        end = "-swift-frontend-TouchKit-all-x86_64_unknown_linux_gnu-o-Onone-1.json"
        self.write("stats-2" + end, json.dumps(numbers))
        self.write("stats-1" + end, "{}")
        self.write("stats-3" + end.replace("-o-", "-swiftmodule-"), "{}")
        self.assertEqual(script("compile-budget").counted(self.folder, {"TouchKit"}), {"TouchKit": (7, 9)})


if __name__ == "__main__":
    unittest.main()
