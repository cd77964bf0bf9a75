import UIKit

#if FoundationGeometry

// A small language for constraints, in the manner of the well known ones.

extension UIView {
  var cons: ConstraintDSL { ConstraintDSL(view: self) }
}

private var storedConstraintsKey: UInt8 = 0

struct ConstraintDSL {
  let view: UIView

  fileprivate var stored: [AnchorConstraint] {
    get { objc_getAssociatedObject(view, &storedConstraintsKey) as? [AnchorConstraint] ?? [] }
    nonmutating set {
      objc_setAssociatedObject(view, &storedConstraintsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  @discardableResult
  func makeConstraints(_ closure: (ConstraintMaker) -> Void) -> [AnchorConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(view: view)
    closure(maker)
    let made = maker.descriptions.map { AnchorConstraint($0) }
    made.forEach { $0.activate() }
    stored += made
    return made
  }

  func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
    guard !stored.isEmpty else {
      makeConstraints(closure)
      return
    }
    let maker = ConstraintMaker(view: view)
    closure(maker)
    for description in maker.descriptions {
      let fresh = AnchorConstraint(description)
      for new in fresh.layoutConstraints {
        let existing = stored.flatMap { $0.layoutConstraints }.first {
          $0.firstAttribute == new.firstAttribute && $0.secondAttribute == new.secondAttribute
            && $0.relation == new.relation && $0.secondItem === new.secondItem && $0.multiplier == new.multiplier
        }
        guard let match = existing else {
          fatalError("Updated constraint could not find existing matching constraint to update: \(new)")
        }
        match.constant = new.constant
      }
    }
  }

  func removeConstraints() {
    stored.forEach { $0.deactivate() }
    stored = []
  }
}

struct ConstraintAttributes: OptionSet {
  let rawValue: Int
  static let top = ConstraintAttributes(rawValue: 1 << 0)
  static let left = ConstraintAttributes(rawValue: 1 << 1)
  static let bottom = ConstraintAttributes(rawValue: 1 << 2)
  static let right = ConstraintAttributes(rawValue: 1 << 3)
  static let leading = ConstraintAttributes(rawValue: 1 << 4)
  static let trailing = ConstraintAttributes(rawValue: 1 << 5)
  static let width = ConstraintAttributes(rawValue: 1 << 6)
  static let height = ConstraintAttributes(rawValue: 1 << 7)
  static let centerX = ConstraintAttributes(rawValue: 1 << 8)
  static let centerY = ConstraintAttributes(rawValue: 1 << 9)
  static let lastBaseline = ConstraintAttributes(rawValue: 1 << 10)
  static let firstBaseline = ConstraintAttributes(rawValue: 1 << 11)
  static let edges: ConstraintAttributes = [.top, .left, .bottom, .right]
  static let size: ConstraintAttributes = [.width, .height]
  static let center: ConstraintAttributes = [.centerX, .centerY]

  var layoutAttributes: [NSLayoutConstraint.Attribute] {
    let table: [(ConstraintAttributes, NSLayoutConstraint.Attribute)] = [
      (.top, .top), (.left, .left), (.bottom, .bottom), (.right, .right), (.leading, .leading),
      (.trailing, .trailing), (.width, .width), (.height, .height), (.centerX, .centerX), (.centerY, .centerY),
      (.lastBaseline, .lastBaseline), (.firstBaseline, .firstBaseline),
    ]
    return table.filter { contains($0.0) }.map { $0.1 }
  }
}

struct ConstraintItem {
  weak var target: AnyObject?
  let attributes: ConstraintAttributes
}

extension ConstraintDSL {
  var top: ConstraintItem { ConstraintItem(target: view, attributes: .top) }
  var bottom: ConstraintItem { ConstraintItem(target: view, attributes: .bottom) }
  var left: ConstraintItem { ConstraintItem(target: view, attributes: .left) }
  var right: ConstraintItem { ConstraintItem(target: view, attributes: .right) }
  var width: ConstraintItem { ConstraintItem(target: view, attributes: .width) }
  var height: ConstraintItem { ConstraintItem(target: view, attributes: .height) }
  var centerY: ConstraintItem { ConstraintItem(target: view, attributes: .centerY) }
}

protocol ConstraintRelatable {}
extension Int: ConstraintRelatable {}
extension Double: ConstraintRelatable {}
extension CGFloat: ConstraintRelatable {}
extension CGSize: ConstraintRelatable {}
extension UIView: ConstraintRelatable {}
extension UILayoutGuide: ConstraintRelatable {}
extension ConstraintItem: ConstraintRelatable {}

final class ConstraintDescription {
  let view: UIView
  var attributes: ConstraintAttributes
  var relation: NSLayoutConstraint.Relation = .equal
  var related: ConstraintItem?
  var constant: ConstraintRelatable = CGFloat(0)
  var insets: UIEdgeInsets?
  var multiplier: CGFloat = 1
  var priority: UILayoutPriority = .required
  var label: String?
  init(view: UIView, attributes: ConstraintAttributes) {
    self.view = view
    self.attributes = attributes
  }
}

final class ConstraintMaker {
  private let view: UIView
  fileprivate var descriptions: [ConstraintDescription] = []
  init(view: UIView) { self.view = view }
  private func make(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(view: view, attributes: attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }
  var top: ConstraintMakerExtendable { make(.top) }
  var left: ConstraintMakerExtendable { make(.left) }
  var bottom: ConstraintMakerExtendable { make(.bottom) }
  var right: ConstraintMakerExtendable { make(.right) }
  var leading: ConstraintMakerExtendable { make(.leading) }
  var trailing: ConstraintMakerExtendable { make(.trailing) }
  var width: ConstraintMakerExtendable { make(.width) }
  var height: ConstraintMakerExtendable { make(.height) }
  var centerX: ConstraintMakerExtendable { make(.centerX) }
  var centerY: ConstraintMakerExtendable { make(.centerY) }
  var edges: ConstraintMakerExtendable { make(.edges) }
  var size: ConstraintMakerExtendable { make(.size) }
  var center: ConstraintMakerExtendable { make(.center) }
}

class ConstraintMakerPriority {
  let description: ConstraintDescription
  init(_ description: ConstraintDescription) { self.description = description }
  @discardableResult func priority(_ amount: Float) -> ConstraintMakerPriority {
    description.priority = UILayoutPriority(amount)
    return self
  }
  @discardableResult func priority(_ priority: UILayoutPriority) -> ConstraintMakerPriority {
    description.priority = priority
    return self
  }
  @discardableResult func labeled(_ label: String) -> ConstraintMakerPriority {
    description.label = label
    return self
  }
}

class ConstraintMakerEditable: ConstraintMakerPriority {
  @discardableResult func offset(_ amount: CGFloat) -> ConstraintMakerEditable {
    description.constant = amount
    return self
  }
  @discardableResult func inset(_ amount: CGFloat) -> ConstraintMakerEditable {
    description.insets = UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount)
    return self
  }
  @discardableResult func inset(_ insets: UIEdgeInsets) -> ConstraintMakerEditable {
    description.insets = insets
    return self
  }
  @discardableResult func multipliedBy(_ amount: CGFloat) -> ConstraintMakerEditable {
    description.multiplier = amount
    return self
  }
  @discardableResult func dividedBy(_ amount: CGFloat) -> ConstraintMakerEditable { multipliedBy(1 / amount) }
}

final class ConstraintMakerExtendable: ConstraintMakerPriority {
  private func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    description.attributes.formUnion(attributes)
    return self
  }
  var top: ConstraintMakerExtendable { adding(.top) }
  var left: ConstraintMakerExtendable { adding(.left) }
  var bottom: ConstraintMakerExtendable { adding(.bottom) }
  var right: ConstraintMakerExtendable { adding(.right) }
  var leading: ConstraintMakerExtendable { adding(.leading) }
  var trailing: ConstraintMakerExtendable { adding(.trailing) }
  var width: ConstraintMakerExtendable { adding(.width) }
  var height: ConstraintMakerExtendable { adding(.height) }

  private func relate(_ other: ConstraintRelatable, _ relation: NSLayoutConstraint.Relation) -> ConstraintMakerEditable
  {
    description.relation = relation
    switch other {
    case let item as ConstraintItem: description.related = item
    case let view as UIView: description.related = ConstraintItem(target: view, attributes: [])
    case let guide as UILayoutGuide: description.related = ConstraintItem(target: guide, attributes: [])
    default: description.constant = other
    }
    return ConstraintMakerEditable(description)
  }
  @discardableResult func equalTo(_ other: ConstraintRelatable) -> ConstraintMakerEditable { relate(other, .equal) }
  @discardableResult func lessThanOrEqualTo(_ other: ConstraintRelatable) -> ConstraintMakerEditable {
    relate(other, .lessThanOrEqual)
  }
  @discardableResult func greaterThanOrEqualTo(_ other: ConstraintRelatable) -> ConstraintMakerEditable {
    relate(other, .greaterThanOrEqual)
  }
  @discardableResult func equalToSuperview() -> ConstraintMakerEditable {
    guard let other = description.view.superview else {
      fatalError("Expected superview but found nil when attempting make constraint `equalToSuperview`.")
    }
    return relate(other, .equal)
  }
}

final class AnchorConstraint {
  private(set) var layoutConstraints: [NSLayoutConstraint] = []

