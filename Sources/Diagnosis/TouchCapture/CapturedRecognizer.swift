import TouchGeometry
import TouchKit
import TouchWidgets

/// A recognizer in the form of a scene file, with the answers of its delegate and its class.
@MainActor package struct CapturedRecognizer {
  /// The recognizer; nil after the gesture.
  private(set) var object: UIGestureRecognizer?
  /// What was known of the recognizer at the end of the gesture; nil before.
  private var known: Traits?
  let name: String
  private let kind: String
  private let members: [CapturedMember]
  var requiresToFail: [String] = []
  /// The answers of the delegate and the class, in the order of the questions.
  private var answers: [TraceEntry.Question: [Answer]] = [:]
  private let hasDelegate: Bool
  /// Whether it is a scroll view's own pan, for which the scroll view's class answers.
  private let isOwnPan: Bool

  /// What is known of a recognizer at the end of a gesture.
  private struct Traits {
    var isOfProgram, isOfTheKit, answersForItself: Bool
  }

  private struct Answer {
    /// The name of the other recognizer, or of the touch's view.
    var about: String?
    var isYes: Bool
    /// Whether a pan's velocity was mainly horizontal when the question was asked.
    var isHorizontal: Bool?
  }

  /// - Parameter members: the members of the scene's recognizer except its name, its class and `requiresToFail`.
  init(_ recognizer: UIGestureRecognizer, name: String, kind: String, members: [CapturedMember]) {
    (object, self.name, self.kind, self.members) = (recognizer, name, kind, members)
    isOwnPan = (recognizer.view as? UIScrollView)?.panGestureRecognizer === recognizer
    hasDelegate = recognizer.delegate != nil && !isOwnPan
  }

  /// Whether the recognizer requires another to fail.
  func mustWait(for other: CapturedRecognizer) -> Bool {
    guard let object, let required = other.object, required !== object else { return false }
    return object.mustWait(for: required)
  }

  /// Records an answer.
  ///
  /// - Parameter about: the name of the other recognizer, or of the touch's view.
  mutating func note(_ question: TraceEntry.Question, _ about: String?, _ isYes: Bool) {
    var answer = Answer(about: about, isYes: isYes)
    if question == .shouldBegin, let pan = object as? UIPanGestureRecognizer {
      let velocity = pan.velocity(in: nil)
      answer.isHorizontal = abs(velocity.x) == abs(velocity.y) ? nil : abs(velocity.x) > abs(velocity.y)
    }
    answers[question, default: []].append(answer)
  }

  /// The same without the recognizer, so that it is not retained.
  var withoutObject: CapturedRecognizer {
    var copy = self
    copy.known = Traits(isOfProgram: isOfProgram, isOfTheKit: isOfTheKit, answersForItself: answersForItself)
    copy.object = nil
    return copy
  }

  // MARK: Writing

  /// The recognizer as an element of a view's list.
  ///
  /// - Parameter all: the names of all recognizers of the scene.
  func json(among all: [String]) -> CapturedValue {
    .object([CapturedMember("name", .text(name)), CapturedMember("class", .text(kind))] + said(among: all))
  }

  /// The members other than the name and the class.
  ///
  /// They include a delegate that answered no question, so that a replay calls it if a change leads to a question.
  func said(among all: [String]) -> [CapturedMember] {
    var members = members
    if !requiresToFail.isEmpty { members.append(CapturedMember("requiresToFail", .words(requiresToFail))) }
    var delegate: [CapturedMember] = []
    if let begins, !isOwnPan { delegate.append(CapturedMember("shouldBegin", begins)) }
    if let receives, !isOwnPan, hasDelegate || receives != .flag(true) {
      delegate.append(CapturedMember("shouldReceiveTouch", receives))
    }
    for question in Self.relations where answers[question] != nil {
      let names = about(question, true)
      delegate.append(CapturedMember(question.rawValue, names.isEmpty ? .flag(false) : .words(names)))
    }
    if !delegate.isEmpty || hasDelegate { members.append(CapturedMember("delegate", .object(delegate))) }
    var subclass: [CapturedMember] = []
    for question in Self.exclusions where answersForItself && !about(question, false).isEmpty {
      let refused = about(question, false)
      let rest = all.filter { $0 != name && !refused.contains($0) }
      subclass.append(CapturedMember(question.rawValue, rest.isEmpty ? .flag(false) : .words(rest)))
    }
    if !subclass.isEmpty { members.append(CapturedMember("subclass", .object(subclass))) }
    return members
  }

  private static let relations: [TraceEntry.Question] = [
    .shouldRecognizeSimultaneouslyWith, .shouldRequireFailureOf, .shouldBeRequiredToFailBy,
  ]
  private static let exclusions: [TraceEntry.Question] = [.canPrevent, .canBePreventedBy]

  /// Whether the scene must describe which recognizers this one prevents: the class is app-defined, or the recognizer
  /// is a scroll view's pan with recorded answers.
  private var answersForItself: Bool {
    if let known { return known.answersForItself }
    return isOwnPan ? (object as? UIScrollViewPanGestureRecognizer)?.answers != nil : isOfProgram
  }

  /// Whether the class is not one of the kit's, which scenes can name.
  var isOfProgram: Bool { known?.isOfProgram ?? object.map { "\(type(of: $0))" != kind } ?? false }

  /// Whether the kit added the recognizer, as a navigation controller adds its back gestures.
  var isOfTheKit: Bool {
    if let known { return known.isOfTheKit }
    guard !isOwnPan, let object else { return false }
    return object.delegate.map { CapturedTree.isOfTheKit(type(of: $0)) } ?? false
      || isOfProgram && CapturedTree.isOfTheKit(type(of: object))
  }

  /// Sentences about answers that a scene cannot express.
  var notes: [String] {
    let changing: [TraceEntry.Question] = [
      begins == nil ? .shouldBegin : nil, receives == nil ? .shouldReceiveTouch : nil,
    ].compactMap { $0 }
    return changing.filter { answers[$0] != nil && !isOwnPan }.map {
      "\(name) got varying answers to \($0.rawValue), which a scene cannot express; the scene answers yes."
    }
  }

  /// The constant answer, or the axis on which it depends; nil if there was no question or a scene cannot express the
  /// answers.
  private var begins: CapturedValue? {
    guard let all = answers[.shouldBegin] else { return nil }
    if let same = Self.same(all) { return .flag(same) }
    for (word, isHorizontal) in [("horizontal", true), ("vertical", false)]
    where all.allSatisfy({ $0.isYes == ($0.isHorizontal == isHorizontal) }) { return .text(word) }
    return nil
  }

  /// The constant answer, or the views for which it was true; nil if there was no question or a scene cannot express
  /// the answers.
  private var receives: CapturedValue? {
    guard let all = answers[.shouldReceiveTouch] else { return nil }
    if let same = Self.same(all) { return .flag(same) }
    let (yes, no) = (about(.shouldReceiveTouch, true), Set(all.filter { !$0.isYes }.map(\.about)))
    guard !yes.isEmpty, !yes.contains(where: { no.contains($0) }), !no.contains(nil) else { return nil }
    return .object([CapturedMember("onlyViews", .words(yes))])
  }

  private static func same(_ all: [Answer]) -> Bool? {
    guard let first = all.first?.isYes else { return nil }
    return all.allSatisfy { $0.isYes == first } ? first : nil
  }

  /// The names for which the last answer was `isYes`.
  private func about(_ question: TraceEntry.Question, _ isYes: Bool) -> [String] {
    var names: [String] = []
    for answer in answers[question] ?? [] {
      guard let about = answer.about else { continue }
      names.removeAll { $0 == about }
      if answer.isYes == isYes { names.append(about) }
    }
    return names
  }
}
