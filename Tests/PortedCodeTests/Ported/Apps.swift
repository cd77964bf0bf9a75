import UIKit

#if FoundationGeometry
// 51. A calculator.
class CalculatorViewController: UIViewController {
  private enum Operation: String {
    case add = "+", subtract = "−", multiply = "×", divide = "÷"
    func apply(_ a: Double, _ b: Double) -> Double {
      switch self {
      case .add: return a + b
      case .subtract: return a - b
      case .multiply: return a * b
      case .divide: return a / b
      }
    }
  }

  private let rows = [
    ["C", "±", "%", "÷"], ["7", "8", "9", "×"], ["4", "5", "6", "−"], ["1", "2", "3", "+"], ["0", ".", "="],
  ]
  let displayLabel = UILabel()
  private var accumulator: Double?
  private var pending: Operation?
  private var userIsTyping = false
  private lazy var formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    formatter.maximumFractionDigits = 6
    return formatter
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Calculator"
    view.backgroundColor = .black
    displayLabel.text = "0"
    displayLabel.textColor = .white
    displayLabel.textAlignment = .right
    displayLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 64, weight: .thin)
    displayLabel.adjustsFontSizeToFitWidth = true
    displayLabel.minimumScaleFactor = 0.5
    displayLabel.accessibilityIdentifier = "display"
    let column = UIStackView(arrangedSubviews: [displayLabel])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    for row in rows {
      let line = UIStackView(arrangedSubviews: row.map(makeButton))
      line.axis = .horizontal
      line.spacing = 8
      line.distribution = .fillEqually
      column.addArrangedSubview(line)
    }
    view.addSubview(column)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -8),
      column.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  private func makeButton(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = UIFont.systemFont(ofSize: 28)
    button.tintColor = .white
    let isOperator = Operation(rawValue: title) != nil || title == "="
    button.backgroundColor = isOperator ? .systemOrange : .darkGray
    button.layer.cornerRadius = 8
    button.heightAnchor.constraint(equalToConstant: 64).isActive = true
    button.addTarget(self, action: Selector(CalculatorViewController.buttonTouched(_:)), for: .touchUpInside)
    return button
  }

  private var displayValue: Double {
    get { return formatter.number(from: displayLabel.text ?? "")?.doubleValue ?? Double(displayLabel.text!) ?? 0 }
    set { displayLabel.text = formatter.string(from: NSNumber(value: newValue)) }
  }

  private func buttonTouched(_ sender: UIButton) {
    guard let symbol = sender.currentTitle else { return }
    switch symbol {
    case "0"..."9", ".":
      if userIsTyping {
        if symbol == "." && displayLabel.text!.contains(".") { return }
        displayLabel.text! += symbol
      } else {
        displayLabel.text = symbol == "." ? "0." : symbol
        userIsTyping = true
      }
    case "C":
      accumulator = nil
      pending = nil
      userIsTyping = false
      displayValue = 0
    case "±": displayValue = -displayValue
    case "%": displayValue = displayValue / 100
    case "=":
      performPending()
      pending = nil
    default:
      performPending()
      pending = Operation(rawValue: symbol)
      accumulator = displayValue
    }
  }

  private func performPending() {
    if let pending = pending, let accumulator = accumulator, userIsTyping {
      displayValue = pending.apply(accumulator, displayValue)
    }
    userIsTyping = false
  }
}

// 52. Things to do, in a table and in the user's defaults.
struct TodoItem: Codable, Equatable {
  var title: String
  var isDone = false
}

class TodoStore {
  private let key = "todo.items"
  private let defaults: UserDefaults
  init(defaults: UserDefaults = .standard) { self.defaults = defaults }

  var items: [TodoItem] {
    get {
      guard let data = defaults.data(forKey: key) else { return [] }
      return (try? JSONDecoder().decode([TodoItem].self, from: data)) ?? []
    }
    set { defaults.set(try? JSONEncoder().encode(newValue), forKey: key) }
  }
}

class TodoListViewController: UITableViewController {
  private let store: TodoStore
  private(set) var items: [TodoItem] = []

  init(store: TodoStore) {
    self.store = store
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To Do"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: Selector(TodoListViewController.addItem))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "TodoCell")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    items = store.items
    NotificationCenter.default.addObserver(
      self, selector: Selector(TodoListViewController.save), name: UIApplication.didEnterBackgroundNotification,
      object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  private func save() { store.items = items }

  func addItem() {
    let alert = UIAlertController(title: "New item", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "What is to be done?"
    }
    let add = UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
      guard let title = alert?.textFields?.first?.text, !title.isEmpty else { return }
      self?.insert(TodoItem(title: title))
    }
    alert.addAction(add)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = add
    present(alert, animated: true)
  }

  func insert(_ item: TodoItem) {
    items.insert(item, at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    save()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { return 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "TodoCell", for: indexPath)
    let item = items[indexPath.row]
    cell.textLabel?.text = item.title
    cell.textLabel?.textColor = item.isDone ? .secondaryLabel : .label
    cell.accessoryType = item.isDone ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    items[indexPath.row].isDone.toggle()
    tableView.reloadRows(at: [indexPath], with: .fade)
    save()
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      save()
    }
  }
}

// 53. A canvas with a history of strokes.
struct Stroke {
  var points: [CGPoint]
  var color: UIColor
  var width: CGFloat
}

class CanvasView: UIView {
  fileprivate var strokes = [Stroke]()
  fileprivate var undone = [Stroke]()
  var strokeColor = UIColor.black
  var strokeWidth: CGFloat = 4

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineCap(.round)
    context.setLineJoin(.round)
    strokes.forEach { stroke in
      context.setStrokeColor(stroke.color.cgColor)
      context.setLineWidth(stroke.width)
      for (index, point) in stroke.points.enumerated() {
        if index == 0 { context.move(to: point) } else { context.addLine(to: point) }
      }
      context.strokePath()
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    undone.removeAll()
    strokes.append(Stroke(points: [], color: strokeColor, width: strokeWidth))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, var last = strokes.popLast() else { return }
    for each in event?.coalescedTouches(for: touch) ?? [touch] {
      last.points.append(each.preciseLocation(in: self))
    }
    strokes.append(last)
    setNeedsDisplay()
  }

