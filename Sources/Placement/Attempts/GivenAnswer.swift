import AnswerMatching

/// An answer in terms of what one attempt shows: ids of its form, or typed text.
public enum GivenAnswer: Sendable, Hashable {
  /// The id of an option or of a sentence.
  case choice(String)
  case text(String)
  /// The ids of all tiles in the order placed.
  case tiles([String])
  case dontKnow

  /// Longer typed answers are refused; no accept entry comes near it.
  public static let textLimit = 1000
}

/// Why an answer does not fit its question.
public enum GivenAnswerError: Error, Sendable, Hashable, CustomStringConvertible {
  case wrongKind(expected: String)
  case unknownOption(String)
  case emptyText
  case textTooLong
  case controlCharacter
  case foreignTile(String)
  case missingTiles(count: Int)
  case repeatedTile(String)

  public var description: String {
    switch self {
    case .wrongKind(let expected): "this question is answered with \(expected)"
    case .unknownOption(let id): "there is no option \"\(id)\" in this question"
    case .emptyText: "the text is empty: type an answer, or say \"dont_know\""
    case .controlCharacter: "the text has a control character: type letters"
    case .textTooLong: "the text is longer than \(GivenAnswer.textLimit) characters"
    case .foreignTile(let id): "there is no tile \"\(id)\" in this question"
    case .missingTiles(let count): "\(count) tile\(count == 1 ? " is" : "s are") missing: place every tile"
    case .repeatedTile(let id): "the tile \"\(id)\" is placed twice"
    }
  }
}

extension Form.Question {
  /// Turns a given answer into the one that is graded.
  /// - Throws: ``GivenAnswerError`` when it names what is not in the question, or leaves something out.
  public func answer(for given: GivenAnswer) throws(GivenAnswerError) -> Answer {
    switch given {
    case .dontKnow: return .dontKnow
    case .choice(let id):
      guard item.choice != nil || item.minimalPair != nil else { throw expectedKind }
      guard let piece = pieces.first(where: { $0.id == id }) else { throw .unknownOption(id) }
      return .text(piece.value)
    case .text(let text):
      guard item.productionSpec?.format == .freeResponseCloze else { throw expectedKind }
      guard !text.trimmedScalars().isEmpty else { throw .emptyText }
      guard text.unicodeScalars.count <= GivenAnswer.textLimit else { throw .textTooLong }
      // NB: the store would cut a text short at a NUL.
      guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && !$0.properties.isWhitespace })
      else {
        throw .controlCharacter
      }
      return .text(text)
    case .tiles(let ids):
      guard item.productionSpec?.format == .wordReorder else { throw expectedKind }
      return .text(TileText.joined(try texts(ofTiles: ids)))
    }
  }

  private func texts(ofTiles ids: [String]) throws(GivenAnswerError) -> [String] {
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
    switch item.productionSpec?.format {
    case .freeResponseCloze: .wrongKind(expected: "\"text\"")
    case .wordReorder: .wrongKind(expected: "\"tiles\"")
    case .minimalPair, nil: .wrongKind(expected: "\"choice\"")
    }
  }
}
