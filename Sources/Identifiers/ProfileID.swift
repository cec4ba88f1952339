/// The internal id of a learner's profile. It never leaves the server: a browser has the token of a session instead.
///
/// The description is redacted, so that a log never contains an id by accident. Code that stores the id uses ``rawValue``.
public struct ProfileID: RawRepresentable, Sendable, Hashable, Codable {
  /// The text that the storage has.
  public let rawValue: String

  /// Creates an id from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates an id from its text.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

extension ProfileID: CustomStringConvertible, CustomReflectable {
  /// A fixed text, the same for every profile.
  public var description: String { "<profile>" }

  /// A mirror without children. NB: `dump` uses the mirror and not the description, so the default mirror would reveal the id.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}
