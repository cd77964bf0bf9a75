import TouchGeometry
import TouchKit
import TouchLoop
import TouchWidgets

/// The input of mouse and fingers on a text of the kit or of the app (semantics 20, such as 20.2).
///
/// It provides the recognizers, which are added to the view, and calls the text.
@MainActor final class TextPointing: UIObject {
  /// The maximum distance between presses of a multiple click.
  private static let clickDistance: CGFloat = 5
  /// The distance after which a press in the selection begins a new selection.
  private static let dragDistance: CGFloat = 3
  /// The maximum scroll distance of a frame, in points, while a selection is dragged past the edge (semantics 20.4).
  private static let maximumScroll: CGFloat = 24

  private(set) weak var text: (any PointedText)?
  private let mouse = TextMouseRecognizer(target: nil, action: nil)
  let tap = TextTapRecognizer(target: nil, action: nil)
  let press = TextHoldRecognizer(target: nil, action: nil)
  private static let mouseActed = Selector(TextPointing.mouseDidAct)
  private static let tapped = Selector(TextPointing.fingerTapped)
  private static let pressed = Selector(TextPointing.fingerPressed)

  enum Drag {
    case nothing
    /// Selecting, with the pressed unit staying selected.
    case selecting(from: UITextRange, UITextGranularity)
    /// Placing the caret at the finger.
    case placing
    /// A press in the selection that has not moved far enough.
    case undecided(from: CGPoint)
    case ignored
  }

  var drag = Drag.nothing
  private var pressPlace = CGPoint.zero
  private var lastPress: (place: CGPoint, count: Int)?
  private var pacer: CADisplayLink?
  /// The point of the selecting pointer in the view, and the closure that selects there.
  private var follower: (place: () -> CGPoint, select: (CGPoint) -> Void)?
  private weak var menu: MenuOverlay?
  /// The timer that opens the menu of a single tap.
  var menuOfTap: LoopTimer?
  /// The handles of a selection made by touch.
  private(set) lazy var handles = TextHandles(self)

  /// Creates the input for a text, which is held weakly.
  init(_ text: any PointedText) {
    self.text = text
    super.init()
    mouse.addTarget(self, action: Self.mouseActed)
    tap.addTarget(self, action: Self.tapped)
    press.addTarget(self, action: Self.pressed)
    press.delaysTouchesEnded = false
    press.allowedTouchTypes = tap.allowedTouchTypes
    mouse.mark(as: .textMouse)
    tap.mark(as: .textTap)
    press.mark(as: .textPress)
  }

  var recognizers: [UIGestureRecognizer] { [mouse, tap, press] }

  /// Adds the recognizers to a view.
  func attach(to view: UIView) { for recognizer in recognizers { view.addGestureRecognizer(recognizer) } }

  /// Removes the recognizers and the handles from a view.
  func detach(from view: UIView) {
    stop()
    for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
  }

  /// Cancels the current interaction, whose positions may become invalid.
  func stop() {
    stopScrolling()
    menuOfTap?.cancel()
    drag = .nothing
    handles.remove()
    text?.end()
  }

  /// Whether the text receives mouse and touches; false for disabled fields.
  var isEnabled = true {
    didSet { for recognizer in recognizers { recognizer.isEnabled = isEnabled } }
  }

  /// Whether a movement may drag the selection: the mouse is not pressed, or its press has not begun to select.
  var leavesSelection: Bool {
    switch drag {
    case .nothing, .undecided: true
    case .selecting, .placing, .ignored: false
    }
  }

  /// Leaves the pressed mouse to the drag of the selection.
  func selectionIsDragged() {
    if case .undecided = drag { drag = .ignored }
  }

  // MARK: The mouse

  private func mouseDidAct() {
    guard let text, let view = text.view else { return }
    let point = mouse.location(in: view)
    switch mouse.state {
    case .began: began(point, text)
    case .changed: moved(point, text)
    case .ended:
      ended(point, text)
      text.end()
    case .cancelled:
      stopScrolling()
      drag = .nothing
      text.end()
    case .possible, .failed: break
    }
  }

  private func began(_ point: CGPoint, _ text: any PointedText) {
    drag = .ignored
    pressPlace = point
    guard text.begin(at: point), let place = text.place(at: point) else { return }
    if mouse.buttons.contains(.button(2)), !mouse.buttons.contains(.primary) {
      if !isSelected(place, text) { text.select(from: place, to: place, byFinger: false) }
      menu = text.openMenu(at: point, isByFinger: false)
      return
    }
    if mouse.buttons.contains(.button(3)), !mouse.buttons.contains(.primary) {
      guard text.allowsEditing, let letters = clipboards?.text(.primarySelection), !letters.isEmpty else { return }
      text.insert(letters, at: place)
      return
    }
    guard text.allowsSelecting || text.allowsEditing else { return }
    let count = clickCount(at: point)
    if mouse.modifiers.contains(.shift), let anchor = text.anchor(extendingTo: place),
      let first = text.unit(.character, at: anchor)
    {
      text.select(from: anchor, to: place, byFinger: false)
      drag = .selecting(from: first, .character)
      return
    }
    if count == 1, isSelected(place, text), text.hasLetters(at: point) {
      drag = .undecided(from: point)
      return
    }
    start(count, place, text)
  }

