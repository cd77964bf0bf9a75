import TouchGeometry
import TouchScenes

/// A change that code can make: a property, a relation, an answer, a position in the tree.
package enum Change: Sendable, Equatable {
  case view(String, ViewProperty)
  case recognizer(String, RecognizerProperty)
  /// A recognizer waits for another to fail, or no longer does, in whichever way the scene requires it.
  case require(String, toFail: String, Bool)
  /// The delegate of the first recognizer answers so to `shouldRecognizeSimultaneouslyWith` about the second.
  case together(String, with: String, Bool)
  /// The delegates of both recognizers answer so to `shouldRecognizeSimultaneouslyWith` about each other.
  case eachTogether(String, String, Bool)
  /// A number that is not a property of scenes, by its key: the `constant` of a constraint, which is named by its text,
  /// or a coordinate of a view in a running program, such as `frame.x`.
  case number(String, key: String, Double)
  /// The delegate answers true about all recognizers, including those of text inputs, which have no name in scenes.
  case togetherWithAll(String)
  case shouldBegin(String, BeginRule?)
  case shouldReceive(String, ReceiveRule?)
  case canPrevent(String, String, Bool)
  case canBePrevented(String, by: String, Bool)
  case viewShouldBegin(String, Bool?)
  case touchesShouldBegin(String, Bool?)
  case touchesShouldCancel(String, Bool?)
  case pointInside(String, Bool?)
  case touchInsets(String, UIEdgeInsets)
  case hitTest(String, HitTestRule)
  /// A frame, and bounds if the content must keep its position.
  case frame(String, CGRect, bounds: CGRect?)
  case toBack(String)
  case toFront(String)
  case removeRecognizer(String)
  /// A recognizer is moved to another view.
  case attach(String, to: String)
  /// The overrides of a view or a controller call super, which passes the call on.
  case callsSuper(String)
  /// The delegate of a table, a collection or a text input no longer refuses.
  case allows(String, Refusal)
  /// The delegate of a scroll view returns the view to zoom.
  case viewForZooming(String, String)
  /// A view or a controller becomes the first responder.
  case firstResponder(String)
  /// A page shows its back button, which was hidden, or which a button of the page replaced, or both.
  case showsBackButton(String, hidden: Bool, replaced: Bool)
  /// Scrolling in a controller's sheet expands the sheet first, or no longer does.
  case scrollingExpands(String, Bool)
  /// Touches outside a controller's sheet reach the views behind it.
  case undims(String, DetentName)
  /// The data source of a table lets rows be edited, and so swiped, or does not.
  case editsRows(String, Bool)
  /// The data source of a table lets rows be moved.
  case movesRows(String)
  /// A view that is invisible because of its alpha is invisible because of its background color, and receives touches.
  case clears(String)
  /// A constraint of a view is replaced, added or removed.
  case constrain(String, from: SceneConstraint?, to: SceneConstraint?)
  /// A tab bar controller shows another page.
  case selectsTab(String, Int)
  /// A navigation controller pops to a controller of its stack.
  case goesBack(String, to: String)
  /// A controller no longer presents another.
  case dismisses(String, presented: String)
  /// A controller is presented in another style.
  case presents(String, PresentationName)
  /// The actions of a recognizer no longer set a property of a view or recognizer, or no longer remove it.
  ///
  /// The key is that of the property, `remove`, or `removeRecognizer`.
  case omits(String, String, String)
}

/// A refusal by the delegate of a table, a collection or a text input.
package enum Refusal: Sendable, Equatable {
  case highlight, selection, itemHighlight, itemSelection
  /// Of a text input: beginning, ending, an edit, the clear button, Return.
  case editing, ending, edit, clearing, returning
}

extension Change {
  /// The key of the constant of a constraint.
  package static let constantKey = "constant"
}

extension Change: Hashable {
  /// Few changes have the same subject, and of those about two recognizers the same other one.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(subject)
    switch self {
    case .require(_, let other, _), .together(_, let other, _), .eachTogether(_, let other, _),
      .canPrevent(_, let other, _), .canBePrevented(_, let other, _):
      hasher.combine(other)
    default: break
    }
  }
}

extension Change {
  /// The scene with the change; nil where the scene would be equal, and where it has no such name.
  package func applied(to scene: SceneFile) -> SceneFile? {
    var changed = scene
    let isDone = apply(&changed)
    return isDone && changed != scene ? changed : nil
  }

