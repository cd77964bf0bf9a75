// swift-format-ignore-file
import UIKit
import OSLog

#if FoundationGeometry
extension OSLog {
    static let fifthMenus = OSLog(subsystem: "org.example.fifth", category: "menus")
}

final class FifthMenuButton: UIButton {
    enum Order: String, CaseIterable {
        case Newest, oldest
    }

    private(set) var chosen: Order?
    weak var owner: FifthMenuOwner?

    override init(frame: CGRect) {
        super.init(frame: CGRect.init(origin: .zero, size: frame.size))
        showsMenuAsPrimaryAction = true
        layer.cornerCurve = .continuous
        menu = UIMenu(children: Order.allCases.map { order in
            UIAction(title: order.rawValue) { [weak self] _ in self?.choose(order) }
        })
    }

    required init?(coder: NSCoder) { nil }

    func choose(_ order: Order) {
        chosen = order
        if let chosen, chosen == .Newest {
            owner?.changed(to: chosen)
        }
    }
}

@MainActor protocol FifthMenuOwner: AnyObject {
    func changed(to order: FifthMenuButton.Order)
}

final class FifthMenuController: UIViewController, FifthMenuOwner {
    private var enabled = false
    private(set) var sort: [FifthMenuButton.Order] = []
    let button = FifthMenuButton(frame: CGRect(origin: .zero, size: CGSize(width: 80, height: 40)))

    override func viewDidLoad() {
        super.viewDidLoad()
        button.owner = self
        view.addSubview(button)
        NotificationCenter.default.addObserver(
            self, selector: Selector(FifthMenuController.becameActive(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    func changed(to order: FifthMenuButton.Order) {
        sort.append(order)
        sort.reverse()
        enabled = !sort.isEmpty
    }

    private func becameActive(_ notification: Notification) {
        Task { @MainActor in
            enabled = true
        }
    }
}
#endif
