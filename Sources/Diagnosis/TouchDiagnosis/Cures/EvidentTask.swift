import TouchKit
import TouchScenes

/// What the input evidently was for apart from a goal: its other gestures, and the views that its fingers pressed.
///
/// A cure that works against it is shown only where nothing else helps.
@MainActor enum EvidentTask {
  /// The number of recognizers, lists and controls that succeeded in another gesture of the input and no longer do.
  ///
  /// Within the gesture that the goal is about, something else may have to give way. Touches less than the time between
  /// two taps apart are one gesture.
  static func spoiled(_ goal: Goal, _ before: Replay, _ after: Replay) -> Int {
    guard before.gestures.count > 1 else { return 0 }
    let (old, new) = (before.times(of: goal), after.times(of: goal))
    let changed =
      new.filter { time in !old.contains { abs($0 - time) < 0.0005 } }
      + old.filter { time in !new.contains { abs($0 - time) < 0.0005 } }
    let concerned = Set(changed.map { before.gesture(at: $0) })
    var spoiled: Set<String> = []
    for line in before.lines where before.isSuccess(line) && !isAbout(goal, line.subject) {
      let gesture = before.gesture(at: line.time)
      let times = after.times(line.subject, line.what)
      // A success that is only delayed is not spoiled.
      guard !concerned.contains(gesture), times.count < before.times(line.subject, line.what).count,
        !times.contains(where: { after.gesture(at: $0) == gesture })
      else { continue }
      spoiled.insert("\(gesture) \(line.subject) \(line.what)")
    }
    return spoiled.count
  }

  /// The number of changes that prevent a recognizer whose success others need: its action changes the scene, or another
  /// recognizer waits for it.
  static func preventedAndNeeded(_ changes: [Change], _ goal: Goal, _ before: Replay, _ after: Replay) -> Int {
    let index = SceneIndex(before.scene)
    return changes.count { change in
      guard let name = change.preventedRecognizer(goal, before, after), let own = index.recognizers[name] else {
        return false
      }
      return !own.description.on.isEmpty
        || index.recognizerNames.contains { other in
          other != name && other != goal.subject && !index.requirementPlaces(other, name).isEmpty
        }
    }
  }

  /// Whether a press would begin with any touch, so that a gesture of another kind, which acted, no longer does.
  static func takesEveryTouch(_ changes: [Change], _ goal: Goal, _ before: Replay, _ after: Replay) -> Bool {
    let isInstant = changes.contains { change in
      guard case .recognizer(goal.subject, .minimumPressDuration(let time)) = change else { return false }
      return time < Diagnosis.minimumPress
    }
    guard isInstant else { return false }
    return before.story.recognizers.contains { story in
      let name = story.facts.name
      return name != goal.subject && !before.times(of: .acts(name)).isEmpty && after.times(of: .acts(name)).isEmpty
    }
  }

  private static func isAbout(_ goal: Goal, _ subject: String) -> Bool {
    subject == goal.subject || subject == SceneIndex.panName(of: goal.subject)
  }
}

extension Replay {
  /// The index of the gesture of the input to which a time belongs.
  func gesture(at time: Double) -> Int { gestures.lastIndex { $0 <= time + 1e-9 } ?? 0 }

  /// Whether a line is a success: an action, a selection, content that moves, or the event that a control exists to send.
  func isSuccess(_ line: Line) -> Bool {
    ["acts", "scrolls", "selects", "zooms", Self.movesRow].contains(line.what) || isMeant(line)
  }
}

extension InputFile {
  /// The times at which gestures begin: touches less than the time between two taps apart are one gesture.
  var gestures: [Double] {
    var (starts, down): ([Double], Set<Int>) = ([], [])
    var last = -Double.infinity
    for line in lines {
      let isDown = !down.isEmpty
      switch line.content {
      case .touch(let touch):
        switch touch.phase {
        case .began: down.insert(touch.id)
        case .moved: break
        case .ended, .cancelled: down.remove(touch.id)
        }
      case .hover, .scroll, .transform, .hold, .press, .button: break
      case .wait, .motion, .acceleration, .remoteControl, .text, .composition, .paste: continue
      }
      if !isDown, line.time - last > GestureTuning.tapInterval { starts.append(line.time) }
      last = line.time
    }
    return starts
  }
}

