import Expectations
import Testing
import TouchScenes

/// Scenes with controllers that contain others, sheets and context menus: what is read, what is played, what lint says.
@MainActor @Suite struct ContainerSceneTests {
  // MARK: Scenes

  private func page(_ name: String, _ more: String = "", inside: String = "", controller: String = "") -> String {
    """
    {"name":"\(name)","class":"UIView","frame":[0,0,390,640],"controller":{"name":"\(name)C"\(controller)}\(more)\
    ,"children":[\(inside)]}
    """
  }

  private func container(
    _ name: String, _ kind: String, _ pages: [String], controller: String = "", recognizers: String = ""
  ) -> String {
    """
    {"name":"\(name)View","class":"UIView","frame":[0,0,390,640],\
    "controller":{"name":"\(name)","class":"\(kind)"\(controller)},"recognizers":[\(recognizers)],\
    "children":[\(pages.joined(separator: ","))]}
    """
  }

  private func scene(_ root: String) throws -> SceneFile {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"test","size":[390,640],"root":\(root)}
      """
    return try SceneFile.read(Array(text.utf8), file: "scene.json")
  }

  private func complaint(_ root: String) -> String? {
    do {
      _ = try scene(root)
      return nil
    } catch { return "\(error)" }
  }

  /// Fingers one after the other, each from a place to another, resting for a time before and after.
  private func log(
    _ root: String, _ ways: [(from: (Int, Int), to: (Int, Int))], rest: Double = 0
  ) throws -> [String] {
    var lines = ["{\"format\":\"touchstone-input\",\"version\":1,\"size\":[390,640]}"]
    func add(_ time: Double, _ phase: String, _ x: Double, _ y: Double) {
      lines.append("{\"t\":\(time),\"id\":1,\"phase\":\"\(phase)\",\"x\":\(x),\"y\":\(y)}")
    }
    for (number, way) in ways.enumerated() {
      let start = 1.0 + 3 * Double(number)
      add(start, "began", Double(way.from.0), Double(way.from.1))
      for step in 1...10 {
        let part = Double(step) / 10
        add(
          start + rest + part * 0.2, "moved", Double(way.from.0) + part * Double(way.to.0 - way.from.0),
          Double(way.from.1) + part * Double(way.to.1 - way.from.1))
      }
      add(start + rest + 0.7, "ended", Double(way.to.0), Double(way.to.1))
    }
    let input = try InputFile.read(Array(lines.joined(separator: "\n").utf8), file: "input.jsonl")
    let player = ScenePlayer(try scene(root))
    player.play(input)
    return player.stage.log.map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  private func stack(_ letter: String, pop: String = "{\"logs\":true}", recognizers: String = "") -> String {
    container(
      "stack", "UINavigationController",
      [page("inbox", controller: ",\"logs\":[\"appearance\"]"), letter],
      controller: ",\"interactivePopGestureRecognizer\":\(pop)", recognizers: recognizers)
  }

  private let letterGoes = [
    "letterC viewWillDisappear", "inboxC viewWillAppear", "inboxC viewIsAppearing", "letterC viewDidDisappear",
    "inboxC viewDidAppear",
  ]

  private func calls(_ log: [String]) -> [String] { log.filter { $0.contains(" view") } }

  // MARK: Navigation

  @Test func thePageGoesBeyondTheMiddleAndStaysBefore() throws {
    let root = stack(page("letter", controller: ",\"logs\":[\"appearance\"]"))
    let log = try log(root, [((4, 300), (120, 300)), ((4, 300), (300, 300))])
    expectEqual(
      calls(log),
      ["letterC viewWillAppear", "letterC viewIsAppearing", "letterC viewDidAppear"] + [
        "letterC viewWillDisappear", "inboxC viewWillAppear", "inboxC viewWillDisappear", "inboxC viewDidDisappear",
        "letterC viewWillAppear", "letterC viewDidAppear",
      ] + letterGoes)
    expectEqual(log.filter { $0 == "stack.pop action began" }.count, 2)
  }

  @Test func aButtonOfOnesOwnKillsTheWayBackAndBothTogetherDoNot() throws {
    let dead = page("letter", controller: ",\"leftBarButtonItem\":\"Close\",\"logs\":[\"appearance\"]")
    try expectEqual(log(stack(dead), [((4, 300), (300, 300))]).count, 3)
    let cured = page(
      "letter",
      controller: ",\"leftBarButtonItem\":\"Close\",\"leftItemsSupplementBackButton\":true,\"logs\":[\"appearance\"]")
    try expectEqual(calls(log(stack(cured), [((4, 300), (300, 300))])).suffix(5), letterGoes)
    expectEqual(
      SceneLint.findings(in: try scene(stack(dead))),
      [
        "stack.pop never begins on letter: a custom button replaces the back button (28.17); cure: "
          + "letterC.navigationItem.leftItemsSupplementBackButton = true, or a custom delegate for stack.pop that "
          + "answers true where viewControllers.count > 1"
      ])
    expectEqual(SceneLint.findings(in: try scene(stack(cured))), [])
  }

  @Test func aDelegateThatSaysNoAndARecognizerThatIsOffAreTold() throws {
    let letter = page("letter")
    expectEqual(
      SceneLint.findings(in: try scene(stack(letter, pop: "{\"delegate\":{\"shouldBegin\":false}}"))),
      [
        "stack.pop never begins: its custom delegate answers no to shouldBegin (28.17); cure: it answers true where "
          + "viewControllers.count > 1"
      ])
    expectEqual(
      SceneLint.findings(in: try scene(stack(letter, pop: "{\"isEnabled\":false}"))),
      [
        "stack.pop never begins: it is not enabled (1.3.7)"
      ])
    // A custom delegate replaces the decision (28.17).
    let own = page("letter", controller: ",\"hidesBackButton\":true,\"logs\":[\"appearance\"]")
    let revived = stack(own, pop: "{\"delegate\":{\"shouldBegin\":true}}")
    expectEqual(SceneLint.findings(in: try scene(revived)), [])
    try expectEqual(calls(log(revived, [((4, 300), (300, 300))])).suffix(5), letterGoes)
  }

  @Test func aDrawerTakesTheFingerAtTheEdgeUnlessItWaits() throws {
    func letter(_ more: String) -> String {
      page(
        "letter", ",\"recognizers\":[{\"name\":\"drawer\",\"class\":\"UIPanGestureRecognizer\"\(more)}]",
        controller: ",\"logs\":[\"appearance\"]")
    }
    let taken = stack(letter(""))
    try expectEqual(calls(log(taken, [((4, 300), (300, 300))])).count, 3)
    expectEqual(
      SceneLint.findings(in: try scene(taken)),
      [
        "drawer on letter takes the finger at the edge from stack.pop: it begins after 10 pt wherever the finger is, "
          + "stack.pop after 15 pt (28.18); cure: drawer requires stack.pop to fail"
      ])
    let cured = stack(letter(",\"requiresToFail\":[\"stack.pop\"]"))
    expectEqual(SceneLint.findings(in: try scene(cured)), [])
    let log = try log(cured, [((200, 300), (300, 300)), ((4, 300), (300, 300))])
    expectEqual(log.filter { $0 == "drawer action began" }.count, 1)
    expectEqual(calls(log).suffix(5), letterGoes)
  }

  // MARK: The chain

  @Test func aTouchGoesFromThePageThroughTheContainers() throws {
    let received = ",\"overrides\":[\"touchesBegan\"],\"callsSuper\":\"after\""
    let letter = page("letter", received, inside: view("card", received), controller: received)
    let stack = container("stack", "UINavigationController", [page("inbox"), letter], controller: received)
    let root = container(
      "tabs", "UITabBarController", [stack, page("settings", controller: ",\"logs\":[\"appearance\"]")],
      controller: received)
    let log = try log(root, [((200, 300), (200, 300))])
    expectEqual(log, ["card", "letter", "letterC", "stack", "tabs"].map { "\($0) touchesBegan 1" })
  }

  private func view(_ name: String, _ more: String) -> String {
    "{\"name\":\"\(name)\",\"class\":\"UIView\",\"frame\":[20,200,350,200]\(more)}"
  }

  @Test func columnsStandBesideEachOtherWhereThereIsRoomAndAreAStackWhereNot() throws {
    let received = ",\"overrides\":[\"touchesBegan\"],\"callsSuper\":\"after\""
    let root = container(
      "split", "UISplitViewController",
      [page("list", received, controller: received), page("detail", received, controller: received)],
      controller: received)
    let log = try log(root, [((200, 300), (200, 300))])
    expectEqual(log, ["detail", "detailC", "split"].map { "\($0) touchesBegan 1" })
  }

  // MARK: Sheets

  private func sheet(_ more: String) -> String {
    let rows = """
      {"name":"list","class":"UIScrollView","frame":[0,40,390,600],"contentSize":[390,2000],"logs":["scroll"]}
      """
    return page(
      "map",
      inside: page(
        "places", inside: rows,
        controller: ",\"modalPresentationStyle\":\"pageSheet\",\"detents\":[\"medium\",\"large\"]\(more)"))
  }

  @Test func aSheetGrowsBeforeItsListScrollsUnlessItIsToldNotTo() throws {
    let way = [(from: (200, 560), to: (200, 460))]
    try expectEqual(log(sheet(""), way).filter { $0.hasPrefix("list scrollViewDidScroll") }, [])
    expectEqual(
      SceneLint.findings(in: try scene(sheet(""))),
      [
        "list.pan does not scroll list while the sheet is at medium: a drag up makes the sheet grow first (30.13); "
          + "cure: placesC.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false"
      ])
    let cured = sheet(",\"prefersScrollingExpandsWhenScrolledToEdge\":false")
    #expect(try !log(cured, way).filter { $0.hasPrefix("list scrollViewDidScroll") }.isEmpty)
    expectEqual(SceneLint.findings(in: try scene(cured)), [])
  }

  @Test func aSheetThatIsDraggedAwayTellsOfIt() throws {
    let log = try log(sheet(",\"logs\":[\"appearance\"]"), [((200, 340), (200, 630))])
    expectEqual(
      calls(log),
      [
        "placesC viewWillAppear", "placesC viewIsAppearing", "placesC viewDidAppear", "placesC viewWillDisappear",
        "placesC viewDidDisappear",
      ])
  }

  // MARK: Menus

  @Test func aMenuOutrunsAPressThatRestsAsLong() throws {
    func card(_ more: String) -> String {
      """
      {"name":"root","class":"UIView","frame":[0,0,390,640],"children":[{"name":"card","class":"UIView",\
      "frame":[20,100,350,300],"menu":["Copy","Delete"],"recognizers":[{"name":"lift",\
      "class":"UILongPressGestureRecognizer"\(more)}]}]}
      """
    }
    let way = [(from: (200, 200), to: (200, 300))]
    let log = try log(card(""), way, rest: 0.8)
    #expect(log.first == "card menuOpens" && !log.contains { $0.hasPrefix("lift action") })
    expectEqual(
      SceneLint.findings(in: try scene(card(""))),
      [
        "lift on card never begins: the context menu of card opens when a finger has rested 0.5 s, and then the press "
          + "is over (5.1.2, 31.4); cure: lift.minimumPressDuration = 0.25, and the secondary button opens the menu"
      ])
    let cured = card(",\"minimumPressDuration\":0.25")
    let lifted = try self.log(cured, way, rest: 0.8)
    #expect(
      lifted.first == "lift action began" && lifted.last == "lift action ended" && !lifted.contains("card menuOpens"))
    expectEqual(SceneLint.findings(in: try scene(cured)), [])
  }

  // MARK: Files

  @Test func whatIsReadIsWritten() throws {
    let letter = page(
      "letter", ",\"menu\":[\"Copy\"]",
      controller: ",\"title\":\"Letter\",\"leftBarButtonItem\":\"Close\",\"hidesBackButton\":true")
    for root in [
      stack(letter), sheet(",\"prefersScrollingExpandsWhenScrolledToEdge\":false,\"logs\":[\"appearance\"]"),
    ] {
      let scene = try scene(root)
      try expectEqual(SceneFile.read(Array(scene.text.utf8), file: "again.json"), scene)
    }
  }

  @Test func aTabThatIsChosenIsReadShownAndWritten() throws {
    let pages = ["one", "two"].map { page($0, ",\"overrides\":[\"touchesBegan\"]") }
    let root = container("tabs", "UITabBarController", pages, controller: ",\"selectedIndex\":1")
    let scene = try scene(root)
    expectEqual(scene.root.controller?.selectedIndex, 1)
    try expectEqual(SceneFile.read(Array(scene.text.utf8), file: "again.json"), scene)
    try expectEqual(log(root, [((200, 400), (200, 400))]).first, "two touchesBegan 1")
    let beyond = container("tabs", "UITabBarController", pages, controller: ",\"selectedIndex\":2")
    expectEqual(complaint(beyond)?.contains("a selectedIndex below 2, which is how many pages there are"), true)
    let other = container("stack", "UINavigationController", pages, controller: ",\"selectedIndex\":1")
    expectEqual(complaint(other)?.contains("does not suit"), true)
  }

  @Test func whatDoesNotFitIsRefused() throws {
    let first = try #require(complaint(container("stack", "UINavigationController", [view("plain", "")])))
    #expect(first.contains("a list of views, each with a controller"))
    expectEqual(complaint(container("stack", "UINavigationController", []))?.contains("each with a controller"), true)
    expectEqual(complaint(container("split", "UISplitViewController", [page("one")]))?.contains("two views"), true)
    expectEqual(
      complaint(page("one", controller: ",\"class\":\"UIPageViewController\""))?.contains("UITabBarController"), true)
    expectEqual(
      complaint(page("one", controller: ",\"modalPresentationStyle\":\"pageSheet\""))?.contains(
        "has no modalPresentationStyle"), true)
    let alone = view("alone", ",\"children\":[\(page("one", controller: ",\"modalPresentationStyle\":\"pageSheet\""))]")
    expectEqual(complaint(alone)?.contains("with a controller around one"), true)
    let popless = page("one", controller: ",\"interactivePopGestureRecognizer\":{}")
    expectEqual(complaint(popless)?.contains("does not suit"), true)
    let overriding = """
      {"name":"v","class":"UIView","frame":[0,0,390,640],"overrides":["touchesBegan"],\
      "controller":{"name":"stack","class":"UINavigationController"},"children":[\(page("one"))]}
      """
    expectEqual(complaint(overriding)?.contains("does not suit"), true)
  }
}
