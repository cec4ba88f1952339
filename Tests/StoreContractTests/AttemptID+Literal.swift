public import Placement

extension AttemptID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
