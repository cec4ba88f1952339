import AnswerMatching
import Measurement

/// Grades answers to several versions of a test as responses to the items of one blueprint.
///
/// An item that asks something else in the two is left out, because it is another item. “I don't know” is a wrong answer. Equal typed
/// answers are graded once.
public struct AttemptGrader: Sendable {
  private let items: [TestItem]
  private var versions: [Int64: GradedVersion] = [:]

  /// A grader without versions.
  public init(blueprint: Blueprint) { items = blueprint.items }

  /// A grader for all versions that this program can read.
  /// - Parameters:
  ///   - blueprint: its items are those of the responses.
  ///   - documents: the stored files of the versions, by their row ids.
  public init(blueprint: Blueprint, documents: [Int64: TestDocuments]) {
    self.init(blueprint: blueprint)
    for (id, documents) in documents {
      if let version = try? Blueprint.load(documents.blueprint) { add(version, id: id) }
    }
  }

  /// Adds a version of the test.
  public mutating func add(_ version: Blueprint, id: Int64) { versions[id] = GradedVersion(version, items: items) }

  /// One response for each item of the blueprint. Answers to unknown versions and answers that do not fit their question count as not given.
  mutating func responses(to attempt: FinishedAttempt) -> [GradedResponse] {
    var responses = [GradedResponse](repeating: .none, count: items.count)
    // NB: in place, because a copy of a version would copy its known answers.
    versions[attempt.blueprintID]?.grade(attempt, into: &responses)
    return responses
  }
}

/// The response to an item.
struct GradedResponse: Sendable, Hashable {
  let score: ScoredAnswer
  /// The index of the chosen option in ``ItemOptions/ids``; nil without a choice.
  let option: Int?

  static let none = GradedResponse(score: .notAnswered, option: nil)
  static let doesNotKnow = GradedResponse(score: .wrong, option: nil)
}

/// A version of a test, with what is known about its answers.
private struct GradedVersion: Sendable {
  private let session: TestSession
  private var items: [GradedItem]
  /// The index in ``items`` by the id of the item.
  private let indices: [String: Int]
  /// The numbers of the questions; nil if they depend on the attempt.
  private let numbers: [String: Int]?

  init(_ version: Blueprint, items targets: [TestItem]) {
    let session = TestSession(blueprint: version)
    self.session = session
    items = targets.enumerated().compactMap { place, target in
      guard let asked = version.item(withID: target.itemID), asked.asksTheSame(as: target) else { return nil }
      return GradedItem(target, place: place, session: session)
    }
    indices = Dictionary(items.enumerated().map { ($1.item.itemID, $0) }) { first, _ in first }
    numbers = version.pretestItems.isEmpty ? version.formNumbers(seed: 0) : nil
  }

  mutating func grade(_ attempt: FinishedAttempt, into responses: inout [GradedResponse]) {
    let numbers = numbers ?? session.blueprint.formNumbers(seed: attempt.seed)
    for answer in attempt.answers {
      guard let index = indices[answer.itemID], let number = numbers[answer.itemID] else { continue }
      responses[items[index].place] = items[index].response(to: answer.given, number: number, seed: attempt.seed, session)
    }
  }
}

/// An item of a version, with the responses to its options and to the texts that were given so far.
private struct GradedItem: Sendable {
  let item: TestItem
  /// The index of the item among those of the responses.
  let place: Int
  private let pieces: ItemPieces
  private let options: ItemOptions?
  /// The response to each option or sentence, in the order of ``ItemPieces/values``; none for tiles and typed answers.
  private var choices: [GradedResponse] = []
  private var known: [String: GradedResponse] = [:]

  /// The largest number of different texts that are kept. Learners type far fewer.
  private static let maximumKnown = 10_000

  init(_ item: TestItem, place: Int, session: TestSession) {
    (self.item, self.place) = (item, place)
    (pieces, options) = (ItemPieces(item), ItemOptions(item))
    if item.choice != nil || item.minimalPair != nil { choices = pieces.values.map { graded(.text($0), session) } }
  }

  mutating func response(to given: GivenAnswer, number: Int, seed: UInt64, _ session: TestSession) -> GradedResponse {
    switch given {
    case .dontKnow: return .doesNotKnow
    case .choice(let id):
      guard !choices.isEmpty, let shown = pieces.ids.firstIndex(of: id) else { return .none }
      return choices[pieces.order(number: number, seed: seed)[shown]]
    case .text(let text):
      // NB: a text at an item with tiles does not fit it. It must not share the memory with the sentences of tiles.
      guard let answer = try? item.answer(for: given, pieces: []) else { return .none }
      return known[text] ?? remembered(answer, text: text, session)
    case .tiles:
      let answer = try? item.answer(for: given, pieces: pieces.ordered(number: number, seed: seed))
      guard case .text(let text) = answer else { return .none }
      return known[text] ?? remembered(.text(text), text: text, session)
    }
  }

  private mutating func remembered(_ answer: Answer, text: String, _ session: TestSession) -> GradedResponse {
    let response = graded(answer, session)
    if known.count < Self.maximumKnown { known[text] = response }
    return response
  }

  private func graded(_ answer: Answer, _ session: TestSession) -> GradedResponse {
    GradedResponse(score: session.response(to: item, answer) == .right ? .right : .wrong, option: options?.index(of: answer))
  }
}
