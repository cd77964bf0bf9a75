"""Links, guides, prose, claims and lengths."""
import subprocess

from tree import CHECKS, CheckCase, SCRIPTS, VIEW, BUTTON


class DocumentsTests(CheckCase):
    def test_a_good_tree_is_accepted_by_all(self):
        for check in CHECKS:
            with self.subTest(check):
                self.assertEqual(self.output(check), (0, ""))

    # Documents

    def test_a_link_to_nowhere_is_refused(self):
        self.add("Docs/Guide.md", "[Gone](Nowhere.md)")
        self.refuses("check-links", "Docs/Guide.md: the link to Nowhere.md leads nowhere")

    def test_a_translation_without_a_part_of_its_original_is_refused(self):
        self.write("Docs/Guide.de.md", "[English](Guide.md)\n\n[Zurück](../ARCHITECTURE.md#tree)\n")
        self.assertEqual(self.output("check-translations"), (0, ""))
        self.add("Docs/Guide.md", "## More\n\n- [Gone](Guide.md)\n\n```\nmake\n```")
        status, complaints = self.output("check-translations")
        for what in ("headings", "blocks of code", "links", "items of lists"):
            self.assertIn(f"Docs/Guide.de.md: its {what} are not those of Guide.md", complaints)
        self.assertEqual(status, 1)

    def test_a_translation_of_nothing_is_refused(self):
        self.write("Docs/Other.de.md", "Text\n")
        self.refuses("check-translations", "Docs/Other.de.md: there is no Other.md")

    def test_a_piece_that_nobody_compiles_is_refused(self):
        self.add("Docs/Guide.md", "```swift\nlet view = UIView()\n```")
        self.refuses("check-guides", "Docs/Guide.md:3: no compiled file has this piece: let view = UIView()")

    def test_a_piece_may_leave_something_out(self):
        self.add("Docs/Guide.md", "```swift\n@main class A {\n  let view = …,\n\n  let x = 1  // one\n}\n```")
        self.add("Tests/A.swift", "class A {\n  let view = UIView()\n  let x = 1\n}")
        self.assertEqual(self.output("check-guides"), (0, ""))

    # Plain English

    def test_an_avoided_phrase_is_refused_where_the_table_allows_none(self):
        self.add(VIEW, "/// No" "body draws.\npublic struct Page {}")
        self.refuses("check-english", f"{VIEW}: 1 phrases, 0 allowed; Scripts/check-english --list {VIEW}")

    def test_phrases_in_public_doc_comments_and_strings_have_counts_of_their_own(self):
        self.write("Scripts/english.table", f"{VIEW} 1\n{BUTTON} 1\n")
        self.add(VIEW, "// The view st" "ands here.\nlet page = 0")
        self.add(BUTTON, "// The button st" "ands here.\nlet page = 0")
        self.assertEqual(self.output("check-english"), (0, ""))
        self.change(VIEW, "// The", "/// The")
        self.change(VIEW, "let page", "@MainActor\npublic let page")
        self.refuses("check-english", f"{VIEW}: 1 phrases in public doc comments, 0 allowed")
        self.change(BUTTON, "// The button st" "ands here.\nlet page = 0", 'let page = "the button st' 'ands here"')
        self.refuses("check-english", f"{BUTTON}: 1 phrases in strings, 0 allowed")

    def test_quoted_code_and_fenced_blocks_are_not_counted(self):
        self.add("Docs/Guide.md", "`no" "body`\n```\nno" "body\n```")
        self.assertEqual(self.output("check-english"), (0, ""))

    def test_writing_the_table_lowers_counts_and_follows_moved_files(self):
        self.write("Scripts/english.table", f"{VIEW} 2\nSources/Core/TouchKit/Old.swift 1\n")
        self.add(VIEW, "// No" "body.")
        self.write("Sources/Core/TouchKit/New.swift", "// No" "body.\n")
        subprocess.run([SCRIPTS / "check-english", "--write", self.tree], stdout=subprocess.PIPE, check=True)
        rows = (self.tree / "Scripts/english.table").read_text().splitlines()[1:]
        self.assertEqual(rows, ["Sources/Core/TouchKit/New.swift 1", f"{VIEW} 1"])

    def test_writing_the_table_adds_nothing_if_the_sum_rises(self):
        self.write("Scripts/english.table", f"{VIEW} 1\n")
        self.add(VIEW, "// No" "body.")
        self.add(BUTTON, "// No" "body.")
        subprocess.run([SCRIPTS / "check-english", "--write", self.tree], stdout=subprocess.PIPE, check=True)
        self.refuses("check-english", f"{BUTTON}: 1 phrases, 0 allowed")

    # Claims

    def test_unowned_references_are_those_of_the_list(self):
        self.write("Docs/Reliability.md", "```unowned\nOld.swift: a reason\n```\n")
        self.add(VIEW, "unowned let page: Page")
        self.refuses("check-claims", "Docs/Reliability.md: View.swift has an unowned reference that is not listed\n"
                     "Docs/Reliability.md: Old.swift has no unowned reference")
        self.refuses("check-claims", f"{VIEW}:3: give the reason of `unowned` in a comment")
        self.write("Docs/Reliability.md", "```unowned\nView.swift: a reason\n```\n")
        self.change(VIEW, "unowned let page: Page", "unowned let page: Page  // The page owns the view.")
        self.assertEqual(self.output("check-claims"), (0, ""))

    def test_a_name_that_is_said_to_be_absent_is_not_declared(self):
        self.write("Docs/Differences.md", "```absent\nscrollsToTop glow\n```\n")
        self.add(VIEW, "let scrollsToTop = true")
        self.assertEqual(self.output("check-claims"), (0, ""))
        self.add(VIEW, "open var scrollsToTop = true")
        self.refuses("check-claims", f"Docs/Differences.md: scrollsToTop is declared in {VIEW}:4")

    def test_limits_that_documents_state_are_those_of_the_checks(self):
        self.write("CONTRIBUTING.md", "A file has at most 350 lines.\n")
        self.write("Scripts/check-lengths", 'if [ "$lines" -gt 500 ]; then\n')
        self.refuses("check-claims", "CONTRIBUTING.md: at most 350 lines, but Scripts/check-lengths allows 500")
        self.write("CONTRIBUTING.md", "A file has at most 500 lines.\n")
        self.add("ARCHITECTURE.md", "x" * 12288)
        self.refuses("check-claims", "ARCHITECTURE.md: ")

    def test_the_changelog_has_the_version_and_short_paragraphs(self):
        self.write("Sources/Tools/TouchstoneCLI/Dispatcher.swift", 'static let version = "0.2.0"\n')
        self.write("CHANGELOG.md", "## 0.1.0\n\n" + "x" * 601 + "\n")
        self.refuses("check-claims", "CHANGELOG.md: the first section is not Unreleased\n"
                     "CHANGELOG.md: no section for version 0.2.0 of Sources/Tools/TouchstoneCLI/Dispatcher.swift\n"
                     "CHANGELOG.md:3: 601 characters; five lines of 120 at most")
        self.write("CHANGELOG.md", "## Unreleased\n\n## 0.2.0\n")
        self.assertEqual(self.output("check-claims"), (0, ""))
        self.write("debian/changelog", "touchstone (0.1.0) unstable; urgency=medium\n")
        self.refuses("check-claims", "debian/changelog: version 0.1.0, but Sources/Tools/TouchstoneCLI/Dispatcher.swift has 0.2.0")

    # Lengths

    def test_a_long_file_is_refused(self):
        self.write("Sources/Core/TouchKit/Long.swift", "// line\n" * 501)
        self.refuses("check-lengths", "Sources/Core/TouchKit/Long.swift: 501 lines; 500 at the most")

    def test_a_long_file_that_a_script_writes_is_accepted(self):
        self.write("Sources/Core/TouchKit/Long.swift", "// Written by Scripts/long; not to be edited.\n" + "// line\n" * 500)
        self.assertEqual(self.output("check-lengths"), (0, ""))
