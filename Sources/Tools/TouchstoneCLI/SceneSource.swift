import TouchInspector
import TouchScenes

/// Finds where a view or a recognizer is defined in the file of a scene.
enum SceneSource {
  /// Returns the line of the object that has a name, in the file of a scene or a capture.
  ///
  /// A part of a control, such as `list.pan`, is found at the control. Without a name, the answer is the first line.
  ///
  /// - Parameters:
  ///   - name: the name of a view or a recognizer; nil for the scene itself.
  ///   - file: the name or the path by which the scene was opened.
  @MainActor static func answer(for name: String?, in file: String) -> SourceAnswer {
    if BuiltInScenes.entries.contains(where: { $0.name == file }) {
      return .unknown(
        localized("%1$s is a built-in scene and has no file. W writes it to one when it is changed.", file))
    }
    guard let name else { return .place(SourcePlace(path: file, line: 1)) }
    let value: JSONValue
    do throws(FileError) {
      value = try JSONReader.read(try TextFile.read(file), file: file)
    } catch {
      return .unknown("\(error)")
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    for count in (1...parts.count).reversed() {
      if let line = line(of: parts.prefix(count).joined(separator: "."), in: value) {
        return .place(SourcePlace(path: file, line: line))
      }
    }
    return .unknown(localized("%1$s does not contain %2$s.", file, name))
  }

  /// The line of the name of a view or a recognizer; nil if no object has this name and a class.
  static func line(of name: String, in value: JSONValue) -> Int? {
    switch value.content {
    case .null, .bool, .number, .string: return nil
    case .array(let values): return values.lazy.compactMap { line(of: name, in: $0) }.first
    case .object(let members):
      let own = members.first { $0.key == "name" && $0.value.content == .string(name) }
      if let own, members.contains(where: { $0.key == "class" }) { return own.position.line }
      return members.lazy.compactMap { line(of: name, in: $0.value) }.first
    }
  }
}
