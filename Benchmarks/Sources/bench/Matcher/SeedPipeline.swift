import Foundation

/// The normalizer that Nivel started from, as published, with the full-width characters that the published copy had lost.
enum SeedPipeline {
  private static let trailingPunctuation = CharacterSet(charactersIn: ".!?。！？។।۔")
  private static let arabicDiacritics = CharacterSet(charactersIn: "\u{64B}"..."\u{652}")

  static func normalize(_ text: String) -> String {
    var s = text.trimmingCharacters(in: .whitespacesAndNewlines)
    s = s.precomposedStringWithCanonicalMapping
    while let last = s.unicodeScalars.last, trailingPunctuation.contains(last) {
      s = String(s.dropLast())
    }
    s = s.replacingOccurrences(of: ",", with: "")
      .replacingOccurrences(of: "、", with: "")
      .replacingOccurrences(of: "，", with: "")
    s = s.unicodeScalars
      .filter { !arabicDiacritics.contains($0) }
      .map(String.init).joined()
    s = s.replacingOccurrences(of: "（[^）]*）", with: "", options: .regularExpression)
    s = s.replacingOccurrences(of: " ", with: "")
    return s.lowercased()
  }
}
