import UIKit

#if FoundationGeometry
extension BreathViewController: BreathSessionDelegate {
  func session(_ session: BreathSession, didEnter phase: String) {
    label.text = phase.capitalized
    switch session.phase {
    case .inhale: circle.animate(to: 1, duration: session.phase.seconds)
    case .hold: break
    case .exhale: circle.animate(to: 0.5, duration: session.phase.seconds)
    }
  }

  func sessionDidPause(_ session: BreathSession) {
    circle.ring.pauseAnimations()
    button.setTitle("Begin", for: .normal)
  }
}
#endif
