import TouchWidgets

/// The switches of a scroll view.
@MainActor enum ListFlag: String, CaseIterable {
  case isScrollEnabled, delaysContentTouches, canCancelContentTouches, bounces, isPagingEnabled
  case isDirectionalLockEnabled, alwaysBounceVertical, alwaysBounceHorizontal

  private var path: ReferenceWritableKeyPath<UIScrollView, Bool> {
    switch self {
    case .isScrollEnabled: \.isScrollEnabled
    case .delaysContentTouches: \.delaysContentTouches
    case .canCancelContentTouches: \.canCancelContentTouches
    case .bounces: \.bounces
    case .isPagingEnabled: \.isPagingEnabled
    case .isDirectionalLockEnabled: \.isDirectionalLockEnabled
    case .alwaysBounceVertical: \.alwaysBounceVertical
    case .alwaysBounceHorizontal: \.alwaysBounceHorizontal
    }
  }

  subscript(list: UIScrollView) -> Bool {
    get { list[keyPath: path] }
    nonmutating set { list[keyPath: path] = newValue }
  }
}
