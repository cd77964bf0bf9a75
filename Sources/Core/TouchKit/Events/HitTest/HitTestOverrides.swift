import CTouchKit

/// Finds which classes override a hit-testing method, once per class, by the runtime's method lookup.
@MainActor enum HitTestOverrides {
  private static var known: [ObjectIdentifier: ViewFlags] = [:]
  private static var last: (type: ObjectIdentifier, flags: ViewFlags)?

  /// Returns the flags of views of a class: `classIsKnown` and its overrides.
  static func flags(of type: UIView.Type) -> ViewFlags {
    let type = ObjectIdentifier(type)
    if let last, last.type == type { return last.flags }
    let flags = known[type] ?? ask(type)
    known[type] = flags
    last = (type, flags)
    return flags
  }

  private static func ask(_ type: ObjectIdentifier) -> ViewFlags {
    let (type, base) = (UInt(bitPattern: type), UInt(bitPattern: ObjectIdentifier(UIView.self)))
    var flags: ViewFlags = .classIsKnown
    if touch_overrides_hit_test(type, base) { flags.insert(.overridesHitTest) }
    if touch_overrides_point_inside(type, base) { flags.insert(.overridesPointInside) }
    return flags
  }
}
