import TouchGeometry
import TouchKit
import TouchLoop

/// Records what fingers do to a scene in a window, plays it again at any speed, and keeps it.
///
/// It stands at the application's input gate: the mouse becomes a finger there, what is recorded is written down as it
/// goes in, and while an input is played nothing else gets to the scene. Recording and playing begin with the scene as
/// new, which the host makes. Everything takes effect in the turn after the call, because the call may come from the
/// middle of a touch.
@MainActor package final class RecordingController {
  package enum State: Sendable, Equatable { case idle, recording, playing, paused }

  package private(set) var state = State.idle
  /// What was recorded last, or is there to be played.
  package private(set) var input: InputFile?
  /// What a person is told: the last thing that happened, and what cannot be done.
  package private(set) var note = ""
  /// Clock seconds in a second of the machine: 1, or less for slow motion, of an input that is played and of live ones.
  package var speed: Double = 1 {
    didSet {
      pace()
      onChange?()
    }
  }
  /// Whether there is anything to play or keep.
  package var hasInput: Bool { input?.lines.isEmpty == false }
  /// Seconds from the beginning of what is recorded or played; nil when nothing is.
  package var elapsed: TimeInterval? {
    switch state {
    case .idle: nil
    case .recording: recorder?.start.map { application.now - $0 } ?? 0
    case .playing, .paused: replay.map { max(0, application.now - $0.start) }
    }
  }

  /// Called after anything of the above changed.
  package var onChange: (() -> Void)?
  /// Makes the scene as new; called before each recording and each playing.
  package var renew: (() -> Void)?
  /// Shows all of the scene; called before each playing, after `renew`.
  package var reveal: (() -> Void)?
  /// Is told the time of the loop from which the log of the scene counts.
  package var onStart: ((TimeInterval) -> Void)?
  /// Where the scene is on the surface.
  package var stage: () -> ScenePlace = { .corner }
  /// Whether keys go into a text of the scene.
  package var isTyping: () -> Bool = { false }
  /// Takes what an input pastes into the scene.
  package var paste: (String) -> Void = { _ in }
  /// Writes an input and gives what to say about it; it is called when somebody wants it kept.
  package var keep: ((InputFile) -> String)?
  /// Where the next recording is to be written while it is made; nil, the default, keeps it in memory.
  package var target: (() -> String)?
  /// Called when the places of `mouse.discs` may have changed.
  package var onDiscs: (([CGPoint]) -> Void)?

  private let application: UIApplication
  private let scene: UIWindowScene
  private var mouse: MouseFingers
  private var recorder: InputRecorder?
  /// What is recorded, or was recorded last and has not been kept yet, on the disk.
  private var journal: Journal?
  /// The file that it is to become; nil when there is nothing to keep.
  private var unsavedTarget: String?
  /// The whole of it, once the recording is over.
  private var unsaved = InputFile(size: .zero)
  private var replay: InputReplay?
  /// What was done last in the scene, recorded or not, and when the last of it was.
  private var memory: (recorder: InputRecorder, time: TimeInterval) = (InputRecorder(sceneSize: .zero), 0)
  /// The input that was played after the last gesture of the user.
  private var lastPlayed: InputFile?
  private var sceneSize = CGSize.zero
  private var pending: [LoopTimer] = []

  /// How long a scene that is as new is shown before an input is played into it, in seconds.
  private static let pause = 0.1
  /// So slow that nothing happens while somebody looks: a thousandth of a second in a quarter of an hour.
  private static let standstill = 1e-6

  /// A controller at the input gate of an application, which keeps it.
  ///
  /// - Parameters:
  ///   - application: whose input gate it takes.
  ///   - scene: the window that is played in.
  ///   - mouseIsFinger: whether the mouse is a finger on the stage.
  package init(_ application: UIApplication, in scene: UIWindowScene, mouseIsFinger: Bool = true) {
    (self.application, self.scene) = (application, scene)
    mouse = MouseFingers(isOn: mouseIsFinger)
    application.inputGate = { [weak self] event, _ in self?.pass(event) ?? [event] }
  }

  // MARK: What can be done

  /// Another scene is shown: what was going on ends, and `input` is what can be played into it.
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

  /// Records from now on, into a scene as new; or ends the recording.
  package func toggleRecording() {
    later { [self] in
      if state == .recording { return finishRecording() }
      stop()
      renew?()
      record()
    }
  }

  /// Records from now on, into the scene as it is.
  package func record() {
    recorder = InputRecorder(sceneSize: sceneSize)
    state = .recording
    // A new recording takes the place of the one before.
    journal?.discard()
    journal = nil
    say("")
    unsavedTarget = target?()
    guard let unsavedTarget else { return }
    do throws(FileError) {
      journal = try Journal(for: InputFile(size: sceneSize), target: unsavedTarget)
    } catch {
      say("Recording in memory only. \(error)")
    }
  }

  /// Plays what there is, stops for a while, or goes on.
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

  /// Plays another input.
  package func play(_ input: InputFile) {
    later { [self] in
      stop()
      self.input = input
      play()
    }
  }

  /// Keeps what was recorded.
  package func save() {
    if state == .recording { finishRecording() }
    guard let input, !input.lines.isEmpty else { return say("There is nothing to keep.") }
    do throws(FileError) {
      if let kept = try keepUnsaved() { return say("Saved as \(kept.file).") }
    } catch {
      return say("\(error)")
    }
    if let keep { say(keep(input)) }
  }

  /// Ends the recording, and makes what was recorded and not saved yet a file, as at the end of a program.
  ///
  /// Throws status 66 when the disk refuses; the journal is there then, and the next start recovers it.
  ///
  /// - Returns: the file and what is in it; nil when there is nothing to keep.
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
        error.message += "; what the disk took is in \(journal.path)"
        throw error
      }
    } else {
      try TextFile.replace(file, with: unsaved.text)
    }
    let kept = (file, unsaved)
    lastKept = kept
    return kept
  }

  /// What became a file last.
  package private(set) var lastKept: (file: String, input: InputFile)?

  /// Ends what is going on; a recording is there to be played.
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

  /// Ends a recording; fingers that are still down are cancelled.
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
    say(recorder.input.lines.isEmpty ? "Nothing was recorded." : "")
  }

  /// Has the journal say what the recording says.
  private func note(_ input: InputFile, keeping kept: Int) {
    guard let journal else { return }
    let had = journal.failure
    journal.note(input, keeping: kept)
    if let failure = journal.failure, failure != had {
      say("The disk takes no more: recording in memory. \(failure)")
    } else if had != nil, journal.failure == nil {
      say("")
    }
  }

  /// A key that went down was meant for the controller, or for its owner, and not for the scene.
  package func forget(key code: Int) {
    guard let kept = recorder?.forget(code), let recorder else { return }
    note(recorder.input, keeping: kept)
  }

  /// Says something to the person in front.
  package func say(_ text: String) {
    note = text
    onChange?()
  }

  // MARK: Doing it

  private func play() {
    guard let input, !input.lines.isEmpty else { return say("There is nothing to play.") }
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

  /// The time of the turn, or of a timer that comes before it and has not fired: events and timers keep their order.
  private var moment: TimeInterval { min(application.now, application.loop.nextTimerTime ?? .infinity) }

  private func pass(_ event: InputEvent) -> [InputEvent] {
    mouse.stage = stage().frame
    let before = mouse.discs
    let event = mouse.take(event)
    if mouse.discs != before { onDiscs?(mouse.discs) }
    switch event {
    case .close:
      finishRecording()
      return [event]
    case .touches(let samples, let coalesced) where replay != nil:
      return withoutStage(samples, coalesced)
    case .hover(let place?, _, _) where replay != nil && stage().frame.contains(place): return []
    case .scroll(_, let place, _, _) where replay != nil && stage().frame.contains(place): return []
    case .touches, .hover, .scroll, .key, .button, .text, .composition, .deleteSurrounding, .shake, .remoteControl,
      .focus, .visibility, .resize, .expose, .drop, .clipboardChanged:
      break
    }
    if replay == nil { remember(event) }
    guard recorder != nil else { return [InputRecorder.onGrid(event, on: stage())] }
    let count = recorder?.input.lines.count ?? 0
    let isFirst = recorder?.start == nil
    guard let written = recorder?.take(event, at: moment, on: stage(), isTyping: isTyping()) else { return [event] }
    if isFirst, let start = recorder?.start { onStart?(start) }
    if let recorder, recorder.input.lines.count != count {
      note(recorder.input, keeping: count)
      onChange?()
    }
    return [written]
  }

  /// What was done last in the scene: the input that was played, or what the user did, up to a pause; nil when nothing
  /// was done since it was opened.
  package var lastInput: InputFile? {
    lastPlayed ?? (memory.recorder.input.lines.isEmpty ? nil : memory.recorder.input)
  }

  /// Keeps what fingers and the wheel do; after a pause the next of it is something new.
  ///
  /// Not the keys: most of them are meant for the inspector.
  private func remember(_ event: InputEvent) {
    switch event {
    case .touches, .scroll: break
    default: return
    }
    let isOver = !memory.recorder.isTouched && moment - memory.time > Self.rest
    let isNew = isOver || memory.recorder.input.lines.count > Self.longestMemory
    var recorder = isNew ? InputRecorder(sceneSize: sceneSize) : memory.recorder
    let count = recorder.input.lines.count
    _ = recorder.take(event, at: moment, on: stage(), isTyping: isTyping())
    let isTaken = recorder.input.lines.count != count
    // A press outside the scene, as on a switch, leaves the last gesture in memory.
    if isTaken || !isNew { memory.recorder = recorder }
    if isTaken { (memory.time, lastPlayed) = (moment, nil) }
  }

  /// So long nothing is done between two things that belong together, at the most, in seconds.
  private static let rest = 1.5
  /// So many lines are kept; five minutes of a finger that moves all the time.
  private static let longestMemory = 36_000

  /// The fingers beside the stage: those on it would mingle with the ones that are played.
  private func withoutStage(_ samples: [InputSample], _ coalesced: [InputSample]) -> [InputEvent] {
    let stage = stage().frame
    for sample in samples where sample.phase == .began && stage.contains(sample.location) { kept.insert(sample.finger) }
    let rest = samples.filter { !kept.contains($0.finger) }
    let earlier = coalesced.filter { !kept.contains($0.finger) }
    for sample in samples where sample.phase == .ended || sample.phase == .cancelled { kept.remove(sample.finger) }
    return rest.isEmpty ? [] : [.touches(rest, coalesced: earlier)]
  }

  /// The fingers that came down on the stage while an input was played.
  private var kept: Set<Int> = []
}