  init(_ description: ConstraintDescription) {
    let others = description.related.map { $0.attributes.layoutAttributes } ?? []
    for (index, attribute) in description.attributes.layoutAttributes.enumerated() {
      let other: NSLayoutConstraint.Attribute
      if description.related == nil {
        let isSize = attribute == .width || attribute == .height
        other = isSize ? .notAnAttribute : attribute
      } else {
        other = others.isEmpty ? attribute : others[min(index, others.count - 1)]
      }
      let item: AnyObject? =
        description.related?.target ?? (other == .notAnAttribute ? nil : description.view.superview)
      let constraint = NSLayoutConstraint(
        item: description.view, attribute: attribute, relatedBy: description.relation, toItem: item,
        attribute: other, multiplier: description.multiplier, constant: Self.constant(description, attribute))
      constraint.priority = description.priority
      constraint.identifier = description.label
      layoutConstraints.append(constraint)
    }
  }

  private static func constant(_ description: ConstraintDescription, _ attribute: NSLayoutConstraint.Attribute)
    -> CGFloat
  {
    if let insets = description.insets {
      switch attribute {
      case .top: return insets.top
      case .left, .leading: return insets.left
      case .bottom: return -insets.bottom
      case .right, .trailing: return -insets.right
      case .width: return -(insets.left + insets.right)
      case .height: return -(insets.top + insets.bottom)
      default: return 0
      }
    }
    switch description.constant {
    case let value as Int: return CGFloat(value)
    case let value as Double: return CGFloat(value)
    case let value as CGFloat: return value
    case let size as CGSize: return attribute == .height ? size.height : size.width
    default: return 0
    }
  }

