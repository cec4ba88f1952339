extension FactGate {
  /// A meaning says what a thing is. A comment, an instruction, half a sentence or a sentence about something else does not.
  static let looseMeaning = FactGate(
    name: "loose meaning",
    examples: [
      .init("Economics", "due to surplus of goods the price falls", passes: false),
      .init("Cell wall", "it protects the cell from bursting", passes: false),
      .init("Lens", "you need one to see the small dots", passes: false),
      .init("Truman", "became president after the death of Roosevelt", passes: false),
      .init("Reform", "the law that was passed because of", passes: false),
      .init("Parts", "the following four things that we discussed:", passes: false),
      .init("Grouping", "frequency displays, distributions, histograms", passes: false),
      .init("Median", "average of the two middle values = 35", passes: false),
      .init("Duration", "3 hours for a game of three players", passes: false),
      .init("Rate", "the number of turns is eight in each minute", passes: false),
      .init("Trade winds", "The calm zone (ITC) is an area of low pressure", passes: false),
      .init("Stator", "the part that is fixed to the frame", passes: true),
      .init("Forms", "two kinds: open and closed ones", passes: false),
      .init("Putsch", "In 1923 gescheiteter Versuch der Partei", language: "de", passes: false),
      .init("Alkali metals", "the metals lithium, sodium, potassium and their heavier relatives in group one", passes: true),
      .init("Robustness", "“the program runs for four weeks without a restart”", passes: false),
      .init("Sensors", "cameras (for pictures), microphones (for speech and noise), radar (for cars)", passes: false),
      .init("Threads", "describe how two threads can share one counter", passes: false),
      .init("Realism", "“art for all”, a movement of painters who show plain life", passes: true),
      .init("Ofen", "weil er die Wärme sehr lange hält", language: "de", passes: false),
      .init("Ribosome", "the body that builds proteins", passes: true),
      .init("Osmosis", "movement of water through a membrane", passes: true),
    ],
    refuses: { candidate in
      let (words, language) = (candidate.meaningWords, candidate.language)
      guard let first = words.first, let last = words.last, candidate.meaning.last.map({ !":：,;…，；".contains($0) }) ?? false else {
        return true
      }
      guard candidate.meaning.first.map({ $0.isLetter || "«“„「‘\"(".contains($0) }) ?? false else { return true }
      if LooseMeanings.isStatement(candidate.meaning, language) || LooseMeanings.isQuotation(candidate.meaning) { return true }
      if LooseMeanings.isEnumeration(candidate.meaning) || LooseMeanings.hasSigns(candidate.meaning) { return true }
      if LooseMeanings.openings(language).contains(first) || LooseMeanings.endings(language).contains(last) { return true }
      if LooseMeanings.speaks(words, language) { return true }
      return language.code == "en" && LooseMeanings.isPastVerb(first)
    })
}

/// The words that no definition begins with, ends with or contains.
enum LooseMeanings {
  static func openings(_ language: NotesLanguage) -> Set<String> { openings[language.code] ?? allOpenings(language) }

  private static let openings = Dictionary(uniqueKeysWithValues: NotesLanguage.table.map { ($0.code, allOpenings($0)) })

  private static func allOpenings(_ language: NotesLanguage) -> Set<String> {
    language.definitions.pronouns.subtracting(["one", "for", "something", "la", "el", "le"]).union(more[language.code] ?? [])
  }

  static func endings(_ language: NotesLanguage) -> Set<String> { ends[language.code] ?? [] }

  /// Pronouns of the first and second person.
  static func persons(_ language: NotesLanguage) -> Set<String> { speakers[language.code] ?? [] }

  /// Whether some words speak of the writer or to the reader, also in a short form: `you’ve`.
  static func speaks(_ words: [String], _ language: NotesLanguage) -> Bool {
    let persons = persons(language)
    return words.contains { persons.contains($0) || persons.contains(String($0.prefix { $0 != "'" })) }
  }

  /// Whether an English word is probably the past tense of a verb, so that the meaning is half a sentence.
  static func isPastVerb(_ word: String) -> Bool { pastVerbs.contains(word) }

  /// Whether a text is a sentence with a finite verb of its own. A definition has its verb in a relative clause.
  static func isStatement(_ text: String, _ language: NotesLanguage) -> Bool {
    let start = withoutRemarks(text).prefix { !",;，；–".contains($0) }
    let words = Words.all(String(start)).prefix { !relatives.contains($0) }
    return words.contains(where: ClauseWords.verbs(language).contains)
  }

