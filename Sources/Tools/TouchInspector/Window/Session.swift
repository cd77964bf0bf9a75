import TouchCapture
import TouchDiagnosis
import TouchTrace
import TouchGeometry
import TouchKit
import TouchScenes

/// The state that the panels of the inspector share: the record, the shown moment, the chosen object, and the running
/// scene.
@MainActor final class Session {
  /// The record of the running scene.
  let live: Record
  let scene: LiveScene
  var title: String
  let about: String
  /// The findings of the lint for the scene.
  private(set) var findings: [LintFinding]
  private let find: ([Change]) -> [LintFinding]
  /// The record of an input that was played into a copy of the scene, shown in place of `live`; nil for none.
  private(set) var replay: Record?
  /// Whether the replay is of the user's gesture, as opposed to the scene's own input.
  private(set) var isUsersReplay = false
  /// The shown moment; nil for the present.
  private(set) var cursor: TimeInterval?
  /// The index of the chosen lane.
  private(set) var lane: Int?
  /// The selected stretch of time; nil for none.
  private(set) var range: ClosedRange<TimeInterval>?
  /// The moment at which a selection with the keyboard began.
  private var rangeStart: TimeInterval?
  /// The lanes that are pinned to the top, and the lanes that are collapsed; they apply to later records too.
  private(set) var pinnedLanes: Set<LaneKey> = []
  private(set) var collapsedLanes: Set<LaneKey> = []
  /// The chosen view or recognizer.
  private(set) weak var object: AnyObject?
  /// The cures that are switched on.
  private(set) var takenCures: [Cure] = []
  /// The view or recognizer that the pointer is on in a panel, or that is marked while a view is being picked.
  private(set) weak var pointed: AnyObject?
  /// The verdicts from before the last change; empty after new input.
  private(set) var before: [Verdict] = []
  /// The sentences of the cures that show their side effects and keys.
  private(set) var openCures: Set<String> = []
  /// Whether the complete description of the scene is shown, although there is little room.
  var showsAbout = false { didSet { changed() } }
  /// Whether an input is being played into the scene.
  var isInputPlayed = false { didSet { if isInputPlayed != oldValue { inputPlayedDidChange() } } }
  /// Whether the shown moment moves through a replay.
  var isReplaying = false
  /// Whether the shown moment is the one that decided, as opposed to one that the user chose.
  private(set) var isResting = false
  /// The rule whose text is shown; nil for none.
  var rule: String? { didSet { if rule != oldValue { changed() } } }
  /// Returns the text of a rule; nil for an unknown number.
  var ruleText: (String) -> String? = { _ in nil }
  /// The names of rows and items in the panels.
  var spokenNames = SpokenNames()
  var tab = Tab.touch {
    didSet {
      (opensDetails, lanesFold.isOpen) = (true, false)
      changed()
    }
  }
  /// Whether the tabs are open in a window that has no room for them and the explanation; the user chooses.
  var opensDetails = false
  /// The lanes of a low window.
  var lanesFold = LanesFold()
  /// The application's seconds per real second.
  private(set) var rate = 1.0
  /// The most recent message, such as that a file was written.
  private(set) var note = ""
  /// The untaken touch whose sentence the stage shows; nil for none.
  var markedTouch: TouchAccount.ID? { didSet { if markedTouch != oldValue { changed() } } }
  /// Whether a press on the stage chooses a view instead of touching it.
  var isPicking = false { didSet { pickingDidChange(from: oldValue) } }

