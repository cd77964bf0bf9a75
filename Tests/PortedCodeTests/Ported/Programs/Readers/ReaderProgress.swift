import Foundation

#if FoundationGeometry
class ReaderProgress {
  static let didChange = NSNotification.Name(rawValue: "ReaderProgressDidChange")
  var page = 0 {
    didSet {
      guard page != oldValue else { return }
      NotificationCenter.default.post(name: ReaderProgress.didChange, object: self, userInfo: ["page": page])
    }
  }
}
#endif
