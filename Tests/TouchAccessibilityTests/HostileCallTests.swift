import Expectations
import Testing
import TouchBus
import TouchEditing
import TouchGeometry
import TouchKit
import TouchLists
import TouchNavigation
import TouchTesting
import TouchWidgets

@testable import TouchAccessibility

@MainActor @Suite struct HostileCallTests {
  @Test("47.52: what does not exist is an error with its name")
  func errors() {
    let read = ReadStage(TouchStage())
    expectEqual(read.link.ask("Accessible", "GetRole", "99"), "UnknownObject")
    expectEqual(read.link.ask("Accessible", "GetRole", "01"), "UnknownObject")
    expectEqual(read.link.ask("Accessible", "GetRole", "1/e0_0"), "UnknownObject")
    expectEqual(read.link.ask("Value", "GetRole", "1"), "UnknownInterface")
    expectEqual(read.link.ask("Accessible", "Nothing", "1"), "UnknownMethod")
    expectEqual(read.link.ask("Accessible", "GetChildAtIndex", "1", .string("0")), "InvalidArgs")
    expectEqual(read.link.get("Accessible", "Nothing", "1"), "UnknownProperty")
    let set = read.link.call(
      "Set", of: "org.freedesktop.DBus.Properties", at: "/org/a11y/atspi/accessible/1",
      [.string("org.a11y.atspi.Accessible"), .string("Name"), .variant(.string("x"))])
    expectEqual(set, "PropertyReadOnly")
    expectEqual(read.link.call("Ping", of: "org.freedesktop.DBus.Peer", at: "/"), "")
    expectEqual(read.link.call("GetItems", of: "org.a11y.atspi.Cache", at: "/org/a11y/atspi/cache"), "[]")
    expectEqual(read.link.call("GetRole", of: "", at: "/org/a11y/atspi/accessible/root"), "75")
  }

  @Test(
    "47.52: ten thousand random calls have one answer each, and change nothing that is not an action",
    arguments: [47, 1848])
  func random(_ seed: UInt64) {
    let stage = TouchStage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "a😀b"
    let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
    for view in [field, slider, segments] { stage.rootView.addSubview(view) }
    stage.settle()
    let read = ReadStage(stage, events: ["object:", "window:"])
    var generator = Generator(state: seed)
    let interfaces = AccessibleInterface.methods.sorted { $0.key < $1.key }
    let objects = ["root", "0", "1", "2", "3", "4", "5", "6", "7", "8", "-1", "3/e0_0", "", "9999999999999999999999"]
    func argument(_ code: Character) -> BusValue {
      let numbers: [Int32] = [0, 1, -1, 2, 5, .max, .min, 100_000]
      let number = numbers.randomElement(using: &generator) ?? 0
      return switch code {
      case "i": .int32(number)
      case "u": .uint32(UInt32(bitPattern: number))
      case "b": .bool(number > 0)
      default: .string(["", "x", "\u{FFFF}", "no\nline"].randomElement(using: &generator) ?? "")
      }
    }
    for index in 1...10_000 {
      let (interface, methods) = interfaces.randomElement(using: &generator)!
      let (member, signature) = methods.sorted { $0.key < $1.key }.randomElement(using: &generator) ?? ("X", "")
      var arguments = signature.map(argument)
      if index % 10 == 0 { arguments.append(.path("/")) }
      _ = read.link.call(
        member, of: "org.a11y.atspi." + interface,
        at: "/org/a11y/atspi/accessible/" + (objects.randomElement(using: &generator) ?? ""), arguments)
      expectEqual(read.link.answerCount, index)
      if index % 100 == 0 { read.turn() }
    }
    #expect(segments.numberOfSegments == 2 && field.superview != nil)
  }

  /// A generator with the same numbers in each run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 31)
    }
  }
}
