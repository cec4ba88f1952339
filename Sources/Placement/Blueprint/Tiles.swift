/// The word tiles in the stem of a word reorder item.
public enum Tiles {
  /// Splits a stem at " / ", trims each part, and drops empty parts.
  ///
  /// NB: splits scalars and not characters: a combining mark after the delimiter would hide the delimiter from a split by characters.
  public static func split(_ stem: String) -> [String] {
    let delimiter: [Unicode.Scalar] = [" ", "/", " "]
    var parts: [[Unicode.Scalar]] = [[]]
    let scalars = Array(stem.unicodeScalars)
    var position = 0
    while position < scalars.count {
      if scalars[position...].starts(with: delimiter) {
        parts.append([])
        position += delimiter.count
      } else {
        parts[parts.count - 1].append(scalars[position])
        position += 1
      }
    }
    return parts.map { String(String.UnicodeScalarView($0)).trimmedScalars() }.filter { !$0.isEmpty }
  }
}
