import TouchGeometry
import TouchKit

/// A recognizer as a scene file says it, with what its delegate and its class have answered.
@MainActor package struct CapturedRecognizer {
  let object: UIGestureRecognizer
  let name: String
  private let members: [CapturedMember]
  var requiresToFail: [String] = []
  /// The answers of the delegate and the class, in the order of asking.
  private var answers: [TraceEntry.Question: [(other: String?, answer: Bool)]] = [:]
  private let hasDelegate: Bool

  init(_ recognizer: UIGestureRecognizer, name: String, kind: String) {
    (object, self.name) = (recognizer, name)
    hasDelegate = recognizer.delegate != nil
    members =
      [CapturedMember("name", .text(name)), CapturedMember("class", .text(kind))] + Self.properties(of: recognizer)
  }

  /// The class of UIKit that it is, or whose subclass; nil for one of the program's own.
  package static func kind(of recognizer: UIGestureRecognizer) -> String? {
    switch recognizer {
    case is UITapGestureRecognizer: "UITapGestureRecognizer"
    case is UILongPressGestureRecognizer: "UILongPressGestureRecognizer"
    case is UIScreenEdgePanGestureRecognizer: "UIScreenEdgePanGestureRecognizer"
    case is UIPanGestureRecognizer: "UIPanGestureRecognizer"
    case is UISwipeGestureRecognizer: "UISwipeGestureRecognizer"
    case is UIPinchGestureRecognizer: "UIPinchGestureRecognizer"
    case is UIRotationGestureRecognizer: "UIRotationGestureRecognizer"
    case is UIHoverGestureRecognizer: "UIHoverGestureRecognizer"
    default: nil
    }
  }

  mutating func note(_ question: TraceEntry.Question, _ other: String?, _ answer: Bool) {
    answers[question, default: []].append((other, answer))
  }

  // MARK: Writing

  var json: CapturedValue {
    var members = members
    if !requiresToFail.isEmpty { members.append(CapturedMember("requiresToFail", .words(requiresToFail))) }
    var delegate: [CapturedMember] = []
    if let answer = same(.shouldBegin), !answer { delegate.append(CapturedMember("shouldBegin", .flag(false))) }
    if let answer = same(.shouldReceiveTouch), !answer {
      delegate.append(CapturedMember("shouldReceiveTouch", .flag(false)))
    }
    let together = yes(.shouldRecognizeSimultaneouslyWith)
    if !together.isEmpty { delegate.append(CapturedMember("shouldRecognizeSimultaneouslyWith", .words(together))) }
    if !delegate.isEmpty { members.append(CapturedMember("delegate", .object(delegate))) }
    return .object(members)
  }

  /// What a scene cannot say of the answers, in sentences.
  var notes: [String] {
    let single: [TraceEntry.Question] = [.shouldBegin, .shouldReceiveTouch]
    let changing = single.filter { answers[$0] != nil && same($0) == nil }
    let byClass: [TraceEntry.Question] = [.canPrevent, .canBePreventedBy]
    let refused = byClass.filter { answers[$0]?.contains { !$0.answer } == true }
    return changing.map { "\(name) was answered differently each time to \($0.rawValue); the scene says yes." }
      + refused.map { "The class of \(name) answered no to \($0.rawValue), which the scene does not say." }
  }

  /// The answer that was given every time; nil where there was none, or several.
  private func same(_ question: TraceEntry.Question) -> Bool? {
    guard let all = answers[question], let first = all.first?.answer else { return nil }
    return all.allSatisfy { $0.answer == first } ? first : nil
  }

  /// Those about whom the answer was yes at last.
  private func yes(_ question: TraceEntry.Question) -> [String] {
    var names: [String] = []
    for (other, answer) in answers[question] ?? [] {
      guard let other else { continue }
      names.removeAll { $0 == other }
      if answer { names.append(other) }
    }
    return names
  }

  // MARK: Properties

  private static func properties(of recognizer: UIGestureRecognizer) -> [CapturedMember] {
    var members: [CapturedMember] = []
    func flag(_ key: String, _ value: Bool, unless standard: Bool) {
      if value != standard { members.append(CapturedMember(key, .flag(value))) }
    }
    func number(_ key: String, _ value: Double, unless standard: Double) {
      if value != standard { members.append(CapturedMember(key, .number(value))) }
    }
    flag("isEnabled", recognizer.isEnabled, unless: true)
    flag("cancelsTouchesInView", recognizer.cancelsTouchesInView, unless: true)
    flag("delaysTouchesBegan", recognizer.delaysTouchesBegan, unless: false)
    flag("delaysTouchesEnded", recognizer.delaysTouchesEnded, unless: true)
    flag("requiresExclusiveTouchType", recognizer.requiresExclusiveTouchType, unless: true)
    let names = ["direct", "indirect", "pencil", "indirectPointer"]
    let allowed = recognizer.allowedTouchTypes.map(\.intValue)
    let types = names.indices.filter(allowed.contains).map { names[$0] }
    if types.count < names.count { members.append(CapturedMember("allowedTouchTypes", .words(types))) }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      number("numberOfTapsRequired", Double(tap.numberOfTapsRequired), unless: 1)
      number("numberOfTouchesRequired", Double(tap.numberOfTouchesRequired), unless: 1)
    case let press as UILongPressGestureRecognizer:
      number("numberOfTapsRequired", Double(press.numberOfTapsRequired), unless: 0)
      number("numberOfTouchesRequired", Double(press.numberOfTouchesRequired), unless: 1)
      number("minimumPressDuration", press.minimumPressDuration, unless: 0.5)
      number("allowableMovement", Double(press.allowableMovement), unless: 10)
    case let pan as UIPanGestureRecognizer:
      number("minimumNumberOfTouches", Double(pan.minimumNumberOfTouches), unless: 1)
      if pan.maximumNumberOfTouches <= 100 {
        number("maximumNumberOfTouches", Double(pan.maximumNumberOfTouches), unless: 101)
      }
      if let edge = pan as? UIScreenEdgePanGestureRecognizer {
        let edges: [(UIRectEdge, String)] = [(.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")]
        let asked = edges.filter { edge.edges.contains($0.0) }.map(\.1)
        members.append(CapturedMember("edges", .words(asked)))
      }
    case let swipe as UISwipeGestureRecognizer:
      number("numberOfTouchesRequired", Double(swipe.numberOfTouchesRequired), unless: 1)
      let all: [(UISwipeGestureRecognizer.Direction, String)] = [
        (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
      ]
      let asked = all.filter { swipe.direction.contains($0.0) }.map(\.1)
      if asked != ["right"] { members.append(CapturedMember("direction", .words(asked))) }
    default: break
    }
    return members
  }
}
