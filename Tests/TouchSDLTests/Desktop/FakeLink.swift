import TouchBus

/// A connection to a bus that records what is sent.
@MainActor final class FakeLink: BusLink {
  var onMessage: ((BusMessage) -> Void)?
  var onLoss: (() -> Void)?
  private(set) var sent: [BusMessage] = []
  private(set) var isOpen = true

  @discardableResult func send(_ message: BusMessage) -> UInt32 {
    sent.append(message)
    return UInt32(sent.count)
  }

  func answer(_ call: BusMessage, _ arguments: [BusValue]) {}
  func refuse(_ call: BusMessage, _ error: String, _ text: String) {}
  func close() { isOpen = false }

  /// The number of the first sent call with an argument.
  func number(_ text: String) -> UInt32 {
    UInt32((sent.firstIndex { $0.arguments.contains(.string(text)) } ?? -2) + 1)
  }

  func receive(_ kind: BusMessage.Kind, answering: UInt32, _ arguments: [BusValue] = []) {
    var message = BusMessage(kind: kind)
    (message.answered, message.arguments) = (answering, arguments)
    onMessage?(message)
  }

  /// Receives the change of a setting.
  func change(_ namespace: String, _ key: String, _ value: BusValue) {
    onMessage?(
      .signal(
        "SettingChanged", of: "org.freedesktop.portal.Settings", at: "/",
        [.string(namespace), .string(key), .variant(value)]))
  }
}
