import Foundation

#if FoundationGeometry
struct PlanCard: Hashable {
  let id: Int
  var title: String
  var isDone = false
}
#endif
