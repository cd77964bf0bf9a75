import Expectations
import Testing
import TouchScenes

/// What lint says of small scenes: always the whole output.
@Suite struct LintTests {
  private func findings(_ children: String) throws -> [String] {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"test","size":[390,640],
       "root":{"name":"root","class":"UIView","frame":[0,0,390,640],"children":[\(children)]}}
      """
    return SceneLint.findings(in: try SceneFile.read(Array(text.utf8), file: "scene.json"))
  }

  @Test func aCycleIsToldOnce() throws {
    try expectEqual(
      findings(
        view(
          "card",
          has: [
            tap("a", "requiresToFail: [c]"), press("b", "requiresToFail: [a]"), pan("c", "requiresToFail: [b]"),
          ])),
      [
        "a waits for c waits for b waits for a: none acts until one fails, and all fail when the fingers are up "
          + "(5.2.9)"
      ])
  }

  @Test func whoWaitsForItselfIsNoCycle() throws {
    try expectEqual(
      findings(view("card", has: [pan("a", "requiresToFail: [a]")])),
      [
        "a requires itself to fail, which is ignored (5.2)"
      ])
  }

  @Test func anEdgePanNamesItsEdges() throws {
    try expectEqual(
      findings(view("card", has: [#"{"name":"a","class":"UIScreenEdgePanGestureRecognizer"}"#])),
      [
        "a never begins: it has no edge to start at (7.7.1); cure: a.edges = .left"
      ])
  }

  @Test func whatAnotherViewCoversIsNeverTouched() throws {
    try expectEqual(
      findings(view("card", has: [tap("a")]) + "," + view("cover")),
      [
        "a can never get a touch: cover is in front of card and covers all of it (2.1)"
      ])
  }

  @Test func aCycleMadeByADelegateIsACycleToo() throws {
    try expectEqual(
      findings(
        view(
          "card",
          has: [
            press("a", "requiresToFail: [b]"), pan("b", "delegate: {shouldRequireFailureOf: [a]}"),
          ])),
      [
        "a waits for b waits for a: none acts until one fails, and all fail when the fingers are up (5.2.9)"
      ])
  }

  @Test func theFirstOfTwinsNeverWins() throws {
    try expectEqual(
      findings(view("card", has: [tap("one"), tap("other")])),
      [
        "one can never win: other, added to card after it, recognizes at the same moment (5.1.6)"
      ])
  }

  @Test func aSwipeAddedBeforeAPanNeverWinsAndOneAfterItHardlyEver() throws {
    try expectEqual(
      findings(view("card", has: [pan("pan"), swipe("swipe")])),
      [
        "swipe hardly ever wins: pan on card begins after 10 pt, a swipe takes 26.5 to 50 pt (5.1.5, 7.4.2); cure: pan "
          + "requires swipe to fail"
      ])
    try expectEqual(
      findings(view("card", has: [swipe("swipe"), pan("pan")])),
      [
        "swipe can never win: pan on card begins after 10 pt, a swipe takes 26.5 to 50 pt (5.1.5, 7.4.2); cure: pan "
          + "requires swipe to fail"
      ])
  }

  @Test(arguments: [
    "delegate: {shouldBegin: horizontal}", "delegate: {shouldReceiveTouch: false}", "isEnabled: false",
    "delegate: {shouldRecognizeSimultaneouslyWith: true}", "minimumNumberOfTouches: 2", "subclass: {canPrevent: false}",
  ])
  func aPanThatMayStandBackBeatsNobodyForCertain(_ keys: String) throws {
    try expectEqual(findings(view("card", has: [pan("pan", keys), swipe("swipe")])), [])
  }

  @Test("48.37, 48.16: a list of keys at a class that takes no presses has no effect")
  func listsOfPresses() throws {
    let keys = "allowedPressTypes: [select, key.return, menu]"
    try expectEqual(
      findings(view("card", has: [pan("pan", keys)])),
      [
        "the list key.return and menu in allowedPressTypes of pan has no effect: a UIPanGestureRecognizer takes no presses "
          + "(48.16); cure: a tap or a long press takes them"
      ])
    try expectEqual(findings(view("card", has: [tap("tap", keys)])), [])
    try expectEqual(findings(view("card", has: [pan("pan", "allowedPressTypes: [select]")])), [])
  }

  @Test func whoWaitsForWhomAndHowLong() throws {
    try expectEqual(
      findings(
        view(
          "card",
          has: [
            tap("double", "numberOfTapsRequired: 2"), tap("single", "requiresToFail: [double]"), swipe("swipe"),
            pan("pan", "requiresToFail: [swipe]"),
          ])),
      [
        "single waits for double: after a tap it acts 0.35 s late, when double has failed for lack of another tap "
          + "(5.2.11)",
        "pan waits for swipe: it begins when swipe has failed, 0.5 s after the finger came down at the latest (7.4.2)",
      ])
  }

  @Test func tapsThatActOnTheWayToMoreTaps() throws {
    try expectEqual(
      findings(view("card", has: [tap("single"), tap("double", "numberOfTapsRequired: 2")])),
      [
        "single acts at tap 1 of the 2 that double takes (5.1.8); cure: single requires double to fail, and acts 0.35 s late"
      ])
  }

  @Test func whatOnlyOneOfTheGesturesOfAPhotoCanDo() throws {
    let all = [pan("pan"), recognizer("Pinch", "pinch", ""), recognizer("Rotation", "turn", "")]
    try expectEqual(
      findings(view("photo", has: all)),
      [
        "pan, pinch, turn on photo: only the first to begin acts (7.9.3); cure: their delegates answer true to "
          + "shouldRecognizeSimultaneouslyWith"
      ])
    let friendly = "delegate: {shouldRecognizeSimultaneouslyWith: true}"
    let cured = [pan("pan", friendly), recognizer("Pinch", "pinch", friendly), recognizer("Rotation", "turn", "")]
    try expectEqual(findings(view("photo", has: cured)), [])
  }

  @Test func gesturesOfWhichTwoMayGoTogetherAreNamedInPairs() throws {
    let pan = pan("pan", "delegate: {shouldRecognizeSimultaneouslyWith: [pinch]}")
    try expectEqual(
      findings(
        view("photo", has: [pan, recognizer("Pinch", "pinch", ""), recognizer("Rotation", "turn", "")])),
      [
        "pan and turn, pinch and turn on photo: of each pair only the first to begin acts (7.9.3); cure: their "
          + "delegates answer true to shouldRecognizeSimultaneouslyWith"
      ])
  }

  @Test func whatIsSwitchedOffKeepsNobodyWaiting() throws {
    let off = "isEnabled: false"
    let taps = [tap("single", "requiresToFail: [double]"), tap("double", "numberOfTapsRequired: 2, \(off)")]
    try expectEqual(findings(view("card", has: taps)), [])
    try expectEqual(findings(view("card", has: [tap("single"), tap("double", "numberOfTapsRequired: 2, \(off)")])), [])
    let ring = [tap("a", "requiresToFail: [b]"), press("b", "requiresToFail: [a], \(off)")]
    try expectEqual(findings(view("card", has: ring)), [])
    try expectEqual(findings(view("photo", has: [pan("pan"), recognizer("Pinch", "pinch", off)])), [])
    try expectEqual(findings(view("card", has: [recognizer("Swipe", "swipe", off), pan("pan")])), [])
  }

  @Test func whereTheViewsOfAStackViewLieIsItsOwnBusiness() throws {
    let stack = quoted("{name: stack, class: UIStackView, frame: [0,0,50,50], children: [")
    let inner = view("inner", "60 60 9 9", has: [tap("b")])
    try expectEqual(findings(stack + view("flat", "90 0 0 0", has: [tap("a")], inner) + "]}"), [])
  }

  @Test func viewsThatNoFingerReaches() throws {
    try expectEqual(
      findings(
        views(
          view("hidden", "0 0 50 50", "isHidden: true", has: [tap("a")], view("inner", "0 0 50 50", has: [tap("b")])),
          view("locked", "0 0 50 50", "isUserInteractionEnabled: false", has: [tap("c")]),
          view("clear", "0 0 50 50", "alpha: 0", has: [tap("d")]),
          view("flat", "0 0 50 50", "transform: [0,0,0,0,0,0]", has: [tap("e")]),
          view("deaf", "0 0 50 50", "pointInside: false", has: [tap("f")]),
          view("empty", "0 0 0 50", has: [tap("g")]),
          view("holder", "0 0 50 50", "", view("away", "60 0 50 50", has: [tap("h")]), view("there", has: [tap("i")])),
          quoted("{name: title, class: UILabel, frame: [0,0,50,50], recognizers: [") + tap("j") + "]}")),
      [
        "a can never get a touch: hidden is hidden (2.4)",
        "b can never get a touch: hidden is hidden (2.4)",
        "c can never get a touch: the interaction of locked is off (1.3.7)",
        "d can never get a touch: the alpha of clear is 0.0, below 0.01 (2.4)",
        "e can never get a touch: flat is scaled to nothing (2.6)",
        "f can never get a touch: point(inside:with:) of deaf is always false (2.2)",
        "g can never get a touch: the frame of empty is empty: width or height is 0 (2.3)",
        "h can never get a touch: away is outside holder (2.5)",
        "j can never get a touch: isUserInteractionEnabled of title is false, the default of UILabel (2.14)",
      ])
  }

  @Test func controlsThatNoFingerReaches() throws {
    func button(_ name: String, _ keys: String = "", frame: String = "0 0 50 50") -> String {
      let numbers = frame.split(separator: " ").joined(separator: ",")
      return quoted("{name: \(name), class: UIButton, frame: [\(numbers)]\(keys)}")
    }
    #expect(
      try findings(
        views(
          view("locked", "0 0 50 50", "isUserInteractionEnabled: false", button("a")),
          view("holder", "0 0 50 50", "", button("b", frame: "60 0 50 50")),
          // What is hidden or switched off itself is meant so.
          view("hidden", "0 0 50 50", "isHidden: true", button("c")), button("d", ", isHidden: true"),
          button("e", ", isUserInteractionEnabled: false"), button("f", ", isEnabled: false"))) == [
          "a can never get a touch: the interaction of locked is off (1.3.7)",
          "b can never get a touch: b is outside holder (2.5)",
        ])
  }

  @Test func aDoubleTapThatWaitsForASingleOneNeverActs() throws {
    let double = tap("two", "numberOfTapsRequired: 2, requiresToFail: [one]")
    try expectEqual(
      findings(view("card", has: [tap("one"), double])),
      [
        "two can never act: it waits for one, which acts at tap 1 of the 2 that two takes (5.2.1); cure: reverse the "
          + "requirement, one requires two to fail, and acts 0.35 s late"
      ])
  }

  @Test func whatAnActionMayChangeIsNotJudged() throws {
    let show = "on: [{state: ended, set: {hidden: {isHidden: false}}}]"
    try expectEqual(
      findings(
        views(view("card", has: [tap("show", show)]), view("hidden", "0 0 50 50", "isHidden: true", has: [tap("a")]))),
      [])
  }

  /// Of all built-in scenes, these have something to say.
  @Test func whatIsSaidOfTheBuiltInScenes() throws {
    let waits =
      "single waits for double: after a tap it acts 0.35 s late, when double has failed for lack of another tap "
      + "(5.2.11)"
    let expected: [String: [String]] = [
      "require-to-fail": [
        waits,
        "double waits for triple: after a tap it acts 0.35 s late, when triple has failed for lack of another tap "
          + "(5.2.11)",
      ],
      "double-press": [
        "open acts at tap 1 of the 2 that zoom takes (5.1.8); cure: open requires zoom to fail, and acts 0.35 s late"
      ],
      "double-press-cured": [
        "open waits for zoom: after a tap it acts 0.35 s late, when zoom has failed for lack of another tap (5.2.11)"
      ],
      "single-double-tap": [
        "single acts at tap 1 of the 2 that double takes (5.1.8); cure: single requires double to fail, and acts 0.35 s late"
      ],
      "single-double-tap-cured": [waits],
      "button-double-tap-cured": [waits],
      "tap-kills-rows": [
        "dismiss on root keeps row1, row2, row3 and 2 more from acting (root > row1, …): it recognizes when the finger "
          + "lifts, and the touch is then cancelled in the view that it hit, not ended (6.7, 6.14); cure: "
          + "dismiss.cancelsTouchesInView = false (6.5)"
      ],
      "tap-kills-table": [
        "dismiss on root keeps the rows of list from being selected (root > list): it recognizes when the finger lifts, and "
          + "the touch is then cancelled in the row (6.7, 26.15); cure: dismiss.cancelsTouchesInView = false, and both act "
          + "(6.5), or its delegate answers false to shouldReceive for touches in list (1.3.4)"
      ],
      "row-swipe-in-pager": [
        "pager.pan takes drags across from the rows of list, which have actions (root > pager > list): it begins after "
          + "10 pt, and a row after 20 pt, so a row opens only if one event moves the finger past both (26.21); cure: "
          + "pager.pan requires list.swipe to fail"
      ],
      "reorder-table": [
        "lift on list takes every drag from list.pan: both begin after 10 pt, and the one that was added later wins "
          + "(5.1.6), so list does not scroll; cure: to move rows, set isEditing = true and answer true to "
          + "canMoveRowAt, and grips take the finger at once (26.28); otherwise its delegate answers false to "
          + "shouldReceive where rows should scroll (1.3.4)"
      ],
      "tap-against-field": [
        "dismiss on root ends the editing of name and town with the tap that begins it (root > name): its delegate lets it "
          + "recognize together with the tap of the text (5.1.2, 20.10); cure: the delegate of dismiss answers false to "
          + "shouldReceive for touches in text inputs (1.3.4)"
      ],
      "tap-outside": [
        "dismiss on dim keeps dialog from acting (root > dim > dialog): it recognizes when the finger lifts, and the touch "
          + "is then cancelled in the view that it hit, not ended (6.7, 6.14); cure: dismiss.cancelsTouchesInView = false "
          + "(6.5)"
      ],
      "button-under-tap": [
        "tap on panel keeps custom from acting (root > panel > custom): buttons, switches and similar controls refuse "
          + "a tap of a superview, a plain UIControl does not, and its touch is cancelled (5.3.2, 5.3.3, 6.14); cure: "
          + "the delegate of tap answers false to shouldReceive for touches in controls (1.3.4)",
        "double on second keeps two quick presses from other (root > second > other): they are cancelled, and the end of "
          + "a single press is kept back for 0.35 s (5.3.4, 6.7); cure: the delegate of double answers false to "
          + "shouldReceive for touches in controls (1.3.4)",
      ],
      "own-back-button": [
        "stack.pop never begins on letter: a custom button replaces the back button (28.17); cure: "
          + "letterC.navigationItem.leftItemsSupplementBackButton = true, or a custom delegate for stack.pop that "
          + "answers true where viewControllers.count > 1"
      ],
      "back-delegate": [
        "stack.pop never begins: its custom delegate answers no to shouldBegin (28.17); cure: it answers true where "
          + "viewControllers.count > 1"
      ],
      "drawer-at-back": [
        "drawer on letter takes the finger at the edge from stack.pop: it begins after 10 pt wherever the finger is, "
          + "stack.pop after 15 pt (28.18); cure: drawer requires stack.pop to fail"
      ],
      "sheet-and-list": [
        "list.pan does not scroll list while the sheet is at medium: a drag up makes the sheet grow first (30.13); "
          + "cure: placesC.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false"
      ],
      "menu-and-drag": [
        "lift on card never begins: the context menu of card opens when a finger has rested 0.5 s, and then the press "
          + "is over (5.1.2, 31.4); cure: lift.minimumPressDuration = 0.25, and the secondary button opens the menu"
      ],
      "nested-same-axis": [
        "list keeps drags up and down from page, also at its edge (root > page > list): its "
          + "transfersVerticalScrollingToParent is false (9.20); cure: list.transfersVerticalScrollingToParent = true"
      ],
      "slider-in-scroll": [
        "strip.pan takes quick drags from volume (root > strip > volume): it scrolls sideways too, and delays a touch "
          + "by 0.15 s to detect a drag (9.2); cure: volume answers false to gestureRecognizerShouldBegin for "
          + "strip.pan (5.4.1)"
      ],
      "cell-swipe": [
        "reveal1, reveal2, reveal3 and 9 more keep list from scrolling where the finger is in their views: they and "
          + "list.pan begin after 10 pt, and the inner one wins (5.1.4); cure: the delegate of each answers true to "
          + "gestureRecognizerShouldBegin only when the velocity is greater along x (5.4.1)"
      ],
      "overlapping-siblings": ["drag can never get a touch: pins is in front of map and covers all of it (2.1)"],
      "swipe-and-pan": [
        "swipe can never win: pan on card begins after 10 pt, a swipe takes 26.5 to 50 pt (5.1.5, 7.4.2); cure: pan "
          + "requires swipe to fail"
      ],
      "swipe-and-pan-cured": [
        "pan waits for swipe: it begins when swipe has failed, 0.5 s after the finger came down at the latest (7.4.2)"
      ],
      "zoomed-photo": ["1", "2"].map { page in
        "photo\(page) keeps drags sideways from pager, also at its edge (root > pager > frame\(page) > photo\(page)): "
          + "frame\(page) is between them, and a disabled scroll view ends the search for an outer one (9.20); cure: "
          + "frame\(page).isScrollEnabled = true"
      },
      "transform": [
        "pan, pinch, rotation on photo: only the first to begin acts (7.9.3); cure: their delegates answer true to "
          + "shouldRecognizeSimultaneouslyWith"
      ],
    ]
    for entry in BuiltInScenes.entries {
      let findings = SceneLint.findings(in: try BuiltInScenes.library.scene(entry.name).scene)
      #expect(findings == expected[entry.name] ?? [], "\(entry.name)")
    }
  }
}