extension Change {
  /// Whether it turns off a view that handles touches, or that contains a pressed view that does.
  @MainActor func disablesInput(_ before: Replay, besides goal: Goal) -> Bool {
    let index = SceneIndex(before.scene)
    switch self {
    case .view(let name, .isUserInteractionEnabled(false)):
      return name != goal.subject && (index.isBusy(name) || isPressed(inside: name, before, index))
    case .view(let name, .isEnabled(false)): return name != goal.subject && isPressed(inside: name, before, index)
    // A control has no content that could receive the touches.
    case .hitTest(let name, .passThrough):
      return name != goal.subject && index.views[name]?.view.viewClass.isKind(of: .control) == true
    default: return false
    }
  }

  /// Whether a finger pressed a control or a view that handles touches, in a view.
  @MainActor private func isPressed(inside name: String, _ before: Replay, _ index: SceneIndex) -> Bool {
    before.story.touches.contains { touch in
      guard let hit = touch.view else { return false }
      let view = index.tableAround(hit) ?? hit
      guard index.isInside(view, name) else { return false }
      return index.isBusy(view) || index.views[view]?.view.overrides.isEmpty == false
    }
  }

  /// Whether it makes a recognizer wait for a pan, which fails only when the finger is lifted.
  ///
  /// A tap can wait so long, and a pan with a rule about its axis fails at once.
  @MainActor func waitsInVain(_ goal: Goal, _ before: Replay, _ after: Replay) -> Bool {
    guard case .require(let name, let other, true) = self, name != goal.subject else { return false }
    let index = SceneIndex(before.scene)
    guard let waiting = index.recognizers[name]?.description, waiting.recognizerClass != .tap,
      let awaited = index.recognizers[other]?.description, awaited.recognizerClass == .pan,
      awaited.delegate?.shouldBegin == nil
    else { return false }
    return !before.times(of: .acts(name)).isEmpty && after.times(of: .acts(name)).isEmpty
  }

  /// Whether a view that handles touches itself would no longer receive those next to its content.
  @MainActor func leavesGaps(_ scene: SceneFile, besides goal: Goal) -> Bool {
    guard case .hitTest(let name, .passThrough) = self, name != goal.subject else { return false }
    return SceneIndex(scene).isBusy(name)
  }

  /// The recognizer that acted and that the change keeps from recognizing the same gesture, whatever else happens; nil
  /// for none.
  ///
  /// A relation, an axis or a rule about touches leaves a recognizer able to act elsewhere.
  @MainActor func preventedRecognizer(_ goal: Goal, _ before: Replay, _ after: Replay) -> String? {
    let name: String
    switch self {
    case .recognizer(let recognizer, let property):
      switch property {
      case .isEnabled, .numberOfTapsRequired, .numberOfTouchesRequired, .minimumPressDuration, .direction, .edges,
        .allowedTouchTypes, .allowedPressTypes, .buttonMaskRequired,
        .allowableMovement, .beginningDistance, .allowedScrollTypesMask:
        name = recognizer
      case .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .requiresExclusiveTouchType: return nil
      // Two fingers for one and one finger for the other is a usual way to share a drag.
      case .minimumNumberOfTouches, .maximumNumberOfTouches: return nil
      }
    case .view(let view, .isScrollEnabled(false)): name = SceneIndex.panName(of: view)
    case .removeRecognizer(let recognizer): name = recognizer
    default: return nil
    }
    guard name != goal.subject, name != SceneIndex.panName(of: goal.subject) else { return nil }
    return !before.times(of: .acts(name)).isEmpty && after.times(of: .acts(name)).isEmpty ? name : nil
  }
}
