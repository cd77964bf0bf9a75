import Foundation

#if FoundationGeometry
class FeedSettings: NSObject {
  var address: URL? {
    get { return UserDefaults.standard.url(forKey: "feed.address") }
    set { UserDefaults.standard.set(newValue, forKey: "feed.address") }
  }
}
#endif
