import TouchGeometry
import TouchHeadless
import TouchKit

/// The log of a stage: one line per callback, in the order of the calls, with the time, a name and the method.
///
/// Tests append lines in their callbacks and compare the whole text with a literal.
///
/// ```
/// 0.000 yellow touchesBegan 1
/// 0.050 yellow touchesEnded 1
/// 0.400 single action ended
/// ```
@MainActor public final class TouchLog {
  /// The lines, without line ends.
  public private(set) var lines: [String] = []

  private weak var program: HeadlessApplication?

  init(_ program: HeadlessApplication) { self.program = program }

  /// All lines, joined by line ends; no line end after the last.
  public var text: String { lines.joined(separator: "\n") }

  /// Adds a line with the current time and a text.
  public func append(_ text: String) { lines.append("\(TouchLog.format(program?.now ?? 0)) \(text)") }

  /// Adds a line about a touch method: `name touchesBegan 1 2`, with the fingers' numbers in ascending order.
  ///
  /// - Parameters:
  ///   - name: The name of the called object.
  ///   - method: The method's name without its arguments, `touchesBegan`.
  ///   - touches: The set in the call.
  public func append(_ name: String, _ method: String, _ touches: Set<UITouch>) {
    let numbers = touches.map(\.identifier).sorted().map { " \($0)" }.joined()
    append("\(name) \(method)\(numbers)")
  }

  /// Adds a line about a recognizer's action: `name action began`, the state as the target reads it.
  public func append(_ name: String, actionOf recognizer: UIGestureRecognizer) {
    append("\(name) action \(recognizer.state)")
  }

  /// Removes all lines.
  public func removeAll() { lines = [] }

  /// A time with three decimals, without Foundation.
  static func format(_ time: TimeInterval) -> String {
    let thousandths = Int((time * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
