import Expectations
import Testing
import TouchBus
import TouchDrawing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchLists
import TouchNavigation
import TouchTesting
import TouchWidgets

@testable import TouchAccessibility

@MainActor @Suite struct TreeTests {
  private let stage = TouchStage()

  private func add(_ view: UIView, _ y: CGFloat, _ label: String? = nil) {
    view.frame = CGRect(x: 20, y: y, width: 200, height: 40)
    if let label { view.accessibilityLabel = label }
    stage.rootView.addSubview(view)
  }

  private func controls() -> (UISwitch, UISlider, UITextField) {
    let label = UILabel()
    label.text = "Settings"
    add(label, 0)
    let button = UIButton(type: .system)
    button.setTitle("Press me", for: .normal)
    button.accessibilityHint = "Presses"
    add(button, 50)
    let toggle = UISwitch()
    add(toggle, 100, "Wireless")
    let slider = UISlider()
    slider.value = 0.25
    add(slider, 150, "Volume")
    let field = UITextField()
    field.text = "héllo"
    add(field, 200, "Name")
    let secret = UITextField()
    (secret.text, secret.isSecureTextEntry) = ("a😀b", true)
    add(secret, 250, "Password")
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    add(segments, 300)
    let off = UIButton(type: .system)
    off.setTitle("Off", for: .normal)
    off.isEnabled = false
    add(off, 350)
    stage.settle()
    return (toggle, slider, field)
  }

  @Test("47.12 to 47.19: the windows, their elements and containers, with roles, values and states")
  func tree() {
    _ = controls()
    let read = ReadStage(stage)
    expectEqual(
      read.reading,
      """
      application
        frame
          panel
            label "Settings"
            push button "Press me", Presses
            toggle button "Wireless", not pressed
            slider "Volume" 25%
            entry "Name" "héllo"
            password text "Password" "•••"
            panel
              radio button "Day" 1 of 2, not checked
              radio button "Week" 2 of 2, checked
            push button "Off", disabled
      """)
  }

  @Test("47.13: hidden views are no objects, and their paths are gone")
  func hidden() {
    let (toggle, _, _) = controls()
    let read = ReadStage(stage)
    let path = read.object("Wireless")
    expectEqual(read.link.get("Accessible", "Name", path), "Wireless")
    toggle.isHidden = true
    read.turn()
    expectEqual(read.link.get("Accessible", "Name", path), "UnknownObject")
  }

  @Test("47.49: an object with a path contains the points of its frame that are inside the path")
  func paths() {
    let (round, element) = (UIView(), UIAccessibilityElement(accessibilityContainer: stage.rootView))
    round.isAccessibilityElement = true
    add(round, 0, "Round")
    stage.settle()
    let read = ReadStage(stage)
    let object = read.object("Round")
    func isFound(_ x: Int32, _ y: Int32) -> Bool {
      let isInside = read.link.ask("Component", "Contains", object, .int32(x), .int32(y), .uint32(1)) == "true"
      let parent = read.link.get("Accessible", "Parent", object).split(separator: "@").last.map(String.init) ?? ""
      let found = read.link.ask("Component", "GetAccessibleAtPoint", parent, .int32(x), .int32(y), .uint32(1))
      expectEqual(found.hasSuffix("@" + object), isInside)
      return isInside
    }
    #expect(isFound(25, 5) && isFound(100, 20))
    round.accessibilityPath = UIBezierPath(ovalIn: round.accessibilityFrame)
    #expect(!isFound(25, 5) && isFound(100, 20))
    round.accessibilityPath = nil
    #expect(isFound(25, 5))
    element.accessibilityPath = UIBezierPath(rect: .zero)
    expectEqual(element.accessibilityPath?.bounds, .zero)
  }

