import TouchGeometry

extension UIViewController {
  /// Nil: there are no nibs on Linux.
  public var nibName: String? { nil }

  #if FoundationGeometry
  /// Nil: there are no nibs on Linux.
  public var nibBundle: Bundle? { nil }
  #endif
}
