import TouchGeometry
import TouchKit

extension UIView {
  /// The application of the view: that of its window, otherwise the installed one.
  ///
  /// If a process has several, as in tests and hosts, the installed one is that which is executing a call.
  var hostApplication: UIApplication? { window?.application ?? UIApplication.installed }

  /// The time of that application's current turn; 0 without an application.
  var hostTime: TimeInterval { hostApplication?.now ?? 0 }
}
