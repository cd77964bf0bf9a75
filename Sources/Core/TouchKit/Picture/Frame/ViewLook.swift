import TouchDrawing
import TouchGeometry

/// The drawing of one view, apart from its subviews.
@MainActor struct ViewLook {
  let bounds: CGRect
  let opacity: CGFloat
  let clips: Bool
  /// The corner radius; at most half of the shorter side.
  let radius: CGFloat
  /// The rounded corners.
  private let corners: CACornerMask
  /// Whether the curve of the corners is `continuous`.
  private let isContinuous: Bool
  private let background: CGColor?
  private let border: (width: CGFloat, color: CGColor)?
  private let hasContent: Bool
  /// Whether what is behind the view is blurred.
  let hasBackdrop: Bool

  /// - Parameter opacity: the opacity instead of the view's own; nil for that.
  init(_ view: UIView, opacity other: CGFloat? = nil) {
    bounds = view.storedBounds
    opacity = other ?? view.storedAlpha
    clips = view.flags.contains(.clipsToBounds)
    hasContent = view.content != nil
    if let color = view.shownBackground, color.alpha > 0, !bounds.isEmpty {
      background = color
    } else {
      background = nil
    }
    corners = view.rare?.maskedCorners ?? .all
    isContinuous = view.rare?.isContinuous ?? false
    if let rare = view.rare {
      radius = min(rare.cornerRadius, min(view.storedSize.width, view.storedSize.height) / 2)
      border = rare.borderWidth > 0 ? (rare.borderWidth, rare.borderColor ?? .black) : nil
      hasBackdrop = rare.effects?.backdrop != nil
    } else {
      radius = 0
      border = nil
      hasBackdrop = false
    }
  }

  /// Whether nothing behind the bounds is visible.
  private var covers: Bool { cover != nil }

  /// The opaque color that fills the bounds with square corners and hides everything behind.
  var cover: CGColor? { radius == 0 && opacity >= 1 ? background.flatMap { $0.alpha >= 1 ? $0 : nil } : nil }

  /// Returns the part of the bounds in which the view or one subview hides everything behind; null if there is none.
  func coveredRect(of view: UIView) -> CGRect {
    if covers { return bounds }
    guard opacity >= 1 else { return .null }
    // The square between the arcs of rounded corners is three tenths of the radius from the edges.
    if let background, background.alpha >= 1 { return bounds.shrunk(dx: radius * 0.3, dy: radius * 0.3) }
    guard let views = view.children?.views else { return .null }
    let isCovered = views.contains { child in
      child.isSeen && !child.flags.contains(.hasTransform) && child.frame.contains(bounds) && !child.hasWideEffects
        && ViewLook(child).covers
    }
    return isCovered ? bounds : .null
  }

  /// Whether the corners are circular arcs of the same radius, for which there are separate commands.
  private var isPlainlyRounded: Bool { corners == .all && !isContinuous }

  /// Whether more than the background has to be faded.
  var needsGroup: Bool { hasContent || border != nil || hasBackdrop }

  func appendBackground(to list: inout DisplayList, at place: CGVector, opacity: CGFloat) {
    guard let background else { return }
    appendFill(opacity < 1 ? background.faded(by: opacity) : background, to: &list, at: place)
  }

  /// Fills the bounds with a color.
  func appendFill(_ color: CGColor, to list: inout DisplayList, at place: CGVector) {
    let rect = bounds.offsetBy(dx: place.dx, dy: place.dy)
    if radius > 0, !isPlainlyRounded { return list.append(.fillPath(outline(of: rect, radius), color, .winding)) }
    list.append(radius > 0 ? .fillRoundedRect(rect, radius, color) : .fillRect(rect, color))
  }

  /// Adds the blur of what is behind, in the shape of the background.
  func appendBackdrop(_ style: BackdropStyle, _ source: StoredDrawing, to list: inout DisplayList, at place: CGVector) {
    let rect = bounds.offsetBy(dx: place.dx, dy: place.dy)
    let isRounded = radius > 0 && isPlainlyRounded
    list.append(
      .backdrop(
        BackdropFill(
          rect: rect, radius: isRounded ? radius : 0,
          outline: radius > 0 && !isRounded ? outline(of: rect, radius) : nil, deviation: style.deviation,
          saturation: style.saturation, source: source)))
  }

  func appendClip(to list: inout DisplayList, at place: CGVector) {
    let rect = bounds.offsetBy(dx: place.dx, dy: place.dy)
    if radius > 0, !isPlainlyRounded { return list.append(.clipPath(outline(of: rect, radius), .winding)) }
    list.append(radius > 0 ? .clipRoundedRect(rect, radius) : .clipRect(rect))
  }

  /// Returns the outline of a rectangle with the view's corners.
  private func outline(of rect: CGRect, _ radius: CGFloat) -> DisplayList.Path {
    var path = DisplayList.Path()
    path.addRoundedRect(rect, radius: radius, corners: corners, isContinuous: isContinuous)
    return path
  }

  /// Adds the recording at its position; drawing outside the recorded bounds is clipped.
  func appendContent(of view: UIView, to list: inout DisplayList, at place: CGVector) {
    guard let content = view.content else { return }
    let placement = content.bounds == bounds ? .identity : view.placement(of: content)
    let fits = content.bounds.contains(content.list.bounds)
    if placement.isIdentity, fits, !content.list.isBlending { return list.append(.moved(content.list, by: place)) }
    list.append(.save)
    if placement.isIdentity {
      if !fits { list.append(.clipRect(content.bounds.offsetBy(dx: place.dx, dy: place.dy))) }
    } else {
      list.append(.concat(placement.concatenating(CGAffineTransform(translationX: place.dx, y: place.dy))))
      if !fits { list.append(.clipRect(content.bounds)) }
    }
    // A view draws into its own group, so that unusual blend modes do not blend with content behind the view.
    if content.list.isBlending { list.append(.beginEffect(GroupEffect())) }
    list.append(placement.isIdentity ? .moved(content.list, by: place) : .list(content.list))
    if content.list.isBlending { list.append(.endGroup) }
    list.append(.restore)
  }

  /// Adds the border, which is inside the bounds and in front of all other content of the view.
  func appendBorder(to list: inout DisplayList, at place: CGVector) {
    guard let border else { return }
    let line = bounds.offsetBy(dx: place.dx, dy: place.dy).shrunk(dx: border.width / 2, dy: border.width / 2)
    guard !line.isNull else { return }
    let rounding = max(0, radius - border.width / 2)
    if rounding > 0, !isPlainlyRounded {
      var style = StrokeStyle()
      style.width = border.width
      return list.append(.strokePath(outline(of: line, rounding), style, border.color))
    }
    list.append(
      rounding > 0
        ? .strokeRoundedRect(line, radius: rounding, width: border.width, border.color)
        : .strokeRect(line, width: border.width, border.color))
  }
}
