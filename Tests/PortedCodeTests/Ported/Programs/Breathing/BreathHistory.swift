import Foundation

#if FoundationGeometry
class BreathHistory {
  private let defaults: UserDefaults
  init(defaults: UserDefaults = .standard) { self.defaults = defaults }

  var minutes: [Int] {
    get { return defaults.array(forKey: "breath.minutes") as? [Int] ?? [] }
    set { defaults.set(newValue, forKey: "breath.minutes") }
  }
}
#endif
