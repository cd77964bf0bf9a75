import TouchGeometry
import TouchKit

/// A typical subclass of an app: it adds a property, and overrides no method of the hit test.
final class Card: UIView {
  var name = ""
}

final class PointAsker: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}

final class HitAsker: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}

/// The trees that hit tests are measured on; 1000 by 1000 points, with a hit nearly everywhere.
@MainActor struct Trees {
  /// What the views of the tree are.
  enum Kind: String {
    case plain
    case subclasses
    /// Subclasses, and one in a hundred overrides `hitTest(_:with:)` or, every other of them, `point(inside:with:)`.
    case overriders
  }

  let kind: Kind
  private(set) var count = 0

  init(kind: Kind) { self.kind = kind }

  private mutating func make(_ frame: CGRect) -> UIView {
    count += 1
    switch kind {
    case .plain: return UIView(frame: frame)
    case .subclasses: return Card(frame: frame)
    case .overriders:
      if count % 200 == 50 { return HitAsker(frame: frame) }
      return count % 200 == 150 ? PointAsker(frame: frame) : Card(frame: frame)
    }
  }

  private var all: CGRect { CGRect(x: 0, y: 0, width: Places.side, height: Places.side) }

  /// `across` times `down` equal siblings.
  mutating func flat(_ across: Int, _ down: Int) -> UIView {
    let root = UIView(frame: all)
    for row in 0..<down {
      for column in 0..<across { root.addSubview(make(Trees.part(column, across, row, down))) }
    }
    return root
  }

  /// As `flat`, each with nine views one in the other, all as large as it is.
  mutating func chains(_ across: Int, _ down: Int) -> UIView {
    let root = UIView(frame: all)
    for row in 0..<down {
      for column in 0..<across {
        var outer = make(Trees.part(column, across, row, down))
        root.addSubview(outer)
        for _ in 1..<10 {
          let inner = make(outer.bounds)
          outer.addSubview(inner)
          outer = inner
        }
      }
    }
    return root
  }

  /// Ten children in each view, `depth` levels, alternately side by side and stacked.
  mutating func balanced(depth: Int) -> UIView {
    let root = UIView(frame: all)
    fill(root, depth: depth, isAcross: true)
    return root
  }

  private mutating func fill(_ view: UIView, depth: Int, isAcross: Bool) {
    guard depth > 0 else { return }
    let size = view.bounds.size
    for part in 0..<10 {
      let frame =
        isAcross
        ? CGRect(x: CGFloat(part) * size.width / 10, y: 0, width: size.width / 10, height: size.height)
        : CGRect(x: 0, y: CGFloat(part) * size.height / 10, width: size.width, height: size.height / 10)
      let child = make(frame)
      view.addSubview(child)
      fill(child, depth: depth - 1, isAcross: !isAcross)
    }
  }

  private static func part(_ column: Int, _ across: Int, _ row: Int, _ down: Int) -> CGRect {
    let (width, height) = (Places.side / CGFloat(across), Places.side / CGFloat(down))
    return CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
  }
}
