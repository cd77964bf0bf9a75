import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace
import TouchWidgets

// Controls that received touches and had nothing to send, content that the wheel did not move, and displaced views.

extension Diagnosis {
  /// Goals for touched controls that had nothing to send, if nothing else happened.
  var idle: [(Int, Goal)] {
    guard !hasSuccess else { return [] }
    return before.story.touches.compactMap { touch in
      guard let name = touch.view, nothingToSend(name) != nil, before.times(of: .sends(name, nil)).isEmpty else {
        return nil
      }
      return (2, .sends(name, nil))
    }
  }

  /// Goals for scroll views that the wheel did not move.
  var unturned: [(Int, Goal)] {
    guard baseline.touches.isEmpty, !hasSuccess, let wheel = before.wheels.first else { return [] }
    let over = baseline.index.viewNames.filter { name in
      wheel.distances[name] == 0 && baseline.index.views[name]?.view.viewClass.isKind(of: .scrollView) == true
    }
    let innermost = over.filter { one in !over.contains { $0 != one && baseline.index.isInside($0, one) } }
    return innermost.map { (1, .scrolls($0)) }
  }

  /// Goals for scroll views with a view to zoom whose scales allow no zooming.
  var unzoomed: [(Int, Goal)] {
    guard baseline.fingers > 1, !hasSuccess else { return [] }
    return baseline.touched(.scrollView).compactMap { name in
      let inside = baseline.touches.count { $0.hit.map { baseline.index.isInside($0, name) } ?? false }
      let isNamed = baseline.index.views[name]?.view.viewForZooming != nil
      let hasPinch = before.story.recognizers.contains { $0.facts.name == SceneIndex.pinchName(of: name) }
      return isNamed && !hasPinch && inside > 1 && before.times(of: .zooms(name)).isEmpty ? (0, .zooms(name)) : nil
    }
  }

  /// The most goals for displaced views.
  private static let maximumDisplaced = 4

  /// Goals for controls and taps that a touch misses because of bounds, a singular transform, or the sign of a
  /// constant.
  var displaced: [(Int, Goal)] {
    guard !hasSuccess, !baseline.touches.isEmpty else { return [] }
    var found: [(Int, Goal)] = []
    for name in baseline.index.viewNames where found.count < Self.maximumDisplaced {
      guard let view = baseline.index.views[name]?.view, !view.viewClass.isKind(of: .scrollView) else { continue }
      let flat = baseline.index.refusals(of: name).map(\.change).filter { change in
        if case .view(_, .transform) = change { true } else { false }
      }
      let turns = SearchSpace(baseline).turns(of: name)
      for change in baseline.index.shifts(of: name).map(\.change) + flat + turns {
        guard let changed = change.applied(to: scene) else { continue }
        for goal in goals(inside: view).prefix(Self.maximumDisplaced) where before.times(of: goal).isEmpty {
          guard let there = QuickReplay(of: goal, input, into: changed), !there.times.isEmpty else { continue }
          found.append((1, goal))
        }
      }
    }
    return found
  }

  /// The goals of the controls and taps in a view.
  private func goals(inside view: SceneView) -> [Goal] {
    scene.every(view).flatMap { one in
      (one.viewClass.isKind(of: .control) ? [Goal.sends(one.name, nil)] : [])
        + one.recognizers.filter { $0.recognizerClass == .tap }.map { .acts($0.name) }
    }
  }

  /// Whether a recognizer was intended for the input rather than a scroll view: it requires several fingers, as many as
  /// were down, or only some types of touches.
  func isForOtherInput(_ recognizer: String?) -> Bool {
    guard let recognizer, let own = baseline.index.recognizers[recognizer]?.description else { return false }
    let isRestricted = own.properties.contains { property in
      if case .allowedTouchTypes(let types) = property { !types.contains(.direct) } else { false }
    }
    let space = SearchSpace(baseline)
    return isRestricted || space.needed(by: recognizer) > 1 && baseline.fingers >= space.needed(by: recognizer)
  }

  // MARK: Values

  /// Why a touched control had nothing to send, with the numbers; nil where it had something to send.
  func nothingToSend(_ name: String) -> String? {
    guard let view = baseline.index.views[name]?.view, before.times(of: .sends(name, nil)).isEmpty,
      before.story.touches.contains(where: { $0.view == name })
    else { return nil }
    let values = ControlValues(view)
    let isLifted = !before.times(name, ControlEventName.touchUpInside.rawValue).isEmpty
    switch view.viewClass {
    case .slider:
      guard baseline.travel >= Self.shortWay, values.high <= values.low else { return nil }
      return values.high == values.low
        ? localized("its minimumValue and its maximumValue are both %1$s, so it has one value only", number(values.low))
        : localized(
          "its maximumValue, %1$s, is less than its minimumValue, %2$s", number(values.high), number(values.low))
    case .switch:
      guard let way = baseline.way, abs(way.dx) >= Self.shortWay else { return nil }
      let isOn = view.properties.contains(.isOn(true))
      guard (way.dx > 0) == isOn else { return nil }
      return isOn
        ? localized("it was on, and the finger went to the right, where its knob was already")
        : localized("it was off, and the finger went to the left, where its knob was already")
    case .stepper:
      guard isLifted else { return nil }
      if values.high <= values.low {
        return localized(
          "its minimumValue and its maximumValue are both %1$s, so it has one value only", number(values.low))
      }
      let isUp = isInRightHalf(name)
      let end = isUp ? values.high : values.low
      guard isUp ? values.value >= end : values.value <= end, !view.properties.contains(.wraps(true)) else {
        return nil
      }
      return isUp
        ? localized("its value was %1$s, its maximumValue, and its wraps is false", number(end))
        : localized("its value was %1$s, its minimumValue, and its wraps is false", number(end))
    case .pageControl:
      guard isLifted else { return nil }
      if values.pages < 2 {
        return localized("its numberOfPages is %1$s, and there is no other page to go to", values.pages)
      }
      let isUp = isInRightHalf(name)
      guard isUp ? values.page >= values.pages - 1 : values.page <= 0 else { return nil }
      return isUp
        ? localized(
          "its currentPage was %1$s, the last of %2$s, and the finger came down in its right half", values.page,
          values.pages)
        : localized(
          "its currentPage was %1$s, the first of %2$s, and the finger came down in its left half", values.page,
          values.pages)
    case .segmentedControl:
      if values.items == 0 { return localized("it has no segments") }
      guard isLifted, !view.properties.contains(.isMomentary(true)), values.selected >= 0 else { return nil }
      return values.items == 1
        ? localized("its only segment was chosen already, and its isMomentary is false")
        : localized(
          "the segment under the finger, %1$s, was chosen already, and its isMomentary is false", values.selected)
    default: return nil
    }
  }

