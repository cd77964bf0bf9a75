import TouchBus
import TouchDrawing
import TouchKit

/// The desktop's notification server.
///
/// https://specifications.freedesktop.org/notification-spec/latest/
struct NotificationServer: NotificationRoute {
  let name = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"
  private var hasActions = false
  private var hasMarkup = false

  /// The reason of a notification that the user closed.
  private static let dismissed = BusValue.uint32(2)
  /// Leaves the time on the screen to the server.
  private static let serversTime = BusValue.int32(-1)
  private static let pressed = "default"

  init() {}

  var signals: String { "type='signal',sender='\(name)',interface='\(name)'" }

  var probe: BusMessage { call("GetCapabilities") }

  mutating func readProbe(_ answer: BusMessage) {
    let capabilities = answer.arguments.first?.members?.compactMap(\.text) ?? []
    hasActions = capabilities.contains("actions")
    hasMarkup = capabilities.contains("body-markup")
  }

  func show(_ notification: DesktopNotification, replacing key: String?, of program: String) -> BusMessage {
    // A server without actions may show a notification with some as a window.
    let buttons = notification.actions.enumerated().flatMap { ["\($0.offset)", $0.element.title.withoutNUL] }
    let actions = hasActions ? [Self.pressed, localized("Open")] + buttons : []
    var hints: [(String, BusValue)] = [
      ("urgency", .byte(notification.urgency.rawValue)), ("desktop-entry", .string(program.withoutNUL)),
    ]
    if notification.isSilent { hints.append(("suppress-sound", .bool(true))) }
    let body = hasMarkup ? Self.escaped(notification.body) : notification.body
    return call(
      "Notify", .string(program.withoutNUL), .uint32(key.flatMap { UInt32($0) } ?? 0), .string(program.withoutNUL),
      .string(notification.title.withoutNUL), .string(body.withoutNUL), .strings(actions), .options(hints),
      Self.serversTime)
  }

  func key(of notification: DesktopNotification, _ answer: BusMessage) -> String? {
    guard case .uint32(let number)? = answer.arguments.first, number > 0 else { return nil }
    return String(number)
  }

  func remove(_ key: String) -> BusMessage { call("CloseNotification", .uint32(UInt32(key) ?? 0)) }

  func read(_ signal: BusMessage) -> NotificationReport? {
    guard signal.interface == name, case .uint32(let number)? = signal.arguments.first else { return nil }
    switch (signal.member, signal.signature) {
    case ("ActionInvoked", "us"):
      let action = signal.arguments[1].text ?? ""
      if action == Self.pressed { return .pressed(String(number), button: nil) }
      return Int(action).map { .pressed(String(number), button: $0) }
    case ("NotificationClosed", "uu"):
      return .closed(String(number), byUser: signal.arguments[1] == Self.dismissed)
    default: return nil
    }
  }

  private func call(_ member: String, _ arguments: BusValue...) -> BusMessage {
    .call(member, of: name, at: Self.path, in: name, arguments)
  }

  /// Returns a text with the characters escaped that have a meaning in markup.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
