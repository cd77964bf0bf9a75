import TouchGeometry

extension InspectorLayout {
  /// The frames of all parts for a window and a scene of given sizes: a value, so that tests can check it.
  @MainActor struct Frames: Equatable {
    /// The number of window points per scene point.
    let zoom: CGFloat
    var list = CGRect.zero
    var stage = CGRect.zero
    /// The zoomed scene; it may be larger than the stage.
    var scene = CGRect.zero
    var why = CGRect.zero
    var details = CGRect.zero
    var lanes = CGRect.zero
    /// The recorder's buttons; empty without them.
    var bar = CGRect.zero
    /// The part of the stage in which the scene is visible: without the scroll bars, and without the foot.
    var seen = CGRect.zero
    /// The responder chain and the zoom: below the scene, or at the lower edge of the stage if the scene is higher.
    var foot = CGRect.zero
    /// The maximum scroll offset of the scene.
    var hidden = CGSize.zero
    /// Whether the lanes are below the scene, as opposed to next to it.
    let hasLanesBelow: Bool
    /// Whether the window is too low for the explanation, a tab and the lanes: one of them is open.
    var foldsLanes = false

    /// - Parameters:
    ///   - window: the size of the window.
    ///   - natural: the size of the scene at zoom 1.
    ///   - hasList: whether the window has a scene list.
    ///   - hasBar: whether the window has the recorder's buttons.
    ///   - scroll: the scroll offset of a scene that is larger than the stage.
    ///   - preference: the sizes that the user has set.
    ///   - lanes: the height that the lanes need.
    ///   - opensDetails: whether the tabs are open where they and the explanation have too little room.
    ///   - opensLanes: whether the lanes are open where they and the explanation have too little room.
    init(
      window: CGSize, scene natural: CGSize, hasList: Bool, hasBar: Bool = false, scroll: CGPoint = .zero,
      preference: Arrangement = Arrangement(), lanes lanesNeed: CGFloat = .infinity,
      opensDetails: Bool = false, opensLanes: Bool = false
    ) {
      zoom = preference.zoom ?? Self.bestZoom(window, natural, hasList: hasList, hasBar: hasBar)
      let size = CGSize(width: natural.width * zoom, height: natural.height * zoom)
      let (margin, headRoom) = (InspectorLayout.margin, InspectorLayout.headRoom)
      let needed = Self.needed(size, hasBar: hasBar)
      let barRoom = hasBar ? Self.barHeight(size) + headRoom : 0
      hasLanesBelow = window.height - needed >= InspectorLayout.minimumLanes || preference.zoom ?? 1 > 1
      // A zoom that the user has chosen takes no room from the other parts: the scene is scrolled instead.
      let claim = preference.zoom == nil ? size.width : min(size.width, natural.width)
      // In a narrow window, first the list shrinks, then the panels, and last the stage.
      let spare = window.width - claim - 2 * margin - InspectorLayout.minimumPanel
      let usualList = spare >= 160 ? min(Look.listWidth, spare) : 0
      let listWidth = hasList ? Self.fit(preference.list ?? usualList, 0, window.width * 0.4) : 0
      let narrowest = min(InspectorLayout.narrowestPanel, window.width - InspectorLayout.minimumPart)
      let minimumPanel = max(0, narrowest, min(InspectorLayout.minimumPanel, window.width - listWidth - claim))
      list = CGRect(x: 0, y: 0, width: listWidth, height: window.height)
      var isBarBelow = hasBar
      if hasLanesBelow {
        let free = max(InspectorLayout.minimumLanes, window.height - needed)
        let usual =
          (min(free, max(InspectorLayout.minimumLanes, min(window.height * 0.32, lanesNeed))) / 4).rounded(.down) * 4
        let lanesHeight = Self.fit(preference.lanes ?? usual, InspectorLayout.minimumPart, window.height - 160)
        let top = window.height - lanesHeight
        let best = max(InspectorLayout.bestPanel, (window.width * 0.26).rounded())
        let room = window.width - listWidth
        let panel = Self.fit(
          preference.panel ?? max(minimumPanel, min(best, room - claim - 2 * margin)),
          min(InspectorLayout.minimumPart, minimumPanel), room - InspectorLayout.minimumPart)
        stage = CGRect(x: listWidth, y: 0, width: max(0, room - panel), height: top)
        list.size.height = top
        lanes = CGRect(x: 0, y: top, width: window.width, height: lanesHeight)
        let half = Self.fit(
          preference.whyHeight ?? (top * 0.54 / 4).rounded() * 4, InspectorLayout.minimumPart,
          top - InspectorLayout.minimumPart)
        why = CGRect(x: window.width - panel, y: 0, width: panel, height: half)
        details = CGRect(x: window.width - panel, y: half, width: panel, height: top - half)
      } else {
        let usual = min(size.width + 2 * margin + 8, max(0, window.width - listWidth - minimumPanel))
        let column = Self.fit(preference.stage ?? usual, 0, window.width - listWidth)
        stage = CGRect(x: listWidth, y: 0, width: column, height: window.height)
        isBarBelow = hasBar && needed <= window.height && column >= Self.minimumColumn
        placeBeside(window, hasBar: hasBar && !isBarBelow, preference, lanesNeed, opensDetails, opensLanes)
      }
      findSeen(size)
      let isHigh = hidden.height > 0
      // If the scene is higher than the stage, the buttons below it must be reachable by scrolling.
      if isHigh, isBarBelow { hidden.height += barRoom }
      let free = stage.height - ChainRail.height - (isBarBelow ? barRoom : 0) - size.height
      let left = min(((stage.width - size.width) / 2).rounded(), seen.width - size.width)
      scene = CGRect(
        x: stage.minX + max(0, left) - min(max(0, scroll.x), hidden.width),
        y: max(0, min(headRoom, free), (free / 2).rounded()) - min(max(0, scroll.y), hidden.height),
        width: size.width, height: size.height)
      foot = CGRect(
        x: stage.minX, y: isHigh ? stage.maxY - ChainRail.height : scene.maxY, width: stage.width,
        height: ChainRail.height)
      if isBarBelow {
        let left = max(scene.minX, stage.minX + headRoom)
        let width = min(max(scene.maxX, left + Self.minimumBar), stage.maxX - headRoom) - left
        bar = CGRect(
          x: left, y: isHigh ? scene.maxY + headRoom : foot.maxY, width: max(0, width), height: barRoom - headRoom)
      }
    }

