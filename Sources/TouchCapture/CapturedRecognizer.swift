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
      [CapturedMember("name", .text(name)), CapturedMember("class", .text(kind))]
      + CapturedProperties.members(of: recognizer)
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
}
