/// The members of `UIColor` and `UIImage` that Xcode generates from asset catalogs.
enum AssetNames {
  /// A source that declares the members that sources use and do not declare; nil if there are none.
  static func source(for program: PortedProgram, in module: PortedModule) -> (text: String, names: [String])? {
    let colors = members(of: program.colors, without: "Color", in: module)
    let images = members(of: program.images, without: "Image", in: module)
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    let parts = [("UIColor", "color", colors), ("UIImage", "image", images)].filter { !$0.2.isEmpty }
    let extensions = parts.map { type, kind, members in
      let lines = members.map { member, set in
        "  /// The \(kind) `\(set)` of the asset catalog.\n"
          + "  static var \(member): \(type) { \(type)(named: \"\(set)\")! }\n"
      }
      return "extension \(type) {\n\(lines.joined())}\n"
    }
    return (
      "import UIKit\n\n" + extensions.joined(separator: "\n"),
      parts.flatMap { type, _, members in members.map { "\(type).\($0.0)" } }
    )
  }

  private static func members(
    of sets: [String], without suffix: String, in module: PortedModule
  ) -> [(member: String, set: String)] {
    var found: [String: String] = [:]
    for set in sets.sorted() {
      let member = member(of: set, without: suffix)
      guard module.members.contains(member), !module.variables.contains(member), !isOfKit(member) else { continue }
      found[member] = found[member] ?? set
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The member of a set: `Milk-blue` becomes `milkBlue`, and the color `AccentColor` becomes `accent`.
  static func member(of set: String, without suffix: String) -> String {
    var words = set.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    if let last = words.last, last.hasSuffix(suffix), words.count > 1 || last != suffix {
      words[words.count - 1] = String(last.dropLast(suffix.count))
    }
    let name = words.joined()
    // In a sequence of capitals, as in `URLBar`, the last one begins the next word.
    let capitals = name.prefix { $0.isUppercase }.count
    let lowered = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    let member = name.prefix(lowered).lowercased() + name.dropFirst(lowered)
    return member.first?.isNumber == true ? "_" + member : member
  }

  /// Whether the kit declares a member of that name.
  private static func isOfKit(_ member: String) -> Bool {
    member.hasPrefix("system") || OldNames.colors.values.contains(member)
      || ["label", "secondaryLabel", "separator", "link", "tint", "add", "remove", "checkmark"].contains(member)
  }
}
