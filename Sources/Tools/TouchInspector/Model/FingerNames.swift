import TouchKit
import TouchTrace

extension FingerMark {
  /// The name of a finger, a pencil or the mouse in the language of the tools: `finger 1`, `pencil 1`, `mouse`.
  static func localizedName(_ id: Int, _ tool: Tool) -> String {
    switch tool {
    case .mouse: localized("mouse")
    case .pencil: localized("pencil %1$s", "\(id)")
    case .finger, .wheel, .touchpad, .key, .button: localized("finger %1$s", "\(id)")
    }
  }
}

extension Lane {
  /// The name that is displayed: that of a finger is in the language of the tools.
  var displayName: String {
    guard kind == .finger, let finger else { return name }
    for tool in [Tool.mouse, .pencil, .finger] where FingerMark.name(finger, tool) == name {
      return FingerMark.localizedName(finger, tool)
    }
    return name
  }
}