  var count: Int { return strokes.count }

  func undo() {
    guard let last = strokes.popLast() else { return }
    undone.append(last)
    setNeedsDisplay()
  }

  func redo() {
    guard let last = undone.popLast() else { return }
    strokes.append(last)
    setNeedsDisplay()
  }

  func clear() {
    strokes.removeAll(keepingCapacity: true)
    setNeedsDisplay()
  }
}

class DrawingViewController: UIViewController {
  let canvas = CanvasView()
  private let undoButton = UIButton(type: .system)
  private let clearButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Clear", for: .normal)
    return button
  }()
  private let slider: UISlider = {
    let slider = UISlider()
    slider.minimumValue = 1
    slider.maximumValue = 20
    slider.isContinuous = true
    return slider
  }()

  override func loadView() {
    self.view = canvas
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    canvas.backgroundColor = .white
    undoButton.setTitle("Undo", for: .normal)
    undoButton.addTarget(self, action: Selector(DrawingViewController.handleUndo), for: .touchUpInside)
    clearButton.addTarget(self, action: Selector(DrawingViewController.handleClear), for: .touchUpInside)
    slider.addTarget(self, action: Selector(DrawingViewController.handleSlider), for: .valueChanged)
    let colors: [UIColor] = [.black, .red, #colorLiteral(red: 0.2, green: 0.6, blue: 0.3, alpha: 1)]
    let colorButtons = colors.map { color -> UIButton in
      let button = UIButton()
      button.backgroundColor = color
      button.layer.borderWidth = 1
      button.addTarget(self, action: Selector(DrawingViewController.handleColor(_:)), for: .touchUpInside)
      return button
    }
    let colorStack = UIStackView(arrangedSubviews: colorButtons)
    colorStack.distribution = .fillEqually
    let stack = UIStackView(arrangedSubviews: [undoButton, clearButton, colorStack, slider])
    stack.spacing = 12
    stack.distribution = .fillEqually
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
    stack.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    becomeFirstResponder()
  }

  override var canBecomeFirstResponder: Bool { return true }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { canvas.undo() }
  }

  private func handleUndo() { canvas.undo() }
  private func handleClear() { canvas.clear() }
  private func handleSlider() { canvas.strokeWidth = CGFloat(slider.value) }
  private func handleColor(_ button: UIButton) { canvas.strokeColor = button.backgroundColor ?? .black }
}

// 54. A grid of pictures, and one of them in large.
class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "PhotoCell"
  let imageView = UIImageView()
  override var isSelected: Bool {
    didSet {
      contentView.layer.borderWidth = isSelected ? 3 : 0
      contentView.layer.borderColor = tintColor.cgColor
    }
  }
  override var isHighlighted: Bool {
    didSet { UIView.animate(withDuration: 0.1) { self.imageView.alpha = self.isHighlighted ? 0.7 : 1 } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }
}

class PhotoGridViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private(set) lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    layout.sectionInset = .zero
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()
  var photos: [UIImage] = [] { didSet { collectionView.reloadData() } }
  private let columns: CGFloat = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.alwaysBounceVertical = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    view.addSubview(collectionView)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionView.collectionViewLayout.invalidateLayout()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath) as! PhotoCell
    cell.imageView.image = photos[indexPath.item]
    cell.accessibilityLabel = "Photo \(indexPath.item + 1)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = (collectionView.bounds.width - (columns - 1) * 2) / columns
    return CGSize(width: floor(side), height: floor(side))
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let detail = PhotoDetailViewController()
    detail.image = photos[indexPath.item]
    detail.modalPresentationStyle = .overFullScreen
    detail.modalTransitionStyle = .crossDissolve
    present(detail, animated: true)
  }
}

class PhotoDetailViewController: UIViewController {
  var image: UIImage?
  private let imageView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    imageView.image = image
    imageView.contentMode = .scaleAspectFit
    imageView.isUserInteractionEnabled = true
    imageView.frame = view.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(imageView)
    let swipe = UISwipeGestureRecognizer(target: self, action: Selector(PhotoDetailViewController.close))
    swipe.direction = .down
    view.addGestureRecognizer(swipe)
  }

  override var presentingViewController: UIViewController? { return super.presentingViewController }

  private func close() { presentingViewController?.dismiss(animated: true) }
}
#endif
