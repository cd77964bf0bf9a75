import TouchDrawing
import TouchGeometry
import TouchKit

// Saving files in places that the user chooses (semantics 30.25).

/// The files that a picker exports.
struct FileExport {
  let paths: [String]
  /// Whether the files stay where they are.
  let keepsSources: Bool

  var names: [String] { paths.map { $0.split(separator: "/").last.map(String.init) ?? "file" } }

  /// Writes the files to paths that the user chose, in the order of the files; returns the written ones, and the names of
  /// those that could not be written.
  func write(to targets: [String]) -> (written: [String], failed: [String]) {
    var result: (written: [String], failed: [String]) = ([], [])
    for (index, path) in paths.enumerated() {
      if targets.indices.contains(index),
        FileTransfer.transfer(path, to: targets[index], keepsSource: keepsSources)
      {
        result.written.append(targets[index])
      } else {
        result.failed.append(names[index])
      }
    }
    return result
  }

  /// Writes the files into a folder under their names, or with numbers if files of these names exist.
  func write(into folder: String) -> (written: [String], failed: [String]) {
    var result: (written: [String], failed: [String]) = ([], [])
    for (path, name) in zip(paths, names) {
      let target = FileTransfer.freePath(for: name, in: folder)
      if FileTransfer.transfer(path, to: target, keepsSource: keepsSources) {
        result.written.append(target)
      } else {
        result.failed.append(name)
      }
    }
    return result
  }
}

extension UIDocumentPickerViewController {
  /// Reports files that could not be written, on the controller that presented the picker.
  func report(_ failed: [String], on presenter: UIViewController) {
    let alert = UIAlertController(
      title: localized("Could not save %1$s.", failed.joined(separator: ", ")), message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: localized("OK"), style: .default))
    presenter.present(alert, animated: true)
  }
}
