import TouchGeometry
import TouchKit

extension UIView {
  /// The application that the view is in: its window's, or the program's while it is in no window.
  ///
  /// Where several are in one process, as in tests and hosts, the program's is the one that is in a call at present.
  var hostApplication: UIApplication? { window?.application ?? UIApplication.installed }

  /// The time of the turn in that application; 0 where there is none.
  var hostTime: TimeInterval { hostApplication?.now ?? 0 }
}
