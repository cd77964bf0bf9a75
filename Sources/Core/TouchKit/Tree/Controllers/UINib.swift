import TouchGeometry

#if FoundationGeometry
/// A file of archived views, which does not exist on Linux: instantiating it prints a line and makes nothing.
///
/// It exists because libraries register either a nib or a class. Register the class.
/// https://developer.apple.com/documentation/uikit/uinib
@preconcurrency @MainActor open class UINib: UIObject {
  /// An option of an instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects outside the nib by their names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The name of the nib.
  package let name: String

  /// Creates a nib with a name; the file is not searched.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Returns an empty array and reports the name: there are no nibs on Linux, so make the views in code.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    UINib.report(name)
    return []
  }

  fileprivate static func report(_ name: String) {
    UsageError.report("there is no nib \(name) on Linux: make its views in code")
  }
}

extension UINib {
  /// Reports that a nib was registered instead of a class.
  package func reportRegistration(_ identifier: String) {
    UsageError.report("there is no nib \(name) on Linux: register the class of \"\(identifier)\"")
  }
}

extension Bundle {
  /// Returns nil and reports the name: there are no nibs on Linux, so make the views in code.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib.report(name)
    return nil
  }
}
#endif
