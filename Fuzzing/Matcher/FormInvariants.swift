import AnswerMatching
@_spi(_Unicode) import Swift

/// Invariants of the normalized form of any text.
struct FormInvariants {
  let matcher: AnswerMatcher

  func check(_ text: String) {
    let form = matcher.normalize(text)
    checkTrace(text, form)
    guard matcher.profile.number > 1 else { return }
    require(isSame(matcher.normalize(form), form), "normalizing a form changes nothing", scalars(text), scalars(form), context)
    require(isSame(matcher.normalize(composed(text)), form), "composed text has the same form", scalars(text), scalars(form), context)
    require(isSame(matcher.normalize(decomposed(text)), form), "decomposed text has the same form", scalars(text), scalars(form), context)
    require(isSame(composed(form), form), "the form is composed", scalars(text), scalars(form), context)
    require(
      !form.isEmpty || !text.unicodeScalars.contains(where: isTelling), "text with a letter, digit or symbol has a form", scalars(text),
      context)
  }

  /// Applying the steps one after another gives the same form as the single pass.
  private func checkTrace(_ text: String, _ form: String) {
    let (normalized, steps) = matcher.trace(text)
    require(isSame(normalized, form), "steps and single pass agree", scalars(text), scalars(normalized), scalars(form), context)
    require(isSame(steps.last?.after ?? text, form), "the trace ends in the form", scalars(text), context)
    require(zip(steps, steps.dropFirst()).allSatisfy { isSame($0.after, $1.before) }, "the trace has no gap", scalars(text), context)
  }

  private var context: String { "\(matcher.profile.number) \(matcher.language) \(matcher.format) \(matcher.policy)" }
}

func isSame(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }

private func composed(_ text: String) -> String { read(text._nfc) }

private func decomposed(_ text: String) -> String { read(text._nfd) }

private func read(_ scalars: some Sequence<Unicode.Scalar>) -> String {
  var view = String.UnicodeScalarView()
  for scalar in scalars { view.append(scalar) }
  return String(view)
}

/// A letter, a digit or a symbol.
private func isTelling(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber, .otherSymbol: true
  case .currencySymbol, .mathSymbol: scalar != "|"
  default: false
  }
}
