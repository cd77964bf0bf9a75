import TouchGeometry

extension SceneFile {
  /// Reads a scene.
  ///
  /// Throws status 65 at the first unknown or invalid value.
  ///
  /// `file` is the name of the text in messages.
  package static func read(_ bytes: [UInt8], file: String) throws(FileError) -> SceneFile {
    try read(try JSONReader.read(bytes, file: file), file: file)
  }

  /// Reads a scene from a parsed text, or from a part of one.
  static func read(_ value: JSONValue, file: String) throws(FileError) -> SceneFile {
    do {
      return try readParts(value, file: file)
    } catch {
      throw error.locating(in: value)
    }
  }

  private static func readParts(_ value: JSONValue, file: String) throws(FileError) -> SceneFile {
    let fields = try Fields(value, key: nil, owner: localized("the scene"), file: file)
    // The version first, because a later version may have any keys.
    _ = try fields.require("format", .exactly(format))
    _ = try fields.require("version", .count(version...version).calling("\(version)"))
    try fields.accept([
      "format", "version", "title", "about", "size", "input", "userInterfaceStyle", "constraints", "root",
    ])

    guard let root = fields["root"] else {
      throw fields.missing("root", accepted: localized("a view, as an object {…}"))
    }
    let reader = SceneReader(file: file, names: try SceneNames(root: root, file: file))
    // The views first, because errors in views can cause errors in constraints.
    let view = try reader.view(root, key: "root", parent: "the scene")
    if view.controller?.modalPresentationStyle != nil {
      throw fields.error("root", root, accepted: localized("a view whose controller has no modalPresentationStyle"))
    }
    return SceneFile(
      title: try fields.require("title", .line), about: try fields.read("about", .limited) ?? "",
      size: try fields.require("size", .surface), input: try fields.read("input", .relativePath),
      userInterfaceStyle: try fields.read("userInterfaceStyle", .choice),
      constraints: try reader.constraints(fields), root: view)
  }
}

extension Shape {
  /// The same shape with another description.
  func calling(_ accepted: String) -> Shape { Shape(accepted, read: read) }
}

extension Shape where Value == String {
  /// A nonempty text of one line.
  fileprivate static var line: Shape {
    Shape(localized("a text of one line, of at most %1$s bytes", "\(SceneCeilings.text)")) { value in
      Shape<String>.limited.read(value).flatMap { $0.isEmpty || $0.contains(where: \.isNewline) ? nil : $0 }
    }
  }

  fileprivate static var relativePath: Shape {
    Shape(localized("a path relative to the scene file")) { value in
      Shape<String>.text.read(value).flatMap { $0.isEmpty || $0.hasPrefix("/") || $0.contains("\0") ? nil : $0 }
    }
  }
}

/// Converts the objects of a scene file to values.
///
/// It has all names of the scene, so it can check each reference immediately.
struct SceneReader {
  let file: String
  let names: SceneNames

