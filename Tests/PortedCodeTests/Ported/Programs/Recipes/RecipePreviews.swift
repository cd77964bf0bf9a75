#if canImport(SwiftUI)
import SwiftUI
#endif
import UIKit

#if FoundationGeometry

struct RecipePreviewList {
  static let samples = ["Soup", "Bread"]
}
#endif
