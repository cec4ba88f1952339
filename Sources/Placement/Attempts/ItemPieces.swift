import AnswerMatching
import Reproducible

/// The options, tiles or sentences of an item, and the orders in which forms show them.
public struct ItemPieces: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case options, numberedOptions, sentences, tiles }

  /// In the order of the blueprint: the values that are graded, which are the ids of options, or the texts themselves.
  public let values: [String]
  /// In the order of the form: the places on the screen, such as `o1`, `t1` or `A`.
  public let ids: [String]
  let texts: [String]
  /// The readings of the texts, if the item has them.
  private let readings: [String?]
  private let kind: Kind

  /// The pieces of an item; none for typed answers.
  public init(_ item: TestItem) {
    if let choice = item.choice {
      // NB: a learner who sees “3” beside the number 1 of a key would press the wrong one.
      kind = choice.isNumbered ? .numberedOptions : .options
      (values, texts) = (choice.options.map(\.id), choice.options.map(\.text))
      readings = choice.options.map(\.reading)
      ids = texts.indices.map { "o\($0 + 1)" }
    } else if let pair = item.minimalPair {
      (kind, ids) = (.sentences, ["A", "B"])
      texts = [pair.sentenceA, pair.sentenceB]
      values = texts
      readings = item.pieceReadings(of: texts)
    } else {
      (kind, texts) = (.tiles, item.tiles)
      values = texts
      readings = item.pieceReadings(of: texts)
      ids = texts.indices.map { "t\($0 + 1)" }
    }
  }

  /// The order in a form, as indices of ``values``. Numbered options keep their order.
  /// - Parameters:
  ///   - number: the number of the question in the form, from 1.
  ///   - seed: the seed of the attempt.
  public func order(number: Int, seed: UInt64) -> [Int] {
    if kind == .numberedOptions { return Array(values.indices) }
    var generator = SeededGenerator(seed: seed &+ UInt64(number - 1) &* 0xD1B5_4A32_D192_ED03)
    var order = values.indices.shuffled(using: &generator)
    if kind == .tiles {
      // NB: the tiles are drawn again up to 8 times when they are in the order of the stem.
      for _ in 0..<8 where order.map({ texts[$0] }) == texts { order.shuffle(using: &generator) }
    }
    return order
  }

  /// The pieces in the order of a form.
  func ordered(number: Int, seed: UInt64) -> [Form.Piece] {
    zip(ids, order(number: number, seed: seed)).map { id, index in
      Form.Piece(id: id, text: texts[index], value: values[index], reading: readings[index])
    }
  }
}

extension TestItem {
  /// The sentences or tiles of the reading of the stem; nil if the stem has no reading.
  private var readPieces: [String]? {
    guard let reading = prompt.readings?.stem else { return nil }
    if productionSpec?.format == .minimalPair { return MinimalPair(stem: reading).map { [$0.sentenceA, $0.sentenceB] } ?? [] }
    return productionSpec?.format == .wordReorder ? Tiles.split(reading) : nil
  }

  /// Whether each sentence or tile has a reading of its own, or none has one.
  public var hasReadablePieces: Bool {
    guard let read = readPieces else { return true }
    let texts = minimalPair.map { [$0.sentenceA, $0.sentenceB] } ?? tiles
    return read.count == texts.count && zip(texts, read).allSatisfy { Readings.agree($0, $1) }
  }

  /// The readings of sentences or tiles; nil for each if the item has no readings.
  fileprivate func pieceReadings(of texts: [String]) -> [String?] {
    guard hasReadablePieces, let read = readPieces else { return texts.map { _ in nil } }
    return read
  }
}
