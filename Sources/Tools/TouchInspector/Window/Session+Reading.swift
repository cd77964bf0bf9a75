import TouchKit

// What a screen reader reads of the scene, and the overlays of frames.

extension Session {
  /// Shows what a screen reader reads, or hides it.
  func toggleReading() {
    guard read != nil || scene.isElsewhere else { return }
    showsMap = false
    showsReading.toggle()
  }

  func readingDidChange() {
    (reading, pointedElement) = ([], nil)
    if showsReading { _ = updateReading() }
    onReading()
    changed()
  }

  /// Reads the scene again; a program in another process sends its reading instead.
  ///
  /// - Returns: whether it differs.
  func updateReading() -> Bool {
    guard showsReading, let read else { return false }
    let now = read()
    defer { setReading(now) }
    return now != reading
  }

  /// Replaces the reading.
  func setReading(_ reading: [SpokenElement]) {
    self.reading = reading
    if let pointedElement, pointedElement >= reading.count { self.pointedElement = nil }
  }

  /// Shows a part of the frame overlay, or hides it.
  func toggleOverlay(_ part: FrameOverlay.Parts) { overlay.formSymmetricDifference(part) }

  /// Opens the source of the chosen object, or of the scene if none is chosen, and shows the result.
  func openSource(of object: AnyObject?) {
    let sentence =
      switch source?(object) {
      case .place(let place): edit(place)
      case .unknown(let sentence): sentence
      case nil: localized("There is no source to open.")
      }
    // The inspector of a running program shows messages at the top.
    if scene.isElsewhere { say(sentence) } else { sourceNote = sentence }
  }
}
