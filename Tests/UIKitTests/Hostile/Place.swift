import Testing
import TouchDrawing
import TouchHeadless
import UIKit

@testable import TouchTesting

/// The stage for hostile numbers: a clipping part of a window, and a sibling that must not be affected.
@MainActor final class Place {
  let stage: TouchStage
  /// The part; as large as `size`.
  let view = UIView(frame: CGRect(x: 4, y: 4, width: 80, height: 60))
  private let beside = UIView(frame: CGRect(x: 90, y: 0, width: 30, height: 90))

  init() {
    stage = TouchStage(size: CGSize(width: 120, height: 90))
    view.clipsToBounds = true
    beside.backgroundColor = .systemGreen
    let mark = UILabel(frame: CGRect(x: 4, y: 4, width: 20, height: 20))
    mark.text = "a"
    beside.addSubview(mark)
    stage.rootView.addSubview(view)
    stage.rootView.addSubview(beside)
    stage.settle()
  }

  /// The pixels of the sibling.
  var pixelsBeside: [UInt32] {
    guard let picture = stage.program.surface.picture, picture.width == 120, picture.height == 90 else { return [] }
    return (0..<90).flatMap { row in picture.pixels[row * 120 + 90..<(row + 1) * 120] }
  }

  /// Drags through the part, waits for animations, and ends all presentations.
  func touchAround() {
    stage.finger.down(at: CGPoint(x: 20, y: 20))
    stage.finger.move(to: CGPoint(x: 60, y: 50))
    stage.wait(0.6)
    stage.finger.up()
    stage.wait(0.4)
  }

  func clear() {
    // A tap may have opened a picker of the object; it is dismissed after its animation.
    if stage.window.rootViewController?.presentedViewController != nil {
      stage.wait(1)
      stage.window.rootViewController?.dismiss(animated: false)
    }
    for view in view.subviews { view.removeFromSuperview() }
    for window in stage.program.application.windows where window !== stage.window { window.isHidden = true }
    stage.settle()
  }

  /// Redraws the whole window.
  func drawAnew() {
    stage.program.send(.expose)
    stage.settle()
  }
}

/// All values of one public property, tried with one object after another.
struct Walk: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let run: @MainActor @Sendable (Place) -> [String]
}

extension Array {
  /// The walks of all properties of a type, each with each of these.
  @MainActor func walks<Root>(_ numbers: [Number<Root>]) -> [Walk] where Element == Subject<Root> {
    numbers.flatMap { number in
      map { subject in
        let name = "\(Root.self).\(number.name) \(subject.name)"
        return Walk(testDescription: name) { place in
          let before = place.pixelsBeside
          return number.words.indices.compactMap { index in
            var value = ""
            subject.use(place) { object in
              // The described copy is checked first, so that no usage error is made.
              value = number.words[index]
              if !subject.isMisuse(number.name, value) { number.set(&object, index) }
            }
            place.stage.settle()
            place.touchAround()
            place.clear()
            place.drawAnew()
            return place.pixelsBeside == before && !before.isEmpty ? nil : "\(name) = \(value): not as before beside it"
          }
        }
      }
    }
  }
}
