/// Decides whether a sentence with a blank says enough to tell the missing term, and whether a term can be missing.
enum GapGate {
  static let sentences: [TextExample] = [
    .init("Plants take up most of their water through their _____ in the soil.", passes: true),
    .init("This happens because the _____ takes up water from the soil.", passes: false),
    .init("In such a case, water moves through the _____ of the plant.", passes: false),
    .init("Water (and with it the salt of the _____) moves into the plant.", passes: false),
    .init("A _____ takes up most of the water of a plant from the soil.", passes: false),
    .init("The members are Mary Smith, John Brown, Peter _____ and Anna Jones.", passes: false),
    .init("One advantage of gardens indoors is that you, not the _____, control them.", language: "es", passes: false),
    .init("It is one of the many things that a _____ can do for us.", passes: false),
    .init("Dadurch wandert das Wasser durch die _____ in die Pflanze.", language: "de", passes: false),
    .init("Das Wasser wandert durch die _____ in die Wurzel der Pflanze.", language: "de", passes: true),
    .init("水通过植物根部的_____进入细胞内部。", language: "zh", passes: true),
  ]
  static let terms: [TextExample] = [
    .init("root hair", passes: true), .init("destroyed", passes: false), .init("speed", passes: true), .init("part B", passes: false),
    .init("km/h", passes: false), .init("Wurzelhaar", language: "de", passes: true), .init("abhängig", language: "de", passes: false),
    .init("细胞膜", language: "zh", passes: true), .init("两个附录是治理层", language: "zh", passes: false),
  ]

  /// The minimum number of content words beside the blank.
  private static let minimumContent = 4
  private static let minimumUnspacedCharacters = 10

  /// Whether the words around a blank say enough, and point to no other sentence.
  static func accepts(_ sentence: String, _ language: NotesLanguage) -> Bool {
    guard let blank = sentence.firstPlace(of: Fact.blank) else { return false }
    let before = sentence[..<blank.lowerBound]
    guard before.count(where: { "(（[".contains($0) }) == before.count(where: { ")）]".contains($0) }) else { return false }
    let words = Words.all(sentence)
    guard UnspacedScript.occurs(in: sentence) || !Fact.isEarly(blank, in: sentence), !SentenceNames.isTitle(sentence, language),
      isIn(language, words)
    else { return false }
    guard !sentence.contains("#"), !words.contains(where: pointers[language.code, default: []].contains) else { return false }
    return UnspacedScript.occurs(in: sentence)
      ? sentence.count(where: \.isLetter) >= minimumUnspacedCharacters && !ClauseWords.pointsElsewhere(sentence)
      : Set(Words.content(words, language.vocabulary)).count >= minimumContent
  }

  /// Whether a sentence is in the language of the notes: it contains at least two of its articles, prepositions and other common words.
  private static func isIn(_ language: NotesLanguage, _ words: [String]) -> Bool {
    let (common, edges, articles) = (language.vocabulary.common, ClauseWords.edges(language), language.definitions.articles)
    let isCommon = { (word: String) in common.contains(word) || edges.contains(word) || articles.contains(word + " ") }
    return common.isEmpty || words.count(where: isCommon) >= minimumCommon
  }

  private static let minimumCommon = 2

  /// Whether a sentence begins with a word that points to another one. A number or a year needs less of its sentence than a term.
  static func pointsBack(_ sentence: String, _ language: NotesLanguage) -> Bool {
    Words.all(sentence).first.map(pointers[language.code, default: []].contains) ?? false
  }

  /// Whether a term is a name of something, and a learner can be expected to type it.
  static func acceptsTerm(_ term: String, _ language: NotesLanguage) -> Bool {
    guard TermShape.canBeTyped(term) else { return false }
    if UnspacedScript.occurs(in: term) { return true }
    let words = term.split(whereSeparator: \.isWhitespace)
    guard let last = words.last, words.allSatisfy({ $0.contains(where: \.isLetter) }) else { return false }
    if language.code == "de" { return last.first?.isUppercase == true }
    return !(language.code == "en" && words.count == 1 && isParticiple(last))
  }

  /// Whether a word has the ending of a participle: “destroyed”, but not “speed”.
  private static func isParticiple(_ word: Substring) -> Bool {
    word.count > 5 && word.hasSuffix("ed") && !word.hasSuffix("eed") && word.first?.isLowercase == true
  }

  /// Words that point to another sentence, or to the writer's page.
  private static let pointers: [String: Set<String>] = [
    "en": Words.set(
      "it this that's these those such otherwise additionally furthermore moreover consequently accordingly similarly likewise meanwhile above below following previous example notice note suppose consider etc another"
    ),
    "de": Words.set(
      """
      solche solcher solches solchen hiervon hierbei hierfür hierdurch dabei dadurch damit dafür davon daraus darauf darin daran dazu darüber nun
      zudem ferner somit folglich dementsprechend folgende folgender folgendes folgenden beispiel weitere weiterer weiteres er es sie ihn ihm usw etc bzgl
      """),
    "es": Words.set(
      "ello dicho dicha dichos dichas tal tales mismo misma siguiente siguientes anterior otro otra otros otras ejemplo supongamos nótese etc"
    ),
    "fr": Words.set(
      "tel telle tels telles celui-ci celle-ci autre autres suivant suivante suivants précédent exemple cela celle celui etc"),
    "it": Words.set(
      "tale tali ulteriore esso essa essi esse altro altra altri altre stesso stessa seguente seguenti precedente esempio etc"),
    "nl": Words.set(
      "daarnaast hiervoor hierbij hierdoor daardoor daarbij hiermee daarmee hiervan daarvan hierin daarin zo'n zulke volgende ander andere voorbeeld etc"
    ),
    "pl": Words.set("taki taka takie takich słowy rysunku poniżej powyżej inny inna inne następujące następujący przykład etc"),
    "pt": Words.set("tal tais outro outra outros outras mesmo mesma seguinte seguintes anterior exemplo etc"),
    "ru": Words.set("такой такая такие таких такую такого следующий следующие пример он она оно они etc"),
  ]
}
