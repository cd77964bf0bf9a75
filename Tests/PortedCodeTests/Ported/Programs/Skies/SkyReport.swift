import Foundation

#if FoundationGeometry
struct SkyReport: Decodable {
  let city: String
  let degrees: Double
  let hours: [Double]
}
#endif
