import TouchGeometry

// Recognizers that prevent rows of tables and items of collections from being selected, swiped or moved.

extension SceneLint {
  /// Taps of superviews that cancel touches on rows or items, or delay their end (26.13, 26.15, 27.11).
  static func rowsUnderTaps(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for owner in tree.places where owner.view.recognizers.contains(where: { $0.taps > 0 }) {
      let tables = ([owner] + tree.places(in: owner)).filter {
        $0.isToChooseFrom && !tree.changeable.contains($0.name)
      }
      for tap in owner.view.recognizers where tap.taps > 0 && !tree.changeable.contains(tap.name) {
        let losers = tables.filter { tap.takesPartInRows(of: $0) }
        guard let first = losers.first else { continue }
        let names = LintFindings.listed(losers.map(\.name))
        if tap.taps == 1, !tap.properties.contains(.cancelsTouchesInView(false)) {
          found.add {
            first.view.table == nil
              ? localized(
                "%1$s on %2$s keeps the items of %3$s from being selected (%4$s): it recognizes when the finger lifts, and the touch is then cancelled in the item (6.7, 26.15)",
                tap.name, owner.name, names, first.path)
              : localized(
                "%1$s on %2$s keeps the rows of %3$s from being selected (%4$s): it recognizes when the finger lifts, and the touch is then cancelled in the row (6.7, 26.15)",
                tap.name, owner.name, names, first.path)
          } cure: {
            localized(
              "%1$s.cancelsTouchesInView = false, and both act (6.5), or its delegate answers false to shouldReceive for touches in %2$s (1.3.4)",
              tap.name, first.name)
          }
        } else if tap.taps > 1, tap.delaysEnds {
          found.add {
            first.view.table == nil
              ? localized(
                "%1$s on %2$s delays the selection of items of %3$s by %4$s (%5$s): meanwhile it waits for another tap and withholds the end of the touch (6.7, 7.1.3)",
                tap.name, owner.name, names, LintNumbers.secondTap, first.path)
              : localized(
                "%1$s on %2$s delays the selection of rows of %3$s by %4$s (%5$s): meanwhile it waits for another tap and withholds the end of the touch (6.7, 7.1.3)",
                tap.name, owner.name, names, LintNumbers.secondTap, first.path)
          } cure: {
            "\(tap.name).delaysTouchesEnded = false"
          }
        }
      }
    }
    return found
  }

  /// Scroll views and pans of superviews that take horizontal drags from rows with actions, which begin later (26.21).
  static func rowsInPagers(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places where place.isReachable && !place.isEdited && !tree.changeable.contains(place.name) {
      guard let table = place.view.table, table.opens.leading || table.opens.trailing else { continue }
      let swipe = place.view.rowSwipeName
      for owner in place.outwards {
        for pan in owner.recognizers where tree.takesAcross(pan, from: place) && !isSettled(pan, swipe, tree) {
          addLoss(to: pan.name, on: owner.name, place, &found)
        }
        if owner.scrolls(.horizontal), !tree.changeable.contains(owner.name),
          !isSettled(owner.panGestureRecognizer, swipe, tree)
        {
          addLoss(to: owner.panName, on: nil, place, &found)
        }
      }
    }
    return found
  }

  /// Answers of a table's data source and delegate that have no effect: actions of rows that cannot be edited, and rows
  /// that can move in a table without grips (26.21, 26.28).
  static func idleAnswers(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places where !tree.changeable.contains(place.name) {
      guard let table = place.view.table else { continue }
      let (leading, trailing) = (table.isKeptFromLeading, table.isKeptFromTrailing)
      if leading || trailing {
        found.add {
          if leading && trailing {
            localized(
              "the actions of the rows of %1$s never appear: its data source answers false to canEditRowAt (26.21)",
              place.name)
          } else if leading {
            localized(
              "the leading actions of the rows of %1$s never appear: its data source answers false to canEditRowAt (26.21)",
              place.name)
          } else {
            localized(
              "the trailing actions of the rows of %1$s never appear: its data source answers false to canEditRowAt (26.21)",
              place.name)
          }
        } cure: {
          localized("it answers true")
        }
      }
      if table.canMove == true, !place.isEdited {
        found.add {
          localized(
            "no row of %1$s can be moved by a finger: its data source answers true to canMoveRowAt, but only editing mode shows grips (26.27, 26.28)",
            place.name)
        } cure: {
          "\(place.name).isEditing = true"
        }
      }
    }
    return found
  }

