import Testing

/// A scroll view, by default named `list`, that logs its delegate's calls but no touches.
///
/// Its content has ten times the height of its 390 by 600 points unless `keys` change it. Without keys the children
/// come first.
func list(
  _ keys: String = "", name: String = "list", frame: String = "0 0 390 600", has recognizers: [String] = [],
  _ children: String...
) -> String {
  let children = keys.hasPrefix("{") ? [keys] + children : children
  let keys = keys.hasPrefix("{") ? "" : keys
  let numbers = frame.split(separator: " ").joined(separator: ",")
  var all = keys.isEmpty ? "" : ", \(keys)"
  if !keys.contains("contentSize") { all += ", contentSize: [390, 6000]" }
  if !keys.contains("logs: [") { all += ", logs: [scroll]" }
  return quoted("{name: \(name), class: UIScrollView, frame: [\(numbers)]\(all), recognizers: [")
    + recognizers.joined(separator: ",") + #"],"children":["# + children.joined(separator: ",") + "]}"
}

/// A button or control that logs its tracking and its events.
func control(_ name: String, _ frame: String, class kind: String = "UIControl") -> String {
  let numbers = frame.split(separator: " ").joined(separator: ",")
  return quoted(
    "{name: \(name), class: \(kind), frame: [\(numbers)], events: [touchDown, touchUpInside, touchCancel]}")
}
