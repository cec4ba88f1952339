/// Tells whether a text speaks of a topic.
package struct TopicWords: Sendable {
  /// Words of fewer letters say little, unless there are no others.
  private static let minimumLetters = 3

  private let topic: String
  private let words: Set<String>

  package init(_ topic: String) {
    self.topic = topic
    let all = Words.all(topic).map(Words.singular)
    let telling = all.filter { $0.count >= Self.minimumLetters }
    words = Set(telling.isEmpty ? all : telling)
  }

  /// Whether a word of the topic stands in a text, or the topic as it is in a script without spaces.
  package func stand(in text: String) -> Bool {
    if Words.all(text).contains(where: { words.contains(Words.singular($0)) }) { return true }
    return !topic.isEmpty && topic.allSatisfy { !$0.isASCII } && text.contains(topic)
  }
}
