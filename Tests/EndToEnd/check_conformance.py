"""The facts of Conformance: this kit plays and agrees with all of them, the second model with what it can play."""
import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest

from rig.runner import essential
from scene_check import ROOT, TOUCHSTONE

CONFORMANCE = os.path.join(ROOT, "Conformance/conformance")
MODEL = os.path.join(os.environ.get("TOUCHSTONE_EXAMPLES", os.path.join(ROOT, ".build-lean/debug")), "SecondModel")
# A tool that plays by printing one line, whatever the scene is.
LIAR = ["sh", "-c", 'echo "0.000 nobody touchesBegan 1"']


class Conformance(unittest.TestCase):
    maxDiff = None

    def conformance(self, *words):
        done = subprocess.run([CONFORMANCE, *words], capture_output=True, text=True, check=False)
        return done.returncode, done.stdout

    @essential
    def test_this_kit_agrees_with_every_fact(self):
        status, output = self.conformance(TOUCHSTONE)
        self.assertEqual(status, 0, output)
        self.assertRegex(output, r"\n\d+ agree, 0 differ, 0 not played\n$")

    def test_the_second_model_agrees_with_what_it_plays_and_says_what_it_cannot(self):
        status, output = self.conformance(MODEL)
        self.assertEqual(status, 0, output)
        agree, unplayed = map(int, re.search(r"(\d+) agree, 0 differ, (\d+) not played\n$", output).groups())
        self.assertGreaterEqual(agree, 30, output)
        self.assertEqual(unplayed, len(re.findall(r"^not played: .*: not modelled: \S", output, re.M)), output)

    def test_a_kit_that_differs_gets_the_line_and_the_rule(self):
        status, output = self.conformance("--only", "tap-cancels-view", *LIAR)
        self.assertEqual(status, 1, output)
        self.assertEqual(output.splitlines()[:3], [
            "differs: tap-cancels-view, line 1", "  expected: 0.000 red touchesBegan 1",
            "  printed:  0.000 nobody touchesBegan 1"])
        self.assertRegex(output, r"  by rule [\d.]+ of Docs/Semantics.md, \[observed\]: published runs of two authors")
        self.assertIn("0 agree, 1 differ, 0 not played", output)

    def test_nothing_played_is_no_agreement(self):
        self.assertEqual(self.conformance("--only", "no such case", TOUCHSTONE)[0], 2)
        self.assertEqual(self.conformance("sh", "-c", "exit 77")[0], 2)
        self.assertEqual(self.conformance("/nowhere/tool")[0], 2)

    def test_each_line_of_each_case_rests_on_a_fact(self):
        self.assertEqual(self.conformance("--check"), (0, ""))

    def test_a_case_that_cites_a_decision_or_a_heading_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("Conformance", "Docs", "Assets/Scenes"):
                shutil.copytree(os.path.join(ROOT, name), os.path.join(folder, name))
            manifest = os.path.join(folder, "Conformance/manifest.json")
            with open(manifest, encoding="utf-8") as file:
                words = json.load(file)
            for case, rule in zip(words["cases"], ("4.5.3", "1.5", "2.1.99", "1.3.4.4", "1.3.4.1")):
                case["about"] = rule
            with open(manifest, "w", encoding="utf-8") as file:
                json.dump(words, file)
            done = subprocess.run([os.path.join(folder, "Conformance/conformance"), "--check"], capture_output=True,
                                  text=True, check=False)
        self.assertEqual((done.returncode, [line.split(": ", 1)[1] for line in done.stdout.splitlines()]), (1, [
            "rule 4.5.3 is [policy] too, which is no fact: cite a part that is one",
            "rule 1.5 has no mark: cite one of its parts",
            "there is no rule 2.1.99",
            "rule 1.3.4.4 is [policy] too, which is no fact: cite a part that is one"]))


if __name__ == "__main__":
    unittest.main()
