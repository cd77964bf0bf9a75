/// A message of the bus, as a value.
package struct BusMessage: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case call, answer, error, signal }

  package var kind: Kind
  /// The receiver of a call; empty for a signal, which reaches all that subscribed.
  package var destination = ""
  package var path = ""
  package var interface = ""
  package var member = ""
  /// The sender, which the bus fills in.
  package var sender = ""
  /// The name of an error.
  package var error = ""
  /// The number of a received message.
  package var serial: UInt32 = 0
  /// The number of the call that an answer or error belongs to.
  package var answered: UInt32 = 0
  /// Whether a call expects an answer.
  package var needsAnswer = true
  /// Whether a call may start the service that it is for.
  package var startsService = true
  package var arguments: [BusValue] = []

  package init(kind: Kind) { self.kind = kind }

  /// A call.
  package static func call(
    _ member: String, of interface: String, at path: String, in destination: String, _ arguments: [BusValue] = [],
    startsService: Bool = true
  ) -> BusMessage {
    var message = BusMessage(kind: .call)
    (message.destination, message.path) = (destination, path)
    (message.interface, message.member) = (interface, member)
    (message.arguments, message.startsService) = (arguments, startsService)
    return message
  }

  /// A signal.
  package static func signal(
    _ member: String, of interface: String, at path: String, _ arguments: [BusValue] = []
  ) -> BusMessage {
    var message = BusMessage(kind: .signal)
    (message.path, message.interface, message.member) = (path, interface, member)
    message.arguments = arguments
    return message
  }

  /// A subscription to signals.
  package static func matching(_ rule: String) -> BusMessage {
    call("AddMatch", of: bus, at: "/org/freedesktop/DBus", in: bus, [.string(rule)])
  }

  /// The name of the bus itself.
  package static let bus = "org.freedesktop.DBus"

  /// The signature of the arguments.
  package var signature: String { arguments.map(\.type).joined() }
}

/// A connection to a bus as its users see it; tests provide their own.
@MainActor package protocol BusLink: AnyObject {
  /// Called with each message, after the call that read it has returned to the loop.
  var onMessage: ((BusMessage) -> Void)? { get set }
  /// Called once when the connection is lost.
  var onLoss: (() -> Void)? { get set }
  /// Sends a call or a signal; returns its number, 0 if the connection is closed.
  @discardableResult func send(_ message: BusMessage) -> UInt32
  /// Answers a call.
  func answer(_ call: BusMessage, _ arguments: [BusValue])
  /// Answers a call with an error.
  func refuse(_ call: BusMessage, _ error: String, _ text: String)
  /// Ends the connection without calling `onLoss`.
  func close()
}
