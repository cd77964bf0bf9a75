import TouchGeometry
import TouchScenes

/// Two fingers on a touchpad, from their beginning to their end (52).
final class Gesture {
  let serial: Int
  /// The view under the pointer.
  let view: View
  var scale = 1.0
  var rotation = 0.0
  /// Those that saw it begin, child first, then array order (52.4).
  var collected: [Recognizer] = []
  var isOver = false

  init(serial: Int, view: View) { (self.serial, self.view) = (serial, view) }
}

/// Chapter 52: what becomes of an event of a touchpad.
extension World {
  func sendGesture(_ line: InputTransform, at moment: Double) {
    accept { self.process(line, at: moment) }
  }

  private func process(_ line: InputTransform, at moment: Double) {
    if line.phase == .began { gesture = hit(Point(line.location)).map { Gesture(serial: next(), view: $0) } }
    guard let gesture else { return }
    depth += 1
    self.moment = moment
    if line.phase == .began { collect(gesture) }
    if line.phase == .changed { (gesture.scale, gesture.rotation) = (line.scale, line.rotation) }
    for recognizer in gesture.collected where recognizer.gesture === gesture && recognizer.isUnfinished {
      switch line.phase {
      case .began: recognizer.gestureBegan(gesture)
      case .changed:
        recognizer.gestureChanged(gesture)
        recognizer.isPending = true
      case .ended: recognizer.become(recognizer.state == .possible ? .failed : .ended)
      case .cancelled: recognizer.become(.cancelled)
      }
    }
    if line.phase == .ended || line.phase == .cancelled {
      gesture.isOver = true
      self.gesture = nil
    }
    update()
    depth -= 1
    endSequence()
  }

  /// 2.8, 1.14.
  func hit(_ place: Point) -> View? {
    for window in windows.reversed() {
      guard let view = hitTest(window, window.fromParent(place)) else { continue }
      return isInWindow(view) ? view : nil
    }
    return nil
  }

  /// 52.4, 52.9.
  private func collect(_ gesture: Gesture) {
    for view in gesture.view.withAncestors {
      for recognizer in view.recognizers
      where recognizer.takesGestures && recognizer.isEnabled && recognizer.isUnfinished && !recognizer.isInAttempt {
        if view.recognizers.allSatisfy({ !$0.isInAttempt }) { view.collectedAt = next() }
        recognizer.gesture = gesture
        gesture.collected.append(recognizer)
      }
    }
  }
}
