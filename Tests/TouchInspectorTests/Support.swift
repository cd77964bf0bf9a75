import Testing
import TouchCairo
import TouchGeometry
import TouchHeadless
import TouchKit

@testable import TouchInspector

/// A view that keeps its touches.
final class Keeper: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A window of 200 by 200 points that is watched, with views that have names.
@MainActor final class Watched {
  let program = HeadlessApplication(size: CGSize(width: 200, height: 200), text: .pinned())
  let observation: Observation
  private let sink: Sink
  private let known: Names

  /// What the views are called; the observation asks it.
  private final class Names { var known: [ObjectIdentifier: String] = [:] }

  private final class Sink: TraceSink {
    var observation: Observation?
    func record(_ entry: TraceEntry) { _ = observation?.apply(entry) }
  }

  init() {
    sink = Sink()
    let names = Names()
    observation = Observation(of: program.window) { names.known[ObjectIdentifier($0)] }
    self.known = names
    sink.observation = observation
    program.application.traceSink = sink
  }

  /// Adds a view under a name.
  @discardableResult func add(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil,
    class type: UIView.Type = UIView.self
  ) -> UIView {
    let view = type == Keeper.self ? Keeper() : UIView()
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    known.known[ObjectIdentifier(view)] = name
    (superview ?? program.window).addSubview(view)
    return view
  }

  func touch(_ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    let sample = InputSample(
      finger: finger, phase: phase, location: CGPoint(x: x, y: y), timestamp: program.now)
    program.send(.touches([sample]))
  }

  /// The account of the last hit test, a line a row.
  func account(maximum: Int = 100) -> String {
    HitTestRow.list(observation.hitTest, maximum: maximum).map { row in
      let mark =
        switch row.answer {
        case .hit: "*"
        case .descended: ">"
        case .refused: "x"
        case .notAsked: "-"
        }
      let words = row.words.isEmpty ? "" : ": \(row.words)"
      return String(repeating: "  ", count: row.depth) + "\(mark) \(row.name)\(words)"
    }.joined(separator: "\n")
  }

  /// The responder chain, a line a responder.
  var chain: String {
    guard let chain = observation.chain else { return "" }
    return chain.steps.indices.map { "\(chain.steps[$0].name) \(chain.status(at: $0))" }.joined(separator: "\n")
  }

  /// The log without times.
  var log: String {
    observation.log.lines.map { $0.count > 1 ? "\($0.text) x\($0.count)" : $0.text }.joined(separator: "\n")
  }
}
