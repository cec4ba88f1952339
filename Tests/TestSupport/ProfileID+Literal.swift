public import Identifiers

extension ProfileID: ExpressibleByStringLiteral {
  /// Creates an id from a literal.
  public init(stringLiteral text: String) { self.init(text) }
}