  /// Called when the panels must be redrawn.
  var onChange: () -> Void = {}
  /// Called when the user chooses another rate.
  var onRate: (Double) -> Void = { _ in }
  /// Writes the scene with changes to a file, and returns a sentence with its path; nil if that is not possible.
  var save: (([Change]) -> String)?
  /// Called after a choice, a new rate or the start of picking, before the panels are redrawn.
  var onChoice: () -> Void = {}
  /// The states in which recognizers pause the program, by the names of the recognizers; nil if it cannot be paused.
  var stops: [String: Set<UIGestureRecognizer.State>]?
  /// The sentence that names the recognizer whose state paused the program; nil if the user paused it.
  var heldWords: String?
  /// Whether the program is paused.
  var isHeld = false { didSet { changed() } }
  /// Plays the scene's own input into a copy with changes; nil if the scene has no input.
  var play: (([Change]) -> Record?)?
  /// Plays the user's last gesture into a copy with changes; returns nil before the first gesture.
  var playLast: (([Change]) -> Record?)?
  /// Explains the last gesture in the scene, by the user or of a played input, with changes.
  ///
  /// Returns nil without one.
  var explainLast: (([Change]) -> Explanation?)?
  /// Rebuilds the scene with changes; nil if that is not possible.
  var rebuild: (([Change]) -> Void)?
  /// Called after a change of the scene, with whether the scene differs from its file.
  var onScene: (Bool) -> Void = { _ in }
  /// Shows or hides the scene list over the stage; nil if the list is visible anyway.
  var showList: (() -> Void)?
  /// Whether the list of keys is shown in place of the explanation.
  var showsKeys = false { didSet { if showsKeys != oldValue { changed() } } }
  /// Maps the scene at this moment; nil if that is not possible.
  var map: (() -> TouchMap)?
  /// The touch map, while it is shown.
  var touchMap: TouchMap?
  /// What the touch map was made of.
  var mappedTree = 0
  /// Whether the stage shows where fingers reach the views, and the explanation the findings about it.
  var showsMap = false { didSet { if showsMap != oldValue { mapDidChange() } } }
  /// Reads the scene as a screen reader does; nil if that is not possible.
  var read: (() -> [SpokenElement])?
  /// What a screen reader reads, in order, while it is shown.
  var reading: [SpokenElement] = []
  /// Whether the program can be read by a screen reader.
  var isReadable = true
  /// Whether the stage and the panel show what a screen reader reads.
  var showsReading = false { didSet { if showsReading != oldValue { readingDidChange() } } }
  /// The index of the element that the pointer is on in the panel; nil for none.
  var pointedElement: Int? { didSet { if pointedElement != oldValue { onChange() } } }
  /// Called when the reading is shown or hidden.
  var onReading: () -> Void = {}
  /// The parts of the frame overlay that are shown.
  var overlay: FrameOverlay.Parts = [] { didSet { if overlay != oldValue { onOverlay(overlay) } } }
  /// Shows parts of the frame overlay.
  var onOverlay: (FrameOverlay.Parts) -> Void = { _ in }
  /// Returns where an object is defined; with nil, where the scene is.
  var source: ((AnyObject?) -> SourceAnswer)?
  /// Opens a source in the user's editor, and returns a sentence about it.
  var edit: (SourcePlace) -> String = { EditorCommand.open($0) }
  /// What was said about the source that was opened last; empty after another choice or touch.
  var sourceNote = "" { didSet { if sourceNote != oldValue { changed() } } }
  /// Called when the touch map is shown or hidden.
  var onMap: () -> Void = {}
  /// Called when the replay must start to run.
  var onReplay: () -> Void = {}

  enum Tab: CaseIterable {
    case touch, relations, flags, log

    var title: String {
      switch self {
      case .touch: localized("Touch", context: "tab")
      case .relations: localized("Relations")
      case .flags: localized("Flags")
      case .log: localized("Log")
      }
    }
  }

  static let rates = [1, 0.5, 0.25, 0.1, 0.05]

  init(
    _ live: Record, scene: LiveScene, title: String, about: String, findings: @escaping ([Change]) -> [LintFinding]
  ) {
    (self.live, self.scene, self.title, self.about, find) = (live, scene, title, about, findings)
    self.findings = findings(scene.changes)
  }

  /// The shown record: the replay if there is one, else the live one.
  var record: Record { replay ?? live }
  var model: LaneModel { record.model }
  var isLive: Bool { cursor == nil && replay == nil }
  /// Whether an input is being played, into the scene or as a replay.
  var isPlaying: Bool { isInputPlayed || isReplaying }

  /// The moment for which sentences and states are shown: the cursor, or infinity for the present.
  var time: TimeInterval { cursor ?? .infinity }

  /// Whether the shown record contains no touch.
  var isEmpty: Bool { record.observation.accounts.isEmpty }

  func changed() {
    onChoice()
    onChange()
  }

  // MARK: Time

  /// Moves the cursor to a moment of the past.
  func show(_ time: TimeInterval) {
    guard let first = model.firstTime, let last = model.lastTime else { return }
    cursor = min(max(time, first), last)
    isResting = false
    changed()
  }

