import TouchDrawing
import TouchGeometry

/// A layer that draws its sublayers several times, each time transformed, colored and delayed further.
///
/// The first instance consists of the sublayers themselves; each other one is its predecessor transformed by
/// `instanceTransform` about the anchor point, in colors multiplied by `instanceColor` plus the accumulated offsets,
/// and with the animations as they were `instanceDelay` earlier. Animations of a shape's or gradient's own values, such
/// as `strokeEnd`, are not delayed, and an animation that has ended has ended in all instances. Any change inside
/// redraws all instances.
/// https://developer.apple.com/documentation/quartzcore/careplicatorlayer
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// The maximum number of drawn instances.
  static let maximum = 1000

  /// The number of instances, including the first; 1 by default.
  ///
  /// At most 1000 are drawn.
  open var instanceCount = 1 { didSet { instancesDidChange() } }
  /// The transform from one instance to the next, about the anchor point; the identity by default.
  ///
  /// As for `transform`, the projection to the plane is drawn.
  open var instanceTransform = CATransform3DIdentity { didSet { instancesDidChange() } }
  /// The delay of an instance's animations relative to the previous one, in seconds; 0 by default.
  open var instanceDelay: CFTimeInterval = 0 { didSet { instancesDidChange() } }
  /// The factor of the first instance's colors; opaque white by default, also for nil.
  open var instanceColor: CGColor? = .white { didSet { instancesDidChange() } }
  /// The change of the factor's red component from one instance to the next; 0 by default.
  open var instanceRedOffset: Float = 0 { didSet { instancesDidChange() } }
  /// The change of the factor's green component; 0 by default.
  open var instanceGreenOffset: Float = 0 { didSet { instancesDidChange() } }
  /// The change of the factor's blue component; 0 by default.
  open var instanceBlueOffset: Float = 0 { didSet { instancesDidChange() } }
  /// The change of the factor's alpha component; 0 by default.
  open var instanceAlphaOffset: Float = 0 { didSet { instancesDidChange() } }

  /// Creates a standalone layer with zero bounds.
  @preconcurrency @MainActor public override init() {
    super.init()
    instancesDidChange()
  }

  /// Creates a standalone layer with the geometry and appearance of another layer, and its instances if it is a
  /// replicator.
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

  /// Always returns nil: there are no archives of layers on Linux.
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
      count: min(max(instanceCount, 0), CAReplicatorLayer.maximum), step: instanceTransform,
      delay: instanceDelay.isFinite ? instanceDelay : 0, color: instanceColor ?? .white,
      offsets: [instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset],
      version: (former?.version ?? 0) + 1)
    view.requestFrame()
  }
}
