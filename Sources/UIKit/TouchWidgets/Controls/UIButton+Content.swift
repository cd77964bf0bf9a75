import TouchDrawing
import TouchGeometry
@_spi(TouchKit) import TouchKit

/// The contents of a button, by state.
struct ButtonTables {
  var titles = StateTable<String>()
  var attributedTitles = StateTable<NSAttributedString>()
  var titleColors = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var symbols = StateTable<UIImage.SymbolConfiguration>()
  var backgrounds = StateTable<UIImage>()
  /// The colors of title shadows; nil until one is set.
  var titleShadows: StateTable<UIColor>?
  var turnsShadow = false
  /// Whether the label's shadow is currently reversed.
  var isShadowTurned = false
}

/// Values by state, stored in an array because a button has few of them.
struct StateTable<Value> {
  private var rows: [(state: UIControl.State, value: Value)] = []

  var isEmpty: Bool { rows.isEmpty }

  /// Returns the value that was set for exactly this state.
  func exact(_ state: UIControl.State) -> Value? { rows.first { $0.state == state }?.value }

  /// The value that was set for a state, otherwise that of the normal state.
  subscript(state: UIControl.State) -> Value? { exact(state) ?? exact(.normal) }

  mutating func set(_ value: Value?, for state: UIControl.State) {
    rows.removeAll { $0.state == state }
    if let value { rows.append((state, value)) }
  }
}

extension UIButton {
  // MARK: Parts

  /// Shows the title; an attributed title is that of the shown state.
  func showTitle(whileShowing shown: State) {
    label.text = currentTitle
    label.textColor = look.title
    showTitleShadow(whileShowing: shown)
    guard let styled = attributedTitle(for: shown) ?? configuration?.styledTitle(currentTitle, label.font, look.title)
    else {
      return
    }
    label.attributedText = styled
  }

  private func showTitleShadow(whileShowing shown: State) {
    if let shadows = tables.titleShadows { label.shadowColor = shadows[shown] }
    let isTurned = tables.turnsShadow && shown.contains(.highlighted)
    guard isTurned != tables.isShadowTurned else { return }
    tables.isShadowTurned = isTurned
    label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
  }

  func showSubtitle() {
    let text = configuration?.subtitle
    if secondLabel == nil, text != nil {
      let made = ButtonLabel()
      made.font = Look.Font.caption
      made.lineBreakMode = .byTruncatingTail
      secondLabel = made
      addSubview(made)
    }
    secondLabel?.isHidden = text == nil
    secondLabel?.font = Look.Font.caption
    secondLabel?.text = text
    secondLabel?.textColor = look.title
    if let styled = configuration?.styledSubtitle(Look.Font.caption, look.title) {
      secondLabel?.attributedText = styled
    }
  }

  /// Returns the view of the image, created on demand.
  @discardableResult
  func madePicture() -> UIImageView {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    made.isHidden = true
    picture = made
    insertSubview(made, at: 0)
    return made
  }

  func showImage() {
    let image = shownImage
    if image != nil { madePicture() }
    let turns = configuration?.showsActivityIndicator ?? false
    if wheel == nil, turns {
      let made = UIActivityIndicatorView(style: .medium)
      made.isUserInteractionEnabled = false
      wheel = made
      addSubview(made)
    }
    picture?.isHidden = image == nil || turns
    picture?.image = image
    picture?.tintColor = look.symbol ?? look.title
    picture?.alpha = isEnabled ? 1 : CGFloat(ControlTuning.disabledFill)
    wheel?.color = look.title
    if turns { wheel?.startAnimating() } else { wheel?.stopAnimating() }
  }

  // MARK: Layout

  /// The rectangles of the content, relative to its own origin.
  struct Arrangement {
    var size = CGSize.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var image = CGRect.zero
    var wheel = CGRect.zero
  }

  var arrangement: Arrangement { arrange(room: nil) }

