import TouchDrawing
import TouchEditing
import TouchGeometry
import TouchHeadless
@testable import TouchKit
import TouchWidgets

@testable import TouchAccessibility
@testable import TouchLists

/// A walk through a window by the keyboard alone, which finds what cannot be reached, left or seen.
@MainActor struct KeyboardWalk {
  let program: HeadlessApplication
  let window: UIWindow

  /// A view at which Tab stops, and the window while it has the focus.
  private struct Stop {
    let view: UIView
    let rect: CGRect
    let picture: Bitmap?
    /// A caret blinks: another picture half a second later.
    let laterPicture: Bitmap?
  }

  init(_ program: HeadlessApplication, _ window: UIWindow) { (self.program, self.window) = (program, window) }

  /// The roles of objects that a user can operate.
  private static let operable: Set<AccessibleRole> = [
    .pushButton, .toggleButton, .slider, .spinButton, .entry, .passwordText, .list, .table, .pageTab,
  ]

  private var focused: UIView? {
    let responder = window.firstResponder as? any EditableTextInput
    return window.windowScene?.focusSystem.focusedItem ?? responder as? UIView
  }

  private func press(_ code: Int, _ modifiers: UIKeyModifierFlags = []) {
    let characters = code == Self.tab ? "\t" : ""
    var modifiers = modifiers
    // In a text view Tab alone is a letter.
    if code == Self.tab, let text = focused as? UITextView, text.isEditable { modifiers.insert(.control) }
    for isDown in [true, false] {
      program.send(
        .key(code: code, characters: characters, isDown: isDown, timestamp: program.now, modifiers: modifiers))
    }
    program.advance(by: 0.5)
  }
  private static let (tab, right, left, down, up, home) = (43, 79, 80, 81, 82, 74)

  private func stop() -> Stop? {
    guard let view = focused else { return nil }
    let rect = view.visibleRect(in: window).insetBy(dx: -6, dy: -6)
    let picture = program.surface.picture
    program.advance(by: 0.5)
    return Stop(view: view, rect: rect, picture: picture, laterPicture: program.surface.picture)
  }

  /// Walks through the window; returns what is wrong, one line each.
  func complaints() -> [String] {
    let model = AccessibilityModel(program.application)
    let objects = model.tree.objects.filter {
      Self.operable.contains($0.value.role) && $0.value.states.contains(.sensitive)
    }
    let wanted = objects.sorted { $0.key < $1.key }.compactMap { number, facts in
      (model.registry.object(number) as? UIView).map { (view: $0, name: "\(facts.role.name) \(facts.name)") }
    }
    let start = stop()
    let before = program.surface.picture
    let maximum = 3 * wanted.count + 10
    let (forward, returns) = cycle(maximum) { press(Self.tab) }
    guard let first = forward.first else { return wanted.isEmpty ? [] : ["Tab reaches nothing"] }
    var wrong = returns ? [] : ["Tab does not return to \(name(first.view))"]
    // What is in the row of a list follows it while the row has the keyboard: see `arrows(in:)`.
    for (view, name) in wanted where cell(around: view) == nil && !forward.contains(where: { reaches($0.view, view) }) {
      wrong.append("Tab does not reach \(name)")
    }
    let last = start.map { $0.view === first.view ? forward.last?.picture : before } ?? before
    for (index, stop) in forward.enumerated() {
      let former = index > 0 ? forward[index - 1].picture : last
      if !isVisible(stop, former) { wrong.append("the focus is not visible on \(name(stop.view))") }
    }
    let backward = cycle(maximum) { press(Self.tab, .shift) }.stops
    if !backward.elementsEqual(forward.reversed(), by: { $0.view === $1.view }) {
      wrong.append("Shift and Tab: \(backward.map { name($0.view) }) after \(forward.map { name($0.view) })")
    }
    for stop in forward where returns {
      // The arrows may enable controls, which are stops then, too, and replace buttons of a bar by equal ones.
      func isThere() -> Bool {
        focused === stop.view || (stop.view.window == nil && focused.map(name) == name(stop.view))
      }
      for _ in 0..<maximum {
        press(Self.tab)
        if isThere() { break }
      }
      guard isThere() else { return wrong + ["the second round does not reach \(name(stop.view))"] }
      wrong += arrows(stop.view)
    }
    return wrong
  }

