import TouchBus
import TouchKit

/// The portal for notifications, which apps in a sandbox use.
///
/// It does not report closed notifications (semantics 57.9).
///
/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Notification.html
struct NotificationPortal: NotificationRoute {
  let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Notification"
  private static let pressed = "default"

  init() {}

  var signals: String { "type='signal',sender='\(name)',interface='\(Self.interface)'" }

  var probe: BusMessage {
    .call(
      "Get", of: "org.freedesktop.DBus.Properties", at: Self.path, in: name,
      [.string(Self.interface), .string("version")])
  }

  mutating func readProbe(_ answer: BusMessage) {}

  func show(_ notification: DesktopNotification, replacing key: String?, of program: String) -> BusMessage {
    let priority =
      switch notification.urgency {
      case .low: "low"
      case .normal: "normal"
      case .critical: "urgent"
      }
    var parts: [(String, BusValue)] = [
      ("title", .string(notification.title.withoutNUL)), ("body", .string(notification.body.withoutNUL)),
      ("priority", .string(priority)), ("default-action", .string(Self.pressed)),
    ]
    if !notification.actions.isEmpty {
      let buttons = notification.actions.enumerated().map { index, action in
        BusValue.options([("label", .string(action.title.withoutNUL)), ("action", .string("\(index)"))])
      }
      parts.append(("buttons", .array("a{sv}", buttons)))
    }
    return call("AddNotification", .string(notification.identifier.withoutNUL), .options(parts))
  }

  func key(of notification: DesktopNotification, _ answer: BusMessage) -> String? {
    notification.identifier.withoutNUL
  }

  func remove(_ key: String) -> BusMessage { call("RemoveNotification", .string(key)) }

  func read(_ signal: BusMessage) -> NotificationReport? {
    guard signal.interface == Self.interface, signal.member == "ActionInvoked", signal.signature == "ssav",
      let key = signal.arguments[0].text, let action = signal.arguments[1].text
    else { return nil }
    if action == Self.pressed { return .pressed(key, button: nil) }
    return Int(action).map { .pressed(key, button: $0) }
  }

  private func call(_ member: String, _ arguments: BusValue...) -> BusMessage {
    .call(member, of: Self.interface, at: Self.path, in: name, arguments)
  }
}
