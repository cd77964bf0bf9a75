extension SceneReader {
  func recognizer(_ value: JSONValue, parent: String, isInRoot: Bool) throws(FileError) -> SceneRecognizer {
    var fields = try Fields(value, key: "recognizers", owner: parent, file: file, isElement: true)
      .renamed(localized("a recognizer"))
    let name = try fields.require("name", .name)
    fields = fields.renamed(localized("recognizer %1$s", "\(JSONWriter.cited(name))"))
    let recognizerClass = try fields.require("class", Shape<RecognizerClass>.choice)
    fields = fields.renamed("\(recognizerClass.rawValue) \(JSONWriter.cited(name))")
    try fields.accept(recognizerClass.keys, elsewhere: RecognizerClass.allKeys)
    var recognizer = SceneRecognizer(name: name, recognizerClass: recognizerClass)
    try fill(&recognizer, from: fields)
    recognizer.delegate = try delegate(fields, of: name, recognizerClass)
    recognizer.isOnWindow = try fields.read("addedTo", .exactly("window")) != nil
    if recognizer.isOnWindow, !isInRoot, let value = fields["addedTo"] {
      throw fields.error("addedTo", value, accepted: localized("no \"addedTo\" except in the recognizers of the root"))
    }
    if recognizerClass == .custom { recognizer.transitions = try transitions(fields) }
    return recognizer
  }

  /// A scroll view's own pan.
  ///
  /// Its name and class are fixed, and the scroll view is its delegate.
  ///
  /// `gestureRecognizerShouldBegin` is a key of the view and not of the pan. Text views and tables are classes of the
  /// kit without answers.
  func panGestureRecognizer(
    _ owner: Fields, of view: String, _ viewClass: ViewClass
  ) throws(FileError) -> SceneRecognizer? {
    guard let value = owner["panGestureRecognizer"] else { return nil }
    var recognizer = SceneRecognizer(name: "\(view).pan", recognizerClass: .pan)
    let fields = try Fields(value, key: "panGestureRecognizer", owner: owner.owner, file: file)
      .renamed(localized("recognizer %1$s", "\(JSONWriter.cited(recognizer.name))"))
    let given = ["name", "class", "addedTo"] + (viewClass == .scrollView ? [] : ["delegate"])
    try fields.accept(RecognizerClass.pan.keys.filter { !given.contains($0) }, elsewhere: RecognizerClass.allKeys)
    try fill(&recognizer, from: fields)
    recognizer.delegate = try delegate(fields, of: recognizer.name, .pan, answersBegin: false)
    return recognizer
  }

  /// A navigation controller's own recognizer.
  ///
  /// Its name and class are fixed; a delegate replaces that of the controller.
  func popGesture(_ owner: Fields, of controller: SceneController) throws(FileError) -> SceneRecognizer? {
    let key = "interactivePopGestureRecognizer"
    guard let value = owner[key] else { return nil }
    var recognizer = SceneRecognizer(name: controller.popName, recognizerClass: .screenEdgePan)
    let fields = try Fields(value, key: key, owner: owner.owner, file: file)
      .renamed(localized("recognizer %1$s", "\(JSONWriter.cited(recognizer.name))"))
    let accepted = ["delegate", "logs", "requiresToFail"] + RecognizerClass.screenEdgePan.properties.map(\.key)
    try fields.accept(accepted, elsewhere: RecognizerClass.allKeys)
    try fill(&recognizer, from: fields)
    recognizer.delegate = try delegate(fields, of: recognizer.name, .screenEdgePan)
    return recognizer
  }

  private func fill(_ recognizer: inout SceneRecognizer, from fields: Fields) throws(FileError) {
    let recognizerClass = recognizer.recognizerClass
    recognizer.properties = try fields.properties(recognizerClass.properties)
    recognizer.requiresToFail = try fields.read("requiresToFail", names.recognizerList(of: recognizer.name)) ?? []
    recognizer.subclass = try subclass(fields, of: recognizer.name)
    recognizer.logs = try fields.read("logs", .bool) ?? false
    recognizer.apply = try fields.read("apply", .choice(of: recognizerClass.applies))
    let accepted = localized("a list of objects such as {\"state\": \"ended\", \"remove\": …}")
    for element in try fields.elements("on", accepted: accepted) {
      recognizer.on.append(try reaction(element, of: fields.owner))
    }
  }

  private func delegate(
    _ owner: Fields, of name: String, _ recognizerClass: RecognizerClass, answersBegin: Bool = true
  ) throws(FileError) -> SceneDelegate? {
    guard let value = owner["delegate"] else { return nil }
    let others = names.recognizerRule(of: name)
    let fields = try Fields(value, key: "delegate", owner: owner.owner, file: file)
      .renamed(localized("the delegate of %1$s", "\(owner.owner)"))
    let relations = ["shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf", "shouldBeRequiredToFailBy"]
    try fields.accept((answersBegin ? ["shouldBegin"] : []) + ["shouldReceivePress", "shouldReceiveTouch"] + relations)
    return SceneDelegate(
      shouldBegin: try fields.read("shouldBegin", beginRule(of: recognizerClass)),
      shouldReceiveTouch: try fields.read("shouldReceiveTouch", receiveRule),
      shouldReceivePress: try fields.read("shouldReceivePress", .bool),
      shouldRecognizeSimultaneouslyWith: try fields.read("shouldRecognizeSimultaneouslyWith", others),
      shouldRequireFailureOf: try fields.read("shouldRequireFailureOf", others),
      shouldBeRequiredToFailBy: try fields.read("shouldBeRequiredToFailBy", others))
  }

  /// Only pans have a velocity, so only pans accept an axis.
  private func beginRule(of recognizerClass: RecognizerClass) -> Shape<BeginRule> {
    let answer = Shape<Bool>.bool.map(BeginRule.always)
    guard recognizerClass.isKind(of: .pan) else { return answer }
    return answer.or(Shape<String>.exactly("horizontal").map { _ in .horizontal })
      .or(Shape<String>.exactly("vertical").map { _ in .vertical })
      .calling("true, false, horizontal, vertical")
  }

  private var receiveRule: Shape<ReceiveRule> {
    let views = names.viewList
    let conditions = Shape<ReceiveRule>(
      localized("{\"onlyViews\": %1$s}, or {\"notControls\": true}", "\(views.accepted)")
    ) { value in
      guard case .object(let members) = value.content, members.count == 1, let member = members.first else {
        return nil
      }
      switch member.key {
      case "onlyViews": return views.read(member.value).map(ReceiveRule.onlyViews)
      case "notControls": return member.value.content == .bool(true) ? .notControls : nil
      default: return nil
      }
    }
    return Shape<Bool>.bool.map(ReceiveRule.always).or(conditions)
  }

  private func subclass(_ owner: Fields, of name: String) throws(FileError) -> SceneSubclass? {
    guard let value = owner["subclass"] else { return nil }
    let others = names.recognizerRule(of: name)
    let fields = try Fields(value, key: "subclass", owner: owner.owner, file: file)
      .renamed(localized("the subclass of %1$s", "\(owner.owner)"))
    try fields.accept(["canPrevent", "canBePreventedBy", "shouldRequireFailureOf", "shouldBeRequiredToFailBy"])
    return SceneSubclass(
      canPrevent: try fields.read("canPrevent", others),
      canBePreventedBy: try fields.read("canBePreventedBy", others),
      shouldRequireFailureOf: try fields.read("shouldRequireFailureOf", others),
      shouldBeRequiredToFailBy: try fields.read("shouldBeRequiredToFailBy", others))
  }
}

