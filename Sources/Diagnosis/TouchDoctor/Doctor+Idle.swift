import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace
import TouchWidgets

// Controls that had their touches and sent nothing, as they had nothing to send; content that the wheel did not move; and
// what lies elsewhere than it is drawn or expected.

extension Doctor {
  /// Controls with a value that were touched as is usual for them, where nothing else came of anything.
  var idle: [(Int, Wish)] {
    guard !hasSuccess else { return [] }
    return before.story.touches.compactMap { touch in
      guard let name = touch.view, nothingToSend(name) != nil, before.times(of: .sends(name, nil)).isEmpty else {
        return nil
      }
      return (2, .sends(name, nil))
    }
  }

  /// Scroll views that the wheel was turned over and that did not move.
  var unturned: [(Int, Wish)] {
    guard finding.touches.isEmpty, !hasSuccess, let wheel = before.wheels.first else { return [] }
    let over = finding.index.viewNames.filter { name in
      wheel.distances[name] == 0 && finding.index.views[name]?.view.viewClass.isKind(of: .scrollView) == true
    }
    let innermost = over.filter { one in !over.contains { $0 != one && finding.index.isInside($0, one) } }
    return innermost.map { (1, .scrolls($0)) }
  }

  /// Scroll views that name a view to zoom, and whose fingers came to nothing as their scales leave nothing to zoom.
  var unzoomed: [(Int, Wish)] {
    guard finding.fingers > 1, !hasSuccess else { return [] }
    return finding.touched(.scrollView).compactMap { name in
      let inside = finding.touches.count { $0.hit.map { finding.index.isInside($0, name) } ?? false }
      let isNamed = finding.index.views[name]?.view.viewForZooming != nil
      let hasPinch = before.story.recognizers.contains { $0.facts.name == "\(name).pinch" }
      return isNamed && !hasPinch && inside > 1 && before.times(of: .zooms(name)).isEmpty ? (0, .zooms(name)) : nil
    }
  }

  /// So many wishes are tried for what lies elsewhere.
  private static let mostDisplaced = 4

  /// Controls and taps that would have had a finger, were it not for bounds that begin elsewhere, a transform that leaves no
  /// extent, or a constant whose sign puts them outside of what they are in.
  var displaced: [(Int, Wish)] {
    guard !hasSuccess, !finding.touches.isEmpty else { return [] }
    var found: [(Int, Wish)] = []
    for name in finding.index.viewNames where found.count < Self.mostDisplaced {
      guard let view = finding.index.views[name]?.view, !view.viewClass.isKind(of: .scrollView) else { continue }
      let flat = finding.index.refusals(of: name).map(\.change).filter { change in
        if case .view(_, .transform) = change { true } else { false }
      }
      let turns = Space(finding).turns(of: name)
      for change in finding.index.shifts(of: name).map(\.change) + flat + turns {
        guard let changed = change.applied(to: scene) else { continue }
        for wish in wishes(inside: view).prefix(Self.mostDisplaced) where before.times(of: wish).isEmpty {
          guard let there = Glance(of: wish, input, into: changed), !there.times.isEmpty else { continue }
          found.append((1, wish))
        }
      }
    }
    return found
  }

  /// What the controls and the taps in a view are there for.
  private func wishes(inside view: SceneView) -> [Wish] {
    scene.every(view).flatMap { one in
      (one.viewClass.isKind(of: .control) ? [Wish.sends(one.name, nil)] : [])
        + one.recognizers.filter { $0.recognizerClass == .tap }.map { .acts($0.name) }
    }
  }

  /// Whether a recognizer was meant for what was done, and a scroll view for something else: it takes several fingers, as
  /// many as were down, or only a kind of touch that is not every kind.
  func isOfOthers(_ recognizer: String?) -> Bool {
    guard let recognizer, let own = finding.index.recognizers[recognizer]?.description else { return false }
    let isRestricted = own.properties.contains { property in
      if case .allowedTouchTypes(let types) = property { !types.contains(.direct) } else { false }
    }
    let space = Space(finding)
    return isRestricted || space.needed(by: recognizer) > 1 && finding.fingers >= space.needed(by: recognizer)
  }

  // MARK: Values

