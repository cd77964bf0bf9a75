// Information for the trace reader about classes that TouchKit does not declare.

/// A view that acts when it is touched: `UIControl`.
package protocol TracedControl: UIView {}

/// A view that only shows something and takes no touches by default: `UILabel`, `UIImageView`.
package protocol TracedDecoration: UIView {}
