import TouchGeometry
import TouchKit

/// What a finger would reach, as a line with the numbers of the objects.
///
/// The words are: the view; then as lists the recognizers that would receive the touch, those whose delegate or class
/// decides, those that would not receive it, what would delay the touch for its view, and what could cancel it there.
@MainActor package enum ProbeForecast {
  package static func line(at place: CGPoint, in scene: UIWindowScene, _ number: (AnyObject) -> Int) -> ProbeLine {
    let forecast = forecast(at: place, in: scene)
    func list(_ objects: [AnyObject]?) -> String { (objects ?? []).map { "\(number($0))" }.joined(separator: ",") }
    var line = ProbeLine("reach")
    line.add(forecast?.hit.map { number($0) } ?? 0)
    line.add(plain: list(forecast?.receivers))
    line.add(plain: list(forecast?.candidates))
    line.add(plain: list(forecast?.refusingRecognizers.map(\.recognizer)))
    line.add(plain: list(forecast.map { $0.delayers + $0.gates }))
    line.add(plain: list(forecast?.cancellers))
    return line
  }

  /// The forecast of the frontmost window in which a view is hit; nil if there is none.
  private static func forecast(at place: CGPoint, in scene: UIWindowScene) -> TouchForecast? {
    for window in scene.windows.reversed() {
      guard let point = window.fromSuperview(place) else { continue }
      let forecast = window.forecast(at: point)
      if forecast.hit != nil { return forecast }
    }
    return nil
  }
}
