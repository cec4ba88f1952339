import NoteFacts
import Testing

@testable import ItemWriting

/// A rule that rejects good questions is worse than no rule. These questions were written to be good. Each is judged with all earlier ones
/// accepted.
@Suite("Good questions")
struct PrecisionTests {
  struct Good: Sendable, CustomTestStringConvertible {
    let language: String
    let topic: String
    let draft: QuestionDraft

    init(_ language: String, _ topic: String, _ evidence: String, _ stem: String, _ options: [String], _ rationale: String) {
      self.language = language
      self.topic = topic
      draft = QuestionDraft(
        evidence: evidence, stem: stem, correctAnswer: options.first ?? "", distractors: Array(options.dropFirst()), rationale: rationale)
    }

    var testDescription: String { "\(language): \(draft.stem)" }
  }

  static let questions = [
    Good(
      "en", "Forces", "An unbalanced force changes the velocity of a body, never its mass.",
      "What does an unbalanced force change about a body?", ["Its velocity", "Its mass", "Its colour", "Its volume", "Its density"],
      "An unbalanced force changes the velocity; the mass stays the same."),
    Good(
      "en", "Free fall", "At the surface of the Earth a body in free fall gains 9.8 metres per second every second.",
      "How much speed does a body in free fall near the Earth gain every second?",
      ["9.8 m/s", "0.98 m/s", "4.9 m/s", "19.6 m/s", "98 m/s"], "The notes give 9.8 metres per second for each second, not 4.9."),
    Good(
      "en", "Animals", "Invertebrates are animals that do not have a backbone.",
      "What do biologists call animals that do not have a backbone?",
      ["Invertebrates", "Amphibians", "Mammals", "Reptiles", "Vertebrates"], "Invertebrates lack a backbone."),
    Good(
      "en", "Chemistry",
      "In table salt each sodium atom has given one electron to a chlorine atom, so that Na+ and Cl− attract each other.",
      "Which ion forms when a sodium atom gives away one electron?", ["Na+", "Na−", "Na2+", "Cl−", "Cl+"],
      "Giving away an electron leaves the sodium ion Na+."),
    Good(
      "en", "History", "The Thirty Years' War lasted from 1618 to 1648 and ended with the Peace of Westphalia.",
      "Between which years was the Thirty Years' War fought?", ["1618–1648", "1608–1638", "1618–1658", "1628–1658", "1588–1618"],
      "It began in 1618 and ended in 1648."),
    Good(
      "en", "Grammar", "“It's” is short for “it is”, while “its” shows that something belongs to it.",
      "Which word completes the grammar example “The dog wagged _____ tail”?", ["its", "it's", "it is", "they're", "there"],
      "“Its” shows that the tail belongs to the dog."),
    Good(
      "en", "Programming", "A variable called row_count holds the number of rows that the query returned.",
      "What does the programming variable row_count hold?",
      ["The number of rows", "The name of the table", "The width of a column", "The text of the query", "The time of the last change"],
      "The query stores the number of rows there."),
    Good(
      "en", "Cells", "Water enters the cell through the _membrane_ by osmosis when the solution outside is thin.",
      "When the solution outside is thin, water enters the cell by _____.", ["osmosis", "digestion", "respiration", "pumping", "division"],
      "Water moves towards the stronger solution: that is osmosis."),
    Good(
      "es", "Verbos", "El pretérito imperfecto describe una acción del pasado que no tiene un final marcado.",
      "¿Qué tiempo verbal describe una acción del pasado que no tiene un final marcado?",
      ["El pretérito imperfecto", "El pretérito indefinido", "El futuro simple", "El condicional simple", "El presente de subjuntivo"],
      "Los verbos en pretérito imperfecto no marcan el final de la acción."),
    Good(
      "es", "Planetas", "Mercurio es el planeta que tiene menos masa de todo el sistema solar.", "¿Qué planeta tiene menos masa?",
      ["Mercurio", "Venus", "Marte", "Neptuno", "Saturno"], "Mercurio es el planeta de menor masa."),
    Good(
      "de", "Zellbiologie", "In den Mitochondrien gewinnt die Zelle den größten Teil ihrer Energie.",
      "Wo gewinnt die Zelle den größten Teil ihrer Energie?",
      ["In den Mitochondrien", "In den Ribosomen", "In der Zellwand", "Im Zellkern", "In der Vakuole"],
      "Laut Heft entsteht dort die meiste Energie."),
    Good(
      "de", "Wasser", "Wasser siedet auf Meereshöhe bei 100 °C, auf hohen Bergen schon bei etwa 90 °C.",
      "Bei welcher Temperatur siedet Wasser auf Meereshöhe?", ["100 °C", "80 °C", "90 °C", "110 °C", "120 °C"],
      "Auf Meereshöhe siedet Wasser bei 100 °C."),
    Good(
      "ja", "細胞", "ミトコンドリアは細胞が使うエネルギーの大部分を作る器官である。", "細胞が使うエネルギーの大部分を作る器官はどれですか。",
      ["ミトコンドリア", "リボソーム", "ゴルジ体", "細胞壁", "液胞"], "ノートには、ミトコンドリアがエネルギーの大部分を作ると書いてある。"),
    Good(
      "th", "เซลล์", "ไมโทคอนเดรียสร้างพลังงานส่วนใหญ่ที่เซลล์ใช้", "ส่วนใดของเซลล์สร้างพลังงานส่วนใหญ่",
      ["ไมโทคอนเดรีย", "ไรโบโซม", "ผนังเซลล์", "แวคิวโอล", "นิวเคลียส"], "ไมโทคอนเดรียสร้างพลังงานส่วนใหญ่"),
    Good(
      "ar", "الخلية", "تنتج الميتوكوندريا معظم الطاقة التي تستخدمها الخلية الحية.", "أي جزء من الخلية ينتج معظم الطاقة التي تستخدمها؟",
      ["الميتوكوندريا", "الريبوسوم", "النواة", "الفجوة", "الغشاء"], "تنتج الميتوكوندريا معظم الطاقة."),
    Good(
      "fr", "Géographie", "La Loire est le plus long fleuve de France : elle mesure 1 006 kilomètres.",
      "Quelle est la longueur de la Loire, en géographie ?", ["1 006 km", "486 km", "647 km", "777 km", "814 km"],
      "La Loire mesure 1 006 kilomètres."),
    Good(
      "zh", "光合作用", "植物通过光合作用把水和二氧化碳变成糖和氧气。", "植物通过光合作用产生哪种气体？", ["氧气", "氮气", "氢气", "氦气", "氯气"],
      "光合作用产生糖和氧气。"),
  ]

