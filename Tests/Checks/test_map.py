"""The pages of Docs/Map."""
import subprocess

from tree import CheckCase, SCRIPTS


class MapTests(CheckCase):
    # The map

    TOUCH = "Docs/Map/Touch.md"
    VIEW_FILE, ENTRY = "Sources/Core/TouchKit/Tree/Views/View.swift", "Sources/Core/TouchKit/Tree/Views/Entry.swift"

    def test_a_file_of_a_way_must_exist(self):
        self.change(self.TOUCH, "Views/Entry.swift ", "Views/Other.swift ")
        self.refuses("check-map", "Docs/Map/Touch.md:2: no file Sources/TouchKit/Tree/Views/Other.swift")

    def test_a_call_of_a_way_must_be_declared(self):
        self.change(self.VIEW_FILE, "func send() {}", "// func send() {}")
        self.refuses("check-map", "Docs/Map/Touch.md:3: TouchKit/Tree/Views/View.swift declares no send()")

    def test_a_call_of_a_way_must_be_made_by_the_line_above(self):
        self.change(self.ENTRY, "{ send() }", "{}  // send()")
        self.refuses("check-map", "Docs/Map/Touch.md:3: receive in TouchKit/Tree/Views/Entry.swift does not call send()")

    def test_a_call_of_a_way_that_another_function_makes_is_refused(self):
        self.write(self.ENTRY, 'func receive() {\n  say("}")\n}\n\nfunc say(_ word: String) {\n  send()\n}\n')
        self.refuses("check-map", "Docs/Map/Touch.md:3: receive in TouchKit/Tree/Views/Entry.swift does not call send()")
        self.change(self.ENTRY, "say(", "send()\n  say(")
        self.assertEqual(self.output("check-map"), (0, ""))

    def test_a_property_of_a_way_is_declared_and_used(self):
        self.change(self.TOUCH, "  send()  ", "  sender  ")
        self.refuses("check-map", "Docs/Map/Touch.md:3: TouchKit/Tree/Views/View.swift declares no sender")
        self.add(self.VIEW_FILE, "var sender = 0")
        self.refuses("check-map", "Docs/Map/Touch.md:3: receive in TouchKit/Tree/Views/Entry.swift does not call sender")
        self.write(self.ENTRY, "func receive() { sender = 1 }\n")
        self.assertEqual(self.output("check-map"), (0, ""))

    def test_an_initializer_of_a_way_is_called_by_the_name_of_its_type(self):
        self.change(self.TOUCH, "  send()  ", "  init()  ")
        self.refuses("check-map", "Docs/Map/Touch.md:3: TouchKit/Tree/Views/View.swift declares no init()")
        self.add(self.VIEW_FILE, "extension View { init?(_ number: Int) {} }")
        self.refuses("check-map", "Docs/Map/Touch.md:3: receive in TouchKit/Tree/Views/Entry.swift does not call init()")
        self.write(self.ENTRY, "func receive() { View(1) }\n")
        self.assertEqual(self.output("check-map"), (0, ""))

    def test_a_line_of_a_way_has_a_form(self):
        self.change(self.TOUCH, "receive()   ", "receive( ")
        self.refuses("check-map", "Docs/Map/Touch.md:2: not of the form")

    def test_every_page_of_the_map_is_checked(self):
        self.write("Docs/Map/Frame.md", "```way\ndraw()  TouchKit/Tree/Views/View.swift\n```\n")
        self.refuses("check-map", "Docs/Map/Frame.md:2: TouchKit/Tree/Views/View.swift declares no draw()")

    def test_a_folder_that_is_not_listed_is_refused(self):
        self.write("Sources/Backends/TouchSDL/Desktop/Style.swift", "let style = 0\n")
        self.refuses("check-map", "Docs/Map/Folders.md: no line for the folder TouchSDL/Desktop")

    def test_a_listed_folder_must_exist(self):
        self.change("Docs/Map/Folders.md", "TouchKit/Tree/Views: views", "TouchKit/Gone: views\nTouchKit/Views: views")
        self.refuses("check-map", "Docs/Map/Folders.md:5: no folder TouchKit/Gone with sources")

    def test_the_declaration_of_an_answer_must_exist(self):
        where, view = "Docs/Map/Where.md", self.VIEW_FILE
        self.change(where, "func send\n", "func say\n")
        self.refuses("check-map", f"{where}:2: {view} does not declare func say")
        self.add(view, "func sayAll() { say() }")
        self.refuses("check-map", f"{where}:2: {view} does not declare func say")
        self.change(where, "Views/View.swift  func say", "Views/View.swift  say()")
        self.refuses("check-map", f"{where}:2: {view} does not declare say()")
        self.change(where, "Views/View.swift  say()", "Views/Gone.swift  func")
        self.refuses("check-map", f"{where}:2: no file Sources/Core/TouchKit/Tree/Views/Gone.swift")

    # Uses between the folders of TouchKit

    def test_a_new_use_between_folders_is_refused(self):
        self.add(self.VIEW_FILE, "let event: Event? = nil")
        self.refuses(
            "check-folders",
            "Sources/Core/TouchKit/Tree/Views: must not use Event of Events; Docs/Map/TouchKit.md does not list it")

    def test_a_name_in_a_comment_or_a_string_is_not_a_use(self):
        self.add(self.VIEW_FILE, 'let name = "Event"  // Event')
        self.assertEqual(self.output("check-folders"), (0, ""))

    def test_a_use_that_is_no_longer_needed_leaves_the_list(self):
        self.write("Sources/Core/TouchKit/Events/Event.swift", "struct Event {}\n")
        self.refuses("check-folders", "Docs/Map/TouchKit.md: Events no longer uses Tree/Views")
        subprocess.run([SCRIPTS / "check-folders", "--write", self.tree], check=True)
        self.assertEqual(self.output("check-folders"), (0, ""))

    def test_writing_the_list_adds_no_use(self):
        self.add(self.VIEW_FILE, "let event: Event? = nil")
        subprocess.run([SCRIPTS / "check-folders", "--write", self.tree], check=True)
        self.refuses("check-folders", "must not use Event of Events")
