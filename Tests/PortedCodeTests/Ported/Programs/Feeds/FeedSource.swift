import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

#if FoundationGeometry
protocol FeedSource {
  func load(_ completion: @escaping ([FeedItem]) -> Void)
}

struct FeedText: FeedSource {
  var text: String
  func load(_ completion: @escaping ([FeedItem]) -> Void) { completion(FeedParser().items(in: text)) }
}

struct FeedRemote: FeedSource {
  var request: URLRequest
  func load(_ completion: @escaping ([FeedItem]) -> Void) {
    URLSession.shared.dataTask(with: request) { data, _, _ in
      let items = FeedParser().items(in: String(data: data ?? Data(), encoding: .utf8) ?? "")
      DispatchQueue.main.async { completion(items) }
    }.resume()
  }
}
#endif
