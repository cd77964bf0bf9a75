import CSDL2
import TouchGeometry
import TouchPlatform

/// SDL's events of a host's window as those of a part of it.
///
/// It keeps which fingers and buttons are down, so it belongs to one part and is given all events.
package struct HostedEvents {
  /// Where the part is: its corner and how many of the window's units a point is; its size is in points.
  package struct Place: Equatable, Sendable {
    package var window: UInt32
    package var corner: CGPoint
    package var unitsPerPoint: CGFloat
    package var size: CGSize

    package init(window: UInt32, corner: CGPoint, unitsPerPoint: CGFloat, size: CGSize) {
      self.window = window
      self.corner = corner
      self.unitsPerPoint = unitsPerPoint
      self.size = size
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
    // A host begins with the keyboard and in sight, whatever SDL has told before.
    if isNew, let last = translator.windows.indices.last {
      (translator.windows[last].hasFocus, translator.windows[last].isVisible) = (true, true)
    }
    translator.reportsText = reportsText
    translator.begin(now: now, ticks: ticks)
    // Drops and long compositions own memory that the host gives back, and sizes and closing are the host's matter.
    for event in events where !Self.isTheHosts(event) {
      if let raw = RawEvent(event), raw.window == place.window { translator.add(raw) }
    }
    area.place = place
    return translator.finish(modifiers: modifiers).compactMap { area.take($0.event) }
  }

  private static func isTheHosts(_ event: SDL_Event) -> Bool {
    let dropped = SDL_DROPFILE.rawValue...SDL_DROPCOMPLETE.rawValue
    return dropped.contains(event.type) || event.type == RawEvent.longEditing.rawValue
  }
}

/// What of a window's input is that of a part of it, in the part's own places.
struct HostedArea {
  var place = HostedEvents.Place(window: 0, corner: .zero, unitsPerPoint: 1, size: .zero)
  /// The fingers that came down inside; the mouse is one of them.
  private var inside: Set<Int> = []
  /// Whether the pointer is over the part.
  private var isHovered = false

  /// The event as the part has it; nil where it is none of the part's.
  mutating func take(_ event: InputEvent) -> InputEvent? {
    switch event {
    case .touches(let samples, let coalesced):
      // Samples that were superseded belong to fingers that moved: they were inside before, or never.
      let earlier = coalesced.filter { inside.contains($0.finger) }.map(moved)
      let own = samples.filter { takes($0) }.map(moved)
      return own.isEmpty ? nil : .touches(own, coalesced: earlier)
    case .hover(let point, let timestamp, let modifiers):
      let own = point.map(place(of:)).flatMap { contains($0) ? $0 : nil }
      let wasHovered = isHovered
      isHovered = own != nil
      return own == nil && !wasHovered ? nil : .hover(own, timestamp: timestamp, modifiers: modifiers)
    case .scroll(let distance, let point, let timestamp, let modifiers):
      let own = place(of: point)
      return contains(own) ? .scroll(distance, at: own, timestamp: timestamp, modifiers: modifiers) : nil
    case .key, .button, .text, .composition, .deleteSurrounding, .shake, .remoteControl, .focus, .visibility:
      return event
    case .resize, .expose, .close, .drop, .clipboardChanged: return nil
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