  func activate() { NSLayoutConstraint.activate(layoutConstraints) }
  func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }
  func update(offset: CGFloat) { layoutConstraints.forEach { $0.constant = offset } }
  func update(priority: UILayoutPriority) { layoutConstraints.forEach { $0.priority = priority } }
  var isActive: Bool {
    get { layoutConstraints.allSatisfy { $0.isActive } }
    set { newValue ? activate() : deactivate() }
  }
}

// MARK: - A profile card written in it

final class ProfileCard: UIView {
  let avatar = UIImageView()
  let name = UILabel()
  let bio = UILabel()
  let follow = UIButton(type: .system)
  private(set) var bioHeight: AnchorConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    [avatar, name, bio, follow].forEach(addSubview)
    bio.numberOfLines = 0
    follow.setTitle("Follow", for: .normal)
    avatar.cons.makeConstraints { make in
      make.top.left.equalToSuperview().inset(16)
      make.size.equalTo(CGSize(width: 48, height: 48)).labeled("avatar size")
    }
    follow.cons.makeConstraints { make in
      make.right.equalToSuperview().inset(16)
      make.centerY.equalTo(avatar)
      make.width.greaterThanOrEqualTo(80)
    }
    name.cons.makeConstraints { make in
      make.left.equalTo(avatar.cons.right).offset(12)
      make.centerY.equalTo(avatar.cons.centerY)
      make.right.lessThanOrEqualTo(follow.cons.left).offset(-8)
    }
    bio.cons.makeConstraints { make in
      make.top.equalTo(avatar.cons.bottom).offset(8)
      make.left.right.bottom.equalToSuperview().inset(16)
    }
    bioHeight =
      bio.cons.makeConstraints { make in
        make.height.equalTo(0).priority(999)
      }.first
    bioHeight?.isActive = false
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func toggleBio() {
    bioHeight?.isActive.toggle()
    UIView.animate(withDuration: 0.25) { self.superview?.layoutIfNeeded() }
  }
}

#endif
