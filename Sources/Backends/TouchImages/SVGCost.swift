import TouchDrawing
import TouchFiles
import TouchGeometry

/// The time that drawing an SVG file takes, estimated from its elements and their references, in microseconds.
///
/// librsvg has no limit that a program can set: a few lines of references that multiply, or one filter with a large
/// number, take minutes. So the file is scanned first. Each element has a cost, each reference costs what it refers to,
/// and a file beyond the limit is refused. The costs were measured with librsvg 2.54 on one core.
struct SVGCost {
  /// The maximum for a picture of `usual` pixels; larger ones may take proportionally longer.
  private static let maximum = 360_000
  private static let usual = 800_000
  /// The minimum number of pixels; smaller pictures cost as much.
  private static let fewest = 80_000
  /// The cost of an element without a filter.
  private static let plain = 3
  /// The costs of filter steps for a million pixels: of most kinds, and of those that take longer.
  private static let (step, blur, displacement) = (65_000, 125_000, 550_000)
  private static let (turbulence, octave) = (200_000, 50_000)
  /// The cost of one pixel of a kernel, for a million pixels.
  private static let (convolution, morphology) = (5300, 6500)
  /// The cost of setting up a filter, a mask or a pattern, for a million pixels.
  private static let layer = 20_000
  /// The maximum nesting of elements, because librsvg recurses.
  private static let deepest = 1000

  private let megapixels: Double
  private let limit: Int

  private struct Element {
    var own: Int
    var children: [Int] = []
    var references: [String] = []
  }

  private var elements = [Element(own: 0)]
  private var byName: [String: Int] = [:]
  /// The references in rules of style sheets, which may apply to every element.
  private var ruleReferences: [String] = []
  private var ruleCost = 0

  private init(pixels: Int) {
    megapixels = Double(max(pixels, Self.fewest)) / 1e6
    limit = Self.maximum * max(pixels / Self.usual, 1)
  }

  /// Throws `tooCostly` if drawing a file to so many pixels would take too long.
  static func check(_ file: [UInt8], pixels: Int) throws(ImageError) {
    var cost = SVGCost(pixels: pixels)
    try cost.read(file)
    if cost.total() > cost.limit { throw .tooCostly(.svg) }
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
        ruleCost += cost(ofFunctionsIn: text)
      }
    }
  }

  private mutating func add(
    _ name: String, _ attributes: [(name: String, value: String)], in parent: Int
  ) throws(ImageError) {
    func number(_ wanted: String) -> Double {
      let text = attributes.first { $0.name == wanted }?.value ?? ""
      let parts = text.split { $0 == " " || $0 == "," }.map { Double(outside: $0) ?? Double(limit) }
      return parts.map { max($0, 0) }.max() ?? 1
    }
    var element = Element(own: Self.plain)
    switch name {
    case "feTurbulence": element.own = area(Self.turbulence) + area(Self.octave, times: number("numOctaves"))
    case "feConvolveMatrix":
      element.own = area(Self.step) + area(Self.convolution, times: number("order") * number("order"))
    case "feMorphology":
      let side = 2 * number("radius") + 1
      element.own = area(Self.step) + area(Self.morphology, times: side * side)
    case "feGaussianBlur", "feDropShadow": element.own = area(Self.blur)
    case "feDisplacementMap": element.own = area(Self.displacement)
    case "filter", "mask", "pattern": element.own = area(Self.layer)
    case let other where other.hasPrefix("fe"): element.own = area(Self.step)
    default: break
    }
    for attribute in attributes {
      if attribute.name == "id" { byName[attribute.value] = elements.count }
      // A name that is written with character references would not be found, so it is refused.
      let isReference = attribute.name == "href" || attribute.name.hasSuffix(":href")
      guard !isReference && !attribute.value.contains("(") || !attribute.value.holds("&#") else {
        throw .tooCostly(.svg)
      }
      if attribute.name == "filter" || attribute.name == "style" {
        element.own += cost(ofFunctionsIn: attribute.name + attribute.value)
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

  /// The names in `url(#name)`.
  ///
  /// Every function is accepted, because CSS has several spellings of `url`.
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

  /// The cost of filters that are written as functions, such as `blur(2px)`.
  private func cost(ofFunctionsIn text: String) -> Int {
    let text = text.lowercased()
    guard text.holds("filter") else { return 0 }
    // A reference is not a function: the cost of its filter is added elsewhere.
    let functions = text.split { $0 == "(" }.dropLast().count { !$0.hasSuffix("url") }
    return functions == 0 ? 0 : area(Self.blur, times: Double(functions))
  }

  /// Checks an embedded picture, which has the limits of any other picture.
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

  /// Scales a cost for a million pixels to the picture, clamped slightly above the limit.
  private func area(_ cost: Int, times factor: Double = 1) -> Int {
    Int(clamping: CGFloat(min(Double(cost) * max(factor, 1) * megapixels, Double(limit) + 1)))
  }

  // MARK: Adding up

  /// The cost of the whole file with all references, clamped slightly above the limit.
  ///
  /// An element that refers to itself costs nothing the second time, because librsvg draws it once.
  private func total() -> Int {
    let rules = Array(Set(ruleReferences))
    var known = [Int?](repeating: nil, count: elements.count)
    var isOpen = [Bool](repeating: false, count: elements.count)
    // Depth first and iterative, because references may point to earlier and later elements: an element is complete
    // after all that it refers to.
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
        let sum = min(top.sum + element.own + (top.element == 0 ? 0 : ruleCost), limit + 1)
        known[top.element] = sum
        isOpen[top.element] = false
        stack.removeLast()
        if !stack.isEmpty { stack[stack.count - 1].sum = min(stack[stack.count - 1].sum + sum, limit + 1) }
        continue
      }
      isOpen[top.element] = true
      stack[stack.count - 1].next += 1
      guard below >= 0, !isOpen[below] else { continue }
      if let sum = known[below] {
        stack[stack.count - 1].sum = min(top.sum + sum, limit + 1)
      } else {
        stack.append((below, 0, 0))
      }
    }
    return known[0] ?? 0
  }
}
