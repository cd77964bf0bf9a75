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

    def test_the_second_half_of_the_scene_runner_is_written_and_not_edited(self):
        runner = "Assets/Recorder/SceneRunner.swift"
        self.write(runner, "// by hand\n")
        write = [SCRIPTS / "scene-runner", self.tree]
        subprocess.run(write, check=True)
        check = lambda: subprocess.run([*write, "--check"], stdout=subprocess.PIPE, text=True)
        self.assertEqual((check().returncode, check().stdout), (0, ""))
        self.assertTrue((self.tree / runner).read_text().startswith("// by hand\n// MARK: - Classes"))
        self.add(runner, "// edited")
        self.assertEqual(
            (check().returncode, check().stdout), (1, f"{runner} is not what Scripts/scene-runner writes; run it\n"))

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

    def test_a_text_without_a_translation_and_a_translation_without_a_text_are_refused(self):
        catalog, embedded = "Assets/Languages/de.po", "Sources/Core/TouchFiles/Texts/EmbeddedCatalogs.swift"
        view = "Sources/Core/TouchKit/Tree/Views/View.swift"
        self.write(catalog, 'msgid "Undo %1$s"\nmsgstr "%1$s widerrufen"\n')
        self.write(embedded, "")
        self.write(view, 'let a = localized("Undo %1$s", name)\n')
        write = [SCRIPTS / "languages", self.tree]
        subprocess.run(write, check=True)
        check = lambda: subprocess.run([*write, "--check"], stdout=subprocess.PIPE, text=True)
        self.assertEqual((check().returncode, check().stdout), (0, ""))
        self.add(view, 'let b = localized("Up", context: "key")\nlet c = localized(name)')
        self.assertEqual(check().stdout, f"{view}:3: the text of localized() is not a literal\n"
                         f"{view}:2: {catalog} has no translation of Up\n")
        self.write(view, "")
        self.assertEqual((check().returncode, check().stdout), (1, f"{catalog}: Undo %1$s is not used\n"))
        self.write(view, 'let a = localized("Undo %1$s", name)\n')
        self.change(catalog, "%1$s widerrufen", "Widerrufen")
        self.assertEqual(check().stdout, f"{embedded} is not what Assets/Languages contains; run Scripts/languages\n"
                         f"{catalog}: the places of Undo %1$s differ\n")

    def test_texts_in_arguments_and_those_of_scene_files_need_translations(self):
        folder = "Sources/Diagnosis/TouchDiagnosis"
        self.write("Assets/Languages/Diagnosis/de.po", "")
        self.write(f"{folder}/Texts/SentenceCatalogs.swift", "")
        self.write(f"{folder}/Goal.swift", 'let a = localized("make %1$s send %2$s", name, (a(b(c))) ?? '
                                           'localized("its event", context: "(")).text\n')
        self.write("Assets/Languages/Scenes/de.po", "")
        self.write("Sources/Diagnosis/TouchScenes/Texts/SceneCatalogs.swift", "")
        self.write("Sources/Core/TouchFiles/Texts/EmbeddedCatalogs.swift", "")
        self.write("Assets/Scenes/a.json", '{"title": "A \\"tap\\"", "about": "Tap."}')
        write = [SCRIPTS / "languages", self.tree]
        subprocess.run(write, check=True)
        found = subprocess.run([*write, "--check"], stdout=subprocess.PIPE, text=True).stdout
        self.assertEqual(found, f"{folder}/Goal.swift:1: Assets/Languages/Diagnosis/de.po has no translation of make %1$s send %2$s\n"
                         f"{folder}/Goal.swift:1: Assets/Languages/Diagnosis/de.po has no translation of its event\n"
                         "Assets/Scenes/a.json: Assets/Languages/Scenes/de.po has no translation of A \\\"tap\\\"\n"
                         "Assets/Scenes/a.json: Assets/Languages/Scenes/de.po has no translation of Tap.\n")

    def test_help_and_what_the_tools_print_need_translations(self):
        folder = "Sources/Tools/TouchstoneCLI"
        self.write("Sources/Core/TouchFiles/Texts/EmbeddedCatalogs.swift", "")
        for name in ("Command", "Help"):
            self.write(f"Assets/Languages/{name}/de.po", "")
            self.write(f"{folder}/Texts/{name}Catalogs.swift", "")
        self.write(f"{folder}/List.swift", '''Command(
            summary: "lists scenes",
            details: """
              --json  prints "one"
                      object
              A paragraph
              of two lines.

              Another one.
              """)
            Output.line("\\(count) lines are lost")
            throw .usage(localized("which \\"scene\\"?"))
            Output.line("cd \\(name) && swift run")
            ''')
        write = [SCRIPTS / "languages", self.tree]
        subprocess.run(write, check=True)
        found = subprocess.run([*write, "--check"], stdout=subprocess.PIPE, text=True).stdout
        catalog, place = "Assets/Languages/Help/de.po", f"{folder}/List.swift"
        self.assertEqual(found, f"{place}:11: \"\\(count) lines are lost\" is no text of localized()\n"
                         f"{place}:12: Assets/Languages/Command/de.po has no translation of which \\\"scene\\\"?\n"
                         f"{place}:2: {catalog} has no translation of lists scenes\n"
                         f"{place}:3: {catalog} has no translation of prints \\\"one\\\" object\n"
                         f"{place}:3: {catalog} has no translation of A paragraph of two lines.\n"
                         f"{place}:3: {catalog} has no translation of Another one.\n")
