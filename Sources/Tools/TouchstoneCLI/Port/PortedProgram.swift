import TouchDrawing
import TouchScenes

/// The declarations of an app's property list and storyboard, which are not read on Linux.
struct PortedProgram: Equatable {
  /// The class of the scene's delegate, without its module.
  var sceneDelegate: String?
  /// The name of the storyboard with the root view controller.
  var storyboard: String?
  /// The class of that controller if it is not a container.
  var root: String?
  /// The names of the colors and images in asset catalogs.
  var (colors, images): ([String], [String]) = ([], [])

  init() {}

  /// Reads the files in the folders of some sources, and in the subfolders.
  init(nextTo sources: [String]) {
    let folders = Set(
      sources.map { path in
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
      }
    ).sorted()
    var storyboards: [String: String] = [:]
    for folder in folders.flatMap({ folder in [folder] + Self.inner(folder) }) {
      for name in ProgramFolder.names(in: folder).sorted() {
        if name.hasSuffix("Info.plist"), let text = Self.text("\(folder)/\(name)") { add(propertyList: text) }
        if name.hasSuffix(".xcassets") { add(catalog: "\(folder)/\(name)", depth: 0) }
        if name.hasSuffix(".storyboard") { storyboards[String(name.dropLast(11))] = "\(folder)/\(name)" }
      }
    }
    if let path = storyboard.flatMap({ storyboards[$0] }), let text = Self.text(path) { add(storyboard: text) }
  }

  private static func inner(_ folder: String) -> [String] {
    ProgramFolder.names(in: folder).filter { !$0.hasPrefix(".") && !$0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Adds the sets of a catalog; the depth is limited because of circular links.
  private mutating func add(catalog folder: String, depth: Int) {
    for name in ProgramFolder.names(in: folder).sorted() where !name.hasPrefix(".") && depth < 8 {
      if name.hasSuffix(".colorset") {
        colors.append(String(name.dropLast(9)))
      } else if name.hasSuffix(".imageset") {
        images.append(String(name.dropLast(9)))
      } else if !name.hasSuffix(".json") {
        add(catalog: "\(folder)/\(name)", depth: depth + 1)
      }
    }
  }

  private static func text(_ path: String) -> String? {
    guard let bytes = try? TextFile.read(path, atMost: 4 << 20) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads the class of the delegate and the storyboard from a property list in XML.
  mutating func add(propertyList text: String) {
    if let name = Self.string(after: "UISceneDelegateClassName", in: text) {
      sceneDelegate = name.split(separator: ".").last.map(String.init)
    }
    for key in ["UISceneStoryboardFile", "UIMainStoryboardFile"] where storyboard == nil {
      storyboard = Self.string(after: key, in: text)
    }
  }

  /// Reads the root view controller from a storyboard.
  mutating func add(storyboard text: String) {
    guard let document = Self.element("document", in: text, where: { _ in true }),
      let initial = Self.attribute("initialViewController", of: document),
      let element = Self.element("viewController", in: text, where: { Self.attribute("id", of: $0) == initial })
    else { return }
    root = Self.attribute("customClass", of: element)
  }

  /// The string that follows a key in a property list.
  private static func string(after key: String, in text: String) -> String? {
    guard let key = text.firstRange(of: "<key>\(key)</key>"),
      let start = text[key.upperBound...].firstRange(of: "<string>"),
      let end = text[start.upperBound...].firstRange(of: "</string>")
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }

  /// The start tag of the first element with a name that fulfills a condition.
  private static func element(_ name: String, in text: String, where isMeant: (Substring) -> Bool) -> Substring? {
    var rest = text[...]
    while let start = rest.firstRange(of: "<\(name) ") {
      let tag = rest[start.lowerBound...].prefix { $0 != ">" }
      if isMeant(tag) { return tag }
      rest = rest[start.upperBound...]
    }
    return nil
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let start = tag.firstRange(of: " \(name)=\"") else { return nil }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
  }
}
