#if !hasFeature(Embedded)

  extension LanguageTrait {
    /// The rule in a few English words, for Docs/matching.md.
    var sentence: String {
      switch self {
      case .spaces(.removed): "spaces do not count"
      case .spaces(.kept): "spaces separate words"
      case .letterCase(.turkic): "I is the capital of ı, and İ of i"
      case .letterCase(.greek): "a final sigma counts as a sigma"
      case .letterCase(.plain): "case follows Unicode"
      case .capitals(.tonos): "capitals carry no tonos"
      case .capitals(.sharpS): "capitals write SS for ß"
      case .capitals(.armenianEw): "capitals write ԵՎ for և"
      case .capitals(.nothing): "capitals keep all marks"
      case .vowelSigns(.arabic): "vowel points are spelling"
      case .vowelSigns(.arabicAndHebrew): "vowel points do not count"
      case .joiners(.joinerKept): "a joiner may be spelling, a non-joiner does not count"
      case .joiners(.kept): "joiners may be spelling"
      case .joiners(.dropped): "joiners do not count"
      case .joiners(.space): "a zero-width non-joiner is a space"
      case .letters(let map): "equal letters: \(Self.list(map))"
      case .sequences(let sequences): "equal spellings: \(sequences.map { "\($0.from.text) = \($0.to.text)" }.joined(separator: ", "))"
      case .apostrophes(let set): "counts as an apostrophe: \(Self.list(set))"
      case .commas(let set): "counts as a comma: \(Self.list(set))"
      case .terminalMarks(let set): "ends a sentence: \(Self.list(set))"
      case .innerMarks(let set): "ignored inside words: \(Self.list(set))"
      case .commaBetween(let before, let after): "a comma between \(Self.list(before)) and \(Self.list(after)) is spelling"
      case .groupsDigits: "1,000 equals 1000"
      case .spacesHighMarks: "a space may stand before ? ! : ; and inside « »"
      case .stress(let stress): "not spelling: \(Self.list(stress.marks)) on \(Self.list(stress.letters))"
      case .markOrder: "the order of marks that look the same in any order does not count"
      case .ordersSubscripts: "a subscript ro and a shifter may be typed in any order"
      case .zeroLooksLikeWa: "zero beside letters counts as wa, and wa beside digits as zero"
      case .ethiopicNumerals: "፲፪ equals 12"
      case .movesTones: "the tone mark may stand on the first or the second vowel"
      case .homorganicNasals: "a half nasal may be written as anusvara"
      case .furigana: "readings in parentheses after kanji do not count"
      }
    }

    private static func list(_ map: ScalarMap) -> String {
      let pairs = map.replacements.sorted { $0.key.value < $1.key.value }
      return pairs.map { "\(shown($0.key)) = \($0.value.map(shown).joined())" }.joined(separator: ", ")
    }

    private static func list(_ set: ScalarSet) -> String { set.scalars.map(shown).joined(separator: " ") }

    /// A scalar as Markdown. A combining mark is put on a dotted circle.
    private static func shown(_ scalar: Unicode.Scalar) -> String {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: "\u{25CC}\(scalar)"
      default: scalar == "|" ? "\\|" : String(scalar)
      }
    }
  }

#endif
