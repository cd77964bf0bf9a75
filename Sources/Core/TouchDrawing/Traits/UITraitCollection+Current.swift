import Synchronization
import TouchGeometry

/// The current collections by thread, and the one of all other threads.
private struct CurrentTraits {
  var usual = UITraitCollection(.light, scale: 1, textSize: .large, direction: .leftToRight)
  var byThread: [UInt: UITraitCollection] = [:]
}

private let currentTraits = Mutex(CurrentTraits())

extension UITraitCollection {
  /// The traits for resolving dynamic colors on this thread.
  ///
  /// While `draw(_:)`, `layoutSubviews()`, `traitCollectionDidChange(_:)` and the layout methods of a controller run,
  /// these are the traits of the view or controller; otherwise those of the application, which are light unless the
  /// desktop prefers dark. A value that is set applies to this thread until it is set again.
  ///
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/current
  public static var current: UITraitCollection {
    get {
      currentTraits.withLock { state in
        state.byThread.isEmpty ? state.usual : state.byThread[UInt(pthread_self())] ?? state.usual
      }
    }
    set { replaceCurrent(newValue) }
  }

  /// Makes this collection the current one while `actions` runs, once and immediately.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.replaceCurrent(self)
    actions()
    UITraitCollection.replaceCurrent(former)
  }

  /// The collection of all threads without their own.
  package static var usual: UITraitCollection {
    get { currentTraits.withLock { $0.usual } }
    set { currentTraits.withLock { $0.usual = newValue } }
  }

  /// Sets or, with nil, removes a thread's own collection; returns the previous one.
  @discardableResult
  private static func replaceCurrent(_ traits: UITraitCollection?) -> UITraitCollection? {
    let thread = UInt(pthread_self())
    return currentTraits.withLock { state in
      let former = state.byThread[thread]
      // An entry equal to the default is removed, because threads come and go.
      state.byThread[thread] = traits == state.usual ? nil : traits
      return former
    }
  }
}