  @Test("47.46, 47.19: an action is a tap, and a value is set as by a drag")
  func actions() {
    let (toggle, slider, _) = controls()
    let read = ReadStage(stage)
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let (object, volume) = (read.object("Wireless"), read.object("Volume"))
    expectEqual(read.link.get("Action", "NActions", object), "1")
    expectEqual(read.link.ask("Action", "GetName", object, .int32(0)), "toggle")
    expectEqual(read.link.ask("Action", "DoAction", object, .int32(0)), "true")
    #expect(toggle.isOn)
    expectEqual(read.link.ask("Action", "DoAction", object, .int32(1)), "false")
    expectEqual(read.link.ask("Action", "DoAction", read.object("Off"), .int32(0)), "false")
    func set(_ value: BusValue) -> String {
      read.link.call(
        "Set", of: "org.freedesktop.DBus.Properties", at: "/org/a11y/atspi/accessible/" + volume,
        [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(value)])
    }
    #expect(set(.double(7)) == "" && slider.value == 1 && changes == 1)
    #expect(set(.double(.nan)) == "InvalidArgs" && set(.string("x")) == "InvalidArgs" && slider.value == 1)
    expectEqual(read.link.get("Value", "CurrentValue", volume), "1.0")
  }

  @Test("47.46: custom actions follow, by their names for users")
  func customActions() {
    let (toggle, _, _) = controls()
    var performed: [String] = []
    toggle.accessibilityCustomActions = ["Forget", "Rename"].map { name in
      UIAccessibilityCustomAction(name: name) {
        performed.append($0.name)
        return true
      }
    }
    let read = ReadStage(stage)
    let object = read.object("Wireless")
    expectEqual(read.link.get("Action", "NActions", object), "3")
    expectEqual(read.link.ask("Action", "GetName", object, .int32(2)), "custom.2")
    expectEqual(read.link.ask("Action", "GetLocalizedName", object, .int32(2)), "Rename")
    expectEqual(read.link.ask("Action", "DoAction", object, .int32(2)), "true")
    #expect(performed == ["Rename"] && !toggle.isOn)
  }

  private final class Player: UIView {
    var calls: [String] = []
    var handles = true
    override var canBecomeFirstResponder: Bool { true }
    override func accessibilityPerformMagicTap() -> Bool {
      calls.append("magic")
      return handles
    }
    override func accessibilityPerformEscape() -> Bool {
      calls.append("escape")
      return handles
    }
    override func remoteControlReceived(with event: UIEvent?) { calls.append("remote") }
  }

  @Test("47.58: the key that plays and pauses is the magic tap while a screen reader follows the focus")
  func magicTap() {
    let player = Player()
    add(player, 0)
    player.becomeFirstResponder()
    func press() {
      stage.window.sendEvent(UIEvent(type: .remoteControl, subtype: .remoteControlTogglePlayPause))
    }
    press()
    let read = ReadStage(stage, events: ["object:state-changed:focused"])
    #expect(read.service.followFocus)
    press()
    player.handles = false
    press()
    expectEqual(player.calls, ["remote", "magic", "magic", "remote"])
  }

  @Test("47.47: a dialog is dismissed by the first in its chain that can")
  func escape() {
    let (dialog, player) = (UIView(), Player())
    dialog.accessibilityViewIsModal = true
    dialog.accessibilityLabel = "Question"
    add(dialog, 0)
    player.frame = dialog.bounds
    dialog.addSubview(player)
    let label = UILabel(frame: dialog.bounds)
    label.text = "Sure?"
    player.addSubview(label)
    player.becomeFirstResponder()
    let read = ReadStage(stage)
    expectEqual(read.link.ask("Action", "DoAction", read.object("Question"), .int32(0)), "true")
    read.turn()
    expectEqual(player.calls, ["escape"])
  }

