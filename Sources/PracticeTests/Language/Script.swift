/// A script of which several languages are recognized by their words, or which belongs to one language.
enum Script: Sendable, Hashable {
  case latin, cyrillic, arabic, devanagari, han, kana
  /// A script that belongs to one language among those that Nivel knows.
  case of(String)

  /// The script of a letter; `nil` for a letter of another script.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x400...0x52F: self = .cyrillic
    case 0x620...0x6FF: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .han
    case 0x3041...0x30FF: self = .kana
    case let value:
      guard let (_, code) = Self.ofOneLanguage.first(where: { $0.range.contains(value) }) else { return nil }
      self = .of(code)
    }
  }

  private static let ofOneLanguage: [(range: ClosedRange<UInt32>, code: String)] = [
    (0x370...0x3FF, "el"), (0x530...0x58F, "hy"), (0x590...0x5FF, "he"), (0x980...0x9FF, "bn"), (0xA00...0xA7F, "pa"),
    (0xA80...0xAFF, "gu"), (0xB80...0xBFF, "ta"), (0xC00...0xC7F, "te"), (0xC80...0xCFF, "kn"), (0xD00...0xD7F, "ml"),
    (0xD80...0xDFF, "si"), (0xE00...0xE7F, "th"), (0xE80...0xEFF, "lo"), (0xF00...0xFFF, "bo"), (0x1000...0x109F, "my"),
    (0x10A0...0x10FF, "ka"), (0x1200...0x137F, "am"), (0x1780...0x17FF, "km"), (0xAC00...0xD7A3, "ko"),
  ]

  /// The weight of one letter. A letter of a script without an alphabet says as much as a few letters of another.
  var weight: Int {
    switch self {
    case .han, .kana: 3
    case .of("ko"): 2
    default: 1
    }
  }
}