  /// Shows the moment that decided, until the user chooses another one.
  func showDecidingMoment() {
    guard let moment = decidingMoment else { return }
    show(moment)
    isResting = true
  }

  /// Called when an input starts or ends.
  ///
  /// At its end, explains it and shows the moment that decided.
  private func inputPlayedDidChange() {
    before = []
    if !isInputPlayed {
      live.explanation = explainLast?(scene.changes)
      live.explainedFrom = live.startTime
      showDecidingMoment()
    }
    changed()
  }

  /// Explains the user's last gesture, unless it is already explained.
  func explainLive() {
    guard isLive, !isInputPlayed, live.explanation == nil, let start = live.chapters.all.last?.start,
      let explanation = explainLast?(scene.changes)
    else { return }
    live.explanation = explanation
    live.explainedFrom = start
    changed()
  }

  /// Called when a touch begins in the scene.
  ///
  /// Removes the explanation of the last gesture, and returns to the present.
  func beginTouch() {
    before = []
    sourceNote = ""
    if !isInputPlayed { live.explanation = nil }
    if !isLive, !isInputPlayed { goLive() }
  }

  /// Moves the cursor to the next or previous decision.
  func step(forward: Bool) {
    guard let last = model.lastTime else { return }
    let from = cursor ?? last
    if let next = model.step(from: from, forward: forward) {
      cursor = next
    } else if cursor == nil {
      cursor = last
    }
    changed()
  }

  /// Returns to the present.
  func goLive() {
    cursor = nil
    if replay != nil { markedTouch = nil }
    replay = nil
    isResting = false
    changed()
  }

  func setRate(_ rate: Double) {
    self.rate = rate
    onRate(rate)
    changed()
  }

  /// Makes the rate slower or faster by one step.
  func changeRate(slower: Bool) {
    let index = Self.rates.firstIndex(of: rate) ?? 0
    setRate(Self.rates[min(max(index + (slower ? 1 : -1), 0), Self.rates.count - 1)])
  }

  /// Sets the next slower rate; after the slowest, the first.
  func setNextRate() {
    let index = (Self.rates.firstIndex(of: rate) ?? 0) + 1
    setRate(Self.rates[index % Self.rates.count])
  }

  // MARK: Lanes

  /// Selects a stretch of time; nil clears the selection.
  func select(_ range: ClosedRange<TimeInterval>?) {
    self.range = range
    if range == nil { rangeStart = nil }
    changed()
  }

  /// Extends the selection from the shown moment to the next or previous decision.
  func extendRange(forward: Bool) {
    guard let last = model.lastTime else { return }
    let start = rangeStart ?? cursor ?? last
    step(forward: forward)
    guard let cursor else { return }
    rangeStart = start
    select(min(start, cursor)...max(start, cursor))
  }

  /// Pins a lane to the top, or unpins it.
  func pin(_ lane: Lane) {
    if pinnedLanes.remove(LaneKey(lane)) == nil { pinnedLanes.insert(LaneKey(lane)) }
    changed()
  }

  /// Collapses a lane, or expands it.
  func collapse(_ lane: Lane) {
    if collapsedLanes.remove(LaneKey(lane)) == nil { collapsedLanes.insert(LaneKey(lane)) }
    changed()
  }

  /// The chosen lane.
  var chosenLane: Lane? { lane.flatMap { model.lanes.indices.contains($0) ? model.lanes[$0] : nil } }

  // MARK: Choosing

  func choose(lane: Int?) {
    sourceNote = ""
    self.lane = lane
    if let lane {
      // The lanes of a replay represent objects of a copy. The scene's object with the same name is chosen.
      object = scene.object(named: model.lanes[lane].name)
      if object != nil, tab == .log { tab = .flags }
    } else {
      object = nil
    }
    changed()
  }

  func choose(_ object: AnyObject?) {
    sourceNote = ""
    self.object = object
    let name = object.flatMap { scene.name(of: $0) }.map(spokenNames.text)
    lane = model.lanes.first { $0.name == name && !$0.kind.isDevice }?.id
    if object != nil, tab == .touch || tab == .log { tab = .flags }
    changed()
  }

  /// Chooses the next or previous lane.
  func stepLane(by step: Int) {
    let shown = LaneRows(model, pinned: pinnedLanes, collapsed: []).rows.map(\.lane)
    guard !shown.isEmpty else { return }
    let index = lane.flatMap { shown.firstIndex(of: $0) }.map { $0 + step } ?? (step > 0 ? 0 : shown.count - 1)
    guard shown.indices.contains(index) else { return }
    choose(lane: shown[index])
  }

