import TouchKit

/// Names for views and recognizers that have no name in the scene because they are inside controls and lists, such as
/// "header of list" and `list.menu`.
@MainActor package final class PartNames {
  private let nameInScene: (AnyObject) -> String?
  private var given: Set<String> = []

  package init(_ nameInScene: @escaping (AnyObject) -> String?) { self.nameInScene = nameInScene }

  /// Whether a name was created by this object.
  package func isPart(_ name: String) -> Bool { given.contains(name) }

  /// The name of a part: its kind and the named view that contains it.
  ///
  /// Nil for an object with a name in the scene, and for one that is not inside a named view.
  package func name(of object: AnyObject) -> String? {
    guard nameInScene(object) == nil, let name = made(object) else { return nil }
    given.insert(name)
    return name
  }

  private func made(_ object: AnyObject) -> String? {
    if let recognizer = object as? UIGestureRecognizer {
      guard let role = recognizer.role, let owner = recognizer.view.flatMap(owner) else { return nil }
      return "\(owner).\(Self.word(for: role))"
    }
    guard let view = object as? UIView, !(view is UIWindow) else { return nil }
    if view.gestureRecognizers?.contains(where: { $0.role == .dismissingTap }) == true {
      return (view.superview?.subviews.lazy.compactMap(firstName(in:)).first).map {
        localized("dimming behind %1$s", $0)
      }
    }
    let type = "\(type(of: view))"
    // Each page of a container has one, and is what tells them apart.
    if type == "WrapperView", let page = firstName(in: view) { return localized("wrapper of %1$s", page) }
    return owner(of: view).map { Self.phrase(for: type, of: $0) }
  }

  /// The name of a view, or of its nearest ancestor with a name.
  private func owner(of view: UIView) -> String? {
    var next: UIView? = view
    while let here = next {
      if let name = nameInScene(here) { return name }
      next = here.superview
    }
    return nil
  }

  private func firstName(in view: UIView) -> String? {
    nameInScene(view) ?? view.subviews.lazy.compactMap(firstName(in:)).first
  }

  /// The last part of a recognizer's name, the same word as in the names that scenes give to the kit's recognizers.
  private static func word(for role: GestureRole) -> String {
    switch role {
    case .menu: "menu"
    case .secondaryClick: "click"
    default: role.rawValue
    }
  }

  /// The name of a view of a class of the kit inside of a named view: "navigation bar of stack".
  private static func phrase(for type: String, of owner: String) -> String {
    switch type {
    case "UIView", "WrapperView": return localized("part of %1$s", owner)
    case "UITableViewHeaderFooterView": return localized("header of %1$s", owner)
    case "UITableViewCell", "UICollectionViewCell": return localized("reused cell of %1$s", owner)
    case "FillView": return localized("background of %1$s", owner)
    case "GripView": return localized("grip of %1$s", owner)
    case "UINavigationBar": return localized("navigation bar of %1$s", owner)
    case "UITabBar": return localized("tab bar of %1$s", owner)
    case "BarButton": return localized("bar button of %1$s", owner)
    default: break
    }
    var words = ""
    let body = type.hasPrefix("UI") ? type.dropFirst(2) : type[...]
    for letter in body.hasSuffix("View") ? body.dropLast(4) : body {
      words += letter.isUppercase && !words.isEmpty ? " " + letter.lowercased() : letter.lowercased()
    }
    return words.isEmpty
      ? localized("part of %1$s", owner) : localized("%1$s of %2$s", words, owner, context: "part")
  }
}
