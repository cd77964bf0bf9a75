import Foundation

#if FoundationGeometry
struct FeedItem: Hashable, Codable {
  let id: Int
  let title: String
  let text: String
}
#endif
