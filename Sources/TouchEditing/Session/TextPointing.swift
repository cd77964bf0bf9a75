import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop
import TouchText
import TouchWidgets

/// What mouse and fingers select in a text input (semantics 20, such as 20.2).
///
/// It brings the recognizers, which belong to the view, and tells the session.
@MainActor final class TextPointing: UIObject {
  /// A press farther than this from the one before is the first of a new row.
  static let clickDistance: CGFloat = 5
  /// A press in the selection becomes a new selection when the pointer has gone this far.
  static let dragDistance: CGFloat = 3
  /// The most points that a frame scrolls while the mouse selects beyond the edge.
  static let mostScroll: CGFloat = 24

  private(set) weak var host: (any EditingHost)?
  private(set) weak var session: EditingSession?
  private let mouse = TextMouseRecognizer(target: nil, action: nil)
  let tap = TextTapRecognizer(target: nil, action: nil)
  let press = TextHoldRecognizer(target: nil, action: nil)
  private static let mouseActed = Selector(TextPointing.mouseDidAct)
  private static let tapped = Selector(TextPointing.fingerTapped)
  private static let pressed = Selector(TextPointing.fingerPressed)

  enum Unit { case cluster, word, paragraph }

  enum Drag {
    case nothing
    /// The unit that was pressed stays selected.
    case selecting(from: Range<Int>, Unit)
    /// The press was in the selection; nothing has been decided.
    case undecided(from: CGPoint)
    case ignored
  }

  var drag = Drag.nothing
  private var pressPlace = CGPoint.zero
  private var lastPress: (place: CGPoint, count: Int)?
  private var pacer: CADisplayLink?
  /// Where the pointer is that selects, in the view, and what its being there selects.
  private var follower: (place: () -> CGPoint, select: (CGPoint) -> Void)?
  /// Scrolls by what lies beyond the edge while the mouse selects: called once a frame with the distance, answers
  /// whether there was anything to scroll.
  var scroll: ((CGVector) -> Bool)?
  /// A link was clicked at an offset; answers whether there is one that acts.
  var clicked: ((Int, UIKeyModifierFlags) -> Bool)?
  /// The second button asks for the edit menu, or a finger does (true), at a place of the view.
  var menuWanted: ((CGPoint, Bool) -> MenuOverlay?)?
  private weak var menu: MenuOverlay?
  /// Opens the menu of a tap that turns out to be alone.
  var menuOfTap: LoopTimer?
  /// The ends of what a finger has selected.
  private(set) lazy var handles = TextHandles(self)
  /// What becoming first responder means here; false where that was refused.
  var becomeActive: (() -> Bool)?

  init(_ host: any EditingHost, _ session: EditingSession) {
    self.host = host
    self.session = session
    super.init()
    mouse.addTarget(self, action: Self.mouseActed)
    tap.addTarget(self, action: Self.tapped)
    press.addTarget(self, action: Self.pressed)
    press.delaysTouchesEnded = false
    press.allowedTouchTypes = tap.allowedTouchTypes
    mouse.name = "text mouse"
    tap.name = "text tap"
    press.name = "text press"
    for recognizer in [mouse, tap, press] { host.addGestureRecognizer(recognizer) }
  }

  /// Whether fingers and mouse reach the text; overlays and disabled fields are left alone.
  var isEnabled = true {
    didSet { for recognizer in [mouse, tap, press] { recognizer.isEnabled = isEnabled } }
  }

  /// Makes the text first responder; what was pressed stays where it is seen.
  func activate() -> Bool {
    guard let host, let session else { return false }
    session.isBeingPointedAt = true
    defer { session.isBeingPointedAt = false }
    return becomeActive?() ?? host.becomeFirstResponder()
  }

  // MARK: The mouse

  private func mouseDidAct() {
    guard let host, let session else { return }
    let point = mouse.location(in: host)
    switch mouse.state {
    case .began: began(point, host, session)
    case .changed: moved(point, host, session)
    case .ended: ended(point, host, session)
    case .cancelled:
      stopScrolling()
      drag = .nothing
    case .possible, .failed: break
    }
  }

  private func began(_ point: CGPoint, _ host: any EditingHost, _ session: EditingSession) {
    drag = .ignored
    pressPlace = point
    guard activate() else { return }
    if session.marked != nil { session.commitComposition() }
    let place = session.layout.nearest(to: host.layoutPoint(point))
    if mouse.buttons.contains(.button(2)), !mouse.buttons.contains(.primary) {
      if !session.selection.range.contains(place.offset) || session.selection.isEmpty {
        session.select(TextSelection(place.offset), isUpstream: place.isUpstream)
      }
      menu = menuWanted?(point, false)
      return
    }
    if mouse.buttons.contains(.button(3)), !mouse.buttons.contains(.primary) {
      guard host.allowsEditing, let text = session.clipboards?.text(.primarySelection), !text.isEmpty else { return }
      session.user(.insertAt(place.offset, text))
      return
    }
    guard host.allowsSelecting || host.allowsEditing else { return }
    let count = clickCount(at: point)
    if mouse.modifiers.contains(.shift) {
      session.moveHead(to: place.offset, isUpstream: place.isUpstream, extends: true)
      let anchor = session.selection.anchor
      drag = .selecting(from: anchor..<anchor, .cluster)
      return
    }
    let isInside = session.selection.range.contains(place.offset) && count == 1
    if isInside, session.layout.character(at: host.layoutPoint(point)) != nil {
      drag = .undecided(from: point)
      return
    }
    start(count, place, session)
  }

