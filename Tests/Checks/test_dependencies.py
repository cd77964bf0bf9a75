"""Dependencies between modules and layers."""

from tree import CheckCase, VIEW, BUTTON


class DependenciesTests(CheckCase):
    def test_an_import_against_the_arrows_is_refused(self):
        self.add(VIEW, "import TouchWidgets")
        self.refuses("check-arrows", f"{VIEW}: no arrow leads from TouchKit to TouchWidgets")

    def test_c_is_not_reached_through_another_module(self):
        self.change("Docs/Map/Modules.md", "TouchWidgets: TouchKit", "TouchWidgets: TouchKit TouchSDL")
        self.change("Package.swift", 'name: "TouchWidgets", dependencies: ["TouchKit"]',
                    'name: "TouchWidgets", dependencies: ["TouchKit", "TouchSDL"]')
        self.add(BUTTON, "import CSDL2")
        self.refuses("check-arrows", f"{BUTTON}: no arrow leads from TouchWidgets to CSDL2")

    def test_who_imports_nothing_imports_nothing(self):
        self.add("Sources/Core/TouchArbiter/Arbiter.swift", "import Dispatch")
        self.refuses("check-arrows", "TouchArbiter imports nothing, but Dispatch is imported")

    def test_package_and_architecture_have_the_same_arrows(self):
        self.change("Docs/Map/Modules.md", "TouchWidgets: TouchKit", "TouchWidgets: TouchKit TouchSDL")
        self.refuses(
            "check-arrows", 'TouchWidgets depends on "TouchKit"; Docs/Map/Modules.md says "TouchKit TouchSDL"')

    def test_a_module_without_a_line_is_refused(self):
        self.change("Docs/Map/Modules.md", "TouchSDL: TouchKit CSDL2 CTouchSDL\n", "")
        self.refuses("check-arrows", "module TouchSDL has no line in Docs/Map/Modules.md")

    def test_a_module_of_c_has_its_arrows_too(self):
        self.change("Docs/Map/Modules.md", "CTouchSDL: CSDL2\n", "")
        self.refuses("check-arrows", "module CTouchSDL has no line in Docs/Map/Modules.md")

    def test_a_line_without_a_module_is_refused(self):
        self.change("Docs/Map/Modules.md", "TouchArbiter: nothing\n", "TouchArbiter: nothing\nTouchGone: TouchKit\n")
        self.refuses("check-arrows", "Docs/Map/Modules.md: no module TouchGone in Package.swift")

    def test_without_a_block_there_are_no_arrows(self):
        self.change("Docs/Map/Modules.md", "```arrows", "```")
        self.refuses("check-arrows", "no block fenced as ```arrows")

    def test_a_use_between_layers_must_be_allowed(self):
        self.change("Docs/Map/Modules.md", "Backends: Core", "Backends: UIKit")
        self.refuses("check-arrows", "Docs/Map/Modules.md: TouchSDL in Backends must not use TouchKit in Core")
        self.change("Docs/Map/Modules.md", "Backends: UIKit\n", "Backends: UIKit\nTouchSDL -> TouchKit: a reason\n")
        self.assertEqual(self.output("check-arrows"), (0, ""))

    def test_an_exception_between_layers_must_be_needed(self):
        self.change("Docs/Map/Modules.md", "Backends: Core\n", "Backends: Core\nTouchSDL -> TouchKit: a reason\n")
        self.refuses("check-arrows", "Docs/Map/Modules.md: the exception TouchSDL -> TouchKit is not needed")

    def test_the_readme_of_a_layer_has_a_row_for_each_module(self):
        self.change("Sources/UIKit/README.md", "TouchWidgets", "TouchGone")
        self.refuses("check-arrows", "Sources/UIKit/README.md: no row for the module TouchWidgets\n"
                     "Sources/UIKit/README.md: no module TouchGone in this layer")
