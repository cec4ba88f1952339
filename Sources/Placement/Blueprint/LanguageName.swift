/// The names of a language.
public struct LanguageName: Sendable, Hashable {
  /// The name in the language itself, in its own script.
  public let own: String
  public let english: String

  public init(own: String, english: String) {
    self.own = own
    self.english = english
  }
}
