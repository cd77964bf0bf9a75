import TouchGeometry

/// A view of a scene with its superviews, as lint sees it.
struct LintPlace {
  /// A view with its superviews, shared by all views inside it.
  final class Surroundings {
    let view: SceneView
    let outer: Surroundings?
    let depth: Int
    /// The depth of the innermost view with a tap, among this view and its superviews; -1 if none has one.
    let depthOfTap: Int
    /// Whether the hit tests of this view and its superviews can return a subview.
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
  /// The view itself, as the surroundings of its subviews.
  let inner: Surroundings
  /// Whether no known reason prevents touches from reaching the view.
  let isReachable: Bool
  /// Whether the hit test returns the view itself for its touches, and its `gestureRecognizerShouldBegin` does not
  /// refuse.
  let isHitItself: Bool
  /// The index after its last descendant in the list of all views.
  var end = 0

  init(view: SceneView, in outer: Surroundings?, isReachable: Bool) {
    (self.view, self.isReachable) = (view, isReachable)
    inner = Surroundings(view, in: outer)
    isHitItself =
      isReachable && (outer?.leadsOn ?? true) && view.hitTest == .ordinary && view.gestureRecognizerShouldBegin != false
  }

  var name: String { view.name }
  var depth: Int { inner.depth }
  /// The superviews, from the nearest to the root.
  var outwards: some Sequence<SceneView> { sequence(first: inner, next: \.outer).dropFirst().lazy.map(\.view) }
  /// The path from the root, such as `root > panel > send`.
  var path: String { (outwards.reversed() + [view]).map(\.name).joined(separator: " > ") }

  /// Whether it is an enabled control that touches can reach.
  var isReachableControl: Bool {
    view.viewClass.isKind(of: .control) && isHitItself && !view.properties.contains(.isEnabled(false))
  }

  /// Whether it responds to a moving finger.
  ///
  /// A segmented control does, until the finger lifts.
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
  /// Whether a finger scrolls it along an axis (9.8, 15.14).
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

  /// Whether it is a scroll view that fingers cannot scroll because it or its pan is disabled.
  var isSwitchedOff: Bool {
    guard viewClass.isKind(of: .scrollView) else { return false }
    return properties.contains(.isScrollEnabled(false))
      || panGestureRecognizer?.properties.contains(.isEnabled(false)) == true
  }

  /// The name of the scroll view's own pan.
  var panName: String { name + ".pan" }
}

extension SceneRecognizer {
  /// Whether it receives single-finger touches of a view, and cancels them in the view when it recognizes.
  func takesTouches(of place: LintPlace) -> Bool {
    takesPart(in: place) && !properties.contains(.cancelsTouchesInView(false))
  }

  /// Whether it receives single-finger touches of a view.
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

  /// Whether views receive the end of a touch only after it has failed (6.7).
  var delaysEnds: Bool { !properties.contains(.delaysTouchesEnded(false)) }

  /// The number of taps that it requires; 0 for other recognizers.
  var taps: Int {
    guard recognizerClass == .tap else { return 0 }
    return properties.reduce(1) { count, property in
      if case .numberOfTapsRequired(let number) = property { number } else { count }
    }
  }
}
