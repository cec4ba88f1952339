import Foundation
import Reproducible

/// Answers like those that learners type, made from sentences. An answer is a whole sentence or a few words. Some are in capitals, have a
/// closing mark, or are padded with spaces.
struct Answers {
  /// One set of answers to measure.
  struct Kind {
    let name: String
    let sentences: [Sentences]
    /// The percentage of answers in Normalization Form D. All others are in Form C.
    let decomposed: Int

    static let ascii = Kind(name: "ASCII", sentences: Sentences.ascii, decomposed: 0)
    static let composed = Kind(name: "mixed scripts, NFC", sentences: Sentences.mixed, decomposed: 0)
    static let partlyDecomposed = Kind(name: "mixed scripts, 10 % NFD", sentences: Sentences.mixed, decomposed: 10)
    static let decomposed = Kind(name: "mixed scripts, NFD", sentences: Sentences.mixed, decomposed: 100)
    static let thai = Kind(name: "Thai", sentences: Sentences.mixed.filter { $0.language == "th" }, decomposed: 0)
    static let burmese = Kind(name: "Burmese", sentences: Sentences.mixed.filter { $0.language == "my" }, decomposed: 0)
  }

  private let kind: Kind
  private var random: SeededGenerator

  init(_ kind: Kind, seed: UInt64 = 2026) {
    self.kind = kind
    random = SeededGenerator(seed: seed)
  }

  mutating func next() -> (language: String, text: String) {
    let sentences = random.pick(kind.sentences)
    var text = part(of: random.pick(sentences.texts))
    if random.chance(10) { text = text.uppercased(with: Locale(identifier: sentences.language)) }
    if random.chance(40) { text += random.pick(closingMarks(of: sentences.language)) }
    if random.chance(10) { text = random.pick([" ", "  "]) + text + random.pick(["", " ", "  "]) }
    let decomposes = random.chance(kind.decomposed)
    return (sentences.language, decomposes ? text.decomposedStringWithCanonicalMapping : text.precomposedStringWithCanonicalMapping)
  }

  /// Returns a sentence, or sometimes only a few of its words.
  private mutating func part(of sentence: String) -> String {
    let words = sentence.split(separator: " ")
    guard random.chance(30), words.count > 1 else { return sentence }
    let start = random.below(words.count)
    return words[start...(start + random.below(words.count - start))].joined(separator: " ")
  }

  private func closingMarks(of language: String) -> [String] {
    guard kind.name != Kind.ascii.name else { return [".", ".", "!", "?"] }
    return Self.closingMarks[language] ?? [".", ".", "!", "?"]
  }

  private static let closingMarks: [String: [String]] = [
    "am": ["።", "?"], "ar": [".", "؟", "!"], "bn": ["।", "?"], "el": [".", ";", "!"], "fa": [".", "؟"], "fr": [".", "\u{202F}?", " !"],
    "hi": ["।", "?"], "hy": ["։", ":"], "ja": ["。", "？", "！"], "km": ["។", "?"], "mr": [".", "।"], "my": ["။"], "th": [".", "?"],
    "ur": ["۔", "؟"], "yue": ["。", "？"], "zh": ["。", "？", "！"],
  ]
}
