"""The rules of the semantics and the code that cites them."""

from tree import CheckCase, VIEW, BUTTON, WINDOW


class RulesTests(CheckCase):
    def test_a_rule_that_is_not_there_is_refused(self):
        self.add(VIEW, 'let rule = "7.2"')
        self.refuses("check-rules", f"{VIEW}:3: Docs/Semantics.md has no rule 7.2")

    def test_a_rule_in_a_comment_must_be_there(self):
        self.add(WINDOW, "// It must (semantics 7.1.1).")
        self.refuses("check-rules", f"{WINDOW}:4: Docs/Semantics.md has no rule 7.1.1")

    def test_a_file_that_a_rule_names_must_be_there_and_cite_it(self):
        self.add("Docs/Semantics.md", "It may twice. [policy] Sources/UIKit/TouchWidgets/Button.swift")
        self.assertEqual(self.output("check-rules"), (0, ""))
        self.change(BUTTON, '"7.1"', "0")
        self.refuses("check-rules", f"Docs/Semantics.md:4: {BUTTON} does not cite rule 7.1\n")
        self.change(BUTTON, "0", "27.1 + 7.11")
        self.refuses("check-rules", f"Docs/Semantics.md:4: {BUTTON} does not cite rule 7.1\n")
        self.change("Docs/Semantics.md", "Button.swift", "Gone.swift")
        self.refuses("check-rules", "Docs/Semantics.md:4: no file Sources/UIKit/TouchWidgets/Gone.swift\n")

    def test_a_file_in_the_introduction_of_a_chapter_cites_no_rule(self):
        self.add("Docs/Semantics.md", "\n## 8. Controls\n\nAll numbers are in Sources/UIKit/TouchWidgets/Button.swift.")
        self.change(BUTTON, '"7.1"', "0")
        self.assertEqual(self.output("check-rules"), (0, ""))

    def test_a_constant_stands_in_the_file_that_the_table_names(self):
        self.add("Docs/Semantics.md", "| tap: pause | 0.35 s | [policy] | Views/Tuning.swift |")
        self.add("Docs/Semantics.md", "| tap: way | 45 pt | [policy] | same |")
        tuning = "Sources/Core/TouchKit/Tree/Views/Tuning.swift"
        self.refuses("check-rules", "Docs/Semantics.md:4: no file Views/Tuning.swift\n")
        self.write(tuning, "let pause = 0.355\nlet way = 45\n")
        self.refuses("check-rules", f"Docs/Semantics.md:4: {tuning} has no 0.35\n")
        self.change(tuning, "0.355", "0.35")
        self.assertEqual(self.output("check-rules"), (0, ""))
        self.change(tuning, "45", "44")
        self.refuses("check-rules", f"Docs/Semantics.md:5: {tuning} has no 45\n")

    def test_a_rule_has_a_title(self):
        self.add("Docs/Semantics.md", "\n### 7.2\n\nIt must.")
        self.refuses("check-rules", "Docs/Semantics.md:5: not of the form `### 5.1.2 Title`: ### 7.2")

    def test_rules_are_in_order(self):
        self.add("Docs/Semantics.md", "\n### 7.10 Second\n\n### 7.2 First\n")
        self.refuses("check-rules", "Docs/Semantics.md:7: rule 7.2 is after rule 7.10")

    def test_a_rule_may_stand_in_a_chapter_of_its_own(self):
        self.add(WINDOW, "// It may (semantics 17.1).")
        self.assertEqual(self.output("check-rules"), (0, ""))
