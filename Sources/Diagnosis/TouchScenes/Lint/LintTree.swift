import TouchGeometry

/// A scene, flattened for lint: its recognizers in order, with where they are and what they require.
struct LintTree {
  /// What lint needs to know of a recognizer.
  struct Recognizer {
    let name: String
    let view: String
    let order: Int
    let recognizerClass: RecognizerClass
    let properties: [RecognizerProperty]
    let description: SceneRecognizer
    /// How many taps it takes.
    let taps: Int
    /// How many fingers it takes, if that is one number.
    let touches: Int
    /// With how many fingers a pan begins.
    let fingers: ClosedRange<Int>

    /// Whether it is switched off: then it keeps nobody waiting and takes nothing from anybody.
    var isOff: Bool { properties.contains(.isEnabled(false)) }

    /// Whether two recognize at the same moment whatever happens.
    func isTwin(of other: Recognizer) -> Bool {
      recognizerClass == other.recognizerClass && properties == other.properties && description.delegate == nil
        && description.subclass == nil && other.description.delegate == nil && other.description.subclass == nil
    }
  }

  private(set) var recognizers: [Recognizer] = []
  /// Every view, with those around it: a view before those in it.
  private(set) var places: [LintPlace] = []
  /// One sentence for each view with recognizers that no finger can reach (1.3.7, 2.4, 2.5).
  private(set) var unreachable = LintFindings()
  /// Where each recognizer and each view stands in the lists.
  private var numbers: [String: Int] = [:]
  private var placeNumbers: [String: Int] = [:]
  private var relations = LintRelations()

  /// What the actions of the scene may change; nothing is said of it.
  private(set) var changeable: Set<String> = []
  /// Views whose frames are not those of the file: stack views and constraints say where they are.
  private var arranged: Set<String> = []

  init(_ scene: SceneFile) {
    gatherChanges(scene.root)
    add(scene.root, reason: nil, isConcealed: false, in: nil)
    for (number, recognizer) in recognizers.enumerated() { numbers[recognizer.name] = number }
    relations = LintRelations(recognizers, numbers)
  }

  /// Whether a recognizer takes part in every touch on its view, asks nobody, and waits for nobody.
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

  /// The recognizers of each view that has some, in the order of the scene.
  var recognizersByView: [ArraySlice<Recognizer>] {
    // Those of a view stand beside each other.
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

  /// The view of that name, with those around it.
  func place(_ name: String) -> LintPlace? { placeNumbers[name].map { places[$0] } }

  /// The views in a view.
  func places(in place: LintPlace) -> ArraySlice<LintPlace> {
    guard let number = placeNumbers[place.name] else { return [] }
    return places[(number + 1)..<places[number].end]
  }

  /// Whether a view is in another one.
  func isInside(_ inner: String, _ outer: String) -> Bool {
    guard let inner = placeNumbers[inner], let outer = placeNumbers[outer] else { return false }
    return outer < inner && inner < places[outer].end
  }

  /// The recognizers that one waits for, by its own wish or by theirs.
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

  /// Whether something keeps the winner from excluding the loser.
  func areRelated(_ one: String, _ other: String) -> Bool {
    guard let first = numbers[one], let second = numbers[other] else { return true }
    return relations.required[first].contains(second) || relations.required[second].contains(first)
      || relations.together[first]?.holds(other) ?? false || relations.together[second]?.holds(one) ?? false
      || relations.preventedBy[first].map { !$0.holds(other) } ?? false
      || relations.prevents[second].map { !$0.holds(one) } ?? false
  }

  /// Whether the delegate of one of them says so.
  func mayRecognizeTogether(_ one: String, _ other: String) -> Bool {
    numbers[one].flatMap { relations.together[$0]?.holds(other) } ?? false
      || numbers[other].flatMap { relations.together[$0]?.holds(one) } ?? false
  }

  /// Whether a rule says yes to a name; no rule says no.
  func holds(_ rule: NameRule?, _ name: String) -> Bool {
    switch rule {
    case nil: false
    case .always(let answer): answer
    case .only(let names): names.contains(name)
    }
  }

  // MARK: Gathering

  /// Names of what actions set or remove, and of views that a hit test gives touches to by name.
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
    // A control that is hidden, or switched off itself, is mostly meant to be.
    let isConcealed = isConcealed || view.properties.contains(.isHidden(true))
    let isOff = isConcealed || view.properties.contains(.isUserInteractionEnabled(false))
    let isLostControl = view.viewClass.isKind(of: .control) && !isOff
    let losers = (isLostControl ? [view.name] : []) + view.recognizers.map(\.name)
    if let reason, !losers.isEmpty {
      unreachable.add { "\(LintFindings.row(losers)) can never get a touch: \(reason)" }
    }
    let covers = reason == nil ? covers(in: view) : []
    for (order, child) in view.children.enumerated() {
      let covered = reason == nil && child.position == nil ? cover(of: child, at: order, by: covers, in: view) : nil
      add(child, reason: reason, covered: covered, isConcealed: isConcealed, in: place.inner)
    }
    places[number].end = places.count
  }

