// swift-format-ignore-file
import UIKit

#if FoundationGeometry
protocol FifthPagerDelegate: AnyObject {
    func pager(_ pager: FifthPager, shouldHighlightItemAt index: Int) -> Bool
    func pager(_ pager: FifthPager, didSelectItemAt index: Int)
    func pagerShouldScroll(_ pager: FifthPager) -> Bool
}

extension FifthPagerDelegate {
  func pager(_ pager: FifthPager, shouldHighlightItemAt index: Int) -> Bool { true }
  func pager(_ pager: FifthPager, didSelectItemAt index: Int) {}
  func pagerShouldScroll(_ pager: FifthPager) -> Bool { true }
}

class FifthPager: UIControl {
    weak var delegate: FifthPagerDelegate?
    var index = 0
    private let control = UIPageControl(frame: CGRect(origin: .zero, size: .zero))

    override init(frame: CGRect) {
        super.init(frame: frame)
        control.numberOfPages = 3
        control.addTarget(self, action: Selector(FifthPager.changed(_:)), for: .valueChanged)
        addSubview(control)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func changed(_ sender: UIPageControl) {
        guard mayHighlight(sender.currentPage) else { return }
        index = sender.currentPage
        delegate?.pager(self, didSelectItemAt: index)
    }

    func mayHighlight(_ index: Int) -> Bool {
        guard let function = delegate?.pager(_:shouldHighlightItemAt:) else { return true }
        return function(self, index)
    }

    var scrolls: Bool {
        guard let should = delegate?.pagerShouldScroll(_:) else {
            return true
        }
        return should(self)
    }
}

final class FifthPagerOwner: NSObject, FifthPagerDelegate {
    var selected: [Int] = []

    func pager(_ pager: FifthPager, didSelectItemAt index: Int) {
        selected.append(index)
    }
}
#endif
