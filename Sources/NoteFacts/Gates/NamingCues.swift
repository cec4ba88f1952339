/// Recognizes sentences that name a thing: “This process is called …”. Only in such a sentence does a blank have one right answer.
/// In any other sentence, several terms of the notes fit.
enum NamingCues {
  /// Sentences with `_____` in place of the term.
  static let examples: [TextExample] = [
    .init("The passage of water through a membrane is called _____ in biology.", passes: true),
    .init("A metal that is mixed with another one is known as an _____ and is often harder.", passes: true),
    .init("Many students use _____ to publish their notes.", passes: false),
    .init("The price is the most important _____ of a good.", passes: false),
    .init("Die Aufnahme von Wasser durch eine Membran wird _____ genannt.", language: "de", passes: true),
    .init("Regionen mit ähnlichem Klima werden in _____ eingeteilt.", language: "de", passes: false),
    .init("La constante de proporcionalidad se llama _____ y depende del átomo.", language: "es", passes: true),
    .init("Le passage de l’eau à travers une membrane s’appelle l’_____ en biologie.", language: "fr", passes: true),
    .init("Процесс перехода воды через мембрану называется _____ в биологии.", language: "ru", passes: true),
    .init("水通过膜的过程称为_____。", language: "zh", passes: true),
    .init("水が膜を通る現象は_____と呼ばれる。", language: "ja", passes: true),
    .init("水が膜を通る現象は_____に影響する。", language: "ja", passes: false),
  ]

  /// Whether the words around the blank of a sentence name the term.
  static func surround(_ blank: Range<String.Index>, in sentence: String) -> Bool {
    let (start, end) = (sentence[..<blank.lowerBound].suffix(40).lowercased(), sentence[blank.upperBound...].prefix(20).lowercased())
    let words = Words.all(start).filter { !articles.contains($0) }.joined(separator: " ")
    return before.contains { words == $0 || words.hasSuffix(" " + $0) } || unspacedBefore.contains(where: start.hasSuffix)
      || after.contains { end.hasPrefix(" " + $0) } || unspacedAfter.contains(where: end.hasPrefix)
  }

  /// Words between the cue and the term that are not part of either.
  private static let articles = Words.set(
    "a an the un une uno una el la le les l lo il ein eine einen einem der die das um uma o een en ett")

  private static let before = [
    "called", "known as", "termed", "named", "referred to as", "heißt", "heißen", "nennt man", "bezeichnet man als", "bezeichnet als",
    "sogenannte",
    "sogenannten", "se llama", "se llaman", "llamado", "llamada", "llamados", "llamadas", "se denomina", "se denominan", "denominado",
    "denominada",
    "se conoce como", "conocido como", "conocida como", "s'appelle", "s'appellent", "appelé", "appelée", "appelés", "appelées",
    "on appelle",
    "nommé", "nommée", "si chiama", "si chiamano", "chiamato", "chiamata", "chiamati", "chiamate", "detto", "detta", "detti", "dette",
    "prende il nome di", "chama-se", "chamam-se", "chamado", "chamada", "chamados", "chamadas", "designa-se por", "conhecido como",
    "conhecida como", "denominado", "heet", "heten", "noemt men", "genaamd", "nazywa się", "nazywają się", "nazywamy", "zwany", "zwana",
    "zwane",
    "называется", "называются", "называют", "kallas", "benämns", "يسمى", "تسمى",
  ]
  private static let after = ["genannt", "bezeichnet", "denir", "adı verilir", "genoemd"]
  private static let unspacedBefore = ["称为", "称作", "叫做", "叫作", "被称为", "เรียกว่า", "เรียกว่า "]
  private static let unspacedAfter = ["と呼", "という", "といい", "と言う", "라고 한다", "라고 부른다", "이라고 한다"]
}
