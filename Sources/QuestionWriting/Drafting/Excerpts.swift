import ItemWriting
import NoteFacts

/// Selects an excerpt of the notes for each slot of a test. The excerpts of one topic begin at evenly spaced passages, starting at a
/// passage that the seed chooses, and wrap around at the end. So every part of a topic can be used, and a test covers many parts.
struct Excerpts {
  /// The maximum number of Unicode scalars of an excerpt. A character can have any number of them.
  static let maximumCharacters = 2400
  /// The maximum number of Unicode scalars of a heading; longer headings are cut.
  static let maximumHeadingLength = 120

  private let passages: [NotesDocument.Passage]

  init(of notes: NotesDocument) { passages = notes.passages.flatMap(Self.pieces) }

  /// An excerpt for each slot, in the order of the slots.
  func dealt(to blueprint: TestBlueprint, seed: UInt64) -> [Excerpt] {
    var excerpts: [Int: Excerpt] = [:]
    let wordsOfHeadings = wordsOfHeadings
    for (number, topic) in blueprint.request.topics.enumerated() {
      let (own, isOnTopic) = passages(on: topic, of: blueprint.request, wordsOfHeadings)
      let slots = blueprint.slots.indices.filter { blueprint.slots[$0].topic == topic }
      let offset = own.isEmpty ? 0 : Int(DraftSeed.hash(UInt64(number), seed) % UInt64(own.count))
      for (turn, slot) in slots.enumerated() {
        excerpts[slot] = Excerpt(passages: Self.cut(own, from: offset + turn * own.count / slots.count), isOnTopic: isOnTopic)
      }
    }
    return blueprint.slots.indices.map { excerpts[$0] ?? Excerpt(passages: [], isOnTopic: false) }
  }

  /// The passages from an index onwards, wrapping around at the end, as many as fit.
  private static func cut(_ passages: [NotesDocument.Passage], from start: Int) -> [NotesDocument.Passage] {
    var characters = 0
    var kept: [NotesDocument.Passage] = []
    for step in passages.indices {
      let passage = passages[(start + step) % passages.count]
      characters += passage.text.unicodeScalars.count
      if characters > maximumCharacters { break }
      kept.append(passage)
    }
    return kept
  }

  // MARK: Topics

  /// The passages below a heading that equals the topic. Without such a heading, all passages if the topic is the course, otherwise the
  /// passages that contain a word of the topic.
  private func passages(
    on topic: String, of request: PracticeTestRequest, _ wordsOfHeadings: [String: [String]]
  ) -> (passages: [NotesDocument.Passage], isOnTopic: Bool) {
    let name = Words.all(String(topic.unicodeScalars.prefix(Self.maximumHeadingLength)))
    let below = passages.filter { $0.headings.contains { wordsOfHeadings[$0] == name } }
    if !below.isEmpty { return (below, true) }
    if topic == request.course { return (passages, true) }
    let words = TopicWords(topic)
    return (passages.filter { words.stand(in: $0.text) }, false)
  }

  private var wordsOfHeadings: [String: [String]] {
    Dictionary(Set(passages.flatMap(\.headings)).map { ($0, Words.all($0)) }) { first, _ in first }
  }

  // MARK: Pieces

  /// Splits a passage that is too long for an excerpt into sentences, and cuts sentences that are too long.
  private static func pieces(of passage: NotesDocument.Passage) -> [NotesDocument.Passage] {
    let most = maximumCharacters / 2
    let headings = passage.headings.map { String($0.unicodeScalars.prefix(maximumHeadingLength)) }
    guard passage.text.unicodeScalars.count > most else { return [.init(kind: passage.kind, text: passage.text, headings: headings)] }
    var texts: [String] = []
    var room = 0
    for sentence in Sentences.all(passage.text).flatMap({ chunks(of: $0, most) }) {
      let count = sentence.unicodeScalars.count + 1
      if count <= room, let last = texts.popLast() {
        texts.append("\(last) \(sentence)")
        room -= count
      } else {
        texts.append(sentence)
        room = most - count
      }
    }
    return texts.map { NotesDocument.Passage(kind: passage.kind, text: $0, headings: headings) }
  }

  private static func chunks(of text: String, _ most: Int) -> [String] {
    var chunks: [String] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      chunks.append(String(rest.prefix(most)))
      rest = rest.dropFirst(most)
    }
    return chunks
  }
}
