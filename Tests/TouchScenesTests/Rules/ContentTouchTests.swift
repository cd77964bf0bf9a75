import Testing
import TouchScenes

/// Who gets the touches of a scroll view's content (semantics 9.1 to 9.6).
@MainActor @Suite struct ContentTouchTests {
  private let row = view("row", "0 0 390 100")

  @Test("9.2: a resting finger is delivered to the content after 150 ms")
  func theDelay() throws {
    try expectLog(
      list(row), "d1 50 50 0, u1 50 50 0.3",
      """
      0.150 row touchesBegan 1
      0.300 row touchesEnded 1
      """)
  }

  @Test("9.2: an event at the very end of the delay comes first")
  func theEndOfTheDelay() throws {
    try expectLog(
      list(row), "d1 50 50 0, u1 50 50 0.15",
      """
      0.150 row touchesBegan 1
      0.150 row touchesEnded 1
      """)
    try expectLog(
      list(row), "d1 50 50 0, m1 53 50 0.15, u1 53 50 0.2",
      """
      0.150 row touchesBegan 1
      0.150 row touchesMoved 1
      0.200 row touchesEnded 1
      """)
  }

  @Test("9.2: a quick lift tells the content of both at once, in the event of the lift")
  func quickLift() throws {
    try expectLog(
      list(row), "d1 50 50 0, u1 50 50 0.08",
      """
      0.080 row touchesBegan 1
      0.080 row touchesEnded 1
      """)
  }

  @Test("9.2, 6.6: what the finger did during the delay comes as one moved")
  func movesDuringTheDelay() throws {
    try expectLog(
      list(row), "d1 50 50 0, m1 52 50 0.05, m1 54 50 0.1, u1 54 50 0.3",
      """
      0.150 row touchesBegan 1
      0.150 row touchesMoved 1
      0.300 row touchesEnded 1
      """)
  }

  @Test("9.2: a drag that begins during the delay leaves the content without the touch")
  func dragDuringTheDelay() throws {
    try expectLog(
      list(row), "d1 50 50 0, m1 50 40 0.02, m1 50 40 0.04, m1 50 40 0.06, u1 50 40 0.08",
      """
      0.020 list scrollViewWillBeginDragging
      0.080 list scrollViewWillEndDragging
      0.080 list scrollViewDidEndDragging
      """)
  }

  @Test("9.2: without delaysContentTouches the content receives the touch at once")
  func noDelay() throws {
    try expectLog(
      list("delaysContentTouches: false", row), "d1 50 50 0, u1 50 50 0.1",
      """
      0.000 row touchesBegan 1
      0.100 row touchesEnded 1
      """)
  }

  @Test("9.2: without delaysContentTouches the content receives a touch before the next event, however soon it comes")
  func noDelayAndTheNextEventAtTheSameTime() throws {
    try expectLog(
      list("delaysContentTouches: false", row), "d1 50 50 0, m1 50 20 0, u1 50 20 0.1",
      """
      0.000 row touchesBegan 1
      0.000 list scrollViewWillBeginDragging
      0.000 list scrollViewDidScroll 0.0 20.0
      0.000 row touchesCancelled 1
      0.100 list scrollViewWillEndDragging
      0.100 list scrollViewDidEndDragging
      """)
  }

  @Test(
    "9.2: a touch that touchesShouldBegin refuses is nobody's",
    arguments: ["touchesShouldBegin: false", "touchesShouldBegin: false, delaysContentTouches: false"])
  func refusal(_ keys: String) throws {
    try expectLog(list(keys, row), "d1 50 50 0, m1 52 50 0.2, u1 52 50 0.3", "")
    try expectLog(list(keys, row), "d1 50 50 0, u1 50 50 0.1", "")
  }

  @Test("9.2: a touch that touchesShouldBegin refuses still scrolls")
  func refusedTouchesScroll() throws {
    try expectLog(
      list("touchesShouldBegin: false", row), "d1 50 50 0, m1 50 30 0.2, m1 50 30 0.3, m1 50 30 0.4, u1 50 30 0.5",
      """
      0.200 list scrollViewWillBeginDragging
      0.200 list scrollViewDidScroll 0.0 10.0
      0.500 list scrollViewWillEndDragging
      0.500 list scrollViewDidEndDragging
      """)
  }

