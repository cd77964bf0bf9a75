import TouchGeometry

/// A drawing in the symbol table: its parts, in a box of 24 by 24.
struct SymbolDrawing: Sendable {
  /// The width and height of the box of all drawings.
  static let box: CGFloat = 24

  /// How a part is painted.
  enum Kind: Character, Sendable {
    /// Lines, never filled.
    case stroke = "s"
    /// Always filled.
    case fill = "f"
    /// The outline of a body, which `.fill` fills.
    case outline = "o"
    /// Lines inside a body, erased where it is filled.
    case engraved = "e"
    /// Dots inside a body, erased where it is filled.
    case pierced = "d"
  }

  struct Part: Sendable {
    var kind: Kind
    var path: DisplayList.Path
  }

  var parts: [Part] = []

  /// Whether there is an outline to fill.
  var hasOutline: Bool { parts.contains { $0.kind == .outline } }

  /// Parses parts separated by semicolons: the letter of the kind, and a path.
  ///
  /// Nil if a part has an unknown kind or command, or numbers are missing.
  init?(_ text: Substring) {
    for part in text.split(separator: ";") {
      var words = part.split(separator: " ")[...]
      guard let letter = words.popFirst(), letter.count == 1, let kind = letter.first.flatMap(Kind.init(rawValue:)),
        let path = Self.path(&words)
      else { return nil }
      parts.append(Part(kind: kind, path: path))
    }
    if parts.isEmpty { return nil }
  }

  /// Parses a path: `M x y`, `L x y`, `Q` and `C` with their control points first, `Z`, `O x y radius` for a circle,
  /// and `R x y width height radius` for a rectangle with rounded corners.
  private static func path(_ words: inout ArraySlice<Substring>) -> DisplayList.Path? {
    var path = DisplayList.Path()
    func numbers(_ count: Int, _ words: inout ArraySlice<Substring>) -> [CGFloat]? {
      guard words.count >= count else { return nil }
      let found = words.prefix(count).compactMap { Double($0).map { CGFloat($0) } }
      words = words.dropFirst(count)
      return found.count == count ? found : nil
    }
    while let word = words.popFirst(), let command = word.first {
      // The first number may directly follow its command.
      if word.count > 1 { words = [word.dropFirst()] + words }
      switch command {
      case "M":
        guard let n = numbers(2, &words) else { return nil }
        path.move(to: CGPoint(x: n[0], y: n[1]))
      case "L":
        guard let n = numbers(2, &words) else { return nil }
        path.addLine(to: CGPoint(x: n[0], y: n[1]))
      case "Q":
        guard let n = numbers(4, &words) else { return nil }
        path.addQuadCurve(to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))
      case "C":
        guard let n = numbers(6, &words) else { return nil }
        path.addCurve(
          to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]), control2: CGPoint(x: n[2], y: n[3]))
      case "Z": path.close()
      case "O":
        guard let n = numbers(3, &words) else { return nil }
        path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: n[2] * 2, height: n[2] * 2))
      case "R":
        guard let n = numbers(5, &words) else { return nil }
        path.addRoundedRect(
          CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), radii: CGSize(width: n[4], height: n[4]),
          corners: (true, true, true, true))
      default: return nil
      }
    }
    return path
  }
}