  fileprivate func apply(_ scene: inout SceneFile) -> Bool {
    switch self {
    case .view(let name, let property): scene.editView(name) { $0.properties.set(property) }
    case .recognizer(let name, let property): scene.editRecognizer(name) { $0.properties.set(property) }
    case .require(let name, let other, let isOn): applyRequirement(name, other, isOn, &scene)
    case .together(let name, let other, let isOn):
      scene.editDelegate(name) { delegate, all in
        delegate.shouldRecognizeSimultaneouslyWith =
          delegate.shouldRecognizeSimultaneouslyWith.with(other, isOn, none: false, of: all)
      }
    case .eachTogether(let one, let other, let isOn):
      [(one, other), (other, one)].map { Change.together($0, with: $1, isOn).apply(&scene) }.contains(true)
    case .number(let name, Self.constantKey, let value): scene.setConstant(value, of: name)
    case .number: false
    case .togetherWithAll(let name):
      scene.editDelegate(name) { delegate, _ in delegate.shouldRecognizeSimultaneouslyWith = .always(true) }
    case .shouldBegin(let name, let rule): scene.editDelegate(name) { delegate, _ in delegate.shouldBegin = rule }
    case .shouldReceive(let name, let rule):
      scene.editDelegate(name) { delegate, _ in delegate.shouldReceiveTouch = rule }
    case .canPrevent(let name, let other, let isOn):
      scene.editSubclass(name) { own, all in own.canPrevent = own.canPrevent.with(other, isOn, none: true, of: all) }
    case .canBePrevented(let name, let other, let isOn):
      scene.editSubclass(name) { own, all in
        own.canBePreventedBy = own.canBePreventedBy.with(other, isOn, none: true, of: all)
      }
    case .viewShouldBegin(let name, let answer): scene.editView(name) { $0.gestureRecognizerShouldBegin = answer }
    case .touchesShouldBegin(let name, let answer): scene.editView(name) { $0.touchesShouldBegin = answer }
    case .touchesShouldCancel(let name, let answer): scene.editView(name) { $0.touchesShouldCancel = answer }
    case .pointInside(let name, let answer):
      scene.editView(name) { view in
        view.pointInside = answer
        view.touchInsets = nil
      }
    case .touchInsets(let name, let insets):
      scene.editView(name) { view in
        view.pointInside = nil
        view.touchInsets = insets
      }
    case .hitTest(let name, let rule): scene.editView(name) { $0.hitTest = rule }
    case .frame(let name, let frame, let bounds):
      scene.editView(name) { view in
        view.frame = frame
        if let bounds { view.properties.set(.bounds(bounds)) }
      }
    case .toBack(let name): scene.move(name, toFront: false)
    case .toFront(let name): scene.move(name, toFront: true)
    case .removeRecognizer(let name): scene.remove(name)
    case .attach(let name, let view): scene.attach(name, to: view)
    case .callsSuper(let name): scene.callSuper(in: name)
    case .allows(let name, let refusal): scene.editView(name) { $0.allow(refusal) }
    case .viewForZooming(let name, let zoomed): scene.editView(name) { $0.viewForZooming = zoomed }
    case .firstResponder(let name): scene.makeFirstResponder(name)
    case .showsBackButton(let name, let hidden, let replaced):
      scene.editController(name) { view in
        if hidden { view.controller?.hidesBackButton = false }
        if replaced { view.controller?.leftItemsSupplementBackButton = true }
      }
    case .scrollingExpands(let name, let answer):
      scene.editController(name) { $0.controller?.prefersScrollingExpandsWhenScrolledToEdge = answer }
    case .editsRows(let name, let answer): scene.editView(name) { $0.table?.canEdit = answer }
    case .movesRows(let name): scene.editView(name) { $0.table?.canMove = true }
    case .clears(let name):
      scene.editView(name) { view in
        view.properties.set(.alpha(1))
        view.properties.set(.backgroundColor(.clear))
      }
    case .constrain(_, let old, let new): scene.constrain(old, new)
    case .selectsTab(let name, let place): scene.editController(name) { $0.controller?.selectedIndex = place }
    case .goesBack(let name, let page): scene.goBack(name, to: page)
    case .dismisses(let name, let presented): scene.dismiss(presented, from: name)
    case .presents(let name, let style): scene.editController(name) { $0.controller?.modalPresentationStyle = style }
    case .omits(let name, let target, let key): scene.omit(key, of: target, inActionsOf: name)
    case .undims(let name, let detent):
      scene.editController(name) { $0.controller?.largestUndimmedDetentIdentifier = detent }
    }
  }

