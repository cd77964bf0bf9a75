import TouchGeometry
import TouchScenes

/// The relation between two recognizers, the first and the second.
package enum MatrixRelation: String, CaseIterable, Sendable {
  case none, simultaneous, requiresFailure, requiredToFail
  /// The first is of a subclass that prevents no recognizer; or of one that prevents every one.
  case preventsNobody, preventsEverybody
}

/// Where the two recognizers are.
package enum MatrixPlacement: String, CaseIterable, Sendable {
  case sameView, parentAndChild, siblings
  /// In views of different parents, which share only the root.
  case cousins

  var isSeparate: Bool { self == .siblings || self == .cousins }
}

/// What the fingers do.
package enum MatrixShape: String, CaseIterable, Sendable {
  case tap, doubleTap, longHold, slowDrag, flickRight, flickLeft, spread, turn, dragFromLeftEdge, holdThenDrag
  /// The button `select`, which starts at the innermost view that has one of the recognizers.
  case press, doublePress, longPress

  var isOfTwoFingers: Bool { self == .spread || self == .turn }
  var isOfPresses: Bool { self == .press || self == .doublePress || self == .longPress }
}

/// One scene with two recognizers and one input: a cell of the matrix of everything against everything.
package struct MatrixCell: Sendable, CustomStringConvertible {
  package var first: RecognizerClass
  package var second: RecognizerClass
  package var relation: MatrixRelation
  package var placement: MatrixPlacement
  package var shape: MatrixShape

  package init(
    _ first: RecognizerClass, _ second: RecognizerClass, _ relation: MatrixRelation, _ placement: MatrixPlacement,
    _ shape: MatrixShape
  ) {
    (self.first, self.second, self.relation, self.placement, self.shape) = (first, second, relation, placement, shape)
  }

  package var description: String { "\(first) \(second) \(relation) \(placement) \(shape)" }

  /// Every cell of an ordered pair of classes.
  package static func cells(_ first: RecognizerClass, _ second: RecognizerClass) -> [MatrixCell] {
    MatrixRelation.allCases.flatMap { relation in
      MatrixPlacement.allCases.flatMap { placement in
        MatrixShape.allCases.map { MatrixCell(first, second, relation, placement, $0) }
      }
    }
  }

  package var tried: Case {
    Case(
      scene: scene,
      input: shape.input(isRepeatedBeside: placement.isSeparate && !shape.isOfTwoFingers && !shape.isOfPresses))
  }
}

// MARK: The scene

extension MatrixCell {
  private static let whole = CGRect(x: 0, y: 0, width: 400, height: 400)
  private static let left = CGRect(x: 0, y: 0, width: 200, height: 400)
  private static let right = CGRect(x: 200, y: 0, width: 200, height: 400)

  private var scene: SceneFile {
    var root = Self.view("root", Self.whole)
    let (first, second) = recognizers
    switch placement {
    case .sameView:
      var view = Self.view("view", Self.whole)
      view.recognizers = [first, second]
      root.children = [view]
    case .parentAndChild:
      var (parent, child) = (Self.view("parent", Self.whole), Self.view("child", Self.whole))
      child.recognizers = [second]
      parent.recognizers = [first]
      parent.children = [child]
      root.children = [parent]
    case .siblings:
      var (left, right) = (Self.view("left", Self.left), Self.view("right", Self.right))
      left.recognizers = [first]
      right.recognizers = [second]
      root.children = [left, right]
    case .cousins:
      var (left, right) = (Self.view("left", Self.left), Self.view("right", Self.right))
      let inner = CGRect(x: 0, y: 0, width: 200, height: 400)
      var (inLeft, inRight) = (Self.view("inLeft", inner), Self.view("inRight", inner))
      inLeft.recognizers = [first]
      inRight.recognizers = [second]
      left.children = [inLeft]
      right.children = [inRight]
      root.children = [left, right]
    }
    if shape.isOfPresses { root = Self.withResponder(root, placement == .parentAndChild ? "two" : "one") }
    return SceneFile(title: description, size: Self.whole.size, root: root)
  }

  /// Makes the view of a recognizer first responder, and lets all views log presses.
  private static func withResponder(_ view: SceneView, _ recognizer: String) -> SceneView {
    var view = view
    view.isFirstResponder = view.recognizers.contains { $0.name == recognizer }
    view.eventOverrides = [.pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled]
    view.children = view.children.map { withResponder($0, recognizer) }
    return view
  }

  package static func view(_ name: String, _ frame: CGRect) -> SceneView {
    var view = SceneView(name: name, frame: frame)
    view.overrides = TouchMethod.allCases
    view.properties = [.isMultipleTouchEnabled(true)]
    return view
  }

  private var recognizers: (SceneRecognizer, SceneRecognizer) {
    var one = Self.recognizer("one", first, isVariant: false)
    var two = Self.recognizer("two", second, isVariant: first == second)
    switch relation {
    case .none: break
    case .simultaneous: one.delegate = SceneDelegate(shouldRecognizeSimultaneouslyWith: .only(["two"]))
    case .requiresFailure: one.requiresToFail = ["two"]
    case .requiredToFail: two.requiresToFail = ["one"]
    case .preventsNobody: one.subclass = SceneSubclass(canPrevent: .always(false))
    case .preventsEverybody: one.subclass = SceneSubclass(canPrevent: .always(true))
    }
    return (one, two)
  }

