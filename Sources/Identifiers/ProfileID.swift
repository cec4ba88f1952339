/// The id of a learner's profile. It is a secret: anyone who knows it can read all data of the profile.
///
/// The description is redacted, so that a log never contains an id by accident. Code that stores or sends the id uses ``rawValue``.
public struct ProfileID: RawRepresentable, Sendable, Hashable, Codable {
  /// The secret text in the learner's cookie.
  public let rawValue: String

  /// Creates an id from its secret text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates an id from its secret text.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

extension ProfileID: CustomStringConvertible, CustomReflectable {
  /// A fixed text, the same for every profile.
  public var description: String { "<profile>" }

  /// A mirror without children. NB: `dump` uses the mirror and not the description, so the default mirror would reveal the id.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}