  var padding: UIEdgeInsets {
    var insets = contentEdgeInsets
    if let space = configuration?.contentInsets {
      let (left, right) = isMirrored ? (space.trailing, space.leading) : (space.leading, space.trailing)
      insets = UIEdgeInsets(top: space.top, left: left, bottom: space.bottom, right: right)
    }
    if showsPopupMark, isMirrored { insets.left += ButtonMark.width }
    if showsPopupMark, !isMirrored { insets.right += ButtonMark.width }
    return insets
  }

  /// Whether two arrows indicate that the button selects from a menu.
  var showsPopupMark: Bool {
    switch configuration?.indicator ?? .automatic {
    case .none: false
    case .popup: true
    case .automatic: changesSelectionAsPrimaryAction && opensMenu
    }
  }

  /// Draws the two arrows at the trailing end of the content.
  func drawPopupMark() {
    guard showsPopupMark else { return }
    let place = ButtonMark.width - ButtonMark.size / 2
    let x = isMirrored ? bounds.minX + padding.left - place : bounds.maxX - padding.right + place
    let center = CGPoint(x: x, y: bounds.midY)
    let (half, gap) = (ButtonMark.size / 2, ButtonMark.gap)
    let path = UIBezierPath()
    for way: CGFloat in [-1, 1] {
      path.move(to: CGPoint(x: center.x - half, y: center.y + way * gap))
      path.addLine(to: CGPoint(x: center.x, y: center.y + way * (gap + half)))
      path.addLine(to: CGPoint(x: center.x + half, y: center.y + way * gap))
    }
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    look.title.setStroke()
    path.stroke()
  }

  private var imageSize: CGSize {
    if let wheel, wheel.isAnimating { return wheel.intrinsicContentSize }
    return shownImage?.size ?? .zero
  }

