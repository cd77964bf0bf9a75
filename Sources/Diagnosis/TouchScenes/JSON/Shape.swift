import TouchGeometry

/// The form that a value of a file must have: its description for messages, and how to read it.
struct Shape<Value: Sendable>: Sendable {
  private let sayAccepted: @Sendable () -> String
  /// Returns nil if the value does not have the shape.
  let read: @Sendable (JSONValue) -> Value?

  /// The description is evaluated only for a message.
  init(_ accepted: @autoclosure @escaping @Sendable () -> String, read: @escaping @Sendable (JSONValue) -> Value?) {
    sayAccepted = accepted
    self.read = read
  }

  /// The description that completes the message "accepted: …".
  var accepted: String { sayAccepted() }

  /// The same shape with converted values.
  func map<Other>(_ make: @escaping @Sendable (Value) -> Other) -> Shape<Other> {
    let read = self.read
    return Shape<Other>(self.accepted) { read($0).map(make) }
  }

  /// A value of this shape or of another.
  func or(_ other: Shape<Value>) -> Shape<Value> {
    let read = self.read
    return Shape(localized("%1$s, or %2$s", "\(self.accepted)", "\(other.accepted)")) { read($0) ?? other.read($0) }
  }
}

// MARK: - Simple values

extension Shape where Value == Bool {
  static var bool: Shape {
    Shape(localized("true or false")) { value in
      if case .bool(let bool) = value.content { bool } else { nil }
    }
  }
}

extension Shape where Value == String {
  /// A text of any content, which may be empty.
  static var text: Shape {
    Shape(localized("a text")) { value in
      if case .string(let text) = value.content { text } else { nil }
    }
  }

  /// The name of a view, a controller or a recognizer: one word, so that log lines have a fixed number of words, and
  /// none of the words with a meaning in `hitTest`.
  static var name: Shape {
    Shape(localized("one word, not default, passThrough or superview")) { value in
      guard let text = Shape.text.read(value), !text.isEmpty, !HitTestRule.words.contains(text),
        text.unicodeScalars.allSatisfy({ !$0.properties.isWhitespace && $0.properties.generalCategory != .control })
      else { return nil }
      return text
    }
  }

  /// Exactly this text.
  static func exactly(_ only: String) -> Shape {
    Shape(only) { value in Shape.text.read(value).flatMap { $0 == only ? $0 : nil } }
  }
}

extension Shape where Value == Double {
  static func number(_ range: ClosedRange<Double>) -> Shape {
    Shape(
      localized(
        "a number from %1$s to %2$s", "\(JSONWriter.number(range.lowerBound))", "\(JSONWriter.number(range.upperBound))"
      )
    ) { value in
      if case .number(let number) = value.content, range.contains(number) { number } else { nil }
    }
  }
}

extension Shape where Value == Int {
  static func count(_ range: ClosedRange<Int>) -> Shape {
    Shape(localized("a whole number from %1$s to %2$s", "\(range.lowerBound)", "\(range.upperBound)")) { value in
      guard case .number(let number) = value.content, let count = Int(exactly: number), range.contains(count) else {
        return nil
      }
      return count
    }
  }
}

// MARK: - Choices and lists

extension Shape where Value: RawRepresentable<String> & CaseIterable {
  /// One word of an enumeration.
  static var choice: Shape { choice(of: Array(Value.allCases)) }

  /// One of some words of an enumeration.
  static func choice(of values: [Value]) -> Shape {
    Shape(values.map(\.rawValue).sorted().joined(separator: ", ")) { value in
      guard let word = Shape<String>.text.read(value) else { return nil }
      return values.first { $0.rawValue == word }
    }
  }

  /// Words of an enumeration, each at most once, in any order.
  static func words(of values: [Value] = Array(Value.allCases)) -> Shape<[Value]> {
    let one = choice(of: values)
    return Shape<[Value]>(localized("a list of %1$s (each once)", "\(one.accepted)")) { value in
      guard case .array(let elements) = value.content else { return nil }
      let words = elements.compactMap(one.read)
      let isComplete = words.count == elements.count && Set(words.map(\.rawValue)).count == words.count
      return isComplete ? words : nil
    }
  }
}

