import TouchKit

extension UITabBarItem {
  /// Items whose titles and pictures everybody knows.
  /// https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem
  public enum SystemItem: Int, Sendable {
    /// What has no tab of its own.
    case more = 0
    /// What the user likes best.
    case favorites = 1
    /// What the maker of the program recommends.
    case featured = 2
    /// What users like best.
    case topRated = 3
    /// What the user had last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What the user did.
    case history = 6
    /// What the user has marked.
    case bookmarks = 7
    /// Searching.
    case search = 8
    /// What is being loaded, or was.
    case downloads = 9
    /// What is newest.
    case mostRecent = 10
    /// What is looked at most.
    case mostViewed = 11

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured: "star.fill"
      case .topRated: "star"
      case .recents, .history, .mostRecent: "clock"
      case .contacts: "person.crop.circle"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.circle"
      case .mostViewed: "list.number"
      }
    }
  }
}
