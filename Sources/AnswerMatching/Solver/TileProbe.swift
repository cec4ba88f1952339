/// Finds the form of a tile by normalizing it beside a word that no step changes.
struct TileProbe {
  let read: (String) -> Scalars
  /// The separator of two words in a form: nothing, or a space where spaces count. It belongs to the form of the second word.
  private let separator: ArraySlice<Unicode.Scalar>

  private static let word = "x"
  private static let letter: Unicode.Scalar = "x"

  init(read: @escaping (String) -> Scalars) {
    self.read = read
    self.separator = read("x x").dropFirst().dropLast()
  }

  /// The forms of a tile in the first place, a middle place, the last place and alone; `nil` when the tile changes the word beside it.
  func forms(of tile: String) -> [Scalars]? {
    guard let first = first(tile), let middle = middle(tile), let last = last(tile) else { return nil }
    return [first, middle, last, read(tile)]
  }

  func first(_ tiles: String) -> Scalars? {
    droppingNext(read(TileText.joined([tiles, Self.word]))[...]).map(Array.init)
  }

  func middle(_ tiles: String) -> Scalars? {
    droppingWord(read(TileText.joined([Self.word, tiles, Self.word]))).flatMap(droppingNext).map(Array.init)
  }

  func last(_ tiles: String) -> Scalars? {
    droppingWord(read(TileText.joined([Self.word, tiles]))).map(Array.init)
  }

  private func droppingWord(_ scalars: Scalars) -> ArraySlice<Unicode.Scalar>? {
    scalars.first == Self.letter ? scalars.dropFirst() : nil
  }

  private func droppingNext(_ scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar>? {
    let rest = scalars.dropLast(separator.count + 1)
    guard scalars.last == Self.letter, scalars[rest.endIndex...].dropLast().elementsEqual(separator) else { return nil }
    return rest
  }
}
