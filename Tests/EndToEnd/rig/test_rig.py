"""What the rig makes of scripts and pictures; Tests/Checks runs it, without a display."""
import collections
import concurrent.futures
import itertools
import multiprocessing
import os
import unittest

from . import as_input, as_seat, commands, moved, runner
from .picture import Picture
from .waiting import NeverCame, until


class Scripts(unittest.TestCase):
    def test_a_script_is_words_and_numbers(self):
        self.assertEqual(commands("d 1 2 3.5; s 0.1;\n u 1 2 3;"), [("d", 1, 2, 3.5), ("s", 0.1), ("u", 1, 2, 3)])

    def test_an_unknown_or_incomplete_command_is_an_error(self):
        for script in ("x 1 2 3", "d 1 2", "s", "s 1 2", "d one 2 3"):
            with self.subTest(script), self.assertRaises(ValueError):
                commands(script)

    def test_places_are_moved_and_times_are_not(self):
        self.assertEqual(moved("d 1 10 20; s 0.5; u 1 10.5 20", 100, 200), "d 1 110 220; s 0.5; u 1 110.5 220")

    def test_an_input_has_its_times_from_the_pauses(self):
        self.assertEqual(as_input("d 1 10 20; s 0.1; s 0.2; u 1 10 20", 390, 640), (
            '{"format": "touchstone-input", "version": 1, "size": [390, 640]}\n'
            '{"t": 0.0, "id": 1, "phase": "began", "x": 10.0, "y": 20.0}\n'
            '{"t": 0.3, "id": 1, "phase": "ended", "x": 10.0, "y": 20.0}\n'))

    def test_a_seat_gets_a_frame_after_each_touch(self):
        self.assertEqual(as_seat("d 1 10 20; s 0.1; u 1 10 20"), ["td 1 10.0 20.0", "tf", 0.1, "tu 1", "tf"])


class Pictures(unittest.TestCase):
    def picture(self, *rows):
        colors = {".": b"\0\0\0", "#": b"\1\2\3", "x": b"\2\3\1"}
        picture = Picture.__new__(Picture)
        picture.width, picture.height = len(rows[0]), len(rows)
        picture.pixels = b"".join(colors[each] for row in rows for each in row)
        return picture

    def test_a_box_is_around_all_pixels_of_a_color(self):
        self.assertEqual(self.picture("....", ".#..", "..#.").box((1, 2, 3)), (1, 1, 2, 2))

    def test_bytes_of_two_neighbors_are_no_pixel(self):
        self.assertIsNone(self.picture("xx..", "....").box((1, 2, 3)))

    def test_only_the_upper_part_is_looked_at(self):
        self.assertEqual(self.picture("#...", "...#").box((1, 2, 3), part=0.5), (0, 0, 0, 0))


class Waiting(unittest.TestCase):
    def test_what_never_comes_is_an_error(self):
        with self.assertRaises(NeverCame):
            until(lambda: None, "nothing", patience=0)


class Sample(unittest.TestCase):
    """What the runner is tried with."""

    tries = 0

    def good_one(self):
        pass

    def bad_one(self):
        self.fail("always")

    def torn_one(self):
        Sample.tries += 1
        self.assertGreater(Sample.tries, 1)

    @runner.alone
    def lonely_one(self):
        self.assertIsNone(multiprocessing.parent_process())

    def deadly_one(self):
        os._exit(0)

    @unittest.skip("no server")
    def skipped_one(self):
        pass


class Runner(unittest.TestCase):
    def run_all(self, *names, jobs=1):
        said = []
        Sample.tries = 0
        seconds = itertools.count(0, 2)
        is_content = runner.run(
            [Sample(name) for name in names], jobs, lambda line, flush: said.append(line.split("\n")[0]),
            lambda: next(seconds))
        return is_content, [line.replace("rig.test_rig.Sample.", "") for line in said]

    def test_what_is_content_passes(self):
        self.assertEqual(self.run_all("good_one"), (True, ["ok: good one (2.0 s)", "1 passed, 0 failed"]))

    def test_what_fails_fails(self):
        self.assertEqual(
            self.run_all("good_one", "bad_one"), (False, ["ok: good one (2.0 s)", "FAILED: bad one", "1 passed, 1 failed"]))

    def test_a_second_try_is_reported_and_fails(self):
        self.assertEqual(
            self.run_all("torn_one"), (False, ["FAILED, but not at a second try: torn one", "0 passed, 1 failed"]))

    def test_what_cannot_run_fails(self):
        self.assertEqual(self.run_all("skipped_one"), (False, ["FAILED: skipped one", "0 passed, 1 failed"]))

    def test_several_at_once_come_to_the_same(self):
        names = ["good_one", "bad_one", "torn_one", "skipped_one", "good_one"]
        is_content, said = self.run_all(*names, jobs=2)
        self.assertFalse(is_content)
        self.assertEqual(said[-1], "2 passed, 3 failed")
        kinds = collections.Counter(line.split(" (")[0] for line in said[:-1])
        self.assertEqual(kinds, {"ok: good one": 2, "FAILED: bad one": 1, "FAILED, but not at a second try: torn one": 1,
                                 "FAILED: skipped one": 1})

    def test_a_check_that_runs_alone_comes_first(self):
        is_content, said = self.run_all("good_one", "lonely_one", jobs=2)
        self.assertTrue(is_content)
        self.assertEqual([line.split(" (")[0] for line in said], ["ok: lonely one", "ok: good one", "2 passed, 0 failed"])

    def test_a_process_that_dies_is_an_error(self):
        with self.assertRaises(concurrent.futures.BrokenExecutor):
            self.run_all("good_one", "deadly_one", jobs=2)

    def test_nothing_at_all_fails(self):
        self.assertEqual(self.run_all(), (False, ["0 passed, 0 failed"]))

    def test_names_are_sentences(self):
        self.assertEqual(runner.sentence(self), "names are sentences")
