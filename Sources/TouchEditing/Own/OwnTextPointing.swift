import TouchGeometry
import TouchKit
import TouchLoop
import TouchWidgets

/// What mouse and fingers do to a text input of the program, by its positions (semantics 17.23).
@MainActor final class OwnTextPointing: UIObject {
  private weak var interaction: UITextInteraction?
  private let mouse = TextMouseRecognizer(target: nil, action: nil)
  private let tap = TextTapRecognizer(target: nil, action: nil)
  private let press = TextHoldRecognizer(target: nil, action: nil)
  private static let mouseActed = Selector(OwnTextPointing.mouseDidAct)
  private static let tapped = Selector(OwnTextPointing.fingerTapped)
  private static let pressed = Selector(OwnTextPointing.fingerPressed)

  /// What stays selected while the pointer goes on, and by which units it selects.
  private var drag: (first: UITextRange, unit: UITextGranularity)?
  private var lastPress: (place: CGPoint, count: Int)?
  /// Whether the delegate was told that something begins, and not yet that it is over.
  private var isUnderWay = false
  private weak var menu: MenuOverlay?
  private var menuOfTap: LoopTimer?

  init(_ interaction: UITextInteraction) {
    self.interaction = interaction
    super.init()
    mouse.addTarget(self, action: Self.mouseActed)
    tap.addTarget(self, action: Self.tapped)
    press.addTarget(self, action: Self.pressed)
    press.delaysTouchesEnded = false
    press.allowedTouchTypes = tap.allowedTouchTypes
    mouse.name = "text mouse"
    tap.name = "text tap"
    press.name = "text press"
  }

  var recognizers: [UIGestureRecognizer] { [mouse, tap, press] }

  private var input: (any UITextInput)? { interaction?.textInput }

  /// Asks whether it may begin at a place, and makes the text input first responder; the text input if so.
  private func begin(at point: CGPoint) -> (any UITextInput)? {
    guard let interaction, let input, interaction.delegate?.interactionShouldBegin(interaction, at: point) ?? true
    else {
      return nil
    }
    isUnderWay = true
    interaction.delegate?.interactionWillBegin(interaction)
    guard input.isFirstResponder || input.becomeFirstResponder() else {
      end()
      return nil
    }
    return input
  }

  private func end() {
    drag = nil
    guard isUnderWay else { return }
    isUnderWay = false
    if let interaction { interaction.delegate?.interactionDidEnd(interaction) }
  }

  // MARK: Selecting

  /// Selects a range and tells who stands before the text input, as for a change by the program.
  private func select(_ range: UITextRange?, _ input: any UITextInput) {
    guard let range else { return }
    let delegate = input.inputDelegate
    delegate?.selectionWillChange(input)
    input.selectedTextRange = range
    delegate?.selectionDidChange(input)
  }

  private func caret(_ place: UITextPosition, _ input: any UITextInput) -> UITextRange? {
    input.textRange(from: place, to: place)
  }

  /// The unit around a place; the place itself where it is in none.
  private func unit(_ unit: UITextGranularity, at place: UITextPosition, _ input: any UITextInput) -> UITextRange? {
    guard unit != .character else { return caret(place, input) }
    let tokenizer = input.tokenizer
    return tokenizer.rangeEnclosingPosition(place, with: unit, inDirection: .storage(.forward))
      ?? tokenizer.rangeEnclosingPosition(place, with: unit, inDirection: .storage(.backward)) ?? caret(place, input)
  }

  private func start(_ count: Int, at place: UITextPosition, _ input: any UITextInput) {
    let unit: UITextGranularity = count == 1 ? .character : count == 2 ? .word : .paragraph
    guard let range = self.unit(unit, at: place, input) else { return }
    drag = (range, unit)
    select(range, input)
  }

  /// Selects from what was pressed to what lies at a point.
  private func extend(to point: CGPoint, _ input: any UITextInput) {
    guard let drag, let place = input.closestPosition(to: point), let here = unit(drag.unit, at: place, input) else {
      return
    }
    let isBefore = input.compare(here.start, to: drag.first.start) == .orderedAscending
    let isAfter = input.compare(here.end, to: drag.first.end) == .orderedDescending
    select(
      input.textRange(from: isBefore ? here.start : drag.first.start, to: isAfter ? here.end : drag.first.end), input)
  }

