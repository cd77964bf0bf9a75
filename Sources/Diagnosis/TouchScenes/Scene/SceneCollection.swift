import TouchGeometry

/// The layout of a collection.
package enum CollectionLayoutName: String, Sendable, CaseIterable { case flow, list }

/// The items of a scene's collection, and the answers of its data source and its delegate.
///
/// A method with the answer nil is not implemented.
package struct SceneCollection: Sendable, Equatable {
  package var layout = CollectionLayoutName.flow
  /// The texts of the items of each section.
  package var sections: [[String]] = []
  package var canMove: Bool?
  package var shouldHighlight: Bool?
  package var shouldSelect: Bool?
  package var shouldDeselect: Bool?

  package init() {}
}

// MARK: - Reading

extension SceneReader {
  /// Reads the items of a collection and the answers of its data source and its delegate.
  func collection(_ owner: Fields) throws(FileError) -> SceneCollection {
    var collection = SceneCollection()
    collection.layout = try owner.read("layout", Shape<CollectionLayoutName>.choice) ?? .flow
    for element in try owner.elements(
      "sections", accepted: localized("a list of sections, as objects {\"items\": […]}"))
    {
      let fields = try Fields(element, key: "sections", owner: owner.owner, file: file, isElement: true)
        .renamed(localized("a section of %1$s", "\(owner.owner)"))
      try fields.accept(["items"])
      collection.sections.append(try fields.read("items", .limitedTexts) ?? [])
    }
    if let value = owner["sections"], collection.sections.reduce(0, { $0 + $1.count }) > SceneCeilings.items {
      throw owner.error("sections", value, accepted: localized("at most %1$s items", "\(SceneCeilings.items)"))
    }
    if let value = owner["dataSource"] {
      let fields = try Fields(value, key: "dataSource", owner: owner.owner, file: file)
        .renamed(localized("the data source of %1$s", "\(owner.owner)"))
      try fields.accept(["canMove"])
      collection.canMove = try fields.read("canMove", .bool)
    }
    if let value = owner["delegate"] {
      let fields = try Fields(value, key: "delegate", owner: owner.owner, file: file)
        .renamed(localized("the delegate of %1$s", "\(owner.owner)"))
      try fields.accept(["shouldHighlight", "shouldSelect", "shouldDeselect"])
      collection.shouldHighlight = try fields.read("shouldHighlight", .bool)
      collection.shouldSelect = try fields.read("shouldSelect", .bool)
      collection.shouldDeselect = try fields.read("shouldDeselect", .bool)
    }
    return collection
  }
}

// MARK: - Writing

extension SceneCollection {
  /// The members of a scene file, written between the properties of the view and the rest.
  var members: [JSONMember] {
    var members: [JSONMember] = []
    if layout != .flow { members.append(JSONMember("layout", .string(layout.rawValue))) }
    if !sections.isEmpty {
      members.append(
        JSONMember("sections", .array(sections.map { .object([JSONMember("items", .strings($0))]) })))
    }
    let source = SceneTable.flags([("canMove", canMove)])
    if !source.isEmpty { members.append(JSONMember("dataSource", .object(source))) }
    let delegate = SceneTable.flags([
      ("shouldHighlight", shouldHighlight), ("shouldSelect", shouldSelect), ("shouldDeselect", shouldDeselect),
    ])
    if !delegate.isEmpty { members.append(JSONMember("delegate", .object(delegate))) }
    return members
  }
}

// MARK: - Measuring

extension SceneCollection {
  /// The size of the content, for checks of a scene that is not built (27.2, 27.8).
  ///
  /// Rows of a list are assumed to be 44 points high.
  func contentSize(along axis: StackAxisName, in room: CGSize, _ properties: [ViewProperty]) -> CGSize {
    guard layout == .flow else {
      return CGSize(width: room.width, height: CGFloat(sections.reduce(0) { $0 + $1.count }) * 44)
    }
    var (item, line, between, inset) = (CGSize(width: 50, height: 50), CGFloat(10), CGFloat(10), UIEdgeInsets.zero)
    for property in properties {
      switch property {
      case .itemSize(let value): item = value
      case .minimumLineSpacing(let value): line = value
      case .minimumInteritemSpacing(let value): between = value
      case .sectionInset(let value): inset = value
      default: continue
      }
    }
    let isDown = axis == .vertical
    let across = isDown ? room.width - inset.left - inset.right : room.height - inset.top - inset.bottom
    let (length, thickness) = isDown ? (item.width, item.height) : (item.height, item.width)
    let perLine = max(Int((across + between) / max(length + between, 1)), 1)
    let edges = isDown ? inset.top + inset.bottom : inset.left + inset.right
    let extent = sections.reduce(CGFloat(0)) { sum, items in
      let lines = CGFloat((items.count + perLine - 1) / perLine)
      return sum + edges + lines * thickness + max(lines - 1, 0) * line
    }
    return isDown ? CGSize(width: room.width, height: extent) : CGSize(width: extent, height: room.height)
  }
}