  @Test("violate no hard rule", arguments: questions)
  func precision(question: Good) {
    let notes = Self.questions.filter { $0.language == question.language }.map(\.draft.evidence).joined(separator: "\n")
    let earlier = Self.questions.filter { $0.language == question.language }.map(\.draft).prefix { $0 != question.draft }
    let slot = QuestionSlot(
      id: "S1", topic: question.topic, bloomLevel: .remember, difficulty: .easy, template: .conceptIdentification, keyPosition: 2)
    let context = DraftContext(slot: slot, language: question.language, notes: notes, accepted: Array(earlier))
    let judgement = QuestionValidator.judgement(of: question.draft, context)
    #expect(judgement.isUsable, "\(judgement.violations.map { "\($0.code): \($0.offence)" })")
  }

  @Test("stay grounded when their notes are part of other notes, but not without their notes")
  func notes() {
    for question in Self.questions {
      let slot = QuestionSlot(
        id: "S1", topic: question.topic, bloomLevel: .remember, difficulty: .easy, template: .conceptIdentification, keyPosition: 2)
      let codes = { (notes: String) in
        Set(
          QuestionValidator.violations(
            in: question.draft, DraftContext(slot: slot, language: question.language, notes: notes)
          ).map(\.code))
      }
      #expect(!codes("# x\n\(question.draft.evidence)\nEnd.").contains("grounding"), "\(question.draft.stem)")
      #expect(codes("Other notes of another lesson, which say nothing of it.").contains("grounding"), "\(question.draft.stem)")
    }
  }
}
