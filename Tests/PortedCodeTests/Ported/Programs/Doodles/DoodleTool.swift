import UIKit

#if FoundationGeometry
enum DoodleTool: Int {
  case pen
  case marker
  case eraser

  var title: String { return ["Pen", "Marker", "Eraser"][rawValue] }
  var width: CGFloat { return [2, 10, 20][rawValue] }
  var blendMode: CGBlendMode { return self == .eraser ? .clear : self == .marker ? .multiply : .normal }
}
#endif
