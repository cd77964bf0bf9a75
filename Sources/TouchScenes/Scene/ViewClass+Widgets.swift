/// The properties of the kit's controls and indicators.
///
/// Their order matters: what bounds a value is set before it.
extension ViewClass {
  var widgetProperties: [PropertyRule<ViewProperty>] {
    switch self {
    case .button:
      [
        PropertyRule("title", .text, ViewProperty.title),
        PropertyRule("subtitle", .text, ViewProperty.subtitle),
        PropertyRule("configuration", .choice, ViewProperty.configuration),
      ]
    case .switch:
      [
        PropertyRule("isOn", .bool, ViewProperty.isOn),
        PropertyRule("onTintColor", .color, ViewProperty.onTintColor),
        PropertyRule("thumbTintColor", .color, ViewProperty.thumbTintColor),
      ]
    case .slider:
      [
        PropertyRule("minimumValue", .number(coordinates), ViewProperty.minimumValue),
        PropertyRule("maximumValue", .number(coordinates), ViewProperty.maximumValue),
        PropertyRule("value", .number(coordinates), ViewProperty.value),
        PropertyRule("isContinuous", .bool, ViewProperty.isContinuous),
        PropertyRule("minimumTrackTintColor", .color, ViewProperty.minimumTrackTintColor),
        PropertyRule("maximumTrackTintColor", .color, ViewProperty.maximumTrackTintColor),
        PropertyRule("thumbTintColor", .color, ViewProperty.thumbTintColor),
      ]
    case .stepper:
      [
        PropertyRule("minimumValue", .number(coordinates), ViewProperty.minimumValue),
        PropertyRule("maximumValue", .number(coordinates), ViewProperty.maximumValue),
        PropertyRule("stepValue", .number(0.001...1_000_000), ViewProperty.stepValue),
        PropertyRule("value", .number(coordinates), ViewProperty.value),
        PropertyRule("isContinuous", .bool, ViewProperty.isContinuous),
        PropertyRule("wraps", .bool, ViewProperty.wraps),
        PropertyRule("autorepeat", .bool, ViewProperty.autorepeat),
      ]
    case .segmentedControl:
      [
        PropertyRule("items", .texts, ViewProperty.items),
        PropertyRule("selectedSegmentIndex", .count(-1...1000), ViewProperty.selectedSegmentIndex),
        PropertyRule("isMomentary", .bool, ViewProperty.isMomentary),
        PropertyRule("selectedSegmentTintColor", .color, ViewProperty.selectedSegmentTintColor),
      ]
    case .pageControl:
      [
        PropertyRule("numberOfPages", .count(0...1000), ViewProperty.numberOfPages),
        PropertyRule("currentPage", .count(0...1000), ViewProperty.currentPage),
        PropertyRule("hidesForSinglePage", .bool, ViewProperty.hidesForSinglePage),
        PropertyRule("pageIndicatorTintColor", .color, ViewProperty.pageIndicatorTintColor),
        PropertyRule("currentPageIndicatorTintColor", .color, ViewProperty.currentPageIndicatorTintColor),
      ]
    case .progressView:
      [
        PropertyRule("progress", .number(0...1), ViewProperty.progress),
        PropertyRule("progressTintColor", .color, ViewProperty.progressTintColor),
        PropertyRule("trackTintColor", .color, ViewProperty.trackTintColor),
      ]
    case .activityIndicatorView:
      [
        PropertyRule("style", .choice, ViewProperty.style),
        PropertyRule("color", .color, ViewProperty.color),
        PropertyRule("hidesWhenStopped", .bool, ViewProperty.hidesWhenStopped),
        PropertyRule("isAnimating", .bool, ViewProperty.isAnimating),
      ]
    case .view, .control, .label, .imageView, .scrollView, .stackView: []
    }
  }
}

