import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The views of a list cell's accessories, created once for the given accessories.
@MainActor final class CellAccessories {
  private struct Made {
    let accessory: UICellAccessory
    let view: UIView
    let size: CGSize
  }
  private var made: [Made] = []

  func show(_ accessories: [UICellAccessory], in cell: UICollectionViewListCell) {
    for one in made { one.view.removeFromSuperview() }
    made = accessories.map { accessory in
      let (view, size) = make(accessory, cell)
      cell.addSubview(view)
      return Made(accessory: accessory, view: view, size: size)
    }
  }

  private func make(_ accessory: UICellAccessory, _ cell: UICollectionViewListCell) -> (UIView, CGSize) {
    switch accessory.kind {
    case .disclosure, .check:
      let mark = CellAccessory(frame: .zero)
      if case .check = accessory.kind { mark.isCheck = true }
      mark.tintColor = accessory.tint
      return (mark, CGSize(width: 20, height: 20))
    case .delete, .insert:
      let control = EditControl(frame: .zero)
      if case .insert = accessory.kind { control.isInsert = true }
      control.addAction(
        UIAction { [weak cell] _ in
          if let action = accessory.action { action() } else { cell?.collection?.openActions(of: cell) }
        }, for: .touchUpInside)
      return (control, CGSize(width: 26, height: 44))
    case .outline:
      let arrow = OutlineArrow(frame: .zero)
      arrow.tintColor = accessory.tint
      arrow.addAction(
        UIAction { [weak cell] _ in
          if let action = accessory.action { return action() }
          if let cell { cell.collection?.toggleBranch(of: cell) }
        }, for: .touchUpInside)
      return (arrow, CGSize(width: 26, height: 44))
    case .reorder:
      let grip = GripView(frame: .zero)
      ItemGrip.attach(to: grip, of: cell)
      return (grip, CGSize(width: 26, height: 44))
    case .multiselect: return (SelectMark(frame: .zero), CGSize(width: 24, height: 24))
    case .detail:
      let mark = DetailControl(frame: .zero)
      mark.tintColor = accessory.tint
      mark.addAction(UIAction { _ in accessory.action?() }, for: .touchUpInside)
      return (mark, CGSize(width: 26, height: 44))
    case .label(let text, let font):
      let label = UILabel()
      (label.text, label.font) = (text, font)
      label.textColor = accessory.tint ?? .secondaryLabel
      return (label, label.sizeThatFits(.zero))
    case .view(let view, let keepsSize):
      if let tint = accessory.tint { view.tintColor = tint }
      let own = view.bounds.size
      return (view, keepsSize && own != .zero ? own : view.sizeThatFits(.zero))
    }
  }

  private func width(_ one: Made) -> CGFloat {
    switch one.accessory.width {
    case .actual: one.size.width
    case .standard: TableTuning.accessoryWidth
    case .custom(let width): width
    }
  }

  /// Returns whether a tap anywhere in the row expands or collapses it.
  ///
  /// True if a shown outline accessory without a custom action has the style `.header`, or `.automatic` in a header.
  func togglesWhole(isHeader: Bool, isEditing: Bool) -> Bool {
    made.contains { one in
      guard case .outline(let style) = one.accessory.kind, one.accessory.action == nil else { return false }
      return one.accessory.isShown(isEditing) && (style == .header || (style == .automatic && isHeader))
    }
  }

  /// Returns the widths of the accessories at both sides, including the distance to the content.
  func room(isEditing: Bool) -> (leading: CGFloat, trailing: CGFloat) {
    var result: (leading: CGFloat, trailing: CGFloat) = (0, 0)
    for one in made where one.accessory.isShown(isEditing) {
      if one.accessory.isLeading {
        result.leading += width(one) + TableTuning.gap
      } else {
        result.trailing += width(one) + TableTuning.gap
      }
    }
    return result
  }

  /// Lays out the accessories in a cell; the last one is at the end.
  func place(in cell: UIView, leading: CGFloat, isEditing: Bool, isSelected: Bool, isExpanded: Bool) {
    let size = cell.bounds.size
    func put(_ one: Made, _ middle: CGFloat) {
      let place = CGRect(
        x: (middle - one.size.width / 2).rounded(), y: ((size.height - one.size.height) / 2).rounded(),
        width: one.size.width, height: one.size.height)
      if one.view is CellAccessory || one.view is OutlineArrow { cell.passDirection(to: one.view) }
      one.view.frame = cell.mirrored(place, in: cell.bounds.width)
      (one.view as? SelectMark)?.isOn = isSelected
      (one.view as? OutlineArrow)?.isOpen = isExpanded
    }
    var (left, right) = (leading + TableTuning.margin, size.width - TableTuning.gap)
    for one in made {
      let isShown = one.accessory.isShown(isEditing)
      one.view.isHidden = !isShown
      guard isShown, one.accessory.isLeading else { continue }
      put(one, left + width(one) / 2)
      left += width(one) + TableTuning.gap
    }
    for one in made.reversed() where one.accessory.isShown(isEditing) && !one.accessory.isLeading {
      put(one, right - width(one) / 2)
      right -= width(one) + TableTuning.gap
    }
  }
}
