import Foundation

#if FoundationGeometry
struct Recipe: Codable, Equatable {
  var title: String
  var minutes: Int
  var isFavorite = false

  var subtitle: String { "\(minutes) min" + (isFavorite ? " ★" : "") }
}
#endif
