import TouchGeometry

/// A scene as flat lists for lint: its recognizers in order, with their views and requirements.
struct LintTree {
  /// The facts about a recognizer that lint needs.
  struct Recognizer {
    let name: String
    let view: String
    let order: Int
    let recognizerClass: RecognizerClass
    let properties: [RecognizerProperty]
    let description: SceneRecognizer
    /// The number of taps that it requires; 0 for recognizers that are not taps.
    let taps: Int
    /// The number of fingers that it requires, if it is a fixed number.
    let touches: Int
    /// The range of the number of fingers with which a pan begins.
    let fingers: ClosedRange<Int>

    /// Whether it is disabled, so that it delays no recognizer and takes no touches.
    var isOff: Bool { properties.contains(.isEnabled(false)) }

    /// Its properties without those that only concern the touches of its view.
    private var conditions: [RecognizerProperty] {
      properties.filter { property in
        switch property {
        case .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded: false
        default: true
        }
      }
    }

    /// Whether both always recognize at the same moment.
    func isTwin(of other: Recognizer) -> Bool {
      recognizerClass == other.recognizerClass && conditions == other.conditions && description.delegate == nil
        && description.subclass == nil && other.description.delegate == nil && other.description.subclass == nil
    }
  }

  private(set) var recognizers: [Recognizer] = []
  /// All views with their superviews, in the order of the scene: a view before its subviews.
  private(set) var places: [LintPlace] = []
  /// One sentence for each view with recognizers that no finger can reach (1.3.7, 2.4, 2.5).
  private(set) var unreachable = LintFindings()
  /// The index of each recognizer, and that of each view.
  private var numbers: [String: Int] = [:]
  private var placeNumbers: [String: Int] = [:]
  private var relations = LintRelations()

  /// The names of objects that actions may change; lint reports nothing about them.
  private(set) var changeable: Set<String> = []
  /// The views that are positioned by stack views or constraints, and not by their frames in the file.
  private var arranged: Set<String> = []

  init(_ scene: SceneFile) {
    gatherChanges(scene.root)
    add(scene.root, reason: nil, isConcealed: false, in: nil)
    for (number, recognizer) in recognizers.enumerated() { numbers[recognizer.name] = number }
    relations = LintRelations(recognizers, numbers)
  }

  /// Whether a recognizer receives every touch of its view, has no delegate answer for it, and waits for no other.
  func isUnconditional(_ recognizer: Recognizer) -> Bool {
    let delegate = recognizer.description.delegate
    let isFree = recognizer.properties.allSatisfy { property in
      switch property {
      case .isEnabled(let flag): flag
      case .allowedTouchTypes: false
      default: true
      }
    }
    return isFree && delegate?.shouldBegin == nil && delegate?.shouldReceiveTouch == nil
      && !changeable.contains(recognizer.name) && (numbers[recognizer.name].map { relations.isFree[$0] } ?? true)
  }

  /// The recognizers of each view that has recognizers, in the order of the scene.
  var recognizersByView: [ArraySlice<Recognizer>] {
    // Recognizers of the same view are adjacent.
    var found: [ArraySlice<Recognizer>] = []
    var start = 0
    for end in 1...max(recognizers.count, 1) where start < recognizers.count {
      if end < recognizers.count, recognizers[end].view == recognizers[start].view { continue }
      found.append(recognizers[start..<end])
      start = end
    }
    return found
  }

  func recognizer(_ name: String) -> Recognizer? { numbers[name].map { recognizers[$0] } }

  /// The view of a name, with its superviews.
  func place(_ name: String) -> LintPlace? { placeNumbers[name].map { places[$0] } }

  /// The descendants of a view.
  func places(in place: LintPlace) -> ArraySlice<LintPlace> {
    guard let number = placeNumbers[place.name] else { return [] }
    return places[(number + 1)..<places[number].end]
  }

  /// Whether a view is a descendant of another one.
  func isInside(_ inner: String, _ outer: String) -> Bool {
    guard let inner = placeNumbers[inner], let outer = placeNumbers[outer] else { return false }
    return outer < inner && inner < places[outer].end
  }

  /// The names of the recognizers that one waits for, by its own requirement or another's.
  func requirements(of name: String) -> [String] {
    guard let number = numbers[name] else { return [] }
    let own = recognizers[number].description.requiresToFail
    let said = Set(own)
    return own + relations.asked[number].map { recognizers[$0].name }.filter { !said.contains($0) }
  }

  /// Whether a recognizer waits for another one.
  func requires(_ one: String, _ other: String) -> Bool {
    guard let number = numbers[one], let target = numbers[other] else { return false }
    return relations.required[number].contains(target)
  }

