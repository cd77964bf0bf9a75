import UIKit

#if FoundationGeometry
class SkySettings: NSObject {
  static let shared = SkySettings()
  let usesMotion: Bool = !UIAccessibility.isReduceMotionEnabled
  private override init() { super.init() }
}
#endif
