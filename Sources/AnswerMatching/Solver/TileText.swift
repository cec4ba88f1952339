/// The text that tiles make.
public enum TileText {
  /// Tiles in one order as they would be written: one space between two tiles, and none before a tile that begins with a combining mark, which
  /// belongs to the letter before it.
  public static func joined(_ tiles: [String]) -> String {
    var view = String.UnicodeScalarView()
    for tile in tiles {
      if !view.isEmpty, !beginsWithMark(tile) { view.append(" ") }
      view.append(contentsOf: tile.unicodeScalars)
    }
    return String(view)
  }

  private static func beginsWithMark(_ tile: String) -> Bool {
    switch tile.unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