  /// The stops of one round, which ends when the first one is reached again; and whether it is.
  private func cycle(_ maximum: Int, _ step: () -> Void) -> (stops: [Stop], returns: Bool) {
    var stops: [Stop] = []
    for _ in 0..<maximum {
      step()
      guard let stop = stop() else { return (stops, false) }
      if stop.view === stops.first?.view { return (stops, true) }
      stops.append(stop)
    }
    return (stops, false)
  }

  private func cell(around view: UIView) -> UIView? {
    sequence(first: view, next: \.superview).first { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }

  /// Whether a view can be used while another one has the focus: it is the same, or one of its parts.
  private func reaches(_ stop: UIView, _ view: UIView) -> Bool {
    stop === view || (!view.canBecomeFocused && view.isDescendant(of: stop)) || stop.isDescendant(of: view)
  }

  private func name(_ view: UIView) -> String {
    let text = (view as? UIButton)?.title(for: .normal) ?? view.accessibilityLabel ?? ""
    return "\(type(of: view)) \(text)"
  }

  /// Whether the focus changes pixels in or next to the view.
  private func isVisible(_ stop: Stop, _ former: Bitmap?) -> Bool {
    [stop.picture, stop.laterPicture].contains { picture in
      guard let picture, let former, picture.width == former.width, picture.height == former.height else {
        return false
      }
      let scale = CGFloat(picture.width) / window.bounds.width
      let columns = max(0, Int(stop.rect.minX * scale))..<min(picture.width, Int(stop.rect.maxX * scale))
      let rows = max(0, Int(stop.rect.minY * scale))..<min(picture.height, Int(stop.rect.maxY * scale))
      return rows.contains { y in columns.contains { x in picture[x, y] != former[x, y] } }
    }
  }

  /// Uses the arrows where the focus is: they reach each item of a list and change each control with a value.
  private func arrows(_ view: UIView) -> [String] {
    let before = program.surface.picture
    switch view {
    case let list as any PlaceFocus: return arrows(in: list)
    case is UISlider, is UISegmentedControl, is UIPageControl, is UIStepper:
      press(Self.right)
      if program.surface.picture == before { press(Self.left) }
    default: return []
    }
    return program.surface.picture == before ? ["arrows do not change \(name(view))"] : []
  }

  private func arrows(in list: any PlaceFocus) -> [String] {
    var wrong: [String] = []
    var wanted = Set(
      (0..<sections(of: list)).flatMap { section in
        (0..<items(of: list, section)).map { ListPlace(section, $0) }
      }.filter(list.canFocus))
    let count = wanted.count
    press(Self.home)
    var way = Self.right
    for step in 0...(3 * count) {
      if let cursor = list.cursor, wanted.remove(cursor) != nil { wrong += controls(in: list, at: cursor) }
      if wanted.isEmpty || step == 3 * count { break }
      let (cursor, picture) = (list.cursor, program.surface.picture)
      press(list is UITableView ? Self.down : way)
      if list.cursor == cursor {
        // At the end of a line: the next one is walked through in the other direction.
        way = way == Self.right ? Self.left : Self.right
        press(Self.down)
      }
      if list.cursor != cursor, program.surface.picture == picture {
        wrong.append("the cursor is not visible in \(name(list))")
      }
    }
    return wrong + wanted.sorted().map { "arrows do not reach \($0.section), \($0.item) of \(name(list))" }
  }

  /// Goes by Tab from a row through its controls, and back.
  private func controls(in list: any PlaceFocus, at place: ListPlace) -> [String] {
    guard let cell = list.cellView(at: place) else { return ["no cell has the keyboard in \(name(list))"] }
    func focusable(_ view: UIView) -> [UIView] {
      (view.isReachableByFocus ? [view] : []) + view.subviews.flatMap(focusable)
    }
    let wanted = focusable(cell)
    var reached: [UIView] = []
    for _ in wanted {
      let picture = program.surface.picture
      press(Self.tab)
      if let focused, picture != program.surface.picture { reached.append(focused) }
    }
    for _ in wanted { press(Self.tab, .shift) }
    return wanted.filter { view in !reached.contains { $0 === view } }.map { "Tab does not reach \(name($0)) in a row" }
      + (focused === list ? [] : ["Shift and Tab do not return from a row"])
  }

  private func sections(of list: any PlaceFocus) -> Int {
    (list as? UITableView)?.numberOfSections ?? (list as? UICollectionView)?.numberOfSections ?? 0
  }

  private func items(of list: any PlaceFocus, _ section: Int) -> Int {
    (list as? UITableView)?.numberOfRows(inSection: section)
      ?? (list as? UICollectionView)?.numberOfItems(inSection: section) ?? 0
  }
}
