import TouchGeometry
import TouchKit

/// Creates a view of a class with `init(frame:)`; `CTouchKit/construction.c` explains why it is not `type.init(frame:)`.
@_silgen_name("touch_make_view")
@MainActor private func makeView(of type: UIView.Type, _ frame: CGRect) -> UIView

/// Creates a bar of a class; nil for the kit's.
@MainActor func madeBar<Bar: UIView>(_ someClass: AnyClass?, _ standard: Bar.Type) -> Bar {
  guard let type = (someClass ?? standard) as? Bar.Type, let bar = makeView(of: type, .zero) as? Bar else {
    fatalError("UINavigationController: \(someClass.map { "\($0)" } ?? "nil") is not a kind of \(standard)")
  }
  return bar
}
