import TouchGeometry
import TouchKit
import TouchWidgets

/// A position in a list and the cell that shows it.
struct ShownCell<Cell: UIView> {
  var place: ListPlace
  let cell: Cell
}

// Loops without closures, because a closure on the main actor would be checked at each cell.
extension Array {
  /// Returns the cell at a position, or nil if there is none.
  func cell<Cell>(at place: ListPlace) -> Cell? where Element == ShownCell<Cell> {
    for index in indices where self[index].place == place { return self[index].cell }
    return nil
  }

  /// Returns the index of a cell, or nil if it is not shown.
  ///
  /// The cells usually are in the order of their centers, so a binary search finds the cell among thousands.
  @MainActor func index<Cell>(of cell: Cell) -> Int? where Element == ShownCell<Cell> {
    let y = cell.center.y
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].cell.center.y < y { low = middle + 1 } else { high = middle }
    }
    while low < count, self[low].cell.center.y == y {
      if self[low].cell === cell { return low }
      low += 1
    }
    for index in indices where self[index].cell === cell { return index }
    return nil
  }

  /// Inserts a cell in the order of positions.
  mutating func insert<Cell>(_ cell: Cell, at place: ListPlace) where Element == ShownCell<Cell> {
    var index = count
    while index > 0, place < self[index - 1].place { index -= 1 }
    insert(ShownCell(place: place, cell: cell), at: index)
  }
}

extension ListPlan {
  /// Returns the cells with their positions after the batch, in order; `leaving` are the cells that are removed.
  func follow<Cell>(_ shown: [ShownCell<Cell>]) -> (staying: [ShownCell<Cell>], leaving: [ShownCell<Cell>]) {
    var (staying, leaving): ([ShownCell<Cell>], [ShownCell<Cell>]) = ([], [])
    for row in shown {
      if let place = place(row.place), !isReloaded(row.place) {
        staying.append(ShownCell(place: place, cell: row.cell))
      } else {
        leaving.append(row)
      }
    }
    return (staying.sorted { $0.place < $1.place }, leaving)
  }

  /// Returns the positions of the selected cells after the batch.
  func follow(_ selection: Set<ListPlace>) -> Set<ListPlace> {
    Set(selection.compactMap { isReloaded($0) ? nil : place($0) })
  }
}

/// Returns index paths as positions; an invalid path stops the program with the name of the method.
func listPlaces(_ paths: [IndexPath], _ method: String, of noun: String) -> Set<ListPlace> {
  Set(
    paths.map { path in
      guard let place = ListPlace(path) else { fatalError("\(method): \(path) is not the path of \(noun)") }
      return place
    })
}

/// An animation of cells from their positions before a batch to those after it.
@MainActor struct CellMotion<Cell: UIView> {
  /// The cells that stay or are inserted, with their final poses.
  let cells: [(cell: Cell, goal: CellPose)]
  /// The poses of staying cells before the content was scrolled.
  let former: [ObjectIdentifier: CellPose]
  /// The removed cells, which fade behind the others.
  let leaving: [Cell]
  /// The initial poses of cells, by identity, where a layout supplies them; others appear at their final positions.
  var starts: [ObjectIdentifier: CellPose] = [:]
  /// The final poses of removed cells, by identity, where a layout supplies them, before the content was scrolled.
  ///
  /// Other cells fade at their positions.
  var ends: [ObjectIdentifier: CellPose] = [:]
  /// The distance by which the batch scrolled the content; cells start and end at their visible positions.
  var way = CGPoint.zero
  /// Additional changes to animate.
  var along: () -> Void = {}

  /// Animates the cells in their list.
  ///
  /// - Parameters:
  ///   - end: Called once at the end with whether the animation finished; removed cells are opaque again.
  func run(in list: UIScrollView, _ end: @escaping (Bool) -> Void) {
    UIView.performWithoutAnimation {
      for row in cells {
        if let start = starts[ObjectIdentifier(row.cell)] {
          start.apply(to: row.cell)
        } else if let start = former[ObjectIdentifier(row.cell)] {
          start.moved(by: way(of: row.cell, in: list)).apply(to: row.cell)
        } else {
          row.cell.alpha = 0
        }
      }
      for cell in leaving {
        CellPose(cell).moved(by: way(of: cell, in: list)).apply(to: cell)
        cell.superview?.sendSubviewToBack(cell)
      }
    }
    UIView.animate(
      withDuration: TableTuning.batchTime, delay: 0, options: .allowUserInteraction,
      animations: {
        for row in cells { row.goal.apply(to: row.cell) }
        for cell in leaving {
          if let end = ends[ObjectIdentifier(cell)] {
            end.moved(by: way(of: cell, in: list)).apply(to: cell)
          } else {
            cell.alpha = 0
          }
        }
        along()
      },
      completion: { isWhole in
        for cell in leaving {
          cell.alpha = 1
          if ends[ObjectIdentifier(cell)] != nil { cell.transform = .identity }
        }
        end(isWhole)
      })
  }

  /// Returns the scrolled distance of a cell; zero for a cell in an orthogonally scrolling section.
  private func way(of cell: Cell, in list: UIScrollView) -> CGPoint { cell.superview === list ? way : .zero }
}

/// The position and appearance of a cell, as layouts describe them.
@MainActor struct CellPose: @MainActor Equatable {
  private let center: CGPoint
  private let size: CGSize
  private let transform: CATransform3D
  private let alpha: CGFloat

  /// The rectangle without the transform.
  var frame: CGRect {
    CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the pose moved by a distance.
  func moved(by way: CGPoint) -> CellPose {
    CellPose(
      center: CGPoint(x: center.x + way.x, y: center.y + way.y), size: size, transform: transform, alpha: alpha)
  }

  init(center: CGPoint, size: CGSize, transform: CATransform3D, alpha: CGFloat) {
    (self.center, self.size, self.transform, self.alpha) = (center, size, transform, alpha)
  }

  /// Creates the current pose of a cell.
  init(_ cell: UIView) {
    self.init(center: cell.center, size: cell.bounds.size, transform: cell.transform3D, alpha: cell.alpha)
  }

  /// Applies the pose to a cell.
  func apply(to cell: UIView) {
    cell.bounds.size = size
    cell.center = center
    if cell.transform3D != transform { cell.transform3D = transform }
    cell.alpha = alpha
  }
}
