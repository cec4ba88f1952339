/// Splits text into sentences.
package enum Sentences {
  /// The sentences of a text, each with its closing punctuation.
  package static func all(_ text: String) -> [String] {
    var sentences: [Substring] = []
    var start = text.startIndex
    let scalars = text.unicodeScalars
    var index = start
    var brackets = OpenBrackets(scalars)
    while index < text.endIndex {
      let next = scalars.index(after: index)
      brackets.read(scalars[index], at: index)
      if !brackets.areOpen, ends(text, at: index, from: start, next) {
        let end = afterClosing(scalars, from: next)
        sentences.append(text[start..<end])
        (start, index) = (end, end)
      } else {
        index = next
      }
    }
    return (sentences + [text[start...]]).map { String($0.trimmingSpaces) }.filter { !$0.isEmpty }
  }

  /// Marks that always end a sentence, in Chinese and Japanese, Hindi, Arabic and Urdu, Burmese, Khmer, Armenian and Amharic.
  private static let fullStops: Set<Unicode.Scalar> = ["。", "！", "？", "｡", "।", "॥", "؟", "۔", "။", "។", "։", "።"]

  private static func ends(_ text: String, at index: String.Index, from start: String.Index, _ next: String.Index) -> Bool {
    let scalar = text.unicodeScalars[index]
    if scalar.value >= 0x80 { return fullStops.contains(scalar) || isClauseGap(scalar) }
    switch scalar {
    case "!", "?": return isSpace(text.unicodeScalars[next...].first { !closing.contains($0) })
    case ".":
      return isSpace(text.unicodeScalars[next...].first { !closing.contains($0) }) && !isAbbreviation(text, at: index, from: start, next)
    case " ": return partsThaiClauses(text, at: index, next)
    default: return false
    }
  }

  /// NB: No sentence begins after an abbreviation or an initial, nor after a number at the start of a sentence.
  private static func isAbbreviation(_ text: String, at index: String.Index, from start: String.Index, _ next: String.Index) -> Bool {
    guard let following = text[next...].first(where: { !$0.isWhitespace && !"\"'”’»)]」』）".contains($0) }) else {
      return false
    }
    let word = text[start..<index].suffix(while: { !$0.isWhitespace && !"([（’'".contains($0) })
    return following.isLowercase || (word.count == 1 && word.allSatisfy { $0.isLetter }) || word.contains(".")
      || Abbreviations.areFollowedByWords(word) || (following.isNumber && Abbreviations.areFollowedByNumbers(word))
      || (word.count <= 2 && word.allSatisfy(\.isNumber) && Abbreviations.followOrdinals(text[next...]))
  }

  private static let closing: Set<Unicode.Scalar> = ["\"", "'", "”", "’", "»", ")", "]", "」", "』", "）"]

  /// The end of the sentence after closing quotation marks and brackets, which belong to it.
  private static func afterClosing(_ scalars: String.UnicodeScalarView, from index: String.Index) -> String.Index {
    scalars[index...].firstIndex { !closing.contains($0) } ?? scalars.endIndex
  }

  private static func isClauseGap(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x3000 }

  /// Whether a space ends a clause. Thai and Lao have no full stop: a space ends a clause unless a joining word comes before or after it.
  private static func partsThaiClauses(_ text: String, at index: String.Index, _ next: String.Index) -> Bool {
    guard let after = text.unicodeScalars[next...].first, isThai(after) else { return false }
    guard index > text.startIndex else { return false }
    let before = text.unicodeScalars[text.unicodeScalars.index(before: index)]
    return isThai(before) && !joiners.contains { text[next...].hasPrefix($0) || text[..<index].hasSuffix($0) }
  }

  private static let joiners = ["คือ", "หมายถึง", "เป็น", "และ", "หรือ", "ที่", "ซึ่ง", "เพราะ", "ແມ່ນ", "ຄື", "ໝາຍເຖິງ", "ແລະ", "ທີ່"]

  private static func isThai(_ scalar: Unicode.Scalar) -> Bool { (0x0E01...0x0EDF).contains(scalar.value) }

  private static func isSpace(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isWhitespace ?? true }
}

extension Substring {
  /// The longest suffix of at most 40 characters that all satisfy a predicate.
  fileprivate func suffix(while passes: (Character) -> Bool) -> Substring {
    var start = endIndex
    var count = 0
    while start > startIndex, count < 40 {
      let before = index(before: start)
      guard passes(self[before]) else { break }
      (start, count) = (before, count + 1)
    }
    return self[start...]
  }
}
