// swift-format-ignore-file
import UIKit

#if FoundationGeometry
public class OldFloatingField: UITextField {
    public var titleFormatter: ((String) -> String) = { (text: String) -> String in
        return text.uppercased()
    }
    public var fadeDuration: TimeInterval = 0.2
    private(set) var titleLabel = UILabel()
    private var titleVisible = false

    override public var isSecureTextEntry: Bool {
        didSet { textAlignment = isSecureTextEntry ? .right : .left }
    }

    override public var isHighlighted: Bool {
        get { return super.isHighlighted }
        set { super.isHighlighted = newValue; updateColors() }
    }

    override public var isEditing: Bool {
        return super.isEditing
    }

    public func configure() {
        titleLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        titleLabel.font = UIFont.boldSystemFont(ofSize: 13)
        titleLabel.textAlignment = NSTextAlignment.left
        addSubview(titleLabel)
        addTarget(self, action: Selector(OldFloatingField.editingChanged), for: .editingChanged)
    }

    public func editingChanged() {
        updateColors()
        setTitleVisible(hasText, animated: true)
    }

    private func updateColors() {
        if !isEnabled {
            titleLabel.textColor = UIColor.gray
        } else if isEditing || isHighlighted {
            titleLabel.textColor = UIColor.blue.withAlphaComponent(0.8)
        }
        titleLabel.text = titleFormatter(placeholder ?? "")
    }

    public func setTitleVisible(_ visible: Bool, animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
        if titleVisible == visible { return }
        titleVisible = visible
        let change = { () -> Void in
            self.titleLabel.alpha = visible ? 1 : 0
            self.titleLabel.frame = self.titleRect(self.bounds, editing: visible)
        }
        if animated {
            UIView.animate(withDuration: fadeDuration, animations: change, completion: completion)
        } else {
            change()
            completion?(true)
        }
    }

    func titleRect(_ bounds: CGRect, editing: Bool) -> CGRect {
        return CGRect(x: 0, y: editing ? 0 : 16, width: bounds.width, height: 16)
    }

    override public func textRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.textRect(forBounds: bounds)
        return rect.offsetBy(dx: 0, dy: 8)
    }

    override public func editingRect(forBounds bounds: CGRect) -> CGRect {
        return (super.editingRect(forBounds: bounds)).offsetBy(dx: 0, dy: 8)
    }

    override public func becomeFirstResponder() -> Bool {
        let result = super.becomeFirstResponder()
        if isFirstResponder { updateColors() }
        return result
    }

    public var trimmed: String {
        let set = CharacterSet.whitespacesAndNewlines
        return (text ?? "").trimmingCharacters(in: set).replacingOccurrences(of: "-", with: " ")
    }
}
#endif