extension ViewProperty {
  /// As a scene file writes it; nothing for a property of another file.
  var widgetMember: JSONMember {
    switch self {
    case .title(let text): JSONMember("title", .string(text))
    case .subtitle(let text): JSONMember("subtitle", .string(text))
    case .configuration(let word): JSONMember("configuration", .string(word.rawValue))
    case .isOn(let flag): JSONMember("isOn", .bool(flag))
    case .onTintColor(let color): JSONMember("onTintColor", .string(color.text))
    case .thumbTintColor(let color): JSONMember("thumbTintColor", .string(color.text))
    case .minimumValue(let number): JSONMember("minimumValue", .number(number))
    case .maximumValue(let number): JSONMember("maximumValue", .number(number))
    case .value(let number): JSONMember("value", .number(number))
    case .isContinuous(let flag): JSONMember("isContinuous", .bool(flag))
    case .minimumTrackTintColor(let color): JSONMember("minimumTrackTintColor", .string(color.text))
    case .maximumTrackTintColor(let color): JSONMember("maximumTrackTintColor", .string(color.text))
    case .stepValue(let number): JSONMember("stepValue", .number(number))
    case .wraps(let flag): JSONMember("wraps", .bool(flag))
    case .autorepeat(let flag): JSONMember("autorepeat", .bool(flag))
    case .items(let texts): JSONMember("items", .array(texts.map(JSONValue.string)))
    case .selectedSegmentIndex(let count): JSONMember("selectedSegmentIndex", .number(Double(count)))
    case .isMomentary(let flag): JSONMember("isMomentary", .bool(flag))
    case .selectedSegmentTintColor(let color): JSONMember("selectedSegmentTintColor", .string(color.text))
    case .numberOfPages(let count): JSONMember("numberOfPages", .number(Double(count)))
    case .currentPage(let count): JSONMember("currentPage", .number(Double(count)))
    case .hidesForSinglePage(let flag): JSONMember("hidesForSinglePage", .bool(flag))
    case .pageIndicatorTintColor(let color): JSONMember("pageIndicatorTintColor", .string(color.text))
    case .currentPageIndicatorTintColor(let color): JSONMember("currentPageIndicatorTintColor", .string(color.text))
    case .progress(let number): JSONMember("progress", .number(number))
    case .progressTintColor(let color): JSONMember("progressTintColor", .string(color.text))
    case .trackTintColor(let color): JSONMember("trackTintColor", .string(color.text))
    case .style(let word): JSONMember("style", .string(word.rawValue))
    case .color(let color): JSONMember("color", .string(color.text))
    case .hidesWhenStopped(let flag): JSONMember("hidesWhenStopped", .bool(flag))
    case .isAnimating(let flag): JSONMember("isAnimating", .bool(flag))
    case .frame, .bounds, .transform, .isHidden, .alpha, .backgroundColor, .clipsToBounds, .isUserInteractionEnabled,
      .isMultipleTouchEnabled, .isExclusiveTouch, .cornerRadius, .isEnabled, .isSelected, .isHighlighted, .text, .font,
      .textColor, .textAlignment, .numberOfLines, .axis, .spacing, .distribution, .alignment,
      .isLayoutMarginsRelativeArrangement, .contentSize, .delaysContentTouches, .canCancelContentTouches,
      .isScrollEnabled, .isPagingEnabled, .bounces, .isDirectionalLockEnabled, .alwaysBounceVertical,
      .alwaysBounceHorizontal, .minimumZoomScale, .maximumZoomScale, .bouncesZoom, .zoomScale, .contentInset,
      .contentOffset, .decelerationRate:
      member
    }
  }
}

extension Shape where Value == [String] {
  /// Texts of any content.
  static var texts: Shape {
    Shape("a list of texts") { value in
      guard case .array(let elements) = value.content else { return nil }
      let texts = elements.compactMap { Shape<String>.text.read($0) }
      return texts.count == elements.count ? texts : nil
    }
  }
}
