import TouchGeometry
import TouchKit

extension UIView {
  /// Fills the view with another one; returns the constraint that says how high that is, and so both.
  func fill(height: CGFloat) -> NSLayoutConstraint {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    addSubview(inner)
    let result = inner.heightAnchor.constraint(equalToConstant: height)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: topAnchor), inner.bottomAnchor.constraint(equalTo: bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: leadingAnchor), inner.trailingAnchor.constraint(equalTo: trailingAnchor),
      result,
    ])
    return result
  }
}
