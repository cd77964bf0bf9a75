import TouchGeometry

extension InputEvent {
  /// The time of the event, on the loop's clock; nil for events without one.
  package var timestamp: TimeInterval? {
    switch self {
    case .touches(let samples, _): samples.map(\.timestamp).max()
    case .hover(_, let time, _, _), .scroll(_, _, let time, _), .key(_, _, _, let time, _),
      .button(_, _, let time), .buttonsCancelled(_, let time), .text(_, let time), .composition(_, let time),
      .deleteSurrounding(_, _, let time), .hold(_, let time), .shake(let time), .motion(_, let time),
      .acceleration(_, _, _, let time), .remoteControl(_, let time):
      time
    case .transform(let sample): sample.timestamp
    case .focus, .visibility, .resize, .expose, .close, .drop, .remoteDrag, .localDrag, .clipboardChanged: nil
    }
  }
}
