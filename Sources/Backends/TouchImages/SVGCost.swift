import TouchDrawing
import TouchFiles
import TouchGeometry

/// What drawing an SVG file costs, from its elements and what they refer to.
///
/// librsvg has no limit that a program can set: a few lines of references that multiply, or one filter with a large
/// number, take minutes. So the file is scanned first. Each element has a cost, each reference costs what it refers to,
/// and a file beyond `most` is refused.
struct SVGCost {
  /// About a second for a million pixels.
  static let most = 400_000
  /// The cost of a filter's step over the whole picture, in plain elements.
  private static let step = 4000
  /// Elements in each other; librsvg recurses.
  private static let deepest = 1000

  private struct Element {
    var own: Int
    var children: [Int] = []
    var references: [String] = []
  }

  private var elements = [Element(own: 0)]
  private var byName: [String: Int] = [:]
  /// What rules of style sheets refer to, which may apply to every element.
  private var ruleReferences: [String] = []
  private var ruleCost = 0

  /// Refuses a file that would take too long.
  static func check(_ file: [UInt8]) throws(ImageError) {
    var cost = SVGCost()
    try cost.read(file)
    if cost.total() > most { throw .tooCostly(.svg) }
  }

  // MARK: Scanning

  private mutating func read(_ file: [UInt8]) throws(ImageError) {
    var scanner = SVGScanner(file)
    var open = [0]
    while let part = try scanner.next() {
      switch part {
      case .start(let name, let attributes, let isEmpty):
        guard open.count < Self.deepest else { throw .tooCostly(.svg) }
        try add(name, attributes, in: open[open.count - 1])
        if !isEmpty { open.append(elements.count - 1) }
      case .end: if open.count > 1 { open.removeLast() }
      case .text(let text):
        ruleReferences += try Self.references(in: text)
        ruleCost += Self.cost(ofFunctionsIn: text)
      }
    }
  }

  private mutating func add(
    _ name: String, _ attributes: [(name: String, value: String)], in parent: Int
  ) throws(ImageError) {
    func number(_ wanted: String) -> Double {
      let text = attributes.first { $0.name == wanted }?.value ?? ""
      let parts = text.split { $0 == " " || $0 == "," }.map { Double(outside: $0) ?? Double(Self.most) }
      return parts.map { max($0, 0) }.max() ?? 1
    }
    var element = Element(own: 1)
    switch name {
    case "feTurbulence": element.own = Self.times(Self.step, number("numOctaves"))
    case "feConvolveMatrix": element.own = Self.times(Self.step, number("order") * number("order") / 4)
    case "feMorphology": element.own = Self.times(Self.step, 1 + number("radius"))
    case "filter", "mask", "pattern": element.own = Self.step / 4
    case let other where other.hasPrefix("fe"): element.own = Self.step
    default: break
    }
    for attribute in attributes {
      if attribute.name == "id" { byName[attribute.value] = elements.count }
      // A name written by the numbers of its letters would not be found.
      let isReference = attribute.name == "href" || attribute.name.hasSuffix(":href")
      guard !isReference && !attribute.value.contains("(") || !attribute.value.holds("&#") else {
        throw .tooCostly(.svg)
      }
      if attribute.name == "filter" || attribute.name == "style" {
        element.own += Self.cost(ofFunctionsIn: attribute.name + attribute.value)
      }
      if isReference, attribute.value.hasPrefix("#") {
        element.references.append(String(attribute.value.dropFirst()))
      } else if isReference, attribute.value.hasPrefix("data:") {
        element.own += try Self.cost(ofPicture: attribute.value)
      } else {
        element.references += try Self.references(in: attribute.value)
      }
    }
    elements[parent].children.append(elements.count)
    elements.append(element)
  }

  /// The names in `url(#name)`; any function counts, because CSS does not mind how its name is written.
  private static func references(in text: String) throws(ImageError) -> [String] {
    guard text.contains("(") else { return [] }
    // Escapes could hide a reference.
    if text.contains("\\") { throw .tooCostly(.svg) }
    return text.split(separator: "(", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      let inside = rest.prefix { $0 != ")" }.drop { " '\"".contains($0) || $0.isNewline }
      guard inside.first == "#" else { return nil }
      return String(inside.dropFirst().prefix { !" '\"".contains($0) && !$0.isNewline })
    }
  }

  /// A filter may be written as functions, such as `blur(2px)`.
  private static func cost(ofFunctionsIn text: String) -> Int {
    guard text.contains("("), text.lowercased().holds("filter") else { return 0 }
    return min(text.count { $0 == "(" } * step, most + 1)
  }

  /// A picture inside of a drawing has the limits of any other.
  private static func cost(ofPicture address: String) throws(ImageError) -> Int {
    guard let comma = address.firstIndex(of: ","), address[..<comma].hasSuffix(";base64") else {
      throw .tooCostly(.svg)
    }
    let bytes = base64(address[address.index(after: comma)...])
    guard let format = ImageFormat(bytes), format != .svg else { throw .tooCostly(.svg) }
    let header = try ImageFiles().header(of: bytes)
    return 1 + header.width * header.height / 100
  }

  private static func base64(_ text: Substring) -> [UInt8] {
    var (bytes, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
    for letter in text.utf8 {
      let value: UInt8
      switch letter {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = letter - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = letter - 71
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = letter + 4
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      default: continue
      }
      (bits, count) = (bits << 6 | UInt32(value), count + 6)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func times(_ one: Int, _ factor: Double) -> Int {
    Int(pixels: CGFloat(min(Double(one) * max(factor, 1), Double(most) + 1)))
  }

  // MARK: Adding up

  /// The cost of the whole file with all references, never much above `most`.
  ///
  /// An element that refers to itself costs nothing the second time, as librsvg draws it once.
  private func total() -> Int {
    let rules = Array(Set(ruleReferences))
    var known = [Int?](repeating: nil, count: elements.count)
    var isOpen = [Bool](repeating: false, count: elements.count)
    // Children come after their parents and references lead anywhere, so each element waits for those below it.
    var stack = [(element: 0, next: 0, sum: 0)]
    while let top = stack.last {
      let element = elements[top.element]
      let targets = element.references + (top.element == 0 ? [] : rules)
      let below =
        top.next < element.children.count
        ? element.children[top.next]
        : top.next < element.children.count + targets.count
          ? byName[targets[top.next - element.children.count]] ?? -1 : nil
      guard let below else {
        let sum = min(top.sum + element.own + (top.element == 0 ? 0 : ruleCost), Self.most + 1)
        known[top.element] = sum
        isOpen[top.element] = false
        stack.removeLast()
        if !stack.isEmpty { stack[stack.count - 1].sum = min(stack[stack.count - 1].sum + sum, Self.most + 1) }
        continue
      }
      isOpen[top.element] = true
      stack[stack.count - 1].next += 1
      guard below >= 0, !isOpen[below] else { continue }
      if let sum = known[below] {
        stack[stack.count - 1].sum = min(top.sum + sum, Self.most + 1)
      } else {
        stack.append((below, 0, 0))
      }
    }
    return known[0] ?? 0
  }
}
