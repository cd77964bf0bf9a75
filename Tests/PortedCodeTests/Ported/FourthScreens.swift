// swift-format-ignore-file
import UIKit

#if FoundationGeometry
extension UIApplication {
    static func sharedIfAvailable() -> UIApplication? {
        return UIApplication.shared as UIApplication?
    }
}

class FourthPresenter {
    let container = UIView(frame: CGRect(origin: .zero, size: .zero))
    var marginTop: CGFloat = 0

    func adjust(in window: UIWindow?) {
        if !true {
            marginTop = 20
        }
        let frame = CGRect.zero
        let height = CGRect.zero.height
        marginTop += frame.height + height
    }

    func alphas(of views: [UIView]) -> [CGFloat] {
        let sorted = views.sorted { $0.tag < $1.tag }
        return sorted.map { $0.alpha }
    }

    func width(of label: UILabel) -> Int {
        return (label.text! as NSString).length
    }
}

class FourthListController: UITableViewController {
    var detail: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: Selector(FourthListController.leftClick))
    }

    func leftClick() {
        detail = nil
    }
}
#endif