  /// Adds a requirement, or removes it in every form.
  private func applyRequirement(_ name: String, _ other: String, _ isOn: Bool, _ scene: inout SceneFile) -> Bool {
    if isOn {
      return scene.editRecognizer(name) { one in
        if !one.requiresToFail.contains(other) { one.requiresToFail.append(other) }
      }
    }
    let all = scene.recognizersOfAllKinds
    let isFirst = scene.editRecognizer(name) { one in
      one.requiresToFail.removeAll { $0 == other }
      let delegate = one.delegate?.shouldRequireFailureOf.without(other, of: all)
      one.delegate?.shouldRequireFailureOf = delegate
      let subclass = one.subclass?.shouldRequireFailureOf.without(other, of: all)
      one.subclass?.shouldRequireFailureOf = subclass
    }
    let isSecond = scene.editRecognizer(other) { one in
      let delegate = one.delegate?.shouldBeRequiredToFailBy.without(name, of: all)
      one.delegate?.shouldBeRequiredToFailBy = delegate
      let subclass = one.subclass?.shouldBeRequiredToFailBy.without(name, of: all)
      one.subclass?.shouldBeRequiredToFailBy = subclass
    }
    return isFirst || isSecond
  }
}

extension Optional where Wrapped == NameRule {
  /// The rule with an answer about one name; `none` is the answer without a rule.
  fileprivate func with(_ name: String, _ answer: Bool, none: Bool, of all: [String]) -> NameRule? {
    var names: [String]
    switch self {
    case nil: names = none ? all : []
    case .always(let isAll): names = isAll ? all : []
    case .only(let some): names = some
    }
    if names.contains(name) == answer { return self }
    names.removeAll { $0 == name }
    if answer { names.append(name) }
    if names.isEmpty { return none ? .always(false) : nil }
    return .only(names)
  }

  /// The rule that answers false about one name.
  fileprivate func without(_ name: String, of all: [String]) -> NameRule? {
    self == nil ? nil : with(name, false, none: false, of: all)
  }
}

extension [ViewProperty] {
  fileprivate mutating func set(_ property: ViewProperty) {
    if let index = firstIndex(where: { $0.member.key == property.member.key }) {
      self[index] = property
    } else {
      // Properties that depend on the size of the content follow it.
      insert(property, at: 0)
    }
  }
}

extension [RecognizerProperty] {
  fileprivate mutating func set(_ property: RecognizerProperty) {
    removeAll { $0.member.key == property.member.key }
    append(property)
  }
}

extension SceneFile {
  /// The names of all recognizers, including those that the kit creates.
  var recognizersOfAllKinds: [String] {
    every(root).flatMap { view in
      (view.viewClass.isKind(of: .scrollView) ? [SceneIndex.panName(of: view.name)] : [])
        + (view.recognizersOfItsOwn + view.recognizers).map(\.name)
    }
  }

  fileprivate mutating func editView(_ name: String, _ change: (inout SceneView) -> Void) -> Bool {
    root.edit { view in
      guard view.name == name else { return false }
      change(&view)
      return true
    }
  }

  fileprivate mutating func editRecognizer(_ name: String, _ change: (inout SceneRecognizer) -> Void) -> Bool {
    root.edit { view in
      if view.viewClass.isKind(of: .scrollView), name == SceneIndex.panName(of: view.name) {
        var pan = view.panGestureRecognizer ?? SceneRecognizer(name: name, recognizerClass: .pan)
        change(&pan)
        view.panGestureRecognizer = pan
        return true
      }
      if let controller = view.controller, controller.controllerClass == .navigation, controller.popName == name {
        var pop = controller.popGesture
        change(&pop)
        view.controller?.interactivePopGestureRecognizer = pop
        return true
      }
      guard let index = view.recognizers.firstIndex(where: { $0.name == name }) else { return false }
      change(&view.recognizers[index])
      return true
    }
  }

  /// A scroll view is the delegate of its pan, and its class answers; the class of a text view does not.
  fileprivate mutating func editDelegate(_ name: String, _ change: (inout SceneDelegate, [String]) -> Void) -> Bool {
    let others = recognizersOfAllKinds.filter { $0 != name }
    return root.edit { view in
      if name == SceneIndex.panName(of: view.name), view.viewClass.isKind(of: .scrollView) {
        guard view.viewClass == .scrollView else { return false }
        var pan = view.panGestureRecognizer ?? SceneRecognizer(name: name, recognizerClass: .pan)
        var delegate = pan.delegate ?? SceneDelegate()
        change(&delegate, others)
        pan.delegate = delegate == SceneDelegate() ? nil : delegate
        if view.panGestureRecognizer != nil || pan.delegate != nil { view.panGestureRecognizer = pan }
        return true
      }
      if let controller = view.controller, controller.controllerClass == .navigation, controller.popName == name {
        var pop = controller.popGesture
        var delegate = pop.delegate ?? SceneDelegate()
        change(&delegate, others)
        pop.delegate = delegate == SceneDelegate() ? nil : delegate
        view.controller?.interactivePopGestureRecognizer = pop
        return true
      }
      guard let index = view.recognizers.firstIndex(where: { $0.name == name }) else { return false }
      var delegate = view.recognizers[index].delegate ?? SceneDelegate()
      change(&delegate, others)
      view.recognizers[index].delegate = delegate == SceneDelegate() ? nil : delegate
      return true
    }
  }

