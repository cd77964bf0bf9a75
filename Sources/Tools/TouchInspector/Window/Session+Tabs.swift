import TouchKit

extension Session {
  /// Opens a tab; closes it where it is open and the window has no room for it and the explanation.
  func choose(tab chosen: Tab, isFolded: Bool) {
    if chosen == tab, opensDetails, !isFolded {
      opensDetails = false
      changed()
    } else {
      tab = chosen
    }
  }
}
