import TouchDrawing
import TouchGeometry
import TouchKit

/// A row of segments of which one is chosen.
///
/// The finger may slide from segment to segment; the one that it is lifted on is chosen. `valueChanged` and
/// `primaryActionTriggered` follow `endTracking` if that changes `selectedSegmentIndex`; a segment's own action is
/// performed before. An ancestor's single tap with one finger does not take the touch from it (semantics 5.3.2).
/// https://developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` when no segment is chosen.
  public static let noSegment = -1

  final var segments: [SegmentContent] = []
  final var chosen = UISegmentedControl.noSegment
  /// The segment under the finger.
  final var pressed: Int?
  /// The segment under the pointer.
  final var hovered: Int?
  /// Where the plate of the chosen segment is drawn, as a place between segments.
  final var plate = Glide(0)
  final var redraw = Redraw()
  final var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
  /// The colors of pictures that are templates, where they are not those of titles.
  final var imageColors = StateTable<UIColor>()
  /// What the program has said of grounds and dividers.
  final var grounds = SegmentGrounds()
  final var shifts = SegmentShifts()

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// A control with a segment for each item, a `String` or a `UIImage`, as large as they need; what is neither makes a
  /// segment without a title.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    begin()
    for item in items ?? [] { segments.append(SegmentContent(title: item as? String, image: item as? UIImage)) }
    sizeToFit()
  }

  /// A control with a segment for each action, which is performed when the segment is chosen.
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

  // MARK: Choice

  /// The index of the segment that is chosen; `noSegment` for none, which is the default.
  ///
  /// Setting it sends nothing. An index that no segment has is a programming error.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      precondition(
        newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue),
        "UISegmentedControl.selectedSegmentIndex: \(newValue) is not a segment")
      choose(newValue, animated: false)
    }
  }

  /// Whether segments act like buttons: none stays chosen; false by default.
  ///
  /// The index of the segment that was tapped can be read in the actions.
  open var isMomentary = false {
    didSet { if isMomentary { choose(UISegmentedControl.noSegment, animated: false) } }
  }

  /// The color of the chosen segment; nil, the default, for a light plate.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      noteAppearance(\UISegmentedControl.selectedSegmentTintColor, selectedSegmentTintColor)
      if selectedSegmentTintColor != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether segments without a width of their own get one that suits what they show, instead of equal ones; false by
  /// default.
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

  /// The user has chosen a segment.
  func act(on index: Int, with event: UIEvent?) {
    guard segments.indices.contains(index), segments[index].isEnabled, isMomentary || index != chosen else { return }
    choose(index, animated: true)
    if let action = segments[index].action { sendAction(action) }
    sendValueChanged(with: event)
    if isMomentary { choose(UISegmentedControl.noSegment, animated: false) }
  }

  // MARK: Tracking

  /// Highlights the segment under the finger; true unless that segment is disabled or there is none.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(index(at: touch.location(in: self)))
    return pressed != nil
  }

  /// Highlights the segment that the finger is on now; always true.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(index(near: touch.location(in: self)))
    return true
  }

  /// Chooses the segment that the finger was lifted on.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { press(index(near: touch.location(in: self))) }
    let index = pressed
    press(nil)
    if let index, isTouchInside { act(on: index, with: event) }
  }

  /// Highlights nothing any more.
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
    switch step {
    case .right, .down: next = usable.first { $0 > chosen }
    case .left, .up: next = usable.last { chosen == UISegmentedControl.noSegment || $0 < chosen }
    case .least: next = usable.first
    case .most: next = usable.last
    }
    if let next { act(on: next, with: event) }
    return true
  }

  override var isPressedByKeys: Bool { false }

  /// Refuses an ancestor's single tap of one finger, as long as the control can be used itself (semantics 5.3.2).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    refusesTap(gestureRecognizer) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Size

  /// Ends the movement of the selection when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { redraw.cancel() }
  }

  /// Wide enough for all segments, 32 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidths.reduce(0, +), height: Look.row)
  }

  /// The intrinsic size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func stateDidChange() { setNeedsDisplay() }

  func segmentsDidChange() {
    if chosen >= segments.count { chosen = UISegmentedControl.noSegment }
    (pressed, hovered) = (nil, nil)
    invalidateSize()
    setNeedsDisplay()
  }

  /// Draws the track, the plate of the chosen segment, and what the segments show.
  open override func draw(_ rect: CGRect) { drawSegments() }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }
  /// Inserts a segment with a title; an index beyond the last appends it.
  ///
  /// The segment that was chosen stays chosen. The new one is seen at once, animated or not.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment)
  }
  /// Inserts a segment with an image; an index beyond the last appends it.
  ///
  /// As `insertSegment(withTitle:at:animated:)`.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }
  /// Inserts a segment that shows an action's image, or its title if it has none; the action is performed when the
  /// user chooses it.
  ///
  /// As `insertSegment(withTitle:at:animated:)`.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(action), at: segment)
  }
  /// Takes a segment away; an index that none has takes the last.
  ///
  /// If it was chosen, none is afterwards.
  open func removeSegment(at segment: Int, animated: Bool) { takeSegment(at: segment, animated: animated) }
  /// Takes all segments away.
  open func removeAllSegments() { takeAllSegments() }
  /// Sets what a segment says, in place of an image; an index that no segment has is a programming error.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// What a segment says; nil when it shows an image, or nothing.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
  /// Sets what a segment shows, in place of a title; an index that no segment has is a programming error.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// What a segment shows; nil when it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }
  /// Lets a segment be chosen by the user or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Whether the user can choose a segment; true by default.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }
  /// Sets the width of a segment in points; 0 for what the control finds.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(width, 0) } }
  /// The width that was set for a segment; 0 by default.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }
  /// Says how titles look in a state: `.normal`, `.selected`, `.highlighted` or `.disabled`; nil for how they look in
  /// the normal one.
  ///
  /// What the attributes leave out is as the kit has it.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    dress(attributes, for: state)
  }
  /// What was said for a state; nil for nothing.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { dress(for: state) }
}
