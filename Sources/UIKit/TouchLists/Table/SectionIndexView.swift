import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The background colors of the section index; nil for transparent.
struct SectionIndexGrounds {
  var usual: UIColor?
  var whileTracking: UIColor?
}

/// The section index: titles at the side of a list that scroll to sections.
@MainActor final class SectionIndexView: UIView {
  let titles: [String]
  /// The color of the titles; nil for the tint color.
  var color: UIColor? { didSet { setNeedsDisplay() } }
  /// The background colors, by default and while a finger tracks the index.
  var grounds = SectionIndexGrounds() { didSet { showGround() } }
  private var isTracking = false { didSet { showGround() } }
  private let choose: (String, Int) -> Void
  private var last: Int?
  static let width: CGFloat = 20
  private static let font = UIFont.systemFont(ofSize: 11, weight: .medium)

  init(_ titles: [String], _ choose: @escaping (String, Int) -> Void) {
    (self.titles, self.choose) = (titles, choose)
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }
  required init?(coder: NSCoder) { nil }

  /// The distance between titles, which are centered vertically as a group.
  private var step: CGFloat { titles.isEmpty ? 0 : min(16, bounds.height / CGFloat(titles.count)) }
  private var top: CGFloat { (bounds.height - step * CGFloat(titles.count)) / 2 }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = self.color ?? tintColor ?? .tintColor
    for (index, title) in titles.enumerated() {
      let layout = TextLayout(title, font: SectionIndexView.font, color: color.cgColor, maximumLines: 1)
      let size = TextSystem.current.measure(layout).size
      let y = top + step * CGFloat(index) + (step - size.height) / 2
      context.append(.text(layout, at: CGPoint(x: (bounds.midX - size.width / 2).rounded(), y: y.rounded())))
    }
  }

  private func showGround() {
    backgroundColor = (isTracking ? grounds.whileTracking : nil) ?? grounds.usual
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = true
    last = nil
    follow(touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isTracking = false }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isTracking = false }
  /// Prevents other recognizers from taking over a touch that moves along the titles.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, step > 0 else { return }
    let index = min(max(Int(clamping: (touch.location(in: self).y - top) / step), 0), titles.count - 1)
    guard index != last else { return }
    last = index
    choose(titles[index], index)
  }

  /// Lays the index out at the side of a list's visible rect.
  func place(in list: UIScrollView) {
    let (bounds, inset) = (list.bounds, list.adjustedContentInset)
    let right = CGRect(
      x: bounds.maxX - SectionIndexView.width, y: bounds.minY + inset.top, width: SectionIndexView.width,
      height: max(bounds.height - inset.top - inset.bottom, 0))
    frame = list.mirrored(right, in: bounds)
  }
}

extension UITableView {
  /// The background color of the section index; nil, the default, for transparent.
  public var sectionIndexBackgroundColor: UIColor? {
    get { indexGrounds.usual }
    set {
      noteAppearance(\UITableView.sectionIndexBackgroundColor, newValue)
      indexGrounds.usual = newValue
    }
  }

  /// The background color of the section index while a finger tracks it; nil, the default, for the usual one.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { indexGrounds.whileTracking }
    set {
      noteAppearance(\UITableView.sectionIndexTrackingBackgroundColor, newValue)
      indexGrounds.whileTracking = newValue
    }
  }

  /// Asks the data source for the titles of the section index and updates it immediately.
  public func reloadSectionIndexTitles() {
    let width = indexWidth
    updateIndex()
    placeIndex()
    if indexWidth != width { setNeedsLayout() }
  }

  /// The width of the section index, in points.
  var indexWidth: CGFloat { index == nil ? 0 : SectionIndexView.width }

  func updateIndex() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    let rows = geometry.sections.reduce(0) { $0 + $1.rows.count }
    guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
      index?.removeFromSuperview()
      index = nil
      return
    }
    if index?.titles == titles { return }
    index?.removeFromSuperview()
    let made = SectionIndexView(titles) { [weak self] title, number in
      guard let self, let dataSource else { return }
      let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: number)
      if (0..<numberOfSections).contains(section) { scrollToSection(section) }
    }
    (made.color, made.grounds) = (sectionIndexColor, indexGrounds)
    index = made
    addSubview(made)
  }

  func placeIndex() { index?.place(in: self) }

  /// Keeps views that do not scroll in front of the rows.
  func keepInFront() {
    bringIndicatorsToFront()
    if let index { bringSubviewToFront(index) }
  }

  func scrollToSection(_ section: Int) {
    guard geometry.sections.indices.contains(section) else { return }
    if geometry.count(section) > 0 {
      scrollToRow(at: ListPlace(section, 0).path, at: .top, animated: false)
    } else {
      let inset = adjustedContentInset
      let last = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
      contentOffset.y = min(max(geometry.headerTop(section) - inset.top, -inset.top), last)
    }
  }
}
