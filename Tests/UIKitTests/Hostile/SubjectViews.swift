import TouchLists
import TouchWidgets
import UIKit

extension Subject where Root == UIView {
  /// Views of every kind: what all of them have meets what each of them overrides.
  @MainActor static var all: [Subject] {
    [
      .shown { Child.make() },
      .shown("that is moved and bent") {
        let view = Child.make()
        view.alpha = 0.5
        view.layer.shadowOpacity = 1
        view.subviews[0].transform = CGAffineTransform(scaleX: 1e3, y: 1e6)
        return view
      },
      .shown("label") { UILabel.talking() },
      .shown("button") { UIButton(configuration: .filled()) },
      .shown("image view") { UIImageView() },
      .shown("slider") { UISlider() },
      .shown("segmented control") { UISegmentedControl(items: ["a", "b"]) },
      .shown("page control") { UIPageControl() },
      .shown("progress view") { UIProgressView() },
      .shown("activity") { UIActivityIndicatorView() },
      .shown("text field") { UITextField() },
      .shown("text view") { UITextView.talking() },
      .shown("search bar") { UISearchBar() },
      .shown("stack view") { UIStackView.filled() },
      .shown("table") { HostileRows.shared.table() },
      .shown("collection") { HostileRows.shared.collection(UICollectionViewFlowLayout()) },
      .shown("navigation bar") { UINavigationBar() },
      Subject(name: "window") { place, change in
        var window: UIView = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        (window as? UIWindow)?.isHidden = false
        place.stage.settle()
        change(&window)
        place.stage.settle()
        (window as? UIWindow)?.isHidden = true
      },
      Subject(name: "in an animation") { place, change in
        var view: UIView = Child.make()
        place.view.addSubview(view)
        place.stage.settle()
        UIView.animate(withDuration: 0.2) { change(&view) }
        place.stage.wait(0.1)
        UIView.animate(withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1) {
          view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        }
        place.stage.wait(0.1)
      },
    ]
  }

  /// A view with one in it.
  private enum Child {
    @MainActor static func make() -> UIView {
      let view = UIView()
      view.backgroundColor = .systemRed
      let child = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
      child.backgroundColor = .systemBlue
      child.layer.cornerRadius = 4
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child)
      return view
    }
  }
}

extension UILabel {
  static func talking() -> UILabel {
    let label = UILabel()
    label.text = "A sentence of words, and another that is longer"
    label.numberOfLines = 0
    return label
  }
}
extension UITextView {
  static func talking() -> UITextView {
    let view = UITextView()
    view.text = "A sentence of words,\nand another that is longer"
    return view
  }
}
extension UIStackView {
  static func filled() -> UIStackView { UIStackView(arrangedSubviews: [UILabel.talking(), UISwitch(), UIView()]) }
}

extension Subject where Root == UILabel {
  @MainActor static var all: [Subject] {
    [
      .shown { .talking() },
      .shown("that fits its font") {
        let label = UILabel.talking()
        label.adjustsFontSizeToFitWidth = true
        label.numberOfLines = 1
        return label
      },
      .shown("with a shadow") {
        let label = UILabel.talking()
        label.shadowColor = .black
        return label
      },
    ]
  }
}
extension Subject where Root == UIButton {
  @MainActor static var all: [Subject] {
    [
      .shown {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setImage(.dot, for: .normal)
        return button
      }
    ]
  }
}
extension Subject where Root == UIButton.Configuration {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go on"
        configuration.subtitle = "and on"
        configuration.image = .dot
        change(&configuration)
        let button = UIButton(configuration: configuration)
        button.frame = place.view.bounds
        place.view.addSubview(button)
        place.stage.settle()
        button.sizeToFit()
      }
    ]
  }
}
extension Subject where Root == UIBackgroundConfiguration {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.background.strokeColor = .red
        configuration.background.strokeWidth = 2
        change(&configuration.background)
        let button = UIButton(configuration: configuration)
        button.frame = place.view.bounds
        place.view.addSubview(button)
      },
      Subject { place, change in
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = .red
        background.strokeColor = .blue
        change(&background)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundConfiguration = background
        cell.frame = place.view.bounds
        place.view.addSubview(cell)
      },
    ]
  }
}

extension UIImage {
  static var dot: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      $0.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
  }
}
