import UIKit

// Pieces of Docs/Layout.md, as it shows them.

final class Form: UIViewController {
  let cancel = UIButton(type: .system)
  let save = UIButton(type: .system)
  let slider = UISlider()
  let bar = UIView()

  func fills(title: UILabel) {
    let row = UIStackView(arrangedSubviews: [cancel, UIView(), save])  // the plain view takes the room between
    row.spacing = 8

    let form = UIStackView(arrangedSubviews: [title, slider, row])
    form.axis = .vertical
    form.spacing = 12
    form.setCustomSpacing(24, after: slider)
    form.isLayoutMarginsRelativeArrangement = true  // keeps 8 points away from the edges
    form.frame = view.bounds
    form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(form)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
    additionalSafeAreaInsets.top = 44
  }
}

final class Postcard: UIView {
  let picture = UIImageView()
  let caption = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: layoutMargins)
    let size = caption.sizeThatFits(room.size)
    caption.frame = CGRect(x: room.minX, y: room.maxY - size.height, width: room.width, height: size.height)
    picture.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: caption.frame.minY - 8 - room.minY)
  }
}

final class Entry: UIView {
  let picture = UIImageView()
  let caption = UILabel()

  func constrain() {
    for view in [picture, caption] {
      view.translatesAutoresizingMaskIntoConstraints = false  // its frame comes out of constraints
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      picture.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      picture.widthAnchor.constraint(equalToConstant: 48),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      caption.leadingAnchor.constraint(equalToSystemSpacingAfter: picture.trailingAnchor, multiplier: 1),
      caption.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
      caption.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
    ])
  }
}
