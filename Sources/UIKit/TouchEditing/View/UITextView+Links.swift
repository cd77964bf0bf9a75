import TouchFiles
import TouchGeometry
@_spi(TouchKit) import TouchKit
import TouchText
import TouchWidgets

// Links in a text view (semantics 19.9).

@_spi(TouchKit) extension UITextView: PointerSensitive {
  /// Returns whether a click with these keys activates links: every click in read-only text, a click with Control in
  /// editable text.
  private func linksAct(_ modifiers: UIKeyModifierFlags) -> Bool {
    isSelectable && (!isEditable || modifiers.contains(.control))
  }

  /// Returns the link at an offset and the whole range that leads to the same URL, or nil.
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

  /// Returns the URL of a link as text; empty if the value is neither text nor a URL.
  private static func address(of value: Any) -> String {
    if let text = value as? String { return text }
    return (value as? URL)?.absoluteString ?? ""
  }

  /// Handles a click or tap at an offset; returns whether it activated a link.
  func actOnLink(at offset: Int, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard linksAct(modifiers), let link = link(at: offset) else { return false }
    let address = Self.address(of: link.value)
    guard !address.isEmpty else { return false }
    #if FoundationGeometry
    guard let url = link.value as? URL ?? URL(string: address) else { return false }
    let range = NSRange(link.range)
    let usual = UIAction(title: localized("Open")) { [weak self] _ in
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

  /// Returns the link at a point whose menu replaces the edit menu; nil if there is no link, or a click does not
  /// activate it.
  func linkWithMenu(at point: CGPoint) -> (value: Any, range: Range<Int>)? {
    guard linksAct([]), let offset = editing.layout.character(at: layoutPoint(point)) else { return nil }
    return link(at: offset).flatMap { Self.address(of: $0.value).isEmpty ? nil : $0 }
  }

  func openEditMenu(at point: CGPoint, isByFinger: Bool) -> MenuOverlay? {
    if let link = linkWithMenu(at: point) { return openMenu(of: link, at: point) }
    return editMenu?.open(at: point, isByFinger: isByFinger)
  }

  /// Opens the menu of a link, if the delegate provides one.
  func openMenu(of link: (value: Any, range: Range<Int>), at point: CGPoint) -> MenuOverlay? {
    let address = Self.address(of: link.value)
    let usual = UIMenu(
      title: "",
      children: [
        UIAction(title: localized("Open Link")) { [weak self] _ in self?.openAddress(address) },
        UIAction(title: localized("Copy Link")) { _ in UIPasteboard.general.string = address },
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
    if let linkOpener { return linkOpener(address) }
    (window?.application ?? UIApplication.installed)?.open(address: address)
  }

  /// The pointer is a hand over a link that a click activates.
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