  /// Whether a relation prevents the winner from excluding the loser.
  func areRelated(_ one: String, _ other: String) -> Bool {
    guard let first = numbers[one], let second = numbers[other] else { return true }
    return relations.required[first].contains(second) || relations.required[second].contains(first)
      || relations.together[first]?.applies(to: other) ?? false || relations.together[second]?.applies(to: one) ?? false
      || relations.preventedBy[first].map { !$0.applies(to: other) } ?? false
      || relations.prevents[second].map { !$0.applies(to: one) } ?? false
  }

  /// Whether the delegate of one of them allows both to recognize simultaneously.
  func mayRecognizeTogether(_ one: String, _ other: String) -> Bool {
    numbers[one].flatMap { relations.together[$0]?.applies(to: other) } ?? false
      || numbers[other].flatMap { relations.together[$0]?.applies(to: one) } ?? false
  }

  /// The answer of a rule about a name; false without a rule.
  func applies(_ rule: NameRule?, _ name: String) -> Bool {
    switch rule {
    case nil: false
    case .always(let answer): answer
    case .only(let names): names.contains(name)
    }
  }

  // MARK: Gathering

  /// Collects the names of objects that actions change or remove, and of views that a hit test returns by name.
  private mutating func gatherChanges(_ view: SceneView) {
    if case .view(let name) = view.hitTest { changeable.insert(name) }
    for reaction in view.recognizers.flatMap(\.on) {
      for assignment in reaction.set {
        switch assignment {
        case .view(let name, _), .recognizer(let name, _): changeable.insert(name)
        }
      }
      for name in [reaction.remove, reaction.removeRecognizer, reaction.openWindow] {
        if let name { changeable.insert(name) }
      }
      for addition in reaction.add + reaction.addRecognizer { changeable.formUnion([addition.name, addition.view]) }
    }
    if view.properties.contains(.translatesAutoresizingMaskIntoConstraints(false)) { arranged.insert(view.name) }
    if view.viewClass == .stackView { arranged.formUnion(view.children.map(\.name)) }
    for child in view.children { gatherChanges(child) }
  }

  private mutating func add(
    _ view: SceneView, reason: String?, covered: String? = nil, isConcealed: Bool, in outer: LintPlace.Surroundings?
  ) {
    var reason = reason ?? refusal(of: view) ?? outer.flatMap { position(of: view, in: $0.view) } ?? covered
    if changeable.contains(view.name) { reason = nil }
    let number = places.count
    let place = LintPlace(view: view, in: outer, isReachable: reason == nil)
    places.append(place)
    placeNumbers[view.name] = number
    for (order, description) in view.recognizers.enumerated() { recognizers.append(make(description, view, order)) }
    // Controls that are hidden or disabled themselves are probably meant to be.
    let isConcealed = isConcealed || view.properties.contains(.isHidden(true))
    let isOff = isConcealed || view.properties.contains(.isUserInteractionEnabled(false))
    let isLostControl = view.viewClass.isKind(of: .control) && !isOff
    let losers = (isLostControl ? [view.name] : []) + view.recognizers.map(\.name)
    if let reason, !losers.isEmpty {
      unreachable.add(.isUnreachable, of: losers) {
        localized("%1$s can never get a touch: %2$s", LintFindings.row(losers), reason)
      }
    }
    let covers = reason == nil ? covers(in: view) : []
    for (order, child) in view.children.enumerated() {
      let covered = reason == nil ? cover(of: child, at: order, by: covers, in: view) : nil
      add(
        child, reason: reason ?? redirection(by: view, in: outer?.view), covered: covered, isConcealed: isConcealed,
        in: place.inner)
    }
    places[number].end = places.count
  }

  /// The reason that an override of the hit test keeps touches from all subviews of a view; nil without such an override.
  private func redirection(by view: SceneView, in outer: SceneView?) -> String? {
    guard !changeable.contains(view.name), case .superview = view.hitTest, let outer else {
      return nil
    }
    return localized(
      "hitTest(_:with:) of %1$s returns %2$s in place of its subviews (2.13)", view.name, outer.name)
  }

  /// A child that receives every touch in its frame.
  private struct Cover {
    let order: Int
    let frame: CGRect
    /// The row or item that contains it; nil for other views.
    let position: ListPosition?
  }

