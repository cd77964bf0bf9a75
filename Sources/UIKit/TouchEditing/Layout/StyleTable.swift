import TouchDrawing
import TouchGeometry
import TouchKit

/// The attribute sets of a text, by the numbers that its storage contains.
///
/// Number 0 has no attributes: the defaults of the view apply. A set keeps its number for the lifetime of the text.
@MainActor final class StyleTable {
  private(set) var all: [[NSAttributedString.Key: Any]] = [[:]]
  /// Whether a set with a link ever received a number.
  private(set) var hasLinks = false
  private var resolved: [Int: ResolvedAttributes] = [:]

  /// Returns the number of an attribute set.
  func number(of attributes: [NSAttributedString.Key: Any]) -> Int {
    if attributes.isEmpty { return 0 }
    if let known = all.firstIndex(where: { Self.areEqual($0, attributes) }) { return known }
    all.append(attributes)
    if attributes[.link] != nil { hasLinks = true }
    return all.count - 1
  }

  /// Returns the style of text typed next to a style: that of an attachment loses its box.
  func withoutBox(_ number: Int) -> Int {
    var attributes = self[number]
    guard attributes.removeValue(forKey: .attachment) != nil else { return number }
    return self.number(of: attributes)
  }

  subscript(number: Int) -> [NSAttributedString.Key: Any] { all.indices.contains(number) ? all[number] : [:] }

  /// Returns the drawing attributes of a number in the colors of the given traits; `links` replaces the tint and the
  /// underline of links.
  func resolve(
    _ number: Int, font: UIFont, color: UIColor, tint: UIColor, links: [NSAttributedString.Key: Any]? = nil,
    traits: UITraitCollection
  ) -> ResolvedAttributes {
    if let known = resolved[number] { return known }
    var attributes = self[number]
    var tint: UIColor? = tint
    if let links, attributes[.link] != nil {
      attributes.merge(links) { _, new in new }
      tint = nil
    }
    // Text is laid out at each query for positions, not only for drawing.
    var new = ResolvedAttributes([:], font: font, color: color)
    traits.performAsCurrent { new = ResolvedAttributes(attributes, font: font, color: color, tint: tint) }
    new.color = new.color.resolvedColor(with: traits)
    resolved[number] = new
    return new
  }

  /// Discards the resolved attributes after a change of the view's font or colors.
  func forgetResolved() { resolved.removeAll() }

  private static func areEqual(_ left: [NSAttributedString.Key: Any], _ right: [NSAttributedString.Key: Any]) -> Bool {
    guard left.count == right.count else { return false }
    return left.allSatisfy { key, value in
      guard let other = right[key] else { return false }
      if let value = value as? AnyHashable, let other = other as? AnyHashable { return value == other }
      return (value as AnyObject) === (other as AnyObject)
    }
  }
}
