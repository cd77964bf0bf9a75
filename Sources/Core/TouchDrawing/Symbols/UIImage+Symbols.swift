import Synchronization
import TouchFiles
import TouchGeometry

extension UIImage {
  /// Creates the symbol with a name from iOS, such as `chevron.left` or `trash.fill`; nil if there is none.
  ///
  /// The drawings are the kit's own: more than 400, shown in Docs/Images.md, and their variants `.fill`, `.circle`,
  /// `.square` and `.slash`. A symbol is a square, sharp at any size; without a configuration it fits next to text of
  /// 17 points. Where the language is read from right to left, `chevron.forward`, `arrow.backward` and the like point in
  /// the other direction; `left` and `right` do not. A missing symbol is reported on standard error, once for each name.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates the symbol with a name, like `init(systemName:)`, with the size and weight of a configuration.
  ///
  /// - Parameter configuration: nil for the standard one.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let meaning = SymbolName.known(name, UITraitCollection.current) else { return nil }
    let symbol = Symbol(meaning, configuration ?? .unspecified)
    self.init(symbol, scale: max(UITraitCollection.current.displayScale, 1), mode: .automatic)
  }

  /// Creates the symbol with a name, at the display scale of traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    guard let meaning = SymbolName.known(name, traitCollection ?? .current) else { return nil }
    let scale = (traitCollection ?? .current).displayScale
    self.init(Symbol(meaning, .unspecified), scale: max(scale, 1), mode: .automatic)
  }

  fileprivate convenience init(
    _ symbol: Symbol, scale: CGFloat, mode: RenderingMode, alignment: UIEdgeInsets = .zero
  ) {
    let side = max(1, Int(pixels: (symbol.side * scale).rounded()))
    let look = SymbolLook(name: symbol.name, weight: symbol.weight, colors: symbol.colors, side: side)
    self.init(SymbolPicture.image(look), scale: scale, mode: mode, symbol: symbol, alignment: alignment)
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { symbol != nil }

  /// The configuration of a symbol; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  /// The same as `symbolConfiguration`.
  public var configuration: Configuration? { symbolConfiguration }

  /// Returns the same symbol with another configuration, which replaces its own; other images are returned unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol else { return self }
    return UIImage(
      Symbol(symbol.name, configuration), scale: scale, mode: renderingMode, alignment: alignmentRectInsets)
  }

  /// Returns the same symbol with the values of another configuration added or replaced; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol else { return nil }
    return withConfiguration(symbol.configuration.applying(configuration))
  }

  /// Returns the symbol with a configuration for values that its own does not specify; other images are returned
  /// unchanged.
  package func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let symbol, let configuration else { return self }
    return withConfiguration(configuration.applying(symbol.configuration))
  }

  /// Returns the same symbol with every part in one color; nil for other images.
  func tintedSymbol(_ color: CGColor, mode: RenderingMode) -> UIImage? {
    guard var tinted = symbol else { return nil }
    tinted.configuration = tinted.configuration.colored([color])
    return UIImage(tinted, scale: scale, mode: mode, alignment: alignmentRectInsets)
  }

  /// Whether a view draws the image in its tint color: templates, and symbols without their own colors.
  package var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: symbol.map { !$0.configuration.hasColors } ?? false
    }
  }

  /// The symbol of an image.
  struct Symbol: Hashable, Sendable {
    let name: SymbolName
    var configuration: SymbolConfiguration

    init(_ name: SymbolName, _ configuration: SymbolConfiguration) {
      (self.name, self.configuration) = (name, configuration)
    }

    /// The width and height in points.
    var side: CGFloat { (configuration.points * configuration.scale.factor).rounded() }
    var weight: SymbolWeight { configuration.weight }
    var colors: SymbolColors? { configuration.symbolColors }
  }
}

extension SymbolName {
  private static let missed = Mutex<Set<String>>([])

  /// Parses a name for a layout direction; reports a missing symbol once on standard error.
  fileprivate static func known(_ name: String, _ traits: UITraitCollection) -> SymbolName? {
    if traits.layoutDirection == .rightToLeft, let found = SymbolName(turned(name)) { return found }
    if let found = SymbolName(name) { return found }
    if missed.withLock({ $0.insert(name).inserted }) {
      let line = printable("UIImage(systemName: \"\(name)\"): there is no symbol of this name") + "\n"
      _ = write(2, line, line.utf8.count)
    }
    return nil
  }

  /// The name with `forward` and `backward` exchanged, except as its first part, as in the symbols of media keys.
  private static func turned(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let others = parts.dropFirst().map { part -> Substring in
      part == "forward" ? "backward" : part == "backward" ? "forward" : part
    }
    return (parts.prefix(1) + others).joined(separator: ".")
  }
}