  @Test("47.46: a press during a transition reaches its element, after the transition, and nothing below")
  func pressInTransition() {
    let root = UIViewController()
    stage.window.rootViewController = root
    var pressed: [String] = []
    let below = UIButton(frame: root.view.bounds, primaryAction: UIAction { _ in pressed.append("below") })
    root.view.addSubview(below)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in pressed.append("No") })
    let read = ReadStage(stage)
    root.present(alert, animated: true)
    stage.wait(0.05)
    #expect(alert.transitionCoordinator != nil)
    expectEqual(read.link.ask("Action", "DoAction", read.object("No"), .int32(0)), "true")
    stage.wait(3)
    expectEqual(pressed, ["No"])
    expectNil(root.presentedViewController)
  }

  private final class Chart: UIView {
    lazy var parts = ["one", "two"].map { name in
      let part = UIAccessibilityElement(accessibilityContainer: self)
      part.accessibilityLabel = name
      part.accessibilityFrameInContainerSpace = bounds
      return part
    }
    override func accessibilityElementCount() -> Int { parts.count }
    override func accessibilityElement(at index: Int) -> Any? { parts[index] }
    override func index(ofAccessibilityElement element: Any) -> Int {
      parts.firstIndex { $0 === element as AnyObject } ?? NSNotFound
    }
  }

  @Test("47.59, 45.4: a container of the app is an object around its elements, which may be listed by index")
  func containers() {
    for (index, kind) in [UIAccessibilityContainerType.list, .dataTable, .landmark, .semanticGroup, .none].enumerated()
    {
      let chart = Chart()
      add(chart, CGFloat(index) * 50, "Chart \(index)")
      chart.accessibilityContainerType = kind
    }
    let empty = UIView()
    add(empty, 300, "Empty")
    empty.accessibilityContainerType = .list
    expectEqual(
      ReadStage(stage).reading,
      """
      application
        frame
          panel
            list "Chart 0"
              label "one"
              label "two"
            table "Chart 1"
              label "one"
              label "two"
            landmark "Chart 2"
              label "one"
              label "two"
            panel "Chart 3"
              label "one"
              label "two"
            label "one"
            label "two"
      """)
  }

  @Test("47.24, 47.25, 47.27: offsets count scalars, and selections are those of the user")
  func text() {
    let (_, _, field) = controls()
    field.text = "😀 né 👨‍👩‍👧."
    let read = ReadStage(stage)
    let name = read.object("Name")
    func text(_ start: Int, _ end: Int) -> String {
      read.link.ask("Text", "GetText", name, .int32(Int32(start)), .int32(Int32(end)))
    }
    expectEqual(read.link.get("Text", "CharacterCount", name), "11")
    expectEqual(
      [text(0, 1), text(2, 4), text(-3, 2), text(9, -1), text(4, 2), text(5, 99)].map { $0 },
      [
        "😀", "né", "😀 ", "👧.", "", "👨‍👩‍👧.",
      ])
    expectEqual(read.link.ask("Text", "GetCharacterAtOffset", name, .int32(0)), "128512")
    expectEqual(read.link.ask("Text", "GetStringAtOffset", name, .int32(2), .uint32(1)), "né  2 5")
    expectEqual(read.link.ask("Text", "GetStringAtOffset", name, .int32(99), .uint32(1)), " -1 -1")
    expectEqual(read.link.ask("Text", "GetTextAtOffset", name, .int32(3), .uint32(5)), "😀 né 👨‍👩‍👧. 0 11")
    expectEqual(read.link.ask("Text", "SetSelection", name, .int32(0), .int32(2), .int32(4)), "true")
    expectEqual(read.link.ask("Text", "GetSelection", name, .int32(0)), "2 4")
    expectEqual(read.link.get("Text", "CaretOffset", name), "4")
    expectEqual(read.link.ask("Text", "SetCaretOffset", name, .int32(12)), "false")
  }

  @Test("47.28: edits ask the delegate, can be undone, and a refusal is false")
  func edits() {
    @MainActor final class Refuser: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { string != "no" }
    }
    let (_, _, field) = controls()
    let refuser = Refuser()
    field.delegate = refuser
    let read = ReadStage(stage)
    let name = read.object("Name")
    func insert(_ place: Int32, _ text: String, _ count: Int32) -> String {
      read.link.ask("EditableText", "InsertText", name, .int32(place), .string(text), .int32(count))
    }
    #expect(insert(5, "😀!x", 2) == "true" && field.text == "héllo😀!")
    #expect(insert(0, "no", -1) == "false" && field.text == "héllo😀!")
    expectEqual(read.link.ask("EditableText", "DeleteText", name, .int32(5), .int32(6)), "true")
    expectEqual(field.text, "héllo!")
    #expect(read.link.ask("EditableText", "SetTextContents", name, .string("new")) == "true" && field.text == "new")
    withExtendedLifetime(refuser) {}
  }

  @Test("47.29: of a secure text only the number of letters is read, and it cannot be copied")
  func secret() {
    _ = controls()
    let read = ReadStage(stage)
    let password = read.object("Password")
    expectEqual(read.link.ask("Text", "GetText", password, .int32(0), .int32(-1)), "•••")
    expectEqual(read.link.get("Text", "CharacterCount", password), "3")
    expectEqual(read.link.ask("Text", "GetCharacterAtOffset", password, .int32(1)), "8226")
    expectEqual(read.link.ask("Text", "GetStringAtOffset", password, .int32(1), .uint32(1)), "••• 0 3")
    expectEqual(read.link.ask("EditableText", "CutText", password, .int32(0), .int32(3)), "false")
    expectEqual(read.link.get("Accessible", "Description", password), "")
    expectEqual(read.link.ask("EditableText", "InsertText", password, .int32(3), .string("c"), .int32(1)), "true")
    expectEqual(read.link.ask("Text", "GetText", password, .int32(0), .int32(-1)), "••••")
  }

  @Test("47.20, 47.40 to 47.42: the focus, states and texts are reported once a turn, in their order")
  func events() {
    let (toggle, slider, field) = controls()
    let read = ReadStage(stage, events: ["object:", "window:"])
    let window = "1"
    expectEqual(read.link.signals(), ["\(window) StateChanged active 1 0 0", "\(window) Activate 0 0"])
    let (wireless, volume, name) = (read.object("Wireless"), read.object("Volume"), read.object("Name"))
    UIFocusSystem.focusSystem(for: toggle)?.requestFocusUpdate(to: toggle)
    read.turn()
    expectEqual(read.link.signals(), ["\(wireless) StateChanged focused 1 0 0"])
    toggle.isOn = true
    slider.value = 0.5
    read.turn()
    expectEqual(
      read.link.signals(),
      [
        "\(wireless) PropertyChange accessible-value 0 0 0.0", "\(volume) PropertyChange accessible-value 0 0 0.5",
        "\(wireless) StateChanged pressed 1 0 0",
      ])
    toggle.isOn = false
    toggle.isOn = true
    read.turn()
    expectEqual(read.link.signals(), [])
    field.text = "help"
    read.turn()
    expectEqual(
      read.link.signals(),
      [
        "\(name) TextChanged delete 1 4 éllo", "\(name) TextChanged insert 1 3 elp", "\(name) TextCaretMoved 4 0 0",
      ])
    toggle.isHidden = true
    read.turn()
    expectEqual(read.link.signals(), ["2 ChildrenChanged remove 0 0 @\(wireless)"])
  }

  @Test("47.43, 47.44: an announcement is an event, or an object for two seconds")
  func announcements() {
    _ = controls()
    let heard = ReadStage(stage, events: ["object:announcement"])
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    expectEqual(heard.link.signals(), ["1 Announcement 1 0 Saved"])
    let seen = ReadStage(stage, events: ["object:"])
    _ = seen.link.signals()
    let deaf = ReadStage(stage, events: ["object:children-changed", "object:state-changed:showing"])
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    deaf.turn()
    let notice = deaf.object("Saved")
    expectEqual(deaf.link.signals(), ["1 ChildrenChanged add 0 0 @\(notice)", "\(notice) StateChanged showing 1 0 0"])
    deaf.stage.wait(2.1)
    expectEqual(
      deaf.link.signals(), ["\(notice) StateChanged showing 0 0 0", "1 ChildrenChanged remove 0 0 @\(notice)"])
    withExtendedLifetime((heard, seen)) {}
  }

  @Test("47.36: an alert is a modal dialog with its title, and what is behind it is no object")
  func dialog() {
    let (toggle, _, _) = controls()
    let read = ReadStage(stage)
    let path = read.object("Wireless")
    let alert = UIAlertController(title: "Delete the file?", message: "It is lost.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    stage.window.rootViewController?.present(alert, animated: false)
    read.turn()
    expectEqual(read.link.get("Accessible", "Name", path), "UnknownObject")
    let dialog = read.service.model.tree.objects.values.first { $0.role == .dialog }
    #expect(dialog?.name == "Delete the file?" && dialog?.states.contains(.modal) == true)
    #expect(read.object("Delete") != "none")
    withExtendedLifetime(toggle) {}
  }

  @Test("47.23: many changes at once replace the container")
  func overturned() {
    let read = ReadStage(stage, events: ["object:children-changed"])
    let before = read.service.model.tree.objects[1]?.children ?? []
    for index in 0..<33 {
      let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 18, width: 100, height: 18))
      label.text = "Line \(index)"
      stage.rootView.addSubview(label)
    }
    read.turn()
    let after = read.service.model.tree.objects[1]?.children ?? []
    expectEqual(
      read.link.signals(),
      [
        "1 ChildrenChanged remove 0 0 @\(before[0])", "1 ChildrenChanged add 0 0 @\(after[0])",
      ])
  }
}
