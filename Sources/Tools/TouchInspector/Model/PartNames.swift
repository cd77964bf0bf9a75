import TouchKit

/// Names for views and recognizers that have no name in the scene because they are inside controls and lists, such as
/// "header of list" and `list.menu`.
@MainActor final class PartNames {
  private let nameInScene: (AnyObject) -> String?
  private var given: Set<String> = []

  init(_ nameInScene: @escaping (AnyObject) -> String?) { self.nameInScene = nameInScene }

  /// Whether a name was created by this object.
  func isPart(_ name: String) -> Bool { given.contains(name) }

  /// The name of a part: its kind and the named view that contains it.
  ///
  /// Nil for an object with a name in the scene, and for one that is not inside a named view.
  func name(of object: AnyObject) -> String? {
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
      return (view.superview?.subviews.lazy.compactMap(firstName(in:)).first).map { "dimming behind \($0)" }
    }
    return owner(of: view).map { "\(Self.word(for: "\(type(of: view))")) of \($0)" }
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

  /// The word for a class of the kit: "navigation bar" for `UINavigationBar`.
  private static func word(for type: String) -> String {
    switch type {
    case "UIView", "WrapperView": return "part"
    case "UITableViewHeaderFooterView": return "header"
    case "UITableViewCell", "UICollectionViewCell": return "reused cell"
    case "FillView": return "background"
    default: break
    }
    var words = ""
    let body = type.hasPrefix("UI") ? type.dropFirst(2) : type[...]
    for letter in body.hasSuffix("View") ? body.dropLast(4) : body {
      words += letter.isUppercase && !words.isEmpty ? " " + letter.lowercased() : letter.lowercased()
    }
    return words.isEmpty ? "part" : words
  }
}