  /// Why a control that was touched had nothing to send, with the numbers; nil where it had.
  func nothingToSend(_ name: String) -> String? {
    guard let view = finding.index.views[name]?.view, before.times(of: .sends(name, nil)).isEmpty,
      before.story.touches.contains(where: { $0.view == name })
    else { return nil }
    let values = ControlValues(view)
    let isLifted = !before.times(name, ControlEventName.touchUpInside.rawValue).isEmpty
    switch view.viewClass {
    case .slider:
      guard finding.travel >= Self.shortWay, values.high <= values.low else { return nil }
      return values.high == values.low
        ? "its minimumValue and its maximumValue are both \(number(values.low)), so it has one value only"
        : "its maximumValue, \(number(values.high)), is less than its minimumValue, \(number(values.low))"
    case .switch:
      guard let way = finding.way, abs(way.dx) >= Self.shortWay else { return nil }
      let isOn = view.properties.contains(.isOn(true))
      guard (way.dx > 0) == isOn else { return nil }
      return
        "it was \(isOn ? "on" : "off"), and the finger went to the \(isOn ? "right" : "left"), where its knob was already"
    case .stepper:
      guard isLifted else { return nil }
      if values.high <= values.low {
        return "its minimumValue and its maximumValue are both \(number(values.low)), so it has one value only"
      }
      let isUp = isInRightHalf(name)
      let end = isUp ? values.high : values.low
      guard isUp ? values.value >= end : values.value <= end, !view.properties.contains(.wraps(true)) else {
        return nil
      }
      return "its value was \(number(end)), its \(isUp ? "maximumValue" : "minimumValue"), and its wraps is false"
    case .pageControl:
      guard isLifted else { return nil }
      if values.pages < 2 { return "its numberOfPages is \(values.pages), and there is no other page to go to" }
      let isUp = isInRightHalf(name)
      guard isUp ? values.page >= values.pages - 1 : values.page <= 0 else { return nil }
      return
        "its currentPage was \(values.page), the \(isUp ? "last" : "first") of \(values.pages), and the finger came "
        + "down in its \(isUp ? "right" : "left") half"
    case .segmentedControl:
      if values.items == 0 { return "it has no segments" }
      guard isLifted, !view.properties.contains(.isMomentary(true)), values.selected >= 0 else { return nil }
      return values.items == 1
        ? "its only segment was chosen already, and its isMomentary is false"
        : "the segment under the finger, \(values.selected), was chosen already, and its isMomentary is false"
    default: return nil
    }
  }

  private func number(_ value: Double) -> String { plain(CGFloat(value)) }

  /// Whether the finger that came to a control came down in its right half.
  func isInRightHalf(_ name: String) -> Bool {
    let serial = finding.touches.first { $0.hit == name }?.serial
    guard let serial, let place = before.spots[serial]?[name], let size = before.sizes[name] else { return false }
    return place.x > size.width / 2
  }

  // MARK: Ways

  /// Why content does not scroll whatever is changed: the finger went another way than it can go.
  func otherWay(_ view: String) -> String? {
    guard let rest = before.rests[view], let way = finding.way, rest.canScroll, before.seenSizes[view] != nil else {
      return nil
    }
    let isAlong = abs(way.dy) >= abs(way.dx)
    let (low, high) = isAlong ? (rest.low.y, rest.high.y) : (rest.low.x, rest.high.x)
    // Content that goes nowhere has no other way.
    let (start, end) = isAlong ? (rest.low.x, rest.high.x) : (rest.low.y, rest.high.y)
    guard high <= low, end > start else { return nil }
    return
      "the finger went \(isAlong ? "up or down" : "across"), and \(view) scrolls \(isAlong ? "across" : "up and down") "
      + "only: \(lengths(view, rest, isAlong))"
  }

  /// How long the content of a scroll view is, and how long the view.
  func lengths(_ view: String, _ rest: Rest, _ isAlong: Bool) -> String {
    let (content, size) =
      isAlong ? (rest.content.height, rest.size.height) : (rest.content.width, rest.size.width)
    return "the content of \(view) is \(plain(tenth(content))) pt \(isAlong ? "high" : "wide"), and \(view) is "
      + "\(plain(tenth(size))) pt"
  }

  /// Why a gesture that moves did not come of a finger that did not, or not far enough; nil for others.
  func tooShort(_ story: RecognizerStory, _ end: Moment) -> String? {
    guard end.reason == .liftedEarly else { return nil }
    let (name, way) = (story.facts.name, finding.travel)
    let far = plain(tenth(CGFloat(way)))
    switch story.facts.kind {
    case .swipe:
      guard let measure = end.measure, measure.unit == .points else { return nil }
      return
        "the finger went \(plain(tenth(CGFloat(measure.measured)))) pt along the way of \(name), and a swipe takes "
        + "\(plain(tenth(CGFloat(measure.threshold)))) pt by then; a UIPanGestureRecognizer takes "
        + "\(plain(CGFloat(GestureTuning.panHysteresis))) pt at any speed (7.4.2)"
    case .pan, .edgePan:
      guard way < Double(GestureTuning.panHysteresis) else { return nil }
      return way < Self.shortWay
        ? "the finger stayed where it came down; a UILongPressGestureRecognizer takes a finger that stays, and a "
          + "UITapGestureRecognizer one that is lifted soon"
        : "the finger went \(far) pt, and \(name) takes \(plain(CGFloat(GestureTuning.panHysteresis))) pt (7.3.2)"
    default: return nil
    }
  }

  func tenth(_ value: CGFloat) -> CGFloat { (value * 10).rounded() / 10 }
}

/// The values that a control of a scene begins with.
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
