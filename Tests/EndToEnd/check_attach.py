"""Apps that listen for inspectors: who can attach, what assistants do there, and that the app does not notice."""
import json
import os
import pwd
import shutil
import socket
import stat
import threading
import time

from check_windows import wakeups
from rig.runner import essential
from rig.waiting import until
from scene_check import ROOT, TOUCHSTONE, SceneCheck


class Attach(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()
        self.rig.environment["TOUCHSTONE_INSPECT"] = "listen"
        self.open("button-under-tap")
        self.folder = os.path.join(self.rig.folder, "touchstone-inspect")
        self.process = int(until(lambda: os.listdir(self.folder), "the socket")[0])
        self.path = os.path.join(self.folder, str(self.process))
        del self.rig.environment["TOUCHSTONE_INSPECT"]

    def listed(self):
        status, output = self.touchstone("ps")
        self.assertEqual(status, 0, output)
        return output.strip()

    def converse(self, *calls, target=None):
        """The results of tools, by a server that is attached to the app."""
        lines = [{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}}]
        lines += [{"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {"name": name, "arguments": arguments}}
                  for number, (name, arguments) in enumerate(calls, 1)]
        calls = self.rig.file("calls.jsonl", "".join(json.dumps(line) + "\n" for line in lines))
        status, output = self.rig.run(
            "sh", "-c", f'"$1" mcp --attach {target or self.process} -o "$3" < "$2"', "sh", TOUCHSTONE, calls,
            self.rig.file("touched.jsonl"))
        self.assertEqual(status, 0, output)
        return [json.loads(line)["result"] for line in output.splitlines()][1:]

    def connect(self, data=b""):
        peer = socket.socket(socket.AF_UNIX)
        self.addCleanup(peer.close)
        peer.connect(self.path)
        peer.sendall(data)
        return peer

    def test_only_the_user_can_reach_the_socket_and_it_is_listed_until_the_app_ends(self):
        self.assertEqual(stat.S_IMODE(os.stat(self.path).st_mode), 0o600)
        self.assertEqual(stat.S_IMODE(os.stat(self.folder).st_mode), 0o700)
        self.assertEqual(self.listed(), f"{self.process}\ttouchstone\tlistening")
        self.assertEqual(self.program.interrupt(), 0)
        self.assertEqual(os.listdir(self.folder), [])
        self.assertIn("no app listens", self.listed())

    @essential
    def test_an_assistant_presses_explains_and_leaves_and_the_app_is_as_before(self):
        tree, = self.converse(("tree", {}))
        # The app has no names for views of scenes, so it takes their classes.
        objects = tree["structuredContent"]["objects"]
        name, panel = [(one["name"], one["superview"]) for one in objects if one["class"] == "LoggingControl"][0]
        tap, = [one["name"] for one in objects if one["class"] == "LoggingTap" and one["view"] == panel]
        results = self.converse(
            ("press", {"name": name}), ("explain", {"want": f"{name} sends touchUpInside"}),
            ("reachability", {"name": name}),
            ("set_flag", {"name": tap, "flag": "cancelsTouchesInView", "value": False}),
            ("press", {"name": name}),
            ("picture", {"scale": 0.5}), ("tree", {}), ("press", {"name": "nobody"}))
        kinds = [[event["kind"] for event in results[index]["structuredContent"]["events"]] for index in (0, 4)]
        self.assertEqual(kinds, [["reached", "acted", "touchCancelled"], ["reached", "acted"]])
        self.assertIn(f"{tap}.cancelsTouchesInView = false", results[1]["content"][0]["text"])
        self.assertEqual(results[2]["structuredContent"]["view"], name)
        self.assertTrue(results[5]["content"][1]["data"].startswith("iVBORw0KGgo"))
        self.assertIn(name, [one["name"] for one in results[6]["structuredContent"]["objects"]])
        self.assertTrue(results[7]["isError"])
        self.assertEqual(self.events(), ["custom event touchDown", "custom event touchCancel", "custom event touchDown",
                                         "custom event touchUpInside"])
        with open(self.rig.file("touched.jsonl"), encoding="utf-8") as file:
            self.assertEqual(len([line for line in file if '"began"' in line]), 2)
        # The flag has its old value.
        self.click(195, 292)
        self.program.wait_for("custom event touchCancel", 2)
        until(lambda: self.listed() == f"{self.process}\ttouchstone\tlistening", "the app to listen again")

    def test_peers_that_send_anything_or_nothing_do_not_stop_the_app(self):
        for data in (b"\0" * 100_000, b"attach\t9\n", b"attach\t1\n" + os.urandom(100_000) + b"\n" * 10_000,
                     b"attach\t1\n" + b"sync\tx\n" * 50_000, b"attach\t1\nhold\t1\nrate\t0.01\n"):
            try:
                self.connect(data).close()
            except (BrokenPipeError, ConnectionResetError):
                pass
        idle = [self.connect() for _ in range(12)]
        deaf = self.connect(b"attach\t1\n" + b"picture\t4\n" * 200)
        self.click(195, 220)
        self.program.wait_for("button event touchUpInside")
        deaf.close()
        for peer in idle:
            peer.close()
        until(lambda: self.listed().endswith("listening"), "the app to listen again")
        self.assertEqual(len(self.converse(("tree", {}))), 1)
        self.assertEqual(self.program.interrupt(), 0)

    def forward(self, server):
        """A socket that `ssh -L` forwards to the app's, through a server of this check on a free port of loopback."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        host, key = self.rig.file("host_key"), self.rig.file("key")
        for path in (host, key):
            self.rig.run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", path)
        if os.getuid() == 0:
            # Where sshd drops its privileges; a system that has never started its own has none.
            os.makedirs("/run/sshd", mode=0o755, exist_ok=True)
        config = self.rig.file("sshd_config", "\n".join((
            f"Port {port}", "ListenAddress 127.0.0.1", f"HostKey {host}", f"AuthorizedKeysFile {key}.pub", "PidFile none",
            "UsePAM no", "StrictModes no", "PasswordAuthentication no", "PermitRootLogin prohibit-password",
            "AllowStreamLocalForwarding yes", "")))
        daemon = self.rig.start(server, "-D", "-e", "-f", config)
        daemon.wait_for("Server listening on 127.0.0.1")
        forwarded = self.rig.file("forwarded.sock")
        self.rig.start(
            "ssh", "-F", "none", "-N", "-o", "BatchMode=yes", "-o", "StrictHostKeyChecking=no", "-o",
            f"UserKnownHostsFile={self.rig.file('hosts')}", "-o", "IdentitiesOnly=yes", "-o", "ExitOnForwardFailure=yes",
            "-i", key, "-p", str(port), "-L", f"{forwarded}:{self.path}", f"{pwd.getpwuid(os.getuid()).pw_name}@127.0.0.1")
        until(lambda: os.path.exists(forwarded), "the forwarded socket")
        return forwarded

    def test_an_inspector_and_an_assistant_attach_through_ssh_and_leave(self):
        # Scripts/setup unpacks one where the system has none.
        server = shutil.which("sshd", path=f"{os.environ['PATH']}:/usr/sbin:{os.path.join(ROOT, '.build-tools')}")
        self.assertIsNotNone(server, "no sshd")
        forwarded = self.forward(server)
        tree, = self.converse(("tree", {}), target=forwarded)
        self.assertIn("LoggingControl", [one["class"] for one in tree["structuredContent"]["objects"]])
        # The app is notified of the end of the assistant through ssh, later than this check.
        until(lambda: self.listed().endswith("listening"), "the app to listen again")
        inspector = self.rig.start(TOUCHSTONE, "inspect", "--attach", forwarded)
        until(lambda: self.listed().endswith("inspected"), "the app to be inspected")
        self.rig.window("Inspector")
        self.assertEqual(inspector.interrupt(), 0)
        until(lambda: self.listed().endswith("listening"), "the app to listen again")
        self.click(195, 220)
        self.program.wait_for("button event touchUpInside")
        self.assertEqual(self.program.interrupt(), 0)

    def test_processes_of_other_users_get_an_error(self):
        if os.getuid() != 0:
            # Only root can become another user; the modes keep others out.
            return self.assertEqual(stat.S_IMODE(os.stat(self.folder).st_mode), 0o700)
        # As if the folders let others in.
        for path, mode in ((self.rig.folder, 0o755), (self.folder, 0o755), (self.path, 0o666)):
            os.chmod(path, mode)
        code = ("import os, socket, sys; os.setuid(65534); peer = socket.socket(socket.AF_UNIX); "
                "peer.connect(sys.argv[1]); sys.stdout.write(peer.recv(4096).decode())")
        status, output = self.rig.run("python3", "-c", code, self.path)
        self.assertEqual((status, output), (0, "refused\tthe app belongs to another user"))


class AttachWhileFingersPlay(SceneCheck):
    """ATTACHMENTS=1000 attaches a thousand times."""
    count = int(os.environ.get("ATTACHMENTS", "40"))
    gestures = "d 1 200 220; s 0.02; m 1 230 222; s 0.02; m 1 300 224; s 0.02; u 1 300 224; s 0.05;" \
        "d 1 200 300; s 0.05; u 1 200 300; s 0.4"

    def play_gestures(self):
        """The log of a new program, in whose scene the same gestures are played each time."""
        for _ in range(max(6, self.count // 20)):
            self.fingers(self.gestures)
        self.program.wait_for("touchesBegan", 1)
        return self.said()

    def attach_and_leave(self, path):
        for _ in range(self.count):
            with socket.socket(socket.AF_UNIX) as peer:
                peer.settimeout(20)
                peer.connect(path)
                peer.sendall(b"attach\t1\nsync\t1\n")
                self.answers += bool(peer.recv(65536))

    def test_inspectors_that_attach_and_leave_change_nothing(self):
        self.rig.weston()
        self.open("swipe-and-pan")
        undisturbed = self.play_gestures()
        self.assertEqual(self.program.interrupt(), 0)
        self.rig.environment["TOUCHSTONE_INSPECT"] = "listen"
        self.open("swipe-and-pan")
        folder = os.path.join(self.rig.environment["XDG_RUNTIME_DIR"], "touchstone-inspect")
        process = int(until(lambda: os.listdir(folder), "the socket")[0])

        def descriptors():
            return sorted(os.readlink(f"/proc/{process}/fd/{one}") for one in os.listdir(f"/proc/{process}/fd"))
        before = descriptors()
        self.answers = 0
        peers = threading.Thread(target=self.attach_and_leave, args=(os.path.join(folder, str(process)),))
        peers.start()
        disturbed = self.play_gestures()
        peers.join()
        self.assertEqual((self.answers, disturbed), (self.count, undisturbed))
        until(lambda: descriptors() == before, "every descriptor to be closed")

        def is_quiet():
            sleeps = wakeups(process)
            time.sleep(1)
            return wakeups(process) == sleeps
        until(is_quiet, "a second without waking up")
