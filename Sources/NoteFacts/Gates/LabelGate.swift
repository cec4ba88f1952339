extension FactGate {
  /// A label announces what follows, and is no term: `Note: …`, `Example 2: …`, `Ziel: …`.
  static let label = FactGate(
    name: "label",
    examples: [
      .init("Note", "the exam is in the big hall this year", passes: false),
      .init("Example 2", "a ball that rolls down a slope", passes: false),
      .init("Q1", "a ball that rolls down a slope", passes: false),
      .init("How it works", "the pump pushes water through the pipe", passes: false),
      .init("Main goal", "the protection of small farms", passes: false),
      .init("Ziel", "der Schutz der kleinen Betriebe im Land", language: "de", passes: false),
      .init("Principe", "la chaleur passe du chaud au froid", language: "fr", passes: false),
      .init("优点", "速度快而且占用的空间很小", language: "zh", passes: false),
      .init("第三步", "在本地的文件夹里建立一个仓库", language: "zh", passes: false),
      .init("Concept of voltage", "the push that moves charges through a wire", passes: false),
      .init("Path 3", "looks at what other trades have done so far", passes: false),
      .init("Unterschied zu Netzen", "der Überblick über alle Teile bleibt erhalten", language: "de", passes: false),
      .init("Good example of this", "a ball that rolls down a slope", passes: false),
      .init("Definition of voltage", "the push that moves charges through a wire", passes: false),
      .init("Ribosome", "the body that builds proteins", passes: true),
      .init("Apollo 11", "the flight that first brought people to the moon", passes: true),
      .init("Leistung", "die Arbeit, die in einer bestimmten Zeit verrichtet wird", language: "de", passes: true),
      .init("Vitamin B12", "the vitamin that contains cobalt", passes: true),
    ],
    refuses: { candidate in Labels.isLabel(candidate.termWords) || Labels.isLabelOfUnspaced(candidate.term) })
}

/// The words that announce something in notes.
enum Labels {
  /// Whether some words are a label: a known label, with a number behind it or an adjective before it.
  static func isLabel(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return true }
    if words.count == 1, isQuestionNumber(first) { return true }
    if words.count >= 3, headNouns.contains(first), joints.contains(words[1]) { return true }
    if words.contains(where: examples.contains) { return true }
    let core = words.drop(while: adjectives.contains)
    if core.isEmpty || all.contains(core.joined(separator: " ")) { return true }
    let isNumbered = words.count >= 2 && last.count <= 3 && (last.contains(where: \.isNumber) || last.count == 1 || isRoman(last))
    return isNumbered && all.contains(words.dropLast().joined(separator: " "))
  }

  /// Nouns that announce something about the thing after them: “Definition of voltage”.
  private static let headNouns = Words.set(
    """
    concept concepto concetto conceito definition definición définition definizione definição definitie definicja определение analogy
    analogie analogía analogia example exemple ejemplo esempio exemplo voorbeeld beispiel przykład пример meaning bedeutung betekenis
    formula formel formule fórmula summary overview wniosek unterschied unterschiede difference differences différence différences
    diferencia diferencias differenza differenze diferença diferenças verschil różnica różnice разница отличие
    """)
  /// Nouns that announce an example anywhere: “A good example of this”.
  private static let examples = Words.set(
    "example examples exemple exemples ejemplo ejemplos esempio esempi exemplo exemplos beispiel beispiele voorbeeld voorbeelden przykład przykłady пример примеры exempel örnek"
  )
  private static let joints = Words.set(
    "of for von für der des de del di do da du van voor dla z zu zwischen between entre aux tra tussen między между от")

  /// In a script without spaces, a label is the whole term.
  static func isLabelOfUnspaced(_ term: String) -> Bool {
    UnspacedScript.occurs(in: term) && (isOrdinal(term) || unspaced.contains(term.filter { $0.isLetter }))
  }

  /// Whether a term is an ordinal number: 第三步.
  private static func isOrdinal(_ term: String) -> Bool { term.first == "第" && term.count <= 5 }

  /// Whether a word is the number of a question or an answer: `Q1`, `A12`.
  private static func isQuestionNumber(_ word: String) -> Bool {
    guard let first = word.first, "qf".contains(first), word.count <= 3 else { return false }
    return word.dropFirst().allSatisfy(\.isNumber)
  }

  private static func isRoman(_ word: String) -> Bool { word.allSatisfy { "ivx".contains($0) } }
}
