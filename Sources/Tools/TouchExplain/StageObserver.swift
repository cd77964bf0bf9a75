import TouchCapture
import TouchGeometry
import TouchKit
import TouchLists
import TouchTesting
import TouchTrace
import TouchWidgets

/// Observes every gesture on a stage: its facts, and a capture that plays it again.
///
/// `TouchStage` creates it in each test that is linked with this module. It stores the last gesture, from the first
/// finger until every recognizer is reset.
@MainActor final class StageObserver: StageCompanion, TraceSink {
  private var last = Gesture()
  private weak var application: UIApplication?
  private let former: (any TraceSink)?
  private var capture: Capture?
  private var recorder: TraceRecorder?
  /// The names of this gesture, until its tree has them.
  private var labels: ObjectLabels?

  /// The facts, events and capture of one gesture.
  struct Gesture {
    var facts: [TraceFact] = []
    var story = Story()
    /// The events of controls, in order.
    var events: [(control: ObjectIdentifier, event: UIControl.Event)] = []
    /// The tables and collections in which something was selected.
    var selections: Set<ObjectIdentifier> = []
    /// The capture; nil while the gesture is in progress.
    var captured: CapturedGesture?
    fileprivate var names: [ObjectIdentifier: Named] = [:]
    fileprivate var subjects: [Int: Named] = [:]

    fileprivate struct Named {
      weak var object: AnyObject?
      let name: String
    }

    /// The name of an object in the texts about the gesture; nil for an object without one.
    func name(of object: AnyObject) -> String? {
      names[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.name : nil }
    }

    /// The object that has a name in the texts; nil if there is none, or it was deallocated.
    func object(named name: String) -> AnyObject? { names.values.first { $0.name == name }?.object }

    /// The object of a subject; nil if it was deallocated.
    func object(of subject: TraceSubject) -> AnyObject? { subjects[subject.id]?.object }
  }

  /// The observers of all stages, which receive the events of controls.
  private static var all: [Reference] = []

  private struct Reference { weak var observer: StageObserver? }

  init(_ application: UIApplication) {
    self.application = application
    former = application.traceSink
    application.traceSink = self
    let capture = Capture(program: "a test") { [weak self] gesture in self?.last.captured = gesture }
    capture.names = { [weak self] object in self?.label(of: object) }
    capture.onBegin = { [weak self] tree in self?.begin(tree) }
    self.capture = capture
    Self.all.removeAll { $0.observer == nil }
    Self.all.append(Reference(observer: self))
    UIControl.sendObserver = { control, event in
      for one in Self.all { one.observer?.note(control, event) }
    }
    SelectionObserver.didSelect = { list in
      for one in Self.all { one.observer?.note(selectionIn: list) }
    }
  }

  isolated deinit {}

  /// The last gesture; without a capture while it is in progress.
  var gesture: Gesture {
    settle()
    guard let recorder else { return last }
    var gesture = last
    (gesture.facts, gesture.story) = (recorder.facts, recorder.story)
    return gesture
  }

  /// Releases the objects of a gesture that is over.
  func settle() {
    guard let recorder, let capture, capture.isAtRest else { return }
    (last.facts, last.story) = (recorder.facts, recorder.story)
    self.recorder = nil
    capture.finish()
  }

  func record(_ entry: TraceEntry) {
    former?.record(entry)
    capture?.record(entry)
    guard let recorder else { return }
    recorder.record(entry)
    for object in [entry.recognizer, entry.view, entry.responder, entry.culprit] as [AnyObject?] {
      guard let object, let subject = recorder.reader.subjectIfKnown(of: object) else { continue }
      if last.subjects[subject.id] == nil {
        last.subjects[subject.id] = Gesture.Named(object: object, name: subject.name)
      }
    }
  }

  private func label(of object: AnyObject) -> String? {
    if labels == nil { labels = application.map(ObjectLabels.init) }
    return labels?.label(of: object)
  }

  private func begin(_ tree: CapturedTree) {
    labels = nil
    last = Gesture()
    for object in tree.namedObjects {
      let name = tree.name(of: object) ?? ""
      last.names[ObjectIdentifier(object)] = Gesture.Named(object: object, name: name)
    }
    recorder = TraceRecorder(of: tree.recognizerObjects) { [weak tree] in tree?.name(of: $0) }
  }

  private func note(_ control: UIControl, _ event: UIControl.Event) {
    guard control.window?.application === application else { return }
    last.events.append((ObjectIdentifier(control), event))
  }

  private func note(selectionIn list: UIScrollView) {
    if list.window?.application === application { last.selections.insert(ObjectIdentifier(list)) }
  }
}
