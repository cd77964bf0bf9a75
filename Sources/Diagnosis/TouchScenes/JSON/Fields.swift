/// The members of a JSON object of a file, with the error messages that a reader needs.
///
/// A reader first names the accepted keys (`accept`), then reads values. Every message names the key, the owner of the
/// object, and what is accepted.
struct Fields {
  let file: String
  /// The name of the object in messages: `view "yellow"`.
  let owner: String
  let position: TextPosition
  let members: [JSONMember]

  /// Throws if the value is not an object.
  ///
  /// `key` is the key of the value, or of the list that contains it.
  init(
    _ value: JSONValue, key: String?, owner: String, file: String, isElement: Bool = false
  ) throws(FileError) {
    self.file = file
    self.owner = owner
    position = value.position
    guard case .object(let members) = value.content else {
      let what =
        key.map {
          isElement
            ? localized("an element of %1$s in %2$s", JSONWriter.cited($0), owner)
            : localized("%1$s in %2$s", JSONWriter.cited($0), owner)
        } ?? owner
      throw FileError(
        file: file, at: value.position, key: key,
        message: localized(
          "%1$s is %2$s; accepted: an object {…}", "\(what)", "\(JSONWriter.shortened(JSONWriter.line(value)))"))
    }
    self.members = members
  }

  private init(file: String, owner: String, position: TextPosition, members: [JSONMember]) {
    (self.file, self.owner, self.position, self.members) = (file, owner, position, members)
  }

  /// The same object with a more precise name for messages.
  func renamed(_ owner: String) -> Fields { Fields(file: file, owner: owner, position: position, members: members) }

  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// Throws at the first key that is not in `keys`.
  ///
  /// The message differs for keys of `elsewhere`, which are valid in other objects.
  func accept(_ keys: [String], elsewhere: Set<String> = []) throws(FileError) {
    for member in members where !keys.contains(member.key) {
      let key = JSONWriter.cited(member.key)
      let complaint =
        elsewhere.contains(member.key)
        ? localized("key %1$s does not suit %2$s", key, owner) : localized("unknown key %1$s in %2$s", key, owner)
      throw FileError(
        file: file, at: member.position, key: member.key,
        message: localized("%1$s; accepted: %2$s", "\(complaint)", "\(keys.sorted().joined(separator: ", "))")
          + (elsewhere.contains(member.key)
            ? Suggestion.clause(for: member.key, among: keys) : Suggestion.hint(for: member.key, among: keys)))
    }
  }

  /// The value of a key; nil if the key is missing.
  ///
  /// Throws if the value does not have the shape.
  func read<Value>(_ key: String, _ shape: Shape<Value>) throws(FileError) -> Value? {
    guard let value = self[key] else { return nil }
    guard let result = shape.read(value) else { throw error(key, value, accepted: shape.accepted) }
    return result
  }

  /// As `read`, but throws also if the key is missing.
  func require<Value>(_ key: String, _ shape: Shape<Value>) throws(FileError) -> Value {
    guard let value = try read(key, shape) else { throw missing(key, accepted: shape.accepted) }
    return value
  }

  /// The elements of a list; empty if the key is missing.
  func elements(_ key: String, accepted: String) throws(FileError) -> [JSONValue] {
    guard let value = self[key] else { return [] }
    guard case .array(let elements) = value.content else { throw error(key, value, accepted: accepted) }
    return elements
  }

  /// The error for an invalid value.
  func error(_ key: String, _ value: JSONValue, accepted: String) -> FileError {
    let found = JSONWriter.shortened(JSONWriter.line(value))
    return FileError(
      file: file, at: value.position, key: key,
      message: localized(
        "%1$s in %2$s is %3$s; accepted: %4$s", "\(JSONWriter.cited(key))", "\(owner)", "\(found)", "\(accepted)")
        + Suggestion.clause(for: value, accepted: accepted))
  }

  /// The error for an object without a necessary part; `key` is the key of the object.
  func lacking(_ what: String, at key: String, accepted: String) -> FileError {
    FileError(
      file: file, at: position, key: key,
      message: localized("%1$s lacks %2$s; accepted: %3$s", "\(owner)", "\(what)", "\(accepted)"))
  }

  /// The error for a missing key.
  func missing(_ key: String, accepted: String) -> FileError {
    FileError(
      file: file, at: position, key: key,
      message: localized("%1$s lacks %2$s; accepted: %3$s", "\(owner)", "\(JSONWriter.cited(key))", "\(accepted)"))
  }
}
