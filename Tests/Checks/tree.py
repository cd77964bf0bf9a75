"""The small tree in which the tests of the checks make one error at a time."""
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
SCRIPTS = HERE.parent.parent / "Scripts"
CHECKS = (
    "check-arrows", "check-words", "check-links", "check-guides", "check-lengths", "check-rules", "check-map",
    "check-folders", "check-english", "check-claims",
    "check-sdl", "check-translations")
TREE = {
    "ARCHITECTURE.md": "# Tree\n\nSee [the guide](Docs/Guide.md).\n",
    "Docs/Map/Modules.md": """# Modules

```arrows
TouchGeometry:
TouchArbiter: nothing
TouchKit: TouchGeometry TouchArbiter
TouchWidgets: TouchKit
TouchSDL: TouchKit CSDL2 CTouchSDL
CTouchSDL: CSDL2
toolchain: Dispatch Foundation FoundationEssentials
```

```layers
Core:
UIKit: Core
Backends: Core
```
""",
    "Sources/Core/README.md": "| `TouchGeometry` | |\n| `TouchArbiter` | |\n| `TouchKit` | |\n",
    "Sources/UIKit/README.md": "| `TouchWidgets` | controls |\n",
    "Sources/Backends/README.md": "| `TouchSDL` | windows |\n",
    "Docs/Map/Touch.md": """```way
receive()    TouchKit/Tree/Views/Entry.swift    the entry
  send()     TouchKit/Tree/Views/View.swift
```
""",
    "Docs/Map/Folders.md": """# Folders

```folders
TouchKit/Events: events
TouchKit/Tree/Views: views
```
""",
    "Docs/Map/Where.md": """```where
which view receives it? -> Sources/Core/TouchKit/Tree/Views/View.swift  func send
```
""",
    "Docs/Map/TouchKit.md": """```uses
Events: Tree/Views
Tree/Views:
```
""",
    "Docs/Guide.md": "[Back](../ARCHITECTURE.md#tree)\n",
    "Docs/Semantics.md": "### 7.1 Permission\n\nIt may.\n",
    "Docs/Semantics-Text.md": "### 17.1 Permission for text\n\nIt may, too.\n",
    "Package.swift": """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Tree",
  targets: [
    .systemLibrary(name: "CSDL2"),
    .target(name: "TouchGeometry"), .target(name: "TouchArbiter"),
    .target(name: "TouchKit", dependencies: ["TouchGeometry", "TouchArbiter"]),
    .target(name: "TouchWidgets", dependencies: ["TouchKit"]),
    .target(name: "TouchSDL", dependencies: ["TouchKit", "CSDL2", "CTouchSDL"]),
    .target(name: "CTouchSDL", dependencies: ["CSDL2"]),
    .executableTarget(name: "Probe", dependencies: ["TouchArbiter"], path: "Tests/Probe"),
  ])
""",
    "Sources/Core/TouchGeometry/Point.swift": "@_exported import Foundation\n",
    "Sources/Core/TouchArbiter/Arbiter.swift": "let nothing = 0\n",
    "Sources/Core/TouchKit/View.swift": "package import TouchGeometry\nimport struct TouchArbiter.Verdict\n",
    "Sources/Core/TouchKit/Tree/Views/Entry.swift": "func receive() { send() }\n",
    "Sources/Core/TouchKit/Tree/Views/View.swift": "class Page {}\nfunc send() {}\n",
    "Sources/Core/TouchKit/Events/Event.swift": "struct Event { var page: Page }\n",
    "Sources/UIKit/TouchWidgets/Button.swift": 'import TouchGeometry  // reached through TouchKit\nlet rule = "7.1"\n',
    "Sources/Backends/TouchSDL/Window.swift":
        "import CSDL2\n// The thread ends before the value does.\nnonisolated(unsafe) var one: UnsafePointer<Int>?\n",
}
VIEW, BUTTON = "Sources/Core/TouchKit/View.swift", "Sources/UIKit/TouchWidgets/Button.swift"
WINDOW, TESTS = "Sources/Backends/TouchSDL/Window.swift", "Tests/KitTests/ViewTests.swift"


class CheckCase(unittest.TestCase):
    """A test with a tree that every check accepts."""

    def setUp(self):
        self.tree = pathlib.Path(tempfile.mkdtemp(prefix="checks."))
        self.addCleanup(shutil.rmtree, self.tree)
        for name, text in TREE.items():
            self.write(name, text)

    def write(self, name, text):
        path = self.tree / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def add(self, name, line):
        path = self.tree / name
        self.write(name, (path.read_text() if path.exists() else "") + line + "\n")

    def change(self, name, old, new):
        text = (self.tree / name).read_text()
        self.assertIn(old, text)
        self.write(name, text.replace(old, new))

    def output(self, check):
        result = subprocess.run(
            [SCRIPTS / check, self.tree], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return result.returncode, result.stdout

    def refuses(self, check, complaint):
        status, said = self.output(check)
        self.assertIn(complaint, said)
        self.assertEqual(status, 1)

    def spoil(self, line, name, complaint):
        """check-words objects to the line in that file, and to nothing without it."""
        self.add(name, line)
        self.refuses("check-words", complaint)
