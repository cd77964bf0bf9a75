import TouchDrawing
import TouchGeometry
import TouchKit

/// The sets of attributes that a text uses, by the numbers that its storage keeps.
///
/// Number 0 is no attributes at all: what the view says. A set keeps its number for as long as the text lives.
@MainActor final class StyleTable {
  private(set) var all: [[NSAttributedString.Key: Any]] = [[:]]
  /// Whether a set with a link has ever been given a number.
  private(set) var hasLinks = false
  private var resolved: [Int: ResolvedAttributes] = [:]

  /// The number of a set of attributes.
  func number(of attributes: [NSAttributedString.Key: Any]) -> Int {
    if attributes.isEmpty { return 0 }
    if let known = all.firstIndex(where: { Self.areEqual($0, attributes) }) { return known }
    all.append(attributes)
    if attributes[.link] != nil { hasLinks = true }
    return all.count - 1
  }

  /// The style of letters that are typed beside those of a style: what surrounds an attachment is none itself.
  func withoutBox(_ number: Int) -> Int {
    var attributes = self[number]
    guard attributes.removeValue(forKey: .attachment) != nil else { return number }
    return self.number(of: attributes)
  }

  subscript(number: Int) -> [NSAttributedString.Key: Any] { all.indices.contains(number) ? all[number] : [:] }

  /// The attributes of a number as drawing takes them, in the colors of the given traits; `links` is what links have in
  /// the place of tint and line.
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
    // Text is laid out whenever somebody asks for places, not only while it is drawn.
    var new = ResolvedAttributes([:], font: font, color: color)
    traits.performAsCurrent { new = ResolvedAttributes(attributes, font: font, color: color, tint: tint) }
    new.color = new.color.resolvedColor(with: traits)
    resolved[number] = new
    return new
  }

  /// The view's own font or colors are others.
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
