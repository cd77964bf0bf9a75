import TouchKit
import TouchTrace

/// The state of the lanes in a window that is too low for them, the explanation and the titles of the tabs.
struct LanesFold: Equatable {
  /// Whether the window is so low.
  var isPossible = false
  /// Whether the user has opened the lanes; they take the room of the explanation.
  var isOpen = false
}

extension Session {
  /// Opens the lanes of a low window, or folds them.
  func toggleLanes() {
    (lanesFold.isOpen, opensDetails) = (!lanesFold.isOpen, false)
    changed()
  }

  /// Opens the part of a low window that the keyboard has reached.
  func open(_ region: KeyboardFocus.Region) {
    guard lanesFold.isPossible else { return }
    switch region {
    case .list, .scene: return
    case .lanes: (lanesFold.isOpen, opensDetails) = (true, false)
    case .why: (lanesFold.isOpen, opensDetails) = (false, false)
    case .details: (lanesFold.isOpen, opensDetails) = (false, true)
    }
    changed()
  }

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