  private func isInSelection(_ place: UITextPosition, _ input: any UITextInput) -> Bool {
    guard let range = input.selectedTextRange, !range.isEmpty else { return false }
    return input.compare(range.start, to: place) != .orderedDescending
      && input.compare(place, to: range.end) != .orderedDescending
  }

  // MARK: The mouse

  private func mouseDidAct() {
    guard let view = interaction?.view else { return }
    let point = mouse.location(in: view)
    switch mouse.state {
    case .began: mouseBegan(at: point)
    case .changed:
      if let menu {
        menu.follow(mouse.location(in: menu))
      } else if let input {
        extend(to: point, input)
      }
    case .ended:
      if let menu {
        self.menu = nil
        menu.release(at: mouse.location(in: menu))
      }
      end()
    case .cancelled: end()
    case .possible, .failed: break
    }
  }

  private func mouseBegan(at point: CGPoint) {
    drag = nil
    guard let input = begin(at: point), let place = input.closestPosition(to: point) else { return }
    if mouse.buttons.contains(.button(2)), !mouse.buttons.contains(.primary) {
      if !isInSelection(place, input) { select(caret(place, input), input) }
      menu = interaction?.openMenu(at: point, isByFinger: false)
      return
    }
    guard mouse.buttons.contains(.primary) else { return }
    if mouse.modifiers.contains(.shift), let old = input.selectedTextRange {
      let isBefore = input.compare(place, to: old.start) == .orderedAscending
      if let anchor = caret(isBefore ? old.end : old.start, input) { drag = (anchor, .character) }
      return extend(to: point, input)
    }
    start(clickCount(at: point), at: place, input)
  }

  private func clickCount(at point: CGPoint) -> Int {
    var count = 1
    if mouse.touch?.tapCount ?? 1 > 1, let lastPress,
      abs(point.x - lastPress.place.x) <= TextPointing.clickDistance,
      abs(point.y - lastPress.place.y) <= TextPointing.clickDistance
    {
      count = lastPress.count + 1
    }
    lastPress = (point, count)
    return count
  }

  // MARK: Fingers

  private func fingerTapped() {
    menuOfTap?.cancel()
    guard let view = interaction?.view, tap.state == .ended else { return }
    let point = tap.location(in: view)
    let wasActive = input?.isFirstResponder == true
    guard let input = begin(at: point), let place = input.closestPosition(to: point) else { return }
    switch tap.tapCount {
    case 1:
      let old = input.selectedTextRange
      let isRepeated = old.map { $0.isEmpty && input.compare($0.start, to: place) == .orderedSame } ?? false
      if wasActive, isRepeated || isInSelection(place, input) {
        openMenuIfAlone(at: point)
      } else {
        select(caret(place, input), input)
      }
    case 2: select(unit(.word, at: place, input), input)
    case _: select(unit(.paragraph, at: place, input), input)
    }
    end()
  }

  /// Opens the menu when no second tap has followed in time, which would select the word.
  private func openMenuIfAlone(at point: CGPoint) {
    guard let loop = interaction?.view?.window?.application?.loop else { return }
    menuOfTap = loop.schedule(at: loop.now + GestureTuning.tapInterval) { [weak self] in
      guard let self, input?.isFirstResponder == true else { return }
      _ = interaction?.openMenu(at: point, isByFinger: true)
    }
  }

  private func fingerPressed() {
    guard let interaction, let view = interaction.view else { return }
    let point = press.location(in: view)
    switch press.state {
    case .began:
      drag = nil
      guard let input = begin(at: point), let place = input.closestPosition(to: point) else { return }
      start(interaction.textInteractionMode == .editable ? 1 : 2, at: place, input)
    case .changed:
      guard let drag, let input, let place = input.closestPosition(to: point) else { return }
      if drag.unit == .character { select(caret(place, input), input) } else { extend(to: point, input) }
    case .ended:
      guard drag != nil else { return }
      end()
      _ = interaction.openMenu(at: point, isByFinger: true)
    case .cancelled: end()
    case .possible, .failed: break
    }
  }
}
