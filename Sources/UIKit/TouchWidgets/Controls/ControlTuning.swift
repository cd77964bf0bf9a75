import TouchDrawing
import TouchGeometry
import TouchKit

/// All distances and opacities of the controls, with their units and the numbers of their rules (semantics §8).
///
/// Those without a rule only concern the appearance.
package enum ControlTuning {
  /// The distance outside the bounds within which a tracked finger is still inside (8.3, §12, O14).
  ///
  /// It applies to all sides, in points of the control's own space. Only a strictly larger distance is outside.
  package static let dragSlop: CGFloat = 70

  /// The minimum time that a highlight is visible, in seconds (§12).
  ///
  /// It concerns the appearance only: `isHighlighted` is false when the finger is lifted.
  static let minimumHighlight: TimeInterval = 0.12

  /// The seconds of changes along with the pointer, and the opacity of a tint under it, in the color of text (8.16).
  static let pointerChange: TimeInterval = 0.15
  static let pointerTintOpacity: CGFloat = 0.08

  // MARK: Switch, slider, stepper, segments, pages

  /// The minimum size of the touch area of a switch's or slider's knob, in points (15.23).
  static let minimumThumb: CGFloat = 44
  /// The size of a switch, in points.
  static let switchSize = CGSize(width: 51, height: 31)
  /// The distance after which a finger drags the knob of a switch instead of tapping, in points.
  static let switchDrag: CGFloat = 4
  /// The space between the knob of a switch and the edge, in points.
  static let knobMargin: CGFloat = 3
  /// The additional width of a pressed switch's knob, in points.
  static let knobStretch: CGFloat = 5
  /// The diameter of the knob of a slider, in points.
  static let sliderKnob: CGFloat = 20
  /// The distance between a slider's track and the images at its ends, in points.
  static let sliderImageGap: CGFloat = 6
  /// The fraction of its range by which an arrow key moves a slider.
  static let sliderStep: Float = 0.05
  /// The size of a stepper, in points.
  static let stepperSize = CGSize(width: 94, height: 32)
  /// The time until a held stepper repeats, and the time between two steps, in seconds.
  static let (repeatDelay, repeatTime): (TimeInterval, TimeInterval) = (0.5, 0.1)
  /// Half the length of the lines of a stepper's minus and plus, and their thickness, in points.
  static let (signArm, signWidth): (CGFloat, CGFloat) = (6, 2)
  /// The padding of a segment's title, and the margin around the plate of the selected segment, in points.
  static let (segmentMargin, plateMargin): (CGFloat, CGFloat) = (12, 2)
  /// The distance between an image and the title after it, and the maximum height of the image, in points.
  static let (segmentGap, segmentPicture): (CGFloat, CGFloat) = (6, 18)
  /// The font of the selected segment.
  static let chosenSegmentFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
  /// The diameter of a page control's dots, the distance of their centers, and the control's height, in points.
  static let (dot, dotDistance, pageHeight): (CGFloat, CGFloat, CGFloat) = (8, 16, 28)
  /// The opacity of the dots of other pages.
  static let dotStrength = 0.34
  /// The number of spokes of an activity indicator, and the duration of a turn, in seconds.
  static let (spokes, turnTime): (Int, TimeInterval) = (8, 0.8)

  /// The time that the pointer rests before a tooltip appears, in seconds.
  ///
  /// `toolTipWidth` is the maximum width of its lines, and `toolTipDistance` its distance below the pointer, in points.
  static let toolTipDelay: TimeInterval = 0.6
  static let (toolTipWidth, toolTipDistance): (CGFloat, CGFloat) = (240, 20)

  // MARK: Motion

  /// The durations of the movements of knobs, plates and bars, in seconds.
  static let (switchTime, sliderTime, segmentTime, progressTime):
    (
      TimeInterval, TimeInterval, TimeInterval, TimeInterval
    ) = (0.22, 0.22, 0.2, 0.25)
  /// The time between two frames of an animation, in seconds.
  static let frameTime: TimeInterval = 1.0 / 60

  // MARK: Disabled controls

  /// The factor of the opacity of disabled tracks and fills.
  static let disabledFill = 0.45
  /// The factor of the opacity of a disabled knob.
  static let disabledKnob = 0.55

  // MARK: Buttons

  /// The corner radius of a button's background, in points.
  static let buttonCornerRadius: CGFloat = 8
  /// The insets of a configured button's title, in points.
  static let buttonInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  /// The minimum inset at each side of a title that is too wide for the regular insets, in points.
  static let buttonLeastMargin: CGFloat = 4
  /// The padding above and below the title in the intrinsic height of a button without configuration, in points.
  static let buttonTitleMargin: CGFloat = 6
  /// The minimum intrinsic width of a button without configuration, in points.
  static let buttonMinimumWidth: CGFloat = 30
  /// The intrinsic height of a button without content (10.11).
  static let buttonEmptyHeight: CGFloat = 34
}
