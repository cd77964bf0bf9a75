import TouchGeometry

/// A constraint of a scene as one line: `a.leading == 2 * b.trailing + 8 @750 'gap'`.
///
/// Its parts are separated by spaces: an anchor, a relation, an anchor or a number, a constant, a priority, and a name
/// in single quotes. An anchor is a view's name and an attribute, optionally with a guide of the view between them.
package struct SceneConstraint: Sendable, Equatable {
  /// An anchor: an attribute of a view or of one of its guides.
  package struct Place: Sendable, Equatable {
    package var view: String
    package var guide: Guide?
    package var attribute: Attribute

    package init(view: String, guide: Guide? = nil, attribute: Attribute) {
      (self.view, self.guide, self.attribute) = (view, guide, attribute)
    }
  }

  /// The guides with UIKit's names.
  package enum Guide: String, Sendable, CaseIterable {
    case layoutMarginsGuide, safeAreaLayoutGuide, readableContentGuide, contentLayoutGuide, frameLayoutGuide
  }

  /// The attributes with UIKit's names.
  package enum Attribute: String, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline, lastBaseline

    /// Attributes of the same kind can be related; those of `across` also with the next two.
    enum Kind { case size, across, sides, reading, down }

    var kind: Kind {
      switch self {
      case .width, .height: .size
      case .centerX: .across
      case .left, .right: .sides
      case .leading, .trailing: .reading
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .down
      }
    }

    func goes(with other: Attribute) -> Bool {
      if kind == other.kind { return true }
      let pair = [kind, other.kind]
      return pair.contains(.across) && (pair.contains(.sides) || pair.contains(.reading))
    }
  }

  package enum Relation: String, Sendable, CaseIterable { case equal = "==", atLeast = ">=", atMost = "<=" }

  package var first: Place
  package var relation: Relation
  /// Nil if a size is related to a number.
  package var second: Place?
  package var multiplier = 1.0
  package var constant = 0.0
  package var priority = 1000.0
  package var identifier: String?

  package init(first: Place, relation: Relation, second: Place? = nil, constant: Double = 0) {
    (self.first, self.relation, self.second, self.constant) = (first, relation, second, constant)
  }

  /// The line.
  ///
  /// Reading it returns an equal constraint.
  package var text: String {
    var words = [first.text, relation.rawValue]
    if let second {
      if multiplier != 1 { words += [JSONWriter.number(multiplier), "*"] }
      words.append(second.text)
      if constant != 0 { words += [constant < 0 ? "-" : "+", JSONWriter.number(abs(constant))] }
    } else {
      words.append(JSONWriter.number(constant))
    }
    if priority != 1000 { words.append("@" + JSONWriter.number(priority)) }
    if let identifier { words.append("'\(identifier)'") }
    return words.joined(separator: " ")
  }
}

extension SceneConstraint.Place {
  package var text: String {
    ([view] + [guide?.rawValue].compactMap(\.self) + [attribute.rawValue]).joined(separator: ".")
  }
}

// MARK: Reading

extension SceneConstraint {
  /// The error for an invalid line: what is accepted.
  struct Complaint: Error { var accepted: String }

  private static var form: String {
    localized("first.attribute == 2 * second.attribute + 8 @750 'name', its parts between spaces")
  }
  private static let numbers = -1_000_000.0...1_000_000.0

  /// Reads a line of a scene with these views, of which some are scroll views.
  init(_ text: String, views: Set<String>, scrollViews: Set<String>) throws(Complaint) {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)[...]
    func place(_ word: String) throws(Complaint) -> Place {
      try Place(word, views: views, scrollViews: scrollViews)
    }
    func number(_ word: String?) throws(Complaint) -> Double {
      guard let value = word.flatMap({ Double(outside: $0) }), Self.numbers.contains(value) else {
        throw Complaint(
          accepted: localized(
            "%1$s; %2$s is not a number from -1000000 to 1000000", "\(Self.form)",
            word ?? localized("nothing", context: "word")))
      }
      return value
    }
    guard words.count >= 3, let relation = Relation(rawValue: words[1]) else { throw Complaint(accepted: Self.form) }
    first = try place(words[0])
    self.relation = relation
    words = words.dropFirst(2)
    if words.dropFirst().first == "*" {
      multiplier = try number(words.first)
      words = words.dropFirst(2)
    }
    guard let next = words.popFirst() else { throw Complaint(accepted: Self.form) }
    if multiplier == 1, Double(next) != nil {
      constant = try number(next)
    } else {
      second = try place(next)
      if let sign = words.first, sign == "+" || sign == "-" {
        constant = try number(words.dropFirst().first) * (sign == "-" ? -1 : 1)
        words = words.dropFirst(2)
      }
    }
    if let word = words.first, word.hasPrefix("@") {
      priority = try number(String(word.dropFirst()))
      guard priority > 0, priority <= 1000 else {
        throw Complaint(accepted: localized("a priority above 0 and at most 1000"))
      }
      words = words.dropFirst()
    }
    if let word = words.first, word.count > 2, word.hasPrefix("'"), word.hasSuffix("'") {
      identifier = String(word.dropFirst().dropLast())
      words = words.dropFirst()
    }
    guard words.isEmpty else {
      throw Complaint(accepted: localized("%1$s; %2$s is not expected", "\(Self.form)", "\(words[words.startIndex])"))
    }
    try check()
  }

  /// Checks for programming errors that stop a real app (semantics 25.2, 25.3).
  private func check() throws(Complaint) {
    let kind = first.attribute.kind
    guard let second else {
      guard kind == .size else {
        throw Complaint(
          accepted: localized(
            "a position relative to another one: %1$s cannot be a number alone (25.3)", "\(first.text)"))
      }
      return
    }
    guard first.attribute.goes(with: second.attribute) else {
      throw Complaint(
        accepted: localized(
          "sizes with sizes, horizontal positions with each other, vertical positions with each other, and never leading or trailing with left or right (25.2)"
        ))
    }
    guard multiplier != 0 || kind == .size else {
      throw Complaint(accepted: localized("a position with a multiplier other than 0 (25.3)"))
    }
  }
}

extension SceneConstraint.Place {
  fileprivate init(
    _ word: String, views: Set<String>, scrollViews: Set<String>
  ) throws(SceneConstraint.Complaint) {
    guard let point = word.lastIndex(of: "."),
      let attribute = SceneConstraint.Attribute(rawValue: String(word[word.index(after: point)...]))
    else {
      let words = SceneConstraint.Attribute.allCases.map(\.rawValue).joined(separator: ", ")
      throw .init(accepted: localized("%1$s followed by a point and one of these: %2$s", "\(word)", "\(words)"))
    }
    self.attribute = attribute
    view = String(word[..<point])
    if !views.contains(view), let point = view.lastIndex(of: "."),
      let guide = SceneConstraint.Guide(rawValue: String(view[view.index(after: point)...]))
    {
      self.guide = guide
      view = String(view[..<point])
    }
    guard views.contains(view) else {
      let clause = Suggestion.clause(for: view, among: views.sorted())
      throw .init(
        accepted: localized(
          "the name of a view, and no view is called %1$s%2$s", "\(JSONWriter.cited(view))", "\(clause)"))
    }
    if guide == .contentLayoutGuide || guide == .frameLayoutGuide, !scrollViews.contains(view) {
      throw .init(accepted: localized("%1$s of a UIScrollView, which %2$s is not", "\(guide!.rawValue)", "\(view)"))
    }
    if guide != nil, attribute == .firstBaseline || attribute == .lastBaseline {
      throw .init(accepted: localized("an attribute that guides have: they have no text"))
    }
  }
}
