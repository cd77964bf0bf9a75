import UIKit

// Pieces of Docs/Lists.md, as it shows them.

final class EmptyFolderController: UIViewController {
  var files: [String] = []

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    contentUnavailableConfiguration = files.isEmpty ? UIContentUnavailableConfiguration.search() : nil
  }
}
