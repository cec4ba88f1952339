import Hummingbird

extension RequestContext {
  /// The part of the path that a route calls by this name.
  func parameter(_ name: String) -> String { parameters.get(name) ?? "" }
}
