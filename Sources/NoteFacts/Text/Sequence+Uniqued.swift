extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Sequence<String> {
  /// The texts in their order. Of texts that differ only in case, only the first is kept.
  package func uniquedIgnoringCase() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0.lowercased()).inserted }
  }
}
