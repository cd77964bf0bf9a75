// Scene delegates and root view controllers, which iOS reads from the property list and the storyboard.

extension Porter {
  /// Replaces `performSegue(withIdentifier: "details", sender: self)` by what the storyboard next to the sources states;
  /// returns whether it was one.
  mutating func performedSegue(_ index: Int) -> Bool {
    let isPresent = tokens[index].text == "performSegue"
    guard isPresent || tokens[index].text == "performSegueWithIdentifier", word(index - 1) != "func",
      word(index + 1) == "(", let close = closing(index + 1),
      case let name = index + (isPresent ? 4 : 2), !isPresent || word(index + 2) == "withIdentifier",
      word(name) == "\"\"", word(name + 1) == ",", word(name + 2) == "sender",
      case let identifier = String(decoding: bytes[tokens[name].range], as: UTF8.self).dropFirst().dropLast(),
      let segue = module?.program.segues[String(identifier)] ?? nil
    else { return false }
    let note = "the segue `\(identifier)` is made in code, as the storyboard states it"
    let start = tokens[index].range.lowerBound
    switch segue.kind {
    case "show", "push", "showDetail":
      let method = segue.kind == "showDetail" ? "showDetailViewController" : "show"
      change(
        start..<tokens[name + 1].range.upperBound, to: "\(method)(\(segue.controller),", tokens[index], note,
        Self.phone, where: .tokens)
    case "presentation", "modal":
      changeWhole(
        start..<tokens[close].range.upperBound, to: "present(\(segue.controller), animated: true)", index, note)
    default: return false
    }
    leave(
      tokens[index],
      "the views of `\(segue.type)` are in a storyboard: make them in its `loadView()` or `viewDidLoad()`, and set before "
        + "this line what `prepare(for:sender:)` set", Self.phone)
    return true
  }

  /// Returns the delegate's class from `application(_:configurationForConnecting:options:)`.
  mutating func configuration(_ index: Int) {
    guard word(index - 1) == ",", let start = tokens[..<index].lastIndex(where: { $0.text == "func" }),
      word(start + 1) == "application", let open = tokens[index...].firstIndex(where: { $0.text == "{" }),
      let close = closing(open), !tokens[open...close].contains(where: { $0.text == "delegateClass" })
    else { return }
    let makers = (open..<close).filter { word($0) == "UISceneConfiguration" && word($0 + 1) == "(" }
    guard let name = module?.sceneDelegate, makers.count == 1, let end = closing(makers[0] + 1), end + 1 == close,
      ["return", "{"].contains(word(makers[0] - 1) ?? "")
    else {
      return leave(
        tokens[index], "nothing reads the property list: set `delegateClass` of the configuration", Self.start)
    }
    let isReturn = word(makers[0] - 1) == "return"
    let first = tokens[isReturn ? makers[0] - 1 : makers[0]].range.lowerBound
    let indentation = String(repeating: " ", count: bytes[..<first].reversed().prefix { isSpace($0) }.count)
    let after = tokens[end].range.upperBound
    change(
      first..<tokens[makers[0]].range.lowerBound, to: "let configuration = ", tokens[index],
      "the configuration has the delegate class `\(name)`", Self.start, where: .tokens)
    let rest = ["configuration.delegateClass = \(name).self", "return configuration"]
    proposals.append(
      Proposal(
        claim: SyntaxClaim(node: .tokens, offset: first), range: after..<after,
        text: rest.map { "\n\(indentation)\($0)" }.joined(), note: nil))
  }

  /// Reports the contents of the property list and the storyboard at the class that replaces them.
  mutating func programFiles(_ index: Int) {
    guard let module, let name = word(index + 1) else { return }
    let attributes = tokens[firstModifier(index)..<index].map(\.text)
    let isMain = attributes.contains { ["@main", "@UIApplicationMain"].contains($0) }
    if isMain, !module.configuresScenes, let delegate = module.sceneDelegate {
      leave(
        tokens[index],
        "nothing reads the property list: implement `application(_:configurationForConnecting:options:)`, and set "
          + "`delegateClass` of the configuration to `\(delegate).self`", Self.start)
    }
    guard let storyboard = module.program.storyboard, let root = module.program.root, !module.setsRoot,
      module.sceneDelegate.map({ $0 == name }) ?? isMain
    else { return }
    let scene = module.sceneDelegate == nil ? "frame: UIScreen.main.bounds" : "windowScene: windowScene"
    leave(
      tokens[index],
      "\(storyboard).storyboard, whose first controller is `\(root)`, is not read: write `window = UIWindow(\(scene))`, "
        + "`window?.rootViewController = \(root)()`, `window?.makeKeyAndVisible()`", Self.start)
  }
}
