"""Orca reads: the sentences that it speaks of programs whose keys are pressed, from its own log, without a sound."""
import os
import subprocess

from rig.waiting import NeverCame, until
from scene_check import ROOT, SceneCheck

EXAMPLES = os.environ.get("TOUCHSTONE_EXAMPLES", os.path.join(ROOT, ".build-lean/debug"))
SPEECH = """\
CommunicationMethod "unix_socket"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
"""
# Orca ends itself if its start takes ten seconds, and writes its log in large pieces.
CUSTOMIZATIONS = """\
from orca import debug, settings
settings.timeoutTime = 300
debug.debugFile.reconfigure(line_buffering=True)
"""


class Orca(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()
        self.pin_fonts()
        self.rig.bus()
        self.rig.environment.update(XDG_DATA_HOME=self.rig.file("share"), LANG="C.UTF-8")
        os.makedirs(self.rig.file("share/orca"))
        os.makedirs(self.rig.file("speech/modules"))
        self.rig.file("speech/speechd.conf", SPEECH)
        self.rig.file("share/orca/orca-customizations.py", CUSTOMIZATIONS)
        self.run_aside("speech-dispatcher", "-s", "-t", "0", "-C", self.rig.file("speech"), "-L", self.rig.file("speech"))
        self.run_aside("orca", "--disable", "braille", "--debug-file=" + self.rig.file("orca.log"))
        until(lambda: any("registering listener for: window:destroy" in line for line in self.log()), "Orca")
        self.heard = 0

    def run_aside(self, *words):
        with open(self.rig.file(f"{words[0]}.out"), "wb") as output:
            self.rig.processes.append(
                subprocess.Popen(words, env=self.rig.environment, stdout=output, stderr=output))

    def log(self):
        try:
            with open(self.rig.file("orca.log"), encoding="utf-8", errors="replace") as file:
                return file.read().splitlines()
        except FileNotFoundError:
            return []

    def sentences(self):
        return [line.split("SPEECH OUTPUT: '")[1].rsplit("'{", 1)[0] for line in self.log() if "SPEECH OUTPUT: '" in line]

    def speaks(self, sentence, key=None):
        """Presses a key, and waits until Orca speaks a sentence; names of keys, which it may speak too, are passed over."""
        if key:
            self.rig.keys(key)
        try:
            until(lambda: sentence in self.sentences()[self.heard:], sentence)
        except NeverCame:
            self.assertIn(sentence, self.sentences()[self.heard:])
        self.heard += self.sentences()[self.heard:].index(sentence) + 1

    def start(self, name):
        self.rig.start(os.path.join(EXAMPLES, name))
        self.speaks("Screen reader on.")
        self.speaks(f"{name} frame.")

    def test_the_rows_of_a_list_are_spoken_with_their_number(self):
        self.start("Mail")
        self.speaks("List with 5 items.", key="Tab")
        self.speaks("Ada, Notes on the engine.")
