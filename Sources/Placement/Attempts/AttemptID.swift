/// Names one attempt at a placement test. It says nothing of the learner, and opens nothing without the learner's profile.
public struct AttemptID: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The text that addresses contain.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  public var description: String { rawValue }
}
