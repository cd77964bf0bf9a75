import TouchGeometry
import TouchPlatform

extension UIApplication {
  /// Makes a platform the application's: hears of its events and gives it requests.
  ///
  /// - Parameters:
  ///   - platform: kept by the application.
  ///   - painting: who paints what its surfaces show.
  package func attach(_ platform: any Platform, painting: any Painting) {
    self.platform = platform
    self.painting = painting
    platform.onEvent = { [weak self] surface, event in self?.receive(event, from: surface) }
  }

  /// Has the desktop open an address, such as that of a page, at the end of the turn.
  package func request(_ request: PlatformRequest) {
    requests.append(request)
    sendRequestsUnlessBusy()
  }

  /// Something wants to be told to a platform: at once where nothing is under way, else at the end of the turn.
  func sendRequestsUnlessBusy() {
    hasRequests = true
    if loop.phase == nil, !isReceiving { sendRequests() }
  }

  /// Gives the platform what was asked for.
  ///
  /// Called at the end of each turn. A surface may do anything in answer, so the lists are taken over first.
  func sendRequests() {
    guard hasRequests else { return }
    hasRequests = false
    let wanted = requests
    requests = []
    for request in wanted { platform?.take(request) }
    for scene in scenes { scene.sendRequests() }
    let leaving = closing
    closing = []
    for scene in leaving { scene.sendRequests() }
  }
}

extension UIWindowScene {
  /// Wants something of the surface, in the place of what was wanted of the same kind.
  package func request(_ request: SurfaceRequest) {
    guard let application else { return }
    requests.removeAll { request.replaces($0) }
    requests.append(request)
    application.sendRequestsUnlessBusy()
  }

  /// Gives the surface what was asked for.
  func sendRequests() {
    textInput.update()
    let leaving = leavingPopups
    leavingPopups = []
    for popup in leaving { popup.take(.close) }
    guard !requests.isEmpty else { return }
    let wanted = requests
    requests = []
    for request in wanted { surface.take(request) }
  }
}