    /// Computes `seen` and `hidden` for a zoomed scene.
    ///
    /// A scroll bar takes room, which can require the other one too.
    private mutating func findSeen(_ size: CGSize) {
      let thickness = StageScroller.thickness
      var (isWide, isHigh) = (false, false)
      for _ in 0..<2 {
        isHigh = size.height > stage.height - ChainRail.height - (isWide ? thickness : 0)
        isWide = size.width > stage.width - (isHigh ? thickness : 0)
      }
      seen = stage
      if isHigh { seen.size.width -= thickness }
      seen.size.height -= (isHigh ? ChainRail.height : 0) + (isWide ? thickness : 0)
      seen.size = CGSize(width: max(0, seen.width), height: max(0, seen.height))
      hidden = CGSize(width: max(0, size.width - seen.width), height: isHigh ? max(0, size.height - seen.height) : 0)
    }

    /// Lays out the parts to the right of the stage, if the lanes are next to the scene: the explanation and the tabs,
    /// below them the lanes, and below these the recorder's buttons if the stage has no room for them.
    ///
    /// Where there is no room for the explanation and a tab, the explanation gets it all until a tab is opened, or,
    /// where they have no room for the lanes either, the lanes.
    private mutating func placeBeside(
      _ window: CGSize, hasBar: Bool, _ preference: Arrangement, _ lanesNeed: CGFloat, _ opensDetails: Bool,
      _ opensLanes: Bool
    ) {
      let (margin, headRoom, minimum) = (InspectorLayout.margin, InspectorLayout.headRoom, InspectorLayout.minimumPart)
      let left = stage.maxX
      let room = max(0, window.width - left)
      let foot = hasBar ? RecordingBar.height(width: room - 2 * margin) + 2 * headRoom : 0
      let usual = (max(InspectorLayout.minimumLanes, min(window.height * 0.36, lanesNeed)) / 4).rounded() * 4
      let lanesHeight = Self.fit(preference.lanes ?? usual, minimum, window.height - foot - 2 * minimum)
      let top = max(0, window.height - lanesHeight - foot)
      lanes = CGRect(x: left, y: top, width: room, height: min(lanesHeight, window.height - foot))
      if hasBar {
        bar = CGRect(
          x: left + margin, y: window.height - foot + headRoom, width: max(0, room - 2 * margin),
          height: foot - 2 * headRoom)
      }
      foldsLanes =
        room < 560 && window.height - foot < 2 * minimum + InspectorLayout.minimumLanes
      if foldsLanes {
        fold(CGRect(x: left, y: 0, width: room, height: max(0, window.height - foot)), opensDetails, opensLanes)
      } else if room >= 560 {
        let half = Self.fit(preference.whyWidth ?? (room / 2).rounded(), minimum, room - minimum)
        why = CGRect(x: left, y: 0, width: half, height: top)
        details = CGRect(x: left + half, y: 0, width: room - half, height: top)
      } else {
        let isLow = top < InspectorLayout.leastForDetails
        let half =
          isLow && !opensDetails && preference.whyHeight == nil
          ? max(0, top - DetailBoard.tabsHeight)
          : Self.fit(preference.whyHeight ?? (top * (isLow ? 0.5 : 0.6) / 4).rounded() * 4, minimum, top - minimum)
        why = CGRect(x: left, y: 0, width: room, height: half)
        details = CGRect(x: left, y: half, width: room, height: top - half)
      }
    }

