import UIKit

/// Cells that expand when they are touched, as in public tutorials, and a custom flow layout with custom attributes.
final class ExpandingProgram: UITableViewController {
  final class NoteCell: UITableViewCell {
    let titleLabel = UILabel()
    let bodyLabel = UILabel()
    private lazy var stack = UIStackView(arrangedSubviews: [titleLabel, bodyLabel])

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      stack.axis = .vertical
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      titleLabel.font = .preferredFont(forTextStyle: .headline)
      bodyLabel.numberOfLines = 0
      contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    func configure(_ number: Int, isOpen: Bool) {
      titleLabel.text = "Note \(number)"
      bodyLabel.text = String(repeating: "word ", count: 40)
      bodyLabel.isHidden = !isOpen
    }
  }

  private(set) var open: Set<IndexPath> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.tableFooterView = UIView()
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as? NoteCell else {
      return UITableViewCell()
    }
    cell.configure(indexPath.row, isOpen: open.contains(indexPath))
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if open.remove(indexPath) == nil { open.insert(indexPath) }
    tableView.performBatchUpdates { tableView.reloadRows(at: [indexPath], with: .automatic) }
  }
}

/// A layout with custom attributes, which are copied and changed, as carousels do.
final class CarouselLayout: UICollectionViewFlowLayout {
  final class Attributes: UICollectionViewLayoutAttributes {
    var nearness: CGFloat = 0
    #if FoundationGeometry
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone) as! Attributes
      copy.nearness = nearness
      return copy
    }
    #else
    override func copy() -> Any {
      let copy = super.copy() as! Attributes
      copy.nearness = nearness
      return copy
    }
    #endif
  }
  final class Context: UICollectionViewFlowLayoutInvalidationContext { var isByBounds = false }

  private(set) var contexts = 0
  override class var layoutAttributesClass: AnyClass { Attributes.self }
  override class var invalidationContextClass: AnyClass { Context.self }

  override func prepare() {
    super.prepare()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 100, height: 100)
    minimumLineSpacing = 20
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! Context
    context.isByBounds = true
    context.invalidateFlowLayoutDelegateMetrics = false
    return context
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if (context as? Context)?.isByBounds == true { contexts += 1 }
    super.invalidateLayout(with: context)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    return super.layoutAttributesForElements(in: rect)?.map { original in
      let attributes = original.copy() as! Attributes
      attributes.nearness = max(1 - abs(attributes.center.x - middle) / 200, 0)
      attributes.alpha = 0.5 + attributes.nearness / 2
      attributes.transform3D = CATransform3DMakeScale(attributes.alpha, attributes.alpha, 1)
      return attributes
    }
  }
}
