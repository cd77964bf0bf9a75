import Testing
import TouchScenes

/// What is kept from views, and when it goes out (semantics 6.6 to 6.12, 15.9).
@MainActor @Suite struct DelayTests {
  private let patient = "delaysTouchesBegan: true"

  @Test("6.6: recognized without cancelling, it gives the view what it kept, and the rest in its time")
  func releasedOnSuccess() throws {
    try expectLog(
      view("v", has: [pan("pan", "\(patient), cancelsTouchesInView: false")]),
      "d1 50 50 0, m1 55 50 0.1, m1 70 50 0.2, m1 80 50 0.3, u1 80 50 0.4",
      """
      0.200 pan action began
      0.200 v touchesBegan 1
      0.200 v touchesMoved 1
      0.300 pan action changed
      0.300 v touchesMoved 1
      0.400 pan action ended
      0.400 v touchesEnded 1
      """)
  }

  @Test("6.6, 15.9: failing in an event, it gives the began; the view gets the event's own phase once")
  func failedByMoving() throws {
    try expectLog(
      view("v", has: [press("press", patient)]),
      "d1 50 50 0, m1 52 50 0.1, m1 54 50 0.15, m1 70 50 0.2, m1 75 50 0.3, u1 75 50 0.4",
      """
      0.200 v touchesBegan 1
      0.200 v touchesMoved 1
      0.300 v touchesMoved 1
      0.400 v touchesEnded 1
      """)
  }

  @Test("6.6: failing by a timer, it gives the began and one moved, if there were any")
  func failedByTimer() throws {
    try expectLog(
      view("v", has: [tap("tap", patient)]), "d1 50 50 0, m1 52 50 0.1, m1 54 50 0.2, u1 54 50 1",
      """
      0.750 v touchesBegan 1
      0.750 v touchesMoved 1
      1.000 v touchesEnded 1
      """)
    try expectLog(
      view("v", has: [tap("tap", patient)]), "d1 50 50 0, u1 54 50 1",
      """
      0.750 v touchesBegan 1
      1.000 v touchesEnded 1
      """)
  }

  @Test("6.6: ended meanwhile, the touch goes out as began and ended, without the moves between")
  func endedMeanwhile() throws {
    try expectLog(
      view("v", has: [tap("tap", "\(patient), numberOfTapsRequired: 2")]),
      "d1 50 50 0, m1 52 50 0.02, u1 52 50 0.06",
      """
      0.410 v touchesBegan 1
      0.410 v touchesEnded 1
      """)
  }

  @Test("6.6: a touch that the system cancels while its began is kept never reaches the view")
  func cancelledMeanwhile() throws {
    try expectLog(
      view(
        "v", "0 0 200 200", "isMultipleTouchEnabled: true",
        has: [press("press", "\(patient), numberOfTouchesRequired: 2")]),
      "d1 50 50 0, d2 60 50 0.1, c1 50 50 0.2, m2 61 50 0.3, u2 61 50 0.4",
      """
      0.200 v touchesBegan 2
      0.300 v touchesMoved 2
      0.400 v touchesEnded 2
      """)
  }

  @Test("6.7, 7.1.6: a lone double tap that fails gives the end 0.35 s after it")
  func endDelayed() throws {
    try expectLog(
      view("v", has: [tap("double", "numberOfTapsRequired: 2")]), "d1 50 50 0, u1 50 50 0.06",
      """
      0.000 v touchesBegan 1
      0.410 v touchesEnded 1
      """)
  }

  @Test("6.7: without the flag the end goes out at once")
  func endNotDelayed() throws {
    try expectLog(
      view("v", has: [tap("double", "numberOfTapsRequired: 2, delaysTouchesEnded: false")]),
      "d1 50 50 0, u1 50 50 0.06",
      """
      0.000 v touchesBegan 1
      0.060 v touchesEnded 1
      """)
  }

  @Test("6.7: failing in the event of the end, it gives the end in that event")
  func endInTheSameEvent() throws {
    try expectLog(
      view("v", has: [press("press"), pan("pan"), swipe("swipe")]), "d1 50 50 0, u1 50 50 0.1",
      """
      0.000 v touchesBegan 1
      0.100 v touchesEnded 1
      """)
  }

  @Test("6.7: the kept end is cancelled, not delivered, when another recognizer with the touch acts")
  func endCancelledByAnother() throws {
    try expectLog(
      view("v", has: [tap("double", "numberOfTapsRequired: 2")]), root: [tap("single")], "d1 50 50 0, u1 50 50 0.06",
      """
      0.000 v touchesBegan 1
      0.060 single action ended
      0.060 v touchesCancelled 1
      """)
  }

