import TouchDiagnosis
import TouchTrace
import TouchGeometry
import TouchKit

/// What the parts of the inspector share: the record, the moment that is shown, what is chosen, and the living scene.
@MainActor final class Session {
  /// What is happening.
  let live: Record
  let scene: LiveScene
  var title: String
  let about: String
  /// What can be seen of the scene without touching it, in sentences.
  private(set) var findings: [String]
  private let find: ([Change]) -> [String]
  /// A record that was made elsewhere and is shown instead: the scene's own input, as the scene is now.
  private(set) var replay: Record?
  /// Whether the replay is of what the user did, not of the scene's own input.
  private(set) var isUsersReplay = false
  /// The moment that is shown; nil while it is the present.
  private(set) var cursor: TimeInterval?
  /// The lane that is chosen.
  private(set) var lane: Int?
  /// The stretch of time that is selected; nil for none.
  private(set) var range: ClosedRange<TimeInterval>?
  /// Where the keyboard began to select.
  private var rangeStart: TimeInterval?
  /// Lanes that stay on top, and lanes that are collapsed, also in the records that follow.
  private(set) var pinnedLanes: Set<LaneKey> = []
  private(set) var collapsedLanes: Set<LaneKey> = []
  /// The view or recognizer that is chosen.
  private(set) weak var object: AnyObject?
  /// The taken cures.
  private(set) var takenCures: [Cure] = []
  /// The view, or the view of the recognizer, that the pointer is on somewhere beside the stage.
  private(set) weak var pointed: AnyObject?
  /// The verdicts from before the last change, the first on top; empty once something new happens.
  private(set) var before: [Verdict] = []
  /// Cures whose side effects and keys are shown, by their sentences.
  private(set) var openCures: Set<String> = []
  /// Whether all of what the scene is about is shown, though there is little room.
  var showsAbout = false { didSet { changed() } }
  /// Whether the program plays an input into the scene.
  var isInputPlayed = false { didSet { if isInputPlayed != oldValue { inputPlayedDidChange() } } }
  /// Whether the moment moves through a replay.
  var isReplaying = false
  /// Whether the moment is the deciding one, and not one that the user chose.
  private(set) var isResting = false
  /// The rule whose text is shown; nil for none.
  var rule: String? { didSet { if rule != oldValue { changed() } } }
  /// What a rule says; nil for what is no rule.
  var ruleText: (String) -> String? = { _ in nil }
  var tab = Tab.touch { didSet { changed() } }
  /// How many seconds go by in one of the machine's.
  private(set) var rate = 1.0
  /// What was said last at the bottom: that a file was written, for example.
  private(set) var note = ""
  /// Whether a press on the stage chooses a view instead of touching it.
  var isPicking = false { didSet { changed() } }

  /// Called when something is to be drawn again.
  var onChange: () -> Void = {}
  /// Called when the time is to go faster or slower.
  var onRate: (Double) -> Void = { _ in }
  /// Writes the scene with the changes to a file, and says where; nil where that is not possible.
  var save: (([Change]) -> String)?
  /// What is done at once when something is chosen, a rate is set or picking begins, before it is drawn.
  var onChoice: () -> Void = {}
  /// In what states of which recognizers the time is to stand still, by their names; nil where it cannot.
  var stops: [String: Set<UIGestureRecognizer.State>]?
  /// Why the time stands still, where a wish was its reason.
  var heldWords: String?
  /// Whether the time of the program stands still.
  var isHeld = false { didSet { changed() } }
  /// Plays the scene's own input into a copy with the changes; nil where there is none.
  var play: (([Change]) -> Record?)?
  /// Plays what the user did last into a copy with the changes; nil where nothing was done.
  var playLast: (([Change]) -> Record?)?
  /// Explains what was done last in the scene, by the user or by an input, with changes; nil where nothing was done.
  var explainLast: (([Change]) -> Explanation?)?
  /// Rebuilds the scene with changes; nil where that is not possible.
  var rebuild: (([Change]) -> Void)?
  /// Called after the scene was changed, with whether it differs from its file.
  var onScene: (Bool) -> Void = { _ in }
  /// Shows the list of scenes where it is hidden; nil where it is not.
  var showList: (() -> Void)?
  /// Whether the keys are listed in place of the sentences.
  var showsKeys = false { didSet { if showsKeys != oldValue { changed() } } }
  /// Called when the recorded input is to run on the stage.
  var onReplay: () -> Void = {}

