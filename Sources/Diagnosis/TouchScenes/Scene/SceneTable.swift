/// The appearance of a table's sections.
package enum TableStyleName: String, Sendable, CaseIterable { case plain, grouped, insetGrouped }

/// The rows of a scene's table, and the answers of its data source and its delegate.
///
/// A method with the answer nil is not implemented.
package struct SceneTable: Sendable, Equatable {
  /// A section with the texts of its rows.
  package struct Section: Sendable, Equatable {
    package var header: String?
    package var footer: String?
    package var rows: [String] = []

    package init(header: String? = nil, footer: String? = nil, rows: [String] = []) {
      (self.header, self.footer, self.rows) = (header, footer, rows)
    }
  }

  /// A swipe action of a row.
  package struct Action: Sendable, Equatable {
    package var title: String
    /// Whether it removes its row.
    package var isDestructive = false

    package init(title: String, isDestructive: Bool = false) {
      (self.title, self.isDestructive) = (title, isDestructive)
    }
  }

  package var style = TableStyleName.plain
  package var sections: [Section] = []
  package var canEdit: Bool?
  package var canMove: Bool?
  package var shouldHighlight: Bool?
  /// False makes the delegate return nil instead of the index path.
  package var willSelect: Bool?
  package var leadingSwipeActions: [Action]?
  package var trailingSwipeActions: [Action]?
  package var performsFirstActionWithFullSwipe = true

  package init() {}

  /// Whether a horizontal drag can show a row's actions, for each direction.
  package var opens: (leading: Bool, trailing: Bool) {
    guard canEdit != false else { return (false, false) }
    let writesSwipes = leadingSwipeActions != nil || trailingSwipeActions != nil
    return (
      leadingSwipeActions?.isEmpty == false,
      writesSwipes ? trailingSwipeActions?.isEmpty == false : canEdit == true
    )
  }
}

extension SceneTable {
  /// Whether the delegate has actions for a side of the rows, which never appear because the data source lets no row be
  /// edited (26.21).
  package var isKeptFromLeading: Bool { canEdit == false && leadingSwipeActions?.isEmpty == false }
  package var isKeptFromTrailing: Bool { canEdit == false && trailingSwipeActions?.isEmpty == false }
}

extension SceneView {
  /// The name of the recognizer that swipes the rows of a table.
  package var rowSwipeName: String { "\(name).swipe" }

  /// The recognizers that a table has in addition to those of a scroll view.
  var recognizersOfRows: [SceneRecognizer] {
    viewClass == .tableView ? [SceneRecognizer(name: rowSwipeName, recognizerClass: .pan)] : []
  }
}

// MARK: - Reading

extension SceneReader {
  /// Reads the rows of a table and the answers of its data source and its delegate.
  func table(_ owner: Fields) throws(FileError) -> SceneTable {
    var table = SceneTable()
    table.style = try owner.read("style", Shape<TableStyleName>.choice) ?? .plain
    for element in try owner.elements("sections", accepted: localized("a list of sections, as objects {\"rows\": […]}"))
    {
      let fields = try Fields(element, key: "sections", owner: owner.owner, file: file, isElement: true)
        .renamed(localized("a section of %1$s", "\(owner.owner)"))
      try fields.accept(["header", "footer", "rows"])
      table.sections.append(
        SceneTable.Section(
          header: try fields.read("header", .limited), footer: try fields.read("footer", .limited),
          rows: try fields.read("rows", .limitedTexts) ?? []))
    }
    if let value = owner["sections"], table.sections.reduce(0, { $0 + $1.rows.count }) > SceneCeilings.rows {
      throw owner.error("sections", value, accepted: localized("at most %1$s rows", "\(SceneCeilings.rows)"))
    }
    if let value = owner["dataSource"] {
      let fields = try Fields(value, key: "dataSource", owner: owner.owner, file: file)
        .renamed(localized("the data source of %1$s", "\(owner.owner)"))
      try fields.accept(["canEdit", "canMove"])
      table.canEdit = try fields.read("canEdit", .bool)
      table.canMove = try fields.read("canMove", .bool)
    }
    if let value = owner["delegate"] {
      let fields = try Fields(value, key: "delegate", owner: owner.owner, file: file)
        .renamed(localized("the delegate of %1$s", "\(owner.owner)"))
      try fields.accept([
        "shouldHighlight", "willSelect", "leadingSwipeActions", "trailingSwipeActions",
        "performsFirstActionWithFullSwipe",
      ])
      table.shouldHighlight = try fields.read("shouldHighlight", .bool)
      table.willSelect = try fields.read("willSelect", .bool)
      table.leadingSwipeActions = try actions("leadingSwipeActions", fields)
      table.trailingSwipeActions = try actions("trailingSwipeActions", fields)
      table.performsFirstActionWithFullSwipe = try fields.read("performsFirstActionWithFullSwipe", .bool) ?? true
    }
    return table
  }

