import Synchronization
import TouchGeometry

/// The collections that were made current, by thread, and the one of all other threads.
private struct CurrentTraits {
  var usual = UITraitCollection(.light, scale: 1, textSize: .large, direction: .leftToRight)
  var byThread: [UInt: UITraitCollection] = [:]
}

private let currentTraits = Mutex(CurrentTraits())

extension UITraitCollection {
  /// The traits that dynamic colors are resolved with on this thread.
  ///
  /// While `draw(_:)`, `layoutSubviews()`, `traitCollectionDidChange(_:)` and the layout methods of a controller run,
  /// those of the view or controller; otherwise those of the application, light until the desktop says otherwise.
  /// Setting it holds for this thread until it is set again.
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/current
  public static var current: UITraitCollection {
    get {
      currentTraits.withLock { state in
        state.byThread.isEmpty ? state.usual : state.byThread[UInt(pthread_self())] ?? state.usual
      }
    }
    set { replaceCurrent(newValue) }
  }

  /// Makes this collection the current one while `actions` runs, which it does once, at once.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.replaceCurrent(self)
    actions()
    UITraitCollection.replaceCurrent(former)
  }

  /// The collection of every thread that has none of its own.
  package static var usual: UITraitCollection {
    get { currentTraits.withLock { $0.usual } }
    set { currentTraits.withLock { $0.usual = newValue } }
  }

  /// Makes a collection this thread's own, or with nil takes that away; tells the one before.
  @discardableResult
  private static func replaceCurrent(_ traits: UITraitCollection?) -> UITraitCollection? {
    let thread = UInt(pthread_self())
    return currentTraits.withLock { state in
      let former = state.byThread[thread]
      // An entry that says what holds anyway is dropped, since threads come and go.
      state.byThread[thread] = traits == state.usual ? nil : traits
      return former
    }
  }
}
