#if Inspection
import TouchKit
import TouchProbe

extension TouchHost {
  /// Attaches the observers that the environment requests to an application.
  static func inspect(_ application: UIApplication) {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? "host"
    application.programName = name
    let observer = InspectionObserver(of: application, named: name, writesAtOnce: true) {
      UsageError.report("\(name): \($0)")
    }
    application.observer = observer
    observer.applicationDidLaunch()
  }
}
#endif
