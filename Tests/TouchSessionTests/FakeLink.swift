import TouchBus

/// A connection to a bus that records what is sent.
@MainActor final class FakeLink: BusLink {
  var onMessage: ((BusMessage) -> Void)?
  var onLoss: (() -> Void)?
  private(set) var sent: [BusMessage] = []
  private(set) var isOpen = true
  private var answers: [UInt32: String] = [:]
  private var calls: UInt32 = 100
  private var number: UInt32 = 0

  @discardableResult func send(_ message: BusMessage) -> UInt32 {
    sent.append(message)
    number += 1
    return number
  }

  func answer(_ call: BusMessage, _ arguments: [BusValue]) {
    answers[call.serial] = arguments.map(\.plain).joined(separator: " ")
  }

  func refuse(_ call: BusMessage, _ error: String, _ text: String) {
    answers[call.serial] = String(error.split(separator: ".").last ?? "")
  }

  func close() { isOpen = false }

  func receive(_ kind: BusMessage.Kind, answering: UInt32, _ arguments: [BusValue] = []) {
    var message = BusMessage(kind: kind)
    (message.answered, message.arguments) = (answering, arguments)
    onMessage?(message)
  }

  /// Receives a call; returns its answer as text, the last part of the name of its error, or nil without either.
  @discardableResult func call(
    _ member: String, of interface: String, at path: String, _ arguments: [BusValue] = []
  ) -> String? {
    var message = BusMessage.call(member, of: interface, at: path, in: ":1.9", arguments)
    calls += 1
    message.serial = calls
    onMessage?(message)
    return answers[calls]
  }

  /// What was sent since the last call, as text.
  func take() -> [String] {
    defer { sent = [] }
    return sent.map { ([$0.member] + $0.arguments.map(\.plain)).joined(separator: " ") }
  }
}

extension BusValue {
  /// The value as text.
  var plain: String {
    switch self {
    case .string(let text), .signature(let text), .path(let text): text
    case .structure(let members): "(" + members.map(\.plain).joined(separator: " ") + ")"
    case .array(_, let members): "[" + members.map(\.plain).joined(separator: " ") + "]"
    case .entry(let key, let value): "\(key.plain)=\(value.plain)"
    case .variant(let value): value.plain
    case .bool(let isTrue): "\(isTrue)"
    case .double(let number): "\(number)"
    case .byte, .int16, .uint16, .int32, .uint32, .int64, .uint64: "\(Int(number ?? 0))"
    }
  }
}
