import NoteFacts

extension ItemWritingRule {
  static let grounding = ItemWritingRule(
    "grounding", .hard,
    reason: "The notes must contain the evidence word for word, and most of the key unless the question asks for a calculation.",
    advice: "Quote a sentence of the notes word for word as evidence, and ask for what it says.",
    passing: [
      .draft("a quoted sentence"),
      .draft(
        "evidence in quotation marks", evidence: "“The mitochondrion makes most of the energy carrier that the cell uses”",
        notes: "The mitochondrion makes most of the energy carrier that the cell uses."),
      .draft("another form of a word", key: "Mitochondria"),
      .draft("an entry of a word list", key: "la casa", evidence: "la casa – house", topic: "la casa", notes: "la casa – house"),
      .draft("a key that must be computed", key: "Twelve bacteria", bloom: .apply),
      .draft(
        "in Japanese, without spaces", key: "ミトコンドリア", evidence: "ミトコンドリアは細胞のエネルギーの大部分を作る。", language: "ja", topic: "細胞",
        notes: "# 細胞\nリボソームは小さい。ミトコンドリアは細胞のエネルギーの大部分を作る。"),
      .draft(
        "in Thai, without spaces", key: "ไมโทคอนเดรีย", evidence: "ไมโทคอนเดรียสร้างพลังงานส่วนใหญ่ของเซลล์", language: "th", topic: "เซลล์",
        notes: "เซลล์มีหลายส่วน ไมโทคอนเดรียสร้างพลังงานส่วนใหญ่ของเซลล์ ไรโบโซมสร้างโปรตีน"),
      .draft(
        "in Arabic, with the article only in the notes", key: "ميتوكوندريا",
        evidence: "تنتج الميتوكوندريا معظم الطاقة التي تستخدمها الخلية.",
        language: "ar", topic: "الخلية"),
      .draft(
        "in German, in an inflected form", key: "das Mitochondrium",
        evidence: "In den Mitochondrien entsteht die meiste Energie der Zelle.",
        language: "de",
        topic: "Zelle", notes: "Das heißt so. In den Mitochondrien entsteht die meiste Energie der Zelle."),
    ],
    failing: [
      .draft(
        "a sentence that is not in the notes", evidence: "Ribosomes build proteins from amino acids in every cell.",
        notes: "The cell has ribosomes."),
      .draft("evidence that is too short", evidence: "most of the energy", notes: "The cell makes most of the energy."),
      .draft("a key that is not in the notes", key: "Golgi apparatus"),
      .draft(
        "in Japanese, a key and a sentence that are not in the notes", key: "細胞壁", evidence: "リボソームは細胞のたんぱく質を作る。", language: "ja",
        notes: "ミトコンドリアは細胞のエネルギーを作る。"),
    ]
  ) { draft, context in
    guard isQuoted(draft, context.index) else { return draft.evidence.isEmpty ? "no evidence" : draft.evidence }
    guard context.slot.bloomLevel == .remember || context.slot.bloomLevel == .understand else { return nil }
    if WritingSystem.hasUnspaced(draft.correctAnswer) {
      return context.index.shareOfLetterPairs(of: draft.correctAnswer) >= 0.6 ? nil : draft.correctAnswer
    }
    return 10 * draft.keyContent.count(where: context.index.knows) >= 6 * draft.keyContent.count ? nil : draft.correctAnswer
  }

  private static let minimumWords = 5
  private static let minimumLetters = 12

  /// Whether the evidence is long enough and is in the notes. A shorter text counts if it is all of the notes: one entry of a word list. In
  /// scripts without spaces, letters are counted and compared instead of words.
  private static func isQuoted(_ draft: DraftReading, _ notes: NotesIndex) -> Bool {
    guard WritingSystem.hasUnspaced(draft.evidence) else {
      let count = draft.evidenceWords.count
      return (count >= minimumWords || count == notes.wordCount) && notes.contains(draft.evidenceWords)
    }
    let count = draft.evidence.count { $0.isLetter || $0.isNumber }
    return (count >= minimumLetters || count == notes.letterCount) && notes.containsLetters(of: draft.evidence)
  }
}
