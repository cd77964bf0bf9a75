"""What other programs of the session send to a window: messages, properties and selections that are wrong."""
import signal
import struct
import unittest

from hostile import HostileClient, Witness, attack
from scene_check import SceneCheck


class HostileClients(SceneCheck):
    def setUp(self):
        super().setUp()
        self.rig.xvfb()
        self.open("one-tap", folder=self.rig.folder)
        self.window = int(self.rig.window("Touchstone: "))

    def client(self):
        client = HostileClient(self.rig.environment["DISPLAY"], self.window, 1)
        self.addCleanup(client.close)
        return client

    def lives(self):
        witness = Witness(self.rig.environment["DISPLAY"])
        self.addCleanup(witness.close)
        self.assertTrue(witness.is_answered(self.window), self.program.output())
        self.click(195, 250)
        self.program.wait_for("touchesBegan")
        self.assertEqual(self.program.interrupt(signal.SIGTERM), 0, self.program.output())

    def test_a_drag_that_offers_atoms_that_do_not_exist(self):
        client = self.client()
        client.raw_message(client.atoms["XdndEnter"], 32, client.window, 5 << 24, 0x7FFFFFF, 0, 0)
        client.sync()
        self.lives()

    def test_a_drag_whose_list_of_types_has_atoms_that_do_not_exist_or_is_text(self):
        client = self.client()
        name = client.atoms["XdndTypeList"]
        for kind, form, data in (("ATOM", 32, struct.pack("<3I", 0x7FFFFFF, 0, 0xFFFFFFFF)), ("STRING", 8, b"text/uri-list"),
                                 ("ATOM", 8, bytes(range(200)))):
            # ChangeProperty, which replaces.
            padded = data + bytes(-len(data) % 4)
            client.socket.sendall(struct.pack(
                "<BBHIIIB3xI", 18, 0, 6 + len(padded) // 4, client.window, name, client.atoms[kind], form,
                len(data) * 8 // form) + padded)
            client.raw_message(client.atoms["XdndEnter"], 32, client.window, 5 << 24 | 1, 0, 0, 0)
        client.sync()
        self.lives()

    def test_a_selection_that_comes_unasked(self):
        client = self.client()
        for target in (0, client.atoms["text/uri-list"]):
            client.put(self.window, client.atoms["PRIMARY"], client.atoms["STRING"], 8, b"file:///etc/hosts\r\n")
            client.send(self.window, struct.pack(
                "<BxHIIIII", 31, 0, 0, self.window, client.atoms["XdndSelection"], target, client.atoms["PRIMARY"]))
        client.sync()
        self.lives()

    def test_sizes_that_are_made_up(self):
        client = self.client()
        for width, height in ((65535, 65535), (0, 0), (1, 32767)):
            client.send(self.window, struct.pack(
                "<BxHIIIhhHHHB", 22, 0, self.window, self.window, 0, 0, 0, width, height, 0, 0))
        client.sync()
        self.lives()

    def test_a_click_counts_after_a_release_that_went_elsewhere(self):
        """The button is pressed in the window and released while another has the focus, or while the window is hidden."""
        other = Witness(self.rig.environment["DISPLAY"])
        self.addCleanup(other.close)
        # MapWindow
        other.socket.sendall(struct.pack("<BxHI", 8, 2, other.window))
        other.sync()
        for lose, again in ((("windowfocus", str(other.window)), ("windowfocus", str(self.window))),
                            (("windowunmap", str(self.window)), ("windowmap", str(self.window)))):
            self.mouse("move 195 250; down")
            began = len(self.program.lines("touchesBegan"))
            self.rig.tool("xdotool", *lose)
            self.rig.mouse("s 0.1; move 1270 790; s 0.1; up; s 0.1")
            self.rig.tool("xdotool", *again)
            self.mouse("s 0.2; move 195 250; down; up")
            self.program.wait_for("touchesBegan", times=began + 1)
        self.assertEqual(self.program.interrupt(signal.SIGTERM), 0, self.program.output())

    def test_a_hostile_client_sends_three_thousand_messages(self):
        self.assertIsNone(attack(self.rig, self.program, self.window, 3000, 1), self.program.output())
        self.assertEqual(self.program.interrupt(signal.SIGTERM), 0, self.program.output())


class OnWayland(SceneCheck):
    def test_a_click_counts_after_the_pointer_left_with_a_button_pressed(self):
        self.rig.weston()
        self.open("one-tap")
        over, (down, up) = "pm {} {}".format(*self.at(195, 250)), ("pb 272 1", "pb 272 0")
        self.rig.seat(over, 0.1, down, 0.1, "po", 0.1)
        # The compositor reports no release; the window releases the button.
        self.program.wait_for("touchesCancelled|touchesEnded")
        self.rig.seat(up, 0.1)
        self.rig.seat(over, 0.1, down, 0.1, up)
        self.program.wait_for("touchesBegan", times=2)
        self.program.wait_for("tap action ended", times=2)
        # A button that others have released while the pointer was away, and one more that is pressed at once.
        self.rig.seat(down, 0.1, "po", up, over, down, up)
        self.program.wait_for("tap action ended", times=4)
        self.assertEqual(self.program.interrupt(signal.SIGTERM), 0, self.program.output())


if __name__ == "__main__":
    unittest.main()