  private func number(_ value: Double) -> String { plain(CGFloat(value)) }

  /// Whether the touch of a control came down in its right half.
  func isInRightHalf(_ name: String) -> Bool {
    let serial = baseline.touches.first { $0.hit == name }?.serial
    guard let serial, let place = before.spots[serial]?[name], let size = before.sizes[name] else { return false }
    return place.x > size.width / 2
  }

  // MARK: Ways

  /// Why no change makes content scroll: the finger moved along the other axis.
  func otherWay(_ view: String) -> String? {
    guard let rest = before.scrollGeometries[view], let way = baseline.way(inPanOf: view), rest.canScroll,
      before.seenSizes[view] != nil
    else {
      return nil
    }
    let isAlong = abs(way.dy) >= abs(way.dx)
    let (low, high) = isAlong ? (rest.low.y, rest.high.y) : (rest.low.x, rest.high.x)
    // Content that does not scroll has no other axis.
    let (start, end) = isAlong ? (rest.low.x, rest.high.x) : (rest.low.y, rest.high.y)
    guard high <= low, end > start else { return nil }
    let why = lengths(view, rest, isAlong)
    return isAlong
      ? localized("the finger went up or down, and %1$s scrolls across only: %2$s", view, why)
      : localized("the finger went across, and %1$s scrolls up and down only: %2$s", view, why)
  }

  /// The lengths of the content of a scroll view and of the view, as a clause.
  func lengths(_ view: String, _ rest: ScrollGeometry, _ isAlong: Bool) -> String {
    let (content, size) = rest.lengths(isAlong)
    return isAlong
      ? localized("the content of %1$s is %2$s pt high, and %1$s is %3$s pt", view, content, size)
      : localized("the content of %1$s is %2$s pt wide, and %1$s is %3$s pt", view, content, size)
  }

  /// Why the movement of the finger was not enough for a gesture; nil for other reasons.
  func tooShort(_ story: RecognizerStory, _ end: Moment) -> String? {
    guard end.reason == .liftedEarly else { return nil }
    let (name, way) = (story.facts.name, baseline.travel)
    let far = plain(tenth(CGFloat(way)))
    switch story.facts.kind {
    case .swipe:
      guard let measure = end.measure, measure.unit == .points else { return nil }
      return
        localized(
          "the finger moved %1$s pt in the direction of %2$s, and a swipe needs %3$s pt by then; a UIPanGestureRecognizer needs %4$s pt at any speed (7.4.2)",
          plain(tenth(CGFloat(measure.measured))), name, plain(tenth(CGFloat(measure.threshold))),
          plain(CGFloat(GestureTuning.panHysteresis)))
    case .pan, .edgePan:
      guard way < Double(GestureTuning.panHysteresis) else { return nil }
      return way < Self.shortWay
        ? localized(
          "the finger stayed where it came down; a UILongPressGestureRecognizer takes a finger that stays, and a UITapGestureRecognizer one that is lifted soon"
        )
        : localized(
          "the finger went %1$s pt, and %2$s takes %3$s pt (7.3.2)", far, name,
          plain(CGFloat(GestureTuning.panHysteresis)))
    default: return nil
    }
  }

}

/// A number of points without further decimals than tenths.
func tenth(_ value: CGFloat) -> CGFloat { (value * 10).rounded() / 10 }

extension ScrollGeometry {
  /// The lengths of the content and of the view along an axis, as texts.
  func lengths(_ isAlong: Bool) -> (content: String, size: String) {
    isAlong
      ? (plain(tenth(content.height)), plain(tenth(size.height)))
      : (plain(tenth(content.width)), plain(tenth(size.width)))
  }
}

/// The initial values of a control of a scene.
struct ControlValues {
  private(set) var low = 0.0
  private(set) var high: Double
  private(set) var value = 0.0
  private(set) var step = 1.0
  private(set) var pages = 0
  private(set) var page = 0
  private(set) var items = 0
  private(set) var selected = -1

  init(_ view: SceneView) {
    high = view.viewClass == .stepper ? 100 : 1
    for property in view.properties {
      switch property {
      case .minimumValue(let number): low = number
      case .maximumValue(let number): high = number
      case .value(let number): value = number
      case .stepValue(let number): step = number
      case .numberOfPages(let count): pages = count
      case .currentPage(let count): page = count
      case .items(let titles): items = titles.count
      case .selectedSegmentIndex(let index): selected = index
      default: continue
      }
    }
    value = min(max(value, low), max(low, high))
  }
}
