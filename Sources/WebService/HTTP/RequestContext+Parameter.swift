import Hummingbird

extension RequestContext {
  /// The value of a path parameter of the route; empty if the route has no such parameter.
  func parameter(_ name: String) -> String { parameters.get(name) ?? "" }
}
