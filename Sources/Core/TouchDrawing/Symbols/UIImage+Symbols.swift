import Synchronization
import TouchFiles
import TouchGeometry

extension UIImage {
  /// The symbol of a name that iOS programs use, such as `chevron.left` or `trash.fill`; nil when there is none.
  ///
  /// The drawings are the kit's own: more than 400, shown in Docs/Images.md, and what `.fill`, `.circle`, `.square` and
  /// `.slash` at the end of a name make of them. A symbol is a square, sharp at any size; without a configuration it
  /// fits beside text of 17 points. Where a symbol is missing, a line on standard error says so, once for each name.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// The symbol of a name, as `init(systemName:)`, in the size and weight of a configuration.
  ///
  /// - Parameter configuration: nil for the standard one.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let meaning = SymbolName.known(name) else { return nil }
    let symbol = Symbol(meaning, configuration ?? .unspecified)
    self.init(symbol, scale: max(UITraitCollection.current.displayScale, 1), mode: .automatic)
  }

  /// The symbol of a name, with as many pixels in a point as traits say.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    guard let meaning = SymbolName.known(name) else { return nil }
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

  /// As `symbolConfiguration`.
  public var configuration: Configuration? { symbolConfiguration }

  /// The same symbol in another configuration, which replaces its own; other images are returned as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol else { return self }
    return UIImage(
      Symbol(symbol.name, configuration), scale: scale, mode: renderingMode, alignment: alignmentRectInsets)
  }

  /// The same symbol in its own configuration, with what another one says besides or instead; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol else { return nil }
    return withConfiguration(symbol.configuration.applying(configuration))
  }

  /// The symbol in a configuration for whatever the image's own leaves open; other images as they are.
  package func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let symbol, let configuration else { return self }
    return withConfiguration(configuration.applying(symbol.configuration))
  }

  /// The same symbol with every part in one color; nil for other images.
  func tintedSymbol(_ color: CGColor, mode: RenderingMode) -> UIImage? {
    guard var tinted = symbol else { return nil }
    tinted.configuration = tinted.configuration.colored([color])
    return UIImage(tinted, scale: scale, mode: mode, alignment: alignmentRectInsets)
  }

  /// Whether a view draws the image in its tint color: templates, and symbols without colors of their own.
  package var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: symbol.map { !$0.configuration.hasColors } ?? false
    }
  }

  /// What a symbol image shows.
  struct Symbol: Hashable, Sendable {
    let name: SymbolName
    var configuration: SymbolConfiguration

    init(_ name: SymbolName, _ configuration: SymbolConfiguration) {
      (self.name, self.configuration) = (name, configuration)
    }

    /// Width and height in points.
    var side: CGFloat { (configuration.points * configuration.scale.factor).rounded() }
    var weight: SymbolWeight { configuration.weight }
    var colors: SymbolColors? { configuration.symbolColors }
  }
}

extension SymbolName {
  private static let missed = Mutex<Set<String>>([])

  /// The meaning of a name; says once on standard error when there is no such symbol.
  fileprivate static func known(_ name: String) -> SymbolName? {
    if let found = SymbolName(name) { return found }
    if missed.withLock({ $0.insert(name).inserted }) {
      let line = printable("UIImage(systemName: \"\(name)\"): there is no symbol of this name") + "\n"
      _ = write(2, line, line.utf8.count)
    }
    return nil
  }
}