  enum Tab: String, CaseIterable { case touch = "Touch", relations = "Relations", flags = "Flags", log = "Log" }

  static let rates = [1, 0.5, 0.25, 0.1, 0.05]

  init(
    _ live: Record, scene: LiveScene, title: String, about: String, findings: @escaping ([Change]) -> [String]
  ) {
    (self.live, self.scene, self.title, self.about, find) = (live, scene, title, about, findings)
    self.findings = findings(scene.changes)
  }

  /// What is shown: the replay if there is one, else what is happening.
  var record: Record { replay ?? live }
  var model: LaneModel { record.model }
  var isLive: Bool { cursor == nil && replay == nil }
  /// Whether an input plays, into the scene or as a replay.
  var isPlaying: Bool { isInputPlayed || isReplaying }

  /// The moment for sentences and states: the cursor, or else the end.
  var time: TimeInterval { cursor ?? .infinity }

  /// Whether nothing has happened yet that could be shown.
  var isEmpty: Bool { record.observation.accounts.isEmpty }

  func changed() {
    onChoice()
    onChange()
  }

  // MARK: Time

  /// Shows a moment of the past.
  func show(_ time: TimeInterval) {
    guard let first = model.firstTime, let last = model.lastTime else { return }
    cursor = min(max(time, first), last)
    isResting = false
    changed()
  }

  /// Shows the moment that decided, until the user chooses another one.
  func rest() {
    guard let moment = decidingMoment else { return }
    show(moment)
    isResting = true
  }

  /// When the first loss was decided, or else the last success; nil without either.
  private var decidingMoment: TimeInterval? {
    var moment: TimeInterval?
    for chapter in record.chapters.all {
      guard let verdict = WhyText(self, at: chapter.start).verdicts.first else { continue }
      let found = self.moment(of: verdict, from: chapter.start)
      if verdict.outcome == .lost, let found { return found }
      moment = found ?? moment
    }
    return moment
  }

  private func moment(of verdict: Verdict, from start: TimeInterval) -> TimeInterval? {
    let lane = model.lanes.first { $0.name == verdict.name && $0.kind != .finger }
    return lane?.marks.all.first { mark in
      guard mark.time >= start else { return false }
      switch (verdict.outcome, mark.kind) {
      case (.lost, .turned(.failed)), (.lost, .call("touchesCancelled")), (.won, .action): return true
      default: return false
      }
    }?.time
  }

  /// Explains an input that has ended, and shows the moment that decided.
  private func inputPlayedDidChange() {
    before = []
    if !isInputPlayed {
      live.explanation = explainLast?(scene.changes)
      live.explainedFrom = live.startTime
      rest()
    }
    changed()
  }

  /// Explains the gesture of the user that has just ended.
  func explainLive() {
    guard isLive, !isInputPlayed, live.explanation == nil, let start = live.chapters.all.last?.start,
      let explanation = explainLast?(scene.changes)
    else { return }
    live.explanation = explanation
    live.explainedFrom = start
    changed()
  }

  /// A touch comes down in the scene: what was explained is over.
  func beginTouch() {
    before = []
    if !isInputPlayed { live.explanation = nil }
    if !isLive, !isInputPlayed { goLive() }
  }

