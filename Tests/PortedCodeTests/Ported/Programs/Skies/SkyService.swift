import Foundation

#if FoundationGeometry
class SkyService {
  enum Failure: LocalizedError {
    case empty
    var errorDescription: String? { return "There is no report." }
  }

  var json = "{\"city\": \"Oslo\", \"degrees\": 4.5, \"hours\": [1, 3, 5, 4]}"

  func load(completion: @escaping (Result<SkyReport, Error>) -> Void) {
    guard let data = json.data(using: .utf8), !data.isEmpty else { return completion(.failure(Failure.empty)) }
    do {
      completion(.success(try JSONDecoder().decode(SkyReport.self, from: data)))
    } catch {
      completion(.failure(error))
    }
  }
}
#endif
