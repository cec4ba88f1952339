/// The questions of one attempt: the items of a blueprint under opaque ids, with options and tiles shuffled. Numbered options keep their order.
///
/// The blueprint, the attempt's id and its seed determine the form. So a form is never stored, and it is the same after a
/// reload, on another day, and on another machine. Its ids and its order do not reveal a key.
public struct Form: Sendable {
  /// An item as one attempt shows it.
  public struct Question: Sendable, Hashable {
    /// Opaque: it does not reveal the item, and it is valid in one attempt only.
    public let id: String
    /// Number in the form, from 1.
    public let number: Int
    /// The item, with its key.
    public let item: TestItem
    /// The options, tiles or sentences in the order shown; empty for typed answers.
    public let pieces: [Piece]
    /// Its place among the questions of its text; nil if it is the only one, or has no text.
    public let textPlace: TextPlace?
  }

  /// An option, a tile, or a sentence of a minimal pair.
  public struct Piece: Sendable, Hashable {
    /// The place on the screen and nothing else, such as `o1`, `t1` or `A`.
    public let id: String
    /// The text shown to the learner.
    public let text: String
    /// The value that is graded: the option's id in the blueprint, or the text itself.
    public let value: String
    /// How the text is read, in the notation of ``Readings``; nil if it has no reading.
    public let reading: String?
  }

  /// In the order of the blueprint, with the items that this attempt tries out between the others. In a drill, in the order of the drill.
  public let questions: [Question]

  /// Creates the form of an attempt.
  /// - Parameters:
  ///   - blueprint: the blueprint the attempt began with.
  ///   - attemptID: its first 8 characters begin every question id, so the ids of two attempts differ.
  ///   - seed: determines every order.
  public init(blueprint: Blueprint, attemptID: AttemptID, seed: UInt64) {
    self.init(items: blueprint.formItems(seed: seed), attemptID: attemptID, seed: seed)
  }

  /// Creates the form of some items, in their order.
  /// - Parameters:
  ///   - items: the items to ask.
  ///   - attemptID: its first 8 characters begin every question id, so the ids of two attempts differ.
  ///   - seed: determines the order of options and tiles.
  public init(items: [TestItem], attemptID: AttemptID, seed: UInt64) {
    questions = items.indices.map { index in
      Self.question(index + 1, of: items, attemptID: attemptID, seed: seed)
    }
  }

  /// The question with an id in an attempt's form; nil when there is none. Creates this question only, not the whole form.
  public static func question(withID id: String, blueprint: Blueprint, attemptID: AttemptID, seed: UInt64) -> Question? {
    let items = blueprint.formItems(seed: seed)
    guard let dash = id.lastIndex(of: "-"), let number = Int(id[id.index(after: dash)...]), number > 0,
      number <= items.count, id == questionID(number, attemptID: attemptID)
    else { return nil }
    return question(number, of: items, attemptID: attemptID, seed: seed)
  }

  private static func question(_ number: Int, of items: [TestItem], attemptID: AttemptID, seed: UInt64) -> Question {
    let item = items[number - 1]
    return Question(
      id: questionID(number, attemptID: attemptID), number: number, item: item,
      pieces: ItemPieces(item).ordered(number: number, seed: seed),
      textPlace: TextPlace(of: item, among: items, attemptID: attemptID))
  }

  private static func questionID(_ number: Int, attemptID: AttemptID) -> String { "\(attemptID.rawValue.prefix(8))-\(number)" }
}

extension Form.Question {
  /// The separator of placed tiles when they are shown as a sentence: a space, or nothing in scripts without spaces.
  public var tileSeparator: String {
    let entry = item.productionSpec?.acceptList.first ?? ""
    return entry.unicodeScalars.contains { $0.properties.isWhitespace } ? " " : ""
  }
}
