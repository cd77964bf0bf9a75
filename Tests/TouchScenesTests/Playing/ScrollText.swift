import Testing

/// A scroll view, called `list` unless said otherwise, that logs its delegate's calls and no touches of its own.
///
/// Its content is ten times as high as its 390 by 600 points unless `keys` say otherwise. Without keys the children come
/// first.
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
