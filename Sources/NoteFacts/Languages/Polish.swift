extension NotesLanguage {
  static let polish = NotesLanguage(
    code: "pl", name: "Polish",
    vocabulary: Vocabulary(
      common: """
        się nie jest są był była było były być oraz lub albo ale jak który która które którzy tego tej tym tych ten ta to dla przez
        pod nad przy między bez jego jej ich już tylko także też może mogą czy gdy gdzie kiedy bardzo
        """,
      meta: """
        wszystkie powyższe;wszystkie z powyższych;żadne z powyższych;żadna z powyższych;żaden z powyższych;a i b;b i c;
        a i c;zarówno a jak i b;ani a ani b
        """,
      negatives: "nie nigdy oprócz poza fałszywe nieprawdziwe błędne",
      absolutes: "zawsze nigdy wszystkie wszyscy każdy każda każde tylko wyłącznie żaden żadna całkowicie niemożliwe",
      vague: "często czasami zwykle zazwyczaj rzadko niektóre wiele",
      banned: "według tekstu;według notatek;jak wspomniano;w tym pytaniu;poprawna odpowiedź to;opcja a;opcja b",
      interrogatives: """
        co czego czym jaki jaka jakie jakiego jaką który której która które którego któremu kto dlaczego kiedy gdzie jak ile
        """),
    definitions: DefinitionWording(
      copulas: [(" to ", "")],
      articles: [],
      pronouns: """
        on ona ono oni one to ten ta te tamten tu tutaj tam co kto który która które inny inna każdy jego jej ich więc dlatego potem następnie także
        ale i lub albo bo ponieważ jeśli gdy kiedy chociaż najpierw jest są
        """,
      leaning: "także też ten ta te tego tej tych dlatego jednak tutaj",
      hollow: "przykład;to samo;ten sam;ta sama;powód;wynik;jedyny;jedyna;jedyne;pierwszy;pierwsza;nie;tylko;znaczy",
      aliases: [" inaczej ", " zwany także ", " zwana także ", " zwane także "],
      figures: "rysunek rys"),
    reasons: ReasonWording(
      because: [" ponieważ ", " bo ", " gdyż "], leadsTo: [" prowadzi do ", " prowadzą do ", " powoduje ", " powodują "],
      breaks: [" ponieważ ", " bo ", " gdyż ", ", ", "; "]),
    questions: QuestionWording(
      termOf:
        "Który termin ma takie znaczenie: „{a}”?|Któremu terminowi odpowiada ta definicja: „{a}”?|Jaki termin opisują te słowa: „{a}”?",
      meaningOf: "Co oznacza termin „{a}”?|Jaka jest definicja terminu „{a}”?|Co rozumiemy przez termin „{a}”?",
      descriptionOf: "Który opis pasuje do hasła „{a}”?",
      describedAs: "Do którego hasła pasuje ten opis: „{a}”?",
      reasonOf: "„{a}.” Dlaczego tak jest?|„{a}.” Dlaczego?", resultOf: "Jaki jest tego skutek: „{a}”?",
      stepAfter: "„{a}.” Który krok następuje zaraz po tym: „{b}”?", stepBefore: "„{a}.” Który krok następuje tuż przed tym: „{b}”?",
      firstStep: "„{a}.” Który krok jest pierwszy?", lastStep: "„{a}.” Który krok jest ostatni?",
      compute: "Skorzystaj ze wzoru {a}, gdy {b}. Ile wynosi {c}?", entryWith: "Która z tych pozycji ma w kolumnie „{a}” wpis „{b}”?",
      valueOf: "Co podaje kolumna „{b}” dla pozycji „{a}”?",
      gap: "„{a}” Jakiego terminu brakuje?", missing: "Czego tu brakuje: „{a}”?",
      yearOf: "W którym roku to się wydarzyło: „{a}”?",
      ordinals: "najpierw początkowo pierwszy pierwsza drugi trzeci potem następnie wreszcie ostatni ostatnia",
      and: " i ", decimalMark: ",",
      innerQuotes: ["„": "«", "”": "»"]))
}
