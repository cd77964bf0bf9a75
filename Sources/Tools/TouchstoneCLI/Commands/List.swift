import TouchScenes

extension Command {
  /// Prints the built-in scenes.
  static let list = Command(
    name: "list", synopsis: "[--json]", summary: "lists the built-in scenes: name, tab, title",
    details: """
      --json  prints one JSON object (Docs/Formats.md)
      """,
    switches: ["--json"]
  ) { arguments throws(Failure) in
    if let extra = arguments.positional.first {
      throw .usage(localized("list takes no arguments, but got \"%1$s\"", extra))
    }
    if arguments.has("--json") {
      do throws(FileError) { Answer.print(try Answer.list()) } catch { throw Failure(error) }
      return .done
    }
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
