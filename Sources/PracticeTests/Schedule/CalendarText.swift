/// Encodes lines and text values as RFC 5545 requires.
enum CalendarText {
  /// The maximum length of a line in octets, without the line break (section 3.1).
  static let maximumLineLength = 75

  /// A text value (section 3.3.11): `\`, `;` and `,` are escaped by a backslash, and line breaks become `\n`. Control characters except
  /// tabs are not allowed and are removed.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for character in text {
      if character.isNewline {
        escaped.append(contentsOf: "\\n".unicodeScalars)
        continue
      }
      for scalar in character.unicodeScalars where scalar == "\t" || scalar.properties.generalCategory != .control {
        if scalar == "\\" || scalar == ";" || scalar == "," { escaped.append("\\") }
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// A line with its line break, folded if it is too long (section 3.1). A user-perceived character is split only if it is longer than a
  /// line, and a code point is never split.
  static func folded(_ line: String) -> String {
    var (folded, octets) = ("", 0)
    for piece in line.flatMap(pieces) {
      if octets + piece.utf8.count > maximumLineLength {
        folded += "\r\n "
        octets = 1
      }
      folded += piece
      octets += piece.utf8.count
    }
    return folded + "\r\n"
  }

  private static func pieces(_ character: Character) -> [String] {
    character.utf8.count < maximumLineLength ? [String(character)] : character.unicodeScalars.map { String($0) }
  }

  /// A time in UTC (section 3.3.5): `20261210T090000Z`. Fractions of a second are dropped.
  static func time(_ microseconds: Int64) -> String {
    let seconds = Int(microseconds.floorDivided(by: 1_000_000).quotient.floorDivided(by: 86_400).remainder)
    let (year, month, day) = UTCOffset.utc.day(of: microseconds).components
    return
      "\(year.padded(4))\(month.padded(2))\(day.padded(2))T\((seconds / 3600).padded(2))\((seconds / 60 % 60).padded(2))\((seconds % 60).padded(2))Z"
  }
}
