/// A text in a language, and whether a rule lets it pass.
struct TextExample: Sendable {
  let text: String
  /// The primary subtag of the language.
  let language: String
  let passes: Bool

  init(_ text: String, language: String = "en", passes: Bool) { (self.text, self.language, self.passes) = (text, language, passes) }
}
