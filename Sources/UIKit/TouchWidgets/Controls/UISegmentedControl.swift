import TouchDrawing
import TouchGeometry
import TouchKit

/// A row of segments of which one is selected.
///
/// The finger may slide from segment to segment; the one on which it is lifted is selected. `valueChanged` and
/// `primaryActionTriggered` follow `endTracking` if that changes `selectedSegmentIndex`. A segment's own action is
/// performed before. An ancestor's single tap with one finger does not take the touch from it (semantics 5.3.2).
/// https://developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` when no segment is selected.
  public static let noSegment = -1

  final var segments: [SegmentContent] = []
  final var chosen = UISegmentedControl.noSegment
  /// The segment under the finger.
  final var pressed: Int?
  /// The segment under the pointer.
  final var hovered: Int?
  /// The position of the selected segment's plate, as an index that may be fractional during animations.
  final var plate = Glide(0)
  final var redraw = Redraw()
  final var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
  /// The colors of template images, where they differ from those of titles.
  final var imageColors = StateTable<UIColor>()
  /// The background and divider images.
  final var grounds = SegmentGrounds()
  final var shifts = SegmentShifts()
  /// The accessibility elements of the segments, created when they are first read.
  final var accessibleParts: [UIAccessibilityElement] = []

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a control with a segment for each item, a `String` or a `UIImage`, of the intrinsic size.
  ///
  /// Other items create a segment without a title.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    begin()
    for item in items ?? [] { segments.append(SegmentContent(title: item as? String, image: item as? UIImage)) }
    sizeToFit()
  }

  /// Creates a control with a segment for each action, which is performed when the segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { SegmentContent($0) }
    if frame.size == .zero { sizeToFit() }
  }

  private func begin() {
    isOpaque = false
    contentMode = .redraw
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Selection

  /// The index of the selected segment; `noSegment`, the default, for none.
  ///
  /// Setting it sends no events. An index without a segment is a programming error.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      precondition(
        newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue),
        "UISegmentedControl.selectedSegmentIndex: \(newValue) is not a segment")
      choose(newValue, animated: false)
    }
  }

  /// Whether segments act like buttons: none stays selected; false by default.
  ///
  /// The index of the tapped segment can be read in the actions.
  open var isMomentary = false {
    didSet { if isMomentary { choose(UISegmentedControl.noSegment, animated: false) } }
  }

  /// The color of the selected segment; nil, the default, for a light plate.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      noteAppearance(\UISegmentedControl.selectedSegmentTintColor, selectedSegmentTintColor)
      if selectedSegmentTintColor != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether the widths of segments are proportional to their contents instead of equal; false by default.
  ///
  /// Segments with an explicit width keep it.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

  func choose(_ index: Int, animated: Bool) {
    let former = chosen
    chosen = index
    if index != UISegmentedControl.noSegment {
      if animated, former != UISegmentedControl.noSegment, window != nil {
        plate.move(to: CGFloat(index), at: drawingTime, in: ControlTuning.segmentTime)
      } else {
        plate.jump(to: CGFloat(index))
      }
    }
    setNeedsDisplay()
  }

  /// Selects a segment for the user and sends the events.
  func act(on index: Int, with event: UIEvent?) {
    guard segments.indices.contains(index), segments[index].isEnabled, isMomentary || index != chosen else { return }
    choose(index, animated: true)
    if let action = segments[index].action { sendAction(action) }
    sendValueChanged(with: event)
    if isMomentary { choose(UISegmentedControl.noSegment, animated: false) }
  }

  // MARK: Tracking

  /// Highlights the segment under the finger; returns false if that segment is disabled or there is none.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(index(at: touch.location(in: self)))
    return pressed != nil
  }

  /// Highlights the segment under the finger; always returns true.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(index(near: touch.location(in: self)))
    return true
  }

  /// Selects the segment on which the finger was lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { press(index(near: touch.location(in: self))) }
    let index = pressed
    press(nil)
    if let index, isTouchInside { act(on: index, with: event) }
  }

  /// Ends the highlight.
  open override func cancelTracking(with event: UIEvent?) {
    press(nil)
    super.cancelTracking(with: event)
  }

  private func press(_ index: Int?) {
    let index = index.flatMap { segments.indices.contains($0) && segments[$0].isEnabled ? $0 : nil }
    guard index != pressed else { return }
    pressed = index
    setNeedsDisplay()
  }

  override func pointerDidMove(to place: CGPoint?) {
    let index = place.flatMap(index(at:))
    guard index != hovered else { return }
    hovered = index
    setNeedsDisplay()
  }

  override func moveValue(_ step: ControlStep, with event: UIEvent?) -> Bool {
    let usable = segments.indices.filter { segments[$0].isEnabled }
    let next: Int?
    switch step.mirrored(isMirrored) {
    case .right, .down: next = usable.first { $0 > chosen }
    case .left, .up: next = usable.last { chosen == UISegmentedControl.noSegment || $0 < chosen }
    case .minimum: next = usable.first
    case .maximum: next = usable.last
    }
    if let next { act(on: next, with: event) }
    return true
  }

  override var isPressedByKeys: Bool { false }

  /// Refuses an ancestor's single tap of one finger while the control is enabled (semantics 5.3.2).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    refusesTap(gestureRecognizer) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Size

  /// Ends the animation of the selection when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { redraw.cancel() }
  }

  /// Wide enough for all segments, 32 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidths.reduce(0, +), height: Look.row)
  }

  /// Returns the intrinsic size, regardless of the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func stateDidChange() { setNeedsDisplay() }

  func segmentsDidChange() {
    if chosen >= segments.count { chosen = UISegmentedControl.noSegment }
    (pressed, hovered) = (nil, nil)
    invalidateSize()
    setNeedsDisplay()
  }

  /// Draws the track, the plate of the selected segment, and the contents of the segments.
  open override func draw(_ rect: CGRect) { drawSegments() }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// Inserts a segment with a title; an index after the last appends it.
  ///
  /// The selected segment stays selected. The new one is visible immediately, animated or not.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment)
  }
  /// Inserts a segment with an image; an index after the last appends it.
  ///
  /// See `insertSegment(withTitle:at:animated:)`.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }
  /// Inserts a segment for an action, which is performed when the user selects it.
  ///
  /// It shows the action's image, or its title without an image. See `insertSegment(withTitle:at:animated:)`.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(action), at: segment)
  }
  /// Removes a segment; an index without a segment removes the last.
  ///
  /// If it was selected, no segment is selected after this call.
  open func removeSegment(at segment: Int, animated: Bool) { deleteSegment(at: segment, animated: animated) }
  /// Removes all segments.
  open func removeAllSegments() { deleteAllSegments() }
  /// Sets the title of a segment, which replaces its image; an index without a segment is a programming error.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// Returns the title of a segment; nil if it shows an image, or nothing.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
  /// Sets the image of a segment, which replaces its title; an index without a segment is a programming error.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// Returns the image of a segment; nil if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }
  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Returns whether the user can select a segment; true by default.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }
  /// Sets the width of a segment in points; 0 for an automatic one.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(width, 0) } }
  /// Returns the width that was set for a segment; 0 by default.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }
  /// Sets the attributes of titles in a state: `.normal`, `.selected`, `.highlighted` or `.disabled`.
  ///
  /// Nil means those of the normal state. Missing attributes are the kit's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    setTitleAttributes(attributes, for: state)
  }
  /// Returns the attributes that were set for a state, or nil.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes(for: state)
  }
}
