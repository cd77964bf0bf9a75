import CTouchHost
import TouchHost

// The functions of touchstone_host.h for views, which are documented there.

@_cdecl("touchstone_host_add") @usableFromInline
func add(
  _ host: OpaquePointer?, _ kind: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ result: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
  guard let result else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  result.pointee = nil
  guard let frame = frame(x, y, width, height) else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  let borrowed = BorrowedPointer(pointer: result)
  let status = with(host) { host in
    guard let view = makeView(kind, frame) else { return }
    let held = CView(view)
    held.host = host
    host.views.append(held)
    host.host.window.addSubview(view)
    if let control = view as? UIControl {
      let event: UIControl.Event =
        view is UIButton ? .touchUpInside : view is UITextField ? .editingChanged : .valueChanged
      control.addAction(UIAction { [weak held] _ in held?.act() }, for: event)
    }
    borrowed.pointer.pointee = OpaquePointer(Unmanaged.passUnretained(held).toOpaque())
  }
  return status == Int32(TOUCHSTONE_OK) && result.pointee == nil ? Int32(TOUCHSTONE_INVALID_ARGUMENT) : status
}

/// Creates a rectangle; nil if a component is NaN or a length is negative.
private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect? {
  guard x.isFinite, y.isFinite, width.isFinite, height.isFinite, width >= 0, height >= 0 else { return nil }
  return CGRect(x: x, y: y, width: width, height: height)
}

@MainActor private func makeView(_ kind: Int32, _ frame: CGRect) -> UIView? {
  switch Int(kind) {
  case TOUCHSTONE_LABEL: return UILabel(frame: frame)
  case TOUCHSTONE_BUTTON: return UIButton(frame: frame)
  case TOUCHSTONE_SLIDER: return UISlider(frame: frame)
  case TOUCHSTONE_SWITCH: return UISwitch(frame: frame)
  case TOUCHSTONE_FIELD:
    let field = UITextField(frame: frame)
    field.borderStyle = .roundedRect
    return field
  case TOUCHSTONE_TEXT_VIEW: return UITextView(frame: frame)
  default: return nil
  }
}

@_cdecl("touchstone_view_set_frame") @usableFromInline
func setFrame(_ view: OpaquePointer?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Int32 {
  guard let frame = frame(x, y, width, height) else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  return withView(view) { view in
    view.view.frame = frame
    return true
  }
}

@_cdecl("touchstone_view_set_text") @usableFromInline
func setText(_ view: OpaquePointer?, _ text: UnsafePointer<CChar>?) -> Int32 {
  guard let text else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  let said = String(cString: text)
  return withView(view) { view in
    switch view.view {
    case let label as UILabel: label.text = said
    case let button as UIButton: button.setTitle(said, for: .normal)
    case let field as UITextField: field.text = said
    case let view as UITextView: view.text = said
    default: return false
    }
    return true
  }
}

@_cdecl("touchstone_view_text") @usableFromInline
func text(_ view: OpaquePointer?, _ bytes: UnsafeMutablePointer<CChar>?, _ room: Int) -> Int {
  var said = ""
  let status = withView(view) { view in
    switch view.view {
    case let field as UITextField: said = field.text ?? ""
    case let view as UITextView: said = view.text ?? ""
    default: return false
    }
    return true
  }
  let text = Array(said.utf8)
  if let bytes, room > 0 {
    let count = min(text.count, room - 1)
    for index in 0..<count { bytes[index] = CChar(bitPattern: text[index]) }
    bytes[count] = 0
  }
  return status == Int32(TOUCHSTONE_OK) ? text.count : 0
}

@_cdecl("touchstone_view_set_value") @usableFromInline
func setValue(_ view: OpaquePointer?, _ value: Double) -> Int32 {
  guard value.isFinite else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  return withView(view) { view in
    switch view.view {
    case let slider as UISlider: slider.value = Float(min(max(value, 0), 1))
    case let toggle as UISwitch: toggle.isOn = value != 0
    default: return false
    }
    return true
  }
}

@_cdecl("touchstone_view_value") @usableFromInline
func value(_ view: OpaquePointer?) -> Double {
  var value = 0.0
  _ = withView(view) { view in
    switch view.view {
    case let slider as UISlider: value = Double(slider.value)
    case let toggle as UISwitch: value = toggle.isOn ? 1 : 0
    default: return false
    }
    return true
  }
  return value
}

@_cdecl("touchstone_view_set_enabled") @usableFromInline
func setEnabled(_ view: OpaquePointer?, _ isEnabled: Bool) -> Int32 {
  withView(view) { view in
    guard let control = view.view as? UIControl else { return false }
    control.isEnabled = isEnabled
    return true
  }
}

@_cdecl("touchstone_view_on_action") @usableFromInline
func onAction(_ view: OpaquePointer?, _ action: touchstone_action?, _ user: UnsafeMutableRawPointer?) -> Int32 {
  let borrowed = BorrowedPointer(pointer: user)
  return withView(view) { held in
    guard held.view is UIControl else { return false }
    (held.action, held.user) = (action, borrowed.pointer)
    return true
  }
}