extension Shape where Value == [String] {
  /// Texts of any content.
  static var texts: Shape {
    Shape(localized("a list of texts")) { value in
      guard case .array(let elements) = value.content else { return nil }
      let texts = elements.compactMap { Shape<String>.text.read($0) }
      return texts.count == elements.count ? texts : nil
    }
  }
}

// MARK: - Geometry

/// The range of coordinates: far beyond any screen, and small enough that sums are exact to a thousandth.
let coordinates: ClosedRange<Double> = -1_000_000...1_000_000
/// The range of a scene's width and height, in points.
let sceneLengths: ClosedRange<Double> = 1...10_000
private let lengths: ClosedRange<Double> = 0...1_000_000

extension Shape where Value == [Double] {
  /// An array with one number for each range; `names` describes the numbers.
  static func numbers(_ names: String, _ ranges: [ClosedRange<Double>]) -> Shape {
    Shape(
      ranges.contains(lengths)
        ? localized("[%1$s], numbers from -1000000 to 1000000, no negative size", names)
        : localized("[%1$s], numbers from -1000000 to 1000000", names)
    ) { value in
      guard case .array(let elements) = value.content, elements.count == ranges.count else { return nil }
      var numbers: [Double] = []
      for (element, range) in zip(elements, ranges) {
        guard case .number(let number) = element.content, range.contains(number) else { return nil }
        numbers.append(number)
      }
      return numbers
    }
  }
}

extension Shape where Value == CGPoint {
  static var point: Shape {
    Shape<[Double]>.numbers("x, y", [coordinates, coordinates]).map { CGPoint(x: CGFloat($0[0]), y: CGFloat($0[1])) }
  }
}

extension Shape where Value == CGVector {
  static var vector: Shape {
    Shape<[Double]>.numbers("dx, dy", [coordinates, coordinates]).map {
      CGVector(dx: CGFloat($0[0]), dy: CGFloat($0[1]))
    }
  }
}

extension Shape where Value == CGSize {
  static var size: Shape {
    Shape<[Double]>.numbers("width, height", [lengths, lengths]).map {
      CGSize(width: CGFloat($0[0]), height: CGFloat($0[1]))
    }
  }

  /// The size of a scene: at least a point in each direction, and at most the size of a picture.
  static var surface: Shape {
    Shape(localized("[width, height], numbers from 1 to 10000")) { value in
      Shape<[Double]>.numbers("", [sceneLengths, sceneLengths]).read(value).map {
        CGSize(width: CGFloat($0[0]), height: CGFloat($0[1]))
      }
    }
  }
}

extension Shape where Value == CGRect {
  static var rect: Shape {
    Shape<[Double]>.numbers("x, y, width, height", [coordinates, coordinates, lengths, lengths]).map {
      CGRect(x: CGFloat($0[0]), y: CGFloat($0[1]), width: CGFloat($0[2]), height: CGFloat($0[3]))
    }
  }
}

extension Shape where Value == CGAffineTransform {
  static var transform: Shape {
    Shape<[Double]>.numbers("a, b, c, d, tx, ty", Array(repeating: coordinates, count: 6)).map {
      CGAffineTransform(
        a: CGFloat($0[0]), b: CGFloat($0[1]), c: CGFloat($0[2]), d: CGFloat($0[3]), tx: CGFloat($0[4]),
        ty: CGFloat($0[5]))
    }
  }
}

extension Shape where Value == UIEdgeInsets {
  static var insets: Shape {
    Shape<[Double]>.numbers("top, left, bottom, right", Array(repeating: coordinates, count: 4)).map {
      UIEdgeInsets(top: CGFloat($0[0]), left: CGFloat($0[1]), bottom: CGFloat($0[2]), right: CGFloat($0[3]))
    }
  }
}
