extension FactGate {
  /// Text in a script that the language of the notes does not use, such as a translation, is no part of a definition.
  static let script = FactGate(
    name: "script",
    examples: [
      .init("Interest", "the income that capital earns 得到的收入", passes: false),
      .init("利息", "资本得到的收入，按年计算", passes: false),
      .init("利息", "资本得到的收入，按年计算", language: "zh", passes: true),
      .init("Interest", "the income that capital earns in a year", passes: true),
      .init("CPU", "计算机的运算和控制核心", language: "zh", passes: true),
    ],
    refuses: { ForeignScript.isIn($0.term, $0.language) || ForeignScript.isIn($0.meaning, $0.language) })
}

/// Recognizes text in a script without spaces in notes whose language is written with spaces.
enum ForeignScript {
  private static let unspacedLanguages = Words.set("zh ja th yue lo my km und")

  static func isIn(_ text: String, _ language: NotesLanguage) -> Bool {
    !unspacedLanguages.contains(language.code) && UnspacedScript.occurs(in: text)
  }
}