  @Test("9.2, 15.13: each finger has its own delay")
  func eachFingerItsOwn() throws {
    try expectLog(
      list(view("a", "0 0 100 100"), view("b", "100 0 100 100")),
      "d1 50 50 0, d2 150 50 0.1, u1 50 50 0.3, u2 150 50 0.4",
      """
      0.150 a touchesBegan 1
      0.250 b touchesBegan 2
      0.300 a touchesEnded 1
      0.400 b touchesEnded 2
      """)
  }

  @Test("9.2: a touch of nested scroll views is kept until the last of them lets it in")
  func nested() throws {
    try expectLog(
      list("delaysContentTouches: false", name: "outer", list(name: "inner", row)), "d1 50 50 0, u1 50 50 0.3",
      """
      0.150 row touchesBegan 1
      0.300 row touchesEnded 1
      """)
    try expectLog(
      list("touchesShouldBegin: false", name: "outer", list(name: "inner", row)), "d1 50 50 0, u1 50 50 0.3", "")
  }

  @Test("9.2, 15.13: no recognizer waits for the delay, and it prevents none")
  func noRelation() throws {
    try expectLog(
      list(view("row", "0 0 390 100", has: [tap("tap")])), "d1 50 50 0, u1 50 50 0.05", "0.050 tap action ended")
    try expectLog(
      list(view("row", "0 0 390 100", has: [tap("tap")])), "d1 50 50 0, u1 50 50 0.2",
      """
      0.150 row touchesBegan 1
      0.200 tap action ended
      0.200 row touchesCancelled 1
      """)
  }

  @Test("9.2, 6.8: delays of recognizers and of the scroll view add up")
  func countedWithRecognizers() throws {
    let row = view("row", "0 0 390 100", has: [press("press", "delaysTouchesBegan: true, minimumPressDuration: 0.4")])
    try expectLog(
      list(row), "d1 50 50 0, u1 50 50 0.3",
      """
      0.300 row touchesBegan 1
      0.300 row touchesEnded 1
      """)
    try expectLog(
      list(row), "d1 50 50 0, u1 50 50 0.1",
      """
      0.100 row touchesBegan 1
      0.100 row touchesEnded 1
      """)
  }

  @Test("9.3: a drag takes the touch away from the content that has it")
  func cancels() throws {
    try expectLog(
      list(row), "d1 50 50 0, m1 50 38 0.2, m1 50 38 0.3, m1 50 38 0.4, u1 50 38 0.5",
      """
      0.150 row touchesBegan 1
      0.200 list scrollViewWillBeginDragging
      0.200 list scrollViewDidScroll 0.0 2.0
      0.200 row touchesCancelled 1
      0.500 list scrollViewWillEndDragging
      0.500 list scrollViewDidEndDragging
      """)
  }

  @Test(
    "9.3: content that may keep its touch keeps it, and the finger does not scroll",
    arguments: ["canCancelContentTouches: false", "touchesShouldCancel: false"])
  func keeps(_ keys: String) throws {
    try expectLog(
      list(keys, row), "d1 50 50 0, m1 50 30 0.2, m1 50 10 0.3, u1 50 10 0.4",
      """
      0.150 row touchesBegan 1
      0.200 row touchesMoved 1
      0.300 row touchesMoved 1
      0.400 row touchesEnded 1
      """)
  }

  @Test("9.3: canCancelContentTouches is about touches that the content has; before, the finger scrolls")
  func keepsNothingDuringTheDelay() throws {
    try expectLog(
      list("canCancelContentTouches: false", row), "d1 50 50 0, m1 50 30 0.1, m1 50 30 0.2, m1 50 30 0.3, u1 50 30 0.4",
      """
      0.100 list scrollViewWillBeginDragging
      0.100 list scrollViewDidScroll 0.0 10.0
      0.400 list scrollViewWillEndDragging
      0.400 list scrollViewDidEndDragging
      """)
  }

  @Test("9.4: a button that was pressed for longer than the delay is not scrolled from; a quick drag scrolls")
  func buttons() throws {
    let content = control("button", "0 0 200 100", class: "UIButton")
    try expectLog(
      list(content), "d1 50 50 0, m1 50 30 0.2, u1 50 30 0.3",
      """
      0.150 button event touchDown
      0.300 button event touchUpInside
      """)
    try expectLog(
      list(content), "d1 50 50 0, m1 50 30 0.1, m1 50 30 0.2, m1 50 30 0.3, u1 50 30 0.4",
      """
      0.100 list scrollViewWillBeginDragging
      0.100 list scrollViewDidScroll 0.0 10.0
      0.400 list scrollViewWillEndDragging
      0.400 list scrollViewDidEndDragging
      """)
  }

