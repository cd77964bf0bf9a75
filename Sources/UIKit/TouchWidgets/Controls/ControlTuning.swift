import TouchDrawing
import TouchGeometry
import TouchKit

/// Every distance and opacity of the controls, with its unit and the rule it stands in; this is the one place where
/// they are changed.
///
/// Those without a rule only concern the look (semantics 7.9.3).
package enum ControlTuning {
  /// How far beyond the bounds a finger that is tracked still counts as inside, on all sides, in points of the
  /// control's own space; outside is what is strictly farther (8.3, §12, O14).
  package static let dragSlop: CGFloat = 70

  /// How long a highlight can be seen at least, in seconds (§12).
  ///
  /// It concerns the look only: `isHighlighted` is false as soon as the finger is lifted.
  static let leastHighlight: TimeInterval = 0.12

  // MARK: Switch, slider, stepper, segments, pages

  /// How large the knob of a switch or a slider is for a finger at least, in points (15.23).
  static let leastThumb: CGFloat = 44
  /// The size of a switch, in points.
  static let switchSize = CGSize(width: 51, height: 31)
  /// How far a finger goes along a switch before it drags the knob and does not just tap, in points.
  static let switchDrag: CGFloat = 4
  /// The space between the knob of a switch and the edge, in points.
  static let knobMargin: CGFloat = 3
  /// By how much the knob of a switch is wider when it is pressed, in points.
  static let knobStretch: CGFloat = 5
  /// The diameter of the knob of a slider, in points.
  static let sliderKnob: CGFloat = 20
  /// Between a slider's track and the pictures at its ends, in points.
  static let sliderImageGap: CGFloat = 6
  /// What part of its range an arrow key moves a slider.
  static let sliderStep: Float = 0.05
  /// The size of a stepper, in points.
  static let stepperSize = CGSize(width: 94, height: 32)
  /// How long a finger rests on a stepper before it counts on, and the time between two steps, in seconds.
  static let (repeatDelay, repeatTime): (TimeInterval, TimeInterval) = (0.5, 0.1)
  /// Half of the length of the lines that make a stepper's minus and plus, and their thickness, in points.
  static let (signArm, signWidth): (CGFloat, CGFloat) = (6, 2)
  /// The space beside a segment's title, and around the plate of the chosen one, in points.
  static let (segmentMargin, plateMargin): (CGFloat, CGFloat) = (12, 2)
  /// Between a picture and the title behind it, and how high such a picture is at most.
  static let (segmentGap, segmentPicture): (CGFloat, CGFloat) = (6, 18)
  /// The font of the chosen segment.
  static let chosenSegmentFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
  /// The diameter of a page control's dots, the distance of their middles, and the control's height, in points.
  static let (dot, dotDistance, pageHeight): (CGFloat, CGFloat, CGFloat) = (8, 16, 28)
  /// The opacity of the dots of other pages.
  static let dotStrength = 0.34
  /// How many spokes a wheel has, and how long a turn takes, in seconds.
  static let (spokes, turnTime): (Int, TimeInterval) = (8, 0.8)

  /// How long the pointer rests before a tooltip is shown, in seconds; how wide its lines are at most, and how far below
  /// the pointer it is, in points.
  static let toolTipDelay: TimeInterval = 0.6
  static let (toolTipWidth, toolTipDistance): (CGFloat, CGFloat) = (240, 20)

  // MARK: Motion

  /// How long knobs, plates and bars take to get to their places, in seconds.
  static let (switchTime, sliderTime, segmentTime, progressTime):
    (
      TimeInterval, TimeInterval, TimeInterval, TimeInterval
    ) = (0.22, 0.22, 0.2, 0.25)
  /// The time between two frames of what moves, in seconds.
  static let frameTime: TimeInterval = 1.0 / 60

  // MARK: Disabled controls

  /// What remains of the opacity of tracks and fills.
  static let disabledFill = 0.45
  /// What remains of the opacity of a knob.
  static let disabledKnob = 0.55

  // MARK: Buttons

  /// The corner radius of a button's background, in points.
  static let buttonCornerRadius: CGFloat = 8
  /// The space between a configured button's title and its edges, in points.
  static let buttonInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  /// What remains of the insets at each side of a title that needs more room than they leave, in points.
  static let buttonLeastMargin: CGFloat = 4
  /// What the intrinsic height of a button without configuration adds to that of its title, above and below, in points.
  static let buttonTitleMargin: CGFloat = 6
  /// The smallest intrinsic width of a button without configuration, in points.
  static let buttonMinimumWidth: CGFloat = 30
  /// The intrinsic height of one without content (10.11).
  static let buttonEmptyHeight: CGFloat = 34
}
