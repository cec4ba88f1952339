extension NotesLanguage {
  static let korean = NotesLanguage(
    code: "ko", name: "Korean",
    vocabulary: Vocabulary(
      common: "그 이 저 것 수 및 또는 그리고 하는 있는 되는 위한 대한 통해",
      meta: "모두 정답;위의 모든 것;모두 맞다;위의 어느 것도 아니다;해당 없음;정답 없음",
      negatives: "아닌 않는 않은 제외하고 틀린",
      absolutes: "항상 절대 모든 오직 반드시",
      vague: "자주 가끔 보통 대개 드물게",
      banned: "본문에 따르면;노트에 따르면;이 질문에서;정답은",
      interrogatives: "무엇 무엇인가 무엇입니까 무엇인가요 어느 어떤 왜 누가 언제 어디 어떻게 얼마입니까"),
    definitions: DefinitionWording(
      copulas: [("이란 ", ""), ("란 ", "")],
      articles: [],
      pronouns: "이것 그것 저것 이 그 저 여기 거기 이는 그는",
      leaning: "또한 이것 그것 이러한 그러한",
      endings: ["을 말한다", "를 말한다", "을 뜻한다", "를 뜻한다", "을 의미한다", "를 의미한다", "이다", "입니다", "이에요"],
      aliases: ["라고도 한다", "라고도 부른다"]),
    reasons: .none,
    questions: QuestionWording(
      termOf: "다음 뜻을 가진 용어는 무엇입니까: “{a}”?|다음 정의에 해당하는 용어는 무엇입니까: “{a}”?",
      meaningOf: "용어 “{a}”의 뜻은 무엇입니까?|“{a}”의 정의는 무엇입니까?",
      descriptionOf: "“{a}”에 해당하는 설명은 무엇입니까?",
      describedAs: "다음 설명에 해당하는 것은 무엇입니까: “{a}”?",
      stepAfter: "“{a}.” 다음 단계 바로 뒤에 오는 것은 무엇입니까: “{b}”?", stepBefore: "“{a}.” 다음 단계 바로 앞에 오는 것은 무엇입니까: “{b}”?",
      firstStep: "“{a}.” 첫 단계는 무엇입니까?", lastStep: "“{a}.” 마지막 단계는 무엇입니까?",
      compute: "식 {a}에서 {b}입니다. {c}의 값은 얼마입니까?", entryWith: "“{a}” 항목이 “{b}”인 것은 무엇입니까?",
      valueOf: "“{a}”의 “{b}” 항목은 무엇입니까?",
      gap: "“{a}” 빠진 용어는 무엇입니까?", missing: "여기에 들어갈 것은 무엇입니까: “{a}”?",
      yearOf: "다음 일은 몇 년에 있었습니까: “{a}”?", ordinals: "먼저 첫째 둘째 셋째 다음 그다음 마지막 끝으로", and: ", "))
}
