/// Decides whether a text mentions a topic.
package struct TopicWords: Sendable {
  /// Shorter words are ignored unless the topic has no longer ones.
  private static let minimumLetters = 3

  private let topic: String
  private let words: Set<String>

  package init(_ topic: String) {
    self.topic = topic
    let all = Words.all(topic).map(Words.singular)
    let telling = all.filter { $0.count >= Self.minimumLetters }
    words = Set(telling.isEmpty ? all : telling)
  }

  /// Whether a text contains a word of the topic, or, in a script without spaces, the whole topic.
  package func stand(in text: String) -> Bool {
    if Words.all(text).contains(where: { words.contains(Words.singular($0)) }) { return true }
    return !topic.isEmpty && topic.allSatisfy { !$0.isASCII } && text.contains(topic)
  }
}
