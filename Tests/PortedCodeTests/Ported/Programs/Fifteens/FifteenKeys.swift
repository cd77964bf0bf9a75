import UIKit

#if FoundationGeometry
class FifteenWindowController: FifteenViewController {
  override var canBecomeFirstResponder: Bool { return true }

  override var keyCommands: [UIKeyCommand]? {
    return [UIKeyCommand(input: "z", modifierFlags: .control, action: Selector(FifteenWindowController.undoTapped))]
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == UIEvent.EventSubtype.motionShake { undoTapped() }
  }
}
#endif
