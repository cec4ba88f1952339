import AnswerMatching

/// Random text over many scripts, rich in everything the steps look at.
struct RandomText {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  static let alphabets: [[Unicode.Scalar]] = [
    scalars("abcxyzABCIiİıßẞéñœæş țŞ"), scalars("λόγοςΣσςάΆϊΐ΄·,;"), scalars("ёЁйЙиаоіїАОИ"),
    scalars("\u{301}\u{300}\u{307}\u{308}\u{306}\u{327}\u{323}\u{338}\u{345}"),
    scalars("ابتكيىۀهةأ\u{64B}\u{650}\u{651}\u{670}\u{640}\u{654}\u{653}،؟۔٧۱"), scalars("שלום\u{5B7}\u{5BC}\u{5C1}־׳״׃"),
    scalars("食学べがか\u{3099}\u{309A}ー()（）。、「」ｶﾞﾟ！？ＯＫ，．７"), scalars("เแกข\u{E4D}\u{E48}\u{E32}\u{E33}\u{E35}\u{E34}\u{E38}ๆฯ๓"),
    scalars("ເແຫນໜ\u{ECD}\u{EC8}\u{EB2}\u{EB3}\u{EB5}"), scalars("कख\u{93C}\u{94D}\u{902}।॥|५"),
    scalars("\u{1100}\u{1161}\u{11A8}가각ㄱ"), scalars(".!?…,.!?…,'’`\"“”«»-–—¿¡:;"),
    scalars("  \u{A0}\u{3000}\u{200B}\u{200D}\u{200C}\u{FEFF}\u{AD}\t\n  "), scalars("0123456789,"), scalars("ሰላም።፣፡ပါ။၊ខ្មែរ៕ៗԱբ։՞"),
    scalars("ﬁǅĳŀ≠½²😀👍🏽🇫🇷ſŉ"), scalars("òóỏọùúủaeyoutnq\u{309}\u{323}"), scalars("кन्तङञमपकहि\u{902}आअा\u{947}\u{200D}"),
    scalars("ഷൻന\u{D4D}\u{200D}ർരতৎ\u{9CD}ড\u{9BC}\u{9BE}\u{9C7}ি"),
    scalars("ខញ\u{17D2}\u{17BB}\u{17C6}\u{17C1}\u{17B8}\u{17B6}\u{17C9}\u{17C7}"),
    scalars("ကလ\u{103B}\u{103C}\u{103D}\u{103E}\u{1031}\u{102D}\u{102F}\u{1036}\u{1037}\u{103A}\u{1025}"),
    scalars("àáãũñéûẹèīȁȃĺśŷaeirl\u{303}\u{30F}\u{311}\u{304}"), scalars("љњђжџшћчцабвАБЉЊЂ"), scalars("ևեւվԵՎ՞՜՛՝։հայ"),
    scalars("ﻣﺪﺭﺳﺔﻻﷲﭐیکہھۃےۓ\u{6D6}\u{671}\u{66B}\u{66C}٠٩"), scalars("⼈⼭ヘべベ⿕・•·ﾡ﹖︓㈀"), scalars("ḃċṫgnt'ʻʼ′«» \u{202F}?!:;"),
    scalars("1234567890,,.. "),
  ]

  /// One language of each row of the table, and one that does not exist.
  static let languages = AnswerMatcher.languages.compactMap(\.first) + ["qaa"]

  mutating func next(upTo length: Int = 9) -> String {
    let palette = (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in Self.alphabets.randomElement(using: &generator) }
    var view = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &generator) {
      if let scalar = palette.randomElement(using: &generator)?.randomElement(using: &generator) { view.append(scalar) }
    }
    return String(view)
  }

  private static func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}

extension String {
  var bytes: [UInt8] { Array(utf8) }
}
