import TouchDrawing
import TouchGeometry

/// What is drawn of one view, apart from its subviews.
@MainActor struct ViewLook {
  let opacity: CGFloat
  let clips: Bool
  private let bounds: CGRect
  private let background: CGColor?
  private let content: ViewContent?
  private let placement: CGAffineTransform
  private let radius: CGFloat
  private let border: (width: CGFloat, color: CGColor)?

  init(_ view: UIView) {
    bounds = view.storedBounds
    opacity = view.storedAlpha
    clips = view.flags.contains(.clipsToBounds)
    content = view.content
    placement = view.content.map { view.placement(of: $0) } ?? .identity
    background = view.storedBackground.flatMap { $0.cgColor.alpha > 0 && !view.storedBounds.isEmpty ? $0.cgColor : nil }
    let rare = view.rare
    radius = min(rare?.cornerRadius ?? 0, min(view.storedBounds.width, view.storedBounds.height) / 2)
    border = rare.flatMap { $0.borderWidth > 0 ? ($0.borderWidth, $0.borderColor ?? .black) : nil }
  }

  /// Whether there is anything to draw.
  var isVisible: Bool { background != nil || content != nil || border != nil }

  /// Whether more than the background would have to fade.
  var needsGroup: Bool { content != nil || border != nil }

  func appendBackground(to list: inout DisplayList, isGroup: Bool) {
    guard var color = background else { return }
    if !isGroup, opacity < 1 { color = color.faded(by: opacity) }
    list.append(radius > 0 ? .fillRoundedRect(bounds, radius, color) : .fillRect(bounds, color))
  }

  func appendClip(to list: inout DisplayList) {
    list.append(radius > 0 ? .clipRoundedRect(bounds, radius) : .clipRect(bounds))
  }

  /// The recording, in its place; what it draws outside the bounds that it was made for is cut off.
  func appendContent(to list: inout DisplayList) {
    guard let content else { return }
    let isPlain = placement.isIdentity && content.bounds.contains(content.list.bounds)
    if isPlain { return list.append(.list(content.list)) }
    list.append(.save)
    if !placement.isIdentity { list.append(.concat(placement)) }
    list.append(.clipRect(content.bounds))
    list.append(.list(content.list))
    list.append(.restore)
  }

  /// The border lies inside the bounds and above everything else in the view.
  func appendBorder(to list: inout DisplayList) {
    guard let border else { return }
    let line = bounds.insetBy(dx: border.width / 2, dy: border.width / 2)
    guard !line.isNull else { return }
    let rounding = max(0, radius - border.width / 2)
    list.append(
      rounding > 0
        ? .strokeRoundedRect(line, radius: rounding, width: border.width, border.color)
        : .strokeRect(line, width: border.width, border.color))
  }
}
