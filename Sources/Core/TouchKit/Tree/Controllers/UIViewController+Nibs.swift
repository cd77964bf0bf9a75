import TouchGeometry

extension UIViewController {
  /// Nil: there are no nibs on Linux.
  public var nibName: String? { nil }

  #if FoundationGeometry
  /// Nil: there are no nibs on Linux.
  public var nibBundle: Bundle? { nil }
  #endif

  /// Reports a name of a nib that the program gave.
  func noteNib(_ name: String?) {
    if let name { BadUse.report("\(type(of: self)): there is no nib \(name) on Linux; loadView() makes the view") }
  }
}
