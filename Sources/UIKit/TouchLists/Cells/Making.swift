import TouchGeometry
import TouchKit

// Making views of classes that are registered: `CTouchKit/construction.c` says why this is not simply `type.init(…)`. The
// class is one that has the initializer; where it has only others, the program stops with the compiler's message.

/// A new cell of a class, by `init(style:reuseIdentifier:)`.
@_silgen_name("touch_make_table_cell")
@MainActor func makeCell(
  of type: UITableViewCell.Type, _ style: UITableViewCell.CellStyle, _ identifier: __owned String?
) -> UITableViewCell

/// A new header or footer of a class, by `init(reuseIdentifier:)`.
@_silgen_name("touch_make_table_edge")
@MainActor func makeEdge(
  of type: UITableViewHeaderFooterView.Type, _ identifier: __owned String?
) -> UITableViewHeaderFooterView

/// A new view of a class, by `init(frame:)`.
@_silgen_name("touch_make_reusable")
@MainActor func makeReusable(of type: UICollectionReusableView.Type, _ frame: CGRect) -> UICollectionReusableView
