/// A person of a dialogue that a listening item plays.
///
/// Each line of the transcript begins with a speaker's ``name`` and a colon. The recording does not say the name.
public struct Speaker: Sendable, Hashable {
  /// What a synthetic voice should sound like.
  public enum Voice: String, Sendable, CaseIterable, Hashable {
    /// A woman's voice.
    case female
    /// A man's voice.
    case male
  }

  /// A name or a role, such as `Anna` or `Customer`; unique within its item.
  public let name: String
  /// The voice that reads the speaker's lines.
  public let voice: Voice

  /// Creates a speaker from its parts.
  public init(name: String, voice: Voice) {
    self.name = name
    self.voice = voice
  }

  /// The largest number of speakers of an item.
  public static let limit = 10

  /// The name and the words of a line of a transcript; nil for a line without a colon.
  public static func turn(of line: some StringProtocol) -> (name: String, words: String)? {
    guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    return (String(line[..<colon]), String(line[colon...].dropFirst()).trimmedScalars())
  }
}
