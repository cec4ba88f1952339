extension FactGate {
  /// A clause or a fragment of one is no term: `just as`, `the molar mass is`, `If it rains`.
  static let clause = FactGate(
    name: "clause",
    examples: [
      .init("just as", "the moon goes round the earth each month", passes: false),
      .init("The molar mass is", "the mass of one mole of particles", passes: false),
      .init("If demand falls", "the price of the good drops too", passes: false),
      .init("You can use", "the lens that is nearest to the eye", passes: false),
      .init("The usual layers include", "the storage, the rules and the screens", passes: false),
      .init("Created by", "the chemist who found the element first", passes: false),
      .init("Wenn es regnet", "das Wasser, das in den Boden sickert", language: "de", passes: false),
      .init("专业术语为", "立即调用的一种函数表达式", language: "zh", passes: false),
      .init("这些方法", "能够减少计算时间的各种办法", language: "zh", passes: false),
      .init("Cuanto mayor", "el factor de calidad, más fácil es sintonizar", language: "es", passes: false),
      .init("Ovviamente", "la misura in cui un corpo resiste al moto", language: "it", passes: false),
      .init("Sicherlich", "die Zahl der Kerne, die in einer Sekunde zerfallen", language: "de", passes: false),
      .init("Hierin", "het deel van de schijf dat eerst wordt gelezen", language: "nl", passes: false),
      .init("Estudió la histeria", "una enfermedad de los nervios de aquella época", language: "es", passes: false),
      .init("Erhaltung der Energie", "das Gesetz, nach dem keine Energie verloren geht", language: "de", passes: true),
      .init("Alexander the Great", "the king who led an army from Greece to India", passes: true),
      .init("Vitamin A deficiency", "the lack of a vitamin that the eye needs", passes: true),
      .init("Semente", "a parte da planta de que nasce outra planta", language: "pt", passes: true),
      .init("Verweise", "die Stellen, die auf andere Texte zeigen", language: "de", passes: true),
      .init("Mente", "la parte dell'uomo che pensa e ricorda", language: "it", passes: true),
      .init("Law of demand", "the rule that people buy less at a higher price", passes: true),
      .init("Ley de Ohm", "la relación entre tensión y corriente", language: "es", passes: true),
    ],
    refuses: { candidate in
      let (words, language) = (candidate.termWords, candidate.language)
      guard let first = words.first, let last = words.last else { return true }
      let edges = ClauseWords.edges(language)
      return correlatives.contains(first) || edges.contains(first) || edges.contains(last) || language.definitions.pronouns.contains(first)
        || hasVerbBeforeArticle(candidate)
        || words.contains(where: ClauseWords.verbs(language).contains) || ClauseWords.isAdverb(first, language)
        || (UnspacedScript.occurs(in: candidate.term) && ClauseWords.isUnspacedClause(candidate.term))
    })
}

/// Words that begin the first half of a comparison: “Cuanto mayor …, más fácil …”.
private let correlatives = Words.set("cuanto cuanta cuantos cuantas quanto quanta quanti quante je desto umso чем")

/// Whether a term probably begins with a verb, because its second word is an article. A German or Dutch article can be a genitive or a part of
/// a name: “Erhaltung der Energie”, “Johan de Witt”. An article before a capital can be a part of a name too: “Alexander the Great”. A Spanish
/// first word with “ó” at its end is a verb all the same: “Estudió la Histeria”.
@Sendable private func hasVerbBeforeArticle(_ candidate: FactGate.Candidate) -> Bool {
  let (words, language) = (candidate.termWords, candidate.language)
  guard words.count >= 3, words[1].count >= 2, !["de", "nl"].contains(language.code),
    language.definitions.articles.contains(words[1] + " ")
  else { return false }
  let isEpithet = candidate.term.split(separator: " ").dropFirst(2).first?.first?.isUppercase == true
  return !isEpithet || words[0].hasSuffix("ó")
}