  /// Arranges image and texts; the texts are limited to a width.
  private func arrange(room: CGFloat?) -> Arrangement {
    var (title, subtitle) = (label.intrinsicContentSize, secondLabel?.intrinsicContentSize ?? .zero)
    if secondLabel?.isHidden ?? true { subtitle = .zero }
    let image = imageSize
    let isBeside = configuration?.imagePlacement.isDisjoint(with: [.top, .bottom]) ?? true
    let hasText = title.width > 0 || subtitle.width > 0
    let gap = hasText && image.width > 0 ? configuration?.imagePadding ?? 0 : 0
    if let room {
      let left = max(0, isBeside ? room - image.width - gap : room)
      (title.width, subtitle.width) = (min(title.width, left), min(subtitle.width, left))
    }
    let titleGap = title.height > 0 && subtitle.height > 0 ? configuration?.titlePadding ?? 0 : 0
    let text = CGSize(
      width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
    var result = Arrangement()
    var corner = CGPoint.zero
    if isBeside {
      result.size = CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      let isLast = configuration?.imagePlacement.contains(.trailing) ?? false
      corner.x = isLast ? 0 : image.width + gap
      corner.y = (result.size.height - text.height) / 2
      let x = isLast ? text.width + gap : 0
      result.image = CGRect(origin: CGPoint(x: x, y: (result.size.height - image.height) / 2), size: image)
    } else {
      result.size = CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      let isBelow = configuration?.imagePlacement.contains(.bottom) ?? false
      corner.x = (result.size.width - text.width) / 2
      corner.y = isBelow ? 0 : image.height + gap
      let y = isBelow ? text.height + gap : 0
      result.image = CGRect(origin: CGPoint(x: (result.size.width - image.width) / 2, y: y), size: image)
    }
    let part = textAlignmentPart(isBeside: isBeside && image.width > 0)
    result.title = CGRect(
      origin: CGPoint(x: corner.x + (text.width - title.width) * part, y: corner.y), size: title)
    result.subtitle = CGRect(
      origin: CGPoint(
        x: corner.x + (text.width - subtitle.width) * part, y: corner.y + title.height + titleGap), size: subtitle)
    result.title = mirrored(result.title, in: result.size.width)
    result.subtitle = mirrored(result.subtitle, in: result.size.width)
    result.image = mirrored(result.image, in: result.size.width)
    return result
  }

  /// Returns the fraction of the alignment: 0 aligns the beginnings of the texts, 1 their ends.
  private func textAlignmentPart(isBeside: Bool) -> CGFloat {
    switch configuration?.titleAlignment ?? .center {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    case .automatic:
      if !isBeside { 0.5 } else if configuration?.imagePlacement.contains(.trailing) ?? false { 1 } else { 0 }
    }
  }

  /// Returns the arrangement in a button of a size.
  private func places(in bounds: CGRect) -> Arrangement { places(in: bounds.inset(by: padding), of: bounds) }

  /// Returns the arrangement in a rectangle for the content of a button with given bounds.
  ///
  /// Content wider than the rectangle may use a part of the insets.
  func places(in content: CGRect, of bounds: CGRect) -> Arrangement {
    let space = padding
    var area = content
    if content == bounds.inset(by: space), arrangement.size.width > area.width {
      let margin = max(0, min(ControlTuning.buttonLeastMargin, space.left, space.right))
      (area.origin.x, area.size.width) = (bounds.minX + margin, max(0, bounds.width - 2 * margin))
    }
    let content = arrange(room: area.width)
    let x: CGFloat
    switch effectiveContentHorizontalAlignment {
    case .center, .fill: x = area.minX + (area.width - content.size.width) / 2
    case .left, .leading: x = area.minX
    case .right, .trailing: x = area.maxX - content.size.width
    }
    let free = area.height - content.size.height
    // Without a configuration, the margin in the title's height is also used for the alignment (10.11).
    let hasMargin = configuration == nil && content.title.height > 0
    let margin = hasMargin ? max(0, min(ControlTuning.buttonTitleMargin, free / 2)) : 0
    let y: CGFloat
    switch contentVerticalAlignment {
    case .center, .fill: y = area.minY + free / 2
    case .top: y = area.minY + margin
    case .bottom: y = area.minY + free - margin
    }
    func place(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
      CGRect(
        x: (rect.minX + x + (insets.left - insets.right) / 2).rounded(.down),
        y: (rect.minY + y + (insets.top - insets.bottom) / 2).rounded(.down), width: rect.width, height: rect.height)
    }
    let isClassic = configuration == nil
    return Arrangement(
      size: content.size, title: place(content.title, isClassic ? titleEdgeInsets : .zero),
      subtitle: place(content.subtitle, .zero), image: place(content.image, isClassic ? imageEdgeInsets : .zero),
      wheel: place(content.image, .zero))
  }

  func layoutContent() {
    let places = places(in: bounds)
    if configuration == nil {
      let content = contentRect(forBounds: bounds)
      label.frame = titleRect(forContentRect: content)
      picture?.frame = imageRect(forContentRect: content)
    } else {
      label.frame = places.title
      picture?.frame = places.image
    }
    secondLabel?.frame = places.subtitle
    wheel?.frame = places.wheel
  }
}

@_spi(TouchKit) extension UIButton: LayoutAdviser {
  /// Single-line text that does not wrap.
  public var layoutAdvice: LayoutAdvice { .hasBaseline }

  /// Returns the baseline of the title, otherwise of the subtitle; the last baseline is the subtitle's.
  public func baseline(isFirst: Bool, in size: CGSize) -> CGFloat? {
    let places = places(in: CGRect(origin: .zero, size: size))
    let subtitle = secondLabel.flatMap { $0.isHidden ? nil : $0.line(isFirst, in: places.subtitle) }
    let title = label.line(isFirst, in: places.title)
    return isFirst ? title ?? subtitle : subtitle ?? title
  }
}

extension UILabel {
  /// Returns a baseline of the label in a frame, relative to the frame's coordinate space.
  fileprivate func line(_ isFirst: Bool, in frame: CGRect) -> CGFloat? {
    baseline(isFirst: isFirst, in: frame.size).map { frame.minY + $0 }
  }
}

/// The metrics of the two arrows of a pop-up button, in points. [policy]
enum ButtonMark {
  /// The size of an arrow, its distance from the center, and the width of both with the gap before them.
  static let (size, gap, width): (CGFloat, CGFloat, CGFloat) = (6, 2.5, 14)
}
