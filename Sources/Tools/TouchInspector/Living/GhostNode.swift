import TouchGeometry
import TouchProbe

/// A line of the inspected program's tree, as a value.
package struct GhostNode {
  package enum Kind: String { case application, scene, window, view, recognizer, controller, responder }

  package let kind: Kind
  package let number: Int
  package let className: String
  package private(set) var name = ""
  /// The view or controller around it; 0 for none.
  package private(set) var above = 0
  /// Who follows in the responder chain.
  package private(set) var next = 0
  /// A controller's view.
  package private(set) var view = 0
  /// UIKit's class that it is one of.
  package private(set) var ghost = ""
  /// What a recognizer is to the scroll view that brought it along.
  package private(set) var part = ""
  package private(set) var bounds = CGRect.zero
  package private(set) var center = CGPoint.zero
  package private(set) var turn = CGAffineTransform.identity
  package private(set) var settings: [(key: String, Flag.Setting)] = []
  /// A label's text, a button's title.
  package private(set) var words = ""
  /// The recognizers that must fail first.
  package private(set) var waits: [Int] = []

  /// Where it lies in the view around it, as long as it is not transformed.
  var frame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
  }

  /// Nil for a line that is no object's.
  package init?(_ line: [String]) {
    guard line.count > 3, var kind = Kind(rawValue: line[0]), let number = Int(line[1]) else { return nil }
    func word(_ index: Int) -> String { line.indices.contains(index) ? line[index] : "" }
    func value(_ index: Int) -> CGFloat { CGFloat(Double(outside: word(index)) ?? 0) }
    switch kind {
    case .application: break
    case .scene, .responder: next = Int(word(3)) ?? 0
    case .controller: (above, next, view) = (Int(word(3)) ?? 0, Int(word(4)) ?? 0, Int(word(5)) ?? 0)
    case .window, .view:
      (above, next, ghost) = (Int(word(3)) ?? 0, Int(word(4)) ?? 0, word(5))
      if ghost == "UIWindow" { kind = .window }
      bounds = CGRect(x: value(6), y: value(7), width: value(8), height: value(9))
      center = CGPoint(x: value(10), y: value(11))
      let parts = word(12).split(separator: ",").compactMap { Double(outside: $0) }.map { CGFloat($0) }
      if parts.count == 6 {
        turn = CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
      }
      settings = Flag.settings(in: word(13))
      words = word(14)
    case .recognizer:
      (above, part, ghost) = (Int(word(3)) ?? 0, word(4), word(5))
      settings = Flag.settings(in: word(6))
      waits = word(7).split(separator: ",").compactMap { Int($0) }
    }
    (self.kind, self.number, className) = (kind, number, line[2])
    name = line[line.count - 1]
  }
}