  @Test("9.4: with touchesShouldCancel true for buttons, a pressed button lets itself be scrolled from")
  func cancellableButtons() throws {
    let content = control("button", "0 0 200 100", class: "UIButton")
    try expectLog(
      list("touchesShouldCancel: true", content), "d1 50 50 0, m1 50 30 0.2, m1 50 30 0.3, m1 50 30 0.4, u1 50 30 0.5",
      """
      0.150 button event touchDown
      0.200 list scrollViewWillBeginDragging
      0.200 list scrollViewDidScroll 0.0 10.0
      0.200 button event touchCancel
      0.500 list scrollViewWillEndDragging
      0.500 list scrollViewDidEndDragging
      """)
  }

  @Test("9.5: with scrolling disabled the content receives the touch at once, and nothing scrolls")
  func disabled() throws {
    try expectLog(
      list("isScrollEnabled: false", row), "d1 50 50 0, m1 50 20 0.05, u1 50 20 0.1",
      """
      0.000 row touchesBegan 1
      0.050 row touchesMoved 1
      0.100 row touchesEnded 1
      """)
  }

  @Test("9.6, 15.15: touches outside the content belong to the scroll view at once; a drag cancels them")
  func ownTouches() throws {
    let overrides = "overrides: [touchesBegan, touchesMoved, touchesEnded, touchesCancelled]"
    try expectLog(
      list(overrides, row), "d1 50 300 0, m1 50 295 0.05, u1 50 295 0.1",
      """
      0.000 list touchesBegan 1
      0.050 list touchesMoved 1
      0.100 list touchesEnded 1
      """)
    try expectLog(
      list(overrides, row), "d1 50 300 0, m1 50 295 0.05, m1 50 285 0.1, m1 50 285 0.2, m1 50 285 0.3, u1 50 285 0.4",
      """
      0.000 list touchesBegan 1
      0.050 list touchesMoved 1
      0.100 list scrollViewWillBeginDragging
      0.100 list scrollViewDidScroll 0.0 5.0
      0.100 list touchesCancelled 1
      0.400 list scrollViewWillEndDragging
      0.400 list scrollViewDidEndDragging
      """)
  }

  @Test("9.21: a scroll view keeps its touches, and those that come up from its content")
  func keepsTouches() throws {
    let root = "overrides: [touchesBegan, touchesMoved, touchesEnded, touchesCancelled]"
    try expectLog(list(), rootKeys: root, "d1 50 300 0, u1 50 300 0.1", "")
    try expectLog(list(view("row", "0 0 390 100", "overrides: []")), rootKeys: root, "d1 50 50 0, u1 50 50 0.3", "")
    let table = #"{"name":"table","class":"UITableView","frame":[0,0,390,600],"sections":[{"rows":["a"]}]}"#
    try expectLog(table, rootKeys: root, "d1 50 20 0, u1 50 20 0.3", "")
  }

  @Test("9.2: a row that is removed during the delay receives nothing, and the finger may still scroll")
  func removedDuringTheDelay() throws {
    let remover = tap("tap", "on: [{state: ended, remove: row}]")
    try expectLog(
      views(list(row), view("button", "0 600 390 40", "overrides: [touchesBegan]", has: [remover])),
      "d1 50 50 0, d2 50 620 0.02, u2 50 620 0.05, m1 50 30 0.1, m1 50 30 0.2, m1 50 30 0.3, u1 50 30 0.4",
      """
      0.020 button touchesBegan 2
      0.050 tap action ended
      0.100 list scrollViewWillBeginDragging
      0.100 list scrollViewDidScroll 0.0 10.0
      0.400 list scrollViewWillEndDragging
      0.400 list scrollViewDidEndDragging
      """)
  }

  @Test("9.2: a touch that the system takes away during the delay was never there")
  func cancelledDuringTheDelay() throws {
    try expectLog(list(row), "d1 50 50 0, c1 50 50 0.1, w 1", "")
  }
}
