import TouchBus
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchAccessibility

/// A connection to a bus that records what is sent.
@MainActor final class FakeLink: BusLink {
  var onMessage: ((BusMessage) -> Void)?
  var onLoss: (() -> Void)?
  var sent: [BusMessage] = []
  private(set) var answers: [UInt32: [BusValue]] = [:]
  private(set) var errors: [UInt32: String] = [:]
  private(set) var answerCount = 0
  private(set) var isOpen = true
  private var calls: UInt32 = 100

  @discardableResult func send(_ message: BusMessage) -> UInt32 {
    sent.append(message)
    return UInt32(sent.count)
  }

  func answer(_ call: BusMessage, _ arguments: [BusValue]) {
    answers[call.serial] = arguments
    answerCount += 1
  }

  func refuse(_ call: BusMessage, _ error: String, _ text: String) {
    errors[call.serial] = error
    answerCount += 1
  }

  func close() { isOpen = false }

  func receive(_ kind: BusMessage.Kind, answering: UInt32, _ arguments: [BusValue] = []) {
    var message = BusMessage(kind: kind)
    (message.answered, message.arguments) = (answering, arguments)
    onMessage?(message)
  }

  /// Receives a call; returns its answer, or the last part of the name of the error.
  func call(_ member: String, of interface: String, at path: String, _ arguments: [BusValue] = []) -> String {
    var message = BusMessage.call(member, of: interface, at: path, in: ":1.9", arguments)
    calls += 1
    message.serial = calls
    onMessage?(message)
    if let error = errors[calls] { return String(error.split(separator: ".").last ?? "") }
    return (answers[calls] ?? []).map(\.plain).joined(separator: " ")
  }

  /// Receives a call of an interface of AT-SPI; `object` is the last part of the path.
  func ask(_ interface: String, _ member: String, _ object: String, _ arguments: BusValue...) -> String {
    call(member, of: "org.a11y.atspi." + interface, at: "/org/a11y/atspi/accessible/" + object, arguments)
  }

  /// Reads a property.
  func get(_ interface: String, _ property: String, _ object: String) -> String {
    call(
      "Get", of: "org.freedesktop.DBus.Properties", at: "/org/a11y/atspi/accessible/" + object,
      [.string("org.a11y.atspi." + interface), .string(property)])
  }

  /// The signals since the last call, as `path member detail numbers value`.
  func signals() -> [String] {
    defer { sent.removeAll { $0.kind == .signal } }
    return sent.filter { $0.kind == .signal }.map { signal in
      let last = signal.path.split(separator: "/").last ?? ""
      return ([String(last), signal.member] + signal.arguments.dropLast().map(\.plain)).filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }
}

extension BusValue {
  /// The value as text: references by the last part of their path.
  var plain: String {
    switch self {
    case .string(let text), .signature(let text): text
    case .path(let path): "@" + (path.split(separator: "/").last ?? "")
    case .structure(let members): members.map(\.plain).filter { $0 != ":1.9" }.joined(separator: ",")
    case .array(_, let members): "[" + members.map(\.plain).joined(separator: " ") + "]"
    case .entry(let key, let value): "\(key.plain)=\(value.plain)"
    case .variant(let value): value.plain
    case .bool(let isTrue): "\(isTrue)"
    case .double(let number): "\(number)"
    case .byte, .int16, .uint16, .int32, .uint32, .int64, .uint64: "\(Int(number ?? 0))"
    }
  }
}

/// A stage that is registered with a bus of the test.
@MainActor struct ReadStage {
  let stage: TouchStage
  let session = FakeLink()
  let link = FakeLink()
  let service: AccessibilityService

  /// Registers a stage; `events` are those that a client listens to.
  init(_ stage: TouchStage, events: [String] = []) {
    self.stage = stage
    let (session, link) = (session, link)
    service = AccessibilityService(
      UIApplication.shared, connections: .init(session: { session }, address: { _ in link }), complain: { _ in })
    service.begin("unix:path=/test")
    link.receive(.answer, answering: 99, [.string(":1.9")])
    link.receive(.answer, answering: 1, [.structure([.string(":1.0"), .path("/root")])])
    link.receive(
      .answer, answering: 3, [.array("(ss)", events.map { .structure([.string(":1.5"), .string($0)]) })])
    turn()
  }

  func turn() { stage.wait(0.3) }

  /// The number of the object with a name.
  func object(_ name: String) -> String {
    let found = service.model.tree.objects.sorted { $0.key < $1.key }.first { $0.value.name == name }
    return found.map { "\($0.key)" } ?? "none"
  }

  var reading: String { service.model.tree.reading.joined(separator: "\n") }
}
