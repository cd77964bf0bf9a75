import Synchronization
import TouchGeometry

/// The appearance of a symbol's picture.
struct SymbolLook: Hashable, Sendable {
  var name: SymbolName
  var weight: UIImage.SymbolWeight
  /// The colors of lines and of filled bodies; nil for black, which templates replace.
  var colors: SymbolColors?
  /// The side of the picture's preferred square, in pixels.
  var side: Int
}

/// The picture of a symbol: a vector drawing.
final class SymbolPicture: PictureMaker {
  private let look: SymbolLook

  init(_ look: SymbolLook) { self.look = look }

  private struct Kept {
    weak var image: CGImage?
  }

  private static let kept = Mutex<[SymbolLook: Kept]>([:])

  /// Returns the image of a symbol's appearance: the same object while it is in use, so that a hundred rows draw a
  /// symbol once.
  static func image(_ look: SymbolLook) -> CGImage {
    kept.withLock { kept in
      if let known = kept[look]?.image { return known }
      let made = CGImage(SymbolPicture(look))
      kept = kept.filter { $0.value.image != nil }
      kept[look] = Kept(image: made)
      return made
    }
  }

  var isVector: Bool { true }
  var width: Int { look.side }
  var height: Int { look.side }

  func picture(for size: ImageSize?) -> Bitmap? {
    let maximum = CGFloat(max(size?.width ?? width, size?.height ?? height, 1))
    let box = CGSize(width: SymbolDrawing.box, height: SymbolDrawing.box)
    return ImageSystem.current?.bitmap(
      of: list, size: box, scale: maximum / SymbolDrawing.box, background: CGColor.black.faded(by: 0))
  }

  /// The drawing, in the box of the table.
  var list: DisplayList {
    let name = look.name
    guard let drawing = SymbolTable.drawing(name.drawing[...]) else { return DisplayList() }
    var pen = SymbolPen(width: look.weight.lineWidth, colors: look.colors)
    guard let frame = name.frame else {
      pen.draw(drawing, isFilled: name.isFilled)
      if name.isSlashed { pen.slash() }
      return pen.list
    }
    pen.drawFrame(frame, isFilled: name.isFilled)
    pen.isErasing = name.isFilled
    pen.enter()
    pen.draw(drawing, isFilled: true)
    if name.isSlashed { pen.slash() }
    return pen.list
  }
}

/// The colors of a symbol that is not a template.
struct SymbolColors: Hashable, Sendable {
  /// The color of lines and marks.
  var lines: CGColor
  /// The color of bodies and frames.
  var bodies: CGColor
}

/// Draws the parts of a symbol.
private struct SymbolPen {
  var list = DisplayList()
  var width: CGFloat
  let colors: SymbolColors?
  /// Whether marks are erased from existing content.
  var isErasing = false

  init(width: CGFloat, colors: SymbolColors?) { (self.width, self.colors) = (width, colors) }

  private var lines: CGColor { colors?.lines ?? .black }
  private var bodies: CGColor { colors?.bodies ?? .black }
  /// Whether marks in a body are holes; with two colors they have the color of lines.
  private var leavesHoles: Bool { lines == bodies }
  private static let center = SymbolDrawing.box / 2
  /// The scale of a drawing in a frame.
  private static let inFrame: CGFloat = 0.58

  /// Draws a circle or a square around the symbol.
  mutating func drawFrame(_ frame: SymbolName.Frame, isFilled: Bool) {
    var path = DisplayList.Path()
    switch frame {
    case .circle: path.addEllipse(in: CGRect(x: 3, y: 3, width: 18, height: 18))
    case .square:
      path.addRoundedRect(
        CGRect(x: 3.5, y: 3.5, width: 17, height: 17), radii: CGSize(width: 3.5, height: 3.5),
        corners: (true, true, true, true))
    }
    if isFilled { body(path) } else { list.append(.strokePath(path, style, bodies)) }
  }

  /// Fills an outline and its stroke, as a single group if the color is translucent.
  private mutating func body(_ path: DisplayList.Path) {
    list.append(.beginGroup(opacity: bodies.alpha))
    list.append(.fillPath(path, bodies.opaque, .evenOdd))
    list.append(.strokePath(path, style, bodies.opaque))
    list.append(.endGroup)
  }

  /// Makes subsequent drawing go inside the frame, with lines of the same apparent weight.
  mutating func enter() {
    let (center, part) = (Self.center, Self.inFrame)
    list.append(
      .concat(
        CGAffineTransform(translationX: center, y: center).scaledBy(x: part, y: part)
          .translatedBy(x: -center, y: -center)))
    width = width * 0.95 / part
  }

  mutating func draw(_ drawing: SymbolDrawing, isFilled: Bool) {
    for part in drawing.parts {
      switch part.kind {
      case .stroke: stroke(part.path, erases: isErasing, lines)
      case .fill: fill(part.path, erases: isErasing, lines)
      case .outline:
        if isFilled, isErasing {
          fill(part.path, erases: true, lines)
          stroke(part.path, erases: true, lines)
        } else if isFilled {
          body(part.path)
        } else {
          stroke(part.path, erases: isErasing, lines)
        }
      case .engraved: stroke(part.path, erases: isFilled != isErasing, lines)
      case .pierced: fill(part.path, erases: isFilled != isErasing, lines)
      }
    }
  }

  /// Draws a diagonal line across, with a gap above it.
  mutating func slash() {
    let room = StrokeStyle(width: width * 1.25, cap: .round, join: .round)
    append(.strokePath(line(CGPoint(x: 5.2, y: 2.2), 17), room, bodies), erases: !isErasing)
    stroke(line(CGPoint(x: 3.6, y: 3.6), 16.8), erases: isErasing, lines)
  }

  /// Returns a line that goes as far down as to the right.
  private func line(_ start: CGPoint, _ way: CGFloat) -> DisplayList.Path {
    var path = DisplayList.Path()
    path.move(to: start)
    path.addLine(to: CGPoint(x: start.x + way, y: start.y + way))
    return path
  }

  private var style: StrokeStyle { StrokeStyle(width: width, cap: .round, join: .round) }

  private mutating func stroke(_ path: DisplayList.Path, erases: Bool, _ color: CGColor) {
    append(.strokePath(path, style, color), erases: erases && leavesHoles)
  }

  private mutating func fill(_ path: DisplayList.Path, erases: Bool, _ color: CGColor) {
    append(.fillPath(path, color, .evenOdd), erases: erases && leavesHoles)
  }

  private mutating func append(_ command: DisplayList.Command, erases: Bool) {
    guard erases else { return list.append(command) }
    list.append(.save)
    list.append(.blend(.clear))
    list.append(command)
    list.append(.restore)
  }
}

extension CGColor {
  /// The same color, but opaque.
  fileprivate var opaque: CGColor { CGColor(red: red, green: green, blue: blue, alpha: 1) }
}
