/// Recognizes the language of notes by their script, and among languages of one script by common words and letters.
public enum LanguageGuess {
  /// The language of a course whose notes do not show their language (BCP 47: undetermined).
  public static let undetermined = "und"

  /// The number of characters that are read. They are enough for every language.
  private static let maximumCharacters = 20_000
  /// The least sum of signs of a language.
  private static let leastSigns = 2.0
  /// The least share of words that are signs of a language.
  private static let leastShare = 0.03
  /// The factor by which the signs of a language exceed those of any other.
  private static let lead = 1.15

  /// The primary subtag of the language of a text; `nil` if the text does not show it.
  public static func language(of text: String) -> String? {
    let read = text.prefix(maximumCharacters)
    var weights: [Script: Int] = [:]
    for scalar in read.unicodeScalars {
      if let script = Script(scalar) { weights[script, default: 0] += script.weight }
    }
    // NB: in an order, so that equal scripts give the same language on every platform.
    let (han, kana) = (weights[.han] ?? 0, weights[.kana] ?? 0)
    weights[.han] = nil
    weights[.kana] = nil
    let most = weights.max { ($0.value, "\($1.key)") < ($1.value, "\($0.key)") }
    guard let most, most.value > han + kana else { return han + kana == 0 ? nil : 10 * kana > han ? "ja" : "zh" }
    if case .of(let code) = most.key { return code }
    return language(of: read, in: most.key)
  }

  /// The language with the most signs among those of a script; `nil` if no language clearly has the most.
  private static func language(of text: Substring, in script: Script) -> String? {
    let words = text.lowercased().split { !$0.isLetter }
    let signs = table[script] ?? [:]
    let letters = letterTable[script] ?? [:]
    var sums: [String: Double] = [:]
    for word in words {
      add(signs[String(word)] ?? [], weight: 1, to: &sums)
      for letter in Set(word).sorted() { add(letters[letter] ?? [], weight: 0.5, to: &sums) }
    }
    let ranked = sums.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let best = ranked.first, best.value >= leastSigns, best.value >= leastShare * Double(words.count) else { return nil }
    if ranked.count > 1, best.value < lead * ranked[1].value { return nil }
    return best.key
  }

  /// Adds a sign, shared by the languages that have it.
  private static func add(_ codes: [String], weight: Double, to sums: inout [String: Double]) {
    for code in codes { sums[code, default: 0] += weight / Double(codes.count) }
  }

  /// The codes of the languages of a script by their words.
  private static let table: [Script: [String: [String]]] = LanguageSigns.all.reduce(into: [:]) { table, signs in
    for word in signs.words { table[signs.script, default: [:]][word, default: []].append(signs.code) }
  }

  /// The codes of the languages of a script by their letters.
  private static let letterTable: [Script: [Character: [String]]] = LanguageSigns.all.reduce(into: [:]) { table, signs in
    for letter in signs.letters { table[signs.script, default: [:]][letter, default: []].append(signs.code) }
  }
}
