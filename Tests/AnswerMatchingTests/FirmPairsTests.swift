import AnswerMatching
import Testing

@Suite("Profile 2 judges like almost every teacher")
struct FirmPairsTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let answer: String
    let entry: String
    let language: String
    let format: ProductionFormat
    init(_ answer: String, _ entry: String, _ language: String, _ format: ProductionFormat = .freeResponseCloze) {
      (self.answer, self.entry, self.language, self.format) = (answer, entry, language, format)
    }

    var testDescription: String { "\(language): \(answer) / \(entry)" }
    var accepted: Bool { AnswerMatcher(language: language, format: format).isAccepted(answer, accept: [entry]) }
    var acceptedTurned: Bool { AnswerMatcher(language: language, format: format).isAccepted(entry, accept: [answer]) }
  }

  @Test(
    "matches",
    arguments: [
      Pair("it’s", "it's", "en"), Pair("п’ять", "п\u{2BC}ять", "uk"), Pair("d\u{60}accord", "d’accord", "fr"),
      Pair("« Non »", "\"Non\"", "fr"), Pair("„Ja“", "»Ja«", "de"), Pair("“Yes”, he said.", "\"Yes\" he said", "en"),
      Pair("e‑mail", "e-mail", "en"), Pair("soft\u{AD}ware", "software", "en"), Pair("10\u{202F}km", "10 km", "fr"),
      Pair("Ça va\u{202F}?", "Ça va?", "fr"), Pair("\u{2067}سلام\u{2069}", "سلام", "ar"), Pair("a  b\u{2009}c", "a b c", "en"),
      Pair("هل أنت بخير؟", "هل أنت بخير", "ar"), Pair("はい｡", "はい。", "ja"), Pair("是。", "是．", "zh"), Pair("ठीक है॥", "ठीक है", "hi"),
      Pair("ဟုတ်ကဲ့။", "ဟုတ်ကဲ့", "my"), Pair("ጥሩ።", "ጥሩ", "am"), Pair("བོད།", "བོད", "bo"), Pair("ជំរាបសួរ៕", "ជំរាបសួរ", "km"), Pair("No…", "No", "en"),
      Pair("x . .", "x", "en"), Pair("Ναι\u{37E}", "Ναι", "el"), Pair("Այո։", "Այո", "hy"), Pair("He said \"go.\"", "He said \"go\"", "en"),
      Pair("Qué hora es?", "¿Qué hora es?", "es"), Pair("İzmir", "izmir", "tr"), Pair("ILIK", "ılık", "tr"), Pair("BAKI", "Bakı", "az"),
      Pair("ΝΕΡΟ", "νερό", "el"), Pair("ΛΟΓΟΣ", "λόγος", "el"), Pair("GROSSE", "große", "de"), Pair("GROẞE", "große", "de"),
      Pair("ﬂat", "flat", "en"), Pair("ştiu", "știu", "ro"), Pair("soeur", "sœur", "fr"), Pair("елка", "ёлка", "ru"),
      Pair("مدرســة", "مدرسة", "ar"), Pair("كِتَاب", "كتاب", "ar"), Pair("كار", "کار", "fa"), Pair("می‌خواهم", "می خواهم", "fa"),
      Pair("٧", "7", "ar"),
      Pair("۷", "7", "fa"), Pair("७", "7", "hi"), Pair("בַּיִת", "בית", "he"), Pair("เเละ", "และ", "th"), Pair("คําถาม", "คำถาม", "th"),
      Pair("นํ้า", "น้ำ", "th"),
      Pair("ＯＫ", "OK", "ja"), Pair("ｶﾒﾗ", "カメラ", "ja"), Pair("食(た)べます", "食べます", "ja"), Pair("学生（がくせい）です", "学生です", "ja"),
      Pair("\u{1112}\u{1161}\u{11AB}국", "한국", "ko"), Pair("我 是 人", "我是人", "zh"), Pair("ฉัน ไป", "ฉันไป", "th"),
      Pair("ᲗᲑᲘᲚᲘᲡᲘ", "თბილისი", "ka"),
      Pair("i am here", "I am here.", "en", .wordReorder), Pair("私 は 学生 です", "私は学生です。", "ja", .wordReorder),
      Pair("I’m “here”", "I'm \"here\"", "en", .minimalPair), Pair("e\u{301}te\u{301}", "été", "fr", .minimalPair),
    ])
  func matches(_ pair: Pair) {
    #expect(pair.accepted)
    #expect(pair.acceptedTurned)
  }

  @Test(
    "does not match",
    arguments: [
      Pair("ill", "I'll", "en"), Pair("shell", "she'll", "en"), Pair("re-cover", "recover", "en"), Pair("по-моему", "по моему", "ru"),
      Pair("some time", "sometime", "en"), Pair("по тому", "потому", "ru"), Pair("por que", "porque", "pt"), Pair("2,5", "25", "de"),
      Pair("ό,τι", "ότι", "el"), Pair("?!", "。", "ja"), Pair("来ます（来ません）", "来ます", "ja"), Pair("Yes（no）", "Yes", "en"),
      Pair("ılık", "ilik", "tr"),
      Pair("ISIK", "ışık", "tr"), Pair("νερο", "νερό", "el"), Pair("Η", "ή", "el"), Pair("Busse", "Buße", "de"), Pair("m²", "m2", "en"),
      Pair("pena", "peña", "es"),
      Pair("drucken", "drücken", "de"), Pair("سال", "سأل", "ar"), Pair("إلي", "إلى", "ar"), Pair("ビル", "ビール", "ja"),
      Pair("きよう", "きょう", "ja"),
      Pair("ㄱㅏ", "가", "ko"), Pair("は", "ば", "ja"), Pair("ёлка", "елка", "uk"), Pair("เด็กๆ", "เด็ก", "th"), Pair("sheep", "sheet", "en"),
      Pair("a", "á", "vi"),
      Pair("let's eat, grandma", "let's eat grandma", "en", .minimalPair), Pair("Polish", "polish", "en", .minimalPair),
      Pair("Sure?", "Sure.", "en", .minimalPair), Pair("كَتب", "كتب", "ar", .minimalPair), Pair("ёлка", "елка", "ru", .minimalPair),
      Pair("am I here", "I am here", "en", .wordReorder),
    ])
  func differs(_ pair: Pair) {
    #expect(!pair.accepted)
    #expect(!pair.acceptedTurned)
  }

  @Test("a region or script subtag does not change the language", arguments: ["tr-TR", "TR", "tr_CY", "tr-Latn-TR"])
  func subtags(tag: String) {
    #expect(AnswerMatcher(language: tag).isAccepted("ISI", accept: ["ısı"]))
  }
}
