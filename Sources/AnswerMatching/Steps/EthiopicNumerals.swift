extension NormalizationStep {
  /// Profile 2, Amharic and Tigrinya: Ethiopic numerals become ASCII digits. There are signs for 1 to 9, for the tens, for 100 and for
  /// 10,000 (The Unicode Standard, section 19.1).
  static let ethiopicNumerals = NormalizationStep(
    name: "ethiopic_numerals",
    reason: "A number is the same number in Ethiopic numerals.",
    examples: [
      .same("፫ ልጆች", "3 ልጆች", "am", "a unit"),
      .same("፲፪ ወር", "12 ወር", "am", "ten and two"),
      .same("፻፳፭", "125", "am", "a hundred, twenty, five"),
      .same("፳፻፲፱", "2019", "am", "twenty hundreds"),
      .different("፲፫", "103", "am", "the numerals have no place values"),
      .different("፫", "፬", "am", "another number"),
    ],
    .neighbours({ $0.readsEthiopic ? .any(numerals) : .never }) { scalars, context in
      guard context.readsEthiopic, scalars.contains(where: numerals.contains) else { return }
      scalars = withASCIIDigits(scalars)
    })

  private static func withASCIIDigits(_ scalars: Scalars) -> Scalars {
    var result = Scalars()
    var index = 0
    while index < scalars.count {
      let end = scalars[index...].firstIndex { !numerals.contains($0) } ?? scalars.count
      let number = scalars[index..<end]
      result += isNumber(number) ? decimal(value(of: number)) : Array(number)
      if end < scalars.count { result.append(scalars[end]) }
      index = end + 1
    }
    return result
  }

  // NB: twelve signs with at most one ten thousand among them are less than 2,000,000,000, which fits an integer on every platform.
  private static func isNumber(_ signs: ArraySlice<Unicode.Scalar>) -> Bool {
    !signs.isEmpty && signs.count <= 12 && signs.count { $0 == tenThousand } <= 1
  }

  /// Units and tens are added; a hundred and ten thousand multiply the number before them.
  private static func value(of signs: ArraySlice<Unicode.Scalar>) -> UInt32 {
    var (total, hundreds, group): (UInt32, UInt32, UInt32) = (0, 0, 0)
    for sign in signs {
      switch sign.value {
      case ..<0x1372: group += sign.value - 0x1368
      case ..<0x137B: group += (sign.value - 0x1371) * 10
      case hundred.value: (hundreds, group) = (hundreds + max(group, 1) * 100, 0)
      default: (total, hundreds, group) = (max(hundreds + group, 1) * 10_000, 0, 0)
      }
    }
    return total + hundreds + group
  }

  private static func decimal(_ value: UInt32) -> Scalars {
    guard let digit = Unicode.Scalar(0x30 + value % 10) else { return [] }
    return (value < 10 ? [] : decimal(value / 10)) + [digit]
  }

  private static let hundred: Unicode.Scalar = "\u{137B}"
  private static let tenThousand: Unicode.Scalar = "\u{137C}"
  private static let numerals = ScalarSet([0x1369...0x137C])
}

extension NormalizationContext {
  fileprivate var readsEthiopic: Bool { rules.ethiopicNumerals && !comparesWording }
}
