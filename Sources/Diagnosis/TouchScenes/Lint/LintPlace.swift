import TouchGeometry

/// A view of a scene with the views around it, as lint sees it.
struct LintPlace {
  /// A view with those around it; all that are in it share it.
  final class Surroundings {
    let view: SceneView
    let outer: Surroundings?
    let depth: Int
    /// How deep the innermost view stands, of this one and those around it, that has a tap of its own; -1 for none.
    let depthOfTap: Int
    /// Whether the hit test of each lets a finger be a view's that is in it.
    let leadsOn: Bool

    init(_ view: SceneView, in outer: Surroundings?) {
      (self.view, self.outer) = (view, outer)
      depth = outer.map { $0.depth + 1 } ?? 0
      let hasTap = view.recognizers.contains {
        $0.recognizerClass == .tap && !$0.properties.contains(.isEnabled(false))
      }
      depthOfTap = hasTap ? depth : outer?.depthOfTap ?? -1
      leadsOn =
        switch view.hitTest {
        case .ordinary, .passThrough: outer?.leadsOn ?? true
        case .superview, .view: false
        }
    }
  }

  let view: SceneView
  /// The view itself, for the places inside it.
  let inner: Surroundings
  /// Whether nothing that is known keeps fingers away from it.
  let isReachable: Bool
  /// Whether a finger on it is its own, and nobody but it is asked whether a recognizer may begin.
  let isHitItself: Bool
  /// Where the views in it end in the list of all.
  var end = 0

  init(view: SceneView, in outer: Surroundings?, isReachable: Bool) {
    (self.view, self.isReachable) = (view, isReachable)
    inner = Surroundings(view, in: outer)
    isHitItself =
      isReachable && (outer?.leadsOn ?? true) && view.hitTest == .ordinary && view.gestureRecognizerShouldBegin != false
  }

  var name: String { view.name }
  var depth: Int { inner.depth }
  /// From the superview to the root.
  var outwards: some Sequence<SceneView> { sequence(first: inner, next: \.outer).dropFirst().lazy.map(\.view) }
  /// `root > panel > send`.
  var path: String { (outwards.reversed() + [view]).map(\.name).joined(separator: " > ") }

  /// Whether it is a control that can be used.
  var isLivelyControl: Bool {
    view.viewClass.isKind(of: .control) && isHitItself && !view.properties.contains(.isEnabled(false))
  }

  /// Whether it does its work by following a finger that moves; a segmented control follows it to where it lifts.
  var followsDrags: Bool {
    let drags: [ControlEventName] = [
      .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .valueChanged,
    ]
    return view.viewClass == .slider || view.viewClass == .switch || view.viewClass == .segmentedControl
      || view.viewClass == .control
        && (view.events.contains(where: drags.contains) || view.overrides.contains(.touchesMoved))
  }
}

extension SceneView {
  /// Whether a finger along an axis scrolls it (9.8, 15.14).
  func scrolls(_ axis: StackAxisName) -> Bool {
    guard viewClass == .scrollView || hasItems else { return false }
    var (content, size, insets, isEnabled) = (CGSize.zero, frame.size, UIEdgeInsets.zero, true)
    var bounces = viewClass == .tableView && axis == .vertical
    var direction = StackAxisName.vertical
    for property in properties {
      switch property {
      case .contentSize(let value): content = value
      case .bounds(let rect): size = rect.size
      case .contentInset(let value): insets = value
      case .isScrollEnabled(let flag): isEnabled = flag
      case .alwaysBounceHorizontal(let flag) where axis == .horizontal: bounces = flag
      case .scrollDirection(let along): direction = along
      case .alwaysBounceVertical(let flag) where axis == .vertical: bounces = flag
      default: continue
      }
    }
    if let collection { content = collection.contentSize(along: direction, in: size, properties) }
    let isPanFree = (panGestureRecognizer?.properties ?? []).allSatisfy { property in
      switch property {
      case .isEnabled(let flag): flag
      case .minimumNumberOfTouches(let count): count == 1
      case .allowedTouchTypes(let types): types.contains(.direct)
      default: true
      }
    }
    let isLarger =
      switch axis {
      case .horizontal: content.width + insets.left + insets.right > size.width
      case .vertical: content.height + insets.top + insets.bottom > size.height
      }
    return isEnabled && isPanFree && (isLarger || bounces)
  }

  /// Whether it is a scroll view that fingers do not scroll because it, or its pan, is switched off.
  var isSwitchedOff: Bool {
    guard viewClass.isKind(of: .scrollView) else { return false }
    return properties.contains(.isScrollEnabled(false))
      || panGestureRecognizer?.properties.contains(.isEnabled(false)) == true
  }

  /// The name of the scroll view's own pan.
  var panName: String { name + ".pan" }
}

extension SceneRecognizer {
  /// Whether it takes part in touches of one finger on a view, and takes them from the view when it recognizes.
  func takesTouches(of place: LintPlace) -> Bool {
    takesPart(in: place) && !properties.contains(.cancelsTouchesInView(false))
  }

  /// Whether it takes part in touches of one finger on a view.
  func takesPart(in place: LintPlace) -> Bool {
    let isFree = properties.allSatisfy { property in
      switch property {
      case .isEnabled(let flag): flag
      case .allowedTouchTypes(let types): types.contains(.direct)
      case .numberOfTouchesRequired(let count), .minimumNumberOfTouches(let count): count == 1
      default: true
      }
    }
    let isOffered =
      switch delegate?.shouldReceiveTouch {
      case nil: true
      case .always(let answer): answer
      case .onlyViews(let names): names.contains(place.name)
      case .notControls: !place.view.viewClass.isKind(of: .control)
      }
    return isFree && isOffered && delegate?.shouldBegin != .always(false)
  }

  /// Whether views hear of the end of a touch only when it has failed (6.7).
  var delaysEnds: Bool { !properties.contains(.delaysTouchesEnded(false)) }

  /// How many taps it takes; 0 for all that are no taps.
  var taps: Int {
    guard recognizerClass == .tap else { return 0 }
    return properties.reduce(1) { count, property in
      if case .numberOfTapsRequired(let number) = property { number } else { count }
    }
  }
}
