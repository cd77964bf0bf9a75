import TouchFiles
import TouchGeometry

extension NSLayoutConstraint {
  /// The alignment of views in a visual format, and its reading direction.
  public struct FormatOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Aligns left edges.
    public static let alignAllLeft = FormatOptions(.left)
    /// Aligns right edges.
    public static let alignAllRight = FormatOptions(.right)
    /// Aligns top edges.
    public static let alignAllTop = FormatOptions(.top)
    /// Aligns bottom edges.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Aligns leading edges.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Aligns trailing edges.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Aligns horizontal centers.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Aligns vertical centers.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Aligns last baselines.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Aligns first baselines.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// Horizontally from leading to trailing; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Horizontally from left to right, regardless of the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Horizontally from right to left, regardless of the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    var aligned: [Attribute] {
      [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
      ].filter { rawValue & (1 << UInt($0.rawValue)) != 0 }
    }
  }

  /// Returns inactive constraints described by a visual format, such as `H:|-[name(>=80)]-20-[value]-|`.
  ///
  /// An invalid format, or one with unknown names, stops the app with a message about the position.
  ///
  /// - Parameters:
  ///   - format: the visual format.
  ///   - options: the alignment and direction.
  ///   - metrics: the numbers named in the format.
  ///   - views: the views and guides named in the format.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, options, metrics ?? [:], views)
    return reader.read()
  }
}

