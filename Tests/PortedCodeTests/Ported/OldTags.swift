// swift-format-ignore-file
import UIKit

#if FoundationGeometry
public protocol OldTagsDelegate: AnyObject {
    func tagPressed(_ title: String, tag: OldTag, sender: OldTags) -> Void
    func tagMayBePressed(_ title: String, sender: OldTags) -> Bool
}

extension OldTagsDelegate {
  public func tagPressed(_ title: String, tag: OldTag, sender: OldTags) -> Void {}
  public func tagMayBePressed(_ title: String, sender: OldTags) -> Bool { true }
}

public enum OldTagAlignment: String {
    case left = "Left", center = "Center"
    case right = "Right"
}

public class OldTag: UIButton {
    public var onTap: ((OldTag) -> Void)?
    public var plainColor = UIColor.lightGray {
        didSet { refresh() }
    }

    override public var isHighlighted: Bool {
        didSet { refresh() }
    }

    override public var isSelected: Bool {
        didSet { refresh() }
    }

    public init(title: String) {
        super.init(frame: CGRect.zero)
        setTitle(title, for: .normal)
        setTitleColor(UIColor.white, for: UIControl.State.normal)
        titleLabel?.font = UIFont.systemFont(ofSize: 12)
        layer.masksToBounds = true
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    private func refresh() {
        if isHighlighted || isSelected {
            backgroundColor = UIColor.blue
        } else {
            backgroundColor = plainColor
        }
    }

    override public var intrinsicContentSize: CGSize {
        let size = titleLabel?.text?.size(withAttributes: [NSAttributedString.Key.font: titleLabel!.font]) ?? CGSize.zero
        return CGSize(width: size.width + 16, height: size.height + 8)
    }
}

public class OldTags: UIView {
    public weak var delegate: OldTagsDelegate?
    public var alignment: OldTagAlignment = .left
    public private(set) var tags: [OldTag] = []
    private var rows = 0

    public func addTag(_ title: String) -> OldTag {
        let tag = OldTag(title: title)
        tag.addTarget(self, action: Selector(OldTags.tagTapped(_:)), for: .touchUpInside)
        tags.append(tag)
        addSubview(tag)
        arrange()
        return tag
    }

    public func removeTag(_ title: String) {
        for index in stride(from: tags.count - 1, through: 0, by: -1) where tags[index].currentTitle == title {
            tags[index].removeFromSuperview()
            tags.remove(at: index)
        }
    }

    public func removeAll() {
        tags.forEach { $0.removeFromSuperview() }
        tags.removeAll(keepingCapacity: true)
    }

    public func selectedTags() -> [OldTag] {
        return tags.filter { $0.isSelected == true }
    }

    public func position(of tag: OldTag) -> Int? {
        if let index = tags.firstIndex(of: tag), index < tags.count {
            return index
        }
        return nil
    }

    private func arrange() {
        rows = 0
        var x: CGFloat = 0
        for (index, tag) in tags.enumerated() {
            let size = tag.intrinsicContentSize
            if index > 0 && x + size.width > frame.width {
                rows += 1
                x = 0
            }
            tag.frame = CGRect(x: x, y: CGFloat(rows) * 30, width: size.width, height: size.height)
            x += size.width + 4
            switch alignment {
            case .left: tag.contentHorizontalAlignment = .left
            case .center: tag.contentHorizontalAlignment = .center
            case .right: tag.contentHorizontalAlignment = .right
            }
        }
    }

    func tagTapped(_ sender: OldTag!) {
        let title = sender.currentTitle ?? ""
        guard delegate?.tagMayBePressed(title, sender: self) ?? true else { return }
        sender.onTap?(sender)
        sender.isSelected = !sender.isSelected
        delegate?.tagPressed(title, tag: sender, sender: self)
    }
}
#endif
