import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

@testable import TouchLists

/// The effects of configurations on cells, and the placeholder for empty content.
@MainActor @Suite struct ConfigurationTests {
  private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  @Test func colorsAndLettersAreTransformedWhenTheyAreShown() throws {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "one two"
    content.textProperties.transform = .capitalized
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
    content.secondaryText = "LOUD"
    content.secondaryTextProperties.transform = .lowercase
    let view = UIListContentView(configuration: content)
    expectEqual(labels(view).map(\.text), ["One Two", "loud"])
    expectEqual(labels(view).map(\.textColor), [.systemGreen, .secondaryLabel])
    #expect(content.textProperties.resolvedColor() == .systemGreen && content.textProperties.color == .label)
    content.imageProperties.tintColorTransformer = .grayscale
    let gray = content.imageProperties.resolvedTintColor(for: .red).cgColor
    #expect(gray.red == gray.green && gray.green == gray.blue && gray.red > 0 && gray.red < 1 && gray.alpha == 1)
    content.attributedText = NSAttributedString(string: "as it is")
    view.configuration = content
    expectEqual(labels(view)[0].text, "as it is")
    content.text = "plain"
    expectNil(content.attributedText)
  }

  @Test func aDisabledCellIsPalerExceptForColorsOfTheProgram() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    var content = UIListContentConfiguration.cell()
    content.text = "a"
    content.secondaryText = "b"
    content.secondaryTextProperties.color = .systemRed
    var state = cell.configurationState
    expectEqual(content.updated(for: state).textProperties.color, .label)
    state.isDisabled = true
    let pale = content.updated(for: state)
    #expect(pale.textProperties.color == .tertiaryLabel && pale.secondaryTextProperties.color == .systemRed)
  }

  @Test func aGroundKeepsItsInsetsAndGivesThemUpAgain() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemBlue
    background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    background.cornerRadius = 6
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let ground = try #require(cell.subviews.first as? FillView)
    #expect(ground.frame == CGRect(x: 4, y: 2, width: 188, height: 36) && ground.radius == 6)
    #expect(ground.color == UIColor.systemBlue.withAlphaComponent(0.5) && cell.backgroundColor == nil)
    cell.bounds.size.width = 100
    cell.layoutIfNeeded()
    expectEqual(ground.frame.width, 88)
    background.backgroundInsets = .zero
    cell.backgroundConfiguration = background
    #expect(ground.superview == nil && cell.backgroundColor == UIColor.systemBlue.withAlphaComponent(0.5))

    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    background.backgroundInsets.leading = 10
    row.backgroundConfiguration = background
    row.layoutIfNeeded()
    expectEqual(row.subviews.compactMap { $0 as? FillView }.map(\.frame), [CGRect(x: 10, y: 0, width: 190, height: 44)])
    expectEqual(background.resolvedBackgroundColor(for: .red), UIColor.systemBlue.withAlphaComponent(0.5))
  }

  /// Says what it was asked.
  private final class Empty: UIViewController {
    var isEmpty = true
    var asked = 0
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      asked += 1
      var loading = UIContentUnavailableConfiguration.loading()
      loading.secondaryText = "Wait"
      contentUnavailableConfiguration = isEmpty ? loading : nil
    }
  }

  @Test func aControllerIsAskedOnceBeforeItsLayoutAndAfterEachWish() throws {
    let controller = Empty()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    expectEqual(controller.asked, 0)
    controller.view.layoutIfNeeded()
    let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    #expect(controller.asked == 1 && view.frame == controller.view.bounds)
    // Content that is added later is below it.
    controller.view.addSubview(UIView())
    controller.view.layoutIfNeeded()
    #expect(controller.view.subviews.last === view && controller.asked == 1)
    controller.isEmpty = false
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.view.layoutIfNeeded()
    #expect(controller.asked == 2 && view.superview == nil && controller.contentUnavailableConfiguration == nil)
  }

  @Test func textsAndButtonsStandInTheMiddleOfTheSafeArea() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    configuration.button.title = "Add"
    var presses = 0
    configuration.buttonProperties.primaryAction = UIAction { _ in presses += 1 }
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    let label = try #require(labels(view).first { !$0.isHidden })
    let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden })
    #expect(abs(label.frame.midX - 150) <= 1 && abs(button.frame.midX - 150) <= 1)
    #expect(button.frame.minY == label.frame.maxY + 16 && abs(label.frame.minY - (400 - button.frame.maxY)) <= 1)
    button.sendActions(for: .primaryActionTriggered)
    expectEqual(presses, 1)
    // The action of the previous configuration is removed.
    configuration.buttonProperties.primaryAction = nil
    view.configuration = configuration
    button.sendActions(for: .primaryActionTriggered)
    expectEqual(presses, 1)
    var state = UIContentUnavailableConfigurationState(traitCollection: view.traitCollection)
    state.searchText = "tea"
    expectEqual(UIContentUnavailableConfiguration.search().updated(for: state).text, "No Results for “tea”")
  }
}