  func start(_ count: Int, _ place: (offset: Int, isUpstream: Bool), _ session: EditingSession) {
    let unit: Unit = count == 1 ? .cluster : count == 2 ? .word : .paragraph
    let range = self.range(unit, at: place.offset, session)
    drag = .selecting(from: range, unit)
    if unit == .cluster {
      session.select(TextSelection(place.offset), isUpstream: place.isUpstream)
    } else {
      session.select(TextSelection(range))
    }
  }

  private func moved(_ point: CGPoint, _ host: any EditingHost, _ session: EditingSession) {
    switch drag {
    case .nothing: return
    case .ignored: if let menu { menu.follow(mouse.location(in: menu)) }
    case .undecided(let start):
      guard hypot(Double(point.x - start.x), Double(point.y - start.y)) >= Double(Self.dragDistance) else { return }
      self.start(1, session.layout.nearest(to: host.layoutPoint(start)), session)
      moved(point, host, session)
    case .selecting(let first, let unit):
      let place = session.layout.nearest(to: host.layoutPoint(point))
      extend(from: first, unit, to: place, session)
      follow(
        at: { [mouse, weak host] in mouse.location(in: host) },
        selecting: { [weak self] point in
          guard let self, let host = self.host, let session = self.session else { return }
          extend(from: first, unit, to: session.layout.nearest(to: host.layoutPoint(point)), session)
        })
    }
  }

  func extend(
    from first: Range<Int>, _ unit: Unit, to place: (offset: Int, isUpstream: Bool), _ session: EditingSession
  ) {
    guard unit != .cluster else {
      session.select(
        TextSelection(anchor: first.lowerBound, head: place.offset), isUpstream: place.isUpstream)
      return
    }
    let here = range(unit, at: place.offset, session)
    if place.offset < first.lowerBound {
      session.select(TextSelection(anchor: first.upperBound, head: min(here.lowerBound, first.lowerBound)))
    } else {
      session.select(TextSelection(anchor: first.lowerBound, head: max(here.upperBound, first.upperBound)))
    }
  }

  private func ended(_ point: CGPoint, _ host: any EditingHost, _ session: EditingSession) {
    stopScrolling()
    if let menu {
      self.menu = nil
      drag = .nothing
      return menu.release(at: mouse.location(in: menu))
    }
    let (was, isClick) = (drag, isNear(point, pressPlace, Self.dragDistance))
    drag = .nothing
    if case .ignored = was { return }
    let place = session.layout.nearest(to: host.layoutPoint(point))
    if case .undecided = was { session.select(TextSelection(place.offset), isUpstream: place.isUpstream) }
    offerPrimary()
    guard isClick, session.selection.isEmpty, let offset = session.layout.character(at: host.layoutPoint(point)) else {
      return
    }
    _ = clicked?(offset, mouse.modifiers)
  }

  private func isNear(_ place: CGPoint, _ other: CGPoint, _ distance: CGFloat) -> Bool {
    abs(place.x - other.x) <= distance && abs(place.y - other.y) <= distance
  }

  /// A selection that the user made is what the middle button inserts (semantics 22.7).
  func offerPrimary() {
    guard let host, let session, !host.hidesText, !session.selection.isEmpty else { return }
    session.clipboards?.write(session.text.string(in: session.selection.range), to: .primarySelection)
  }

  private func clickCount(at point: CGPoint) -> Int {
    let taps = mouse.touch?.tapCount ?? 1
    var count = 1
    if taps > 1, let lastPress, isNear(point, lastPress.place, Self.clickDistance) { count = lastPress.count + 1 }
    lastPress = (point, count)
    return count
  }

  func range(_ unit: Unit, at offset: Int, _ session: EditingSession) -> Range<Int> {
    switch unit {
    case .cluster: offset..<offset
    case .word where host?.hidesText == true: 0..<session.text.length
    case .word: session.text.selectableUnit(at: offset)
    case .paragraph where host?.isOneLine == true: 0..<session.text.length
    case .paragraph: session.text.paragraph(at: offset)
    }
  }

  // MARK: Scrolling while selecting

  /// Selects what lies at a pointer with each frame that it is beyond the edge, until `stopScrolling()`.
  ///
  /// Both closures are kept until then.
  func follow(at place: @escaping () -> CGPoint, selecting select: @escaping (CGPoint) -> Void) {
    follower = (place, select)
    guard pacer == nil, scroll != nil else { return }
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

  /// One frame; false when there is nothing more to do.
  private func scrollOnce() -> Bool {
    guard let host, let follower else {
      pacer = nil
      return false
    }
    let (point, bounds) = (follower.place(), host.bounds)
    func beyond(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let distance = place < low ? place - low : place > high ? place - high : 0
      return min(max(distance / 2, -Self.mostScroll), Self.mostScroll)
    }
    let way = CGVector(
      dx: beyond(point.x, bounds.minX, bounds.maxX), dy: beyond(point.y, bounds.minY, bounds.maxY))
    guard way.dx != 0 || way.dy != 0, scroll?(way) == true else { return true }
    follower.select(follower.place())
    return true
  }
}
