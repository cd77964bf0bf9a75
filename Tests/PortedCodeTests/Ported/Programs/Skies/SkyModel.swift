import Foundation

#if FoundationGeometry
protocol SkyModelDelegate: AnyObject {
  func modelDidLoad(_ model: SkyModel)
  func model(_ model: SkyModel, didFailWith message: String)
}

extension SkyModelDelegate {
  func model(_ model: SkyModel, didFailWith message: String) {}
}

class SkyModel: NSObject {
  weak var delegate: SkyModelDelegate?
  let service = SkyService()
  private(set) var report: SkyReport?

  func reload() {
    service.load { [weak self] result in
      guard let self = self else { return }
      switch result {
      case .success(let report):
        self.report = report
        self.delegate?.modelDidLoad(self)
      case .failure(let error): self.delegate?.model(self, didFailWith: error.localizedDescription)
      }
    }
  }
}
#endif
