import CTouchSystem

/// Memory that was freed and that the C library retains.
///
/// After a large text is set, the string that it came from, which is as large as the text itself, is released. The C
/// library retains such blocks, because earlier ones made it expect large allocations.
package enum FreedMemory {
  /// The minimum length of a text for which the call is worthwhile.
  package static let worthwhileLength = 1 << 20

  /// Returns retained memory to the system.
  package static func returnToSystem() { touch_return_freed_memory() }
}