  /// A child that takes every finger in its frame.
  private struct Cover {
    let order: Int
    let frame: CGRect
  }

  /// The children that can cover others, in their order: found once, because each child is compared with each.
  private func covers(in parent: SceneView) -> [Cover] {
    let isContainer = parent.controller?.controllerClass.isContainer == true
    guard parent.children.count > 1, !isContainer, parent.viewClass != .stackView else { return [] }
    return parent.children.enumerated().compactMap { order, other in
      let isCover =
        isFixed(other) && other.position == nil && other.controller == nil && other.hitTest == .ordinary
        && refusal(of: other) == nil
        && !other.properties.contains(.isEnabled(false)) && other.recognizers.allSatisfy { $0.apply == nil }
      return isCover ? Cover(order: order, frame: other.frame) : nil
    }
  }

  /// Which view in front covers all of another one, so that no finger comes through, if one does.
  private func cover(of view: SceneView, at order: Int, by covers: [Cover], in parent: SceneView) -> String? {
    guard !covers.isEmpty, isFixed(view) else { return nil }
    let (frame, left, top) = (view.frame, view.frame.minX, view.frame.minY)
    for cover in covers where cover.order > order && cover.frame.minX <= left && cover.frame.minY <= top {
      guard cover.frame.union(frame) == cover.frame else { continue }
      return "\(parent.children[cover.order].name) lies in front of \(view.name) and covers all of it (2.1)"
    }
    return nil
  }

  /// Whether a view lies where its frame says, and takes fingers there and nowhere else, whatever happens.
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

  /// Why no finger can be in a view and in the view around it at once, if that is so.
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
    return view.frame.overlaps(inner) ? nil : "\(view.name) lies outside \(parent.name) (2.5)"
  }

  /// Why a view and what it contains cannot be hit, if that is so.
  private func refusal(of view: SceneView) -> String? {
    let isLively = view.properties.contains(.isUserInteractionEnabled(true))
    if view.viewClass == .label || view.viewClass == .imageView, !isLively {
      return
        "the interaction of \(view.name) is off, as that of every \(view.viewClass.rawValue) is unless switched on (2.14)"
    }
    for property in view.properties {
      switch property {
      case .isHidden(true): return "\(view.name) is hidden (2.4)"
      case .isUserInteractionEnabled(false): return "the interaction of \(view.name) is off (1.3.7)"
      case .alpha(let alpha) where alpha < 0.01: return "the alpha of \(view.name) is \(alpha), below 0.01 (2.4)"
      case .transform(let transform) where transform.inverse == nil:
        return "\(view.name) is scaled to nothing (2.6)"
      default: continue
      }
    }
    if view.pointInside == false { return "\(view.name) answers no to every place (2.2)" }
    let isFlat = view.frame.isEmpty && !arranged.contains(view.name)
    if isFlat && view.touchInsets == nil && view.pointInside == nil {
      return "\(view.name) has no extent (2.3)"
    }
    return nil
  }

  private func make(_ description: SceneRecognizer, _ view: SceneView, _ order: Int) -> Recognizer {
    var (taps, touches, least, most) = (description.recognizerClass == .tap ? 1 : 0, 1, 1, Int.max)
    for property in description.properties {
      switch property {
      case .numberOfTapsRequired(let count): taps = count
      case .numberOfTouchesRequired(let count): touches = count
      case .minimumNumberOfTouches(let count): least = count
      case .maximumNumberOfTouches(let count): most = count
      default: continue
      }
    }
    return Recognizer(
      name: description.name, view: view.name, order: order, recognizerClass: description.recognizerClass,
      properties: description.properties, description: description, taps: taps, touches: touches,
      fingers: least...max(least, most))
  }
}