  @Test("6.8: withheld by two, a touch is delivered when the last releases it")
  func counted() throws {
    try expectLog(
      view("v", has: [press("near", patient), press("far", "\(patient), allowableMovement: 30")]),
      "d1 50 50 0, m1 70 50 0.1, m1 90 50 0.2, u1 90 50 0.3",
      """
      0.200 v touchesBegan 1
      0.200 v touchesMoved 1
      0.300 v touchesEnded 1
      """)
  }

  @Test("6.8: withheld by one and cancelled by another, the view receives nothing")
  func keptAndCancelled() throws {
    try expectLog(
      view("v", has: [press("press", patient)]), root: [tap("tap")], "d1 50 50 0, u1 50 50 0.1",
      "0.100 tap action ended")
  }

  @Test("6.8: kept by one while another that does not cancel acts, it goes out when the first fails")
  func keptBesideAnAction() throws {
    try expectLog(
      view("v", has: [tap("tap", "\(patient), delegate: {shouldRecognizeSimultaneouslyWith: true}")]),
      root: [press("press", "cancelsTouchesInView: false")], "d1 50 50 0, m1 52 50 0.6, u1 52 50 0.9",
      """
      0.500 press action began
      0.600 press action changed
      0.750 v touchesBegan 1
      0.750 v touchesMoved 1
      0.900 press action ended
      0.900 v touchesEnded 1
      """)
  }

  @Test("6.9, 15.9: released touches come in the order of their events, one call for each")
  func order() throws {
    let scene = view(
      "v", "0 0 300 300", "isMultipleTouchEnabled: true", has: [tap("tap", "\(patient), numberOfTouchesRequired: 2")])
    try expectLog(
      scene, "d1 50 50 0, d2 60 50 0.1, m1 150 50 0.2, m2 160 50 0.2, u1 150 50 0.3, u2 160 50 0.3",
      """
      0.200 v touchesBegan 1
      0.200 v touchesBegan 2
      0.200 v touchesMoved 1 2
      0.300 v touchesEnded 1 2
      """)
    try expectLog(
      scene, "d1 50 50 0, d2 60 50 0, m1 150 50 0.2, m2 160 50 0.2, u1 150 50 0.3, u2 160 50 0.3",
      """
      0.200 v touchesBegan 1 2
      0.200 v touchesMoved 1 2
      0.300 v touchesEnded 1 2
      """)
  }

  @Test("6.9: a touch whose end is kept goes out after the whole of one that ended before it")
  func orderOfTaps() throws {
    try expectLog(
      view("v", has: [tap("triple", "\(patient), numberOfTapsRequired: 3")]),
      "d1 50 50 0, u1 50 50 0.06, d2 50 50 0.2, u2 50 50 0.26",
      """
      0.610 v touchesBegan 1
      0.610 v touchesEnded 1
      0.610 v touchesBegan 2
      0.610 v touchesEnded 2
      """)
  }

  @Test("6.10: a lone double tap with the flags as they are")
  func loneDouble() throws {
    try expectLog(
      view("v", has: [tap("double", "numberOfTapsRequired: 2")]),
      "d1 50 50 0, u1 50 50 0.06, d1 50 50 0.2, u1 50 50 0.26",
      """
      0.000 v touchesBegan 1
      0.200 v touchesBegan 1
      0.260 double action ended
      0.260 v touchesCancelled 1
      0.260 v touchesCancelled 1
      """)
  }

  @Test("6.11: one that has failed keeps nothing, the end included")
  func failedKeepsNothing() throws {
    try expectLog(
      view("v", "0 0 300 300", "", has: [tap("double", "numberOfTapsRequired: 2")]),
      "d1 50 50 0, m1 150 50 0.1, u1 150 50 0.2",
      """
      0.000 v touchesBegan 1
      0.100 v touchesMoved 1
      0.200 v touchesEnded 1
      """)
  }

  @Test("6.12: a view that has left its window gets nothing that was kept")
  func removedView() throws {
    try expectLog(
      views(
        view(
          "box", "0 0 100 100", "overrides: []", has: [tap("double", "\(patient), numberOfTapsRequired: 2")],
          view("v", "0 0 100 100")),
        view("w", "100 0 100 100", "overrides: []", has: [tap("tap", "on: [{state: ended, remove: v}]")])),
      "d1 50 50 0, u1 50 50 0.06, d2 150 50 0.1, u2 150 50 0.2", "0.200 tap action ended")
  }
}
