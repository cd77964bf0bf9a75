import TouchGeometry
import TouchKit
import TouchWidgets

/// A recognizer as a scene file says it, with what its delegate and its class have answered.
@MainActor package struct CapturedRecognizer {
  let object: UIGestureRecognizer
  let name: String
  private let kind: String
  private let members: [CapturedMember]
  var requiresToFail: [String] = []
  /// The answers of the delegate and the class, in the order of asking.
  private var answers: [TraceEntry.Question: [Answer]] = [:]
  private let hasDelegate: Bool
  /// Whether it is the pan of a scroll view, for which the class of the scroll view answers.
  private let isOwnPan: Bool

  private struct Answer {
    /// The other recognizer, or the view of the touch.
    var about: String?
    var isYes: Bool
    /// Where a pan went when it was asked.
    var isHorizontal: Bool?
  }

  /// - Parameter members: what a scene says of it besides its name, its class and what it waits for.
  init(_ recognizer: UIGestureRecognizer, name: String, kind: String, members: [CapturedMember]) {
    (object, self.name, self.kind, self.members) = (recognizer, name, kind, members)
    isOwnPan = (recognizer.view as? UIScrollView)?.panGestureRecognizer === recognizer
    hasDelegate = recognizer.delegate != nil && !isOwnPan
  }

  /// Takes down an answer.
  ///
  /// - Parameter about: the other recognizer, or the view of the touch.
  mutating func note(_ question: TraceEntry.Question, _ about: String?, _ isYes: Bool) {
    var answer = Answer(about: about, isYes: isYes)
    if question == .shouldBegin, let pan = object as? UIPanGestureRecognizer {
      let velocity = pan.velocity(in: nil)
      answer.isHorizontal = abs(velocity.x) == abs(velocity.y) ? nil : abs(velocity.x) > abs(velocity.y)
    }
    answers[question, default: []].append(answer)
  }

  // MARK: Writing

  /// As a list of recognizers has it.
  ///
  /// - Parameter all: the names of all recognizers of the scene.
  func json(among all: [String]) -> CapturedValue {
    .object([CapturedMember("name", .text(name)), CapturedMember("class", .text(kind))] + said(among: all))
  }

  /// What is said of it, without its name and its class.
  ///
  /// A delegate that was never asked anything is there, too: a change that asks it is known by that.
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

  /// Whether who prevents whom is the program's affair: its class is the program's own, or a scene answers for a pan of
  /// the kit's.
  private var answersForItself: Bool {
    isOwnPan ? (object as? UIScrollViewPanGestureRecognizer)?.answers != nil : isOfProgram
  }

  /// Whether its class is the program's own, and not the kit's, which scenes know.
  var isOfProgram: Bool { "\(type(of: object))" != kind }

  /// Whether the kit has brought it along, as a navigation controller does its back gestures.
  var isOfTheKit: Bool {
    guard !isOwnPan else { return false }
    return object.delegate.map { CapturedTree.isOfTheKit(type(of: $0)) } ?? false
      || isOfProgram && CapturedTree.isOfTheKit(type(of: object))
  }

  /// What a scene cannot say of the answers, in sentences.
  var notes: [String] {
    let changing: [TraceEntry.Question] = [
      begins == nil ? .shouldBegin : nil, receives == nil ? .shouldReceiveTouch : nil,
    ].compactMap { $0 }
    return changing.filter { answers[$0] != nil && !isOwnPan }.map {
      "\(name) was answered differently each time to \($0.rawValue); the scene says yes."
    }
  }

  /// Every time the same, or by the way of the pan; nil where nobody asked, or a scene cannot say it.
  private var begins: CapturedValue? {
    guard let all = answers[.shouldBegin] else { return nil }
    if let same = Self.same(all) { return .flag(same) }
    for (word, isHorizontal) in [("horizontal", true), ("vertical", false)]
    where all.allSatisfy({ $0.isYes == ($0.isHorizontal == isHorizontal) }) { return .text(word) }
    return nil
  }

  /// Every time the same, or by the view that was touched.
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

  /// Those about whom the last answer was yes, or no.
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
