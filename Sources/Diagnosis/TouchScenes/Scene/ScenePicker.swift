/// The wheels of a scene's picker.
package struct ScenePicker: Sendable, Equatable {
  /// The titles of the rows of each wheel.
  package var components: [[String]] = []
  /// The initially selected row of each wheel; the first row where none is given.
  package var selectedRows: [Int] = []

  package init() {}
}

// MARK: - Reading

extension SceneReader {
  /// The maximum number of wheels, and of rows in all wheels together.
  static let maximumComponents = 100
  static let maximumTitles = 10_000

  func picker(_ owner: Fields) throws(FileError) -> ScenePicker {
    var picker = ScenePicker()
    let titles = Shape<[String]>.limitedTexts
    for element in try owner.elements("components", accepted: localized("a list of wheels, each a list of titles")) {
      guard let component = titles.read(element) else {
        throw owner.error(
          "components", element, accepted: localized("a list of wheels, each %1$s", "\(titles.accepted)"))
      }
      picker.components.append(component)
    }
    let count = picker.components.reduce(0) { $0 + $1.count }
    if let value = owner["components"], picker.components.count > Self.maximumComponents || count > Self.maximumTitles {
      throw owner.error(
        "components", value,
        accepted: localized(
          "at most %1$s wheels, with %2$s titles in all", "\(Self.maximumComponents)", "\(Self.maximumTitles)"))
    }
    let accepted = localized("a list with a row of each wheel, counted from 0")
    for (index, element) in try owner.elements("selectedRows", accepted: accepted).enumerated() {
      guard picker.components.indices.contains(index), let last = picker.components[index].indices.last,
        let row = Shape<Int>.count(0...last).read(element)
      else { throw owner.error("selectedRows", element, accepted: accepted) }
      picker.selectedRows.append(row)
    }
    return picker
  }
}

// MARK: - Writing

extension ScenePicker {
  /// The members of a scene file, written between the properties of the view and the rest.
  var members: [JSONMember] {
    var members: [JSONMember] = []
    if !components.isEmpty { members.append(JSONMember("components", .array(components.map(JSONValue.strings)))) }
    if !selectedRows.isEmpty {
      members.append(JSONMember("selectedRows", .array(selectedRows.map { .number(Double($0)) })))
    }
    return members
  }
}