  /// Goes to the next decision or the one before.
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
    replay = nil
    isResting = false
    changed()
  }

  func setRate(_ rate: Double) {
    self.rate = rate
    onRate(rate)
    changed()
  }

  /// Slower or faster by one step.
  func changeRate(slower: Bool) {
    let index = Self.rates.firstIndex(of: rate) ?? 0
    setRate(Self.rates[min(max(index + (slower ? 1 : -1), 0), Self.rates.count - 1)])
  }

  /// The next slower rate; after the slowest the first again.
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

  /// Keeps a lane on top, or no longer.
  func pin(_ lane: Lane) {
    if pinnedLanes.remove(LaneKey(lane)) == nil { pinnedLanes.insert(LaneKey(lane)) }
    changed()
  }

  /// Makes a lane narrow, or wide again.
  func collapse(_ lane: Lane) {
    if collapsedLanes.remove(LaneKey(lane)) == nil { collapsedLanes.insert(LaneKey(lane)) }
    changed()
  }

  /// The lane that is chosen.
  var chosenLane: Lane? { lane.flatMap { model.lanes.indices.contains($0) ? model.lanes[$0] : nil } }

  // MARK: Choosing

  func choose(lane: Int?) {
    self.lane = lane
    if let lane {
      // The lanes of a replay stand for objects of a copy; here those of the same name are meant.
      object = scene.object(named: model.lanes[lane].name)
      if object != nil, tab == .log { tab = .flags }
    } else {
      object = nil
    }
    changed()
  }

  func choose(_ object: AnyObject?) {
    self.object = object
    let name = object.flatMap { scene.name(of: $0) }
    lane = model.lanes.first { $0.name == name && $0.kind != .finger }?.id
    if object != nil, tab == .touch || tab == .log { tab = .flags }
    changed()
  }

  /// Goes through the lanes that are shown.
  func stepLane(by step: Int) {
    let shown = LaneRows(model, pinned: pinnedLanes, collapsed: []).rows.map(\.lane)
    guard !shown.isEmpty else { return }
    let index = lane.flatMap { shown.firstIndex(of: $0) }.map { $0 + step } ?? (step > 0 ? 0 : shown.count - 1)
    guard shown.indices.contains(index) else { return }
    choose(lane: shown[index])
  }

  /// Shows on the stage what the pointer is on beside it.
  func point(at name: String?) {
    let object = name.flatMap { scene.object(named: $0) }
    guard object !== pointed else { return }
    pointed = object
    onChange()
  }

  /// Goes where a word of a sentence leads.
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

  /// Whether the changes of a cure can be made here: while the scene runs, or by rebuilding it.
  func canTake(_ cure: Cure) -> Bool { cure.switchedChange != nil || (rebuild != nil && !cure.changes.isEmpty) }

  /// Whether the scene is as a cure would make it.
  func isTaken(_ cure: Cure) -> Bool { !cure.changes.isEmpty && cure.changes.allSatisfy(scene.holds) }

  /// Takes a cure, or takes it back, and plays the last gesture; a taken cure keeps its switch.
  func toggle(_ cure: Cure) {
    let isTaken = isTaken(cure)
    before = WhyText(self).verdicts
    takenCures.removeAll { $0.changes == cure.changes }
    if !isTaken { takenCures.append(cure) }
    cursor = nil
    if let change = cure.switchedChange, isTaken ? scene.takeBack(change) : scene.perform(change) {
      afterChange()
    } else if let rebuild {
      let others = scene.changes.filter { !cure.changes.contains($0) }
      rebuild(isTaken ? others : cure.changes.reduce(into: scene.changes) { $0.replace(with: $1) })
    } else {
      undo()
    }
  }

  /// Shows all of a cure, or only its title.
  func toggleDetails(of cure: Cure) {
    if openCures.remove(cure.sentence) == nil { openCures.insert(cure.sentence) }
    changed()
  }

  /// Takes back the last change.
  func undo() {
    if scene.undo() {
      afterChange()
    } else if !scene.changes.isEmpty {
      rebuild?(scene.changes.dropLast())
    }
  }

  /// Takes back all changes.
  func undoAll() {
    var isChanged = false
    while scene.undo() { isChanged = true }
    if !scene.changes.isEmpty {
      rebuild?([])
    } else if isChanged {
      afterChange()
    }
  }

  /// Continues with what was chosen in the session of the same scene that this one replaces.
  func takeOver(from other: Session) {
    (takenCures, openCures, before) = (other.takenCures, other.openCures, other.before)
    (tab, showsAbout) = (other.tab, other.showsAbout)
  }

  /// Plays the last gesture into the scene as it has become.
  func afterChange() {
    note = ""
    findings = find(scene.changes)
    onScene(!scene.changes.isEmpty)
    // What is shown belongs to the scene as it was.
    if replay != nil, !isUsersReplay {
      show(play?(scene.changes), isUsers: false)
    } else {
      let users = playLast?(scene.changes)
      show(users ?? play?(scene.changes), isUsers: users != nil)
    }
    changed()
  }

  /// Says something at the bottom.
  func say(_ words: String) {
    note = words
    changed()
  }

  func saveScene() {
    guard let save else { return }
    note = save(scene.changes)
    changed()
  }

  /// Shows the scene's own input, played into the scene as it is now.
  func playAgain() {
    cursor = nil
    show(play?(scene.changes), isUsers: false)
    changed()
  }

  /// Shows a record in place of the one that is shown; the chosen lane stays, and a moment that was chosen, too.
  private func show(_ next: Record?, isUsers: Bool) {
    guard let next else { return }
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
