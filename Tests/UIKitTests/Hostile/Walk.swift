import QuartzCore
import UIKit

#if FoundationGeometry
import Foundation
#endif

/// A value that no program means to use, and that arithmetic on the way makes all the same.
protocol Hostile {
  /// Those that are tried of the type.
  static var hostile: [Self] { get }
  /// The value as a test names it.
  var words: String { get }
}
extension Hostile { var words: String { "\(self)" } }

private let numbers: [CGFloat] = [
  .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 1e19, 4e9, -4e9, 32768.5, -1, 0,
]
/// The numbers that are combined with ordinary ones in values with several numbers.
private let worst: [CGFloat] = [.nan, .infinity, -1e308, 4e9, 0]

extension CGFloat: Hostile { static var hostile: [CGFloat] { numbers } }
#if FoundationGeometry
extension Double: Hostile { static var hostile: [Double] { numbers.map(Double.init) } }
#endif
extension Float: Hostile {
  static var hostile: [Float] { numbers.map { Float($0) } + [.greatestFiniteMagnitude] }
}
extension Int: Hostile { static var hostile: [Int] { [.max, .min, 1 << 40, -(1 << 40), 100_000, -1, 0] } }
extension Optional: Hostile where Wrapped: Hostile {
  static var hostile: [Self] { Wrapped.hostile.map(Optional.some) }
  var words: String { map(\.words) ?? "nil" }
}
extension Array: Hostile where Element: Hostile {
  static var hostile: [Self] { Element.hostile.map { [$0] } + Element.hostile.map { [$0, $0] } + [[]] }
}
extension CGPoint: Hostile {
  static var hostile: [CGPoint] { numbers.map { CGPoint(x: $0, y: $0) } + worst.map { CGPoint(x: $0, y: 3) } }
}
extension CGSize: Hostile {
  static var hostile: [CGSize] {
    numbers.map { CGSize(width: $0, height: $0) }
      + worst.flatMap { [CGSize(width: $0, height: 9), CGSize(width: 9, height: $0)] }
  }
}
extension CGRect: Hostile {
  static var hostile: [CGRect] {
    numbers.map { CGRect(x: $0, y: $0, width: $0, height: $0) }
      + worst.flatMap { [CGRect(x: $0, y: 0, width: 20, height: 20), CGRect(x: 0, y: 0, width: 20, height: $0)] }
  }
}
extension CGAffineTransform: Hostile {
  static var hostile: [CGAffineTransform] {
    numbers.map { CGAffineTransform(scaleX: $0, y: $0) }
      + worst.flatMap {
        [CGAffineTransform(translationX: $0, y: 1), CGAffineTransform(a: 1, b: $0, c: 1, d: 1, tx: 0, ty: 0)]
      }
  }
}
extension CATransform3D: Hostile {
  static var hostile: [CATransform3D] {
    numbers.map { CATransform3DMakeScale($0, $0, $0) }
      + worst.flatMap { [CATransform3DMakeTranslation($0, 0, 0), CATransform3DMakeRotation($0, 0, $0, 1)] }
  }
}
extension UIEdgeInsets: Hostile {
  static var hostile: [UIEdgeInsets] {
    numbers.map { UIEdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }
      + worst.map { UIEdgeInsets(top: 0, left: $0, bottom: 1, right: 0) }
  }
}
extension UIOffset: Hostile {
  static var hostile: [UIOffset] { numbers.map { UIOffset(horizontal: $0, vertical: $0) } }
}
extension NSDirectionalEdgeInsets: Hostile {
  static var hostile: [NSDirectionalEdgeInsets] {
    numbers.map { NSDirectionalEdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
      + worst.map { NSDirectionalEdgeInsets(top: 0, leading: $0, bottom: 1, trailing: 0) }
  }
}
extension NSRange: Hostile {
  static var hostile: [NSRange] {
    [
      NSRange(location: .max, length: .max), NSRange(location: 0, length: .max), NSRange(location: .max, length: 0),
      NSRange(location: .min, length: 1), NSRange(location: -1, length: -1), NSRange(location: 3, length: 1 << 40),
    ]
  }
}
extension UIWindow.Level: Hostile { static var hostile: [UIWindow.Level] { numbers.map { .init(rawValue: $0) } } }
extension UIScrollView.DecelerationRate: Hostile {
  static var hostile: [UIScrollView.DecelerationRate] { numbers.map { .init(rawValue: $0) } }
}
extension CAFrameRateRange: Hostile {
  static var hostile: [CAFrameRateRange] {
    Float.hostile.map { CAFrameRateRange(minimum: $0, maximum: $0, preferred: $0) }
      + Float.hostile.map { CAFrameRateRange(minimum: 1, maximum: $0, preferred: $0) }
  }
}
extension UILayoutPriority: Hostile {
  static var hostile: [UILayoutPriority] { Float.hostile.map { UILayoutPriority(rawValue: $0) } }
}
#if FoundationGeometry
extension Date: Hostile {
  static var hostile: [Date] { numbers.map { Date(timeIntervalSinceReferenceDate: Double($0)) } }
  // Foundation stops a program that describes an invalid date.
  var words: String { "\(timeIntervalSinceReferenceDate) s" }
}
#endif

/// One public property: how many values it is tried with, and how it gets each.
struct Number<Root> {
  let name: String
  /// The values, in words.
  let words: [String]
  let set: (_ object: inout Root, _ index: Int) -> Void

  init<Value: Hostile>(_ name: String, _ path: WritableKeyPath<Root, Value>) {
    self.name = name
    let values = Value.hostile
    words = values.map(\.words)
    set = { object, index in object[keyPath: path] = values[index] }
  }
}

/// An object with public numbers in use: it is created, shown with others, changed, and used.
struct Subject<Root> {
  /// What it is, when there are several of its type.
  var name = ""
  /// Values that are a programming error, by the words of the documentation: they stop the program as they do on iOS.
  var isMisuse: @MainActor (_ property: String, _ value: String) -> Bool = { _, _ in false }
  /// Makes one in a place, has it changed, and uses it.
  let use: @MainActor (_ place: Place, _ change: @escaping (inout Root) -> Void) -> Void
}

extension Subject where Root: UIView {
  /// A view that fills the place.
  static func shown(
    _ name: String = "", isMisuse: @escaping @MainActor (String, String) -> Bool = { _, _ in false },
    _ make: @escaping @MainActor () -> Root
  ) -> Subject {
    Subject(name: name, isMisuse: isMisuse) { place, change in
      var view = make()
      view.frame = place.view.bounds
      place.view.addSubview(view)
      place.stage.settle()
      change(&view)
      view.setNeedsLayout()
      place.stage.settle()
      _ = view.sizeThatFits(CGSize(width: 50, height: 50))
      _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
  }
}