  func view(
    _ value: JSONValue, key: String, parent: String, isElement: Bool = false, in list: SceneView? = nil
  ) throws(FileError) -> SceneView {
    var fields = try Fields(value, key: key, owner: parent, file: file, isElement: isElement).renamed(
      localized("a view"))
    let name = try fields.require("name", .name)
    fields = fields.renamed(localized("view %1$s", "\(JSONWriter.cited(name))"))
    let viewClass = try fields.require("class", Shape<ViewClass>.choice)
    fields = fields.renamed("\(viewClass.rawValue) \(JSONWriter.cited(name))")
    try fields.accept(viewClass.keys, elsewhere: ViewClass.allKeys)

    var view = SceneView(name: name, viewClass: viewClass, frame: try fields.require("frame", .rect))
    view.position = try position(fields, in: list)
    view.properties = try fields.properties(viewClass.properties)
    try checkSelection(view, fields)
    view.controller = try controller(fields)
    try checkContainer(view, fields)
    view.menu = try fields.read("menu", .texts) ?? []
    let overrides = try fields.read("overrides", .overrides(withEvents: viewClass.logsEvents)) ?? Overrides()
    (view.overrides, view.eventOverrides) = (overrides.touches, overrides.events)
    view.isFirstResponder = try fields.read("isFirstResponder", .bool) ?? false
    view.callsSuper = try fields.read("callsSuper", .choice) ?? viewClass.defaultSuperCall
    view.hitTest = try fields.read("hitTest", hitTestRule) ?? .ordinary
    view.touchInsets = try fields.read("touchInsets", .insets)
    view.pointInside = try fields.read("pointInside", .bool)
    if view.touchInsets != nil, view.pointInside != nil, let both = fields["pointInside"] {
      throw fields.error("pointInside", both, accepted: localized("pointInside or touchInsets, not both"))
    }
    view.gestureRecognizerShouldBegin = try fields.read("gestureRecognizerShouldBegin", .bool)
    view.touchesShouldBegin = try fields.read("touchesShouldBegin", .bool)
    view.touchesShouldCancel = try fields.read("touchesShouldCancel", .bool)
    view.viewForZooming = try fields.read("viewForZooming", names.view)
    view.events = try fields.read("events", Shape<ControlEventName>.words()) ?? []
    view.logs = try fields.read("logs", Shape<ViewLog>.words(of: viewClass.logs)) ?? []
    if viewClass.isTextInput { view.textDelegate = try textDelegate(fields, of: viewClass) }
    if viewClass == .textView { view.links = try links(fields, view) }
    if viewClass == .tableView { view.table = try table(fields) }
    if viewClass == .collectionView { view.collection = try collection(fields) }
    if viewClass == .pickerView { view.picker = try picker(fields) }
    view.panGestureRecognizer = try panGestureRecognizer(fields, of: name, viewClass)
    for element in try fields.elements("recognizers", accepted: localized("a list of recognizers, as objects {…}")) {
      view.recognizers.append(try recognizer(element, parent: fields.owner, isInRoot: key == "root"))
    }
    for element in try fields.elements("children", accepted: localized("a list of views, as objects {…}")) {
      view.children.append(
        try self.view(element, key: "children", parent: fields.owner, isElement: true, in: view))
    }
    try checkContents(view, fields)
    return view
  }

  func constraints(_ scene: Fields) throws(FileError) -> [SceneConstraint] {
    let elements = try scene.elements("constraints", accepted: localized("a list of constraints, as texts"))
    guard elements.count <= SceneCeilings.constraints else {
      throw scene.error(
        "constraints", elements[SceneCeilings.constraints],
        accepted: localized("at most %1$s", "\(SceneCeilings.constraints)"))
    }
    let views = Set(names.views)
    let scrollViews = views.filter {
      if case .view(let viewClass?) = names.meanings[$0] { viewClass.isKind(of: .scrollView) } else { false }
    }
    var found: [SceneConstraint] = []
    for element in elements {
      guard let text = Shape<String>.text.read(element) else {
        throw scene.error("constraints", element, accepted: localized("a list of constraints, as texts"))
      }
      do throws(SceneConstraint.Complaint) {
        found.append(try SceneConstraint(text, views: views, scrollViews: scrollViews))
      } catch {
        throw scene.error("constraints", element, accepted: error.accepted)
      }
    }
    return found
  }

  /// Checks that the selected segment exists.
  private func checkSelection(_ view: SceneView, _ fields: Fields) throws(FileError) {
    var count = 0
    for property in view.properties {
      if case .items(let items) = property { count = items.count }
      guard case .selectedSegmentIndex(let index) = property, index >= count, let value = fields["selectedSegmentIndex"]
      else { continue }
      throw fields.error("selectedSegmentIndex", value, accepted: localized("-1, or the index of one of the items"))
    }
  }

  private var hitTestRule: Shape<HitTestRule> {
    let views = names.views
    return Shape((HitTestRule.words + views).joined(separator: ", ")) { value in
      switch Shape<String>.text.read(value) {
      case "default": .ordinary
      case "passThrough": .passThrough
      case "superview": .superview
      case let name?: views.contains(name) ? .view(name) : nil
      case nil: nil
      }
    }
  }
}