  /// Returns whether a position is inside the selection.
  func isSelected(_ place: UITextPosition, _ text: any PointedText) -> Bool {
    guard let range = text.selected, !range.isEmpty else { return false }
    return text.order(range.start, place) != .orderedDescending && text.order(place, range.end) == .orderedAscending
  }

  func start(_ count: Int, _ place: UITextPosition, _ text: any PointedText, byFinger: Bool = false) {
    let unit: UITextGranularity = count == 1 ? .character : count == 2 ? .word : .paragraph
    guard let range = text.unit(unit, at: place) else { return }
    drag = .selecting(from: range, unit)
    if unit == .character {
      text.select(from: place, to: place, byFinger: byFinger)
    } else {
      text.select(from: range.start, to: range.end, byFinger: byFinger)
    }
  }

  private func moved(_ point: CGPoint, _ text: any PointedText) {
    switch drag {
    case .nothing, .placing: return
    case .ignored: if let menu { menu.follow(mouse.location(in: menu)) }
    case .undecided(let start):
      // The selection moves with the mouse, unless there is nothing to drag (semantics 54.81).
      if text.isDragged(from: start) { return }
      guard hypot(Double(point.x - start.x), Double(point.y - start.y)) >= Double(Self.dragDistance) else { return }
      guard let place = text.place(at: start) else { return }
      self.start(1, place, text)
      moved(point, text)
    case .selecting(let first, let unit):
      extend(from: first, unit, to: point, text)
      follow(
        at: { [mouse, weak text] in mouse.location(in: text?.view) },
        selecting: { [weak self] point in
          guard let self, let text = self.text else { return }
          extend(from: first, unit, to: point, text)
        })
    }
  }

  /// Selects from the pressed unit to the position at a point.
  func extend(
    from first: UITextRange, _ unit: UITextGranularity, to point: CGPoint, _ text: any PointedText,
    byFinger: Bool = false
  ) {
    guard let place = text.place(at: point) else { return }
    guard unit != .character else { return text.select(from: first.start, to: place, byFinger: byFinger) }
    guard let here = text.unit(unit, at: place) else { return }
    if text.order(place, first.start) == .orderedAscending {
      let isBefore = text.order(here.start, first.start) == .orderedAscending
      text.select(from: first.end, to: isBefore ? here.start : first.start, byFinger: byFinger)
    } else {
      let isBehind = text.order(here.end, first.end) == .orderedDescending
      text.select(from: first.start, to: isBehind ? here.end : first.end, byFinger: byFinger)
    }
  }

  private func ended(_ point: CGPoint, _ text: any PointedText) {
    stopScrolling()
    if let menu {
      self.menu = nil
      drag = .nothing
      return menu.release(at: mouse.location(in: menu))
    }
    let (was, isClick) = (drag, isNear(point, pressPlace, Self.dragDistance))
    drag = .nothing
    if case .ignored = was { return }
    if case .undecided = was, let place = text.place(at: point) {
      text.select(from: place, to: place, byFinger: false)
    }
    offerPrimary()
    if isClick, text.selected?.isEmpty ?? true { _ = text.click(at: point, mouse.modifiers) }
  }

  private func isNear(_ place: CGPoint, _ other: CGPoint, _ distance: CGFloat) -> Bool {
    abs(place.x - other.x) <= distance && abs(place.y - other.y) <= distance
  }

  /// The clipboards of the desktop that displays the text.
  private var clipboards: ClipboardLink? {
    (text?.view?.window?.application ?? UIApplication.installed)?.clipboard
  }

  /// The middle button inserts the last selection made by the user (semantics 22.7).
  func offerPrimary() {
    if let letters = text?.offeredLetters { clipboards?.write(letters, to: .primarySelection) }
  }

  private func clickCount(at point: CGPoint) -> Int {
    let taps = mouse.touch?.tapCount ?? 1
    var count = 1
    if taps > 1, let lastPress, isNear(point, lastPress.place, Self.clickDistance) { count = lastPress.count + 1 }
    lastPress = (point, count)
    return count
  }

  // MARK: Scrolling while selecting

  /// Selects up to the pointer at each frame while the pointer is outside the edge, until `stopScrolling()`.
  ///
  /// Both closures are retained until then.
  func follow(at place: @escaping () -> CGPoint, selecting select: @escaping (CGPoint) -> Void) {
    follower = (place, select)
    guard pacer == nil, text?.scroller != nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self, scrollOnce() else { return link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
    pacer = link
  }

  func stopScrolling() {
    pacer?.invalidate()
    (pacer, follower) = (nil, nil)
  }

  /// Scrolls for one frame; returns false when scrolling ends.
  private func scrollOnce() -> Bool {
    guard let text, let view = text.view, let scroller = text.scroller, let follower else {
      pacer = nil
      return false
    }
    let (place, bounds) = (follower.place(), scroller.bounds)
    let point = scroller === view ? place : view.convert(place, to: scroller)
    func beyond(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let distance = place < low ? place - low : place > high ? place - high : 0
      return min(max(distance / 2, -Self.maximumScroll), Self.maximumScroll)
    }
    let way = CGVector(
      dx: beyond(point.x, bounds.minX, bounds.maxX), dy: beyond(point.y, bounds.minY, bounds.maxY))
    guard way.dx != 0 || way.dy != 0, text.scroll(by: way) else { return true }
    follower.select(follower.place())
    return true
  }
}
