import Testing

@testable import ItemWriting
@testable import NoteFacts
@testable import QuestionWriting

@Suite("Languages of notes")
struct LanguageTests {
  static let rows = NotesLanguage.table + [.neutral]

  @Test("ask whole questions with every placeholder replaced once", arguments: rows.map(\.code))
  func phrasings(code: String) throws {
    let row = try #require(Self.rows.first { $0.code == code })
    let wording = row.questions
    let ones = wording.named + wording.termOf + wording.meaningOf + wording.reasonOf + wording.resultOf + wording.gap + wording.missing
    for phrasing in ones + [wording.firstStep, wording.lastStep] { check(phrasing, ["a"], row) }
    for phrasing in [wording.stepAfter, wording.stepBefore, wording.entryWith, wording.valueOf] { check(phrasing, ["a", "b"], row) }
    check(wording.compute, ["a", "b", "c"], row)
    #expect(!wording.termOf.isEmpty && !wording.meaningOf.isEmpty && !wording.gap.isEmpty)
    #expect(row.reasons.because.isEmpty || !wording.reasonOf.isEmpty)
    #expect(row.reasons.leadsTo.isEmpty || !wording.resultOf.isEmpty)
    #expect(wording.named.isEmpty == wording.openings.isEmpty)
  }

  private func check(_ phrasing: String, _ places: [String], _ row: NotesLanguage) {
    for place in places { #expect(phrasing.ranges(of: "{\(place)}").count == 1, "\(phrasing)") }
    #expect(phrasing.count { $0 == "{" } == places.count, "\(phrasing)")
    #expect(phrasing.contains { "?？؟".contains($0) }, "\(phrasing)")
    let words = Words.all(phrasing)
    #expect(row.vocabulary.interrogatives.isEmpty || words.contains(where: row.vocabulary.interrogatives.contains), "\(phrasing)")
    #expect(!words.contains(where: row.vocabulary.negatives.contains), "\(phrasing)")
  }

  @Test("have one entry each")
  func oneRow() {
    #expect(Set(NotesLanguage.table.map(\.code)).count == NotesLanguage.table.count)
    #expect(NotesLanguage.of("xx") == nil && NotesLanguage.orNeutral("xx").code == "und")
  }

  @Test("use inner quotation marks only inside quotation marks")
  func quotes() {
    let wording = NotesLanguage.spanish.questions
    #expect(wording.filled("¿Qué es «{a}»?", ["a": "la «a»"]) == "¿Qué es «la “a”»?")
    #expect(wording.filled("¿Qué es {a}?", ["a": "la «a»"]) == "¿Qué es la «a»?")
    #expect(wording.filled("{a} {b} {c}", ["a": "{b}", "b": "x"]) == "{b} x {c}")
  }

  /// A glossary in supported and unsupported languages, with and without spaces between words.
  private static let glossaries: [String: [(String, String)]] = [
    "sw": [
      ("Seli", "sehemu ndogo kabisa ya kiumbe hai"), ("Tishu", "kundi linalofanya kazi moja pamoja"),
      ("Ogani", "muundo wenye umbo lake maalumu"),
      ("Mmea", "kiumbe kinachotengeneza chakula kwa mwanga"), ("Mbegu", "kitu kidogo kinachopandwa ardhini kuota"),
    ],
    "th": [
      ("เซลล์", "หน่วยที่เล็กที่สุดของสิ่งมีชีวิต"), ("เนื้อเยื่อ", "กลุ่มของหน่วยเล็กที่ทำงานร่วมกัน"), ("อวัยวะ", "โครงสร้างที่ทำหน้าที่เฉพาะในร่างกาย"),
      ("ราก", "ส่วนที่ดูดน้ำจากดินเข้าสู่พืช"), ("ใบ", "ส่วนสีเขียวที่สร้างอาหารด้วยแสง"),
    ],
    "ja": [
      ("細胞", "すべての生物の体をつくっている最も小さい単位"), ("花粉", "花の中でつくられて種子を生むために運ばれる粉"), ("器官", "いくつかの集まりからできて一つの仕事をする構造"),
      ("根", "土の中から水を吸い上げて茎へ送り出している部分"), ("葉", "太陽の光を受けて植物に必要な養分をつくる部分"),
    ],
    "ar": [
      ("الخلية", "أصغر وحدة في جسم الكائن الحي"), ("النسيج", "مجموعة وحدات صغيرة تؤدي عملا واحدا"),
      ("العضو", "تركيب من عدة مجموعات يؤدي وظيفة"),
      ("الجذر", "الجزء الذي يمتص الماء من التربة"), ("الورقة", "الجزء الأخضر الذي يصنع الغذاء بالضوء"),
    ],
  ]

  @Test("give questions also without data of their own", arguments: ["sw", "th", "ja", "ar"])
  func any(code: String) async throws {
    let entries = try #require(Self.glossaries[code])
    let notes = NotesDocument(markdown: "# Biology\n" + entries.map { "- \($0.0): \($0.1)" }.joined(separator: "\n"))
    let request = try PracticeTestRequest(course: "Biology", difficulty: .easy, questionCount: 5)
    let test = try await request.written(from: notes, language: code, segmentation: CharacterSegmentation(), seed: 3)
    #expect(test.missing <= 1, "\(test.questions.map(\.draft.stem))")
    let options = Set(entries.flatMap { [$0.0, $0.1] })
    for question in test.questions { #expect(options.isSuperset(of: question.options)) }
  }

  @Test("get spaces between words for the rules, if their script has none")
  func spaced() {
    let spaced = { UnspacedScript.spaced($0, by: CharacterSegmentation()) }
    #expect(Words.all(spaced("細胞 is a cell。3細")) == ["細", "胞", "is", "a", "cell", "3", "細"])
    #expect(spaced("A cell, étude № 3") == "A cell, étude № 3")
  }
}
