import TouchScenes
import TouchTrace

// Changes that let a control send an event, other than those of its touches.

extension SearchSpace {
  /// Whether touches in the control cause an event; other touches and keys end editing.
  static func isSentByTouch(_ event: ControlEventName?) -> Bool { event != .editingDidEnd }

  mutating func gatherSending(_ name: String, _ event: ControlEventName?) {
    guard let own = index.views[name]?.view else { return }
    switch own.viewClass {
    case .textField: gatherEditing(own)
    case .slider:
      let values = ControlValues(own)
      guard values.high <= values.low else { break }
      add([.view(name, .maximumValue(values.low + 1)), .view(name, .minimumValue(values.high - 1))])
    case .stepper:
      let values = ControlValues(own)
      let span = max(values.high - values.low, values.step)
      add(.view(name, .wraps(true)))
      add([.view(name, .maximumValue(values.high + span)), .view(name, .minimumValue(values.low - span))])
    case .pageControl:
      let values = ControlValues(own)
      add(.view(name, .numberOfPages(max(2, values.page + 2))))
      add(.view(name, .currentPage(values.page > 0 ? 0 : 1)))
    // A selected segment sends nothing when it is tapped again.
    case .segmentedControl:
      let count = ControlValues(own).items
      if count == 0 { add(.view(name, .items(["1", "2"]))) }
      if count == 1 { add(.view(name, .selectedSegmentIndex(-1))) }
      add(.view(name, .isMomentary(true)))
    default: break
    }
  }

  /// Adds the changes of refusals by delegates of text inputs, and of the first responder.
  private mutating func gatherEditing(_ field: SceneView) {
    add(refused(by: field, [.editing, .edit, .clearing, .returning, .ending]))
    for name in index.viewNames where name != field.name {
      // Editing cannot begin while another input refuses to end.
      if let other = index.views[name]?.view { add(refused(by: other, [.ending])) }
    }
    let isSomeFirst = index.viewNames.contains { index.views[$0]?.view.isFirstResponder == true }
    if !isSomeFirst, field.textDelegate?.shouldBeginEditing != false { add(.firstResponder(field.name)) }
  }

  /// Adds the changes that let a text input take typed text.
  mutating func letTakeText(_ name: String) {
    guard let own = index.views[name]?.view else { return }
    // Only a key that no responder keeps becomes text (21.1).
    for keeper in baseline.keepers(besides: name) { add(.callsSuper(keeper)) }
    if own.properties.contains(.isEditable(false)) { add(.view(name, .isEditable(true))) }
    gatherEditing(own)
  }

  /// The refusals among the answers of a text input's delegate, reversed.
  private func refused(by input: SceneView, _ refusals: [Refusal]) -> [Change] {
    guard let delegate = input.textDelegate else { return [] }
    return refusals.filter { refusal in
      switch refusal {
      case .editing: delegate.shouldBeginEditing == false
      case .ending: delegate.shouldEndEditing == false
      case .edit: delegate.shouldChange == false
      case .clearing: delegate.shouldClear == false
      case .returning: delegate.shouldReturn == false
      case .highlight, .selection, .itemHighlight, .itemSelection: false
      }
    }.map { .allows(input.name, $0) }
  }

  /// Lets recognizers act whose actions change the scene, which may cause the event.
  mutating func gatherReactions(_ ring: Ring) {
    for name in index.recognizerNames where index.recognizers[name]?.description.on.isEmpty == false {
      gatherActing(name, ring)
    }
  }

}
