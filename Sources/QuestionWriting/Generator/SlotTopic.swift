import NoteFacts

/// Which facts are on the topic of a slot: those below a heading that is the topic; else, when the course is the topic, all; else those that
/// have a word of it.
struct SlotTopic: Sendable {
  private enum Reach: Sendable {
    case everything
    /// For each section, whether it is on the topic.
    case sections([Bool])
    case naming(TopicWords)
  }

  private let reach: Reach

  /// - Parameter course: `nil` when every topic that no heading names is that of all notes.
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
