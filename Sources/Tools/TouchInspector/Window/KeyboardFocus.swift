import TouchGeometry
import TouchKit

/// The keyboard operation of the window: the part that has the keyboard focus, and the effects of keys there.
///
/// Everything that the mouse can do is possible with keys too.
@MainActor final class KeyboardFocus {
  enum Region: CaseIterable { case list, scene, lanes, why, details }

  private let session: Session
  private let list: SceneList?
  let lanes: LanesBoard
  let boards: [Board]
  private(set) var region = Region.list
  /// The layout, which the zoom keys call.
  weak var layout: InspectorLayout?

  init(session: Session, list: SceneList?, lanes: LanesBoard, boards: [Board]) {
    (self.session, self.list, self.lanes, self.boards) = (session, list, lanes, boards)
  }

  /// Handles a key; returns false if the key has no effect here.
  func press(_ key: UIKey) -> Bool {
    let former = UIAccessibility.isHeard ? focusedWords : nil
    defer {
      if UIAccessibility.isHeard, let words = focusedWords, words != former {
        UIAccessibility.post(notification: .layoutChanged, argument: words)
      }
    }
    return perform(key)
  }

  /// What has the keyboard, for screen readers: the part of the window, and what is chosen in it.
  private var focusedWords: String? {
    switch region {
    case .scene: nil
    case .list: list.map { Self.words($0.accessibilityLabel, $0.chosenWords) }
    case .lanes: Self.words(lanes.accessibilityLabel, lanes.focusedWords)
    case .why, .details: board.map { Self.words($0.accessibilityLabel, $0.focusedWords) }
    }
  }

