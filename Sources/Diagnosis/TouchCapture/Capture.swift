import Glibc
import TouchDrawing
import TouchFiles
import TouchGeometry
import TouchKit
import TouchWidgets

/// Captures what fingers do to a running app, as files that replay it.
///
/// Writes a numbered file for each gesture, from the first finger until every recognizer is idle: the tree before the
/// first finger, the touches, and the engine's decisions. It reads the trace and changes nothing. It captures fingers
/// in one window at a time. A pinch or a rotation on a touchpad is a gesture too, and so is a scroll where a pan follows
/// the wheel; other scrolls are captured while a gesture is in progress. Keys and the pointer without a button are
/// omitted.
@MainActor package final class Capture: TraceSink {
  private let folder: String
  private let program: String
  private let onFailure: (String) -> Void
  /// Returns the inspector's name of an object; nil to let the capture choose one.
  package var names: (AnyObject) -> String? = { _ in nil }
  /// Whether a file contains a picture of the window.
  package var takesPictures = true
  /// Called at the start of each gesture, with its tree.
  package var onBegin: (CapturedTree) -> Void = { _ in }
  /// Receives each gesture instead of a file; nil writes files.
  private let onGesture: ((CapturedGesture) -> Void)?
  /// Called with the path of each complete file.
  package var onWritten: (String) -> Void = { _ in }
  private var episode: Episode?
  private var number = 0
  /// Whether writing has failed; nothing is written after that.
  private var hasFailed = false
  /// The paths of the written files.
  package private(set) var written: [String] = []

  /// The maximum number of gestures that one run captures.
  package static let maximum = 1000

  /// - Parameters:
  ///   - folder: the folder for the files; created if it does not exist.
  ///   - program: the name in the titles of the scenes.
  ///   - onFailure: called once with a sentence if a file cannot be written; this ends the capture.
  package init(folder: String, program: String, onFailure: @escaping (String) -> Void) {
    (self.folder, self.program, self.onFailure, onGesture) = (folder, program, onFailure, nil)
  }

  /// Creates a capture that writes no files.
  ///
  /// - Parameters:
  ///   - program: The name in the titles of the scenes.
  ///   - onGesture: Receives each gesture.
  package init(program: String, onGesture: @escaping (CapturedGesture) -> Void) {
    (folder, self.program, onFailure, self.onGesture) = ("", program, { _ in }, onGesture)
    takesPictures = false
  }

  @MainActor private struct Episode {
    let tree: CapturedTree
    /// The appearance of the window as a PNG file; empty if nothing can be drawn.
    let picture: [UInt8]
    weak var window: UIWindow?
    let start: TimeInterval
    var input: [String] = []
    /// The time of the last event in `input`.
    var lastEvent: TimeInterval?
    var log: [String] = []
    var answers: [CapturedRecognizer]
    var hitTests = CapturedHitTests()
    var keeping = CapturedKeeping()
    var notes: [String]
    /// The views whose overridden methods answered hit tests.
    var overriding: [UIView] = []
    /// The active touches that have a view.
    var down: [UITouch] = []
    /// The recognizers that have received a touch and are not idle yet.
    var open: Set<ObjectIdentifier> = []
    /// Whether two fingers on a touchpad pinch or rotate.
    var isTransforming = false

    var isOver: Bool { down.isEmpty && open.isEmpty && !isTransforming }
    var isAtRest: Bool { isOver && !input.isEmpty }
  }

  package func record(_ entry: TraceEntry) {
    guard !hasFailed else { return }
    if case .hitTest = entry.kind, episode?.isOver ?? true, let window = entry.view?.window { begin(in: window, entry) }
    if case .event = entry.kind, let input = entry.pointerInput { return captureInput(input, entry) }
    guard episode != nil else { return }
    note(entry)
    if let line = episode.flatMap({ one in CaptureLog.line(of: entry, since: one.start) { one.tree.name(of: $0) } }) {
      episode?.log.append(line)
    }
  }

  /// Whether a finished gesture has not been written yet.
  ///
  /// The next gesture or `finish()` writes it.
  package var isAtRest: Bool { episode?.isAtRest ?? false }

  /// Writes the unfinished gesture.
  ///
  /// Call it when the app ends.
  package func finish() {
    if let episode { write(episode) }
    episode = nil
  }

  private func begin(in window: UIWindow, _ entry: TraceEntry) {
    // Further entries of the hit test that began the gesture.
    if let episode, episode.input.isEmpty, episode.window === window { return }
    finish()
    let tree = CapturedTree(window, names)
    episode = Episode(
      tree: tree, picture: takesPictures ? Self.picture(of: window) : [], window: window, start: entry.time,
      answers: tree.recognizers,
      notes: tree.notes)
    onBegin(tree)
  }

  /// The window at scale 1, so that the file is small enough to be mailed.
  private static func picture(of window: UIWindow) -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = window.bounds
    guard !bounds.isEmpty else { return [] }
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    return Array(renderer.pngData { _ in window.drawHierarchy(in: bounds, afterScreenUpdates: false) })
  }

  private func note(_ entry: TraceEntry) {
    switch entry.kind {
    case .bound:
      guard let touch = entry.touch, let window = entry.view?.window else { return }
      if window === episode?.window {
        episode?.down.append(touch)
        let tree = episode?.tree
        let place = touch.location(in: window)
        if let view = entry.view, let cover = CapturedCover.note(about: view, at: place, { tree?.name(of: $0) }) {
          add(cover)
        }
      } else {
        add("A finger touched another window, which is not captured.")
      }
    // The event of a press moves no touch.
    case .event where entry.press != nil: break
    case .event:
      let count = episode?.input.count ?? 0
      for touch in episode?.down ?? [] { add(touch, at: entry.time) }
      keepApart(from: count, entry.time)
      episode?.down.removeAll { !$0.isActive }
    case .receive(true):
      if let recognizer = entry.recognizer { episode?.open.insert(ObjectIdentifier(recognizer)) }
      if !entry.isTransform { noteReceiving(entry, true) }
    case .receive(false) where entry.isTransform:
      let name = entry.recognizer.flatMap { episode?.tree.name(of: $0) }
      if let name, entry.reason == .subclassRefused || entry.reason == .delegateRefused {
        add("\(name) refused the touchpad's gesture, which a scene cannot express.")
      }
    // A scene expresses the answer of an app's subclass as an answer of the delegate.
    case .receive(false) where entry.reason == .subclassRefused || entry.reason == .delegateRefused:
      noteReceiving(entry, false)
    case .sent(.began), .delivered(.began): episode?.keeping.noteDelivery(entry)
    case .transition(_, let state):
      episode?.keeping.note(entry, to: state)
      // A pan that follows the wheel receives no touch.
      if state == .began, let pan = entry.recognizer as? UIPanGestureRecognizer {
        episode?.open.insert(ObjectIdentifier(pan))
      }
    case .reset:
      if let recognizer = entry.recognizer { episode?.open.remove(ObjectIdentifier(recognizer)) }
    case .asked(.shouldReceiveTouch, _, _): break
    case .asked(let question, let other, let answer):
      let index = episode?.answers.firstIndex { $0.object === entry.recognizer }
      let name = other.flatMap { episode?.tree.name(of: $0) }
      if let index { episode?.answers[index].note(question, name, answer) }
    case .hitTest(let answer):
      let tree = episode?.tree
      episode?.hitTests.note(answer, entry) { tree?.name(of: $0) }
      if let view = entry.view, entry.reason == .overridden { episode?.overriding.append(view) }
    default: break
    }
  }

  /// Separates two events with the same time, which a replay would treat as one.
  private func keepApart(from count: Int, _ time: TimeInterval) {
    guard let episode, episode.input.count > count else { return }
    if episode.lastEvent == time {
      let wait = CapturedValue.object([
        CapturedMember("t", .number(time - episode.start)), CapturedMember("phase", .text("wait")),
      ])
      self.episode?.input.insert(wait.line, at: count)
    }
    self.episode?.lastEvent = time
  }

  private func noteReceiving(_ entry: TraceEntry, _ answer: Bool) {
    let index = episode?.answers.firstIndex { $0.object === entry.recognizer }
    // The kit's own tap recognizers refuse other buttons, which the scene expresses by their properties.
    if entry.reason == .subclassRefused, let index, episode?.answers[index].isOfProgram == false { return }
    let name = entry.touch?.view.flatMap { episode?.tree.name(of: $0) }
    if let index { episode?.answers[index].note(.shouldReceiveTouch, name, answer) }
  }

  private func add(_ sentence: String) {
    if episode?.notes.contains(sentence) == false { episode?.notes.append(sentence) }
  }

  private func add(_ touch: UITouch, at time: TimeInterval) {
    let phase: String
    switch touch.phase {
    case .began: phase = "began"
    case .moved: phase = "moved"
    case .ended: phase = "ended"
    case .cancelled: phase = "cancelled"
    case .stationary, .regionEntered, .regionMoved, .regionExited: return
    }
    let place = touch.location(in: nil)
    let buttons = touch.window?.application.map { CapturedProperties.buttons($0.touchesEvent.buttonMask) } ?? []
    var members = [
      CapturedMember("t", .number(time - (episode?.start ?? 0))),
      CapturedMember("id", .number(Double(touch.identifier))),
      CapturedMember("phase", .text(phase)), CapturedMember("x", .number(Double(place.x))),
      CapturedMember("y", .number(Double(place.y))),
    ]
    switch touch.type {
    case .pencil: members += pen(touch)
    case .indirectPointer: members.append(CapturedMember("type", .text("indirectPointer")))
    case .direct, .indirect: break
    }
    if !buttons.isEmpty { members.append(CapturedMember("buttons", .words(buttons))) }
    episode?.input.append(CapturedValue.object(members).line)
  }

  /// The members of a pencil's line.
  private func pen(_ touch: UITouch) -> [CapturedMember] {
    var members = [CapturedMember("type", .text("pencil"))]
    let (pressure, angles) = (Double(touch.force / touch.maximumPossibleForce), touch.angles)
    if pressure != 0 { members.append(CapturedMember("force", .number(pressure))) }
    if angles.tilt != .zero {
      members.append(CapturedMember("tilt", .numbers(angles.tilt.dx, angles.tilt.dy)))
    }
    if angles.roll != 0 { members.append(CapturedMember("roll", .number(Double(angles.roll)))) }
    return members
  }

  /// Captures an input without touches, at its place among the lines.
  private func captureInput(_ input: TraceEntry.PointerInput, _ entry: TraceEntry) {
    guard let view = entry.view, let window = view.window else {
      // The view was removed during the gesture.
      if case .transform(let sample) = input, sample.phase != .began, sample.phase != .changed {
        episode?.isTransforming = false
      }
      return
    }
    if episode?.isOver ?? true, CapturedPointer.begins(input, over: view) { begin(in: window, entry) }
    guard let start = episode?.start, episode?.window === window else { return }
    if case .transform(let sample) = input {
      // Only fingers whose beginning was captured can move.
      guard sample.phase == .began || episode?.isTransforming == true else { return }
      episode?.isTransforming = sample.phase == .began || sample.phase == .changed
    }
    let members = CapturedPointer.members(of: input, in: window)
    let time = CapturedMember("t", .number(entry.time - start))
    episode?.input.append(CapturedValue.object([time] + members).line)
  }

  // MARK: Writing

  private func write(_ episode: Episode) {
    guard !episode.input.isEmpty, !hasFailed else { return }
    if let onGesture { return onGesture(gesture(of: episode)) }
    guard number < Self.maximum else { return fail("\(folder): a run captures at most \(Self.maximum) gestures") }
    if number == 0, mkdir(folder, 0o755) != 0, errno != EEXIST { return fail("\(folder): \(Self.reason)") }
    var path: String
    var file: Int32
    repeat {
      number += 1
      path = "\(folder)/\(number).touchstone"
      file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      if file >= 0 { break }
      guard errno == EEXIST, number < Self.maximum else { return fail("\(path): \(Self.reason)") }
    } while true
    guard write(gesture(of: episode).text, to: file) else { return fail("\(path): \(Self.reason)") }
    written.append(path)
    onWritten(path)
  }

  /// What is written of a gesture.
  private func gesture(of episode: Episode) -> CapturedGesture {
    let unsaid = episode.overriding.filter { episode.hitTests.isInexpressible(ObjectIdentifier($0)) }.compactMap {
      view in
      episode.tree.name(of: view).map { "\($0) answered hitTest(_:with:) itself, which a scene cannot express." }
    }
    let hitTestNotes = unsaid.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return CapturedGesture(
      program: program, number: number, size: episode.tree.size, picture: episode.picture, root: episode.tree.root,
      viewsOfTheKit: episode.tree.viewsOfTheKit,
      recognizers: episode.answers.map(\.withoutObject), hitTests: episode.hitTests,
      keeping: episode.keeping.withoutTouches, notes: episode.notes + hitTestNotes, input: episode.input,
      log: episode.log)
  }

  private func write(_ text: String, to file: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = Glibc.write(file, Array(rest), rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        _ = close(file)
        return false
      }
      rest = rest.dropFirst(count)
    }
    return close(file) == 0
  }

  private static var reason: String { String(cString: strerror(errno)) }

  private func fail(_ sentence: String) {
    hasFailed = true
    onFailure(sentence)
  }
}
