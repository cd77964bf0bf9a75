import TouchPlatform

/// Collects the samples of one read that belong to one event.
///
/// Rules:
/// - moves within a frame are collected, of all fingers; a further move of the same finger replaces the earlier one,
///   which becomes one of its `coalesced` samples, unless the buttons changed between them. Moves that waited longer to
///   be read stay separate events, as in a program that had read them in time;
/// - fingers that begin, move or end at the same tick are one event, if the order began, moved, ended, cancelled, in
///   which an event is delivered, is the order in which they happened;
/// - everything else starts a new event. Mouse and fingers never share one.
struct SampleGroup {
  private(set) var window: UInt32 = 0
  private var ticks: UInt32 = 0
  private var firstTicks: UInt32 = 0
  // The arrays become part of the event, so each event allocates its own.
  private var samples: [InputSample] = []
  private var arrivals: [Int] = []
  private var coalesced: [InputSample] = []
  private var coalescedArrivals: [Int] = []
  private var count = 0

  /// The time in which moves are collected, in milliseconds: a frame at 60 Hz.
  private static let gathering: UInt32 = 16

  /// Adds a sample.
  ///
  /// Returns false if it belongs to another event; the caller must take this event first.
  mutating func add(_ sample: InputSample, window: UInt32, ticks: UInt32) -> Bool {
    if let last = samples.last {
      guard window == self.window, sample.type == last.type else { return false }
      let areMoves = sample.phase == .moved && samples.allSatisfy { $0.phase == .moved }
      if areMoves, ticks &- firstTicks > Self.gathering { return false }
      if let place = samples.firstIndex(where: { $0.finger == sample.finger }) {
        guard areMoves, samples[place].buttons == sample.buttons else { return false }
        supersede(place, by: sample)
        return true
      }
      guard areMoves || (ticks == self.ticks && last.phase.rank <= sample.phase.rank) else { return false }
    }
    if samples.isEmpty { firstTicks = ticks }
    self.window = window
    self.ticks = ticks
    samples.append(sample)
    arrivals.append(count)
    count += 1
    return true
  }

  /// Returns the event and empties the group; nil if the group is empty.
  mutating func removeEvent() -> InputEvent? {
    guard !samples.isEmpty else { return nil }
    let event = InputEvent.touches(samples, coalesced: coalesced)
    self = SampleGroup()
    return event
  }

  /// Replaces the end that was added last by a cancellation.
  mutating func cancelLastEnd() {
    guard let last = samples.indices.last, samples[last].phase == .ended else { return }
    samples[last].phase = .cancelled
  }

  /// Keeps `coalesced` in the order of arrival even if fingers alternate.
  private mutating func supersede(_ place: Int, by sample: InputSample) {
    let arrival = arrivals[place]
    let target = coalescedArrivals.lastIndex { $0 < arrival }.map { $0 + 1 } ?? 0
    coalesced.insert(samples[place], at: target)
    coalescedArrivals.insert(arrival, at: target)
    samples[place] = sample
    arrivals[place] = count
    count += 1
  }
}

extension InputSample.Phase {
  /// The index of the phase in the order of delivery within an event.
  fileprivate var rank: Int {
    switch self {
    case .began: 0
    case .moved: 1
    case .ended: 2
    case .cancelled: 3
    }
  }
}
