import CTouchSystem
import TouchGeometry
import TouchKit

/// Runs the app: opens its window, creates the application and its delegate, and handles events until the last window
/// is closed.
///
/// Creates the delegate with `init()`, calls `application(_:willFinishLaunchingWithOptions:)`, opens a window on the
/// display, calls `application(_:didFinishLaunchingWithOptions:)` and runs the loop. When the user closes the last
/// window, it calls `applicationWillTerminate(_:)` and exits with status 0. SIGINT, SIGTERM and SIGHUP, unless the app
/// handles or ignores them, do the same and then end the process as their default action. A lost display exits with
/// status 71. Without a display, a message is printed to standard error and the status is 69.
///
/// Must be called on the operating system's main thread, from a `main` that is not `async`.
/// https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)
///
/// - Parameters:
///   - delegateClass: The class of the delegate; it must have an `init()`.
///   - applicationClass: The class of the application.
@preconcurrency @MainActor public func UIApplicationMain<Delegate: UIResponder & UIApplicationDelegate>(
  _ delegateClass: Delegate.Type, applicationClass: UIApplication.Type = UIApplication.self
) -> Never {
  UIApplicationMain(applicationClass: applicationClass) {
    // An instance of the class is what the function makes.
    makeResponder(of: delegateClass) as? Delegate
  }
}

/// Runs the program with a delegate that the program makes itself; otherwise as
/// `UIApplicationMain(_:applicationClass:)`.
///
/// - Parameters:
///   - applicationClass: the class of the application.
///   - makeDelegate: called once, when the application exists; the program keeps the delegate until it ends.
@preconcurrency @MainActor public func UIApplicationMain(
  applicationClass: UIApplication.Type = UIApplication.self,
  makeDelegate: @MainActor () -> (any UIApplicationDelegate)?
) -> Never {
  do {
    let program = try WindowedProgram(applicationClass: applicationClass, makeDelegate: makeDelegate)
    switch program.run() {
    case .closed: exit(0)
    case .signal(let number):
      touch_signals_end(number)
      // A signal that is blocked does not end it.
      exit(128 + number)
    }
  } catch {
    Complaint.print("\(WindowedProgram.name): \(error)")
    exit(WindowedProgram.noDisplay)
  }
}

extension UIApplicationDelegate where Self: UIResponder {
  /// The entry point of a delegate's class that is marked `@main`: `UIApplicationMain(_:applicationClass:)`.
  public static func main() {
    // Nothing else runs yet: the compiler's entry point calls this on the main thread.
    MainActor.assumeIsolated { UIApplicationMain(Self.self) }
  }
}
