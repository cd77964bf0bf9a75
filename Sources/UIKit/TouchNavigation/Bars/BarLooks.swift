import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The appearances of a bar or an item; each is a copy.
@MainActor final class BarLooks<Appearance: UIBarAppearance> {
  /// When an appearance applies: by default; while the content is scrolled to its edge; in a window of compact height.
  enum Occasion: Int { case standard, scrollEdge, compact }

  private let copy: @MainActor (UIBarAppearance) -> Appearance
  private let changed: () -> Void
  private var kept: [Appearance?] = [nil, nil, nil]

  /// - Parameters:
  ///   - copy: Returns a copy of an appearance.
  ///   - changed: Called when an appearance is set, and when a stored one changes.
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

  /// The standard appearance, by default that of the system; its changes take effect.
  var standard: Appearance {
    if let known = self[.standard] { return known }
    let made = copy(UIBarAppearance())
    keep(made, .standard)
    return made
  }

  /// Returns the appearance that applies: at the edge of the content, otherwise at compact height, otherwise the
  /// standard one; nil for that of the system.
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

/// The background of a bar: its color, an image over it, and the shadow line.
///
/// In front of content the color of the system is translucent, and the content is blurred (semantics 28.25).
@MainActor final class BarGround {
  private let picture = UIImageView()
  private let line = UIImageView()

  /// Adds the background behind the bar's subviews.
  func attach(to bar: UIView) {
    bar.insertSubview(picture, at: 0)
    bar.insertSubview(line, at: 1)
  }

  /// The blur of content behind a bar.
  private static let blur = BackdropStyle(deviation: 20, saturation: 1.8)
  /// The opacity of the system's color over it.
  private static let opacity: CGFloat = 0.8

  /// Displays an appearance; nil for that of the system.
  ///
  /// - Parameter isOverContent: Whether content is scrolled behind the bar.
  func show(_ look: UIBarAppearance?, tint: UIColor?, isOverContent: Bool) {
    let isPlain =
      tint == nil && look.map { $0.isFilled && $0.backgroundColor == nil && $0.backgroundImage == nil } ?? true
    let blurs = isPlain && isOverContent && !UIAccessibility.isReduceTransparencyEnabled
    picture.superview?.backdrop = blurs ? Self.blur : nil
    let color = look.map { $0.fill(tint) } ?? tint ?? .systemBackground
    picture.superview?.backgroundColor = blurs ? color?.withAlphaComponent(Self.opacity) : color
    picture.image = look?.backgroundImage
    line.image = nil
    line.backgroundColor = look.map { $0.shadowColor } ?? .separator
  }

  /// Displays images instead of color and line; nil keeps the standard, an empty image displays nothing.
  func show(_ background: UIImage?, _ edge: UIImage?) {
    if let background {
      picture.superview?.backgroundColor = nil
      picture.superview?.backdrop = nil
      picture.image = background
    }
    if let edge {
      line.backgroundColor = nil
      line.image = edge
    }
  }

  /// Adopts the size of the bar, with the line at the edge next to the content.
  func layOut(lineAt edge: UIRectEdge) {
    guard let bounds = picture.superview?.bounds else { return }
    picture.frame = bounds
    line.frame = CGRect(x: 0, y: edge == .top ? 0 : bounds.height - 1, width: bounds.width, height: 1)
  }
}
