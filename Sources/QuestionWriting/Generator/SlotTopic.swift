import NoteFacts

/// Decides which facts are on the topic of a slot: the facts below a heading that equals the topic. Without such a heading, all facts if
/// the topic is the course, otherwise the facts whose evidence contains a word of the topic.
struct SlotTopic: Sendable {
  private enum Reach: Sendable {
    case everything
    /// For each section, whether it is on topic.
    case sections([Bool])
    case naming(TopicWords)
  }

  private let reach: Reach

  /// - Parameter course: `nil` if every topic that no heading names counts as the topic of all notes.
  init(_ topic: String, _ index: FactIndex, course: String?) {
    let name = Words.all(topic)
    let sections = index.sections.map { $0.contains { Words.all($0) == name } }
    if sections.contains(true) {
      reach = .sections(sections)
    } else if topic == course ?? topic {
      reach = .everything
    } else {
      reach = .naming(TopicWords(topic))
    }
  }

  func holds(_ fact: Int, _ index: FactIndex) -> Bool {
    switch reach {
    case .everything: true
    case .sections(let sections): sections[index.sectionNumbers[fact]]
    case .naming(let words): words.stand(in: index.facts[fact].evidence)
    }
  }
}