  private func actions(_ key: String, _ owner: Fields) throws(FileError) -> [SceneTable.Action]? {
    guard owner[key] != nil else { return nil }
    var actions: [SceneTable.Action] = []
    for element in try owner.elements(key, accepted: localized("a list of actions, as objects {\"title\": …}")) {
      let fields = try Fields(element, key: key, owner: owner.owner, file: file, isElement: true)
        .renamed(localized("an action of %1$s", "\(owner.owner)"))
      try fields.accept(["title", "style"])
      let style = try fields.read("style", Shape<SwipeActionStyleName>.choice) ?? .normal
      actions.append(
        SceneTable.Action(title: try fields.require("title", .limited), isDestructive: style == .destructive))
    }
    return actions
  }
}

/// The style of a row's swipe action.
enum SwipeActionStyleName: String, Sendable, CaseIterable { case normal, destructive }

extension Shape where Value == String {
  /// A text that is at most as long as the texts of views.
  static var limited: Shape {
    Shape(localized("a text of at most %1$s bytes", "\(SceneCeilings.text)")) { value in
      Shape.text.read(value).flatMap { $0.utf8.count <= SceneCeilings.text ? $0 : nil }
    }
  }
}

extension Shape where Value == [String] {
  static var limitedTexts: Shape {
    Shape(localized("a list of texts of at most %1$s bytes each", "\(SceneCeilings.text)")) { value in
      Shape.texts.read(value).flatMap { $0.allSatisfy { $0.utf8.count <= SceneCeilings.text } ? $0 : nil }
    }
  }
}

// MARK: - Writing

extension SceneTable {
  /// The members of a scene file, written between the properties of the view and the rest.
  var members: [JSONMember] {
    var members: [JSONMember] = []
    if style != .plain { members.append(JSONMember("style", .string(style.rawValue))) }
    if !sections.isEmpty { members.append(JSONMember("sections", .array(sections.map(\.json)))) }
    let source = Self.flags([("canEdit", canEdit), ("canMove", canMove)])
    if !source.isEmpty { members.append(JSONMember("dataSource", .object(source))) }
    var delegate = Self.flags([("shouldHighlight", shouldHighlight), ("willSelect", willSelect)])
    for (key, actions) in [
      ("leadingSwipeActions", leadingSwipeActions), ("trailingSwipeActions", trailingSwipeActions),
    ] {
      if let actions { delegate.append(JSONMember(key, .array(actions.map(\.json)))) }
    }
    if !performsFirstActionWithFullSwipe {
      delegate.append(JSONMember("performsFirstActionWithFullSwipe", .bool(false)))
    }
    if !delegate.isEmpty { members.append(JSONMember("delegate", .object(delegate))) }
    return members
  }

  static func flags(_ flags: [(String, Bool?)]) -> [JSONMember] {
    flags.compactMap { flag in flag.1.map { JSONMember(flag.0, .bool($0)) } }
  }
}

extension SceneTable.Section {
  fileprivate var json: JSONValue {
    var members: [JSONMember] = []
    if let header { members.append(JSONMember("header", .string(header))) }
    members.append(JSONMember("rows", .strings(rows)))
    if let footer { members.append(JSONMember("footer", .string(footer))) }
    return .object(members)
  }
}

extension SceneTable.Action {
  fileprivate var json: JSONValue {
    .object(
      [JSONMember("title", .string(title))]
        + (isDestructive ? [JSONMember("style", .string(SwipeActionStyleName.destructive.rawValue))] : []))
  }
}
