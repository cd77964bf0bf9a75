import TouchGeometry
import TouchKit

/// A view that writes its touches into a log.
///
/// It does not forward them, so the next responders do not receive them.
@MainActor open class LoggingView: UIView {
  /// The name of the view in the log.
  public let name: String
  /// The log, held weakly, because the stage owns it.
  public weak var log: TouchLog?

  /// Creates a view with a name and a frame.
  public init(_ name: String, frame: CGRect, log: TouchLog) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Writes `name touchesBegan` and the fingers' numbers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.append(name, "touchesBegan", touches)
  }

  /// Writes `name touchesMoved` and the fingers' numbers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.append(name, "touchesMoved", touches)
  }

  /// Writes `name touchesEnded` and the fingers' numbers.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.append(name, "touchesEnded", touches)
  }

  /// Writes `name touchesCancelled` and the fingers' numbers.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.append(name, "touchesCancelled", touches)
  }
}
