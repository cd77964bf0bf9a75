import OSLog
import Foundation

#if FoundationGeometry
final class RecipeStore {
  static let changed = Notification.Name("RecipeStoreChanged")
  private let logger = Logger(subsystem: "org.example.recipes", category: "store")
  private(set) var recipes: [Recipe]

  init(_ recipes: [Recipe]) { self.recipes = recipes }

  func change(_ body: (inout [Recipe]) -> Void) {
    body(&recipes)
    logger.debug("\(self.recipes.count, privacy: .public) recipes")
    NotificationCenter.default.post(name: RecipeStore.changed, object: self)
  }

  func sortByTime() { change { $0.sort { $0.minutes < $1.minutes } } }
}
#endif
