/// The rules of RFC 5545 for lines and for text in them.
enum CalendarText {
  /// In octets, without the line break (section 3.1).
  static let longestLine = 75

  /// Text as a value (section 3.3.11): a backslash before `\`, `;` and `,`, line breaks as `\n`. Control characters have no place in it and
  /// are left out, except tabs.
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

  /// A line with its line break, folded where it is too long (section 3.1). A character of several octets is never divided.
  static func folded(_ line: String) -> String {
    var (folded, octets) = (String.UnicodeScalarView(), 0)
    for scalar in line.unicodeScalars {
      let width = UTF8.width(scalar)
      if octets + width > longestLine {
        folded.append(contentsOf: "\r\n ".unicodeScalars)
        octets = 1
      }
      folded.append(scalar)
      octets += width
    }
    folded.append(contentsOf: "\r\n".unicodeScalars)
    return String(folded)
  }

  /// A time in UTC (section 3.3.5): `20261210T090000Z`. Parts of a second are left out.
  static func time(_ microseconds: Int64) -> String {
    let seconds = Int(microseconds.floorDivided(by: 1_000_000).quotient.floorDivided(by: 86_400).remainder)
    let (year, month, day) = UTCOffset.utc.day(of: microseconds).components
    return
      "\(year.padded(4))\(month.padded(2))\(day.padded(2))T\((seconds / 3600).padded(2))\((seconds / 60 % 60).padded(2))\((seconds % 60).padded(2))Z"
  }
}
