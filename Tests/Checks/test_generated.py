"""Files that scripts write."""
import subprocess

from tree import CheckCase, SCRIPTS


class GeneratedTests(CheckCase):
    def test_a_class_that_logs_is_written_and_not_edited(self):
        folder = "Sources/Diagnosis/TouchScenes/Building"
        self.write(f"{folder}/LoggingViews.swift", "")
        write = [SCRIPTS / "logging-classes", self.tree]
        subprocess.run(write, check=True)
        check = lambda: subprocess.run([*write, "--check"], stdout=subprocess.PIPE, text=True)
        self.assertEqual((check().returncode, check().stdout), (0, ""))
        self.add(f"{folder}/LoggingViews.swift", "// edited")
        self.assertEqual(
            (check().returncode, check().stdout),
            (1, f"{folder}/LoggingViews.swift is not what Scripts/logging-classes writes; run it\n"))

    def test_properties_other_than_those_of_the_table_are_refused(self):
        flags, formats = "Sources/Diagnosis/TouchProbe/Flag+Properties.swift", "Docs/Formats.md"
        parts = [f"<!-- Scripts/properties: {name} -->\n<!-- end -->\n" for name in ("views", "recognizers")]
        self.write(formats, "# Formats\n" + "".join(parts))
        write = [SCRIPTS / "properties", self.tree]
        subprocess.run(write, check=True)
        check = lambda: subprocess.run([*write, "--check"], stdout=subprocess.PIPE, text=True)
        self.assertEqual((check().returncode, check().stdout), (0, ""))
        for name in (flags, formats):
            text = (self.tree / name).read_text()
            self.write(name, text.replace("isHidden", "isGone"))
            self.assertEqual(
                (check().returncode, check().stdout), (1, f"{name} is not what Scripts/properties writes; run it\n"))
            self.write(name, text)
