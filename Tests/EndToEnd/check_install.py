"""What `make install` places, whether the desktop understands it, and whether `make uninstall` removes it."""
import glob
import gzip
import os
import shutil
import signal
import subprocess

from rig.waiting import until
from scene_check import ROOT, TOUCHSTONE, SceneCheck

SCRIPT = os.path.join(ROOT, "Scripts/install")
HELLO = os.path.join(os.environ.get("TOUCHSTONE_EXAMPLES", os.path.join(ROOT, ".build-lean/debug")), "Hello")


class Installing(SceneCheck):
    def run_script(self, action, **variables):
        return subprocess.run(
            [SCRIPT, action], env={**os.environ, "COMMAND": TOUCHSTONE, **variables}, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def files(self, folder):
        return sorted(
            os.path.relpath(path, folder) for path in glob.glob(f"{folder}/**/*", recursive=True)
            if not os.path.isdir(path))

    def test_what_is_installed_under_a_folder_works_and_is_removed_again(self):
        root = self.rig.file("root")
        done = self.run_script("install", DESTDIR=root, PREFIX="/usr")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        share = f"{root}/usr/share"
        commands = subprocess.run([f"{root}/usr/bin/touchstone", "help"], stdout=subprocess.PIPE, text=True).stdout
        names = {line.split()[1] for line in commands.splitlines() if line.startswith("  touchstone ")}
        pages = {os.path.basename(page) for page in glob.glob(f"{share}/man/man1/*.gz")}
        self.assertEqual(pages, {"touchstone.1.gz"} | {f"touchstone-{name}.1.gz" for name in names})
        for page in glob.glob(f"{share}/man/man1/*.gz"):
            with gzip.open(page, "rt", encoding="utf-8") as file:
                self.assertTrue(file.read().startswith(".TH TOUCHSTONE"), page)
        completed = subprocess.run(
            ["bash", "-c", 'source "$1"; COMP_WORDS=(touchstone li); COMP_CWORD=1; _touchstone; echo "${COMPREPLY[@]}"',
             "bash", f"{share}/bash-completion/completions/touchstone"], stdout=subprocess.PIPE, text=True).stdout
        self.assertEqual(sorted(completed.split()), ["lint", "list"])
        self.rig.tool("desktop-file-validate", f"{share}/applications/touchstone.desktop")

        done = self.run_script("uninstall", DESTDIR=root, PREFIX="/usr")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(self.files(root), [])

    def test_the_desktop_knows_the_files_of_the_program_and_opens_them_with_it(self):
        prefix = self.rig.file("prefix")
        self.assertEqual(self.run_script("install", PREFIX=prefix, DESTDIR="").returncode, 0)
        # The desktop lists an application only if its command is in PATH.
        self.rig.environment["XDG_DATA_DIRS"] = f"{prefix}/share:/usr/share"
        self.rig.environment["PATH"] = f"{prefix}/bin:{os.environ['PATH']}"
        scene, capture, input = (self.rig.file(name) for name in ("a.scene.json", "b.touchstone", "c.input.jsonl"))
        shutil.copy(os.path.join(ROOT, "Assets/Scenes/back-delegate.json"), scene)
        shutil.copy(os.path.join(ROOT, "Assets/Scenes/back-delegate.jsonl"), input)
        with open(capture, "w", encoding="utf-8") as file:
            file.write('{"format": "touchstone-capture", "version": 1}\n')
        for file, kind in ((scene, "scene"), (capture, "capture"), (input, "input")):
            type = f"application/vnd.touchstone.{kind}+json"
            self.assertIn(f"standard::content-type: {type}", self.rig.tool("gio", "info", "-a", "standard::content-type", file))
            self.assertIn("touchstone.desktop", self.rig.tool("gio", "mime", type).splitlines()[0])

    def use(self, prefix):
        """What is installed below a folder is part of the session."""
        self.rig.environment.update(
            HOME=self.rig.folder, XDG_DATA_HOME=self.rig.file("home"), XDG_DATA_DIRS=f"{prefix}/share:/usr/share",
            PATH=f"{prefix}/bin:{os.environ['PATH']}")

    def windows_of_class(self, name):
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--class", f"^{name}$"], env=self.rig.environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return found.stdout.split()

    def launch(self, entry, name, *files):
        """Starts an entry as a desktop does: its window, and the command line of the window's process."""
        # Its output is not a pipe, which the program would inherit.
        subprocess.run(
            ["gio", "launch", entry, *files], env=self.rig.environment, check=True, stdout=subprocess.DEVNULL, timeout=20)
        window = int(until(lambda: self.windows_of_class(name), f"a window of the class {name}")[0])
        process = int(self.rig.tool("xdotool", "getwindowpid", str(window)))
        self.addCleanup(self.end, process)
        with open(f"/proc/{process}/cmdline", encoding="utf-8") as file:
            command, *words = file.read().split("\0")[:-1]
        # Some versions of GLib start the entry by the path of its command.
        return window, [os.path.basename(command), *words]

    def runs(self, process):
        """Whether a process has not ended; one that nothing has waited for has."""
        try:
            with open(f"/proc/{process}/stat", encoding="utf-8") as file:
                return file.read().rpartition(")")[2].split()[0] not in "ZX"
        except FileNotFoundError:
            return False

    def end(self, process):
        if self.runs(process):
            os.kill(process, signal.SIGTERM)
            until(lambda: not self.runs(process), "the end of the program")

    def test_a_double_click_on_a_scene_opens_it(self):
        """The type of the file, the entry that is the default for it, and the window that the entry opens."""
        self.rig.xvfb()
        prefix = self.rig.file("prefix")
        self.assertEqual(self.run_script("install", PREFIX=prefix, DESTDIR="").returncode, 0)
        self.use(prefix)
        scene = self.rig.file("a scene.scene.json")
        shutil.copy(os.path.join(ROOT, "Assets/Scenes/back-delegate.json"), scene)
        type = self.rig.tool("gio", "info", "-a", "standard::content-type", scene).split("standard::content-type: ")[1].strip()
        entry = self.rig.tool("xdg-mime", "query", "default", type).strip()
        self.assertEqual(entry, "touchstone.desktop")
        window, words = self.launch(f"{prefix}/share/applications/{entry}", "touchstone", scene)
        self.assertEqual(words, ["touchstone", "demo", scene])
        process = int(self.rig.tool("xdotool", "getwindowpid", str(window)))
        self.rig.close_window(window)
        until(lambda: not self.runs(process), "the end of the program")

    def test_a_tool_is_started_from_its_entry_and_its_windows_belong_to_the_entry(self):
        """`Examples/Hello` is what `touchstone new` writes; its files are where its package has them."""
        self.rig.xvfb()
        prefix, desktop = self.rig.file("prefix"), os.path.join(ROOT, "Examples/Hello/Desktop")
        for source, target in (
                (HELLO, "bin/Hello"), (f"{desktop}/Hello.desktop", "share/applications/Hello.desktop"),
                (f"{desktop}/Hello.svg", "share/icons/hicolor/scalable/apps/Hello.svg")):
            os.makedirs(os.path.dirname(f"{prefix}/{target}"), exist_ok=True)
            shutil.copy(source, f"{prefix}/{target}")
        self.use(prefix)
        entry = f"{prefix}/share/applications/Hello.desktop"
        _, words = self.launch(entry, "Hello")
        self.assertEqual(words, ["Hello"])
        with open(entry, encoding="utf-8") as file:
            self.assertIn("StartupWMClass=Hello\n", file.read())
        # A second start raises the window of the first, and ends.
        self.assertEqual(self.rig.run("Hello"), (0, ""))
        self.assertEqual(len(self.windows_of_class("Hello")), 1)

    def test_the_tarball_works_where_it_is_unpacked(self):
        folder = self.rig.file("unpacked")
        os.mkdir(folder)
        script = os.path.join(ROOT, "Scripts/tarball")
        done = subprocess.run(
            [script, folder], env={**os.environ, "COMMAND": TOUCHSTONE}, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        archive, = glob.glob(f"{folder}/touchstone-*-linux-*.tar.xz")
        self.rig.tool("tar", "-C", folder, "-xf", archive)
        command = f"{archive[:-len('.tar.xz')]}/bin/touchstone"
        self.assertEqual(self.rig.tool(command, "version"), self.rig.tool(TOUCHSTONE, "version"))
        needed = self.rig.tool("readelf", "--dynamic", command)
        for library in ("libswift", "libFoundation"):
            self.assertNotIn(library, needed)
        self.assertIn("share/applications/touchstone.desktop", self.files(archive[:-len(".tar.xz")]))

    def test_the_metadata_of_the_desktop_is_valid(self):
        self.rig.tool("appstreamcli", "validate", "--no-net", os.path.join(ROOT, "Assets/Desktop/org.touchstone.Touchstone.metainfo.xml"))

    def test_a_prefix_that_is_not_absolute_and_a_command_that_is_not_built_are_refused(self):
        relative = self.run_script("install", PREFIX="usr")
        self.assertEqual(
            (relative.returncode, relative.stderr), (64, 'install: PREFIX is "usr"; it must be an absolute path\n'))
        missing = self.run_script("install", COMMAND="/nowhere/touchstone", DESTDIR=self.rig.file("root"))
        self.assertEqual(
            (missing.returncode, missing.stderr),
            (66, "install: /nowhere/touchstone is missing; run `make build` first\n"))
