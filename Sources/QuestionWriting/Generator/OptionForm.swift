import NoteFacts

/// The form of an option. A learner can rule out an option whose form differs from that of the key.
struct OptionForm {
  private let startsUppercase: Bool
  private let isUnspaced: Bool
  private let isAbbreviation: Bool
  private let length: Int

  init(_ text: String) {
    startsUppercase = text.first { $0.isLetter }?.isUppercase ?? false
    isUnspaced = UnspacedScript.occurs(in: text)
    isAbbreviation = text.count >= 2 && text.allSatisfy { $0.isUppercase || $0.isNumber }
    length = text.count
  }

  /// Whether an option with this form can stand beside an option with another form.
  func suits(_ other: OptionForm, _ side: Distractors.Side) -> Bool {
    guard startsUppercase == other.startsUppercase, isUnspaced == other.isUnspaced else { return false }
    switch side {
    case .terms: return isAbbreviation == other.isAbbreviation
    case .meanings: return max(length, other.length) <= Self.maximumRatio * min(length, other.length)
    }
  }

  private static let maximumRatio = 3
}
