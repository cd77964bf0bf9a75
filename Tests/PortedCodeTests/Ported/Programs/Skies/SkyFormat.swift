import Foundation

#if FoundationGeometry
enum SkyFormat {
  static func degrees(_ value: Double) -> String { return String(format: "%.1f°", value) }
}
#endif
