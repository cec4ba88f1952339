/// The result of solving an item whose answer is built from tiles.
public struct WordReorderSolution: Sendable, Hashable {
  /// Whether some order of all the tiles is accepted.
  public let isAnswerable: Bool
  /// The exact number of distinct accepted orders, with equal tiles interchangeable; `nil` only when it could not be computed.
  public let arrangements: UInt64?
  /// One accepted order, checked by the matcher itself.
  public let example: [String]?
  /// The fewest tiles to remove so that the others make an accepted answer.
  public let stray: [String]
  /// Why there is no answer or no count, or which tile fits in any position; `nil` when the item is sound.
  public let problem: Problem?

  init(isAnswerable: Bool = false, arrangements: UInt64? = 0, example: [String]? = nil, problem: Problem? = nil) {
    self.isAnswerable = isAnswerable
    self.arrangements = arrangements
    self.example = example
    self.problem = problem
    if case .strayTiles(let tiles)? = problem { stray = tiles } else { stray = [] }
  }
}

extension WordReorderSolution {
  /// A defect of an item.
  public enum Problem: Sendable, Hashable {
    /// There are no tiles.
    case noTiles
    /// No accepted answer contains any text.
    case emptyAccept
    /// An accepted answer can be built without these tiles, but not with them.
    case strayTiles([String])
    /// All tiles but one fit, and that one would fit with a different text.
    case wrongTile(tile: String, shouldRead: String)
    /// All tiles fit, but no tile has this piece of the answer.
    case missingText(String)
    /// The steps remove all text of a tile, so the tile fits in any position. The item may still be answerable.
    case emptyTile(String)
    /// The form of a tile depends on its neighbours, so every order would have to be tried, but there are too many tiles.
    case unsafeTile(String)
    /// No order of the tiles is accepted, and there is no simpler explanation.
    case noArrangement
    /// There are too many tiles or answers, or they are too long, for a search within the limits.
    case tooComplex
    /// There are more accepted orders than 64 bits can count.
    case overflow
  }
}

extension WordReorderSolution.Problem {
  /// The stable name of the problem, in snake case.
  public var code: String {
    switch self {
    case .noTiles: "no_tiles"
    case .emptyAccept: "empty_accept"
    case .strayTiles: "stray_tiles"
    case .wrongTile: "wrong_tile"
    case .missingText: "missing_text"
    case .emptyTile: "empty_tile"
    case .unsafeTile: "unsafe_tile"
    case .noArrangement: "no_arrangement"
    case .tooComplex: "too_complex"
    case .overflow: "overflow"
    }
  }

  /// One English sentence for the author: what is wrong and how to correct it.
  public var message: String {
    switch self {
    case .noTiles: "There are no tiles: write the words into the stem, separated by \" / \"."
    case .emptyAccept: "No accepted answer contains text: add the sentence that the tiles make."
    case .strayTiles(let tiles): Self.strayMessage(tiles)
    case .wrongTile(let tile, let text): "The tile \(quoted(tile)) does not fit: it should read \(quoted(text))."
    case .missingText(let text): "No tile reads \(quoted(text)): add one, or take the text out of the accepted answer."
    case .emptyTile(let tile):
      "The tile \(quoted(tile)) fits anywhere, because matching ignores all of its text: join it to a word or remove it."
    case .unsafeTile(let tile):
      "The form of the tile \(quoted(tile)) depends on the tiles beside it: join it to its neighbour or use at most 8 tiles."
    case .noArrangement: "No order of the tiles is accepted: use the words of an accepted answer as tiles."
    case .tooComplex: "The item is too large to check: use fewer and shorter tiles, and fewer accepted answers."
    case .overflow: "There are too many accepted orders to count: make the tiles distinct."
    }
  }

  private static func strayMessage(_ tiles: [String]) -> String {
    let names = tiles.map(quoted).joined(separator: ", ")
    return tiles.count == 1
      ? "The tile \(names) has no place in an accepted answer: remove it, or accept an answer that uses it."
      : "The tiles \(names) have no place in an accepted answer: remove them, or accept an answer that uses them."
  }
}

private func quoted(_ text: String) -> String { "\u{201C}\(text)\u{201D}" }
