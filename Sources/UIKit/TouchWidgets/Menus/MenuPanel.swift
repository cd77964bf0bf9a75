import TouchDrawing
import TouchGeometry
import TouchKit

/// One open menu: a rounded plate with the rows on it, which scroll where the window is too low.
@MainActor final class MenuPanel: UIView {
  let model: MenuModel
  private let clip = UIView()
  private let content = UIView()
  private var views: [MenuRowView] = []
  /// The row that is marked; nil for none.
  private(set) var marked: Int?
  private var scroll: CGFloat = 0
  /// The row of the parent panel that opened this one; nil for the first panel.
  var parentRow: Int?
  /// The popup outside the window; nil for a panel inside the window.
  var popup: ScenePopup? { didSet { if popup !== oldValue { oldValue?.close() } } }
  /// Whether the platform has refused to show it beyond the edges.
  var staysInside = false
  /// Whether the panel fills a window of the platform, which has its corners and its shadow.
  var isFlat = false {
    didSet {
      layer.cornerRadius = isFlat ? 0 : MenuTuning.radius
      layer.shadowOpacity = isFlat ? 0 : 0.28
    }
  }

  init(_ model: MenuModel) {
    self.model = model
    super.init(frame: .zero)
    backgroundColor = Look.panel.color
    layer.cornerRadius = MenuTuning.radius
    layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    layer.shadowOpacity = 0.28
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 5)
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.separator.cgColor
    clip.clipsToBounds = true
    clip.addSubview(content)
    addSubview(clip)
    reload()
  }
  required init?(coder: NSCoder) { nil }

  /// Recreates the rows.
  func reload() {
    for view in views { view.removeFromSuperview() }
    let items = model.rows.compactMap { row -> MenuModel.Item? in if case .item(let item) = row { item } else { nil } }
    let hasMarks = items.contains { $0.state != .off || $0.selection != nil }
    let hasImages = items.contains { $0.image != nil }
    let lead = MenuTuning.side + (hasMarks ? MenuTuning.mark : 0) + (hasImages ? MenuTuning.image : 0)
    views = model.rows.map { MenuRowView($0, lead: lead, hasMarks: hasMarks) }
    for view in views { content.addSubview(view) }
    if let marked, !canMark(marked) { self.marked = nil }
    mark(marked)
    setNeedsLayout()
  }

  /// The size in which everything can be seen.
  var naturalSize: CGSize {
    let width = views.map(\.naturalWidth).max() ?? 0
    let height = views.reduce(0) { $0 + $1.height }
    return CGSize(width: max(width, MenuTuning.minimum) + 2 * MenuTuning.inset, height: height + 2 * MenuTuning.inset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // It has no size before its place is found.
    let inner = bounds.shrunk(dx: MenuTuning.inset, dy: MenuTuning.inset)
    guard !inner.isNull else { return }
    clip.frame = inner
    scroll = min(max(scroll, 0), max(naturalSize.height - bounds.height, 0))
    var y: CGFloat = 0
    for view in views {
      view.frame = CGRect(x: 0, y: y, width: clip.bounds.width, height: view.height)
      y += view.height
    }
    content.frame = CGRect(x: 0, y: -scroll, width: clip.bounds.width, height: y)
  }

  // MARK: Rows

  func item(at index: Int) -> MenuModel.Item? {
    guard model.rows.indices.contains(index), case .item(let item) = model.rows[index] else { return nil }
    return item
  }

  /// Whether a row can be marked: one that can be chosen.
  func canMark(_ index: Int) -> Bool { item(at: index)?.isEnabled ?? false }

  /// Returns the row at a point of the panel; nil outside the rows.
  func row(at place: CGPoint) -> Int? {
    let inside = convert(place, to: content)
    guard bounds.contains(place) else { return nil }
    return views.firstIndex { $0.frame.contains(inside) }
  }

  /// Where a row is, in the coordinates of another view.
  func rect(of row: Int, in view: UIView) -> CGRect {
    layoutIfNeeded()
    return views.indices.contains(row) ? content.convert(views[row].frame, to: view) : .zero
  }

  func mark(_ row: Int?) {
    marked = row.flatMap { canMark($0) ? $0 : nil }
    for (index, view) in views.enumerated() { view.isMarked = index == marked }
    guard let marked, bounds.height > 0 else { return }
    // A marked row is seen.
    let (frame, room) = (views[marked].frame, clip.bounds.height)
    if frame.minY < scroll { scrollBy(frame.minY - scroll) }
    if frame.maxY > scroll + room { scrollBy(frame.maxY - scroll - room) }
  }

  func scrollBy(_ distance: CGFloat) {
    scroll += distance
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Marks the next row that can be chosen in a direction, from the other end after the last.
  func markNext(_ step: Int) {
    let choices = model.rows.indices.filter(canMark)
    guard let first = choices.first, let last = choices.last else { return }
    guard let marked, let index = choices.firstIndex(of: marked) else { return mark(step > 0 ? first : last) }
    mark(choices[(index + step + choices.count) % choices.count])
  }

  func markEnd(_ isFirst: Bool) {
    let choices = model.rows.indices.filter(canMark)
    mark(isFirst ? choices.first : choices.last)
  }

  /// Marks the next row whose title begins with what was typed.
  func mark(beginningWith letters: String) {
    let typed = letters.lowercased()
    let choices = model.rows.indices.filter { canMark($0) && item(at: $0)?.title.lowercased().hasPrefix(typed) == true }
    guard !choices.isEmpty else { return }
    mark(choices.first { $0 > marked ?? -1 } ?? choices[0])
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { popup = nil }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layer.borderColor = UIColor.separator.cgColor
  }
}