    /// Lays out the column of a low window: one part is open, and of the tabs and the lanes their titles are visible.
    ///
    /// A column without room for both titles shows nothing.
    private mutating func fold(_ column: CGRect, _ opensDetails: Bool, _ opensLanes: Bool) {
      let (tabs, bar) = (DetailBoard.tabsHeight, LanesBoard.barHeight)
      guard column.width >= tabs, column.height >= tabs + bar else {
        (lanes, details, why) = (.zero, .zero, .zero)
        foldsLanes = false
        return
      }
      let lanesHeight = opensLanes ? column.height - tabs : bar
      let detailsHeight = opensDetails && !opensLanes ? column.height - bar : tabs
      lanes = CGRect(x: column.minX, y: column.maxY - lanesHeight, width: column.width, height: lanesHeight)
      details = CGRect(x: column.minX, y: lanes.minY - detailsHeight, width: column.width, height: detailsHeight)
      why = CGRect(x: column.minX, y: 0, width: column.width, height: details.minY)
    }

    /// The minimum width of the recorder's buttons.
    private static let minimumBar: CGFloat = 240
    /// The width of the stage from which the recorder's buttons and their text have room below the scene.
    private static let minimumColumn: CGFloat = 224

    private static func barHeight(_ size: CGSize) -> CGFloat { RecordingBar.height(width: max(size.width, minimumBar)) }

    /// The height of the scene with the margin above it, and with the responder chain and the buttons below it.
    private static func needed(_ size: CGSize, hasBar: Bool) -> CGFloat {
      let headRoom = InspectorLayout.headRoom
      return headRoom + size.height + ChainRail.height + (hasBar ? barHeight(size) + headRoom : 0)
    }

    /// The default zoom: the largest at which all parts have room, at least 1.
    ///
    /// It is 0.5 if the scene would be cut off at 1, or leave no room for the panels.
    private static func bestZoom(_ window: CGSize, _ natural: CGSize, hasList: Bool, hasBar: Bool) -> CGFloat {
      let others = (hasList ? Look.listWidth : 0) + 2 * InspectorLayout.margin + InspectorLayout.bestPanel
      let large = Arrangement.zooms.last { zoom in
        let size = CGSize(width: natural.width * zoom, height: natural.height * zoom)
        return size.width + others <= window.width
          && needed(size, hasBar: hasBar) + InspectorLayout.minimumLanes <= window.height
      }
      if let large, large > 1 { return large }
      let isCut = natural.height + InspectorLayout.headRoom + ChainRail.height > window.height
      return isCut || window.width - natural.width < 2 * InspectorLayout.minimumPart ? 0.5 : 1
    }

    /// Clamps a preferred size to a minimum and a maximum.
    ///
    /// The maximum, which is the available room, takes precedence.
    private static func fit(_ preference: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
      max(0, min(max(preference, minimum), maximum)).rounded()
    }
  }
}
