import TouchGeometry

/// Finds the targets of one drag of another program; the module with the drop interactions implements it.
@MainActor package protocol RemoteDropGuiding: AnyObject {
  /// What the target at the present location answers.
  var answer: RemoteDropAnswer { get }
  /// Finds the target below the drag, and asks it for a proposal.
  ///
  /// - Parameters:
  ///   - place: The location, in the coordinates of the view's window.
  ///   - view: The hit-test view at the location; nil for none.
  func move(to place: CGPoint, over view: UIView?)
  /// Ends the drag without a drop, and notifies all that took part.
  func leave()
  /// Drops on the target; returns false, and does nothing, if no target accepts.
  ///
  /// `finish` is called once, when the target has loaded all that it requested.
  func drop(_ finish: @escaping () -> Void) -> Bool
}

/// The answer of the target of a drag of another program.
package enum RemoteDropAnswer {
  /// There is no target, or it cancels: files may be opened instead.
  case none
  /// A drop is accepted, as a copy.
  case accepted
  /// The target forbids a drop here.
  case forbidden
}

/// The drags of other programs over the app's scenes (semantics 54.51, 54.52).
@MainActor package final class RemoteDrops {
  /// A drag over a scene.
  private struct Course {
    let drag: RemoteDrag
    weak var scene: UIWindowScene?
    let guide: (any RemoteDropGuiding)?
  }

  private weak var application: UIApplication?
  private var makeGuide: ((RemoteDrag, UIApplication) -> any RemoteDropGuiding)?
  /// The drag over a scene; nil for none.
  private var course: Course?
  /// The numbers of the dropped drags whose content can be requested.
  private var dropped: Set<Int> = []
  private var loads: [(number: Int, kind: RemoteDragKind, done: ([UInt8]?) -> Void)] = []

  init(_ application: UIApplication) { self.application = application }

  /// Whether the app has had a drop interaction.
  var hasTargets: Bool { makeGuide != nil }

  /// Sets how drags find their targets; called with the app's first drop interaction.
  package func accept(_ makeGuide: @escaping (RemoteDrag, UIApplication) -> any RemoteDropGuiding) {
    guard self.makeGuide == nil else { return }
    self.makeGuide = makeGuide
    application?.updateDropTargets()
  }

  /// Requests content of a dropped drag; `done` is called once, with nil if it is not available (semantics 54.53).
  package func load(_ kind: RemoteDragKind, of number: Int, _ done: @escaping ([UInt8]?) -> Void) {
    guard dropped.contains(number), let application else { return done(nil) }
    let isRequested = loads.contains { $0.number == number && $0.kind == kind }
    loads.append((number, kind, done))
    if !isRequested { application.request(.remoteDrag(.load(number: number, kind))) }
  }

  func receive(_ event: RemoteDragEvent, in scene: UIWindowScene) {
    switch event {
    case .entered(let drag): enter(drag, scene)
    case .moved(let number, let place): move(number, place, scene)
    case .left(let number): leave(number)
    case .dropped(let number): drop(number, scene)
    case .loaded(let number, let kind, let bytes): answerLoads(bytes) { $0 == number && $1 == kind }
    }
  }

  private func enter(_ drag: RemoteDrag, _ scene: UIWindowScene) {
    if let course { leave(course.drag.number) }
    guard let application else { return }
    let isUsable = !scene.isTool && !(drag.addresses.isEmpty && drag.kinds.isEmpty)
    course = Course(drag: drag, scene: scene, guide: isUsable ? makeGuide?(drag, application) : nil)
  }

  private func move(_ number: Int, _ place: CGPoint, _ scene: UIWindowScene) {
    guard let application else { return }
    var isAccepted = false
    if let course, course.drag.number == number, course.scene === scene {
      let isIgnored = scene.isTool || application.isIgnoringInteractionEvents
      let view = isIgnored ? nil : application.hitTest(place, in: scene, scene.hoverEvent)
      course.guide?.move(to: view?.window?.fromSuperview(place) ?? place, over: view)
      switch course.guide?.answer ?? .none {
      case .accepted: isAccepted = true
      case .none: isAccepted = !files(of: course).isEmpty
      case .forbidden: break
      }
    }
    application.request(.remoteDrag(.propose(number: number, isAccepted: isAccepted)))
  }

  private func leave(_ number: Int) {
    if dropped.remove(number) != nil { answerLoads(nil) { other, _ in other == number } }
    guard let course, course.drag.number == number else { return }
    self.course = nil
    course.guide?.leave()
  }

  private func drop(_ number: Int, _ scene: UIWindowScene) {
    guard let course, course.drag.number == number, course.scene === scene else {
      return finish(number, isAccepted: false)
    }
    self.course = nil
    dropped.insert(number)
    if course.guide?.drop({ [weak self] in self?.finishDropped(number, isAccepted: true) }) == true { return }
    let files = course.guide?.answer == .forbidden ? [] : files(of: course)
    course.guide?.leave()
    if !files.isEmpty { application?.drop(files, in: scene) }
    finishDropped(number, isAccepted: !files.isEmpty)
  }

  /// The paths that the app opens if no target accepts the drop (semantics 54.54).
  private func files(of course: Course) -> [String] {
    guard let application, application.takesDrops, course.scene?.isTool == false else { return [] }
    return course.drag.addresses.compactMap { AddressList.path(of: $0) }
  }

  private func finishDropped(_ number: Int, isAccepted: Bool) {
    if dropped.remove(number) != nil { finish(number, isAccepted: isAccepted) }
  }

  private func finish(_ number: Int, isAccepted: Bool) {
    application?.request(.remoteDrag(.finish(number: number, isAccepted: isAccepted)))
  }

  private func answerLoads(_ bytes: [UInt8]?, _ isAnswered: (Int, RemoteDragKind) -> Bool) {
    let answered = loads.filter { isAnswered($0.number, $0.kind) }
    loads.removeAll { isAnswered($0.number, $0.kind) }
    for load in answered { load.done(bytes) }
  }
}
