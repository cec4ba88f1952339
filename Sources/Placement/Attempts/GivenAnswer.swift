import AnswerMatching

/// An answer in the terms of one attempt: ids of its form, or typed text.
public enum GivenAnswer: Sendable, Hashable {
  /// The id of an option, or of a sentence of a minimal pair.
  case choice(String)
  /// The typed text.
  case text(String)
  /// The ids of all tiles, in the order the learner placed them.
  case tiles([String])
  /// “I don't know”.
  case dontKnow

  /// The maximum length of a typed answer in Unicode scalars. Every accept entry is far shorter.
  public static let textLimit = 1000
}

/// Why an answer does not fit its question.
public enum GivenAnswerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The question expects another kind of answer. `expected` is the JSON key of that kind.
  case wrongKind(expected: String)
  /// The question has no option with this id.
  case unknownOption(String)
  /// The typed text has no character but white space.
  case emptyText
  /// The typed text is longer than ``GivenAnswer/textLimit``.
  case textTooLong
  /// The typed text has a control character that is not white space.
  case controlCharacter
  /// The question has no tile with this id.
  case foreignTile(String)
  /// Some tiles are not placed.
  case missingTiles(count: Int)
  /// A tile is placed twice.
  case repeatedTile(String)

  /// Says what is wrong, and what to do where that is not obvious.
  public var description: String {
    switch self {
    case .wrongKind(let expected): "this question is answered with \(expected)"
    case .unknownOption(let id): "there is no option \"\(id)\" in this question"
    case .emptyText: "the text is empty: type an answer, or answer \"dont_know\""
    case .controlCharacter: "the text has a control character: remove it"
    case .textTooLong: "the text is longer than \(GivenAnswer.textLimit) characters"
    case .foreignTile(let id): "there is no tile \"\(id)\" in this question"
    case .missingTiles(let count): "\(count) tile\(count == 1 ? " is" : "s are") missing: place every tile"
    case .repeatedTile(let id): "the tile \"\(id)\" is placed twice"
    }
  }
}

extension Form.Question {
  /// Converts a given answer into the answer that is graded.
  /// - Throws: ``GivenAnswerError`` when the answer names an unknown id, is incomplete, or is of another kind than the question.
  public func answer(for given: GivenAnswer) throws(GivenAnswerError) -> Answer { try item.answer(for: given, pieces: pieces) }
}

extension TestItem {
  /// Converts an answer to the item into the answer that is graded.
  /// - Parameters:
  ///   - given: the stored answer.
  ///   - pieces: the options, tiles or sentences in the order of the form.
  /// - Throws: ``GivenAnswerError`` when the answer names an unknown id, is incomplete, or is of another kind than the question.
  func answer(for given: GivenAnswer, pieces: [Form.Piece]) throws(GivenAnswerError) -> Answer {
    switch given {
    case .dontKnow: return .dontKnow
    case .choice(let id):
      guard choice != nil || minimalPair != nil else { throw expectedKind }
      guard let piece = pieces.first(where: { $0.id == id }) else { throw .unknownOption(id) }
      return .text(piece.value)
    case .text(let text):
      guard productionSpec?.format == .freeResponseCloze else { throw expectedKind }
      guard !text.trimmedScalars().isEmpty else { throw .emptyText }
      guard text.unicodeScalars.count <= GivenAnswer.textLimit else { throw .textTooLong }
      // NB: the store would truncate a text at a NUL.
      guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && !$0.properties.isWhitespace })
      else {
        throw .controlCharacter
      }
      return .text(text)
    case .tiles(let ids):
      guard productionSpec?.format == .wordReorder else { throw expectedKind }
      return .text(TileText.joined(try Self.texts(ofTiles: ids, pieces)))
    }
  }

  private static func texts(ofTiles ids: [String], _ pieces: [Form.Piece]) throws(GivenAnswerError) -> [String] {
    var unused = Dictionary(uniqueKeysWithValues: pieces.map { ($0.id, $0.text) })
    var texts: [String] = []
    for id in ids {
      guard let text = unused.removeValue(forKey: id) else {
        throw pieces.contains { $0.id == id } ? .repeatedTile(id) : .foreignTile(id)
      }
      texts.append(text)
    }
    guard unused.isEmpty else { throw .missingTiles(count: unused.count) }
    return texts
  }

  private var expectedKind: GivenAnswerError {
    switch productionSpec?.format {
    case .freeResponseCloze: .wrongKind(expected: "\"text\"")
    case .wordReorder: .wrongKind(expected: "\"tiles\"")
    case .minimalPair, nil: .wrongKind(expected: "\"choice\"")
    }
  }
}
