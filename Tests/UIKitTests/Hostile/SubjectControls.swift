import UIKit

extension Subject where Root == UISlider {
  @MainActor static var all: [Subject] { [.shown { UISlider() }] }
}
extension Subject where Root == UIStepper {
  @MainActor static var all: [Subject] {
    [.shown(isMisuse: { name, value in name == "stepValue" && !((Double(value) ?? 0) > 0) }, { UIStepper() })]
  }
}
extension Subject where Root == UISwitch {
  @MainActor static var all: [Subject] { [.shown { UISwitch() }] }
}
extension Subject where Root == UIPageControl {
  @MainActor static var all: [Subject] {
    [
      .shown {
        let pages = UIPageControl()
        pages.numberOfPages = 7
        pages.currentPage = 3
        return pages
      }
    ]
  }
}
extension Subject where Root == UIProgressView {
  @MainActor static var all: [Subject] { [.shown { UIProgressView() }] }
}
extension Subject where Root == UISegmentedControl {
  @MainActor static var all: [Subject] {
    [
      .shown(isMisuse: { _, value in !["-1", "0"].contains(value) }, { UISegmentedControl(items: ["a", "b"]) })
    ]
  }
}
extension Subject where Root == UIStackView {
  @MainActor static var all: [Subject] {
    [
      .shown { .filled() },
      .shown("of equal spaces") {
        let stack = UIStackView.filled()
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        return stack
      },
    ]
  }
}
#if FoundationGeometry
extension Subject where Root == UIDatePicker {
  @MainActor static var all: [Subject] { [picking("compact", .compact), picking("inline", .inline)] }

  @MainActor private static func picking(_ name: String, _ style: UIDatePickerStyle) -> Subject {
    .shown(name) {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = style
      return picker
    }
  }
}
#endif
extension Subject where Root == UISearchBar {
  @MainActor static var all: [Subject] {
    [
      .shown {
        let bar = UISearchBar()
        bar.scopeButtonTitles = ["a", "b"]
        bar.showsScopeBar = true
        return bar
      }
    ]
  }
}
extension Subject where Root == UITextField {
  @MainActor static var all: [Subject] {
    [
      .shown {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        field.adjustsFontSizeToFitWidth = true
        field.text = "a text that is too long"
        return field
      }
    ]
  }
}
extension Subject where Root == UITextView {
  @MainActor static var all: [Subject] { [.shown { .talking() }] }
}
extension Subject where Root == NSTextContainer {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        let text = UITextView.talking()
        text.frame = place.view.bounds
        place.view.addSubview(text)
        var container = text.textContainer
        change(&container)
      }
    ]
  }
}
extension Subject where Root == UIImageView {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var view = UIImageView(image: .dot)
        view.animationImages = [.dot, .dot]
        place.view.addSubview(view)
        change(&view)
        view.startAnimating()
      }
    ]
  }
}
extension Subject where Root == UIScrollView {
  @MainActor static var all: [Subject] {
    [scrolling(""), scrolling("by pages") { $0.isPagingEnabled = true }, zooming]
  }

  @MainActor private static func scrolling(_ name: String, _ more: @escaping (UIScrollView) -> Void = { _ in })
    -> Subject
  {
    Subject(name: name) { place, change in
      var scroll = UIScrollView(frame: place.view.bounds)
      scroll.contentSize = CGSize(width: 300, height: 300)
      scroll.addSubview(UILabel.talking())
      scroll.subviews[0].frame = CGRect(x: 0, y: 0, width: 60, height: 40)
      more(scroll)
      place.view.addSubview(scroll)
      place.stage.settle()
      change(&scroll)
      place.stage.settle()
      scroll.setContentOffset(CGPoint(x: 20, y: 30), animated: true)
      scroll.flashScrollIndicators()
      place.touchAround()
      scroll.scrollRectToVisible(CGRect(x: 100, y: 0, width: 10, height: 10), animated: false)
    }
  }

  /// Zooms its label.
  private final class Zoomed: NSObject, UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
  }

  @MainActor private static var zooming: Subject {
    Subject(name: "that zooms") { place, change in
      let delegate = Zoomed()
      var scroll = UIScrollView(frame: place.view.bounds)
      scroll.minimumZoomScale = 0.5
      scroll.maximumZoomScale = 4
      scroll.addSubview(UILabel.talking())
      scroll.subviews[0].frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      scroll.delegate = delegate
      scroll.contentSize = CGSize(width: 200, height: 200)
      place.view.addSubview(scroll)
      place.stage.settle()
      change(&scroll)
      scroll.setZoomScale(2, animated: true)
      place.stage.wait(0.2)
      place.stage.pinch(scroll, withScale: 2, velocity: 4, .evenIfUnreachable)
      scroll.zoom(to: CGRect(x: 5, y: 5, width: 20, height: 20), animated: false)
    }
  }
}
