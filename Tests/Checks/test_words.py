"""Words that are allowed only in certain modules, or nowhere."""

from tree import CheckCase, VIEW, BUTTON, WINDOW, TESTS


class WordsTests(CheckCase):
    def test_foundation_is_kept_out(self):
        self.spoil("import Foundation", VIEW, f"{VIEW}:3: Foundation may be imported by TouchGeometry only")

    def test_the_essentials_are_kept_out(self):
        self.spoil("import FoundationEssentials", VIEW, "FoundationEssentials may be imported by")

    def test_sdl_is_kept_out(self):
        self.spoil("import CSDL2", BUTTON, "SDL may be imported by TouchSDL only")

    def test_pango_is_kept_out(self):
        self.spoil("import CPango", WINDOW, "Cairo and Pango may be imported by TouchCairo only")

    def test_pointers_are_kept_out(self):
        self.spoil("let p: UnsafePointer<Int>", VIEW, f"{VIEW}:3: unsafe code is allowed only in")

    def test_unsafe_calls_are_kept_out(self):
        self.spoil("values.withUnsafeBytes { _ in }", BUTTON, "unsafe code is allowed only in")

    def test_unchecked_promises_are_kept_out(self):
        self.spoil("final class Box: @unchecked Sendable {}", VIEW, "unsafe code is allowed only in")

    def test_a_pointer_of_uikit_and_a_comment_are_no_unsafe_code(self):
        self.add(VIEW, "  targetContentOffset: UnsafeMutablePointer<CGPoint>)")
        self.add(VIEW, "// UnsafePointer")
        self.assertEqual(self.output("check-words"), (0, ""))

    def test_the_file_that_borrows_a_view_may_do_that_and_nothing_else(self):
        superview = "Sources/Core/TouchKit/SuperviewReference.swift"
        self.add(superview, "private var object: Unmanaged<UIView>?")
        self.assertEqual(self.output("check-words"), (0, ""))
        self.spoil("object._withUnsafeGuaranteedRef(question)", superview, f"{superview}:2: unsafe code is allowed only in")
        self.spoil("let one: Unmanaged<UIView>", VIEW, f"{VIEW}:3: unsafe code is allowed only in")

    def test_unsafe_code_without_a_reason_is_refused(self):
        self.spoil("nonisolated(unsafe) var two = 2", WINDOW, f"{WINDOW}:4: give the reason in a comment beside it")

    def test_a_parameter_that_is_not_indented_is_refused(self):
        self.add(VIEW, "/// - Parameters:")
        self.add(VIEW, "///   - name: The name.")
        self.add(VIEW, "/// - Returns: The view.")
        self.assertEqual(self.output("check-words"), (0, ""))
        self.spoil("  /// - name: The name.", VIEW, f"{VIEW}:6: indent the parameter by two more spaces")

    def test_a_number_in_a_sentence_is_refused(self):
        self.spoil('let s = "it waits 0.35 s for another tap"', WINDOW, f"{WINDOW}:4: take the number from its definition")

    def test_a_time_without_a_name_is_refused(self):
        self.spoil("UIView.animate(withDuration: 0.2) {}", WINDOW, f"{WINDOW}:4: give the time a name in")

    def test_a_number_from_elsewhere_is_accepted(self):
        self.add(WINDOW, 'let s = "it waits \\(seconds(interval)) for tap 2"')
        self.add(WINDOW, "UIView.animate(withDuration: Tuning.time, delay: 0) {}")
        self.add(WINDOW, "/// UIView.animate(withDuration: 0.2) {}")
        self.assertEqual(self.output("check-words"), (0, ""))

    def test_a_number_of_another_file_in_a_comment_is_refused(self):
        self.spoil("/// It waits 0.35 s.", WINDOW, f"{WINDOW}:4: 0.35 s is defined elsewhere; name its definition")
        self.add(WINDOW, "let wait = 0.35  // not 45 pt")
        self.refuses("check-words", f"{WINDOW}:5: 45 pt is defined elsewhere; name its definition\n")

    def test_a_number_of_its_own_file_in_a_comment_is_accepted(self):
        self.add(WINDOW, "/// It waits 0.35 s, and says `after 2 s`.\nlet wait = 0.35")
        self.assertEqual(self.output("check-words"), (0, ""))

    def test_a_size_in_a_comment_is_defined_in_the_folder(self):
        self.spoil("/// 51 by 31 points.", WINDOW, f"{WINDOW}:4: 51 points is defined elsewhere; name its definition")
        self.add("Sources/Backends/TouchSDL/Sizes.swift", "let size = (51, 31)")
        self.assertEqual(self.output("check-words"), (0, ""))

    def test_unfinished_work_is_refused(self):
        self.spoil("// TO" "DO: later", TESTS, f"{TESTS}:1: finish it, or leave it out")

    def test_a_forced_try_is_refused(self):
        self.spoil("let x = try" "! f()", TESTS, "no forced try")

    def test_sleeping_is_refused(self):
        self.spoil("usle" "ep(100);", "Sources/Core/CTouchLoop/wait.c", "no code sleeps")

    def test_dispatch_names_no_class_of_recognizer(self):
        path = "Sources/Core/TouchKit/Events/Dispatch/Turns.swift"
        self.add(path, "let all: [UIGestureRecognizer] = []  // a UITapGestureRecognizer, too")
        self.assertEqual(self.output("check-words"), (0, ""))
        self.spoil("if one is UITapGestureRecognizer {}", path, f"{path}:2: dispatch names no class of recognizer")

    def test_what_an_old_sdl_lacks_is_refused_but_where_it_is_done_without(self):
        self.add(WINDOW, "// What SDL_ClearComposition does")
        self.add("Sources/Backends/CTouchSDL/primary_selection.c", "extern char *SDL_GetPrimarySelectionText(void);")
        self.assertEqual(self.output("check-sdl"), (0, ""))
        self.add(WINDOW, "SDL_ClearComposition()")
        self.refuses("check-sdl", f"{WINDOW}:5: SDL_ClearComposition is there since SDL 2.0.22, and 2.0.20 is to do\n")
        self.add(VIEW, "SDL_GetPrimarySelectionText()")
        self.refuses("check-sdl", f"{VIEW}:3: SDL_GetPrimarySelectionText is there since SDL 2.26.0")

    def test_regular_expressions_are_kept_out(self):
        compiled = ".build-lean/debug/TouchWidgets.build/Button.swift.o"
        self.write(compiled, "$sSy17_StringProcessingE8containsySbqd__SyRd__lF")
        self.refuses("check-regexes", "TouchWidgets: Button.swift uses the regular expressions of the standard library")
        self.write(compiled, "$sSy8containsySbSJF -lswift_StringProcessing")
        self.assertEqual(self.output("check-regexes"), (0, ""))
