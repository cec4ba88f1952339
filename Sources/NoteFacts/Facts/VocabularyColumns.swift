/// Finds the two columns of a table that form a vocabulary list: their headers name languages, words or translations.
enum VocabularyColumns {
  static let examples: [(columns: [String], places: [Int]?)] = [
    (["English", "German"], [0, 1]),
    (["Word (Korean)", "Word (English)"], [0, 1]),
    (["Húngaro", "IPA", "Pronúncia", "Português"], [0, 3]),
    (["portuguese", "english", "part_of_speech", "example_pt", "example_en"], [0, 1]),
    (["FRANÇAISE", "ANGLAISE"], [0, 1]),
    (["Germany", "France"], nil),
    (["No.", "Wort", "Übersetzung"], [1, 2]),
    (["単語", "意味"], [0, 1]),
    (["Word", "Example"], nil),
    (["Country", "Language"], nil),
    (["Planet", "Meaning"], nil),
  ]

  /// The columns of the word and of its translation; `nil` if the table is no vocabulary list.
  static func places(in columns: [String]) -> (word: Int, translation: Int)? {
    let kinds = columns.map { Kind($0) }
    let sides = kinds.indices.filter { kinds[$0] != nil }
    guard sides.count >= 2, let first = kinds[sides[0]], let second = kinds[sides[1]],
      first == .language || second == .language || first != second
    else { return nil }
    return (sides[0], sides[1])
  }

  /// The column with the same words in the other Japanese script.
  static func otherSpelling(in columns: [String], beside place: Int) -> Int? {
    let isJapanese = { (header: String) in Words.all(header).contains(where: japanese.contains) }
    guard isJapanese(columns[place]) else { return nil }
    return columns.indices.first { $0 != place && isJapanese(columns[$0]) }
  }

  private static let japanese = Words.set("kana kanji hiragana katakana かな 仮名 漢字 ひらがな カタカナ")

  /// Whether a column holds the pronunciation of words. No question asks for it.
  static func isPronunciation(_ header: String) -> Bool {
    Words.all(header.replacing("_", with: " ")).contains(where: pronunciations.contains)
  }

  private enum Kind {
    case language, word, translation

    /// The kind of a column; `nil` for examples, pronunciations, remarks and all else.
    init?(_ header: String) {
      let words = Words.all(header.replacing("_", with: " "))
      guard !words.isEmpty, words.count <= 3, !words.contains(where: VocabularyColumns.others.contains),
        !VocabularyColumns.isPronunciation(header)
      else { return nil }
      if words.contains(where: LanguageNames.contain) {
        self = .language
      } else if words.contains(where: VocabularyColumns.words.contains) {
        self = .word
      } else if words.contains(where: VocabularyColumns.translations.contains) {
        self = .translation
      } else {
        return nil
      }
    }
  }

  private static let words = Words.set(
    """
    word words vocabulary vocab wort wörter vokabel vokabeln mot mots vocabulaire palabra palabras vocabulario parola parole vocabolo vocaboli
    palavra palavras woord woorden słowo słowa słówko słówka слово слова ord kelime kata sana szó kana kanji hiragana 単語 言葉 语词 单词 生词 词语
    词汇 단어 어휘 كلمة الكلمة คำ คำศัพท์
    """)
  private static let translations = Words.set(
    """
    translation translations meaning meanings übersetzung bedeutung traduction signification sens traducción significado traduzione significato
    tradução significado vertaling betekenis tłumaczenie znaczenie перевод значение översättning betydelse çeviri anlam anlamı 意味 翻译 意思 释义
    中文意思 번역 뜻 의미 ترجمة الترجمة معنى المعنى แปล ความหมาย
    """)
  private static let others = Words.set(
    """
    example examples sentence beispiel beispiele beispielsatz satz exemple phrase ejemplo frase esempio exemplo voorbeeld zin przykład zdanie
    пример предложение exempel mening örnek cümle 例文 例句 예문 note notes part pos gender plural case
    """)
  private static let pronunciations = Words.set(
    """
    pronunciation pronounce pronounced aussprache prononciation pronunciación pronuncia pronúncia uitspraak wymowa произношение транскрипция
    uttal okunuş telaffuz ipa phonetic phonetics lautschrift transliteration transliteração transcription romaji pinyin 发音 発音 拼音 발음
    """)
}