/// The words that only clauses contain, or with which no term begins or ends.
package enum ClauseWords {
  /// Words with which a term neither begins nor ends: prepositions, conjunctions, pronouns, question words.
  package static func edges(_ language: NotesLanguage) -> Set<String> { lists[language.code]?.edges ?? anyEdges }

  /// The words of ``edges(_:)`` in all languages, for text whose language is not known yet.
  static let edgesOfAll = lists.values.reduce(into: Set<String>()) { $0.formUnion($1.edges) }

  /// Finite verbs. A term contains none of them.
  static func verbs(_ language: NotesLanguage) -> Set<String> { lists[language.code]?.verbs ?? [] }

  /// Whether a term in a script without spaces begins or ends like a clause.
  static func isUnspacedClause(_ term: String) -> Bool {
    unspacedOpenings.contains(where: term.hasPrefix) || unspacedEndings.contains(where: term.hasSuffix)
  }

  /// Whether a word has the ending of an adverb. Such words begin sentences, not terms.
  static func isAdverb(_ word: String, _ language: NotesLanguage) -> Bool {
    word.count > 6 && !nounsLikeAdverbs.contains(word) && adverbEndings[language.code, default: []].contains(where: word.hasSuffix)
  }

  private static let adverbEndings = ["de": ["lich", "erweise"], "es": ["mente"], "it": ["mente"], "pt": ["mente"]]
  private static let nounsLikeAdverbs: Set = ["semente", "demente", "clemente", "verweise", "querverweise"]

  private static let unspacedEndings = [
    "为", "是", "有", "在", "和", "与", "时", "了", "中", "は", "が", "を", "に", "で", "と", "も", "から", "まで", "とき", "場合",
  ]

  /// The openings of clauses in scripts without spaces.
  static let unspacedOpenings = [
    "这", "那", "它", "他", "她", "其", "此", "该", "如果", "因为", "所以", "但", "由于", "因此", "当", "我", "你", "一般", "目前", "通过", "也", "就", "不", "没", "并",
    "而", "或", "可以", "需要", "使用", "为了",
    "以下", "この", "その", "あの", "これ", "それ", "あれ", "ここ", "そこ", "もし", "また", "しかし", "そして", "私", "今", "例えば", "たとえば",
  ]

  /// Whether a text in a script without spaces begins in the middle of a thought, or points to another sentence.
  static func pointsElsewhere(_ text: String) -> Bool {
    let plain = notPointers.reduce(text) { $0.replacing($1, with: "") }
    return unspacedOpenings.contains(where: text.hasPrefix) || unspacedPointers.contains { plain.firstPlace(of: $0) != nil }
  }

  private static let unspacedPointers = ["它", "上述", "前述", "此类", "その", "それら", "上記", "下記"]
  /// Words that contain a pointer and are none.
  private static let notPointers = ["其它", "その他"]

  private static let anyEdges: Set<String> = []

  private static let lists: [String: (edges: Set<String>, verbs: Set<String>)] = [
    "en": (
      Words.set(
        """
        an of to in on at by as for with from and or but than that which if when while because so such just very more most less due both
        either neither not no nor only how why what who where whose whom it its this these those there here they them their he she his her we you
        your our my i per via into onto over under after before during until since although though however therefore thus also then
        instead like unlike according based every each any some many few about
        """),
      Words.set(
        """
        is are was were be been being am has have had do does did will would can could should must may might shall means refers became
        become becomes let's don't doesn't isn't aren't can't won't says said makes made meant gets got goes went gives gave takes took include includes
        """)
    ),
    "de": (
      Words.set(
        """
        von zu in im am an auf aus bei nach über unter durch mit für um als wie wenn weil dass ob und oder aber denn nicht nur auch noch sehr
        er sie es wir ihr ich man dies diese dieser dieses hier dort was wer wo warum wieso wann je bis seit vor ohne gegen sowie beim zum zur
        außerdem zudem daher deshalb dann also jedoch allerdings
        """),
      Words.set(
        "umfasst umfassen ist sind war waren wird werden wurde wurden hat haben hatte hatten kann können muss müssen soll sollen darf gibt heißt bedeutet"
      )
    ),
    "es": (
      Words.set(
        """
        de del a al en con por para sin sobre entre desde hasta y o u e pero si que como cuando donde porque aunque no ni muy más menos se lo
        su sus este esta estos estas ese esa eso aquí él ella ellos yo nosotros qué quién cuál cómo según así también además entonces luego
        """),
      Words.set("incluye incluyen es son era eran fue fueron ser está están ha han hay tiene tienen puede pueden debe deben hace significa")
    ),
    "fr": (
      Words.set(
        """
        de du des à au aux en dans par pour sans sur sous entre avec et ou mais si que qui quand comme où car ne pas plus moins très il elle ils
        elles on nous vous je ce cet cette ces son sa ses leur quoi quel quelle pourquoi comment selon ainsi aussi donc ensuite puis enfin cependant
        """),
      Words.set(
        "inclut incluent comprend comprennent est sont était étaient fut être a ont avait peut peuvent doit doivent fait font signifie permet permettent veut veulent dit"
      )
    ),
    "it": (
      Words.set(
        """
        di del della dei delle a al alla da dal dalla in nel nella con su per tra fra e ed o ma se che come quando dove perché non né molto più
        meno si lo suo sua questo questa questi queste quello qui lui lei noi io cosa chi quale anche così inoltre perciò quindi dunque infatti invece oppure ovvero cioè tuttavia infine poi c'è
        """),
      Words.set(
        "include includono comprende comprendono è sono era erano fu essere ha hanno aveva può possono deve devono fa fanno significa viene vengono permette c'è"
      )
    ),
    "pt": (
      Words.set(
        """
        de do da dos das a ao à em no na nos nas com por para sem sobre entre e ou mas se que como quando onde porque não nem muito mais menos
        seu sua este esta estes estas esse essa isso aqui ele ela eles nós eu quem qual também assim além portanto então contudo porém
        """),
      Words.set("inclui incluem é são era eram foi foram ser está estão há tem têm pode podem deve devem faz significa permite permitem")
    ),
    "nl": (
      Words.set(
        """
        van te tot hiervan ervan daarvan in op aan bij met voor door uit over onder naar om als dat die wie wat waar wanneer en of maar want niet geen ook nog zeer er
        hij zij ze het wij we je ik dit deze hier daar hierin daarin hierbij daarbij gevraagd gegeven hoe waarom per zonder dus daarom echter verder dan
        """),
      Words.set("is zijn was waren wordt worden werd werden heeft hebben had kan kunnen moet moeten zal zullen mag betekent")
    ),
    "pl": (
      Words.set(
        "innymi słowy z ze w we na do od po za przed nad pod przez dla bez o i oraz lub albo ale jeśli gdy że który która które jak kiedy gdzie nie też się to ten ta te aby żeby więc dlatego"
      ),
      Words.set("jest są był była było były będzie będą ma mają może mogą musi muszą oznacza")
    ),
    "ru": (
      Words.set(
        "так вот такую такой такое в во на с со к по из от до за над под о об для без при и или но а если когда что как где который не ни же это этот эта эти он она они мы"
      ),
      Words.set("есть был была было были будет будут имеет имеют может могут должен должны является являются означает")
    ),
    "tr": (
      Words.set("ve veya ile için gibi ama fakat eğer bu şu o her bir de da ki ne nasıl neden"), Words.set("olur vardır yoktur eder olan")
    ),
    "sv": (
      Words.set("av till i på vid med för från och eller men om att som när där inte också den det de han hon vi jag hur varför utan"),
      Words.set("är var blir blev har hade kan ska skall måste får betyder")
    ),
    "ar": (
      Words.set("من في على إلى عن مع أو و ثم إذا لأن هذا هذه ذلك التي الذي هو هي هم كما لا لم لن قد"), Words.set("كان كانت يكون تكون")
    ),
  ]
}
