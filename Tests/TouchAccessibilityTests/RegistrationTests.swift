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

@MainActor @Suite struct RegistrationTests {
  private let stage = TouchStage()
  private let session = FakeLink()

  private func service(_ links: @escaping @MainActor (String) -> FakeLink?) -> AccessibilityService {
    let session = session
    return AccessibilityService(
      UIApplication.shared, connections: .init(session: { session }, address: links), complain: { _ in })
  }

  private func changed(_ isEnabled: Bool) -> BusMessage {
    .signal(
      "PropertiesChanged", of: "org.freedesktop.DBus.Properties", at: "/org/a11y/bus",
      [.string("org.a11y.Status"), .options([("IsEnabled", .bool(isEnabled))]), .strings([])])
  }

  @Test("47.2: one question that starts no service, and two subscriptions; nothing else while none is enabled")
  func watching() {
    var addresses: [String] = []
    let service = service { address in
      addresses.append(address)
      return nil
    }
    service.begin()
    expectEqual(session.sent.map(\.member), ["AddMatch", "AddMatch", "Get"])
    expectEqual(session.sent[2].startsService, false)
    session.receive(.error, answering: 3, [.string("no owner")])
    #expect(session.sent.count == 3 && addresses.isEmpty)
    // The service appears, and is not enabled.
    session.onMessage?(
      .signal(
        "NameOwnerChanged", of: "org.freedesktop.DBus", at: "/",
        [.string("org.a11y.Bus"), .string(""), .string(":1.3")]))
    session.receive(.answer, answering: 4, [.variant(.bool(false))])
    #expect(session.sent.map(\.member) == ["AddMatch", "AddMatch", "Get", "Get"] && addresses.isEmpty)
  }

  @Test("47.4, 47.8: registers when enabled, and drops everything when disabled")
  func enabled() {
    let link = FakeLink()
    let service = service { $0 == "unix:path=/a11y" ? link : nil }
    service.begin()
    session.receive(.answer, answering: 3, [.variant(.bool(false))])
    session.onMessage?(changed(true))
    expectEqual(session.sent.last?.member, "GetAddress")
    session.receive(.answer, answering: 4, [.string("unix:path=/a11y")])
    link.receive(.answer, answering: 9, [.string(":1.9")])
    expectEqual(link.sent.map(\.member), ["Embed", "AddMatch", "GetRegisteredEvents"])
    #expect(link.sent[0].arguments.map(\.plain) == ["@root"] && link.sent[0].signature == "(so)")
    // The registry numbers the application before it answers.
    let set = link.call(
      "Set", of: "org.freedesktop.DBus.Properties", at: "/org/a11y/atspi/accessible/root",
      [.string("org.a11y.atspi.Application"), .string("Id"), .variant(.int32(7))])
    #expect(set == "" && link.get("Application", "Id", "root") == "7")
    link.receive(.answer, answering: 1, [.structure([.string(":1.0"), .path("/desktop/root")])])
    expectEqual(link.get("Accessible", "Parent", "root"), ":1.0,@root")
    session.onMessage?(changed(false))
    #expect(!link.isOpen)
  }

  @Test("47.57: an app that is refused does not ask again")
  func refused() {
    var links: [FakeLink] = []
    let service = service { _ in
      links.append(FakeLink())
      return links.last
    }
    service.begin()
    session.receive(.answer, answering: 3, [.variant(.bool(true))])
    session.receive(.answer, answering: 4, [.string("unix:path=/a11y")])
    links[0].receive(.answer, answering: 9, [.string(":1.9")])
    links[0].receive(.error, answering: 1, [.string("no")])
    session.onMessage?(changed(true))
    stage.wait(5)
    #expect(links.count == 1 && !links[0].isOpen)
    withExtendedLifetime(service) {}
  }

  @Test("47.5: events are listed by client, and a client that leaves takes all of them")
  func listeners() {
    var listeners = EventListeners()
    listeners.add("Object:StateChanged:Focused", of: ":1.1")
    listeners.add("object:state-changed:", of: ":1.2")
    listeners.add("window:", of: ":1.2")
    #expect(listeners.want("Object:StateChanged:focused") && listeners.want("object:StateChanged:pressed"))
    #expect(listeners.want("Window:Activate:") && !listeners.want("Object:ChildrenChanged:add"))
    listeners.remove("", of: ":1.2")
    #expect(!listeners.want("object:StateChanged:pressed") && !listeners.want("Window:Activate:"))
    listeners.remove("", of: ":1.3")
    listeners.remove("object:state-changed:focused", of: ":1.1")
    #expect(listeners.isEmpty)
  }

  @Test("47.6, 47.21: no event without a listener, and only those that it listens to")
  func filtered() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
    button.setTitle("One", for: .normal)
    stage.rootView.addSubview(button)
    stage.settle()
    let silent = ReadStage(stage)
    button.setTitle("Two", for: .normal)
    silent.turn()
    expectEqual(silent.link.signals(), [])
    let read = ReadStage(stage, events: ["Object:PropertyChange:AccessibleName"])
    button.setTitle("Three", for: .normal)
    button.isSelected = true
    read.turn()
    expectEqual(read.link.signals(), ["\(read.object("Three")) PropertyChange accessible-name 0 0 Three"])
  }

  @Test("47.21: what changes with each frame is reported at most ten times a second, and the last of it always")
  func frames() {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
    label.text = "0"
    stage.rootView.addSubview(label)
    stage.settle()
    let read = ReadStage(stage, events: ["Object:PropertyChange:AccessibleName"])
    for number in 1...60 {
      label.text = "\(number)"
      stage.wait(1.0 / 60)
    }
    read.turn()
    let signals = read.link.signals()
    #expect((5...12).contains(signals.count), "\(signals.count)")
    #expect(signals.last?.hasSuffix(" 60") == true, "\(signals)")
  }
}
