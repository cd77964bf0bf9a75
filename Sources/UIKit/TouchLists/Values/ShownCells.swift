import TouchGeometry
import TouchKit
import TouchWidgets

/// A place of a list and the cell that is shown for it.
struct ShownCell<Cell: UIView> {
  var place: ListPlace
  let cell: Cell
}

// Loops without closures: one that belongs to the main actor would be checked at each cell.
extension Array {
  /// The cell of a place; nil where there is none.
  func cell<Cell>(at place: ListPlace) -> Cell? where Element == ShownCell<Cell> {
    for index in indices where self[index].place == place { return self[index].cell }
    return nil
  }

  /// Where a cell stands; nil if it is not shown.
  func index<Cell>(of cell: Cell) -> Int? where Element == ShownCell<Cell> {
    for index in indices where self[index].cell === cell { return index }
    return nil
  }

  /// Puts a cell where its place is in the order of places.
  mutating func insert<Cell>(_ cell: Cell, at place: ListPlace) where Element == ShownCell<Cell> {
    var index = count
    while index > 0, place < self[index - 1].place { index -= 1 }
    insert(ShownCell(place: place, cell: cell), at: index)
  }
}

extension ListPlan {
  /// Gives cells their places after the batch, in the order of these places; `leaving` are the cells that go.
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

  /// The places that chosen cells have after the batch.
  func follow(_ selection: Set<ListPlace>) -> Set<ListPlace> {
    Set(selection.compactMap { isReloaded($0) ? nil : place($0) })
  }
}

/// The paths as places; a path without a section and a row stops the program, with the name of what got it.
func listPlaces(_ paths: [IndexPath], _ method: String, of noun: String) -> Set<ListPlace> {
  Set(
    paths.map { path in
      guard let place = ListPlace(path) else { fatalError("\(method): \(path) is not the path of \(noun)") }
      return place
    })
}

/// Cells on the way from where they were to where a batch has brought them.
@MainActor struct CellMotion<Cell: UIView> {
  /// The cells that stay and come, and how they are to be at the end.
  let cells: [(cell: Cell, goal: CellPose)]
  /// Where the cells that stay were, before the content was scrolled.
  let former: [ObjectIdentifier: CellPose]
  /// The cells that go; they are behind the others and fade.
  let leaving: [Cell]
  /// Where cells come from that a layout has something to say about, by their identities; others appear where they are.
  var starts: [ObjectIdentifier: CellPose] = [:]
  /// Where cells go that a layout has something to say about, by their identities, before the content was scrolled;
  /// others fade where they are.
  var ends: [ObjectIdentifier: CellPose] = [:]
  /// By how much the batch has scrolled the content: cells begin, and go, where they were seen.
  var way = CGPoint.zero
  /// What else is animated.
  var along: () -> Void = {}

  /// Moves the cells in their list.
  ///
  /// - Parameters:
  ///   - end: called once at the end, with whether the animation came to it; the cells that went are opaque again.
  func run(in list: UIScrollView, _ end: @escaping (Bool) -> Void) {
    UIView.performWithoutAnimation {
      for row in cells {
        if let start = starts[ObjectIdentifier(row.cell)] {
          start.take(row.cell)
        } else if let start = former[ObjectIdentifier(row.cell)] {
          start.moved(by: way(of: row.cell, in: list)).take(row.cell)
        } else {
          row.cell.alpha = 0
        }
      }
      for cell in leaving {
        CellPose(cell).moved(by: way(of: cell, in: list)).take(cell)
        cell.superview?.sendSubviewToBack(cell)
      }
    }
    UIView.animate(
      withDuration: TableTuning.batchTime, delay: 0, options: .allowUserInteraction,
      animations: {
        for row in cells { row.goal.take(row.cell) }
        for cell in leaving {
          if let end = ends[ObjectIdentifier(cell)] {
            end.moved(by: way(of: cell, in: list)).take(cell)
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

  /// What lies in a strip of its own is not scrolled with the list.
  private func way(of cell: Cell, in list: UIScrollView) -> CGPoint { cell.superview === list ? way : .zero }
}

/// Where a cell is and how it looks there, as layouts say it.
@MainActor struct CellPose: @MainActor Equatable {
  private let center: CGPoint
  private let size: CGSize
  private let transform: CATransform3D
  private let alpha: CGFloat

  /// The rectangle without the transform.
  var frame: CGRect {
    CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The same elsewhere.
  func moved(by way: CGPoint) -> CellPose {
    CellPose(
      center: CGPoint(x: center.x + way.x, y: center.y + way.y), size: size, transform: transform, alpha: alpha)
  }

  init(center: CGPoint, size: CGSize, transform: CATransform3D, alpha: CGFloat) {
    (self.center, self.size, self.transform, self.alpha) = (center, size, transform, alpha)
  }

  /// That of a cell as it is.
  init(_ cell: UIView) {
    self.init(center: cell.center, size: cell.bounds.size, transform: cell.transform3D, alpha: cell.alpha)
  }

  /// Brings a cell there.
  func take(_ cell: UIView) {
    cell.bounds.size = size
    cell.center = center
    if cell.transform3D != transform { cell.transform3D = transform }
    cell.alpha = alpha
  }
}
