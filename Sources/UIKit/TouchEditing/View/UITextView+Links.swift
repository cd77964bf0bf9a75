import TouchGeometry
@_spi(TouchKit) import TouchKit
import TouchText
import TouchWidgets

// Links in a text view (semantics 19.9).

@_spi(TouchKit) extension UITextView: PointerSensitive {
  /// Whether a click with these keys acts on links: in text that is only read each does, in text that is edited with
  /// Control.
  private func linksAct(_ modifiers: UIKeyModifierFlags) -> Bool {
    isSelectable && (!isEditable || modifiers.contains(.control))
  }

  /// The link at an offset and all of the text that leads to the same place; nil where there is none.
  func link(at offset: Int) -> (value: Any, range: Range<Int>)? {
    let (styles, runs) = (editing.styles, editing.editor.content.styles)
    guard styles.hasLinks, let run = runs.run(at: offset), let value = styles[run.value][.link] else { return nil }
    let address = Self.address(of: value)
    func leadsThere(_ offset: Int) -> Range<Int>? {
      guard let run = runs.run(at: offset), let other = styles[run.value][.link], Self.address(of: other) == address
      else { return nil }
      return run.range
    }
    var range = run.range
    while range.lowerBound > 0, let before = leadsThere(range.lowerBound - 1) {
      range = before.lowerBound..<range.upperBound
    }
    while range.upperBound < editing.text.length, let after = leadsThere(range.upperBound) {
      range = range.lowerBound..<after.upperBound
    }
    return (value, range)
  }

  /// Where a link leads, as text; empty for what is neither text nor an address.
  private static func address(of value: Any) -> String {
    if let text = value as? String { return text }
    return (value as? URL)?.absoluteString ?? ""
  }

  /// A place was clicked or tapped; returns whether a link there took it.
  func actOnLink(at offset: Int, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard linksAct(modifiers), let link = link(at: offset) else { return false }
    let address = Self.address(of: link.value)
    guard !address.isEmpty else { return false }
    #if FoundationGeometry
    guard let url = link.value as? URL ?? URL(string: address) else { return false }
    let range = NSRange(link.range)
    let usual = UIAction(title: "Open") { [weak self] _ in
      guard let self,
        textDelegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
      else { return }
      openAddress(address)
    }
    guard let delegate = textDelegate else {
      usual.perform(from: self)
      return true
    }
    delegate.textView(self, primaryActionFor: UITextItem(.link(url), range), defaultAction: usual)?.perform(from: self)
    #else
    openAddress(address)
    #endif
    return true
  }

  /// The link at a point whose menu opens there, in the place of the edit menu; nil beside links, and where a click
  /// does not act on them.
  func linkWithMenu(at point: CGPoint) -> (value: Any, range: Range<Int>)? {
    guard linksAct([]), let offset = editing.layout.character(at: layoutPoint(point)) else { return nil }
    return link(at: offset).flatMap { Self.address(of: $0.value).isEmpty ? nil : $0 }
  }

  func openEditMenu(at point: CGPoint, isByFinger: Bool) -> MenuOverlay? {
    if let link = linkWithMenu(at: point) { return openMenu(of: link, at: point) }
    return editMenu?.open(at: point, isByFinger: isByFinger)
  }

  /// Opens the menu of a link, if the delegate wants one.
  func openMenu(of link: (value: Any, range: Range<Int>), at point: CGPoint) -> MenuOverlay? {
    let address = Self.address(of: link.value)
    let usual = UIMenu(
      title: "",
      children: [
        UIAction(title: "Open Link") { [weak self] _ in self?.openAddress(address) },
        UIAction(title: "Copy Link") { _ in UIPasteboard.general.string = address },
      ])
    #if FoundationGeometry
    guard let url = link.value as? URL ?? URL(string: address) else { return nil }
    let range = NSRange(link.range)
    guard let delegate = textDelegate else { return show(usual, at: point) }
    guard delegate.textView(self, shouldInteractWith: url, in: range, interaction: .presentActions),
      let wanted = delegate.textView(self, menuConfigurationFor: UITextItem(.link(url), range), defaultMenu: usual)
    else { return nil }
    return show(wanted.menu, at: point)
    #else
    return show(usual, at: point)
    #endif
  }

  private func show(_ menu: UIMenu, at point: CGPoint) -> MenuOverlay? {
    MenuOverlay.open(menu, at: .place(convert(point, to: nil)), of: self, sender: self) {}
  }

  private func openAddress(_ address: String) {
    (window?.application ?? UIApplication.installed)?.open(address: address)
  }

  /// Over a link that a click opens the pointer is a hand.
  public func pointerIsOver(_ place: CGPoint?) {
    guard editing.styles.hasLinks || isOverLink else { return }
    let point = place.map { layoutPoint(convert($0, from: nil)) }
    let isOver = linksAct([]) && point.flatMap(editing.layout.character(at:)).flatMap(link(at:)) != nil
    guard isOver != isOverLink else { return }
    isOverLink = isOver
    if isOver { shapeBesideLinks = pointerShape }
    pointerShape = isOver ? .hand : shapeBesideLinks
  }
}
