/// The answers of the delegate of a text field or a text view.
///
/// A method with the answer nil is not implemented, which means yes.
package struct SceneTextDelegate: Sendable, Equatable {
  package var shouldBeginEditing: Bool?
  package var shouldEndEditing: Bool?
  /// Whether the user's edits are allowed.
  package var shouldChange: Bool?
  /// For text fields only, as is the next property.
  package var shouldClear: Bool?
  package var shouldReturn: Bool?

  package init() {}

  static let keys: [(key: String, path: WritableKeyPath<SceneTextDelegate, Bool?> & Sendable)] = [
    ("shouldBeginEditing", \.shouldBeginEditing), ("shouldEndEditing", \.shouldEndEditing),
    ("shouldChange", \.shouldChange), ("shouldClear", \.shouldClear), ("shouldReturn", \.shouldReturn),
  ]

  /// The keys of the delegate of a class.
  static func keys(of viewClass: ViewClass) -> [String] {
    keys.map(\.key).filter { viewClass == .textField || $0 != "shouldClear" && $0 != "shouldReturn" }
  }

  /// The delegate as in a scene file.
  var json: JSONValue {
    .object(
      Self.keys.compactMap { entry in self[keyPath: entry.path].map { JSONMember(entry.key, .bool($0)) } })
  }
}

extension SceneReader {
  /// Reads the delegate of a text field or a text view.
  func textDelegate(_ owner: Fields, of viewClass: ViewClass) throws(FileError) -> SceneTextDelegate? {
    guard let value = owner["delegate"] else { return nil }
    let fields = try Fields(value, key: "delegate", owner: owner.owner, file: file)
      .renamed(localized("the delegate of %1$s", "\(owner.owner)"))
    try fields.accept(SceneTextDelegate.keys(of: viewClass))
    var delegate = SceneTextDelegate()
    for entry in SceneTextDelegate.keys { delegate[keyPath: entry.path] = try fields.read(entry.key, .bool) }
    return delegate
  }
}