  /// Highlights an object on the stage, because the pointer is on it in a panel.
  func point(at name: String?) {
    let object = name.flatMap { scene.object(named: $0) }
    guard object !== pointed else { return }
    pointed = object
    onChange()
  }

  /// Follows a link: chooses an object, or shows the text of a rule.
  func follow(_ target: LinkedText.Target) {
    switch target {
    case .object(let name): choose(scene.object(named: name))
    case .rule(let number): rule = number
    }
  }

  // MARK: Changing the scene

  func perform(_ change: Change) {
    guard scene.perform(change) else { return }
    afterChange()
  }

  /// Sets a flag of an object.
  func set(_ key: String, to value: Change.Setting, of name: String) {
    if let change = scene.change(key, to: value, of: name) { perform(change) }
  }

  /// Switches a cure on or off, and plays the last gesture again.
  func toggle(_ cure: Cure) {
    let isTaken = isTaken(cure)
    before = WhyText(self).verdicts
    takenCures.removeAll { $0.changes == cure.changes }
    if !isTaken { takenCures.append(cure) }
    cursor = nil
    if let change = cure.switchedChange, isTaken ? scene.revert(change) : scene.perform(change) {
      afterChange()
    } else if let rebuild {
      let others = scene.changes.filter { !cure.changes.contains($0) }
      rebuild(isTaken ? others : cure.changes.reduce(into: scene.changes) { $0.replace(with: $1) })
    } else {
      undo()
    }
  }

  /// Shows the details of a cure, or hides them.
  func toggleDetails(of cure: Cure) {
    if openCures.remove(cure.sentence) == nil { openCures.insert(cure.sentence) }
    changed()
  }

  /// Undoes the last change.
  func undo() {
    if scene.undo() {
      afterChange()
    } else if !scene.changes.isEmpty {
      rebuild?(scene.changes.dropLast())
    }
  }

  /// Undoes all changes.
  func undoAll() {
    var isChanged = false
    while scene.undo() { isChanged = true }
    if !scene.changes.isEmpty {
      rebuild?([])
    } else if isChanged {
      afterChange()
    }
  }

  /// Continues with the choices of the session that this one replaces, of the same scene.
  func inherit(from other: Session) {
    (takenCures, openCures, before) = (other.takenCures, other.openCures, other.before)
    (tab, showsAbout, showsMap) = (other.tab, other.showsAbout, other.showsMap)
    opensDetails = other.opensDetails
    (showsReading, overlay) = (other.showsReading, other.overlay)
  }

  /// Called after a change of the scene.
  ///
  /// Plays the last gesture into the changed scene.
  func afterChange() {
    note = ""
    findings = find(scene.changes)
    onScene(!scene.changes.isEmpty)
    // The shown record is of the scene before the change.
    if replay != nil, !isUsersReplay {
      show(play?(scene.changes), isUsers: false)
    } else {
      let users = playLast?(scene.changes)
      show(users ?? play?(scene.changes), isUsers: users != nil)
    }
    changed()
  }

  /// Shows a message.
  func say(_ words: String) {
    note = words
    changed()
  }

  func saveScene() {
    guard let save else { return }
    note = save(scene.changes)
    changed()
  }

  /// Plays the scene's own input into a copy of the scene with its changes, and shows the record.
  func playAgain() {
    cursor = nil
    show(play?(scene.changes), isUsers: false)
    changed()
  }

  /// Shows another record; the chosen lane stays chosen, and so does a moment that the user has chosen.
  private func show(_ next: Record?, isUsers: Bool) {
    guard let next else { return }
    markedTouch = nil
    let chosen = lane.map { model.lanes[$0] }
    let moment = isResting ? nil : cursor.map { $0 - record.startTime }
    isResting = false
    (replay, isUsersReplay) = (next, isUsers)
    (range, rangeStart) = (nil, nil)
    lane = chosen.flatMap { old in next.model.lanes.first { $0.name == old.name && $0.kind == old.kind }?.id }
    guard let first = next.model.firstTime, let last = next.model.lastTime else { return cursor = nil }
    if let moment {
      cursor = min(max(next.startTime + moment, first), last)
    } else {
      cursor = first
      onReplay()
    }
  }
}
