import Expectations
import Testing
import UIKit

/// A form as iOS code writes it, with stack views in each other.
class FormController: UIViewController {
  let name = UILabel()
  let slider = UISlider()
  let save = UIButton(type: .system)
  let form = UIStackView()
  let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "Name"
    save.setTitle("Save", for: .normal)
    let row = UIStackView(arrangedSubviews: [UIView(), save])
    row.spacing = UIStackView.spacingUseSystem
    for part in [name, slider, row] { form.addArrangedSubview(part) }
    form.axis = .vertical
    form.alignment = .fill
    form.distribution = .equalSpacing
    form.spacing = 12
    form.isLayoutMarginsRelativeArrangement = true
    form.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    form.frame = view.bounds
    form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(form)
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
    additionalSafeAreaInsets.top = 44
  }
}

@MainActor struct LayoutAsWrittenTests {
  @Test func aFormLaysItselfOutInsideTheMarginsAndBelowItsBar() {
    let controller = FormController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    controller.view.layoutIfNeeded()
    controller.view.layoutIfNeeded()
    expectEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let size = controller.name.intrinsicContentSize
    expectEqual(controller.name.frame, CGRect(x: 20, y: 54, width: 260, height: size.height))
    expectEqual(controller.slider.frame.width, 260)
    let save = controller.save.convert(controller.save.bounds, to: controller.view)
    #expect(abs(save.maxX - 280) < 0.001)
    #expect(abs(save.maxY - 290) < 0.001)
    #expect(abs(save.width - controller.save.intrinsicContentSize.width) < 0.001)
  }
}
