extension SceneReader {
  /// The controller of a view.
  func controller(_ owner: Fields) throws(FileError) -> SceneController? {
    guard let value = owner["controller"] else { return nil }
    var fields = try Fields(value, key: "controller", owner: owner.owner, file: file).renamed(localized("a controller"))
    let name = try fields.require("name", .name)
    fields = fields.renamed(localized("controller %1$s", "\(JSONWriter.cited(name))"))
    let controllerClass = try fields.read("class", Shape<ControllerClass>.choice) ?? .plain
    try fields.accept(SceneController.keys(of: controllerClass), elsewhere: SceneController.allKeys)
    let overrides = try fields.read("overrides", .overrides(withEvents: true)) ?? Overrides()
    var controller = SceneController(
      name: name, overrides: overrides.touches, callsSuper: try fields.read("callsSuper", .choice) ?? .never)
    controller.controllerClass = controllerClass
    controller.eventOverrides = overrides.events
    controller.isFirstResponder = try fields.read("isFirstResponder", .bool) ?? false
    controller.logs = try fields.read("logs", Shape<ControllerLog>.words()) ?? []
    controller.title = try fields.read("title", .text)
    controller.leftBarButtonItem = try fields.read("leftBarButtonItem", .text)
    controller.leftItemsSupplementBackButton = try fields.read("leftItemsSupplementBackButton", .bool) ?? false
    controller.hidesBackButton = try fields.read("hidesBackButton", .bool) ?? false
    controller.selectedIndex = try fields.read("selectedIndex", .count(0...99)) ?? 0
    controller.modalPresentationStyle = try fields.read("modalPresentationStyle", .choice)
    controller.detents = try fields.read("detents", Shape<DetentName>.words()) ?? []
    controller.prefersScrollingExpandsWhenScrolledToEdge =
      try fields.read("prefersScrollingExpandsWhenScrolledToEdge", .bool) ?? true
    controller.largestUndimmedDetentIdentifier = try fields.read("largestUndimmedDetentIdentifier", .choice)
    controller.interactivePopGestureRecognizer = try popGesture(fields, of: controller)
    return controller
  }

  /// Checks that a container's view is a plain view, because the container makes its view.
  func checkContainer(_ view: SceneView, _ fields: Fields) throws(FileError) {
    guard let controller = view.controller, controller.controllerClass.isContainer else { return }
    guard view.viewClass == .view, let value = fields["class"] else {
      throw fields.error(
        "class", fields["class"] ?? fields["name"]!,
        accepted: localized("UIView for a %1$s", "\(controller.controllerClass.rawValue)"))
    }
    _ = value
    try fields.accept(
      ["name", "class", "frame", "controller", "recognizers", "children"], elsewhere: ViewClass.allKeys)
  }

  /// Checks that the children of a container's view have controllers, and that only controllers present others.
  func checkContents(_ view: SceneView, _ fields: Fields) throws(FileError) {
    let presented = view.children.filter { $0.controller?.modalPresentationStyle != nil }
    if view.controller == nil || presented.count > 1, let first = presented.last, let value = fields["children"] {
      let accepted =
        view.controller == nil
        ? localized("a view with a controller around %1$s, to present it", first.name)
        : localized("at most one view to present")
      throw fields.error("children", value, accepted: accepted)
    }
    guard let controller = view.controller, controller.controllerClass.isContainer else { return }
    let inside = view.children.count - presented.count
    let counts = controller.controllerClass == .split ? 2...2 : 1...100
    guard view.children.allSatisfy({ $0.controller != nil }), counts.contains(inside) else {
      let accepted =
        controller.controllerClass == .split
        ? localized("a list of two views, each with a controller")
        : localized("a list of views, each with a controller")
      guard let value = fields["children"] else { throw fields.missing("children", accepted: accepted) }
      throw fields.error("children", value, accepted: accepted)
    }
    if controller.selectedIndex >= inside, let value = fields["controller"] {
      throw fields.error(
        "controller", value,
        accepted: localized("a selectedIndex below %1$s, which is how many pages there are", "\(inside)"))
    }
  }
}