  fileprivate mutating func editSubclass(_ name: String, _ change: (inout SceneSubclass, [String]) -> Void) -> Bool {
    let others = recognizersOfAllKinds.filter { $0 != name }
    return editRecognizer(name) { recognizer in
      var own = recognizer.subclass ?? SceneSubclass()
      change(&own, others)
      recognizer.subclass = own == SceneSubclass() ? nil : own
    }
  }

  fileprivate mutating func makeFirstResponder(_ name: String) -> Bool {
    guard every(root).contains(where: { $0.name == name || $0.controller?.name == name }) else { return false }
    root.forEach { view in
      view.isFirstResponder = view.name == name
      let isItsController = view.controller?.name == name
      view.controller?.isFirstResponder = isItsController
    }
    return true
  }

  fileprivate mutating func move(_ name: String, toFront: Bool) -> Bool {
    root.edit { view in
      guard let index = view.children.firstIndex(where: { $0.name == name }) else { return false }
      let child = view.children.remove(at: index)
      view.children.insert(child, at: toFront ? view.children.count : 0)
      return true
    }
  }

  /// Removes a recognizer and every reference to it; false where an action of the scene needs it.
  fileprivate mutating func remove(_ name: String) -> Bool {
    let reactions = every(root).flatMap(\.recognizers).flatMap(\.on)
    let isNeeded = reactions.contains { reaction in
      reaction.removeRecognizer == name || reaction.addRecognizer.contains { $0.name == name }
        || reaction.set.contains { if case .recognizer(name, _) = $0 { true } else { false } }
    }
    if isNeeded { return false }
    let all = recognizersOfAllKinds
    for other in all where other != name {
      _ = Change.require(other, toFail: name, false).apply(&self)
      _ = Change.together(other, with: name, false).apply(&self)
      _ = editRecognizer(other) { one in
        if case .only(let names)? = one.subclass?.canPrevent {
          one.subclass?.canPrevent = .only(names.filter { $0 != name })
        }
        if case .only(let names)? = one.subclass?.canBePreventedBy {
          one.subclass?.canBePreventedBy = .only(names.filter { $0 != name })
        }
        if case .only(let names)? = one.delegate?.shouldBeRequiredToFailBy {
          one.delegate?.shouldBeRequiredToFailBy = .only(names.filter { $0 != name })
        }
      }
    }
    return root.edit { view in
      guard let index = view.recognizers.firstIndex(where: { $0.name == name }) else { return false }
      view.recognizers.remove(at: index)
      return true
    }
  }
}

extension SceneFile {
  fileprivate mutating func attach(_ name: String, to view: String) -> Bool {
    var recognizer: SceneRecognizer?
    let isThere = every(root).contains { $0.name == view }
    guard isThere else { return false }
    _ = root.edit { owner in
      guard let index = owner.recognizers.firstIndex(where: { $0.name == name }) else { return false }
      recognizer = owner.recognizers.remove(at: index)
      return true
    }
    guard let recognizer else { return false }
    return editView(view) { $0.recognizers.append(recognizer) }
  }

  fileprivate mutating func callSuper(in name: String) -> Bool {
    root.edit { view in
      if view.name == name {
        view.callsSuper = .after
      } else if view.controller?.name == name {
        view.controller?.callsSuper = .after
      } else {
        return false
      }
      return true
    }
  }
}

extension SceneView {
  fileprivate mutating func allow(_ refusal: Refusal) {
    switch refusal {
    case .highlight: table?.shouldHighlight = nil
    case .selection: table?.willSelect = nil
    case .itemHighlight: collection?.shouldHighlight = nil
    case .itemSelection: collection?.shouldSelect = nil
    case .editing: textDelegate?.shouldBeginEditing = nil
    case .ending: textDelegate?.shouldEndEditing = nil
    case .edit: textDelegate?.shouldChange = nil
    case .clearing: textDelegate?.shouldClear = nil
    case .returning: textDelegate?.shouldReturn = nil
    }
  }

  /// Applies a change to the first view that accepts it, this view or a descendant; false where none does.
  mutating func edit(_ change: (inout SceneView) -> Bool) -> Bool {
    if change(&self) { return true }
    for index in children.indices where children[index].edit(change) { return true }
    return false
  }
}
