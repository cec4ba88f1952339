import AnswerMatching
import Testing

@Suite("Profile 1, the original pipeline")
struct SeedProfileTests {
  let matcher = AnswerMatcher(profile: .seed, language: "en")

  @Test(
    "is frozen",
    arguments: [
      ("  Hello, World!?  ", "helloworld"),
      ("10\u{A0}km", "10\u{A0}km"),
      ("x . .", "x."),
      ("食（た）べます。", "食べます"),
      ("食(た)べます", "食(た)べます"),
      ("学（がく", "学（がく"),
      ("（（a）b）", "b）"),
      ("مَدْرَسَة۔", "مدرسة"),
      ("هٰذا", "هٰذا"),
      ("cafe\u{301}", "café"),
      ("İ", "i\u{307}"),
      ("ΛΟΓΟΣ", "λογοσ"),
      ("STRASSE ẞ", "strasseß"),
      ("2,5", "25"),
      ("我，是、人！", "我是人"),
      ("हाँ।", "हाँ"),
      ("ខ្មែរ។", "ខ្មែរ"),
      ("؟", "؟"),
      ("\u{200B}a\u{2028}", "a"),
      ("\u{FEFF}a", "\u{FEFF}a"),
      ("go. ,", "go."),
      ("¿Qué?", "¿qué"),
    ])
  func frozen(text: String, normalized: String) {
    #expect(matcher.normalize(text).bytes == normalized.bytes)
  }

  @Test("works on scalars: it removes a space or a comma even before a mark")
  func scalars() {
    #expect(matcher.normalize("a \u{301},\u{308}b").bytes == "a\u{301}\u{308}b".bytes)
    #expect(matcher.normalize("\u{D4E}.").bytes == "\u{D4E}".bytes)
  }

  @Test("compares uncomposed forms canonically")
  func canonicalComparison() {
    #expect(matcher.isAccepted("\u{3AA}\u{301}", accept: ["\u{390}"]))
    #expect(matcher.isAccepted("e \u{301}", accept: ["é"]))
  }

  @Test("ignores language, policy and format", arguments: ProductionFormat.allCases)
  func oneForAll(format: ProductionFormat) {
    let policy = MatchingPolicy(letterCase: .strict, marks: .strict, spaces: .strict, nearMisses: ["ok"])
    let other = AnswerMatcher(profile: .seed, language: "tr", format: format, policy: policy)
    for text in ["İI ı, كَ.", "O K", "食（た）"] { #expect(other.normalize(text).bytes == matcher.normalize(text).bytes) }
    #expect(other.verdict(on: "Ok!", accept: ["OK"]).outcome == .right)
  }

  @Test("never accepts an empty form", arguments: ["", " ", "?!", ",", "（a）", "。"])
  func empty(answer: String) {
    #expect(!matcher.isAccepted(answer, accept: [answer, "", ".", "。"]))
  }

  @Test("does not confuse different answers, and rejects garbage", arguments: MatchingProfile.all.map(\.number))
  func parenthesesTrap(number: Int) throws {
    let profile = try #require(MatchingProfile.numbered(number))
    let matcher = AnswerMatcher(profile: profile, language: "en")
    #expect(matcher.normalize("hello") == "hello")
    #expect(!matcher.isAccepted("hello world", accept: ["goodbye"]))
    #expect(!matcher.isAccepted("zzz-sentinel-zzz", accept: ["hello world", "食べます"]))
  }

  @Test("joins the tiles of scripts without spaces")
  func joinedTiles() {
    #expect(matcher.isAccepted("ฉัน ชอบ กิน ข้าว", accept: ["ฉันชอบกินข้าว"]))
    #expect(matcher.isAccepted("私 は 食べます", accept: ["私は食（た）べます。"]))
  }
}
