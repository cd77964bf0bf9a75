import TouchScenes
import TouchTrace

// What keeps a control from sending an event, besides the touches that do not come to it.

extension Space {
  /// Whether an event comes of touches in the control: editing ends by what is touched elsewhere, or by a key.
  static func comesByTouch(_ event: ControlEventName?) -> Bool { event != .editingDidEnd }

  mutating func gatherSending(_ name: String, _ event: ControlEventName?) {
    guard let own = index.views[name]?.view else { return }
    switch own.viewClass {
    case .textField: gatherEditing(own)
    case .stepper:
      let (low, high) = range(of: own)
      add(.view(name, .wraps(true)))
      add([.view(name, .maximumValue(high + (high - low))), .view(name, .minimumValue(low - (high - low)))])
    // The segment that is chosen sends nothing when it is chosen again.
    case .segmentedControl: add(.view(name, .isMomentary(true)))
    default: break
    }
  }

  /// What the delegates of text inputs refuse, and who has the keyboard.
  private mutating func gatherEditing(_ field: SceneView) {
    add(refused(by: field, [.editing, .edit, .clearing, .returning, .ending]))
    for name in index.viewNames where name != field.name {
      // Editing that does not end elsewhere does not begin here.
      if let other = index.views[name]?.view { add(refused(by: other, [.ending])) }
    }
    let isSomeFirst = index.viewNames.contains { index.views[$0]?.view.isFirstResponder == true }
    if !isSomeFirst, field.textDelegate?.shouldBeginEditing != false { add(.firstResponder(field.name)) }
  }

  /// The answers of a text input's delegate that say no, taken back.
  private func refused(by input: SceneView, _ refusals: [Refusal]) -> [SceneChange] {
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

  /// Lets the recognizers act whose actions change the scene: they may be what an event was to come of.
  mutating func gatherReactions(_ ring: Ring) {
    for name in index.recognizerNames where index.recognizers[name]?.description.on.isEmpty == false {
      gatherActing(name, ring)
    }
  }

  /// The values of a stepper: from 0 to 100 where the scene does not say.
  private func range(of stepper: SceneView) -> (Double, Double) {
    var range = (0.0, 100.0)
    for property in stepper.properties {
      switch property {
      case .minimumValue(let value): range.0 = value
      case .maximumValue(let value): range.1 = value
      default: continue
      }
    }
    return range
  }
}
