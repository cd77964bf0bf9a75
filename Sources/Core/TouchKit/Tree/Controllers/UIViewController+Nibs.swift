import TouchGeometry

extension UIViewController {
  /// Always nil: there are no nibs on Linux.
  public var nibName: String? { nil }

  #if FoundationGeometry
  /// Always nil: there are no nibs on Linux.
  public var nibBundle: Bundle? { nil }
  #endif

  /// Reports a nib name that the app passed.
  func noteNib(_ name: String?) {
    if let name { UsageError.report("\(type(of: self)): there is no nib \(name) on Linux; loadView() makes the view") }
  }
}