  /// Returns a recognizer of a class; the variant differs from another of the same class.
  package static func recognizer(_ name: String, _ kind: RecognizerClass, isVariant: Bool) -> SceneRecognizer {
    var recognizer = SceneRecognizer(name: name, recognizerClass: kind)
    recognizer.logs = kind != .hover
    recognizer.properties =
      switch kind {
      case .tap: [.numberOfTapsRequired(isVariant ? 2 : 1)]
      case .longPress: isVariant ? [.minimumPressDuration(0.25)] : []
      case .pan: isVariant ? [.minimumNumberOfTouches(2)] : []
      case .swipe: [.direction(isVariant ? [.left] : [.right])]
      case .screenEdgePan: [.edges(isVariant ? [.right] : [.left])]
      case .pinch, .rotation, .hover, .custom: []
      }
    return recognizer
  }
}

// MARK: The input

extension MatrixShape {
  /// Returns the shape as an input of 400 by 400 points.
  ///
  /// For adjacent views a second finger may do the same 200 points to the right, a little later.
  package func input(isRepeatedBeside: Bool) -> InputFile {
    var lines = self.lines
    if isRepeatedBeside {
      lines += lines.map { line in
        guard case .touch(var touch) = line.content else { return line }
        touch.id += 2
        touch.location.x += 200
        return InputLine(line.time + 0.03, .touch(touch))
      }
      lines = lines.indices.sorted { (lines[$0].time, $0) < (lines[$1].time, $1) }.map { lines[$0] }
    }
    return InputFile(size: CGSize(width: 400, height: 400), lines: lines)
  }

  private var lines: [InputLine] {
    let here = CGPoint(x: 104, y: 200)
    switch self {
    case .tap: return finger(from: 0, at: here, [(0.06, 0)])
    case .press: return presses([(0, 0.06)])
    case .doublePress: return presses([(0, 0.06), (0.2, 0.26)])
    case .longPress: return presses([(0, 1.2)])
    case .doubleTap: return finger(from: 0, at: here, [(0.06, 0)]) + finger(from: 0.2, at: here, [(0.26, 0)])
    case .longHold: return finger(from: 0, at: here, [(1.2, 0)])
    case .slowDrag: return finger(from: 0, at: here, (1...12).map { (0.1 * Double($0), 6 * $0) })
    case .flickRight: return finger(from: 0, at: here, (1...5).map { (0.02 * Double($0), 16 * $0) })
    case .flickLeft: return finger(from: 0, at: here, (1...5).map { (0.02 * Double($0), -16 * $0) })
    case .dragFromLeftEdge:
      return finger(from: 0, at: CGPoint(x: 4, y: 200), (1...10).map { (0.05 * Double($0), 8 * $0) })
    case .holdThenDrag: return finger(from: 0, at: here, (1...8).map { (0.7 + 0.05 * Double($0), 8 * $0) })
    case .spread:
      return two { step in (CGPoint(x: 180 - 6 * step, y: 200), CGPoint(x: 220 + 6 * step, y: 200)) }
    case .turn:
      return two { step in (CGPoint(x: 140, y: 200 + 8 * step), CGPoint(x: 260, y: 200 - 8 * step)) }
    }
  }

  /// One finger: down at a time and a place, then at times so far to the right; it lifts where it was last.
  private func finger(from start: Double, at place: CGPoint, _ steps: [(time: Double, dx: Int)]) -> [InputLine] {
    var lines = [line(start, 1, .began, place)]
    var last = place
    for step in steps {
      let next = CGPoint(x: place.x + CGFloat(step.dx), y: place.y)
      if next != last { lines.append(line(step.time, 1, .moved, next)) }
      last = next
    }
    return lines + [line((steps.last?.time ?? start) + (steps.count > 1 ? 0.02 : 0), 1, .ended, last)]
  }

  private func presses(_ times: [(Double, Double)]) -> [InputLine] {
    times.flatMap { [InputLine($0.0, .button(.began, .select)), InputLine($0.1, .button(.ended, .select))] }
  }

  /// Two fingers that come down one after the other, move together ten times, and lift one after the other.
  private func two(_ places: (CGFloat) -> (CGPoint, CGPoint)) -> [InputLine] {
    let (first, last) = (places(0), places(10))
    var lines = [line(0, 1, .began, first.0), line(0.02, 2, .began, first.1)]
    for step in 1...10 {
      let now = places(CGFloat(step))
      let time = 0.02 + 0.03 * Double(step)
      lines += [line(time, 1, .moved, now.0), line(time, 2, .moved, now.1)]
    }
    return lines + [line(0.35, 1, .ended, last.0), line(0.37, 2, .ended, last.1)]
  }

  /// Times in whole milliseconds, without the dust of sums.
  private func line(_ time: Double, _ id: Int, _ phase: TouchPhaseName, _ place: CGPoint) -> InputLine {
    InputLine((time * 1000).rounded() / 1000, .touch(InputTouch(id: id, phase: phase, location: place)))
  }
}
