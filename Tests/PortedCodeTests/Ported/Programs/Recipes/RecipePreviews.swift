#if canImport(SwiftUI)
import SwiftUI
#endif
import UIKit

#if FoundationGeometry
#if canImport(DeveloperToolsSupport) || TOUCHSTONE_PREVIEW
#Preview("List") {
  UINavigationController(rootViewController: RecipeTableController(store: RecipeStore([])))
}
#endif

struct RecipePreviewList {
  static let samples = ["Soup", "Bread"]
}
#endif
