/// Names the profile of one learner: whoever knows it can read all that belongs to the profile.
///
/// The description is redacted, so that no log holds a profile by accident; what stores or sends it asks for ``rawValue``.
public struct ProfileID: RawRepresentable, Sendable, Hashable, Codable {
  /// The text as the learner's cookie holds it. Secret.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

extension ProfileID: CustomStringConvertible, CustomReflectable {
  /// The same for every profile.
  public var description: String { "<profile>" }

  // NB: `dump` looks at the mirror, not at the description.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}
