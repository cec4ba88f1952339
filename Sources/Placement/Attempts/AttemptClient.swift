/// The program and the device with which a learner takes a test. Calibration compares the answers of such groups of learners.
public struct AttemptClient: Sendable, Hashable {
  /// The class of a device.
  public enum Device: String, Sendable, Hashable, CaseIterable {
    /// A small screen that is touched.
    case phone
    /// A large screen that is touched.
    case tablet
    /// A screen with a mouse or a trackpad.
    case desktop
    /// A terminal, without a browser.
    case terminal
  }

  /// The class of the device; nil if the client did not say.
  public let device: Device?
  /// BCP 47 language tag of the instructions and buttons; nil if the client did not say.
  public let interfaceLanguage: String?

  /// A client that did not say anything about itself.
  public static let unknown = AttemptClient(device: nil, interfaceLanguage: nil)

  /// Creates a client from its parts.
  public init(device: Device?, interfaceLanguage: String?) {
    self.device = device
    self.interfaceLanguage = interfaceLanguage
  }
}