// MARK: - Reactions

extension SceneReader {
  private func reaction(_ value: JSONValue, of owner: String) throws(FileError) -> SceneReaction {
    let fields = try Fields(value, key: "on", owner: owner, file: file, isElement: true).renamed(
      localized("\"on\" of %1$s", "\(owner)"))
    let effects = ["add", "addRecognizer", "endEditing", "openWindow", "remove", "removeRecognizer", "run", "set"]
    try fields.accept(["state"] + effects)
    let reaction = SceneReaction(
      state: try fields.require("state", .choice), set: try assignments(fields),
      remove: try fields.read("remove", names.view),
      removeRecognizer: try fields.read("removeRecognizer", names.recognizer),
      add: try additions(of: names.views, "add", fields),
      addRecognizer: try additions(of: names.recognizers, "addRecognizer", fields),
      openWindow: try fields.read("openWindow", names.view),
      endEditing: try fields.read("endEditing", names.view), run: try fields.read("run", .number(0...10)))
    if fields.members.count == 1 {
      let all = effects.joined(separator: ", ")
      throw fields.lacking(
        localized("an effect in addition to \"state\""), at: "on", accepted: localized("at least one of %1$s", "\(all)")
      )
    }
    return reaction
  }

  private func additions(
    of known: [String], _ key: String, _ owner: Fields
  ) throws(FileError) -> [SceneReaction.Addition] {
    guard let value = owner[key] else { return [] }
    let fields = try Fields(value, key: key, owner: owner.owner, file: file).renamed(
      localized("\"%1$s\" in %2$s", "\(key)", "\(owner.owner)"))
    try fields.accept(known)
    var additions: [SceneReaction.Addition] = []
    for member in fields.members {
      additions.append(SceneReaction.Addition(member.key, to: try fields.require(member.key, names.view)))
    }
    return additions
  }

  private func assignments(_ owner: Fields) throws(FileError) -> [SceneReaction.Assignment] {
    guard let value = owner["set"] else { return [] }
    let targets = try Fields(value, key: "set", owner: owner.owner, file: file).renamed(
      localized("\"set\" in %1$s", "\(owner.owner)"))
    try targets.accept(names.views + names.recognizers)
    var assignments: [SceneReaction.Assignment] = []
    for target in targets.members {
      let fields = try Fields(target.value, key: target.key, owner: targets.owner, file: file)
      switch names.meanings[target.key] {
      case .view(let viewClass?):
        let rules = viewClass.settable
        let fields = fields.renamed(
          localized("\"set\" of %1$s %2$s", "\(viewClass.rawValue)", "\(JSONWriter.cited(target.key))"))
        try fields.accept(rules.map(\.key), elsewhere: ViewClass.allSettable)
        assignments.append(.view(target.key, try fields.properties(rules)))
      case .recognizer(let recognizerClass?):
        let rules = recognizerClass.properties
        let fields = fields.renamed(
          localized("\"set\" of %1$s %2$s", "\(recognizerClass.rawValue)", "\(JSONWriter.cited(target.key))"))
        try fields.accept(rules.map(\.key), elsewhere: RecognizerClass.allProperties)
        assignments.append(.recognizer(target.key, try fields.properties(rules)))
      case .view(nil), .recognizer(nil), .controller, nil:
        // The class of the target is unknown; reading the target reports that with its own line.
        continue
      }
    }
    return assignments
  }
}
