import UIKit

#if FoundationGeometry

// MARK: - A waterfall that caches

protocol WaterfallLayoutDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, heightForPhotoAt indexPath: IndexPath) -> CGFloat
}

class WaterfallLayout: UICollectionViewLayout {
  weak var delegate: WaterfallLayoutDelegate?
  private let numberOfColumns = 2
  private let cellPadding: CGFloat = 6
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: contentHeight) }

  override func prepare() {
    guard cache.isEmpty, let collectionView = collectionView else { return }
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    let xOffset = (0..<numberOfColumns).map { CGFloat($0) * columnWidth }
    var column = 0
    var yOffset: [CGFloat] = .init(repeating: 0, count: numberOfColumns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let photoHeight = delegate?.collectionView(collectionView, heightForPhotoAt: indexPath) ?? 180
      let height = cellPadding * 2 + photoHeight
      let frame = CGRect(x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame.insetBy(dx: cellPadding, dy: cellPadding)
      cache.append(attributes)
      contentHeight = max(contentHeight, frame.maxY)
      yOffset[column] = yOffset[column] + height
      column = yOffset[0] <= yOffset[1] ? 0 : 1
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache[indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func invalidateLayout() {
    cache.removeAll()
    contentHeight = 0
    super.invalidateLayout()
  }
}

class WaterfallViewController: UICollectionViewController, WaterfallLayoutDelegate {
  var heights: [CGFloat] = [100, 60, 80, 120, 40]

  init() {
    super.init(collectionViewLayout: WaterfallLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    (collectionViewLayout as? WaterfallLayout)?.delegate = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Photo")
    collectionView.contentInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    collectionView.refreshControl = UIRefreshControl()
    collectionView.refreshControl?.addTarget(
      self, action: Selector(WaterfallViewController.refresh(_:)), for: .valueChanged)
  }

  func refresh(_ sender: UIRefreshControl) {
    heights = heights.reversed()
    collectionView.reloadData()
    sender.endRefreshing()
  }

  func insert(_ height: CGFloat, at index: Int) {
    heights.insert(height, at: index)
    collectionView.performBatchUpdates(
      {
        self.collectionView.insertItems(at: [IndexPath(item: index, section: 0)])
      }, completion: nil)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    heights.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, heightForPhotoAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.item]
  }
}

// MARK: - Cards that are large in the middle

final class CardFlowLayout: UICollectionViewFlowLayout {
  private var lastSize: CGSize = .zero
  var sideItemScale: CGFloat = 0.6
  var spacing: CGFloat = 20

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    if lastSize != collectionView.bounds.size {
      setupCollectionView()
      updateLayout()
      lastSize = collectionView.bounds.size
    }
  }

  private func setupCollectionView() {
    guard let collectionView = collectionView else { return }
    if collectionView.decelerationRate != UIScrollView.DecelerationRate.fast {
      collectionView.decelerationRate = UIScrollView.DecelerationRate.fast
    }
  }

  private func updateLayout() {
    guard let collectionView = collectionView else { return }
    scrollDirection = .horizontal
    let collectionSize = collectionView.bounds.size
    let yInset = (collectionSize.height - itemSize.height) / 2
    let xInset = (collectionSize.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: yInset, left: xInset, bottom: yInset, right: xInset)
    let scaledItemOffset = (itemSize.width - itemSize.width * sideItemScale) / 2
    minimumLineSpacing = spacing - scaledItemOffset
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let superAttributes = super.layoutAttributesForElements(in: rect),
      let attributes = NSArray(array: superAttributes, copyItems: true) as? [UICollectionViewLayoutAttributes]
    else { return nil }
    return attributes.map { transformLayoutAttributes($0) }
  }

  private func transformLayoutAttributes(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let collectionView = collectionView else { return attributes }
    let collectionCenter = collectionView.frame.size.width / 2
    let normalizedCenter = attributes.center.x - collectionView.contentOffset.x
    let maxDistance = itemSize.width + minimumLineSpacing
    let distance = min(abs(collectionCenter - normalizedCenter), maxDistance)
    let ratio = (maxDistance - distance) / maxDistance
    let scale = ratio * (1 - sideItemScale) + sideItemScale
    attributes.alpha = ratio * 0.5 + 0.5
    attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
    attributes.zIndex = Int(ratio * 10)
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView, !collectionView.isPagingEnabled,
      let layoutAttributes = layoutAttributesForElements(in: collectionView.bounds)
    else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    let midSide = collectionView.bounds.size.width / 2
    let proposedCenter = proposedContentOffset.x + midSide
    let closest =
      layoutAttributes.sorted { abs($0.center.x - proposedCenter) < abs($1.center.x - proposedCenter) }.first
      ?? UICollectionViewLayoutAttributes()
    return CGPoint(x: floor(closest.center.x - midSide), y: proposedContentOffset.y)
  }
}

// MARK: - Tags from the left

class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    var leftMargin = sectionInset.left
    var maxY: CGFloat = -1.0
    attributes?.forEach { layoutAttribute in
      guard layoutAttribute.representedElementCategory == .cell else { return }
      if layoutAttribute.frame.origin.y >= maxY {
        leftMargin = sectionInset.left
      }
      layoutAttribute.frame.origin.x = leftMargin
      leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
      maxY = max(layoutAttribute.frame.maxY, maxY)
    }
    return attributes
  }
}

class TagCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: TagCell.self)
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 8
    contentView.layer.masksToBounds = true
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }

  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .systemBlue : .systemGray5 }
  }
}

// MARK: - A sheet of numbers with a row and a column that stay

final class SpreadsheetInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var invalidatesStickyOnly = false
}

final class SpreadsheetLayout: UICollectionViewLayout {
  let cellSize = CGSize(width: 80, height: 30)
  private(set) var fullPasses = 0
  private var attributes: [[UICollectionViewLayoutAttributes]] = []
  private var contentSize = CGSize.zero
  private var needsFullPass = true

  override class var invalidationContextClass: AnyClass { SpreadsheetInvalidationContext.self }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    if needsFullPass {
      needsFullPass = false
      fullPasses += 1
      attributes = (0..<collectionView.numberOfSections).map { section in
        (0..<collectionView.numberOfItems(inSection: section)).map { item in
          UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        }
      }
      for (row, line) in attributes.enumerated() {
        for (column, attribute) in line.enumerated() {
          attribute.frame = CGRect(
            x: CGFloat(column) * cellSize.width, y: CGFloat(row) * cellSize.height,
            width: cellSize.width, height: cellSize.height)
        }
      }
      contentSize = CGSize(
        width: CGFloat(attributes.first?.count ?? 0) * cellSize.width,
        height: CGFloat(attributes.count) * cellSize.height)
    }
    stick()
  }

  private func stick() {
    guard let offset = collectionView?.contentOffset else { return }
    for (row, line) in attributes.enumerated() {
      for (column, attribute) in line.enumerated() where row == 0 || column == 0 {
        var frame = attribute.frame
        if row == 0 { frame.origin.y = max(offset.y, 0) }
        if column == 0 { frame.origin.x = max(offset.x, 0) }
        attribute.frame = frame
        attribute.zIndex = row == 0 && column == 0 ? 3 : 2
      }
    }
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.flatMap { $0.filter { $0.frame.intersects(rect) } }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.section][indexPath.row]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! SpreadsheetInvalidationContext
    context.invalidatesStickyOnly = newBounds.size == collectionView?.bounds.size
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let context = context as? SpreadsheetInvalidationContext else { return }
    if context.invalidateEverything || context.invalidateDataSourceCounts || !context.invalidatesStickyOnly {
      needsFullPass = true
    }
  }
}

// MARK: - Around a circle

