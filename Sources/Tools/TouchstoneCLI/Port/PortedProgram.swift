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
  /// The controllers that segues show, by the identifiers of the segues; nil where two segues differ.
  private(set) var segues: [String: Segue?] = [:]
  /// The names of the colors and images in asset catalogs.
  var (colors, images): ([String], [String]) = ([], [])

  /// What a segue does.
  struct Segue: Equatable {
    /// The expression that makes the controller.
    var controller: String
    /// The class of the controller whose views are in the storyboard.
    var type: String
    /// The kind in the storyboard, such as `show`.
    var kind: String
  }

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
    for path in storyboards.values.sorted() { if let text = Self.text(path) { add(seguesOf: text) } }
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

  /// Reads the segues of a storyboard that have an identifier and show a controller of a class of the app.
  mutating func add(seguesOf storyboard: String) {
    for segue in Self.elements("segue", in: storyboard) {
      guard let name = Self.attribute("identifier", of: segue), let kind = Self.attribute("kind", of: segue),
        let id = Self.attribute("destination", of: segue),
        let (controller, type) = Self.controller(id, in: storyboard)
      else { continue }
      let found = Segue(controller: controller, type: type, kind: kind)
      segues[name] = .some(segues[name, default: found] == found ? found : nil)
    }
  }

  /// Returns the expression that makes a controller, and its class or that of its root.
  private static func controller(_ id: String, in text: String) -> (String, String)? {
    for name in ["viewController", "tableViewController", "collectionViewController"] {
      guard let tag = element(name, in: text, where: { attribute("id", of: $0) == id }) else { continue }
      return attribute("customClass", of: tag).map { ("\($0)()", $0) }
    }
    guard let stack = element("navigationController", in: text, where: { attribute("id", of: $0) == id }),
      attribute("customClass", of: stack) == nil,
      let root = elements("segue", in: String(text[stack.endIndex...])).first(where: {
        attribute("relationship", of: $0) == "rootViewController"
      }), let inner = attribute("destination", of: root), inner != id,
      let (expression, type) = controller(inner, in: text)
    else { return nil }
    return ("UINavigationController(rootViewController: \(expression))", type)
  }

  /// The start tags of all elements with a name.
  private static func elements(_ name: String, in text: String) -> [Substring] {
    var (rest, found): (Substring, [Substring]) = (text[...], [])
    while let start = rest.firstRange(of: "<\(name) ") {
      found.append(rest[start.lowerBound...].prefix { $0 != ">" })
      rest = rest[start.upperBound...]
    }
    return found
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
    elements(name, in: text).first(where: isMeant)
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let start = tag.firstRange(of: " \(name)=\"") else { return nil }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
  }
}
