import CTouchSystem

/// Memory that was freed and that the C library keeps.
///
/// Who has set a large text lets go of the string that it came from, which is as large as the text itself. The C library
/// keeps such a block, for it has learned from earlier ones that large blocks come and go.
package enum FreedMemory {
  /// From how many offsets on a text is worth the call.
  package static let worthwhileLength = 1 << 20

  /// Gives what is kept back to the system.
  package static func giveBack() { touch_return_freed_memory() }
}
