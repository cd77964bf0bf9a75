import TouchKit
import TouchTrace

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

  /// The key, button, shake or remote control that came after the last touch until the shown moment; nil for none.
  ///
  /// One that only the window received is meant for the app around the scene.
  var latestSignal: SignalStory? {
    let limit = time - record.startTime
    let signal = record.chapters.chapter(at: time)?.story.signals.last {
      $0.time <= limit + 1e-9 && ($0.way.count > 1 || $0.way != ["the window"])
    }
    guard let signal else { return nil }
    let touch = record.account(at: cursor).map { $0.time - record.startTime } ?? -.infinity
    return signal.time > touch ? signal : nil
  }
}
