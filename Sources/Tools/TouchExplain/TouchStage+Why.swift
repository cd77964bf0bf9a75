import Testing
import TouchDiagnosis
import TouchGeometry
import TouchKit
import TouchLists
import TouchScenes
import TouchTrace
import TouchWidgets

extension TouchStage {
  /// Why a recognizer acted or did not act in the last gesture.
  public func why(_ recognizer: UIGestureRecognizer) -> Why {
    let gesture = gesture
    let name = gesture.name(of: recognizer) ?? recognizer.name ?? "\(type(of: recognizer))"
    let story = gesture.story.recognizers.first { $0.facts.name == name }
    let attempts = story?.attempts ?? []
    let hasActed = story?.hasActed ?? false
    let states = attempts.last?.moments.compactMap { moment -> UIGestureRecognizer.State? in
      if case .transition(_, let state) = moment.what { state } else { nil }
    }
    var sentences = gesture.sentences(aboutTouchesIn: nil)
    if let story, !attempts.isEmpty {
      sentences =
        RecognizerSentences(story: story, others: gesture.story.recognizers, namesWinners: true).sentences
    }
    return Why(
      name: name, outcome: hasActed ? .won : attempts.isEmpty ? .unreached : .lost, sentences: sentences,
      facts: gesture.facts { $0.recognizer?.name == name }, states: states ?? [],
      advice: hasActed ? nil : Verdict.gestureAdvice(for: name, in: gesture.story),
      remedy: gesture.remedy { _ in .acts(name) })
  }

  /// Why a view acted or did not act in the last gesture.
  ///
  /// A control acts if it sent the event that it exists for; a scroll view if it scrolled, or a table or a collection if
  /// it selected where the finger did not move; any other view if it received the end of the touch.
  public func why(_ view: UIView) -> Why {
    let gesture = gesture
    let name = gesture.name(of: view) ?? "\(type(of: view))"
    let touches = gesture.story.touches.filter { $0.view == name }
    let pan = (view as? UIScrollView).flatMap { gesture.name(of: $0.panGestureRecognizer) }
    let (hasActed, goal) = gesture.result(of: view, name, pan)
    let isReached = !touches.isEmpty || pan.map(gesture.hasAttempt) == true
    var sentences = gesture.sentences(aboutTouchesIn: touches.isEmpty ? nil : name)
    if let story = gesture.story.recognizers.first(where: { $0.facts.name == pan }), !story.attempts.isEmpty {
      sentences +=
        RecognizerSentences(
          story: story, others: gesture.story.recognizers, namesWinners: true
        ).sentences
    }
    return Why(
      name: name, outcome: hasActed ? .won : isReached ? .lost : .unreached, sentences: sentences,
      facts: gesture.facts { $0.view?.name == name || pan != nil && $0.recognizer?.name == pan }, states: [],
      advice: hasActed ? nil : pan.flatMap { Verdict.gestureAdvice(for: $0, in: gesture.story) },
      remedy: gesture.remedy { _ in goal })
  }

  /// Records an issue if a recognizer did not act in the last gesture, with the reason and the cures.
  public func expectAction(of recognizer: UIGestureRecognizer, file: String = #filePath, line: Int = #line) {
    expect(why(recognizer), SourceLocation(file, line))
  }

  /// Records an issue if a view did not act in the last gesture, with the reason and the cures; see `why(_:)`.
  public func expectAction(of view: UIView, file: String = #filePath, line: Int = #line) {
    expect(why(view), SourceLocation(file, line))
  }

  private func expect(_ why: Why, _ location: SourceLocation) {
    if !why.won { Issue.record("\(why.description)", sourceLocation: location) }
  }

  private var gesture: StageObserver.Gesture { (companion as? StageObserver)?.gesture ?? StageObserver.Gesture() }
}

@MainActor extension StageObserver.Gesture {
  fileprivate func hasAttempt(_ recognizer: String) -> Bool {
    story.recognizers.contains { $0.facts.name == recognizer && !$0.attempts.isEmpty }
  }

  fileprivate func remedy(_ goal: @escaping (SceneFile) -> Goal?) -> Remedy { Remedy(captured, goal) }

  /// The sentences about the touches in a view; about all touches without one.
  fileprivate func sentences(aboutTouchesIn view: String?) -> [String] {
    story.touches.filter { view == nil || $0.view == view }.map { TouchSentences(story: $0).sentence }
  }

  fileprivate func facts(where isIncluded: (TraceFact) -> Bool) -> [Why.Fact] {
    facts.filter { isIncluded($0) && !$0.rule.isEmpty }.map { fact in
      Why.Fact(
        time: fact.time, rule: fact.rule, reason: fact.reason?.rawValue ?? "", number: fact.measure?.measured,
        threshold: fact.measure?.threshold, unit: fact.measure?.unit.rawValue,
        culprit: fact.culprit.flatMap(object(of:)))
    }
  }

  /// Whether a view acted, and what it should have done.
  fileprivate func result(of view: UIView, _ name: String, _ pan: String?) -> (Bool, Goal) {
    if let control = view as? UIControl {
      let sent = events.filter { $0.control == ObjectIdentifier(control) }.map(\.event)
      return (sent.contains { !$0.isDisjoint(with: control.purpose) }, .sends(name, nil))
    }
    guard let pan else {
      let hasEnded = story.touches.contains { touch in
        touch.view == name && touch.moments.contains { if case .sent(.ended) = $0.what { true } else { false } }
      }
      return (hasEnded, .isNotified(name, .touchesEnded))
    }
    let hasScrolled = story.recognizers.contains { one in
      one.facts.name == pan && one.hasActed
    }
    guard view is UITableView || view is UICollectionView, !hasMoved else { return (hasScrolled, .scrolls(name)) }
    return selection(in: view, name)
  }
}

@MainActor extension StageObserver.Gesture {
  /// Whether a finger moved farther than a tap may.
  fileprivate var hasMoved: Bool {
    var starts: [Int: CGPoint] = [:]
    for fact in facts {
      guard case .places(let places) = fact.what else { continue }
      for place in places {
        guard let start = starts[place.number] else {
          starts[place.number] = place.point
          continue
        }
        let (dx, dy) = (place.point.x - start.x, place.point.y - start.y)
        if (dx * dx + dy * dy).squareRoot() > GestureTuning.panHysteresis { return true }
      }
    }
    return false
  }

  /// Whether something was selected in a table or a collection, and what should have happened.
  ///
  /// A capture contains the views of a list without its data, so the goal is that the touched view receives the end of
  /// the touch.
  fileprivate func selection(in list: UIView, _ name: String) -> (Bool, Goal) {
    let touched = story.touches.compactMap(\.view).first { view in
      (object(named: view) as? UIView)?.isDescendant(of: list) == true
    }
    return (selections.contains(ObjectIdentifier(list)), .isNotified(touched ?? name, .touchesEnded))
  }
}

extension UIControl {
  /// The events that it exists to send.
  fileprivate var purpose: Event {
    switch self {
    case is UIButton: [.touchUpInside, .primaryActionTriggered, .menuActionTriggered]
    case is UISlider, is UISwitch, is UISegmentedControl, is UIStepper, is UIPageControl: .valueChanged
    #if FoundationGeometry
    case is UIDatePicker: .valueChanged
    #endif
    default:
      Event.allEvents.subtracting([
        .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
        .touchUpOutside, .touchCancel,
      ])
    }
  }
}
