import TouchGeometry

/// Which way text runs. https://developer.apple.com/documentation/uikit/nswritingdirection
public enum NSWritingDirection: Int, Sendable {
  /// As its first strong character says.
  case natural = -1
  /// To the right.
  case leftToRight = 0
  /// To the left.
  case rightToLeft = 1
}

/// A place in a line to which a tab leads (semantics 16.16). https://developer.apple.com/documentation/uikit/nstexttab
open class NSTextTab: Hashable {
  /// What else there is to say of a tab; the kit heeds nothing of it.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How text after the tab lies at the place: it begins there, ends there, or has its middle there.
  ///
  /// Natural and justified text begins there.
  public let alignment: NSTextAlignment
  /// How far from the leading edge the place is, in points; not negative.
  public let location: CGFloat
  /// What was given when the tab was made.
  public let options: [OptionKey: Any]

  /// A tab to a place.
  ///
  /// What is no length counts as 0.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location.isFinite ? min(max(location, 0), 1e6) : 0
    self.options = options
  }

  /// Whether two tabs lead to the same place in the same way.
  public static func == (left: NSTextTab, right: NSTextTab) -> Bool { left.stop == right.stop }
  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(stop) }

  final var stop: TabStop { TabStop(alignment: alignment, location: location) }
}

/// A tab as a value.
package struct TabStop: Hashable, Sendable {
  package var alignment: NSTextAlignment
  /// From the leading edge, in points.
  package var location: CGFloat

  package init(alignment: NSTextAlignment, location: CGFloat) {
    (self.alignment, self.location) = (alignment, location)
  }
}

extension ParagraphShape {
  /// The places of tabs up to where they repeat themselves by the distance of the last two; none where the font says how
  /// far tabs reach.
  package var tabPlaces: [TabStop] {
    guard defaultTabInterval > 0 else { return tabStops }
    let interval = max(defaultTabInterval, 1)
    let last = tabStops.last?.location ?? 0
    let next = ((last / interval).rounded(.down) + 1) * interval
    return tabStops + [next, next + interval].map { TabStop(alignment: .left, location: $0) }
  }
}
