import TouchDrawing
import TouchGeometry

/// A layer that shows the layers in it several times, each time moved, colored and delayed by some more.
///
/// The first instance is what the layers are; each further one is that before it, taken through `instanceTransform` about
/// the anchor point, in colors multiplied by `instanceColor` and the sum of the offsets, and with the animations as they
/// were `instanceDelay` earlier. What a shape or a gradient animates in itself, such as `strokeEnd`, is not delayed, and
/// an animation that is over is over in all instances. All are drawn anew when something in the layer changes.
/// https://developer.apple.com/documentation/quartzcore/careplicatorlayer
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// The most instances that are drawn.
  static let most = 1000

  /// How many instances there are, the first one included; 1 by default.
  ///
  /// More than 1000 are not drawn.
  open var instanceCount = 1 { didSet { instancesDidChange() } }
  /// What leads from one instance to the next, about the anchor point; the identity by default.
  ///
  /// As for `transform`, what lies in the plane after all turns is drawn.
  open var instanceTransform = CATransform3DIdentity { didSet { instancesDidChange() } }
  /// How many seconds the animations of an instance lag behind those of the one before; 0 by default.
  open var instanceDelay: CFTimeInterval = 0 { didSet { instancesDidChange() } }
  /// What the colors of the first instance are multiplied with; opaque white by default, which nil means too.
  open var instanceColor: CGColor? = .white { didSet { instancesDidChange() } }
  /// How much is added to the red part of that color from one instance to the next; 0 by default.
  open var instanceRedOffset: Float = 0 { didSet { instancesDidChange() } }
  /// How much is added to the green part; 0 by default.
  open var instanceGreenOffset: Float = 0 { didSet { instancesDidChange() } }
  /// How much is added to the blue part; 0 by default.
  open var instanceBlueOffset: Float = 0 { didSet { instancesDidChange() } }
  /// How much is added to the opacity; 0 by default.
  open var instanceAlphaOffset: Float = 0 { didSet { instancesDidChange() } }

  /// A layer of its own, without extent.
  @preconcurrency @MainActor public override init() {
    super.init()
    instancesDidChange()
  }

  /// A layer of its own with the place and the look of another, and its instances if it has some.
  @preconcurrency @MainActor public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAReplicatorLayer {
      (instanceCount, instanceTransform, instanceDelay) = (
        other.instanceCount, other.instanceTransform, other.instanceDelay
      )
      instanceColor = other.instanceColor
      (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
      (instanceBlueOffset, instanceAlphaOffset) = (other.instanceBlueOffset, other.instanceAlphaOffset)
    }
    instancesDidChange()
  }

  /// Always nil: there are no archives of layers on Linux.
  public required init?(coder: NSCoder) { return nil }

  override init(view: UIView) {
    super.init(view: view)
    instancesDidChange()
  }

  private func instancesDidChange() {
    guard let view else { return }
    let effects = view.ensuredEffects
    let former = effects.replication
    effects.replication = Replication(
      count: min(max(instanceCount, 0), CAReplicatorLayer.most), step: instanceTransform,
      delay: instanceDelay.isFinite ? instanceDelay : 0, color: instanceColor ?? .white,
      offsets: [instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset],
      version: (former?.version ?? 0) + 1)
    view.requestFrame()
  }
}
