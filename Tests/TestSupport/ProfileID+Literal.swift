public import Identifiers

extension ProfileID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
