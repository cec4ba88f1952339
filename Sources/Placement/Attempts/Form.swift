import Reproducible
import AnswerMatching

/// A blueprint as one attempt shows it: items under opaque ids, options and tiles shuffled.
///
/// Everything follows from the blueprint, the attempt's id and its seed, so a form is never stored and is the same after
/// a reload, on another day, and on another machine. Nothing in it tells a key.
public struct Form: Sendable {
  public struct Question: Sendable, Hashable {
    /// Opaque: says nothing of the item, and belongs to one attempt only.
    public let id: String
    /// Counted from 1.
    public let number: Int
    public let item: TestItem
    /// What can be picked or placed, in the order shown; empty for typed answers.
    public let pieces: [Piece]
  }

  /// An option, a tile, or a sentence of a minimal pair.
  public struct Piece: Sendable, Hashable {
    /// `o1`, `t1`, `A`: tells the place on the screen and nothing else.
    public let id: String
    public let text: String
    /// What grading takes: the option's id in the blueprint, or the text itself.
    public let value: String
  }

  public let questions: [Question]

  /// - Parameters:
  ///   - attemptID: gives the question ids their tag, so that those of another attempt are told apart.
  ///   - seed: fixes every order.
  public init(blueprint: Blueprint, attemptID: String, seed: UInt64) {
    questions = blueprint.askedItems.enumerated().map { index, item in
      Self.question(index + 1, item, attemptID: attemptID, seed: seed)
    }
  }

  /// The question that an attempt's form has under an id; nil when it has none. It alone is made, not the whole form.
  public static func question(withID id: String, blueprint: Blueprint, attemptID: String, seed: UInt64) -> Question? {
    guard let dash = id.lastIndex(of: "-"), let number = Int(id[id.index(after: dash)...]), number > 0,
      number <= blueprint.askedItems.count, id == questionID(number, attemptID: attemptID)
    else { return nil }
    return question(number, blueprint.askedItems[number - 1], attemptID: attemptID, seed: seed)
  }

  private static func question(_ number: Int, _ item: TestItem, attemptID: String, seed: UInt64) -> Question {
    var generator = SeededGenerator(seed: seed &+ UInt64(number - 1) &* 0xD1B5_4A32_D192_ED03)
    return Question(
      id: questionID(number, attemptID: attemptID), number: number, item: item, pieces: pieces(of: item, using: &generator))
  }

  private static func questionID(_ number: Int, attemptID: String) -> String { "\(attemptID.prefix(8))-\(number)" }

  private static func pieces(of item: TestItem, using generator: inout SeededGenerator) -> [Piece] {
    if let choice = item.choice {
      return choice.options.shuffled(using: &generator).enumerated().map { index, option in
        Piece(id: "o\(index + 1)", text: option.text, value: option.id)
      }
    }
    if let pair = item.minimalPair {
      return zip(["A", "B"], [pair.sentenceA, pair.sentenceB].shuffled(using: &generator)).map { id, sentence in
        Piece(id: id, text: sentence, value: sentence)
      }
    }
    return shuffledTiles(of: item, using: &generator).enumerated().map { index, tile in
      Piece(id: "t\(index + 1)", text: tile, value: tile)
    }
  }

  /// Tiles in an order that is not itself one of the accepted answers, as far as a few draws can find one.
  private static func shuffledTiles(of item: TestItem, using generator: inout SeededGenerator) -> [String] {
    var tiles = item.tiles.shuffled(using: &generator)
    for _ in 0..<8 where tiles == item.tiles { tiles.shuffle(using: &generator) }
    return tiles
  }
}

extension Form.Question {
  /// What stands between placed tiles when they are read as a sentence: a space, or nothing in scripts without them.
  public var tileSeparator: String {
    let entry = item.productionSpec?.acceptList.first ?? ""
    return entry.unicodeScalars.contains { $0.properties.isWhitespace } ? " " : ""
  }
}
