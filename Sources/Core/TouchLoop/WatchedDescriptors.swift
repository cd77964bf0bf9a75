import CTouchLoop

/// The descriptors that the loop waits for: the array passed to the operating system, kept from turn to turn.
struct WatchedDescriptors {
  /// The mode whose sources are in the list; nil if it must be rebuilt.
  var mode: LoopMode?
  /// Whether the last descriptor is that of the main queue.
  var servesQueue = false
  /// Whether the results in the list are those of the sleep that has just ended, in the same run.
  var isFresh = false
  /// The descriptors and, after a wait, their results.
  var list: [pollfd] = []

  /// Waits for one of them for some seconds, or without limit if that is less than 0.
  ///
  /// Returns whether one is ready.
  @discardableResult mutating func wait(seconds: Double) -> Bool {
    touch_wait(&list, UInt32(list.count), seconds) > 0
  }

  /// Adds a descriptor to watch for input.
  mutating func add(_ descriptor: Int32) {
    list.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
  }
}
