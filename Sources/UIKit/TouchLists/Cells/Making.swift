import TouchGeometry
import TouchKit

// Creation of views of registered classes. `CTouchKit/construction.c` explains why `type.init(…)` is not used. The
// class must have the initializer; if it has only others, the program stops with the compiler's message.

/// Creates a cell of a class with `init(style:reuseIdentifier:)`.
@_silgen_name("touch_make_table_cell")
@MainActor func makeCell(
  of type: UITableViewCell.Type, _ style: UITableViewCell.CellStyle, _ identifier: __owned String?
) -> UITableViewCell

/// Creates a header or footer of a class with `init(reuseIdentifier:)`.
@_silgen_name("touch_make_table_edge")
@MainActor func makeEdge(
  of type: UITableViewHeaderFooterView.Type, _ identifier: __owned String?
) -> UITableViewHeaderFooterView

/// Creates a view of a class with `init(frame:)`.
@_silgen_name("touch_make_view")
@MainActor func makeReusable(of type: UICollectionReusableView.Type, _ frame: CGRect) -> UICollectionReusableView
