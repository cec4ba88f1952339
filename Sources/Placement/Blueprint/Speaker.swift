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

  /// What the speaker says in a line of a transcript; nil when another speaker says it.
  public func words(ofLine line: String) -> String? {
    for colon in [":", "："] where line.hasPrefix(name + colon) {
      return String(line.dropFirst(name.count + 1)).trimmedScalars()
    }
    return nil
  }
}
