import TouchGeometry

// Foundation's timers and notifications with a target and a selector, where Foundation is available.

#if FoundationGeometry
extension Timer {
  /// Creates a timer that is invalid and never fires, as the initial value of a property: `Timer()`.
  ///
  /// An extension cannot declare `init()`, which is that of `NSObject`; leave out the argument, which has no other value.
  public convenience init(unscheduled: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }

  /// Creates a timer that calls a method of a target with itself as the sender; add it to `RunLoop.main`.
  ///
  /// The target is held weakly: after it was deallocated, the next firing invalidates the timer.
  ///
  /// - Parameters:
  ///   - ti: the interval in seconds.
  ///   - userInfo: not stored.
  @preconcurrency @MainActor public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let call = WeakCall(aTarget as AnyObject, aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      // A timer of the main run loop fires on the main thread.
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { if !call.perform(with: timer) { timer.invalidate() } }
    }
  }

  /// Schedules a timer on the main run loop that calls a method of a target with itself as the sender.
  ///
  /// The target is held weakly: after it was deallocated, the next firing invalidates the timer. `userInfo` is not
  /// stored.
  @preconcurrency @MainActor public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }
}

extension NotificationCenter {
  /// Calls a method of an observer for each notification with a name and an object; nil means any.
  ///
  /// The observer is held weakly; no more calls are made after it was deallocated. The object is compared by identity
  /// and not held. The method is called on the main actor: immediately if the notification is posted there, otherwise
  /// asynchronously.
  @preconcurrency @MainActor public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let call = WeakCall(observer as AnyObject, aSelector)
    let wanted = anObject.map { ObjectIdentifier($0 as AnyObject) }
    let mainQueue = MainQueue.key
    // Foundation for Linux compares other objects than `NSObject`s by new boxes, so that no two are equal.
    let token = addObserver(forName: aName, object: nil, queue: nil) { notification in
      if let wanted, notification.object.map({ ObjectIdentifier($0 as AnyObject) }) != wanted { return }
      nonisolated(unsafe) let notification = notification
      if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil {
        MainActor.assumeIsolated { _ = call.perform(with: notification) }
      } else {
        // A notification is not modified after it was posted.
        Task { @MainActor in _ = call.perform(with: notification) }
      }
    }
    ObserverList.entries.removeAll { entry in
      if entry.call.target == nil { entry.center.removeObserver(entry.token as Any) }
      return entry.call.target == nil
    }
    ObserverList.entries.append(
      ObserverList.Entry(
        id: ObjectIdentifier(observer as AnyObject), call: call, center: self, name: aName, object: wanted,
        token: token))
  }

  /// Removes an observer that was added with a selector or by a token.
  ///
  /// May be called in `deinit`. Off the main thread, observers added with a selector are removed asynchronously on it.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    let (id, center) = (ObjectIdentifier(observer), ObjectIdentifier(self))
    ObserverList.remove { $0.id == id && ObjectIdentifier($0.center) == center }
  }

  /// Removes an observer that was added with a selector and this name and object; nil means any.
  public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: AnyObject?) {
    let (id, center, object) = (
      ObjectIdentifier(observer), ObjectIdentifier(self), anObject.map { ObjectIdentifier($0) }
    )
    ObserverList.remove {
      $0.id == id && ObjectIdentifier($0.center) == center && (aName == nil || aName == $0.name)
        && (object == nil || object == $0.object)
    }
  }
}

/// Tells whether code runs on the main queue, which has no fixed thread in a program without an event loop.
@MainActor private enum MainQueue {
  static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

/// A method call on a weakly held object.
@MainActor final class WeakCall {
  private(set) weak var target: AnyObject?
  private let selector: Selector

  init(_ target: AnyObject, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  /// Returns false if the object was deallocated.
  func perform(with sender: Any) -> Bool {
    guard let target else { return false }
    _ = selector.perform(on: target, sender: sender, event: nil)
    return true
  }
}

/// The observers that were added to notification centers with a selector.
@MainActor private enum ObserverList {
  struct Entry {
    let id: ObjectIdentifier
    let call: WeakCall
    let center: NotificationCenter
    let name: Notification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  static var entries: [Entry] = []

  /// Removes the matching entries: now on the main thread, otherwise asynchronously.
  nonisolated static func remove(_ condition: @escaping @Sendable (Entry) -> Bool) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { removeNow(condition) }
    } else {
      Task { @MainActor in removeNow(condition) }
    }
  }

  private static func removeNow(_ condition: (Entry) -> Bool) {
    for entry in entries where condition(entry) { entry.center.removeObserver(entry.token as Any) }
    entries.removeAll(where: condition)
  }
}
#endif
