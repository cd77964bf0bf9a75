import TouchScenes

extension Command {
  /// Prints the built-in scenes.
  static let list = Command(
    name: "list", synopsis: "", summary: "lists the built-in scenes: name, tab, title", details: ""
  ) { arguments throws(Failure) in
    guard arguments.positional.isEmpty else { throw .usage("list takes no operands") }
    for entry in BuiltInScenes.entries {
      do throws(FileError) {
        Output.line("\(entry.name)\t\(try BuiltInScenes.title(of: entry))")
      } catch {
        throw Failure(error)
      }
    }
    return .done
  }
}
