import Reproducible
import AnswerMatching

/// A blueprint as one attempt shows it: items under opaque ids, options and tiles shuffled.
///
/// Everything follows from the blueprint, the attempt's id and its seed, so a form is never stored and is the same after
/// a reload, on another day, and on another machine. Nothing in it tells a key.
public struct Form: Sendable {
  public struct Question: Sendable {
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
  private let tag: String

  /// - Parameters:
  ///   - attemptID: gives the question ids their tag, so that those of another attempt are told apart.
  ///   - seed: fixes every order.
  public init(blueprint: Blueprint, attemptID: AttemptID, seed: UInt64) {
    let tag = String(attemptID.rawValue.prefix(8))
    // NB: an item that cannot be heard is no question at all, unlike one the learner chooses to skip.
    let items = blueprint.items.filter { !$0.isUnhearable }
    self.tag = tag
    questions = items.enumerated().map { index, item in
      var generator = SeededGenerator(seed: seed &+ UInt64(index) &* 0xD1B5_4A32_D192_ED03)
      return Question(
        id: "\(tag)-\(index + 1)", number: index + 1, item: item, pieces: Self.pieces(of: item, using: &generator))
    }
  }

  public func question(withID id: String) -> Question? {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == tag, let number = Int(parts[1]), questions.indices.contains(number - 1),
      questions[number - 1].id == id
    else { return nil }
    return questions[number - 1]
  }

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
