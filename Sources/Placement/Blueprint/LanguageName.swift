/// What a language is called.
public struct LanguageName: Sendable, Hashable {
  /// In its own script.
  public let own: String
  public let english: String

  public init(own: String, english: String) {
    self.own = own
    self.english = english
  }
}
