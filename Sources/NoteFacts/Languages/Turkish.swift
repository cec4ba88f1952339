extension NotesLanguage {
  static let turkish = NotesLanguage(
    code: "tr", name: "Turkish",
    vocabulary: Vocabulary(
      common: """
        bir bu şu ile için gibi olan olarak daha çok her ama veya hem değil var yok ise kadar sonra önce göre üzere tarafından onun
        onlar biz siz ben sen
        """,
      meta: "yukarıdakilerin hepsi;hepsi;hiçbiri;yukarıdakilerin hiçbiri;a ve b;b ve c;a ve c;ne a ne b",
      negatives: "değil değildir hariç dışında asla yanlış yanlıştır",
      absolutes: "her daima asla hepsi bütün tüm yalnızca sadece hiçbir tamamen imkansız",
      vague: "sık sıklıkla bazen genellikle nadiren bazı birçok",
      banned: "metne göre;notlara göre;belirtildiği gibi;bu soruda;doğru cevap;a seçeneği;b seçeneği",
      interrogatives: "ne nedir nedeni hangi hangisi hangisidir hangisinde kim neden niçin nerede nasıl kaç kaçtır"),
    definitions: DefinitionWording(
      copulas: [(", ", "")],
      articles: [],
      pronouns:
        "o bu şu onlar bunlar şunlar burada orada kim ne hangi her diğer başka ancak fakat ama ve veya ayrıca sonra önce bunun böylece çünkü eğer",
      leaning: "bu bunlar bunun ayrıca böylece burada",
      hollow: "bir örnek;aynı;ve;ama;fakat",
      endings: ["dır", "dir", "dur", "dür", "tır", "tir", "tur", "tür"],
      aliases: [" diğer adıyla ", " veya diğer adıyla "]),
    reasons: .none,
    questions: QuestionWording(
      termOf: "Şu tanım hangi terime aittir: “{a}”?|Hangi terim şu anlama gelir: “{a}”?",
      meaningOf: "“{a}” terimi ne anlama gelir?|“{a}” teriminin tanımı nedir?|“{a}” nedir?",
      descriptionOf: "Hangi açıklama “{a}” için doğrudur?",
      describedAs: "Şu açıklama hangisine aittir: “{a}”?",
      stepAfter: "“{a}.” Hangi adım şundan hemen sonra gelir: “{b}”?", stepBefore: "“{a}.” Hangi adım şundan hemen önce gelir: “{b}”?",
      firstStep: "“{a}.” İlk adım hangisidir?", lastStep: "“{a}.” Son adım hangisidir?",
      compute: "{a} formülünü kullanın: {b}. {c} kaçtır?", entryWith: "Hangisinde “{a}” sütununda “{b}” yazar?",
      valueOf: "“{a}” için “{b}” sütununda ne yazar?",
      gap: "“{a}” Boşluğa hangi terim gelir?", missing: "Burada ne eksik: “{a}”?",
      yearOf: "Bu hangi yılda oldu: “{a}”?",
      ordinals: "önce ilk ikinci üçüncü sonra ardından son sonunda", and: " ve ", decimalMark: ",")
  )
}
