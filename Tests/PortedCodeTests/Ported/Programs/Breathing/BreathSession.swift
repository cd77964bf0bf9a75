import OSLog
import Foundation

#if FoundationGeometry
protocol BreathSessionDelegate: AnyObject {
  func session(_ session: BreathSession, didEnter phase: String)
  func sessionDidPause(_ session: BreathSession)
  func sessionShouldRepeat(_ session: BreathSession) -> Bool
}

extension BreathSessionDelegate {
  func sessionDidPause(_ session: BreathSession) {}
  func sessionShouldRepeat(_ session: BreathSession) -> Bool { true }
}

class BreathSession: NSObject {
  weak var delegate: BreathSessionDelegate?
  private(set) var phase = BreathPhase.inhale
  private(set) var isPaused = true

  func enter(_ phase: BreathPhase) {
    self.phase = phase
    os_log("phase %{public}@", type: .debug, phase.rawValue)
    delegate?.session(self, didEnter: phase.rawValue)
  }

  func advance() {
    guard phase != .exhale || delegate?.sessionShouldRepeat(self) ?? true else { return pause() }
    enter(phase.next)
  }

  func resume() {
    isPaused = false
    enter(phase)
  }

  func pause() {
    isPaused = true
    delegate?.sessionDidPause(self)
  }
}
#endif
