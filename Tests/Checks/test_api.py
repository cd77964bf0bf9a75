"""The comparison of the public API with that of the last version, and the links of the pages of `make docs`."""
import importlib.machinery
import importlib.util
import json
import pathlib
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent.parent / "Scripts"


def script(name):
    loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), str(SCRIPTS / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


class ApiTests(unittest.TestCase):
    BEFORE = {"A.go(_:): func go(_ x: Int)", "A.size: var size: Int", "A: class A"}

    def compare(self, after, news=""):
        return script("check-api").compare(self.BEFORE, after, news)

    def test_an_addition_needs_no_line(self):
        self.assertEqual(self.compare(self.BEFORE | {"A.new: var new: Int"}), (["A.new: var new: Int"], [], []))

    def test_a_removal_and_a_change_need_a_line(self):
        after = {"A.size: var size: Double", "A: class A"}
        changed = ["A.go(_:): func go(_ x: Int)", "A.size: var size: Int"]
        self.assertEqual(self.compare(after), (["A.size: var size: Double"], changed, changed))
        self.assertEqual(self.compare(after, "`go(_:)` is gone, `size` is a Double")[2], [])
        self.assertEqual(self.compare(after, "`going` and `resize`")[2], changed)

    def test_only_the_section_of_the_version_in_work_applies(self):
        text = "# Changelog\n\n## Unreleased\n\nnew\n\n## 0.1.0\n\nold\n"
        self.assertEqual(script("check-api").unreleased(text).strip(), "new")

    def test_the_names_of_declarations(self):
        base = script("check-api").base
        self.assertEqual(
            [base(line) for line in ("A.go(_:): func", "A.B.size: var", "A.init(x:): init(x: Int)", "A: class A")],
            ["go", "size", "init", "A"])


class ProductsTests(unittest.TestCase):
    PRODUCTS = {"Kit": ["Kit"], "Host": ["Host"]}
    EXPORTS = {"Kit": ["Views"], "Views": ["Points"], "Inner": ["Points"]}

    def problems(self, pages="Kit Views Points Host", stability="`Kit`, `Host`", taken="kit views points host"):
        names = ["Kit", "Views", "Points", "Host", "_Testing_Kit"]
        return list(script("check-products").problems(
            self.PRODUCTS, self.EXPORTS, pages.split(), stability, names, taken.split()))

    def test_what_a_module_of_a_library_exports_again_is_public(self):
        self.assertEqual(script("check-products").public(self.PRODUCTS, self.EXPORTS), ["Kit", "Host", "Views", "Points"])

    def test_each_public_module_is_in_the_reference_and_its_promise_and_no_tool_has_its_name(self):
        self.assertEqual(self.problems(), [])
        self.assertEqual(
            self.problems(pages="Kit Views Host"), ["Scripts/docs: MODULES lacks the public module Points"])
        self.assertEqual(
            self.problems(stability="`Kit` and `Hosts`"), ["Docs/Stability.md: the public module Host is not named"])
        self.assertEqual(
            self.problems(taken="kit points host"),
            ["Sources/Tools/TouchstoneCLI/New/NewPackage.swift: taken lacks views, the name of a module"])

    def test_the_libraries_of_the_package_are_found(self):
        products = script("docs").products()
        self.assertIn("OSLog", products["UIKit"])
        self.assertEqual(products["TouchHostC"], ["TouchHostC"])
        self.assertIn("TouchFiles", script("check-products").public(products, script("check-products").exports()))


class PagesTests(unittest.TestCase):
    def problems(self, references):
        with tempfile.TemporaryDirectory() as folder:
            data = pathlib.Path(folder) / "data/documentation"
            data.mkdir(parents=True)
            (data / "here.json").write_text(json.dumps({"references": references}))
            images = pathlib.Path(folder) / "images"
            images.mkdir()
            (images / "there.png").touch()
            return list(script("docs").problems(pathlib.Path(folder)))

    def test_a_link_to_a_page_that_does_not_exist_is_refused(self):
        self.assertEqual(self.problems({"a": {"type": "topic", "url": "/documentation/Here#part"}}), [])
        self.assertEqual(
            self.problems({"a": {"type": "topic", "url": "/documentation/gone"}}),
            ["documentation/here.json: no page /documentation/gone"])

    def test_a_picture_that_does_not_exist_is_refused(self):
        def image(name):
            return {"a.png": {"type": "image", "variants": [{"url": f"/images/x/{name}"}]}}
        self.assertEqual(self.problems(image("there.png")), [])
        self.assertEqual(self.problems(image("gone.png")), ["documentation/here.json: no picture a.png"])
