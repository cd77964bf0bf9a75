/// The system's typeface at a size and a weight, as `UIFont.systemFont(ofSize:weight:)` takes them:
/// `{"size": 13, "weight": "semibold"}`.
package struct SceneFont: Sendable, Equatable {
  /// In points.
  package var size: Double
  /// Regular by default.
  package var weight: FontWeightName

  package init(size: Double, weight: FontWeightName = .regular) {
    self.size = size
    self.weight = weight
  }

  var json: JSONValue {
    let size = JSONMember("size", .number(size))
    return .object(weight == .regular ? [size] : [size, JSONMember("weight", .string(weight.rawValue))])
  }
}

/// The weight of a font.
package enum FontWeightName: String, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The alignment of a label's lines.
package enum TextAlignmentName: String, Sendable, CaseIterable { case left, center, right, justified, natural }

extension Shape where Value == SceneFont {
  static var font: Shape {
    let size = Shape<Double>.number(1...1000)
    let weight = Shape<FontWeightName>.choice
    return Shape("{\"size\": \(size.accepted), \"weight\": \(weight.accepted)}") { value in
      guard case .object(let members) = value.content else { return nil }
      var font: SceneFont?
      for member in members where member.key == "size" { font = size.read(member.value).map { SceneFont(size: $0) } }
      for member in members where member.key != "size" {
        guard member.key == "weight", let word = weight.read(member.value) else { return nil }
        font?.weight = word
      }
      return font
    }
  }
}
