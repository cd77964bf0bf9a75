import UIKit

#if FoundationGeometry
extension SkyViewController: SkyModelDelegate {
  func modelDidLoad(_ model: SkyModel) {
    guard let report = model.report else { return }
    cityLabel.text = "\(report.city) \(SkyFormat.degrees(report.degrees))"
    skyView.show(report)
    skyView.riseSun(duration: 2)
  }

  func model(_ model: SkyModel, didFailWith message: String) {
    let alert = UIAlertController(title: "Sorry", message: message, preferredStyle: UIAlertController.Style.alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true, completion: nil)
  }
}
#endif
