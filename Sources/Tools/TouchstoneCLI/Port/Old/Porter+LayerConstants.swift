// Strings for layers, which have enumerated types since Swift 4.2.

extension Porter {
  private static let layerTypes: [String: String] = [
    "lineJoin": "CAShapeLayerLineJoin", "lineCap": "CAShapeLayerLineCap", "fillRule": "CAShapeLayerFillRule",
    "fillMode": "CAMediaTimingFillMode", "contentsGravity": "CALayerContentsGravity",
    "alignmentMode": "CATextLayerAlignmentMode", "calculationMode": "CAAnimationCalculationMode",
  ]

  /// Gives variables and parameters of the type `String` the type of the property of a layer that they are assigned to,
  /// or of the constant that is their value, in sources with the constants of Swift 4.1.
  mutating func layerConstants() {
    layerTexts()
    guard module?.hasLayerStrings == true else { return }
    var types: [String: String] = [:]
    for index in tokens.indices {
      if let type = Self.layerTypes[tokens[index].text], word(index - 1) == ".", word(index + 1) == "=",
        tokens.indices.contains(index + 2), tokens[index + 2].kind == .word,
        index + 3 >= tokens.count || isNewLine(before: index + 3) || [";", "}"].contains(word(index + 3)),
        !tokens.indices.dropFirst().contains(where: { tokens[$0].text == tokens[index].text && word($0 - 1) == "var" })
      {
        types[tokens[index + 2].text] = type
      }
      // `CAMediaTimingFunction(name: timing)`
      if tokens[index].text == "CAMediaTimingFunction", word(index + 1) == "(", word(index + 2) == "name",
        word(index + 3) == ":", word(index + 5) == ")", tokens[index + 4].kind == .word
      {
        types[tokens[index + 4].text] = "CAMediaTimingFunctionName"
      }
      // `var join: String = kCALineJoinRound`
      if word(index + 1) == ":", word(index + 2) == "String", word(index + 3) == "=",
        let constant = word(index + 4), constant.hasPrefix("kCA"), let new = OldNames.constants[constant],
        let type = new.split(separator: ".").first
      {
        types[tokens[index].text] = String(type)
      }
    }
    for index in tokens.indices where word(index + 1) == ":" && word(index + 2) == "String" {
      guard let type = types[tokens[index].text] else { continue }
      replaceOldName(tokens[index + 2].range, "String", type, at: index + 2)
    }
  }

  /// Replaces texts that are assigned to properties of layers: `shape.lineCap = "round"`.
  private mutating func layerTexts() {
    for index in tokens.indices {
      guard let type = Self.layerTypes[tokens[index].text], word(index - 1) == ".", word(index + 1) == "=",
        word(index + 2) == "\"\"", module?.variables.contains(tokens[index].text) != true,
        index + 3 >= tokens.count || isNewLine(before: index + 3) || [";", "}"].contains(word(index + 3))
      else { continue }
      let text = String(decoding: bytes[tokens[index + 2].range], as: UTF8.self)
      guard text.dropFirst().dropLast().allSatisfy({ $0.isLetter || $0 == "-" }) else { continue }
      replaceOldName(tokens[index + 2].range, text, "\(type)(rawValue: \(text))", at: index + 2)
    }
  }
}
