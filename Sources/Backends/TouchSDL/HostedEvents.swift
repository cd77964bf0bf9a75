import CSDL2
import TouchGeometry
import TouchPlatform

/// Translates SDL's events of a host's window for one part of the window.
///
/// It tracks which fingers and buttons are down, so it serves one part and must receive all events.
package struct HostedEvents {
  /// The position of the part: its corner, the window's units per point, and its size in points.
  package struct Place: Equatable, Sendable {
    package var window: UInt32
    package var corner: CGPoint
    package var unitsPerPoint: CGFloat
    package var size: CGSize

    package init(window: UInt32, corner: CGPoint, unitsPerPoint: CGFloat, size: CGSize) {
      (self.window, self.corner, self.unitsPerPoint, self.size) = (window, corner, unitsPerPoint, size)
    }
  }

  private var translator = EventTranslator()
  private var area = HostedArea()

  package init() {}

  /// Returns the part's events of a batch; those of other windows are ignored.
  ///
  /// - Parameters:
  ///   - events: All events that were read at once, in order.
  ///   - place: The current rectangle of the part.
  ///   - window: The window's size in its units; fingers are reported as fractions of it.
  ///   - now: The host's time, and `ticks` SDL's.
  ///   - reportsText: Whether SDL reports typed text separately.
  package mutating func translate(
    _ events: [SDL_Event], in place: Place, window: (width: Int32, height: Int32), isWayland: Bool,
    now: TimeInterval, ticks: UInt32, modifiers: UInt16, reportsText: Bool
  ) -> [InputEvent] {
    let isNew = translator.window(place.window) == nil
    translator.setGeometry(
      WindowGeometry(
        width: window.width, height: window.height, unitsPerPoint: place.unitsPerPoint,
        fingerSpan: WindowGeometry.FingerSpan(isWayland: isWayland)), of: place.window)
    // A host begins focused and visible, whatever SDL reported before.
    if isNew, let last = translator.windows.indices.last {
      (translator.windows[last].hasFocus, translator.windows[last].isVisible) = (true, true)
    }
    translator.reportsText = reportsText
    translator.begin(now: now, ticks: ticks)
    // Drops and long compositions contain memory that the host frees. The host also handles sizes and closing.
    for event in events where !Self.isTheHosts(event) {
      if let raw = RawEvent(event), raw.window == place.window { translator.add(raw) }
    }
    area.place = place
    return translator.finish(modifiers: modifiers).compactMap { area.localize($0.event) }
  }

  private static func isTheHosts(_ event: SDL_Event) -> Bool {
    let dropped = SDL_DROPFILE.rawValue...SDL_DROPCOMPLETE.rawValue
    return dropped.contains(event.type) || event.type == RawEvent.longEditing.rawValue
  }
}

/// Selects the input of one part of a window, and converts it to the part's coordinates.
struct HostedArea {
  var place = HostedEvents.Place(window: 0, corner: .zero, unitsPerPoint: 1, size: .zero)
  /// The fingers that came down inside, including the mouse.
  private var inside: Set<Int> = []
  /// Whether the pointer is over the part.
  private var isHovered = false

  /// The event in the part's coordinates; nil if it belongs elsewhere.
  mutating func localize(_ event: InputEvent) -> InputEvent? {
    switch event {
    case .touches(let samples, let coalesced):
      // Coalesced samples belong to fingers that moved, so it is known whether these came down inside.
      let earlier = coalesced.filter { inside.contains($0.finger) }.map(moved)
      let own = samples.filter { takes($0) }.map(moved)
      return own.isEmpty ? nil : .touches(own, coalesced: earlier)
    case .hover(let point, let timestamp, let modifiers, let pen):
      let own = point.map(place(of:)).flatMap { contains($0) ? $0 : nil }
      let wasHovered = isHovered
      isHovered = own != nil
      return own == nil && !wasHovered ? nil : .hover(own, timestamp: timestamp, modifiers: modifiers, pen: pen)
    case .scroll(let distance, let point, let timestamp, let modifiers):
      let own = place(of: point)
      return contains(own) ? .scroll(distance, at: own, timestamp: timestamp, modifiers: modifiers) : nil
    case .transform(var sample):
      sample.location = place(of: sample.location)
      return contains(sample.location) || sample.phase != .began ? .transform(sample) : nil
    case .hold(let point, let timestamp):
      let own = place(of: point)
      return contains(own) ? .hold(at: own, timestamp: timestamp) : nil
    case .key, .button, .buttonsCancelled, .text, .composition, .deleteSurrounding, .shake, .motion, .acceleration,
      .remoteControl, .focus, .visibility:
      return event
    case .resize, .expose, .close, .drop, .remoteDrag, .localDrag, .clipboardChanged: return nil
    }
  }

  private mutating func takes(_ sample: InputSample) -> Bool {
    switch sample.phase {
    case .began:
      guard contains(place(of: sample.location)) else { return false }
      inside.insert(sample.finger)
      return true
    case .moved: return inside.contains(sample.finger)
    case .ended, .cancelled: return inside.remove(sample.finger) != nil
    }
  }

  private func moved(_ sample: InputSample) -> InputSample {
    var own = sample
    own.location = place(of: sample.location)
    return own
  }

  private func place(of point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - place.corner.x / place.unitsPerPoint, y: point.y - place.corner.y / place.unitsPerPoint)
  }

  private func contains(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: place.size).contains(point) }
}
