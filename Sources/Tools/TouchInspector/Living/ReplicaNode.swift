import TouchGeometry
import TouchProbe

/// A view, recognizer or responder of the inspected program, as the probe describes it in one line.
package struct ReplicaNode {
  package enum Kind: String { case application, scene, window, view, recognizer, controller, responder }

  package let kind: Kind
  package let number: Int
  package let className: String
  package private(set) var name = ""
  /// The number of the view or controller that contains it; 0 for none.
  package private(set) var above = 0
  /// The number of the next responder.
  package private(set) var next = 0
  /// The number of a controller's view.
  package private(set) var view = 0
  /// The closest UIKit class among its class and its superclasses.
  package private(set) var replica = ""
  /// The role of a recognizer that the kit added to its view, such as a scroll view's pan.
  package private(set) var part = ""
  package private(set) var bounds = CGRect.zero
  package private(set) var center = CGPoint.zero
  package private(set) var turn = CGAffineTransform.identity
  package private(set) var settings: [(key: String, Flag.Setting)] = []
  /// The text of a label or the title of a button.
  package private(set) var words = ""
  /// The numbers of the recognizers that must fail before this one.
  package private(set) var waits: [Int] = []

  /// The frame in the coordinates of the superview, without the transform.
  var frame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
  }

  /// Parses a line of the probe; nil if the line does not describe an object.
  package init?(_ line: [String]) {
    guard line.count > 3, var kind = Kind(rawValue: line[0]), let number = Int(line[1]) else { return nil }
    func word(_ index: Int) -> String { line.indices.contains(index) ? line[index] : "" }
    func value(_ index: Int) -> CGFloat { CGFloat(Double(outside: word(index)) ?? 0) }
    switch kind {
    case .application: break
    case .scene, .responder: next = Int(word(3)) ?? 0
    case .controller: (above, next, view) = (Int(word(3)) ?? 0, Int(word(4)) ?? 0, Int(word(5)) ?? 0)
    case .window, .view:
      (above, next, replica) = (Int(word(3)) ?? 0, Int(word(4)) ?? 0, word(5))
      if replica == "UIWindow" { kind = .window }
      bounds = CGRect(x: value(6), y: value(7), width: value(8), height: value(9))
      center = CGPoint(x: value(10), y: value(11))
      let parts = word(12).split(separator: ",").compactMap { Double(outside: $0) }.map { CGFloat($0) }
      if parts.count == 6 {
        turn = CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
      }
      settings = Flag.settings(in: word(13))
      words = word(14)
    case .recognizer:
      (above, part, replica) = (Int(word(3)) ?? 0, word(4), word(5))
      settings = Flag.settings(in: word(6))
      waits = word(7).split(separator: ",").compactMap { Int($0) }
    }
    (self.kind, self.number, className) = (kind, number, line[2])
    name = line[line.count - 1]
  }
}
