import TouchScenes

/// What a name of a scene stands for.
///
/// A name is only a label: the table of `SceneIndex`, and never the text of a name, decides what it stands for.
enum Subject: Sendable, Hashable {
  case view
  case controller
  /// A recognizer that the scene declares, with its view.
  case recognizer(view: String)
  /// A recognizer that the kit creates for a view or a controller, which the name in `of` stands for.
  case kit(KitRecognizer, of: String)

  /// The purpose of a recognizer that the kit creates.
  enum KitRecognizer: Sendable, Hashable, CaseIterable {
    case scrollPan, scrollPinch
    case rowSwipe, rowClose
    case menu, secondaryClick
    case textMouse, textTap, textPress
    case pop, contentPop, mouseBack
    case sheetDrag

    /// The recognizer's name in scenes and logs, for the name of its owner.
    func name(of owner: String) -> String {
      switch self {
      case .scrollPan: "\(owner).pan"
      case .scrollPinch: "\(owner).pinch"
      case .rowSwipe: "\(owner).swipe"
      case .rowClose: "\(owner).close"
      case .menu: "\(owner).menu"
      case .secondaryClick: "\(owner).click"
      case .textMouse, .mouseBack: "\(owner).mouse"
      case .textTap: "\(owner).tap"
      case .textPress: "\(owner).press"
      case .pop: "\(owner).pop"
      case .contentPop: "\(owner).contentPop"
      case .sheetDrag: "\(owner).drag"
      }
    }
  }
}

extension SceneView {
  /// The recognizers that the kit creates for the view and its controller.
  var kitRecognizers: [(role: Subject.KitRecognizer, owner: String)] {
    var roles: [Subject.KitRecognizer] = []
    if viewClass.isKind(of: .scrollView) { roles += [.scrollPan, .scrollPinch] }
    if viewClass == .tableView { roles += [.rowSwipe, .rowClose] }
    if viewClass.isTextInput { roles += [.textMouse, .textTap, .textPress] }
    if !menu.isEmpty { roles += [.menu, .secondaryClick] }
    var found = roles.map { (role: $0, owner: name) }
    guard let controller else { return found }
    if controller.controllerClass == .navigation {
      found += [.pop, .contentPop, .mouseBack].map { (role: $0, owner: controller.name) }
    }
    if controller.modalPresentationStyle?.isSheet == true { found.append((role: .sheetDrag, owner: controller.name)) }
    return found
  }
}
