import TouchFiles
import TouchKit

extension UITabBarItem {
  /// Items with a standard title and image. https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem
  public enum SystemItem: Int, Sendable {
    /// Further content.
    case more = 0
    /// Favorites.
    case favorites = 1
    /// Recommended content.
    case featured = 2
    /// Top-rated content.
    case topRated = 3
    /// Recent items.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// The history.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// The most recent content.
    case mostRecent = 10
    /// The most viewed content.
    case mostViewed = 11

    var title: String {
      switch self {
      case .more: localized("More")
      case .favorites: localized("Favorites")
      case .featured: localized("Featured")
      case .topRated: localized("Top Rated")
      case .recents: localized("Recents")
      case .contacts: localized("Contacts")
      case .history: localized("History")
      case .bookmarks: localized("Bookmarks")
      case .search: localized("Search")
      case .downloads: localized("Downloads")
      case .mostRecent: localized("Most Recent")
      case .mostViewed: localized("Most Viewed")
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
