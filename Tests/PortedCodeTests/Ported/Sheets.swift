import UIKit

// 63. A map with a sheet of filters at its foot that stays, and a form that asks before it goes.

class PlacesController: UIViewController, UISheetPresentationControllerDelegate {
  let filters = FiltersController()
  private(set) var heights: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGreen
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Filters", primaryAction: UIAction { [weak self] _ in self?.showFilters() })
  }

  func showFilters() {
    let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) { context in
      min(180, context.maximumDetentValue * 0.3)
    }
    if let sheet = filters.sheetPresentationController {
      sheet.detents = [small, .medium(), .large()]
      sheet.selectedDetentIdentifier = .init("small")
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 20
      sheet.delegate = self
    }
    filters.isModalInPresentation = true
    present(filters, animated: true)
  }

  func expand() {
    filters.sheetPresentationController?.animateChanges {
      filters.sheetPresentationController?.selectedDetentIdentifier = .large
    }
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    heights.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
  }
}

class FiltersController: UIViewController {
  let open = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let stack = UIStackView(arrangedSubviews: [open])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}

class DraftController: UIViewController, UIAdaptivePresentationControllerDelegate {
  var hasChanges = true
  private(set) var asked = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    presentationController?.delegate = self
    if #available(iOS 15.0, *) { sheetPresentationController?.prefersGrabberVisible = true }
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { !hasChanges }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    asked += 1
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: 20, width: 1, height: 1)
    sheet.popoverPresentationController?.permittedArrowDirections = [.up]
    present(sheet, animated: true)
  }
}
