import TouchGeometry

/// A drawing as a value: recorded once, comparable, storable, and rasterized anywhere.
///
/// Commands run in order in a space of points whose y grows downward. A list is self-contained: its open transforms,
/// clips and groups end with it, and it cannot restore a state that it did not save. Lists share their storage, so that
/// storing, copying or nesting one costs a retain; comparing a list with its copy is a single comparison of addresses.
public struct DisplayList: Sendable {
  /// The commands in drawing order.
  public private(set) var commands: [Command] = []

  /// A rectangle, in the list's own space, that contains everything drawn; `CGRect.null` for a list that draws nothing.
  ///
  /// It is updated by `append(_:)`, may be larger than what is drawn, and takes clips into account.
  public private(set) var bounds = CGRect.null

  /// A rectangle like `bounds` for each group, in the order of their beginnings.
  ///
  /// The picture that a renderer needs for a group need not be larger.
  package private(set) var groupBounds: [CGRect] = []

  /// Whether each of those groups contains special blend modes, which must not blend with content behind the group.
  package private(set) var groupBlends: [Bool] = []

  /// Whether a special blend mode is used, so that the content behind the list would matter.
  package private(set) var isBlending = false

  /// The commands whose pixels are stored, also those of lists inside this one, in drawing order.
  package private(set) var stored: [StoredPart] = []

  /// The states that `bounds` needs: the last is the current one, the others are saved.
  ///
  /// Empty means a single state with neither a transform nor a clip.
  private var states: [State] = []

  /// The state that affects the bounds of a command.
  private struct State: Sendable {
    var transform = CGAffineTransform.identity
    /// In the list's space; infinite without a clip.
    var clip = CGRect.infinite
    /// Whether a group, not a save, opened this state.
    var isGroup = false
    /// The index of the innermost open group.
    var group: Int?
    /// The shadow of the group, and its clip in the list's space.
    var shadow: (Shadow, clip: CGRect)?
  }

  /// Creates an empty list.
  public init() {}

  /// Creates a list of the given commands.
  public init(_ commands: [Command]) {
    self.commands.reserveCapacity(commands.count)
    for command in commands { append(command) }
  }

  /// Whether the list is empty.
  public var isEmpty: Bool { commands.isEmpty }

  /// Appends a command, which is drawn in front of all previous ones.
  public mutating func append(_ command: Command) {
    commands.append(command)
    switch command {
    case .save: push(isGroup: false)
    case .beginGroup: push(isGroup: true)
    case .beginEffect(let effect):
      if effect.blendMode != .normal { noteBlending() }
      push(isGroup: true, shadow: effect.shadow)
    case .blend(let mode): if mode != .normal { noteBlending() }
    case .antialias: break
    case .restore: pop(isGroup: false)
    case .endGroup: pop(isGroup: true)
    case .concat(let transform): change { $0.transform = transform.concatenating($0.transform) }
    case .clipRect(let rect), .clipRoundedRect(let rect, _): narrow(to: rect)
    case .clipPath(let path, _): narrow(to: path.controlBox)
    case .clipMask(let fill): narrow(to: fill.rect)
    case .fillRect, .fillRoundedRect, .strokeRect, .strokeRoundedRect, .fillPath, .strokePath, .text, .gradient, .image,
      .shadow:
      cover(command.drawnBounds)
    case .backdrop(let fill):
      stored.append(StoredPart(content: .backdrop(fill), transform: currentTransform, base: .identity))
      cover(command.drawnBounds)
    case .picture(let fill):
      stored.append(StoredPart(content: .picture(fill), transform: currentTransform, base: .identity))
      cover(command.drawnBounds)
    case .list(let list):
      if list.isBlending { noteBlending() }
      if !list.stored.isEmpty { note(list.stored, .identity) }
      cover(command.drawnBounds)
    case .moved(let list, let distance):
      if list.isBlending { noteBlending() }
      if !list.stored.isEmpty {
        note(list.stored, CGAffineTransform(translationX: distance.dx, y: distance.dy))
      }
      cover(command.drawnBounds)
    }
  }

