import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The appearances that a bar or an item was given; each is a copy that belongs to it.
@MainActor final class BarLooks<Appearance: UIBarAppearance> {
  /// When an appearance counts: as a rule; while the content below the bar stands at its beginning; in a window that is
  /// not high.
  enum Occasion: Int { case standard, scrollEdge, compact }

  private let copy: @MainActor (UIBarAppearance) -> Appearance
  private let changed: () -> Void
  private var kept: [Appearance?] = [nil, nil, nil]

  /// - Parameters:
  ///   - copy: makes a copy of an appearance.
  ///   - changed: called when another one is given, and when one that is kept has changed.
  init(_ copy: @escaping @MainActor (UIBarAppearance) -> Appearance, _ changed: @escaping () -> Void) {
    (self.copy, self.changed) = (copy, changed)
  }

  subscript(occasion: Occasion) -> Appearance? {
    get { kept[occasion.rawValue] }
    set {
      keep(newValue.map(copy), occasion)
      changed()
    }
  }

  /// The standard one, that of the system if none was given; what is changed in it is seen.
  var standard: Appearance {
    if let known = self[.standard] { return known }
    let made = copy(UIBarAppearance())
    keep(made, .standard)
    return made
  }

  /// The one that counts: at the edge of the content, else in a window that is not high, else as a rule; nil for that of
  /// the system.
  func counting(isAtEdge: Bool, isLow: Bool) -> Appearance? {
    if isAtEdge, let edge = self[.scrollEdge] { return edge }
    if isLow, let compact = self[.compact] { return compact }
    return self[.standard]
  }

  private func keep(_ own: Appearance?, _ occasion: Occasion) {
    kept[occasion.rawValue]?.onChange = nil
    kept[occasion.rawValue] = own
    own?.onChange = changed
  }
}

/// What a bar has behind its items: its fill, a picture over it, and the line at its edge.
@MainActor final class BarGround {
  private let picture = UIImageView()
  private let line = UIImageView()

  /// Puts it behind whatever is in the bar.
  func attach(to bar: UIView) {
    bar.insertSubview(picture, at: 0)
    bar.insertSubview(line, at: 1)
  }

  /// Shows what an appearance says; nil for the look of the system.
  func show(_ look: UIBarAppearance?, tint: UIColor?) {
    picture.superview?.backgroundColor = look.map { $0.fill(tint) } ?? tint ?? .systemBackground
    picture.image = look?.backgroundImage
    line.image = nil
    line.backgroundColor = look.map { $0.shadowColor } ?? .separator
  }

  /// Shows pictures in the place of the fill and of the line; nil leaves what is there, one without pixels is nothing.
  func show(_ background: UIImage?, _ edge: UIImage?) {
    if let background {
      picture.superview?.backgroundColor = nil
      picture.image = background
    }
    if let edge {
      line.backgroundColor = nil
      line.image = edge
    }
  }

  /// Takes the size of the bar; the line lies at the edge where the content is.
  func layOut(lineAt edge: UIRectEdge) {
    guard let bounds = picture.superview?.bounds else { return }
    picture.frame = bounds
    line.frame = CGRect(x: 0, y: edge == .top ? 0 : bounds.height - 1, width: bounds.width, height: 1)
  }
}