  /// The text without what stands in brackets.
  private static func withoutRemarks(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "(")) || text.unicodeScalars.contains("（") else { return text }
    var (plain, depth) = ("", 0)
    for character in text {
      if "(（".contains(character) { depth += 1 }
      if depth == 0 { plain.append(character) }
      if ")）".contains(character) { depth = max(0, depth - 1) }
    }
    return plain
  }

  /// Whether a text is in quotation marks as a whole. It is an example, or what somebody said.
  static func isQuotation(_ text: String) -> Bool {
    let inside = text.dropLast(text.last.map { ".。!".contains($0) } == true ? 1 : 0)
    guard let first = inside.first, let last = inside.last, "\"“„«「".contains(first), "\"”“»」".contains(last) else { return false }
    return !inside.dropFirst().dropLast().contains { "\"“”„«»「」".contains($0) }
  }

  /// Words that begin relative clauses.
  private static let relatives = Words.set(
    """
    that which who whose whom where when what how if because as while than
    que quien quienes cual cuales cuyo donde cuando qui dont où lequel laquelle lesquels lesquelles che cui quale dove quando quem onde
    wie wo wenn dass was welcher welche welches die dat wie wat waar który która które których gdzie который которая которое которые где som där
    """)

  /// Whether a text is a list of at least three short parts, which are examples and not a definition.
  static func isEnumeration(_ text: String) -> Bool {
    guard text.unicodeScalars.count(where: { ",，、".unicodeScalars.contains($0) }) >= 2 else { return false }
    let parts = withoutRemarks(text).split { ",，、".contains($0) }
    guard parts.count >= 3 else { return false }
    let short = parts.count { UnspacedScript.occurs(in: String($0)) ? $0.count <= 8 : Words.all(String($0)).count <= 3 }
    return 4 * short >= 3 * parts.count
  }

  /// Whether a text contains signs of formulas, or a label of its own.
  static func hasSigns(_ text: String) -> Bool {
    ["(e.g", " = ", " + ", ": ", "：", " / ", " -- ", "…", "..."].contains { text.firstPlace(of: $0) != nil }
  }

  private static let pastVerbs = Words.set(
    """
    became was were is are had has have did does began led made took gave went came wrote built won lost fought ruled signed created
    invented discovered introduced founded established developed published passed argued believed proposed used uses helps allows
    provides contains includes increases decreases reduces causes produces makes gives takes shows means needs requires works occurs
    happens consists depends refers represents indicates describes measures controls stores returns creates
    """)

  private static let more: [String: Set<String>] = [
    "en": Words.set(
      "due because and but so if when while with by to in on at as than not no see eg yes can could will would should must may might e.g i.e etc more less most also only just do don't use try make check click run there describe explain discuss"
    ),
    "de": Words.set(
      "in nach vor seit aus auf an von für im am beim zur zum ab unter über weil wenn und oder aber mit durch bei um zu nicht kein keine siehe ja nein kann muss soll ist sind wird hat haben beschreibe beschreiben beschreibt erkläre erklären nenne nennen"
    ),
    "es": Words.set(
      "en desde hasta de del al mediante através sirve porque cuando si y pero con por para sin no sí es son se tiene tienen puede debe fue describe describir describa explica explicar explique"
    ),
    "fr": Words.set(
      """
      en dans à de depuis grâce selon chez parce quand si et mais avec par pour sans ne est sont a ont peut doit on permet décrire
      décrivez expliquer expliquez citer citez
      """),
    "it": Words.set(
      "in nel nella da dal di tramite attraverso grazie utile utili serve perché quando se e ma con per senza non è sono ha hanno può deve si descrivi descrivere spiega spiegare illustra illustrare elenca elencare"
    ),
    "pt": Words.set(
      """
      em no na de através mediante refere-se serve porque quando se e mas com por para sem não é são tem têm pode deve foi descreva
      descrever explique explicar cite citar
      """),
    "nl": Words.set("in op na van bij via omdat als en maar met door om te niet geen is zijn wordt kan moet heeft beschrijf noem"),
    "pl": Words.set(
      """
      w na po do od około ponieważ bo gdy jeśli i ale z przez dla bez nie jest są ma może opisz opisać wyjaśnij wyjaśnić wymień podaj
      """),
    "ru": Words.set(
      """
      в на по от до при потому когда если и но с для без не есть имеет может это опишите описать объясните объяснить перечислите
      назовите
      """),
    "sv": Words.set("eftersom när om och men med för utan inte är har kan"),
  ]

  private static let ends: [String: Set<String>] = [
    "en": Words.set("of to in on at by as for with from and or but than that which the a an is are was were because if when"),
    "de": Words.set("von zu in im an auf aus bei mit für und oder aber der die das ein eine ist sind weil wenn dass"),
    "es": Words.set("de del a al en con por para y o que el la los las un una es son"),
    "fr": Words.set("de du des à au aux en dans par pour et ou que qui le la les un une est sont"),
    "it": Words.set("di del della a al da in con su per e o che il lo la i gli le un una è sono"),
    "pt": Words.set("de do da a ao em no na com por para e ou que o os as um uma é são"),
    "nl": Words.set("van te in op aan bij met voor door en of maar de het een is zijn dat die"),
  ]

  private static let speakers: [String: Set<String>] = [
    "en": Words.set("i we you your our my me us let's"), "de": Words.set("ich wir du dich uns mein meine unser unsere"),
    "es": Words.set("yo nosotros tú nos nuestro nuestra mi"), "fr": Words.set("je nous vous mon notre votre"),
    "it": Words.set("io noi nostro nostra mio mia"), "pt": Words.set("eu nós nosso nossa meu minha"),
    "nl": Words.set("ik wij we je jij ons onze mijn"),
  ]
}