/// Parses a visual format.
@MainActor private struct VisualFormat {
  private let text: [Character]
  private let whole: String
  private var place = 0
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false

  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var other: AnyObject?
    var priority = UILayoutPriority.required
  }

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) {
    (text, whole, self.options, self.metrics, self.views) = (Array(format), format, options, metrics, views)
  }

  private func fail(_ problem: String) -> Never {
    fatalError(
      "Unable to parse constraint format: \(problem)\n\(whole)\n\(String(repeating: " ", count: place))^")
  }

  private var next: Character? { place < text.count ? text[place] : nil }

  private mutating func consume(_ expected: String) -> Bool {
    let characters = Array(expected)
    guard text.dropFirst(place).starts(with: characters) else { return false }
    place += characters.count
    return true
  }

  private mutating func need(_ expected: String) {
    if !consume(expected) { fail("Expected a '\(expected)' here") }
  }

  /// The near and far edges along the axis, by the options.
  private var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  mutating func read() -> [NSLayoutConstraint] {
    if consume("V:") { isVertical = true } else { _ = consume("H:") }
    var result: [NSLayoutConstraint] = []
    var shown: [AnyObject] = []
    var gap: [Predicate]?
    var last: (item: AnyObject, isEdge: Bool)?
    if consume("|") {
      last = (superview, true)
      gap = connection(toEdge: true)
    }
    while next == "[" {
      place += 1
      let item = view(named: name())
      if consume("(") { result += predicates().map { size(item, $0) } }
      need("]")
      if let last { result += connect(last, (item, false), gap) }
      shown.append(item)
      last = (item, false)
      gap = connection(toEdge: false)
    }
    guard let end = last, !shown.isEmpty else { fail("Expected a view here") }
    if consume("|") {
      result += connect(end, (superview, true), gap, toEdge: true)
    } else if gap != nil, text.last == "-" {
      fail("Expected a view or '|' after a connection")
    }
    if place < text.count { fail("Unexpected text") }
    for attribute in options.aligned {
      for (first, second) in zip(shown, shown.dropFirst()) {
        result.append(
          NSLayoutConstraint(
            LayoutPlace(first, attribute), .equal, LayoutPlace(second, attribute), multiplier: 1, constant: 0))
      }
    }
    return result
  }

  /// The superview of the named views, for `|`.
  private var superview: AnyObject {
    for name in views.keys.sorted() {
      if whole.holds("[\(name)"), let view = LayoutPlace.view(of: views[name] as AnyObject) {
        let above = views[name] is UILayoutGuide ? view : view.superview
        guard let above else { fail("The view \(name) has no superview") }
        return above
      }
    }
    fail("There is no view whose superview '|' could be")
  }

  private func view(named name: String) -> AnyObject {
    guard let found = views[name] else { fail("\(name) is not a key in the views dictionary.") }
    return found as AnyObject
  }

  private mutating func name() -> String {
    let start = place
    while let character = next, character.isLetter || character.isNumber || character == "_" { place += 1 }
    if start == place { fail("Expected a name here") }
    return String(text[start..<place])
  }

  /// Parses the distance between two elements; nil if they touch.
  private mutating func connection(toEdge: Bool) -> [Predicate]? {
    guard consume("-") else { return nil }
    if next == "[" || next == "|" { return [] }
    let result = consume("(") ? predicates() : [number()]
    need("-")
    return result
  }

  private mutating func predicates() -> [Predicate] {
    var result: [Predicate] = []
    repeat { result.append(predicate()) } while consume(",")
    need(")")
    return result
  }

  private mutating func predicate() -> Predicate {
    var result = Predicate()
    if consume(">=") {
      result.relation = .greaterThanOrEqual
    } else if consume("<=") {
      result.relation = .lessThanOrEqual
    } else {
      _ = consume("==")
    }
    let relation = result.relation
    if let first = next, first.isLetter || first == "_" {
      let start = place
      let name = name()
      if let view = views[name], metrics[name] == nil {
        result.other = view as AnyObject
      } else {
        place = start
        result = number()
      }
    } else {
      result = number()
    }
    result.relation = relation
    if consume("@") { result.priority = UILayoutPriority(Float(number().constant)) }
    return result
  }

  private mutating func number() -> Predicate {
    var result = Predicate()
    if let first = next, first.isLetter || first == "_" {
      let name = name()
      guard let value = CGFloat(value: metrics[name]) else {
        fail("\(name) is not a key in the metrics dictionary.")
      }
      result.constant = value
      return result
    }
    let start = place
    if next == "-" { place += 1 }
    while let character = next, character.isNumber || character == "." { place += 1 }
    guard let value = Double(String(text[start..<place])) else { fail("Expected a number here") }
    result.constant = CGFloat(value)
    return result
  }

  private func size(_ item: AnyObject, _ predicate: Predicate) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    let constraint = NSLayoutConstraint(
      LayoutPlace(item, attribute), predicate.relation, predicate.other.map { LayoutPlace($0, attribute) },
      multiplier: 1,
      constant: predicate.constant)
    constraint.storedPriority = predicate.priority
    return constraint
  }

  private func connect(
    _ first: (item: AnyObject, isEdge: Bool), _ second: (item: AnyObject, isEdge: Bool), _ gap: [Predicate]?,
    toEdge: Bool = false
  ) -> [NSLayoutConstraint] {
    let edges = edges
    let from = first.isEdge ? edges.near : edges.far
    let to = second.isEdge ? edges.far : edges.near
    var predicates = gap ?? [Predicate()]
    // A single hyphen is 8 points, or the margin at an edge.
    let atEdge = first.isEdge || second.isEdge
    if predicates.isEmpty {
      predicates = [Predicate(constant: atEdge ? margin(first.isEdge ? first.item : second.item, first.isEdge) : 8)]
    }
    return predicates.map { predicate in
      let isTurned = options.contains(.directionRightToLeft) && !isVertical
      let constraint = NSLayoutConstraint(
        LayoutPlace(isTurned ? first.item : second.item, isTurned ? from : to), predicate.relation,
        LayoutPlace(isTurned ? second.item : first.item, isTurned ? to : from), multiplier: 1,
        constant: predicate.constant)
      constraint.storedPriority = predicate.priority
      return constraint
    }
  }

  private func margin(_ item: AnyObject, _ isNear: Bool) -> CGFloat {
    guard let view = LayoutPlace.view(of: item) else { return 8 }
    let margins = view.layoutMargins
    if isVertical { return isNear ? margins.top : margins.bottom }
    return isNear ? margins.left : margins.right
  }
}