final class WheelAttributes: UICollectionViewLayoutAttributes {
  var angle: CGFloat = 0 {
    didSet {
      zIndex = Int(angle * 1_000_000)
      transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone) as! WheelAttributes
    copied.angle = angle
    return copied
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? WheelAttributes else { return false }
    return super.isEqual(object) && angle == other.angle
  }
}

final class WheelLayout: UICollectionViewLayout {
  var radius: CGFloat = 100 { didSet { invalidateLayout() } }
  let itemSize = CGSize(width: 40, height: 40)
  private var attributesList = [WheelAttributes]()
  private var insertedIndexPaths = Set<IndexPath>()
  private var deletedIndexPaths = Set<IndexPath>()

  override class var layoutAttributesClass: AnyClass { WheelAttributes.self }

  private var center: CGPoint {
    CGPoint(x: collectionView!.bounds.midX, y: collectionView!.bounds.midY)
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func prepare() {
    super.prepare()
    let count = collectionView!.numberOfItems(inSection: 0)
    attributesList = (0..<count).map { index in
      let attributes = WheelAttributes(forCellWith: IndexPath(item: index, section: 0))
      let angle = 2 * .pi * CGFloat(index) / CGFloat(count)
      attributes.size = itemSize
      attributes.center = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      attributes.angle = angle
      return attributes
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributesList }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesList[indexPath.row]
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert:
        guard let path = update.indexPathAfterUpdate else { continue }
        insertedIndexPaths.insert(path)
      case .delete:
        guard let path = update.indexPathBeforeUpdate else { continue }
        deletedIndexPaths.insert(path)
      default: break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedIndexPaths.removeAll()
    deletedIndexPaths.removeAll()
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if insertedIndexPaths.contains(itemIndexPath) {
      attributes?.alpha = 0
      attributes?.center = center
    }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    if deletedIndexPaths.contains(itemIndexPath) {
      attributes?.alpha = 0
      attributes?.center = center
      attributes?.transform3D = CATransform3DMakeScale(0.1, 0.1, 1)
    }
    return attributes
  }
}

// MARK: - Messages from below

protocol MessagesLayoutDelegate: UICollectionViewDelegate {
  func messagesLayout(_ layout: MessagesLayout, heightForItemAt indexPath: IndexPath) -> CGFloat
}

final class MessagesLayout: UICollectionViewLayout {
  var keepsDistanceToBottom = true
  private var frames: [CGRect] = []
  private var distanceToBottom: CGFloat?

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let delegate = collectionView.delegate as? MessagesLayoutDelegate
    let count = collectionView.numberOfItems(inSection: 0)
    let heights = (0..<count).map {
      delegate?.messagesLayout(self, heightForItemAt: IndexPath(item: $0, section: 0)) ?? 44
    }
    let total = heights.reduce(0, +)
    var y = max(collectionView.bounds.height - total, 0)
    frames = heights.map { height in
      defer { y += height }
      return CGRect(x: 0, y: y, width: collectionView.bounds.width, height: height)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: collectionView?.bounds.width ?? 0, height: max(frames.last?.maxY ?? 0, collectionView?.bounds.height ?? 0))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.compactMap { index in
      frames[index].intersects(rect) ? layoutAttributesForItem(at: IndexPath(item: index, section: 0)) : nil
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    guard keepsDistanceToBottom, let collectionView = collectionView else { return }
    let added =
      updateItems
      .filter { $0.updateAction == .insert }
      .compactMap { $0.indexPathAfterUpdate }
      .filter { frames[$0.item].minY <= collectionView.contentOffset.y }
      .reduce(0) { $0 + frames[$1.item].height }
    distanceToBottom = collectionView.contentOffset.y + added
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let offset = distanceToBottom else {
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    return CGPoint(x: proposedContentOffset.x, y: offset)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    distanceToBottom = nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.bounds.size != newBounds.size
  }
}

#endif
