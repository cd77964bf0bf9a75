import TouchGeometry
import TouchKit
import TouchPlatform

/// Inputs without touches in the form of lines of an input file: gestures of a touchpad, and scrolls.
@MainActor enum CapturedPointer {
  /// Whether an input begins a gesture that is captured: fingers on a touchpad, and a scroll that a pan may follow.
  static func begins(_ input: TraceEntry.PointerInput, over view: UIView) -> Bool {
    switch input {
    case .transform(let sample): sample.phase == .began
    case .scroll: sequence(first: view, next: \.superview).contains(where: followsScrolls)
    }
  }

  private static func followsScrolls(_ view: UIView) -> Bool {
    (view.gestureRecognizers ?? []).contains { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
      return pan.isEnabled && !pan.allowedScrollTypesMask.isEmpty
    }
  }

  /// The members of a line after its time; locations are in points of the window.
  ///
  /// Numbers outside the limits of input files have the value of the limit.
  static func members(of input: TraceEntry.PointerInput, in window: UIWindow) -> [CapturedMember] {
    switch input {
    case .transform(let sample):
      var members = [CapturedMember("touchpad", .text(sample.phase.rawValue))] + place(sample.location, in: window)
      let scale = min(max(Double(sample.scale), 0.001), 1000)
      let rotation = min(max(Double(sample.rotation), -1000), 1000)
      if scale != 1 { members.append(CapturedMember("scale", .number(scale))) }
      if rotation != 0 { members.append(CapturedMember("rotation", .number(rotation))) }
      if sample.translation != .zero {
        members.append(CapturedMember("translation", .numbers(sample.translation.dx, sample.translation.dy)))
      }
      return members
    case .scroll(let change, let location):
      return [CapturedMember("scroll", .numbers(change.dx, change.dy))] + place(location, in: window)
    }
  }

  private static func place(_ location: CGPoint, in window: UIWindow) -> [CapturedMember] {
    let place = window.fromSuperview(location) ?? location
    return [CapturedMember("x", .number(Double(place.x))), CapturedMember("y", .number(Double(place.y)))]
  }
}
