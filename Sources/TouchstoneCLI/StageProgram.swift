import CTouch
import TouchGeometry
import TouchScenes
import Touchstone

/// Runs a scene in a window until the window is closed, or until a signal asks for the end.
@MainActor enum StageProgram {
  /// - Parameters:
  ///   - name: what the scene was asked for with.
  ///   - scene: what is shown first.
  ///   - options: what is wanted around it.
  ///   - endsBySignals: whether SIGINT, SIGTERM and SIGHUP end it as closing the window does.
  /// - Returns: the delegate, which has what was recorded.
  static func run(
    _ name: String, _ scene: SceneFile, _ options: StageOptions, endsBySignals: Bool = false
  ) throws(Failure) -> StageDelegate {
    let delegate = StageDelegate(name, scene, options)
    // Before there are other threads, which would get the signals in its place.
    let signals = endsBySignals ? touch_signals_descriptor() : -1
    let program: WindowedProgram
    do {
      // The inspector is drawn in light colors only.
      program = try WindowedProgram(followsDesktop: false) { delegate }
    } catch {
      throw Failure(message: "\(error)", status: .noDisplay)
    }
    if signals >= 0 {
      program.loop.addSource(descriptor: signals) {
        touch_signals_clear()
        delegate.controller?.finishRecording()
        program.loop.stop()
      }
    }
    program.run()
    return delegate
  }
}
