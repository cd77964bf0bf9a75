import TouchFiles
import TouchGeometry
import TouchKit

extension UIViewController {
  /// A button titled Edit or Done that begins or ends editing; the same object at each call (semantics 28.23).
  ///
  /// It follows `setEditing(_:animated:)`, which it calls with animation.
  public var editButtonItem: UIBarButtonItem {
    let key = ObjectIdentifier(EditButton.self)
    if let known = containerItems[key] as? EditButton { return known.item }
    let made = EditButton(self)
    containerItems[key] = made
    editingDidChange.append { [weak made] isEditing in made?.show(isEditing) }
    return made.item
  }
}

/// The storage of a controller's edit button.
@MainActor private final class EditButton {
  let item: UIBarButtonItem

  init(_ controller: UIViewController) {
    item = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak controller] _ in
        guard let controller else { return }
        controller.setEditing(!controller.isEditing, animated: true)
      })
    show(controller.isEditing)
  }

  func show(_ isEditing: Bool) {
    item.title = isEditing ? localized("Done") : localized("Edit")
    item.style = isEditing ? .done : .plain
  }
}