  /// The children that can cover others, in order.
  ///
  /// Found once, because each child is compared with each.
  private func covers(in parent: SceneView) -> [Cover] {
    let isContainer = parent.controller?.controllerClass.isContainer == true
    guard parent.children.count > 1, !isContainer, parent.viewClass != .stackView else { return [] }
    return parent.children.enumerated().compactMap { order, other in
      let isCover =
        isFixed(other) && other.controller == nil && other.hitTest == .ordinary
        && refusal(of: other) == nil
        && !other.properties.contains(.isEnabled(false)) && other.recognizers.allSatisfy { $0.apply == nil }
      return isCover ? Cover(order: order, frame: other.frame, position: other.position) : nil
    }
  }

  /// The reason that a view in front covers a view completely; nil if none does.
  private func cover(of view: SceneView, at order: Int, by covers: [Cover], in parent: SceneView) -> String? {
    guard !covers.isEmpty, isFixed(view) else { return nil }
    let (frame, left, top) = (view.frame, view.frame.minX, view.frame.minY)
    for cover in covers where cover.order > order && cover.frame.minX <= left && cover.frame.minY <= top {
      guard cover.position == view.position, cover.frame.union(frame) == cover.frame else { continue }
      return localized(
        "%1$s is in front of %2$s and covers all of it (2.1)", parent.children[cover.order].name, view.name)
    }
    return nil
  }

  /// Whether a view is always at its frame, and receives touches there and nowhere else.
  private func isFixed(_ view: SceneView) -> Bool {
    let moves = view.properties.contains { property in
      switch property {
      case .transform, .frame: true
      default: false
      }
    }
    return !moves && !arranged.contains(view.name) && !changeable.contains(view.name) && view.pointInside == nil
      && view.touchInsets == nil && view.controller == nil && view.recognizers.allSatisfy { $0.apply == nil }
  }

  /// The reason that no touch can be inside both a view and its superview; nil if one can.
  private func position(of view: SceneView, in parent: SceneView) -> String? {
    let moves = (view.properties + parent.properties).contains { property in
      switch property {
      case .transform, .bounds, .frame: true
      default: false
      }
    }
    let isPlace = !parent.viewClass.isKind(of: .scrollView) && parent.viewClass != .stackView
    let isPlain = isPlace && parent.pointInside == nil && parent.touchInsets == nil
    guard !moves, isPlain, !arranged.contains(parent.name), !arranged.contains(view.name),
      view.pointInside == nil, view.touchInsets == nil,
      !changeable.contains(parent.name)
    else {
      return nil
    }
    let inner = CGRect(origin: .zero, size: parent.frame.size)
    return view.frame.overlaps(inner) ? nil : localized("%1$s is outside %2$s (2.5)", view.name, parent.name)
  }

  /// The reason that a view and its subviews cannot be hit; nil if they can.
  private func refusal(of view: SceneView) -> String? {
    let isInteractive = view.properties.contains(.isUserInteractionEnabled(true))
    if view.viewClass == .label || view.viewClass == .imageView, !isInteractive {
      return localized(
        "isUserInteractionEnabled of %1$s is false, the default of %2$s (2.14)", view.name,
        view.viewClass.rawValue)
    }
    for property in view.properties {
      switch property {
      case .isHidden(true): return localized("%1$s is hidden (2.4)", view.name)
      case .isUserInteractionEnabled(false):
        return localized("the interaction of %1$s is off (1.3.7)", view.name)
      case .alpha(let alpha) where alpha < 0.01:
        return localized("the alpha of %1$s is %2$s, below 0.01 (2.4)", view.name, "\(alpha)")
      case .transform(let transform) where transform.inverse == nil:
        return localized("%1$s is scaled to nothing (2.6)", view.name)
      default: continue
      }
    }
    if view.pointInside == false {
      return localized("point(inside:with:) of %1$s is always false (2.2)", view.name)
    }
    let isFlat = view.frame.isEmpty && !arranged.contains(view.name)
    if isFlat && view.touchInsets == nil && view.pointInside == nil {
      return localized("the frame of %1$s is empty: width or height is 0 (2.3)", view.name)
    }
    return nil
  }

  private func make(_ description: SceneRecognizer, _ view: SceneView, _ order: Int) -> Recognizer {
    var (taps, touches, minimum, maximum) = (description.recognizerClass == .tap ? 1 : 0, 1, 1, Int.max)
    for property in description.properties {
      switch property {
      case .numberOfTapsRequired(let count): taps = count
      case .numberOfTouchesRequired(let count): touches = count
      case .minimumNumberOfTouches(let count): minimum = count
      case .maximumNumberOfTouches(let count): maximum = count
      default: continue
      }
    }
    return Recognizer(
      name: description.name, view: view.name, order: order, recognizerClass: description.recognizerClass,
      properties: description.properties, description: description, taps: taps, touches: touches,
      fingers: minimum...max(minimum, maximum))
  }
}