  private static func words(_ name: String?, _ chosen: String?) -> String {
    [name, chosen].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private func perform(_ key: UIKey) -> Bool {
    if key.modifierFlags.contains(.control), let layout { return zoom(key, layout) }
    let code = key.keyCode
    if session.isPicking, !session.scene.isElsewhere, pick(code) { return true }
    switch code {
    case UIKeyboardHIDUsage.keyboardLeftArrow, UIKeyboardHIDUsage.keyboardRightArrow:
      let isForward = code == UIKeyboardHIDUsage.keyboardRightArrow
      if key.modifierFlags.contains(.shift) {
        session.extendRange(forward: isForward)
      } else {
        session.step(forward: isForward)
      }
    case UIKeyboardHIDUsage.keyboardUpArrow: move(by: -1)
    case UIKeyboardHIDUsage.keyboardDownArrow: move(by: 1)
    case UIKeyboardHIDUsage.keyboardTab: moveFocus(by: key.modifierFlags.contains(.shift) ? -1 : 1)
    case UIKeyboardHIDUsage.keyboardReturnOrEnter:
      if let board { board.pressFocus() } else { lanes.showRange() }
    case UIKeyboardHIDUsage.keyboardEscape: escape()
    case UIKeyboardHIDUsage.keyboardF1: session.showsKeys.toggle()
    default: return command(key.characters)
    }
    return true
  }

  /// Zooms with Ctrl and plus, minus or 0, as browsers do.
  private func zoom(_ key: UIKey, _ layout: InspectorLayout) -> Bool {
    switch key.keyCode {
    case UIKeyboardHIDUsage.keyboardEqualSign: layout.zoom(by: 1)
    case UIKeyboardHIDUsage.keyboardHyphen: layout.zoom(by: -1)
    case UIKeyboardHIDUsage.keyboard0: layout.fit()
    default: return false
    }
    if let focusedView { layout.reveal(focusedView) }
    return true
  }

  private func command(_ characters: String) -> Bool {
    switch characters {
    case "?": session.showsKeys.toggle()
    case "c", "C": list?.toggleCure()
    case "l", "L": session.goLive()
    case "f", "F": lanes.fit()
    case "+", "=": lanes.zoom(by: 1.5)
    case "-": lanes.zoom(by: 1 / 1.5)
    case "[": session.changeRate(slower: true)
    case "]": session.changeRate(slower: false)
    case "1", "2", "3", "4", "5":
      if let number = Int(characters) { session.setRate(Session.rates[number - 1]) }
    case "n", "N": if let lane = session.chosenLane { session.collapse(lane) }
    case "p", "P": if let lane = session.chosenLane { session.pin(lane) }
    case "w", "W": session.saveScene()
    case "z", "Z": session.undo()
    case "v", "V": session.isPicking.toggle()
    case "i", "I": session.showsAbout.toggle()
    case "m", "M": session.toggleMap()
    case "a", "A": session.toggleReading()
    case "e", "E": session.openSource(of: session.object)
    case "u", "U": session.toggleOverlay(.damage)
    case "g", "G": session.toggleOverlay(.times)
    case "t", "T":
      let tabs = Session.Tab.allCases
      session.tab = tabs[((tabs.firstIndex(of: session.tab) ?? 0) + 1) % tabs.count]
    default: return false
    }
    return true
  }

  /// Handles the keys that move through the views of the scene and choose one; returns false for other keys.
  private func pick(_ code: UIKeyboardHIDUsage) -> Bool {
    switch code {
    case UIKeyboardHIDUsage.keyboardUpArrow: session.stepPick(.before)
    case UIKeyboardHIDUsage.keyboardDownArrow: session.stepPick(.after)
    case UIKeyboardHIDUsage.keyboardLeftArrow: session.stepPick(.outside)
    case UIKeyboardHIDUsage.keyboardRightArrow: session.stepPick(.inside)
    case UIKeyboardHIDUsage.keyboardReturnOrEnter: session.pickPointed()
    default: return false
    }
    return true
  }

  private func escape() {
    if session.showsKeys {
      session.showsKeys = false
    } else if session.showsMap {
      session.showsMap = false
    } else if session.showsReading {
      session.showsReading = false
    } else if layout?.showsList == true {
      layout?.showsList = false
    } else if session.rule != nil {
      session.rule = nil
    } else if session.isPicking {
      session.isPicking = false
    } else if session.markedTouch != nil {
      session.markedTouch = nil
    } else if session.range != nil {
      session.select(nil)
    } else if session.lane != nil || session.object != nil {
      session.choose(lane: nil)
    } else {
      session.goLive()
    }
  }

  // MARK: The focused part

  private var board: Board? {
    switch region {
    case .list, .scene, .lanes: nil
    case .why: boards.first
    case .details: boards.last
    }
  }

  private func move(by step: Int) {
    switch region {
    case .list: list?.step(by: step)
    case .lanes: session.stepLane(by: step)
    case .scene: break
    case .why, .details: _ = board?.moveFocus(by: step)
    }
  }

  /// Whether a part is visible.
  ///
  /// An invisible part cannot show that it has the focus.
  private func isThere(_ region: Region) -> Bool {
    switch region {
    case .list: list.map { !$0.bounds.isEmpty } ?? false
    case .scene: true
    case .lanes: !lanes.bounds.isEmpty
    case .why where session.lanesFold.isPossible: true
    case .why, .details: boards.isEmpty || !boards[region == .why ? 0 : boards.count - 1].bounds.isEmpty
    }
  }

  /// Moves to the next control of the scene while there is one, then to the next visible part of the window.
  ///
  /// Skips a scene without a control that can have the focus. If no other part is visible, the focus stays.
  private func moveFocus(by step: Int) {
    if region == .scene, moveInScene(step) { return }
    board?.focus = nil
    let regions = Region.allCases
    let start = regions.firstIndex(of: region) ?? 0
    let ring = (1...regions.count).lazy.map { regions[(start + $0 * (step + regions.count)) % regions.count] }
    if let next = ring.first(where: { $0 == .scene ? moveInScene(step) : isThere($0) }) { region = next }
    session.open(region)
    list?.hasKeyboard = region == .list
    lanes.hasKeyboard = region == .lanes
    for (part, board) in zip([Region.why, .details], boards) { board.hasKeyboard = region == part }
    if let board, board.focus == nil { _ = board.moveFocus(by: 1) }
  }

  private func moveInScene(_ step: Int) -> Bool {
    let window = session.scene.window
    guard let focus = window.windowScene?.focusSystem else { return false }
    let isMoved = focus.moveWithin(window, step > 0 ? .next : .previous)
    // The stage marks the focused view.
    session.changed()
    guard isMoved else { return false }
    if let item = focus.focusedItem { layout?.reveal(item) }
    return true
  }

  /// The view of the scene that has the focus; nil if the focus is in another part.
  private var focusedView: UIView? {
    region == .scene ? session.scene.window.windowScene?.focusSystem.focusedItem : nil
  }
}
