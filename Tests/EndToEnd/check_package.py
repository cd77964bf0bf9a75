"""What somebody gets who writes a package of their own and builds it as Getting started says."""
import os
import subprocess

from rig.runner import alone
from rig.waiting import until
from scene_check import ROOT, TOUCHSTONE, SceneCheck

SCRATCH = os.path.join(ROOT, ".build-release")

# How long a build of a tool's own sources may take, in seconds.
PATIENCE = 240

LEVEL = """\
import UIKit

final class Level: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    let level = UISwitch(frame: CGRect(x: 20, y: 20, width: 51, height: 31))
    level.addAction(
      UIAction { [weak self, weak level] _ in self?.view.backgroundColor = level?.isOn == true ? COLOR : .red },
      for: .valueChanged)
    view.addSubview(level)
  }
}

#if canImport(DeveloperToolsSupport) || TOUCHSTONE_PREVIEW
#Preview("Level", traits: .fixedLayout(width: 200, height: 200)) {
  Level()
}
#endif
"""


class Packages(SceneCheck):
    def build(self, package, *options):
        """Builds the tool; what the command was built of is there already, so only the package's own is compiled."""
        built = subprocess.run(
            ["swift", "build", "-c", "release", "--static-swift-stdlib", "--package-path", package, "--scratch-path",
             SCRATCH, "--product", "Tool", *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.assertEqual(built.returncode, 0, built.stdout[-2000:])
        self.assertNotIn("warning:", built.stdout)

    def exported(self, program):
        """How many names a program has for libraries."""
        return len(self.rig.tool("nm", "--dynamic", "--defined-only", program).splitlines())

    def package(self, folder):
        """`touchstone package`: what is in the Debian package, and what it depends on."""
        self.rig.environment["TOUCHSTONE_BUILD_OPTIONS"] = f"--scratch-path {SCRATCH}"
        # It links and compresses, which takes a minute on a busy machine.
        packed = subprocess.run(
            [TOUCHSTONE, "package", folder], env=self.rig.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, timeout=300)
        self.assertEqual(packed.returncode, 0, packed.stdout)
        deb = os.path.join(folder, f"tool_0.1.0_{self.rig.tool('dpkg', '--print-architecture').strip()}.deb")
        files = [line.split()[5] for line in self.rig.tool("dpkg-deb", "-c", deb).splitlines()]
        self.assertEqual(sorted(file for file in files if not file.endswith("/")), [
            "./usr/bin/Tool", "./usr/share/applications/Tool.desktop", "./usr/share/doc/tool/changelog.gz",
            "./usr/share/doc/tool/copyright", "./usr/share/icons/hicolor/scalable/apps/Tool.svg",
            "./usr/share/man/man1/Tool.1.gz"])
        depends = self.rig.tool("dpkg-deb", "-f", deb, "Depends")
        libraries = {word.split()[0] for word in depends.split(",")}
        self.assertLessEqual({"libc6", "libcairo2", "libpango-1.0-0", "libsdl2-2.0-0"}, libraries)
        self.assertNotIn("libwebp7", libraries)
        self.rig.tool("desktop-file-validate", os.path.join(folder, "Desktop/Tool.desktop"))

    @alone
    def test_a_tool_gets_the_kit_from_a_tag_of_a_repository(self):
        """A bare repository stands for the one that a URL names; the package manager accepts the kit as a versioned package."""
        repository, version = self.rig.file("kit.git"), self.rig.tool(TOUCHSTONE, "version").split()[1]
        self.rig.tool("git", "clone", "-q", "--bare", ROOT, repository)
        self.rig.tool("git", "-C", repository, "tag", "-f", f"v{version}")
        subprocess.run(
            [TOUCHSTONE, "new", "Far", "--touchstone", f"file://{repository}"], cwd=self.rig.folder, check=True,
            stdout=subprocess.PIPE)
        shown = subprocess.run(
            ["swift", "package", "--package-path", self.rig.file("Far"), "--cache-path", self.rig.file("cache"),
             "show-dependencies"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120)
        self.assertEqual(shown.returncode, 0, shown.stdout[-2000:])
        self.assertIn(f"kit<{repository}@{version}>", shown.stdout)

    @alone
    def test_a_package_of_ones_own_builds_ordinarily_without_foundation_and_opens_its_window(self):
        self.rig.xvfb()
        subprocess.run([TOUCHSTONE, "new", "Tool", "--touchstone", ROOT], cwd=self.rig.folder, check=True, stdout=subprocess.PIPE)
        package = self.rig.file("Tool")
        manifest = os.path.join(package, "Package.swift")
        with open(manifest, encoding="utf-8") as file:
            text = file.read()
        path = f'path: "{ROOT}"'
        self.assertIn(path, text)
        with open(manifest, "w", encoding="utf-8") as file:
            file.write(text.replace(path, f'{path}, traits: ["Inspection"]'))
        tool = os.path.join(SCRATCH, "release/Tool")
        self.build(package)
        # If few are exported without it, the option of the linker can be dropped from what Getting started says.
        self.assertGreater(self.exported(tool), 10_000)
        self.build(package, "-Xlinker", "--no-export-dynamic")
        self.assertLess(self.exported(tool), 100)
        needed = self.rig.tool("readelf", "--dynamic", tool)
        for library in ("libFoundation", "libswift", "libTesting", "libXCTest"):
            self.assertNotIn(library, needed)
        names = self.rig.tool("nm", "--defined-only", tool)
        self.assertNotIn("10Foundation", names)
        # One `contains(_:)` of a string in the kit would bring the regular expressions of the standard library.
        self.assertNotIn("_RegexParser", names)
        self.package(package)
        program = self.rig.start(tool)
        self.rig.close_window(self.rig.window("Tool"))
        self.assertEqual(program.status(), 0)
        self.preview(package)

    def preview(self, package):
        """`touchstone preview`: a view that shows whether its switch is on, before and after its source is changed."""
        source = os.path.join(package, "Sources/Tool/Level.swift")
        text = LEVEL.replace("COLOR", ".blue")
        with open(source, "w", encoding="utf-8") as file:
            file.write(text)
        # A preview in another source is compiled too, and not shown.
        with open(os.path.join(package, "Sources/Tool/Other.swift"), "w", encoding="utf-8") as file:
            file.write('import UIKit\n\n#if TOUCHSTONE_PREVIEW\n#Preview { UILabel() }\n#endif\n')
        self.rig.environment["TOUCHSTONE_BUILD_OPTIONS"] = \
            f"-c release --static-swift-stdlib -Xlinker --no-export-dynamic --scratch-path {SCRATCH}"
        program = self.rig.start(TOUCHSTONE, "preview", source, "--style", "light")
        window = until(lambda: self.window_or_none("Tool"), "the preview's window", PATIENCE)
        left, top = self.rig.corner(window)
        # The size of the traits, 200 by 200, in the middle of what the bar of 48 points leaves of 960 by 720.
        left, top = left + 380, top + 284

        def shows(color):
            return lambda: self.rig.picture().pixel(left + 100, top + 100) == color
        until(shows((255, 0, 0)), "the preview")
        self.rig.click(left + 45, top + 35)
        until(shows((0, 0, 255)), "the preview with its switch on")
        with open(source, "w", encoding="utf-8") as file:
            file.write(text.replace(".blue", ".green"))
        until(shows((0, 255, 0)), "the preview of the changed source, its switch still on", PATIENCE)
        self.rig.close_window(self.rig.window("Tool"))
        self.assertEqual(program.status(), 0)

    def window_or_none(self, title):
        words = ["xdotool", "search", "--onlyvisible", "--name", title]
        found = subprocess.run(words, env=self.rig.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        return int(found.stdout.split()[0]) if found.stdout else None
