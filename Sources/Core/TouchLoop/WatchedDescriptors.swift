import CTouchLoop

/// What the loop waits for: the list that it hands to the operating system, kept from turn to turn.
struct WatchedDescriptors {
  /// The mode whose sources are in the list; nil when it has to be made anew.
  var mode: LoopMode?
  /// Whether the last descriptor is the main queue's.
  var servesQueue = false
  /// Whether the answers in the list are those of the sleep that has just ended, and of the same run.
  var isFresh = false
  /// The descriptors and, after a wait, what is the matter with each.
  var list: [pollfd] = []

  /// Waits until one of them has something, for some seconds or, if that is less than 0, without end.
  ///
  /// Returns whether one has.
  @discardableResult mutating func wait(seconds: Double) -> Bool {
    touch_wait(&list, UInt32(list.count), seconds) > 0
  }

  /// Adds a descriptor to be watched for input.
  mutating func add(_ descriptor: Int32) {
    list.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
  }
}