  /// Appends a filled rectangle with a positive size, faster than `append(_:)`.
  package mutating func appendFill(_ rect: CGRect, _ color: CGColor) {
    guard states.isEmpty, !bounds.isNull, rect.size.width < .greatestFiniteMagnitude else {
      return append(.fillRect(rect, color))
    }
    commands.append(.fillRect(rect, color))
    // Foundation's union needs a function call for each edge.
    let left = min(bounds.origin.x, rect.origin.x)
    let top = min(bounds.origin.y, rect.origin.y)
    let right = max(bounds.origin.x + bounds.size.width, rect.origin.x + rect.size.width)
    let bottom = max(bounds.origin.y + bounds.size.height, rect.origin.y + rect.size.height)
    bounds = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Removes all commands and keeps the storage for the next recording.
  package mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    groupBounds.removeAll(keepingCapacity: true)
    groupBlends.removeAll(keepingCapacity: true)
    stored.removeAll(keepingCapacity: true)
    bounds = .null
    isBlending = false
  }

  private var currentTransform: CGAffineTransform { states.last?.transform ?? .identity }

  /// Adds the stored commands of a list inside this one.
  private mutating func note(_ inner: [StoredPart], _ distance: CGAffineTransform) {
    let outer = distance.concatenating(currentTransform)
    for part in inner { stored.append(part.placed(by: outer)) }
  }

  private mutating func noteBlending() {
    isBlending = true
    for open in states where open.isGroup {
      if let group = open.group { groupBlends[group] = true }
    }
  }

  private mutating func change(_ body: (inout State) -> Void) {
    if states.isEmpty { states.append(State()) }
    body(&states[states.count - 1])
  }

  private mutating func push(isGroup: Bool, shadow: Shadow? = nil) {
    if states.isEmpty { states.append(State()) }
    var state = states[states.count - 1]
    state.isGroup = isGroup
    state.shadow = shadow.map { ($0.applying(state.transform), state.clip) }
    if shadow != nil { state.clip = shadowlessClip(state) }
    if isGroup {
      state.group = groupBounds.count
      groupBounds.append(.null)
      groupBlends.append(false)
    }
    states.append(state)
  }

  /// The renderer ignores an unmatched end in the same way.
  private mutating func pop(isGroup: Bool) {
    if states.count > 1, states[states.count - 1].isGroup == isGroup { states.removeLast() }
  }

  private mutating func narrow(to rect: CGRect) {
    change { $0.clip = $0.clip.overlap(rect.applying($0.transform)) }
  }

  private mutating func cover(_ rect: CGRect) {
    guard let state = states.last else {
      bounds = bounds.union(rect)
      return
    }
    let visible = rect.applying(state.transform).overlap(state.clip)
    guard !visible.isEmpty else { return }
    guard state.group != nil else {
      bounds = bounds.union(visible)
      return
    }
    // A group's shadow extends around it, inside the clip at the beginning of the group.
    var drawn = visible
    for open in states.reversed() where open.isGroup {
      if let group = open.group { groupBounds[group] = groupBounds[group].union(drawn) }
      if let (shadow, clip) = open.shadow { drawn = drawn.union(shadow.bounds(of: drawn)).overlap(clip) }
    }
    bounds = bounds.union(drawn)
  }

  /// The source of a visible shadow need not be visible.
  private func shadowlessClip(_ state: State) -> CGRect {
    guard let (shadow, clip) = state.shadow else { return state.clip }
    return clip.union(shadow.sources(of: clip))
  }
}

extension DisplayList: Equatable {
  /// Whether two lists contain equal commands in the same order; everything else is derived from them.
  public static func == (left: DisplayList, right: DisplayList) -> Bool { left.commands == right.commands }
}