  private static func addLoss(to pan: String, on owner: String?, _ place: LintPlace, _ found: inout LintFindings) {
    found.add {
      if let owner {
        localized(
          "%1$s on %2$s takes drags across from the rows of %3$s, which have actions (%4$s): it begins after %5$s, and a row after %6$s, so a row opens only if one event moves the finger past both (26.21)",
          pan, owner, place.name, place.path, LintNumbers.pan, LintNumbers.rowSwipe)
      } else {
        localized(
          "%1$s takes drags across from the rows of %2$s, which have actions (%3$s): it begins after %4$s, and a row after %5$s, so a row opens only if one event moves the finger past both (26.21)",
          pan, place.name, place.path, LintNumbers.pan, LintNumbers.rowSwipe)
      }
    } cure: {
      localized("%1$s requires %2$s to fail", pan, place.view.rowSwipeName)
    }
  }

  /// Whether the scene relates a pan to the swipe of rows.
  private static func isSettled(_ pan: SceneRecognizer?, _ swipe: String, _ tree: LintTree) -> Bool {
    pan?.requiresToFail.contains(swipe) == true
      || tree.applies(pan?.delegate?.shouldRecognizeSimultaneouslyWith, swipe)
      || tree.applies(pan?.delegate?.shouldRequireFailureOf, swipe)
      || pan?.subclass?.canPrevent.map { !tree.applies($0, swipe) } == true
  }

  /// Pans on tables and collections that prevent scrolling (5.1.6, 26.28).
  static func pansOnTables(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for pan in tree.recognizers
    where pan.recognizerClass == .pan && pan.fingers.contains(1) && tree.isUnconditional(pan) {
      guard let place = tree.place(pan.view), place.view.hasItems, place.isReachable, place.view.scrolls(.vertical),
        pan.description.delegate == nil, pan.description.subclass == nil, tree.requirements(of: pan.name).isEmpty,
        !tree.changeable.contains(place.name), place.view.panGestureRecognizer == nil
      else { continue }
      found.add {
        localized(
          "%1$s on %2$s takes every drag from %3$s: both begin after %4$s, and the one that was added later wins (5.1.6), so %2$s does not scroll",
          pan.name, place.name, place.view.panName, LintNumbers.pan)
      } cure: {
        place.view.table == nil
          ? localized(
            "to move items, use a UILongPressGestureRecognizer, which waits until the finger rests (27.15); otherwise its delegate answers false to shouldReceive where items should scroll (1.3.4)"
          )
          : localized(
            "to move rows, set isEditing = true and answer true to canMoveRowAt, and grips take the finger at once (26.28); otherwise its delegate answers false to shouldReceive where rows should scroll (1.3.4)"
          )
      }
    }
    return found
  }
}

extension LintPlace {
  /// Whether it is a table in editing mode.
  var isEdited: Bool { view.properties.contains(.isEditing(true)) }

  /// Whether it is a table or a collection whose rows or items a finger can select.
  var isToChooseFrom: Bool {
    if let collection = view.collection {
      return isHitItself && collection.sections.contains { !$0.isEmpty } && collection.shouldHighlight != false
        && collection.shouldSelect != false
        && (!view.properties.contains(.allowsSelection(false))
          || view.properties.contains(.allowsMultipleSelection(true)))
    }
    guard let table = view.table, isHitItself, table.sections.contains(where: { !$0.rows.isEmpty }),
      table.shouldHighlight != false, table.willSelect != false
    else { return false }
    func isOn(_ flag: ViewProperty) -> Bool { view.properties.contains(flag) }
    if isEdited {
      return isOn(.allowsSelectionDuringEditing(true)) || isOn(.allowsMultipleSelectionDuringEditing(true))
    }
    return !isOn(.allowsSelection(false)) || isOn(.allowsMultipleSelection(true))
  }
}

extension LintTree {
  /// Whether a pan takes every horizontal drag from the rows of a table in its view.
  fileprivate func takesAcross(_ pan: SceneRecognizer, from place: LintPlace) -> Bool {
    pan.recognizerClass == .pan && pan.takesPartInRows(of: place) && pan.delegate?.shouldBegin != .vertical
      && !changeable.contains(pan.name)
  }
}

extension SceneRecognizer {
  /// Whether it receives single-finger touches on rows, whose views a scene does not name.
  fileprivate func takesPartInRows(of place: LintPlace) -> Bool {
    if case .onlyViews? = delegate?.shouldReceiveTouch { return false }
    return takesPart(in: place)
  }
}
