/// What is known about an item whose answer is built from tiles.
public struct WordReorderSolution: Sendable, Hashable {
  /// Whether some order of all the tiles is accepted.
  public let isAnswerable: Bool
  /// The exact number of distinct accepted orders (equal tiles are interchangeable); `nil` only when it could not be computed.
  public let arrangements: UInt64?
  /// One accepted order, judged by the matcher itself.
  public let example: [String]?
  /// The tiles that have no place in any accepted answer, as few as possible.
  public let stray: [String]
  /// Why there is no answer or no count, or which tile could stand anywhere.
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
  /// What is wrong with an item, in words for its author.
  public enum Problem: Sendable, Hashable {
    /// There are no tiles.
    case noTiles
    /// There is no accepted answer with any text in it.
    case emptyAccept
    /// An accepted answer can be built without these tiles, and not with them.
    case strayTiles([String])
    /// All tiles but one have a place, and that one would have if it read differently.
    case wrongTile(tile: String, shouldRead: String)
    /// All tiles have a place, and a piece of the answer has no tile.
    case missingText(String)
    /// Nothing is left of a tile when it is compared, so it could stand anywhere. The item may be answerable all the same.
    case emptyTile(String)
    /// A tile changes with its neighbours, so that only trying every order would tell, and there are too many tiles for that.
    case unsafeTile(String)
    /// No order of the tiles is accepted, and nothing simpler explains it.
    case noArrangement
    /// The tiles and answers are too many or too long to be searched within bounds.
    case tooComplex
    /// There are more accepted orders than 64 bits can count.
    case overflow
  }
}

extension WordReorderSolution.Problem {
  /// A stable name in snake case.
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

  /// One plain English sentence: what is wrong and what to do about it.
  public var message: String {
    switch self {
    case .noTiles: "There are no tiles: write the words into the stem, separated by \" / \"."
    case .emptyAccept: "The accept list has no text in it: add the sentence that the tiles make."
    case .strayTiles(let tiles): Self.strayMessage(tiles)
    case .wrongTile(let tile, let text): "The tile \(quoted(tile)) does not fit: it should read \(quoted(text))."
    case .missingText(let text): "No tile reads \(quoted(text)): add one, or take the text out of the accepted answer."
    case .emptyTile(let tile):
      "The tile \(quoted(tile)) could stand anywhere, since nothing of it is compared: join it to a word or remove it."
    case .unsafeTile(let tile):
      "The tile \(quoted(tile)) changes with the tiles beside it: join it to its neighbour or use at most 8 tiles."
    case .noArrangement: "No order of the tiles is accepted: make the tiles from the words of an accepted answer."
    case .tooComplex: "The item is too large to be checked: use fewer and shorter tiles, and fewer accepted answers."
    case .overflow: "More orders are accepted than can be counted: make the tiles distinct."
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
