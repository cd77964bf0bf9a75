import TouchGeometry
import TouchKit
import TouchLoop

/// Records what fingers do to a scene in a window, replays it at any speed, and saves it.
///
/// The controller is the application's input gate. It converts the mouse to a finger, records events as they arrive,
/// and blocks other input to the scene during a replay. Recording and replaying start with a new scene, which the host
/// makes. Every command takes effect in the next turn of the loop, because it may come from the middle of a touch.
@MainActor package final class RecordingController {
  package enum State: Sendable, Equatable { case idle, recording, playing, paused }

  package private(set) var state = State.idle
  /// The last recording, or the input that can be played.
  package private(set) var input: InputFile?
  /// The message for the user: the last result, or the reason of a failure.
  package private(set) var note = ""
  /// The speed of replayed and live events: seconds of the clock in a real second; 1, or less for slow motion.
  package var speed: Double = 1 {
    didSet {
      pace()
      onChange?()
    }
  }
  /// Whether there is an input to play or save.
  package var hasInput: Bool { input?.lines.isEmpty == false }
  /// Seconds since the start of the recording or the replay; nil if neither is running.
  package var elapsed: TimeInterval? {
    switch state {
    case .idle: nil
    case .recording: recorder?.start.map { application.now - $0 } ?? 0
    case .playing, .paused: replay.map { max(0, application.now - $0.start) }
    }
  }

  /// Called after a change of the properties above.
  package var onChange: (() -> Void)?
  /// Makes a new scene; called before each recording and each replay.
  package var renew: (() -> Void)?
  /// Makes the whole scene visible; called before each replay, after `renew`.
  package var reveal: (() -> Void)?
  /// Called with the time of the loop that is 0 in the scene's log.
  package var onStart: ((TimeInterval) -> Void)?
  /// The position of the scene on the surface.
  package var stage: () -> ScenePlace = { .corner }
  /// Whether a text input of the scene has the keyboard.
  package var isTyping: () -> Bool = { false }
  /// Called with each text that an input pastes into the scene.
  package var paste: (String) -> Void = { _ in }
  /// Saves an input and returns a message about it; called when the user saves.
  package var keep: ((InputFile) -> String)?
  /// The path of the next recording, which is written while it is made; nil, the default, keeps it in memory.
  package var target: (() -> String)?
  /// Called when the positions of `mouse.discs` may have changed.
  package var onDiscs: (([CGPoint]) -> Void)?

  private let application: UIApplication
  private let scene: UIWindowScene
  private var mouse: MouseFingers
  private var recorder: InputRecorder?
  /// The journal of the present recording, or of the last one if it is not saved yet.
  private var journal: Journal?
  /// The path of its final file; nil if there is nothing to save.
  private var unsavedTarget: String?
  /// The whole recording, after its end.
  private var unsaved = InputFile(size: .zero)
  private var replay: InputReplay?
  /// The latest gesture in the scene, recorded or not, with the time of its last event.
  private var memory: (recorder: InputRecorder, time: TimeInterval) = (InputRecorder(sceneSize: .zero), 0)
  /// The input that was replayed after the user's latest gesture.
  private var lastPlayed: InputFile?
  private var sceneSize = CGSize.zero
  private var pending: [LoopTimer] = []

  /// How long a new scene is shown before a replay starts, in seconds.
  private static let pause = 0.1
  /// The speed of a paused replay: a quarter of an hour advances the clock by a thousandth of a second.
  private static let standstill = 1e-6

  /// Creates a controller that becomes the input gate of an application, which retains it.
  ///
  /// - Parameters:
  ///   - application: the application.
  ///   - scene: the window that shows the scene.
  ///   - mouseIsFinger: whether the mouse is a finger on the stage.
  package init(_ application: UIApplication, in scene: UIWindowScene, mouseIsFinger: Bool = true) {
    (self.application, self.scene) = (application, scene)
    mouse = MouseFingers(isOn: mouseIsFinger)
    application.inputGate = { [weak self] event, _ in self?.pass(event) ?? [event] }
  }

  // MARK: Commands

  /// Prepares for another scene: ends the recording or the replay.
  ///
  /// `input` is the input that can be played into the scene.
  package func open(sceneSize: CGSize, input: InputFile?) {
    stop()
    var note = ""
    do throws(FileError) {
      if let kept = try keepUnsaved() { note = "Kept as \(kept.file)." }
    } catch {
      note = "\(error)"
    }
    self.sceneSize = sceneSize
    self.input = input
    memory.recorder = InputRecorder(sceneSize: sceneSize)
    lastPlayed = nil
    say(note)
  }

  /// Starts a recording in a new scene, or ends the recording.
  package func toggleRecording() {
    later { [self] in
      if state == .recording { return finishRecording() }
      stop()
      renew?()
      record()
    }
  }

  /// Starts a recording in the present scene.
  package func record() {
    recorder = InputRecorder(sceneSize: sceneSize)
    state = .recording
    // The new recording replaces the one before.
    journal?.discard()
    journal = nil
    say("")
    unsavedTarget = target?()
    guard let unsavedTarget else { return }
    do throws(FileError) {
      journal = try Journal(for: InputFile(size: sceneSize), target: unsavedTarget)
    } catch {
      say(localized("Recording in memory only. %1$s", "\(error)"))
    }
  }

  /// Starts, pauses or continues the replay.
  package func togglePlaying() {
    later { [self] in
      switch state {
      case .recording:
        finishRecording()
        play()
      case .idle: play()
      case .playing:
        state = .paused
        pace()
        say("")
      case .paused:
        state = .playing
        pace()
        say("")
      }
    }
  }

  /// Replays another input.
  package func play(_ input: InputFile) {
    later { [self] in
      stop()
      self.input = input
      play()
    }
  }

  /// Saves the recording.
  package func save() {
    if state == .recording { finishRecording() }
    guard let input, !input.lines.isEmpty else { return say(localized("There is nothing to keep.")) }
    do throws(FileError) {
      if let kept = try keepUnsaved() { return say(localized("Saved as %1$s.", kept.file)) }
    } catch {
      return say("\(error)")
    }
    if let keep { say(keep(input)) }
  }

  /// Ends the recording and saves what is not saved yet, as at the end of the process.
  ///
  /// Throws status 66 if writing fails. The journal then remains, and the next start recovers it.
  ///
  /// - Returns: the file and its input; nil if there is nothing to save.
  package func keepUnsaved() throws(FileError) -> (file: String, input: InputFile)? {
    finishRecording()
    guard let file = unsavedTarget else { return nil }
    unsavedTarget = nil
    if let journal {
      self.journal = nil
      do throws(FileError) {
        try journal.finish(unsaved)
      } catch {
        var error = error
        error.message += localized("; what the disk took is in %1$s", journal.path)
        throw error
      }
    } else {
      try TextFile.replace(file, with: unsaved.text)
    }
    let kept = (file, unsaved)
    lastKept = kept
    return kept
  }

  /// The file that was saved last, with its input.
  package private(set) var lastKept: (file: String, input: InputFile)?

  /// Ends the recording or the replay.
  ///
  /// A recording can then be played.
  package func stop() {
    for timer in pending { timer.cancel() }
    pending = []
    if state == .recording { finishRecording() }
    replay?.stop()
    replay = nil
    state = .idle
    pace()
    onChange?()
  }

  /// Ends a recording; cancels the active fingers.
  package func finishRecording() {
    guard state == .recording, var recorder else { return }
    let written = recorder.input.lines.count
    let lost = recorder.finish(at: moment, on: stage())
    self.recorder = nil
    state = .idle
    if !recorder.input.lines.isEmpty { input = recorder.input }
    note(recorder.input, keeping: written)
    unsaved = recorder.input
    if recorder.input.lines.isEmpty {
      journal?.discard()
      journal = nil
      unsavedTarget = nil
    }
    for event in lost { application.admit(event, in: scene) }
    say(recorder.input.lines.isEmpty ? localized("Nothing was recorded.") : "")
  }

  /// Updates the journal with the recording.
  private func note(_ input: InputFile, keeping kept: Int) {
    guard let journal else { return }
    let had = journal.failure
    journal.note(input, keeping: kept)
    if let failure = journal.failure, failure != had {
      say(localized("The recording cannot be written to the disk and continues in memory. %1$s", "\(failure)"))
    } else if had != nil, journal.failure == nil {
      say("")
    }
  }

  /// Removes a key press that was meant for the controller or its owner, and not for the scene.
  package func forget(key code: Int) {
    guard let kept = recorder?.forget(code), let recorder else { return }
    note(recorder.input, keeping: kept)
  }

  /// Shows a message to the user.
  package func say(_ text: String) {
    note = text
    onChange?()
  }

  // MARK: Execution

  private func play() {
    guard let input, !input.lines.isEmpty else { return say(localized("There is no input to play.")) }
    renew?()
    reveal?()
    lastPlayed = input
    state = .playing
    pace()
    let start = application.now + Self.pause
    onStart?(start)
    replay = InputReplay(
      input, on: application.loop, start: start, on: { [weak self] in self?.stage() ?? .corner },
      deliver: { [application, scene] in application.admit($0, in: scene) },
      paste: { [weak self] in self?.paste($0) },
      onEnd: { [weak self] in
        guard let self else { return }
        replay = nil
        state = .idle
        pace()
        onChange?()
      })
    say("")
  }

  private func pace() { application.timeRate = state == .paused ? Self.standstill : speed }

  private func later(_ body: @escaping @MainActor () -> Void) {
    pending.removeAll { !$0.isValid }
    pending.append(application.loop.schedule(at: application.now, body))
  }

  // MARK: The input gate

  /// The time of the turn, or of an earlier timer that has not fired, so that events and timers keep their order.
  private var moment: TimeInterval { min(application.now, application.loop.nextTimerTime ?? .infinity) }

  private func pass(_ event: InputEvent) -> [InputEvent] {
    mouse.stage = stage().frame
    let before = mouse.discs
    let event = mouse.translate(event)
    if mouse.discs != before { onDiscs?(mouse.discs) }
    switch event {
    case .close:
      finishRecording()
      return [event]
    case .touches(let samples, let coalesced) where replay != nil:
      return withoutStage(samples, coalesced)
    case .hover(let place?, _, _, _) where replay != nil && stage().frame.contains(place): return []
    case .scroll(_, let place, _, _) where replay != nil && stage().frame.contains(place): return []
    case .transform(let sample) where replay != nil && stage().frame.contains(sample.location): return []
    case .hold(let place, _) where replay != nil && stage().frame.contains(place): return []
    case .touches, .hover, .scroll, .transform, .hold, .key, .button, .buttonsCancelled, .text, .composition,
      .deleteSurrounding, .shake, .motion, .acceleration, .remoteControl, .focus, .visibility, .resize, .expose, .drop,
      .remoteDrag, .localDrag, .clipboardChanged:
      break
    }
    if replay == nil { remember(event) }
    guard recorder != nil else { return [InputRecorder.onGrid(event, on: stage())] }
    let count = recorder?.input.lines.count ?? 0
    let isFirst = recorder?.start == nil
    guard let written = recorder?.record(event, at: moment, on: stage(), isTyping: isTyping()) else { return [event] }
    if isFirst, let start = recorder?.start { onStart?(start) }
    if let recorder, recorder.input.lines.count != count {
      note(recorder.input, keeping: count)
      onChange?()
    }
    return [written]
  }

  /// The latest activity in the scene: the replayed input, or what the user did since a pause; nil if there was none
  /// since the scene was opened.
  package var lastInput: InputFile? {
    lastPlayed ?? (memory.recorder.input.lines.isEmpty ? nil : memory.recorder.input)
  }

  /// The time of the loop at which `lastInput` began; nil for an input that was played.
  package var startOfLastInput: TimeInterval? { lastPlayed == nil ? memory.recorder.start : nil }

  /// Records fingers and the wheel for `lastInput`; after a pause a new record starts.
  ///
  /// Keys are omitted, because most of them are meant for the inspector.
  private func remember(_ event: InputEvent) {
    switch event {
    case .touches, .scroll: break
    default: return
    }
    let isOver = !memory.recorder.isTouched && moment - memory.time > Self.rest
    let isNew = isOver || memory.recorder.input.lines.count > Self.longestMemory
    var recorder = isNew ? InputRecorder(sceneSize: sceneSize) : memory.recorder
    let count = recorder.input.lines.count
    _ = recorder.record(event, at: moment, on: stage(), isTyping: isTyping())
    let isTaken = recorder.input.lines.count != count
    // A press outside the scene, for example on a switch, does not replace the latest gesture.
    if isTaken || !isNew { memory.recorder = recorder }
    if isTaken { (memory.time, lastPlayed) = (moment, nil) }
  }

  /// The pause after which a new record starts, in seconds.
  private static let rest = 1.5
  /// The maximum number of lines of a record; a moving finger fills it in five minutes.
  private static let longestMemory = 36_000

  /// The fingers outside of the stage.
  ///
  /// Those on it would mix with the replayed ones.
  private func withoutStage(_ samples: [InputSample], _ coalesced: [InputSample]) -> [InputEvent] {
    let stage = stage().frame
    for sample in samples where sample.phase == .began && stage.contains(sample.location) { kept.insert(sample.finger) }
    let rest = samples.filter { !kept.contains($0.finger) }
    let earlier = coalesced.filter { !kept.contains($0.finger) }
    for sample in samples where sample.phase == .ended || sample.phase == .cancelled { kept.remove(sample.finger) }
    return rest.isEmpty ? [] : [.touches(rest, coalesced: earlier)]
  }

  /// The fingers that came down on the stage during a replay.
  private var kept: Set<Int> = []
}
